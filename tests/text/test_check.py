"""``python -m bot words check`` tells authors what is wrong and where."""

from collections.abc import Callable
from pathlib import Path

import pytest

from bot.__main__ import main
from bot.text.check import check_language, unused

Captured = pytest.CaptureFixture[str]
Say = Callable[..., Path]

ENGLISH = """\
language-name = English
button-join = Join
greeting = Press *Join*, { $player }, or type **/dixit join**.
standing = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
"""


@pytest.fixture
def say(tmp_path: Path) -> Say:
    """Return a function that writes a catalogue: the English one with some lines replaced."""

    def write(language: str, text: str = ENGLISH, **changes: str) -> Path:
        folder = tmp_path / language
        folder.mkdir(exist_ok=True)
        for key, line in changes.items():
            old = next(part for part in text.splitlines() if part.startswith(f"{key.strip()} ="))
            text = text.replace(old, line)
        (folder / "game.ftl").write_text(text, encoding="utf-8")
        return folder

    return write


def faults(say: Say, language: str, text: str = ENGLISH, **changes: str) -> list[str]:
    original = say("en")
    found = check_language(say(language, text, **changes), original)
    return [str(fault) for fault in found]


def test_a_complete_language_has_no_faults(say: Say) -> None:
    assert faults(say, "de") == []


def test_a_missing_sentence_is_named(say: Say) -> None:
    assert faults(say, "de", greeting="") == ["de/game.ftl:1: greeting: is missing"]


def test_a_sentence_of_ones_own_is_named(say: Say) -> None:
    assert faults(say, "de", ENGLISH + "extra = Ja\n") == [
        "de/game.ftl:8: extra: is not in the English catalogues, so no code uses it"
    ]


def test_a_sentence_that_stands_twice_is_named(say: Say) -> None:
    assert "button-join: is defined twice, first in game.ftl:2" in str(
        faults(say, "de", ENGLISH + "button-join = Los\n")
    )


def test_what_fluent_does_not_understand_is_shown(say: Say) -> None:
    found = faults(say, "de", ENGLISH + "broken { $x\n")
    assert found == ["de/game.ftl:8: cannot be parsed: broken { $x"]


def test_wrong_variables_are_named_both_ways(say: Say) -> None:
    line = "greeting = *Join*, { $name }: **/dixit join**."
    assert faults(say, "de", greeting=line) == [
        "de/game.ftl:3: greeting: does not use $player",
        "de/game.ftl:3: greeting: uses $name, which the English sentence does not have",
    ]


def test_a_button_is_named_as_it_is_called(say: Say) -> None:
    line = "greeting = *Joining*, { $player }: **/dixit join**."
    assert "mentions *Joining*, but no button has this label" in str(
        faults(say, "de", greeting=line)
    )


def test_a_command_keeps_its_name(say: Say) -> None:
    line = "greeting = { $player }: **/dixit beitreten**."
    assert "mentions other commands" in str(faults(say, "de", greeting=line))


def test_every_plural_form_of_the_language_is_asked_for(say: Say) -> None:
    assert "standing: lacks the plural form [few], [many] of $points" in str(faults(say, "uk"))
    assert "standing: lacks the plural form [few], [many], [two], [zero]" in str(faults(say, "ar"))
    assert "standing: lacks the plural form [two] of $points" in str(faults(say, "he"))


def test_a_default_may_stand_for_the_last_form(say: Say) -> None:
    text = ENGLISH.replace("   *[other]", "    [few] { $points } p\n   *[other]")
    assert faults(say, "pl", text) == []


def test_a_form_the_language_does_not_have_is_named(say: Say) -> None:
    text = ENGLISH.replace("   *[other]", "    [two] two points\n   *[other]")
    assert "has the plural form [two], which this language does not use" in str(
        faults(say, "de", text)
    )


def test_a_form_for_several_numbers_must_show_which(say: Say) -> None:
    text = ENGLISH.replace("[one] { $points } point", "[one] un point")
    assert "[one] must show $points, because it can be 0 or 1" in str(faults(say, "fr", text))
    assert faults(say, "de", text) == []


def test_exact_numbers_are_no_plural_forms(say: Say) -> None:
    text = ENGLISH.replace("[one] { $points } point", "[1] один бал")
    assert faults(say, "uk", text) == []


@pytest.mark.parametrize(
    ("key", "most"),
    [
        ("button-new", 80),
        ("end-new", 80),
        ("command-new", 100),
        ("option-new", 32),
        ("rules-new", 100),
        ("pace-new", 100),
        ("vote-choose", 150),
        ("panel-title", 45),
        ("form-new-title", 45),
        ("form-new-hint", 100),
        ("alt-new", 1024),
        ("anything", 2000),
    ],
)
def test_a_sentence_is_no_longer_than_its_place(say: Say, key: str, most: int) -> None:
    def check(length: int) -> list[str]:
        text = f"{key} = {'x' * length}\n"
        folder = say("en", text)
        return [str(fault) for fault in check_language(folder, folder)]

    assert check(most) == []
    assert check(most + 1) == [
        f"en/game.ftl:1: {key}: has {most + 1} characters, but Discord accepts at most {most}"
    ]


@pytest.mark.parametrize("name", ["Card", "my card", "card!"])
def test_an_option_is_named_as_discord_takes_it(say: Say, name: str) -> None:
    folder = say("en", f"option-card = {name}\n")
    assert "must be in lower case and have no spaces" in str(check_language(folder, folder)[0])


def test_a_folder_that_is_no_language_is_named(say: Say) -> None:
    assert faults(say, "klingonese")[0].endswith(
        "'klingonese' is not a language code; name the folder like 'de' or 'pt-BR'"
    )


def test_what_the_code_never_asks_for_is_named(say: Say, tmp_path: Path) -> None:
    (tmp_path / "bot").mkdir()
    code = 'words("greeting"); words(f"button-{verb}"); f"{anything}"; "language-name"'
    (tmp_path / "bot" / "code.py").write_text(code)
    assert [str(fault) for fault in unused(say("en"), tmp_path)] == [
        "en/game.ftl:4: standing: is not used by any code"
    ]


def test_a_button_that_is_not_translated_has_its_english_name(say: Say) -> None:
    assert faults(say, "de", **{"button-join ": ""}) == ["de/game.ftl:1: button-join: is missing"]


def test_ten_sentences_of_a_new_language_can_land_and_a_release_waits_for_the_rest(
    say: Say, capsys: Captured
) -> None:
    folder = say("en").parent
    say("de", "language-name = Deutsch\nbutton-join = Mitspielen\n")
    checking = ["words", "check", "--folder", str(folder), "de"]
    assert main(checking) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[-1] == "de: passed, 2 still in English"
    assert any("greeting: is missing" in line for line in lines)
    assert main([*checking, "--strict"]) == 1
    assert capsys.readouterr().out.splitlines()[-1] == "de: 2 to repair"


def test_the_command_says_what_passed_and_what_did_not(say: Say, capsys: Captured) -> None:
    folder = say("en").parent
    say("uk")
    assert main(["words", "check", "--folder", str(folder), "uk"]) == 1
    assert capsys.readouterr().out.splitlines()[-1] == "uk: 1 to repair"
    assert main(["words", "check", "--folder", str(folder), "xx"]) == 2
    assert "there are en, uk" in capsys.readouterr().err

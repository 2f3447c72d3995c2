"""Every language has every text, with its own plurals, for the right reader."""

from collections import Counter
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource

from bot import __version__
from bot.limits import longest
from bot.preferences import Notices, PersonSettings, ServerSettings, kinds_of
from bot.rules.editions import EDITIONS
from bot.rules.errors import Refusal
from bot.rules.house import HOUSE_RULES
from bot.rules.model import Ending, Pace, Phase, Reason
from bot.rules.views import Verdict
from bot.text import FALLBACK, LOCALES, Library, Words, library
from bot.text.catalogue import Catalogue
from bot.text.check import check_language, unused
from cogs.settings import MY_OPTIONS, OPTIONS
from tests.text.languages import sentences

LIBRARY = library()
LANGUAGES = LIBRARY.languages
ENGLISH = LOCALES / FALLBACK


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_wrong_with_a_language(language: str) -> None:
    faults = check_language(LOCALES / language, ENGLISH)
    assert [str(fault) for fault in faults if not fault.untranslated] == []


@pytest.mark.skipif(__version__.endswith(".dev"), reason="languages may lag between releases")
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_release_says_everything_in_every_language(language: str) -> None:
    assert [str(fault) for fault in check_language(LOCALES / language, ENGLISH)] == []


def test_no_sentence_is_left_that_nobody_says() -> None:
    assert unused(ENGLISH) == []


def test_everything_the_rules_can_say_has_a_sentence() -> None:
    wanted = [
        *(f"error-{code}" for code in Refusal if code is not Refusal.WRONG_PHASE),
        *(f"error-wrong-phase-{phase}" for phase in Phase),
        *(f"ending-{ending}" for ending in Ending),
        *(f"gain-{reason}" for reason in Reason),
        *(f"verdict-{verdict}" for verdict in Verdict),
        *(f"pace-{pace}{part}" for pace in Pace for part in ("", ".line")),
        *(f"rules-{key}{part}" for key in EDITIONS for part in ("", ".short", ".sentence")),
        *(f"house-{key}{part}" for key in HOUSE_RULES for part in ("", ".about", "-book")),
        *(
            f"house-{key}-{value}"
            for key, rule in HOUSE_RULES.items()
            for value in (() if rule.in_seconds else rule.values)
        ),
        *(f"settings-{name}" for name in kinds_of(ServerSettings)),
        *(f"mine-{name}" for kind in (PersonSettings, Notices) for name in kinds_of(kind)),
        *(
            f"option-{option.replace('_', '-')}{part}"
            for options in (*OPTIONS.values(), *MY_OPTIONS.values())
            for option in options
            for part in ("", ".about")
        ),
    ]
    missing = [f"{key} to {file_of(key)}" for key in wanted if key not in sentences(FALLBACK)]
    assert not missing, f"add to bot/text/locales/en: {', '.join(missing)}"


def file_of(key: str) -> str:
    """Return the name of the English file that has most of the keys that begin like this one."""
    alike = (one for other, one in sentences(FALLBACK).items() if first(other) == first(key))
    ((name, _),) = Counter(one.path.name for one in alike).most_common(1)
    return name


def first(key: str) -> str:
    """Return the first word of a key."""
    return key.partition("-")[0]


COUNTS = (0, 1, 2, 3, 5, 11, 21, 22, 100)
NAMES = ("Anna", "ليلى", "נועה", "🦊", "**Bo** _x_ <@1>")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("value", [*COUNTS, *NAMES])
def test_every_sentence_takes_every_number_and_name(
    language: str, value: int | str, caplog: pytest.LogCaptureFixture
) -> None:
    words = Words(language, LIBRARY(language).catalogues[:1])  # without English behind it
    for key, sentence in sentences(language).items():
        if value != COUNTS[0] and not sentence.variables:
            continue  # its text is the same with every value
        text = words(key, **{name.replace("-", "_"): value for name in sentence.variables})
        assert text.strip() not in ("", key)
        assert len(text) <= longest(key)
    assert not caplog.records


def test_ukrainian_counts_as_ukrainians_do() -> None:
    words = LIBRARY("uk")

    def said(points: int) -> str:
        text = words("standing", who="Оля", points=points)
        return text.replace("\u2068", "").replace("\u2069", "").rpartition(" ")[2]

    assert [said(n) for n in (1, 2, 5, 11, 21, 22)] == [
        "бал", "бали", "балів", "балів", "бал", "бали",
    ]  # fmt: skip


def test_a_name_in_another_script_keeps_its_place() -> None:
    text = LIBRARY("en")("kicked", player="נועה")
    assert "\u2068נועה\u2069" in text


def test_a_list_of_names_uses_the_languages_own_comma(tmp_path: Path) -> None:
    for language, name, comma in (("en", "English", ", "), ("ar", "العربية", "، ")):
        (tmp_path / language).mkdir()
        source = f'language-name = {name}\nlist-separator = {{"{comma}"}}\n'
        (tmp_path / language / "language.ftl").write_text(source, encoding="utf-8")
    languages = Library(tmp_path)
    assert languages("en").listed(["A", "B"]) == "\u2068A\u2069, \u2068B\u2069"
    assert languages("ar").listed(["A", "B"]) == "\u200f\u2068A\u2069\u200f، \u2068B\u2069"


@pytest.mark.parametrize(
    ("wishes", "chosen"),
    [
        (("uk", "en", None, "de"), "uk"),
        ((None, "uk", "en", "en-US"), "uk"),
        ((None, None, None, "uk"), "uk"),
        ((None, None, None, "en-GB"), "en"),
        (("tlh", None, None, "xx-YY"), "en"),
    ],
)
def test_the_readers_own_choice_comes_first(wishes: tuple[str | None, ...], chosen: str) -> None:
    own, game, server, discord = wishes
    words = LIBRARY.for_reader(own, game=game, server=server, discord=discord)
    assert words.language == chosen


def test_a_folder_is_all_that_a_language_needs(tmp_path: Path) -> None:
    for language, name in (("en", "English"), ("eo", "Esperanto")):
        (tmp_path / language).mkdir()
        (tmp_path / language / "language.ftl").write_text(f"language-name = {name}\n")
    languages = Library(tmp_path)
    assert languages.languages == ("en", "eo")
    assert languages.name_of("eo") == languages("eo")("language-name") == "Esperanto"


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_said_without_parsing_is_what_fluent_would_say(language: str) -> None:
    bundle = FluentBundle([language])
    for path in sorted((LOCALES / language).glob("*.ftl")):
        bundle.add_resource(FluentResource(path.read_text("utf-8")))
    for key, sentence in sentences(language).items():
        if sentence.variables:
            continue
        message, _, attribute = key.partition(".")
        entry = bundle.get_message(message)
        pattern = entry.attributes[attribute] if attribute else entry.value
        assert pattern is not None
        words = LIBRARY(language)
        text = str(bundle.format_pattern(pattern)[0])
        small = "-# " if text.startswith("-# ") else ""
        assert words(key) == f"{small}{words.mark}{text.removeprefix(small)}"


def test_the_bot_starts_whatever_folders_lie_beside_the_languages(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    for language in ("en", "eo", "begun", "empty", "left"):
        (tmp_path / language).mkdir()
    for language in ("en", "eo"):
        (tmp_path / language / "language.ftl").write_text(f"language-name = {language}\n")
    (tmp_path / "begun" / "lobby.ftl").write_text("join = Aliĝi\n", encoding="utf-8")
    (tmp_path / "left" / "__pycache__").mkdir()
    languages = Library(tmp_path)
    assert languages.names == {"en": "en", "eo": "eo"}
    assert [words.language for words in languages] == ["en", "eo"]
    assert languages.first_of("begun", "left", "empty").language == "en"
    assert [record.message for record in caplog.records] == [
        "language begun is left out because it has no language-name"
    ]


def test_english_may_lack_its_own_name(tmp_path: Path) -> None:
    (tmp_path / "en").mkdir()
    (tmp_path / "en" / "lobby.ftl").write_text("join = Join\n")
    assert Library(tmp_path)("de")("join") == "Join"


def test_a_missing_sentence_does_not_make_fluent_parse_its_language(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "eo"
    folder.mkdir()
    source = "# A comment = none\njoin = Aliĝi\n    nun\nempty =\n    .label = Jes\n"
    (folder / "lobby.ftl").write_text(source, encoding="utf-8")
    catalogue = Catalogue(folder)
    with monkeypatch.context() as patch:
        patch.setattr("fluent.runtime.FluentResource", None)
        for missing in ("A", "none", "nun", "join.label", "label", "begin"):
            assert catalogue.say(missing, {}) is None
        assert catalogue.say("empty.label", {}) == ("Jes", [])
    assert catalogue.say("join", {}) == ("Aliĝi\nnun", [])
    assert catalogue.say("empty", {}) is None


def test_a_sentence_that_no_language_has_is_reported_as_missing_in_english(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    for language in ("en", "eo"):
        (tmp_path / language).mkdir()
        (tmp_path / language / "language.ftl").write_text(f"language-name = {language}\n")
    assert Library(tmp_path)("eo")("wave") == "wave"
    assert [record.message for record in caplog.records] == ["text en.wave is missing"]

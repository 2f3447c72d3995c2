"""Every language says everything, with the same variables, and only what the code asks for."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from bot.rules.editions import EDITIONS
from bot.rules.errors import Refusal
from bot.rules.model import Ending, Pace, Phase, Reason
from bot.rules.views import Verdict
from bot.text import FALLBACK, LOCALES, Library
from bot.text.language import choose_language

ROOT = Path(__file__).parents[2]
LIBRARY = Library()
LANGUAGES = sorted(path.name for path in LOCALES.iterdir() if path.is_dir())


class Variables(Visitor):
    """Collects the variables that a pattern uses."""

    def __init__(self) -> None:
        super().__init__()
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


@cache
def entries(language: str) -> dict[str, set[str]]:
    """Every message and attribute of a language with its variables."""
    found: dict[str, set[str]] = {}
    for path in sorted((LOCALES / language).glob("*.ftl")):
        for entry in FluentParser().parse(path.read_text("utf-8")).body:
            assert not isinstance(entry, ftl.Junk), f"{path.name}: {entry.content}"
            if isinstance(entry, ftl.Message):
                assert entry.id.name not in found, f"{entry.id.name} stands twice in {language}"
                found[entry.id.name] = variables(entry.value)
                for attribute in entry.attributes:
                    key = f"{entry.id.name}.{attribute.id.name}"
                    found[key] = variables(attribute.value)
    return found


def variables(pattern: ftl.BaseNode | None) -> set[str]:
    visitor = Variables()
    if pattern is not None:
        visitor.visit(pattern)
    return visitor.names


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_language_says_everything_that_english_says(language: str) -> None:
    english, other = entries(FALLBACK), entries(language)
    assert sorted(other) == sorted(english)
    assert {key: names for key, names in other.items() if names != english[key]} == {}


def keys_in_code() -> Iterator[str]:
    """Every literal that the code asks the catalogues for."""
    for folder in ("bot", "cogs"):
        for path in (ROOT / folder).rglob("*.py"):
            for node in ast.walk(ast.parse(path.read_text("utf-8"))):
                if isinstance(node, ast.Constant) and isinstance(node.value, str):
                    yield node.value
                elif isinstance(node, ast.JoinedStr):
                    yield "".join(
                        str(part.value) if isinstance(part, ast.Constant) else "*"
                        for part in node.values
                    )


def test_no_sentence_is_left_that_nobody_says() -> None:
    asked = {re.escape(key).replace(r"\*", ".+") for key in keys_in_code() if "\n" not in key}
    patterns = [re.compile(f"^{key}$") for key in asked if re.fullmatch(r"[\w.\\+-]+", key)]
    patterns = [pattern for pattern in patterns if pattern.pattern not in ("^.+$",)]
    unused = [key for key in entries(FALLBACK) if not any(p.match(key) for p in patterns)]
    assert unused == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_the_rules_can_say_has_a_sentence(language: str) -> None:
    wanted = [
        *(f"error-{code}" for code in Refusal if code is not Refusal.WRONG_PHASE),
        *(f"error-wrong-phase-{phase}" for phase in Phase),
        *(f"ending-{ending}" for ending in Ending),
        *(f"gain-{reason}" for reason in Reason),
        *(f"verdict-{verdict}" for verdict in Verdict),
        *(f"pace-{pace}{part}" for pace in Pace for part in ("", ".line")),
        *(f"rules-{key}{part}" for key in EDITIONS for part in ("", ".short", ".sentence")),
    ]
    assert [key for key in wanted if key not in entries(language)] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("count", [0, 1, 2, 3, 5, 11, 21, 22])
def test_plurals_come_out_without_a_problem(
    language: str, count: int, caplog: pytest.LogCaptureFixture
) -> None:
    words = LIBRARY(language)
    for key, names in entries(language).items():
        text = words(key, **{name.replace("-", "_"): count for name in names})
        assert text
        assert text != key
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
    assert choose_language(("en", "uk"), *wishes) == chosen


def test_what_discord_shows_fits_its_limits() -> None:
    for words in LIBRARY:
        for key in entries(FALLBACK):
            if key.startswith("command-") or key.endswith(".about"):
                assert 1 <= len(words(key)) <= 100, (words.language, key)
            elif key.startswith("option-"):
                assert re.fullmatch(r"[\w-]{1,32}", words(key)), (words.language, key)
                assert words(key) == words(key).lower()


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_said_without_parsing_is_what_fluent_would_say(language: str) -> None:
    bundle = FluentBundle([language])
    for path in sorted((LOCALES / language).glob("*.ftl")):
        bundle.add_resource(FluentResource(path.read_text("utf-8")))
    for key, names in entries(language).items():
        if names:
            continue
        message, _, attribute = key.partition(".")
        entry = bundle.get_message(message)
        pattern = entry.attributes[attribute] if attribute else entry.value
        assert pattern is not None
        assert LIBRARY(language)(key) == bundle.format_pattern(pattern)[0]

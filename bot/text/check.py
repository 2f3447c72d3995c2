"""Checks a language's catalogues, for the people who translate them.

Is every English sentence translated, and nothing else? Does each use the same variables, have all
plural forms of the language, fit Discord's limits, and name buttons by their labels? A sentence
that is not translated yet is always reported, but counts as a fault only when a release is checked,
because the English one is shown instead.

``read`` yields every sentence with its file, line and variables. The running bot reads catalogues
in another way (``bot.text.catalogue``).
"""

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from babel import Locale, UnknownLocaleError
from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser
from fluent.syntax import ast as syntax
from fluent.syntax.visitor import Visitor

from bot.limits import fits_option_name, is_option_name, longest
from bot.text import FALLBACK

_NO_CODE = "{!r} is not a language code; name the folder like 'de' or 'pt-BR'"
COUNTS = (0, 1, 2, 3, 5, 11, 21, 100, 999)  # numbers that cover the plural forms of languages
CODE = Path(__file__).parents[2]
# Buttons are mentioned in italics, between single asterisks; double ones are bold.
_ITALIC = re.compile(r"(?<!\*)\*(?!\*)([^*{}]+)\*(?!\*)")
_TYPED = re.compile(r"/dixit \w+")


@dataclass(frozen=True)
class Plural:
    """A Fluent selector on a number: its variants by plural form or exact number."""

    variable: str
    variants: tuple[tuple[str, frozenset[str]], ...]  # form or number, variables in it
    default: str

    @property
    def names(self) -> tuple[str, ...]:
        """Return the plural forms and exact numbers that have a variant."""
        return tuple(name for name, _ in self.variants)


@dataclass(frozen=True)
class Sentence:
    """A message of a catalogue, or an attribute of one with the key ``message.attribute``."""

    key: str
    path: Path
    line: int
    variables: frozenset[str]
    plurals: tuple[Plural, ...]
    source: str


@dataclass(frozen=True)
class Unparsable:
    """A part of a catalogue that Fluent cannot parse."""

    path: Path
    line: int
    source: str


def read(folder: Path) -> Iterator[Sentence | Unparsable]:
    """Yield the sentences and unparsable parts of one language's folder, file by file."""
    for path in sorted(folder.glob("*.ftl")):
        text = path.read_text(encoding="utf-8-sig")
        for entry in _parsed(text).body:
            assert entry.span is not None
            line = text.count("\n", 0, entry.span.start) + 1
            if isinstance(entry, syntax.Junk):
                yield Unparsable(path, line, entry.content or "")
            elif isinstance(entry, syntax.Message):
                yield from _sentences(entry, path, line, text)


@cache
def _parsed(text: str) -> syntax.Resource:
    return FluentParser().parse(text)


def _sentences(message: syntax.Message, path: Path, line: int, text: str) -> Iterator[Sentence]:
    """Yield the text of a message, if it has one, and each of its attributes."""
    patterns = {message.id.name: message.value}
    patterns |= {f"{message.id.name}.{a.id.name}": a.value for a in message.attributes}
    for key, pattern in patterns.items():
        if pattern is None:
            continue
        found = _Finder()
        found.visit(pattern)
        assert pattern.span is not None
        source = text[pattern.span.start : pattern.span.end]
        yield Sentence(key, path, line, frozenset(found.names), tuple(found.plurals), source)


class _Finder(Visitor):
    """Collects the variables of a Fluent pattern, and its selectors."""

    def __init__(self) -> None:
        super().__init__()
        self.names: set[str] = set()
        self.plurals: list[Plural] = []

    def visit_VariableReference(self, node: syntax.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)

    def visit_SelectExpression(self, node: syntax.SelectExpression) -> None:  # noqa: N802
        if isinstance(node.selector, syntax.VariableReference):
            said = tuple((_name(v.key), _variables(v.value)) for v in node.variants)
            default = next(_name(v.key) for v in node.variants if v.default)
            self.plurals.append(Plural(node.selector.id.name, said, default))
        self.generic_visit(node)


def _name(key: syntax.Identifier | syntax.NumberLiteral) -> str:
    return str(key.name if isinstance(key, syntax.Identifier) else key.value)


def _variables(pattern: syntax.Pattern) -> frozenset[str]:
    found = _Finder()
    found.visit(pattern)
    return frozenset(found.names)


@dataclass(frozen=True, order=True)
class Fault:
    """One problem and its place; ``untranslated`` means that the English text is shown instead."""

    path: Path
    line: int
    text: str
    untranslated: bool = False

    def __str__(self) -> str:
        return f"{self.path.parent.name}/{self.path.name}:{self.line}: {self.text}"


def check_language(folder: Path, original: Path) -> list[Fault]:
    """Return all faults of one language's folder, compared with the English one (``original``)."""
    try:
        form_of = Locale.parse(folder.name.replace("-", "_")).plural_form
        forms = [form_of(number) for number in range(1000)]
    except (UnknownLocaleError, ValueError):
        return [Fault(folder / "language.ftl", 1, _NO_CODE.format(folder.name))]
    said: dict[str, Sentence] = {}
    faults: list[Fault] = []
    for found in read(folder):
        if isinstance(found, Unparsable):
            first = found.source.strip().partition("\n")[0]
            faults.append(Fault(found.path, found.line, f"cannot be parsed: {first}"))
        elif found.key in said:
            earlier = said[found.key]
            text = f"is defined twice, first in {earlier.path.name}:{earlier.line}"
            faults.append(_fault(found, text))
        else:
            said[found.key] = found
    faults += _compare(folder, said, _english(original))
    known = {*form_of.tags, "other"}
    for sentence in said.values():
        faults += [_fault(sentence, text) for text in _plurals(sentence, known, forms)]
    faults += _lengths(folder, said)
    return sorted(faults)


def _fault(sentence: Sentence, text: str) -> Fault:
    return Fault(sentence.path, sentence.line, f"{sentence.key}: {text}")


@cache
def _english(folder: Path) -> dict[str, Sentence]:
    return {found.key: found for found in read(folder) if isinstance(found, Sentence)}


def _compare(
    folder: Path, said: dict[str, Sentence], english: dict[str, Sentence]
) -> Iterator[Fault]:
    """Yield the faults of a language's sentences (``said``), compared with the English ones.

    These are missing and surplus sentences, other variables or commands than in English, and
    mentions of buttons that do not exist.
    """
    for key in english.keys() - said.keys():
        yield Fault(folder / english[key].path.name, 1, f"{key}: is missing", untranslated=True)
    shown = english | said  # a button that is not translated shows its English label
    buttons = {s.source.strip() for key, s in shown.items() if key.startswith("button-")}
    for key, sentence in said.items():
        if key not in english:
            yield _fault(sentence, "is not in the English catalogues, so no code uses it")
            continue
        wanted = english[key].variables
        for name in sorted(wanted - sentence.variables):
            yield _fault(sentence, f"does not use ${name}")
        for name in sorted(sentence.variables - wanted):
            yield _fault(sentence, f"uses ${name}, which the English sentence does not have")
        for label in sorted(set(_ITALIC.findall(sentence.source)) - buttons):
            yield _fault(sentence, f"mentions *{label}*, but no button has this label")
        if set(_TYPED.findall(sentence.source)) != set(_TYPED.findall(english[key].source)):
            yield _fault(sentence, "mentions other commands than the English sentence")


def _plurals(sentence: Sentence, known: set[str], forms: list[str]) -> Iterator[str]:
    """Yield what is wrong with a sentence's plural forms: missing, unknown, or without the number.

    ``known`` are the language's plural forms, ``forms`` those of the numbers from 0.
    """
    for plural in sentence.plurals:
        if not any(name.isalpha() for name in plural.names if name != plural.default):
            continue  # a choice between exact numbers
        numbers: dict[str, list[int]] = {}
        exact = {int(name) for name in plural.names if name.isdecimal()}
        for number, form in enumerate(forms):
            if number not in exact:
                numbers.setdefault(form, []).append(number)
        for name in plural.names:
            if name.isalpha() and name not in known:
                yield f"has the plural form [{name}], which this language does not use"
        missing = sorted(numbers.keys() - set(plural.names))
        # A default form that whole numbers never use, such as Polish ``other``, replaces one that
        # is missing.
        spare = 0 if plural.default in numbers else 1
        if len(missing) > spare:
            yield f"lacks the plural form [{'], ['.join(missing)}] of ${plural.variable}"
        yield from _hidden(plural, numbers)


def _hidden(plural: Plural, numbers: dict[str, list[int]]) -> Iterator[str]:
    """Yield a fault for each plural form that covers several numbers but does not show the number.

    In Ukrainian, for example, ``one`` covers 1 and 21. A message may leave the number out of all
    its forms.
    """
    if not any(plural.variable in variables for _, variables in plural.variants):
        return  # a sentence that never shows its number
    for name, variables in plural.variants:
        meant = numbers.get(name, [])
        if len(meant) > 1 and plural.variable not in variables:
            either = f"{meant[0]} or {meant[1]}"
            yield f"[{name}] must show ${plural.variable}, because it can be {either}"


def _lengths(folder: Path, said: dict[str, Sentence]) -> Iterator[Fault]:
    """Yield a fault for each sentence that Discord or Fluent refuses when it is formatted."""
    bundle = FluentBundle([folder.name])
    for path in sorted(folder.glob("*.ftl")):
        bundle.add_resource(_parsed(path.read_text(encoding="utf-8-sig")))
    for sentence in said.values():
        texts = [_format(bundle, sentence, count) for count in COUNTS]
        most = longest(sentence.key)
        length = max(len(text) for text, _ in texts)
        if length > most:
            yield _fault(sentence, f"has {length} characters, but Discord accepts at most {most}")
        if is_option_name(sentence.key) and not fits_option_name(texts[0][0]):
            yield _fault(
                sentence, "names an option, so it must be in lower case and have no spaces"
            )
        for problem in sorted({str(problem) for _, problems in texts for problem in problems}):
            yield _fault(sentence, problem)


def _format(bundle: FluentBundle, sentence: Sentence, count: int) -> tuple[str, list[Exception]]:
    """Return a sentence with this number in place of every variable, and the errors."""
    message, _, attribute = sentence.key.partition(".")
    entry = bundle.get_message(message)
    pattern = entry.attributes[attribute] if attribute else entry.value
    assert pattern is not None
    text, problems = bundle.format_pattern(pattern, dict.fromkeys(sentence.variables, count))
    return str(text), problems


def unused(original: Path, code: Path = CODE) -> list[Fault]:
    """Return a fault for each English sentence that the code never uses."""
    used = [re.compile(pattern) for pattern in _used_keys(code)]
    return [
        _fault(sentence, "is not used by any code")
        for key, sentence in _english(original).items()
        if not any(pattern.fullmatch(key) for pattern in used)
    ]


def _used_keys(code: Path) -> set[str]:
    """Return a regular expression for every string in the code that could be a key.

    The values in an f-string match any text.
    """
    found: set[str] = set()
    for path in (*code.glob("bot/**/*.py"), *code.glob("cogs/*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                found.add(re.escape(node.value))
            elif isinstance(node, ast.JoinedStr):
                parts = [
                    re.escape(str(part.value)) if isinstance(part, ast.Constant) else ".+"
                    for part in node.values
                ]
                found.add("".join(parts))
    # Keep what looks like a key. An f-string of values only would match every key.
    return {pattern for pattern in found if re.fullmatch(r"(?=.*\w)[\w\\.+-]+", pattern)}


def check(locales: Path, languages: tuple[str, ...] = ()) -> dict[str, list[Fault]]:
    """Return the faults by language code, for these languages or for all that have catalogues."""
    folders = sorted(path for path in locales.iterdir() if path.is_dir())
    wanted = [
        path
        for path in folders
        if (path.name in languages if languages else any(path.glob("*.ftl")))
    ]
    found = {path.name: check_language(path, locales / FALLBACK) for path in wanted}
    if FALLBACK in found:
        found[FALLBACK] = sorted([*found[FALLBACK], *unused(locales / FALLBACK)])
    return found

"""Reads catalogues for checks: every sentence with its file, line and variables.

The running bot does not read them this way: see ``bot.text``.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor


@dataclass(frozen=True)
class Plural:
    """A Fluent selector on a number: its variants by plural form or exact number."""

    variable: str
    variants: tuple[tuple[str, frozenset[str]], ...]  # a form or number, and the variables said
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
class Nonsense:
    """A part of a catalogue that Fluent cannot parse."""

    path: Path
    line: int
    source: str


def read(folder: Path) -> Iterator[Sentence | Nonsense]:
    """Yield the sentences and unparsable parts of one language's folder, file by file."""
    for path in sorted(folder.glob("*.ftl")):
        text = path.read_text(encoding="utf-8")
        for entry in FluentParser().parse(text).body:
            assert entry.span is not None
            line = text.count("\n", 0, entry.span.start) + 1
            if isinstance(entry, ast.Junk):
                yield Nonsense(path, line, entry.content or "")
            elif isinstance(entry, ast.Message):
                yield from _sentences(entry, path, line, text)


def _sentences(message: ast.Message, path: Path, line: int, text: str) -> Iterator[Sentence]:
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

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        if isinstance(node.selector, ast.VariableReference):
            said = tuple((_name(v.key), _variables(v.value)) for v in node.variants)
            default = next(_name(v.key) for v in node.variants if v.default)
            self.plurals.append(Plural(node.selector.id.name, said, default))
        self.generic_visit(node)


def _name(key: ast.Identifier | ast.NumberLiteral) -> str:
    return str(key.name if isinstance(key, ast.Identifier) else key.value)


def _variables(pattern: ast.Pattern) -> frozenset[str]:
    found = _Finder()
    found.visit(pattern)
    return frozenset(found.names)

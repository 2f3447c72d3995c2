"""When a line may be said about a card that nobody has read it in.

Reads ``occasions.toml`` of a folder with phrases (which words on a card call for which line) and
``tables/links.txt`` (which other words are as good, and how nearly). Knows no cards and no games.
"""

from collections.abc import Iterable, Mapping
from functools import cache, lru_cache
from pathlib import Path

from bot.company.lexicon import TABLES
from bot.decks.phrases import read_occasions

Strengths = dict[str, float]


class Occasions:
    """The lines of one folder, by the words that call for them."""

    def __init__(self, called_by: Mapping[str, tuple[tuple[str, ...], ...]]) -> None:
        self._groups = {line: len(groups) for line, groups in called_by.items()}
        self._calls: dict[str, list[tuple[str, int]]] = {}
        for line, groups in called_by.items():
            for group, words in enumerate(groups):
                for word in words:
                    self._calls.setdefault(word, []).append((line, group))

    def strengths(self, words: Iterable[str]) -> Strengths:
        """Return how strongly a card with these words calls for which lines, from 0 to 1.

        A line that wants several things is called as strongly as by the one that is least there;
        no word of the card answers for two of them.
        """
        found: dict[str, dict[int, tuple[float, str]]] = {}
        for word in words:
            for near, strength in _links().get(word, {word: 1.0}).items():
                for line, group in self._calls.get(near, ()):
                    best = found.setdefault(line, {})
                    if strength > best.get(group, (0.0, ""))[0]:
                        best[group] = strength, word
        return {
            line: min(strength for strength, _ in best.values())
            for line, best in found.items()
            if len(best) == self._groups[line] == len({word for _, word in best.values()})
        }


@lru_cache(maxsize=8)
def occasions(deck: Path) -> Occasions:
    """Return what is written beside this deck's phrases; `DeckError` if it is damaged."""
    return Occasions(read_occasions(deck))


@cache
def _links() -> dict[str, dict[str, float]]:
    """Return the words near those that call for lines, each with which and how near."""
    links: dict[str, dict[str, float]] = {}
    for line in (TABLES / "links.txt").read_text("utf-8").splitlines():
        if not line.startswith("#"):
            word, *near = line.split()
            pairs = (one.rsplit(":", 1) for one in near)
            links[word] = {other: int(hundredths) / 100 for other, hundredths in pairs}
    return links

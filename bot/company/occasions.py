"""Finds phrases for cards of decks that have no table of fits, by the cards' words.

Reads ``occasions.toml`` of a folder with phrases (which words about a card call for which phrase)
and ``tables/links.txt`` (which other words are near these, and how near). Knows no cards and no
games.
"""

from collections.abc import Iterable, Mapping
from functools import cache, lru_cache
from pathlib import Path

from bot.company.lexicon import TABLES
from bot.decks.phrases import read_occasions

Strengths = dict[str, float]


class Occasions:
    """Finds the phrases of one folder that suit a card, by the card's words."""

    def __init__(self, called_by: Mapping[str, tuple[tuple[str, ...], ...]]) -> None:
        self._groups = {line: len(groups) for line, groups in called_by.items()}
        self._calls: dict[str, list[tuple[str, int]]] = {}
        for line, groups in called_by.items():
            for group, words in enumerate(groups):
                for word in words:
                    self._calls.setdefault(word, []).append((line, group))

    def strengths(self, words: Iterable[str]) -> Strengths:
        """Return how well each phrase suits a card with these words, from 0 to 1.

        A phrase may ask for several groups of words. It is as strong as its weakest group, and is
        left out unless each group is matched by a different word of the card.
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
    """Return the occasions for this deck's phrases; raise `DeckError` if the file is damaged."""
    return Occasions(read_occasions(deck))


@cache
def _links() -> dict[str, dict[str, float]]:
    """Return for each word the near words that phrases ask for, with their nearness (0 to 1)."""
    links: dict[str, dict[str, float]] = {}
    for line in (TABLES / "links.txt").read_text("utf-8").splitlines():
        if not line.startswith("#"):
            word, *near = line.split()
            pairs = (one.rsplit(":", 1) for one in near)
            links[word] = {other: int(hundredths) / 100 for other, hundredths in pairs}
    return links

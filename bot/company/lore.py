"""What a computer player knows about the cards of some decks, in one language.

It consists of the words about the cards and of phrases that can be clues. How well a phrase fits a
card is in the deck's own table. If a deck has none, it follows from the card's words:
``occasions.toml`` of a folder with phrases says which words about a card call for which phrase, and
``tables/links.txt`` which other words are near these. A fit is a number from 0 to ``BEST_FIT``;
cards and phrases that have nothing in common have the fit ``NEUTRAL``. Knows no pictures and no
games.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, cached_property, lru_cache
from pathlib import Path
from typing import Protocol

from bot.company.grammar import ENGLISH, stems
from bot.company.lexicon import TABLES, Word, language_of, understand
from bot.company.vectors import Direction, direction
from bot.decks.phrases import (
    BEST_FIT,
    SHIPPED,
    VOUCHED,
    languages,
    read_affinity,
    read_occasions,
    read_phrases,
)
from bot.decks.problems import DeckError
from bot.rules.ids import CardId

NEUTRAL = 49  # the middle of the shipped table's values
LINKED = 46  # added to ``NEUTRAL`` for a full match with a card's words
VOUCHED_FROM = 0.9  # how well a phrase must match a card to be a clue for it (1 is a full match)
SEEN, MEANT, NAMED = 1.0, 0.9, 0.8  # how much a word of an alt text, a keyword and a title count

Fits = bytes
"""How well a phrase fits each card, in the order of the lore's cards."""


class WordedCard(Protocol):
    """A card's words as its deck has them: title, alt texts and keywords."""

    @property
    def id(self) -> str: ...
    @property
    def title(self) -> str: ...
    @property
    def alts(self) -> Mapping[str, str]: ...
    @property
    def keywords(self) -> tuple[str, ...]: ...
    def alt_in(self, language: str) -> str: ...


class WordedDeck(Protocol):
    """What computer players need of a deck: its cards, and the folder with its phrases and fits."""

    @property
    def path(self) -> Path: ...
    @property
    def cards(self) -> tuple[WordedCard, ...]: ...


def normalised(line: str) -> str:
    """Return a line in the form in which lines are compared, with single spaces and folded case."""
    return " ".join(line.split()).casefold()


@dataclass(frozen=True, slots=True)
class Phrase:
    """A line that can be a clue, its words, and how well it fits each card.

    ``vouched`` has the cards for which it may be given as a clue.
    """

    key: str  # the line as ``normalised`` returns it
    line: str
    stems: frozenset[str]
    senses: frozenset[str]
    fits: Fits
    vouched: frozenset[CardId]


class CardLore:
    """Holds the senses of one card's words, how much each counts, and words that give it away.

    Of the alt texts, only the English one is read for senses, or the first if there is none.
    """

    def __init__(self, card: WordedCard, language: str) -> None:
        shown = next((one for one in (ENGLISH, *card.alts) if one in card.alts), ENGLISH)
        seen, named, meant = (
            understand(text, language_of(text, shown))
            for text in (card.alts.get(shown, ""), card.title, " ".join(card.keywords))
        )
        settled = _settled((*seen, *named, *meant))
        self.weights = {settled[word]: NAMED for word in named if word in settled}
        self.weights |= {settled[word]: MEANT for word in meant if word in settled}
        self.weights |= {settled[word]: SEEN for word in seen if word in settled}
        # In both languages, because a clue may be in English, too.
        alts = stems(f"{card.alt_in(language)} {card.alt_in(ENGLISH)}", language)
        self.given_away = alts | stems(card.title, language)
        self.given_senses = frozenset(sense for word in (*seen, *named) for sense in word.senses)
        self.stems = alts | stems(" ".join(card.keywords), language)

    @cached_property
    def directions(self) -> tuple[tuple[Direction, float], ...]:
        """Return the vector of each sense of the card's words, and how much it counts."""
        return tuple((direction(sense), weight) for sense, weight in self.weights.items())


def _settled(words: Sequence[Word]) -> dict[Word, str]:
    """Return one sense for each known word.

    Of several senses, take the one nearest to the words that have only one.
    """
    clear = [direction(word.senses[0]) for word in words if len(word.senses) == 1]

    def nearness(sense: str) -> float:
        return max((direction(sense).cosine(other) for other in clear), default=0.0)

    return {
        word: word.senses[0] if len(word.senses) == 1 else max(word.senses, key=nearness)
        for word in words
        if word.senses
    }


class Lore:
    """Knows the words of cards in one language, and how well phrases fit the cards."""

    def __init__(
        self, language: str, cards: Mapping[CardId, CardLore], phrases: Iterable[Phrase]
    ) -> None:
        self.language = language
        self.cards = cards
        self.place = {card: place for place, card in enumerate(cards)}
        self.phrases = {phrase.key: phrase for phrase in phrases}
        self._clues: dict[CardId, list[Phrase]] = {card: [] for card in cards}
        for phrase in self.phrases.values():
            for card in phrase.vouched & cards.keys():
                if not _gives_away(phrase, cards[card]):
                    self._clues[card].append(phrase)

    def known(self, clue: str) -> Phrase | None:
        """Return the phrase with the same wording as this clue; None if there is none."""
        return self.phrases.get(normalised(clue))

    def clues_for(self, card: CardId) -> tuple[Phrase, ...]:
        """Return the phrases that can be clues for this card and do not give it away."""
        return tuple(self._clues.get(card, ()))

    def fit(self, fits: Fits, card: CardId) -> int:
        """Return this card's value in ``fits``; ``NEUTRAL`` for an unknown card."""
        place = self.place.get(card)
        return NEUTRAL if place is None else fits[place]


def _gives_away(phrase: Phrase, card: CardLore) -> bool:
    """Return whether a phrase gives a card away with a word of the card's title or alt text."""
    return bool(phrase.stems & card.given_away or phrase.senses & card.given_senses)


@lru_cache(maxsize=32)
def study(decks: tuple[WordedDeck, ...], language: str) -> Lore:
    """Return the lore of these decks in this language.

    Phrases are in English if there are none in the language. If the phrases or the table of a deck
    are damaged, it gets no phrases; ``deck check`` reports the damage.
    """
    cards = {
        CardId(card.id): CardLore(card, language)
        for deck in decks
        for card in deck.cards
        if card.title or card.alts or card.keywords
    }
    return Lore(language, cards, _phrases(decks, language, cards))


def understood(deck: WordedDeck) -> int:
    """Return how many of the deck's cards have at least one word that is understood."""
    return sum(bool(CardLore(card, ENGLISH).weights) for card in deck.cards)


def _phrases(
    decks: Iterable[WordedDeck], language: str, cards: Mapping[CardId, CardLore]
) -> Iterator[Phrase]:
    """Yield every phrase once, with its fits to the cards of all decks that use it."""
    places = {card: place for place, card in enumerate(cards)}
    rows: dict[str, tuple[str, dict[CardId, int]]] = {}
    for deck in decks:
        for line, row in _rows(deck, language, cards):
            rows.setdefault(normalised(line), (line, {}))[1].update(row)
    for key, (line, row) in rows.items():
        fits = bytearray([NEUTRAL]) * len(cards)
        for card, fit in row.items():
            if card in places:
                fits[places[card]] = fit & BEST_FIT
        vouched = frozenset(card for card, fit in row.items() if fit & VOUCHED)
        words = understand(line, language)
        senses = frozenset(sense for word in words for sense in word.senses)
        yield Phrase(key, line, stems(line, language), senses, bytes(fits), vouched)


def _rows(
    deck: WordedDeck, language: str, cards: Mapping[CardId, CardLore]
) -> Iterator[tuple[str, dict[CardId, int]]]:
    """Yield each phrase for a deck with its fits to the deck's cards; none if a file is damaged."""
    home = deck.path if languages(deck.path) else SHIPPED
    try:
        lines = read_phrases(home, language) or read_phrases(home, ENGLISH)
        table = read_affinity(deck.path)
        when = occasions(home) if table is None else None
    except DeckError:
        return
    if when is not None:
        found = {
            CardId(card.id): when.strengths(cards[CardId(card.id)].weights)
            for card in deck.cards
            if card.id in cards
        }
        for name, line in lines.items():
            yield line, {card: _fit(near[name]) for card, near in found.items() if name in near}
    elif table is not None:
        prefix = deck.cards[0].id.rpartition("/")[0]
        named = [CardId(f"{prefix}/{card}") for card in table.cards]
        for name, line in lines.items():
            if row := table.rows.get(name):
                yield line, dict(zip(named, row, strict=True))


def _fit(strength: float) -> int:
    """Return the fit for a match of this strength (0 to 1).

    If the match is good enough to give the phrase as a clue, the fit has the flag ``VOUCHED``.
    """
    fit = min(BEST_FIT, NEUTRAL + round(LINKED * strength))
    return fit | VOUCHED if strength >= VOUCHED_FROM else fit


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
    """Return, for each word, related words that phrases ask for and how near they are (0 to 1)."""
    links: dict[str, dict[str, float]] = {}
    for line in (TABLES / "links.txt").read_text("utf-8").splitlines():
        if not line.startswith("#"):
            word, *near = line.split()
            pairs = (one.rsplit(":", 1) for one in near)
            links[word] = {other: int(hundredths) / 100 for other, hundredths in pairs}
    return links

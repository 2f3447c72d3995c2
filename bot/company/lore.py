"""What a computer player knows about the cards of some decks, in one language.

Made of the decks' words, phrases and tables; of no picture and no game. Fits are numbers from 0 to
``MOST``; cards and phrases that nobody compared fit each other ``NEUTRAL``.
"""

import math
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

from bot.company.stems import stems
from bot.decks.affinity import MOST, VOUCHED, read_affinity
from bot.decks.phrases import read_phrases
from bot.decks.problems import DeckError
from bot.decks.words import ENGLISH, FILE_NAME, CardWords, composed, read_words
from bot.rules.ids import CardId

NEUTRAL = 49  # where the shipped table has its middle

Fits = bytes
"""How well something fits each card, in the order of the lore's cards."""


def same(line: str) -> str:
    """One spelling for lines that differ in spaces and capitals only, as clues are tidied."""
    return " ".join(line.split()).casefold()


@dataclass(frozen=True, slots=True)
class Phrase:
    """A line, its words, and what it fits; ``vouched`` are the cards a person reads it in."""

    key: str  # the line in the spelling by which it is known
    line: str
    stems: frozenset[str]
    fits: Fits
    vouched: frozenset[CardId]


@dataclass(frozen=True, slots=True)
class CardLore:
    """The stems of a card's words: what may not be said of it, and what may be heard in a clue."""

    given_away: frozenset[str]  # title and alt text
    heard: frozenset[str]  # keywords and alt text


class Lore:
    """Everything known about the cards, ready to be asked."""

    def __init__(
        self, language: str, cards: Mapping[CardId, CardLore], phrases: Iterable[Phrase]
    ) -> None:
        self.language = language
        self.cards = cards
        self.place = {card: place for place, card in enumerate(cards)}
        self.phrases = {phrase.key: phrase for phrase in phrases}
        self._stock = {card: tuple(self._sayable(card)) for card in cards}
        texts = [card.heard for card in cards.values()]
        texts += [phrase.stems for phrase in self.phrases.values()]
        self._texts = len(texts)
        self._used_in = Counter(stem for text in texts for stem in text)

    def _sayable(self, card: CardId) -> Iterator[Phrase]:
        """No word of the card's own title or alt text: that would be reading it out."""
        own = self.cards[card].given_away
        for phrase in self.phrases.values():
            if card in phrase.vouched and not phrase.stems & own:
                yield phrase

    def known(self, clue: str) -> Phrase | None:
        """The phrase that is this clue, if it is one."""
        return self.phrases.get(same(clue))

    def stock(self, card: CardId) -> tuple[Phrase, ...]:
        """What may be said about this card; nothing about a card without words."""
        return self._stock.get(card, ())

    def fit(self, fits: Fits, card: CardId) -> int:
        """How well it fits this card, one that is unknown included."""
        place = self.place.get(card)
        return NEUTRAL if place is None else fits[place]

    def rarity(self, stem: str) -> float:
        """What a word is worth: the rarer, the more; the most for one that is never used here."""
        return math.log(1 + self._texts / (1 + self._used_in[stem]))


@lru_cache(maxsize=32)
def study(decks: tuple[Path, ...], language: str) -> Lore:
    """Read what the decks in these folders say in this language, or in English where they do not.

    A deck whose words are damaged is played as one without words; ``deck check`` names the damage.
    """
    cards = {card: lore for deck in decks for card, lore in _cards(deck, language)}
    phrases = [phrase for deck in decks for phrase in _phrases(deck, language, tuple(cards))]
    return Lore(language, cards, phrases)


def _card_id(deck: Path, card: str) -> CardId:
    return CardId(f"{composed(deck.resolve().name)}/{card}")


def _cards(deck: Path, language: str) -> Iterator[tuple[CardId, CardLore]]:
    for card in read_words(deck / FILE_NAME).cards.values():
        yield _card_id(deck, card.id), _card_lore(card, language)


def _card_lore(card: CardWords, language: str) -> CardLore:
    # English too: titles and keywords have no other language, and phrases may be in it.
    alts = stems(f"{card.alt_in(language)} {card.alt_in(ENGLISH)}", language)
    keywords = stems(" ".join(card.keywords), language)
    return CardLore(alts | stems(card.title, language), alts | keywords)


def _phrases(deck: Path, language: str, cards: tuple[CardId, ...]) -> Iterator[Phrase]:
    try:
        lines = read_phrases(deck, language) or read_phrases(deck, ENGLISH)
        table = read_affinity(deck)
    except DeckError:
        return
    if table is None:
        return
    column = {_card_id(deck, card): place for place, card in enumerate(table.cards)}
    for name, line in lines.items():
        row = table.rows.get(name)
        if row is None:
            continue
        yield Phrase(
            same(line),
            line,
            stems(line, language),
            bytes(row[column[card]] & MOST if card in column else NEUTRAL for card in cards),
            frozenset(card for card, place in column.items() if row[place] & VOUCHED),
        )

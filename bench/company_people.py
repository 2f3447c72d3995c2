"""Simulated people for the benchmark of computer players, calibrated to how real people play.

A simulated person understands a card by its English description, but not as computer players do: by
whole GloVe vectors in which every word counts the same, without keywords. Their clue is one or two
words of the lexicon, in the game's language, at some distance from what is special about the card.
Voters prefer cards that are similar to the clue. Since a picture says more than words, they also
prefer or avoid the storyteller's card by a random amount, which is the same for all voters of a
round. Seven numbers control this. They were chosen so that tables of simulated people play like
23,242 public rounds (boiteajeux.net, published at FDG 2022), and so that a computer player finds
their cards about as often as the cards of real clues.
"""

import math
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import islice
from random import Random
from typing import TypeVar

import numpy as np

from bot.company.grammar import LANGUAGES
from bot.company.lexicon import TABLES
from bot.company.lore import normalised
from bot.decks import Deck
from bot.decks.phrases import SHIPPED, read_phrases
from bot.rules import Game, Phase
from bot.rules import commands as do
from bot.rules.ids import CardId, PlayerId, is_computer
from bot.rules.player_views import PlayerView, player_view
from card_art.studio.affinity.vectors import HERE, Matrix, Vectors

# How much more a clue is like the card than like others, in cosines, and how much that varies.
DISTANCE, SPREAD = 0.424, 0.155
INSIGHT = 0.084  # how much more the card of a person's clue attracts than its words explain
LUCK = 0.287  # how much the pull of the storyteller's card varies by chance
TASTE = 0.061  # how much the pull of every other card varies
GIVING, VOTING = 0.064, 0.247  # temperatures

T = TypeVar("T")


@dataclass(frozen=True)
class Figures:
    """The share of votes that found the card, and of rounds in which nobody or everyone did."""

    found: float
    nobody: float
    everybody: float

    @property
    def scores(self) -> float:
        """Return the share of rounds in which the storyteller scores."""
        return 1 - self.nobody - self.everybody


PUBLIC = {
    4: Figures(0.541, 0.172, 0.249),
    5: Figures(0.471, 0.175, 0.145),
    6: Figures(0.407, 0.202, 0.077),
}
"""How real people play, by the number of players."""


class People:
    """Simulates the human players of games with the same decks, in one language."""

    def __init__(self, decks: Sequence[Deck], seen: Mapping[CardId, str], language: str) -> None:
        """Prepare for these decks; ``seen`` has the English descriptions of their cards."""
        self._vectors = _vectors()
        cards = {CardId(card.id): seen[CardId(card.id)] for deck in decks for card in deck.cards}
        self._place = {card: place for place, card in enumerate(cards)}
        self._own = [frozenset(self._vectors.known(text)) for text in cards.values()]
        self._sights = [self._vectors.directions(sorted(own), weighted=False) for own in self._own]
        words = {sense: word for sense, word in _vocabulary(language) if self._vectors.known(sense)}
        self._senses, self._words = list(words), list(words.values())
        self._likeness = self._alike(self._senses)
        self._heard = dict(self._phrases(language))
        self._round: tuple[int, str] = (0, "")
        self._pulls: dict[CardId, float] = {}

    def _alike(self, words: Sequence[str]) -> Matrix:
        """Return how much more each word resembles each card than it resembles the other cards."""
        directions = self._vectors.directions(words, weighted=False)
        likeness = np.stack([(directions @ sight.T).max(axis=1) for sight in self._sights], 1)
        return np.asarray(likeness - likeness.mean(axis=1, keepdims=True))

    def _phrases(self, language: str) -> Iterator[tuple[str, Matrix]]:
        """Yield each phrase that computer players give as a clue, with its fits to all cards."""
        meant = tomllib.loads((HERE / "meanings.toml").read_text(encoding="utf-8"))
        english, spoken = read_phrases(SHIPPED, "en"), read_phrases(SHIPPED, language)
        for name, line in english.items():
            rows = self._alike(sorted(set(self._vectors.known(f"{line} {meant[name]}"))))
            yield normalised(spoken.get(name, line)), np.sort(rows, axis=0)[-2:].mean(axis=0)

    def tell(self, view: PlayerView, rng: Random) -> do.GiveClue:
        """Return the command to give a clue of one or two words for a random card of the hand.

        Remember how well the clue fits each card.
        """
        card = rng.choice(view.hand or ())
        clues = [self._word(self._place[card], rng) for _ in range(rng.choice((1, 2)))]
        text = " ".join(self._words[clue] for clue in clues)
        self._heard[normalised(text)] = self._likeness[clues].mean(axis=0)
        return do.GiveClue(view.player, view.table.round, text, view.position_of(card))

    def _word(self, place: int, rng: Random) -> int:
        """Return the index of a word whose likeness to the card is near a random target.

        Words of the card's own description are left out.
        """
        wanted = rng.gauss(DISTANCE, SPREAD)
        near: list[int] = np.abs(self._likeness[:, place] - wanted).argsort().tolist()
        free = (one for one in near if self._senses[one] not in self._own[place])
        return rng.choice(list(islice(free, 12)))

    def move(self, game: Game, player: PlayerId, rng: Random) -> do.Command:
        """Return this player's command to play a card or to vote."""
        view = player_view(game, player)
        self._listen(game, view.table.clue or "", rng)
        if game.phase is Phase.SUBMITTING:
            free = [card for card in view.hand or () if card not in view.given]
            card = pick(free, [self._pulls[card] / GIVING for card in free], rng)
            return do.GiveCard(player, view.table.round, view.position_of(card))
        pulls = [self._pulls[view.table.table[slot - 1]] / VOTING for slot in view.votable]
        return do.CastVote(player, view.table.round, (pick(view.votable, pulls, rng),))

    def _listen(self, game: Game, clue: str, rng: Random) -> None:
        """Compute how much each card attracts the players of this round, once per round."""
        if self._round == (game.current.number, clue):
            return
        self._round = (game.current.number, clue)
        row = self._heard[normalised(clue)]
        assert game.current.storyteller is not None
        (told,) = game.current.given[game.current.storyteller]
        insight = 0.0 if is_computer(game.current.storyteller) else INSIGHT
        self._pulls = {
            card: float(row[place]) + rng.gauss(0, TASTE) for card, place in self._place.items()
        }
        self._pulls[told] += rng.gauss(insight, LUCK)


@cache
def _vectors() -> Vectors:
    return Vectors()


def _vocabulary(language: str) -> Sequence[tuple[str, str]]:
    """Return the lexicon's English meanings, each with a word in this language."""
    column = LANGUAGES.index(language)
    rows = (TABLES / "lexicon.txt").read_text("utf-8").splitlines()
    cells = (row.split("|") for row in rows if row and not row.startswith("#"))
    return [(one[0].strip(), one[column].split()[0].replace("_", " ")) for one in cells]


def pick(things: Sequence[T], pulls: Sequence[float], rng: Random) -> T:
    """Return a random one of these things; its weight is the exponential of its pull."""
    best = max(pulls)
    return rng.choices(things, [math.exp(pull - best) for pull in pulls])[0]

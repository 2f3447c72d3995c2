"""How well computer storytellers aim, and what a clue costs.

    python -m bench.company [--rounds N] [--languages LANGUAGE …]

Whole games of six by the rules of 2021, in which computers tell and onlookers give and vote. An
onlooker stands in for somebody who sees the pictures: it knows what a phrase means, and of the
cards nothing but their alt texts; neither keywords nor the table. A story has the right measure
when some find its card and not all. No clue comes twice within a hundred rounds, as in a server
that plays for weeks. For comparison the same rounds with any phrase for any card, and with any
phrase that a person vouches for. Exits with 1 if a bound is missed.
"""

import argparse
import math
import statistics
import sys
import time
import tomllib
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import TypeVar

import numpy as np

from bot.cli.simulation import Simulation
from bot.company import CHARACTERS, Mind, decide, study
from bot.company.lore import same
from bot.company.stems import stems
from bot.decks.phrases import languages, read_phrases
from bot.decks.shelf import SHIPPED
from bot.decks.words import FILE_NAME, read_words
from bot.rules import Game, Phase, apply, new_game
from bot.rules import commands as do
from bot.rules.duties import awaited
from bot.rules.ids import CardId, PlayerId
from bot.rules.player_views import PlayerView, player_view
from bot.rules.views import Verdict, table_view
from card_art.studio.affinity.vectors import HERE, Vectors, centred, unit

DREAMS = SHIPPED / "dreams"
RULES, SEATS = "dixit-2021", 6
REMEMBERED = 100  # rounds in which no clue comes twice
GIVING, VOTING = 0.10, 0.15  # an onlooker's temperatures, in cosines
ECHO = 0.3  # how much a word draws that clue and alt text have in common
RIGHT_IN_ENGLISH, RIGHT_IN_ANY = 0.70, 0.60
MOST_MILLISECONDS = 50.0

T = TypeVar("T")
Teller = Callable[[PlayerView, frozenset[str], Random], do.Command | None]


@dataclass(frozen=True)
class Figure:
    """One line of the report; some are for comparison only."""

    name: str
    value: float
    least: float | None = None
    most: float | None = None

    @property
    def kept(self) -> bool:
        return (self.least or -math.inf) <= self.value <= (self.most or math.inf)

    def __str__(self) -> str:
        bound = "" if self.least is None else f"   at least {self.least:.2f}"
        bound += "" if self.most is None else f"   at most {self.most:.2f}"
        return f"{self.name:<64} {self.value:>8.2f}{bound}{'' if self.kept else '   MISSED'}"


class Onlookers:
    """Everybody but the storyteller: what a clue draws them to."""

    def __init__(self, language: str, *, know_meanings: bool = True) -> None:
        english = read_phrases(DREAMS, "en")
        meant = tomllib.loads((HERE / "meanings.toml").read_text(encoding="utf-8"))
        cards = read_words(DREAMS / FILE_NAME).cards
        vectors = Vectors()
        # Unweighted and without the table's centring: these are other eyes than the studio's.
        said = vectors.directions(english.values(), weighted=False)
        if know_meanings:
            thoughts = vectors.directions((meant[name] for name in english), weighted=False)
            said = unit(np.add(said, thoughts))
        seen = vectors.directions((card.alt for card in cards.values()), weighted=False)
        cosines: list[list[float]] = (said @ unit(centred(seen)).T).tolist()
        names = [CardId(f"dreams/{card}") for card in cards]
        self._likeness = {
            phrase: dict(zip(names, row, strict=True))
            for phrase, row in zip(english, cosines, strict=True)
        }
        self._language = language
        self._phrase = {same(line): name for name, line in read_phrases(DREAMS, language).items()}
        words = (stems(card.alt_in(language), language) for card in cards.values())
        self._alt = dict(zip(names, words, strict=True))

    def drawn(self, clue: str, card: CardId) -> float:
        """How much this clue draws to this card, in cosines."""
        words = stems(clue, self._language)
        echo = len(words & self._alt[card]) / len(words) if words else 0.0
        return self._likeness[self._phrase[same(clue)]][card] + ECHO * echo

    def move(self, game: Game, player: PlayerId, rng: Random) -> do.Command:
        """Give or vote, from this seat's view."""
        view = player_view(game, player)
        clue = view.table.clue or ""
        if game.phase is Phase.SUBMITTING:
            free = [card for card in view.hand or () if card not in view.given]
            pulls = [self.drawn(clue, card) / GIVING for card in free]
            card = pick(free, pulls, rng)
            return do.GiveCard(player, view.table.round, view.position_of(card))
        pulls = [self.drawn(clue, view.table.table[slot - 1]) / VOTING for slot in view.votable]
        return do.CastVote(player, view.table.round, (pick(view.votable, pulls, rng),))


def pick(things: Sequence[T], pulls: Sequence[float], rng: Random) -> T:
    best = max(pulls)
    return rng.choices(things, [math.exp(pull - best) for pull in pulls])[0]


def by_mind(language: str) -> Teller:
    """Tell as computer players do, each seat with a character of its own."""
    lore = study((DREAMS,), language)

    def tell(view: PlayerView, used: frozenset[str], rng: Random) -> do.Command | None:
        seats = [seat.player for seat in view.table.seats]
        character = CHARACTERS[seats.index(view.player) % len(CHARACTERS)]
        return decide(view, Mind(character, lore, used), rng)

    return tell


def by_chance(*, vouched: bool) -> Teller:
    """Any phrase for any card, or any that a person vouches for."""
    lore = study((DREAMS,), "en")
    every = list(lore.phrases.values())

    def tell(view: PlayerView, used: frozenset[str], rng: Random) -> do.Command | None:
        card = rng.choice(view.hand or ())
        left = [p for p in (lore.stock(card) if vouched else every) if p.line not in used]
        line = rng.choice(left or every).line
        return do.TellStory(view.player, view.table.round, line, view.position_of(card))

    return tell


@dataclass(frozen=True)
class Outcome:
    """How the stories of many rounds went."""

    verdicts: Mapping[Verdict, float]
    found: float  # the share of voters who found the card

    @property
    def right(self) -> float:
        return self.verdicts[Verdict.JUST_RIGHT]


def play(tell: Teller, onlookers: Onlookers, rounds: int, seed: int = 1) -> Outcome:
    """Game after game until so many stories were told."""
    rng = Random(seed)
    verdicts: list[Verdict] = []
    found: list[float] = []
    told: list[str] = []
    while len(verdicts) < rounds:
        game = play_game(tell, onlookers, told, rng)
        for reveal in table_view(game).history:
            finders = sum(slots == (reveal.story_slot,) for slots in reveal.ballots.values())
            verdicts.append(reveal.verdict)
            found.append(finders / len(reveal.ballots))
    share = {verdict: verdicts.count(verdict) / len(verdicts) for verdict in Verdict}
    return Outcome(share, statistics.mean(found))


def play_game(tell: Teller, onlookers: Onlookers, told: list[str], rng: Random) -> Game:
    table = Simulation(new_game(PlayerId("p1"), RULES), rng)
    table.begin(SEATS, tuple(study((DREAMS,), "en").cards))
    game = table.game
    while game.phase is not Phase.FINISHED:
        player = (awaited(game) or game.players)[0]
        if game.phase is Phase.SCORED:
            command: do.Command | None = do.NextRound(player, game.current.number)
        elif game.phase is Phase.STORYTELLING:
            used = frozenset(told[len(told) // REMEMBERED * REMEMBERED :])
            command = tell(player_view(game, player), used, rng)
            assert isinstance(command, do.TellStory)
            told.append(command.clue)
        else:
            command = onlookers.move(game, player, rng)
        assert command is not None
        game = apply(game, command, rng).game
    return game


def aim(rounds: int, chosen: Sequence[str]) -> Iterator[Figure]:
    for language in chosen:
        outcome = play(by_mind(language), Onlookers(language), rounds)
        least = RIGHT_IN_ENGLISH if language == "en" else RIGHT_IN_ANY
        yield Figure(f"right measure, aimed, {language}", outcome.right, least=least)
        yield Figure("    too easy", outcome.verdicts[Verdict.TOO_EASY])
        yield Figure("    too hard", outcome.verdicts[Verdict.TOO_HARD])
        yield Figure("    share of onlookers who found it", outcome.found)
    if "en" in chosen:
        yield from comparison(rounds)


def comparison(rounds: int) -> Iterator[Figure]:
    """The same rounds with clues that nobody aimed, and with onlookers who see less."""
    english, strangers = Onlookers("en"), Onlookers("en", know_meanings=False)
    for name, teller, onlookers in (
        ("onlookers who take it word by word", by_mind("en"), strangers),
        ("any phrase for any card", by_chance(vouched=False), english),
        ("any phrase that a person vouches for", by_chance(vouched=True), english),
    ):
        yield Figure(f"right measure, {name}", play(teller, onlookers, rounds).right)


def cost(language: str, clues: int = 60) -> Iterator[Figure]:
    """Processor time, and the same in rounds of the rules, measured side by side."""
    start = time.process_time()
    study.cache_clear()
    lore = study((DREAMS,), language)
    yield Figure(f"reading what is known of the deck, ms, once, {language}", since(start))
    for rules, seats in ((RULES, SEATS), ("odyssey-2023", 12)):
        clue, played = [], []
        for seed in range(clues):
            table = Simulation(new_game(PlayerId("p1"), rules), Random(seed))
            table.begin(seats, tuple(lore.cards))
            storyteller = table.game.current.storyteller
            assert storyteller is not None
            view = player_view(table.game, storyteller)
            start = time.process_time()
            decide(view, Mind(CHARACTERS[0], lore), Random(seed))
            clue.append(since(start))
            start = time.process_time()
            table.play_round()
            played.append(since(start))
        name = f"a clue at a table of {seats}, {language}"
        yield Figure(f"{name}, processor ms", statistics.median(clue), most=MOST_MILLISECONDS)
        yield Figure(f"{name}, ms at the worst", max(clue), most=MOST_MILLISECONDS)
        ratios = [one / other for one, other in zip(clue, played, strict=True)]
        yield Figure(f"{name}, in rounds of random play", statistics.median(ratios))


def since(start: float) -> float:
    return 1000 * (time.process_time() - start)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.split("\n", 1)[0])
    parser.add_argument("--rounds", type=int, default=1000, help="stories told for each figure")
    every = languages(DREAMS)
    parser.add_argument("--languages", nargs="+", choices=every, default=every, metavar="LANGUAGE")
    chosen = parser.parse_args()
    costs = (cost(language) for language in chosen.languages)
    kept = True
    for figures in (*costs, aim(chosen.rounds, chosen.languages)):
        for figure in figures:
            print(figure, flush=True)
            kept = kept and figure.kept
    return 0 if kept else 1


if __name__ == "__main__":
    sys.exit(main())

"""Measures how computer players play alongside people, and how long a move takes.

    python -m bench.company [--rounds N] [--languages LANGUAGE …] [--tables TABLE …]

Plays whole games by the rules of 2021 at tables of 4, 5 and 6, where half of the players are
simulated people (see `company_people`). It does so in every language, with each of our decks, with
our decks mixed, and with a server's deck that has descriptions. Then measures how much the three
skills differ, how often the card of a person's clue is found (`tests/company/people_clues.toml`,
which was not used for tuning), and how long a move takes. Computer players repeat no clue within a
hundred rounds, as in a server that plays for weeks. A line with a bound of its own is played on
while chance could decide whether the bound is missed. Exits with 1 if one is.
"""

import argparse
import math
import statistics
import sys
import time
import tomllib
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from random import Random

from bench.company_people import PUBLIC, Figures, People
from bench.report import Figure, report
from bot.cli.simulate import Simulation
from bot.company import CHARACTERS, Lore, Mind, decide, study
from bot.company.characters import GRASP
from bot.company.decide import chances, fits_of
from bot.company.grammar import LANGUAGES
from bot.company.lexicon import lexicon
from bot.company.vectors import direction, vectors
from bot.decks import Card, Deck, load_deck
from bot.decks.phrases import AFFINITY_FILE as AFFINITY
from bot.decks.phrases import SHIPPED
from bot.rules import Game, Phase, apply, new_game
from bot.rules import commands as do
from bot.rules.duties import awaited
from bot.rules.ids import COMPUTERS, CardId, PlayerId, Skill, is_computer
from bot.rules.player_views import player_view

RULES = "dixit-2021"
REMEMBERED = 100  # rounds within which no computer player repeats a clue
NEAR = 0.05  # how much shares at a mixed table may differ from those at a table of people
MEASURE = 0.70  # how often storytellers must score at tables of 6 with our decks, by language
PATIENCE = 10  # how many times as many rounds are played while chance could decide on that bound
APART = 0.10  # how much more often each skill must find the card than the one below it
HEARD = 0.35  # how often the card of a person's clue must be found
MOST_MILLISECONDS = 50.0
HELD_BACK = Path(__file__).parents[1] / "tests" / "company" / "people_clues.toml"

Decks = tuple[Deck, ...]


@cache
def shipped() -> Decks:
    """Return the decks that come with the bot and have a table of fits."""
    return tuple(
        load_deck(path.parent, lenient=True) for path in sorted(SHIPPED.glob(f"*/{AFFINITY}"))
    )


@cache
def described(language: str) -> Deck:
    """Return a made-up deck of a server that describes its cards in this language only."""
    cards = (
        Card(f"server/{number}", Path(), "", {language: text})
        for number, text in _descriptions()[language].items()
    )
    return Deck("server", Path("/server"), "Ours", "", "", tuple(cards))


def _descriptions() -> Mapping[str, Mapping[str, str]]:
    return tomllib.loads(Path(__file__).with_name("described.toml").read_text("utf-8"))


def tables() -> dict[str, Decks | None]:
    """Return the decks of each table by name; None means a server's deck with descriptions."""
    ours = shipped()
    mixed = {" + ".join(deck.id for deck in ours): ours} if len(ours) > 1 else {}
    return {**{deck.id: (deck,) for deck in ours}, **mixed, "a server's deck": None}


def seen(decks: Decks) -> dict[CardId, str]:
    """Return the English description of each card."""
    english = _descriptions()["en"]
    return {
        CardId(card.id): english[card.id.partition("/")[2]] if deck.id == "server" else card.alt
        for deck in decks
        for card in deck.cards
    }


@cache
def people_of(decks: Decks, language: str) -> People:
    return People(decks, seen(decks), language)


@dataclass
class Tally:
    """Counts how rounds ended and who found the storyteller's card."""

    stories: Counter[str] = field(default_factory=Counter)  # nobody, everybody, some
    votes: Counter[tuple[bool, bool, bool]] = field(default_factory=Counter)
    """Votes by (the storyteller is a computer, the voter is a computer, the voter was right)."""

    def add(self, game: Game) -> None:
        """Count the scored rounds of a game."""
        for scored in game.history:
            played = scored.round
            teller = played.storyteller or ""
            slot = played.table.index(played.given[PlayerId(teller)][0]) + 1
            found = {player: slot in slots for player, slots in played.ballots.items()}
            outcome = (
                "everybody" if all(found.values()) else "some" if any(found.values()) else "nobody"
            )
            self.stories[outcome] += 1
            for player, right in found.items():
                self.votes[is_computer(teller), is_computer(player), right] += 1

    def merge(self, other: "Tally") -> None:
        """Add the counts of another tally."""
        self.stories += other.stories
        self.votes += other.votes

    @property
    def figures(self) -> Figures:
        """Return the shares of all rounds and votes counted so far."""
        rounds = self.stories.total()
        found = sum(count for (_, _, right), count in self.votes.items() if right)
        return Figures(
            found / self.votes.total(),
            self.stories["nobody"] / rounds,
            self.stories["everybody"] / rounds,
        )

    def could_be(self, share: float) -> bool:
        """Return whether storytellers' scores are within two standard errors of this share."""
        error = math.sqrt(share * (1 - share) / self.stories.total())
        return abs(self.figures.scores - share) < 2 * error

    def found(self, *, told: bool | None = None, heard: bool | None = None) -> float:
        """Return the share of votes that found the storyteller's card.

        If ``told`` is given, count only rounds whose storyteller is a computer (True) or a person
        (False); if ``heard`` is given, count only votes of computers or of people.
        """
        chosen = {
            right: sum(
                count
                for (teller, voter, hit), count in self.votes.items()
                if hit == right and told in (None, teller) and heard in (None, voter)
            )
            for right in (True, False)
        }
        return chosen[True] / (sum(chosen.values()) or 1)


class Evening:
    """Plays one game after another between people and computers, with fixed decks and language."""

    def __init__(self, decks: Decks, language: str, seed: int) -> None:
        self._cards = tuple(CardId(card.id) for deck in decks for card in deck.cards)
        self._lore = study(decks, language)
        self._people = people_of(decks, language)
        self._rng = Random(seed)
        self.clues: list[tuple[str, CardId]] = []  # given by computers
        self.passed = 0

    def play(self, seats: int, computers: int, rounds: int, skill: Skill = Skill.EVEN) -> Tally:
        """Play whole games until at least this many rounds are scored; return their tally."""
        tally = Tally()
        while tally.stories.total() < rounds:
            tally.add(self._game(seats, computers, skill))
        return tally

    def _game(self, seats: int, computers: int, skill: Skill) -> Game:
        """Play a game of people and computers to its end and return it."""
        rng = self._rng
        people = [PlayerId(f"p{number}") for number in range(1, seats - computers + 1)]
        players = people + rng.sample(COMPUTERS, computers)
        game = new_game(players[0], RULES)
        for command in (
            *map(do.Join, players[1:]),
            do.Configure(None, skill=skill),
            do.Begin(None, self._cards),
            do.Volunteer(rng.choice(players), 1),
        ):
            game = apply(game, command, rng).game
        while game.phase is not Phase.FINISHED:
            game = apply(game, self._command(game), rng).game
        return game

    def _command(self, game: Game) -> do.Command:
        """Return the next command of the game: the move of the first player it waits for."""
        player = (awaited(game) or game.players)[0]
        if game.phase is Phase.SCORED:
            return do.NextRound(player, game.current.number)
        if is_computer(player):
            return self._computer(game, player)
        if game.phase is Phase.STORYTELLING:
            return self._people.tell(player_view(game, player), self._rng)
        return self._people.move(game, player, self._rng)

    def _computer(self, game: Game, player: PlayerId) -> do.Command:
        """Return a computer player's command, and remember its clue.

        A storyteller without a clue passes the turn on, which is counted.
        """
        told = [clue for clue, _ in self.clues[len(self.clues) // REMEMBERED * REMEMBERED :]]
        character = CHARACTERS[COMPUTERS.index(player) % len(CHARACTERS)]
        view = player_view(game, player)
        command = decide(view, Mind(character, self._lore, frozenset(told)), self._rng)
        if isinstance(command, do.GiveClue) and command.position is not None:
            card = (view.hand or ())[command.position - 1]
            self.clues.append((command.clue, card))
        if command is None:
            self.passed += 1
            return do.PassTurn(player, game.current.number)
        return command


def row(
    name: str, figures: Figures, beside: Figures | None = None, least: float = 0.0
) -> tuple[str, bool]:
    """Return a line with four shares, and whether they keep their bounds.

    The first three must be close to ``beside``'s if it is given, the last one at least ``least``.
    """
    kept = figures.scores >= least
    kept &= beside is None or all(
        abs(one - other) <= NEAR
        for one, other in (
            (figures.found, beside.found),
            (figures.nobody, beside.nobody),
            (figures.everybody, beside.everybody),
        )
    )
    text = (
        f"{name:<44} {figures.found:6.1%} {figures.nobody:7.1%} {figures.everybody:10.1%}"
        f" {figures.scores:8.1%}{'' if kept else '   MISSED'}"
    )
    return text, kept


def mixed_tables(
    chosen: Sequence[str], rounds: int, names: Sequence[str]
) -> Iterator[tuple[str, bool]]:
    """Yield lines that compare tables of people and computers with tables of people.

    Each comes with whether its bound is kept.
    """
    every = tables()
    yield f"{'':<44}  found  nobody  everybody  storyteller scores", True
    for seats, public in PUBLIC.items():
        yield row(f"{seats} players: people, 23,242 public rounds", public)
        alone = Tally()
        for language in chosen:
            alone.merge(
                Evening(shipped(), language, seed_of(language, seats)).play(seats, 0, rounds)
            )
        yield row(f"{seats} players: simulated people alone", alone.figures, public)
        for name in names:
            decks = every[name]
            total = Tally()
            for language in chosen:
                evening = Evening(
                    decks or (described(language),), language, seed_of(language, seats)
                )
                tally = evening.play(seats, seats // 2, rounds)
                total.merge(tally)
                least = MEASURE if decks and seats == 6 else 0.0
                while tally.could_be(least) and tally.stories.total() < PATIENCE * rounds:
                    tally.merge(evening.play(seats, seats // 2, rounds))
                yield row(f"    {name}, {language}", tally.figures, least=least)
            yield row(f"{seats} players, {seats // 2} computers: {name}", total.figures, public)
            by_people, by_computers = (
                f"{total.found(told=told, heard=False):.1%} of people and "
                f"{total.found(told=told, heard=True):.1%} of computers"
                for told in (False, True)
            )
            yield f"        people's cards found by {by_people}; computers' by {by_computers}", True


def seed_of(language: str, seats: int) -> int:
    return 100 * seats + LANGUAGES.index(language)


def skills(chosen: Sequence[str], rounds: int) -> Iterator[Figure]:
    """Yield how often computers of each skill find the storyteller's card at tables of six."""
    before = 0.0
    for skill in Skill:
        total = Tally()
        for language in chosen:
            total.merge(
                Evening(shipped(), language, seed_of(language, 6)).play(6, 3, rounds, skill)
            )
        found = total.found(heard=True)
        least = before + APART if before else None
        yield Figure(f"found by {skill} computers, tables of 6", [found], least=least)
        before = found


def held_back(reps: int = 10) -> Iterator[Figure]:
    """Yield how often computers find the card of a person's clue among the five they may vote for.

    The clues were not used for tuning. The four other cards are the best matches for the clue, as
    the voter itself understands it, from four random hands of six; so no real table is harder.
    """
    rng = Random(1)
    decks = {deck.id: deck for deck in shipped()}
    clues = tomllib.loads(HELD_BACK.read_text("utf-8"))
    found: dict[str, dict[Skill, list[float]]] = {}
    for deck, languages in clues.items():
        for language, told in languages.items():
            lore = study((decks[deck],), language)
            for card, clue in told.items():
                tables = [table(CardId(f"{deck}/{card}"), clue, lore, rng) for _ in range(reps)]
                for skill in Skill:
                    chance = statistics.mean(_chance(clue, cards, lore, skill) for cards in tables)
                    found.setdefault(language, {}).setdefault(skill, []).append(chance)
    for skill in Skill:
        every = [share for one in found.values() for share in one[skill]]
        least = HEARD if skill is Skill.EVEN else None
        name = f"people's clues, held back, found by {skill} computers"
        yield Figure(f"{name} ({len(every)} clues)", [statistics.mean(every)], least=least)
    for language, one in found.items():
        count = len(one[Skill.EVEN])
        yield Figure(f"    in {language} ({count} clues), even", [statistics.mean(one[Skill.EVEN])])


def table(meant: CardId, clue: str, lore: Lore, rng: Random) -> list[CardId]:
    """Return the storyteller's card, then the best match for the clue from each of four hands."""
    others = [card for card in lore.cards if card != meant]
    rng.shuffle(others)
    hands = [others[6 * seat : 6 * seat + 6] for seat in range(4)]
    laid = [meant]
    for hand in hands:
        fits = fits_of(clue, hand, lore) or [0] * len(hand)
        laid.append(hand[fits.index(max(fits))])
    return laid


def _chance(clue: str, cards: Sequence[CardId], lore: Lore, skill: Skill) -> float:
    ears = GRASP[skill]
    return statistics.mean(
        chances(clue, cards, lore, ears, character.voting)[0] for character in CHARACTERS
    )


def cost(decks: Decks, language: str, moves: int = 60) -> Iterator[Figure]:
    """Yield the processor time of reading the decks, and of each kind of move.

    All caches are cleared first.
    """
    for forget in (lexicon.cache_clear, vectors.cache_clear, direction.cache_clear):
        forget()
    study.cache_clear()
    start = time.process_time()
    lore = study(decks, language)
    yield Figure(f"reading what is known of the decks, ms, once, {language}", [since(start)])
    for rules, seats in ((RULES, 6), ("odyssey-2023", 12)):
        took: dict[str, list[float]] = {}
        for seed in range(moves):
            rng = Random(seed)
            game = Simulation(new_game(PlayerId("p1"), rules), rng)
            game.begin(seats, tuple(lore.cards))
            while game.game.phase is not Phase.SCORED:
                player = awaited(game.game)[0]
                view = player_view(game.game, player)
                start = time.process_time()
                command = decide(view, Mind(CHARACTERS[0], lore), rng)
                took.setdefault(game.game.phase, []).append(since(start))
                assert command is not None
                if isinstance(command, do.GiveClue):
                    # People's clues are longer and have unknown words, which take longer to read.
                    clue = f"{command.clue} unheardof Nebelfrau 🌊 {command.clue[::-1]}"
                    command = do.GiveClue(player, view.table.round, clue, command.position)
                game.game = apply(game.game, command, rng).game
        for phase, times in took.items():
            name = f"{phase} at a table of {seats}, {language}"
            yield Figure(f"{name}, ms", times, most=MOST_MILLISECONDS)
            yield Figure(f"{name}, ms at the worst", [max(times)], most=MOST_MILLISECONDS)


def since(start: float) -> float:
    """Return the milliseconds of processor time since ``start``."""
    return 1000 * (time.process_time() - start)


def main() -> int:
    """Measure and print everything; return 1 if a bound is missed."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n", 1)[0])
    rounds = "told for each line and language; of 200, shares are about three points off by chance"
    parser.add_argument("--rounds", type=int, default=200, help=rounds)
    parser.add_argument(
        "--languages", nargs="+", choices=LANGUAGES, default=LANGUAGES, metavar="LANGUAGE"
    )
    every = list(tables())
    parser.add_argument("--tables", nargs="+", choices=every, default=every, metavar="TABLE")
    chosen = parser.parse_args()
    missed = 0
    for language in chosen.languages:
        missed |= report(cost(shipped(), language))
    for text, near in mixed_tables(chosen.languages, chosen.rounds, chosen.tables):
        print(text, flush=True)
        missed |= not near
    missed |= report(skills(chosen.languages, chosen.rounds))
    missed |= report(held_back())
    return missed


if __name__ == "__main__":
    sys.exit(main())

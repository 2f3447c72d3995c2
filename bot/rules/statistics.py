"""What a game adds to the statistics of its server, and what a server's games add up to.

``tally_of`` counts one finished game, and the store sums up the tallies into a leaderboard, records
and past clues, which are frozen values here. A game counts only if at least three people played it
to the end, or two if the rule set is for two. Players who left before the end and computer players
are not counted. Nothing here is secret any more.
"""

from collections import Counter
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from bot.rules.awards import Award, awards, finds, lures
from bot.rules.house import counts_apart, edition_of
from bot.rules.ids import PlayerId, is_computer, is_erased
from bot.rules.model import Game, Seat
from bot.rules.reveals import Reveal, Verdict, reveal_of
from bot.rules.rounds import winners_of

FEWEST_PEOPLE = 3  # for a game to count, unless the rule set is for two
FEWEST_READ = 3  # votes on another player's clues before they count for ``best_read``


@dataclass(frozen=True, slots=True)
class Tally:
    """What one person did in one game; ``points`` and ``won`` are those of their side."""

    player: PlayerId
    rabbit: int
    points: int
    won: bool
    finds: int  # storytellers' cards found
    votes: int  # clues voted on
    lures: int  # votes of others for this person's cards
    told: int  # clues given for a card
    right: int  # of these, the clues that some but not all found
    award: Award | None


@dataclass(frozen=True, slots=True)
class Reading:
    """How often ``reader`` found this storyteller's card, of the ``of`` rounds they voted in."""

    reader: PlayerId
    storyteller: PlayerId
    found: int
    of: int


@dataclass(frozen=True, slots=True)
class ClueTally:
    """The votes of one round; ``place`` is its index in the game's history."""

    place: int
    storyteller: PlayerId
    votes: int  # players who voted for the card that albums show for the round
    of: int  # players who voted
    good: bool = True  # whether to show it among past clues even without a star


@dataclass(frozen=True, slots=True)
class GameTally:
    """Everything that one game adds to the statistics; empty if the game does not count."""

    tallies: tuple[Tally, ...] = ()
    readings: tuple[Reading, ...] = ()
    clues: tuple[ClueTally, ...] = ()
    apart: bool = False  # whether points are won differently than in a book


def tally_of(game: Game, opted_out: Collection[PlayerId] = ()) -> GameTally:
    """Return what a game adds to the statistics, without players who opted out (``opted_out``).

    The tally is empty if the game does not count.
    """
    people = [seat for seat in game.seats if _is_person(seat)]
    edition = edition_of(game)
    if game.ending is not edition.end.ending or len(people) < min(FEWEST_PEOPLE, edition.fewest):
        return GameTally()
    history = tuple(map(reveal_of, game.history))
    players = {seat.player for seat in people}
    # Erased people have placeholder ids, which must not get lines in the statistics.
    counted = {one for one in players if not is_erased(one)}.difference(opted_out)
    return GameTally(
        tuple(one for one in _tallies(game, people, history) if one.player in counted),
        tuple(_readings(history, counted)),
        tuple(one for one in _clue_tallies(history) if one.storyteller in counted),
        counts_apart(game.rules, game.options.house),
    )


def _is_person(seat: Seat) -> bool:
    """Return whether a person is in this seat; False for a computer or a vacant seat."""
    return not seat.vacant and not is_computer(seat.player)


def _tallies(game: Game, people: Sequence[Seat], history: Sequence[Reveal]) -> Iterator[Tally]:
    """Yield what each of these people did in the game."""
    won = winners_of(game) if any(game.scores.values()) else ()
    found, lured = finds(history), lures(history)
    voted = Counter(voter for shown in history if shown.story_slot for voter in shown.ballots)
    told = Counter(shown.storyteller for shown in history if shown.story_slot)
    right = Counter(s.storyteller for s in history if s.verdict is Verdict.JUST_RIGHT)
    given = {player: one.award for one in awards(history, game.players) for player in one.players}
    for seat in people:
        player = seat.player
        yield Tally(
            player=player,
            rabbit=game.rabbits[player],
            points=game.scores.get(seat.side, 0),
            won=seat.side in won,
            finds=found[player],
            votes=voted[player],
            lures=lured[player],
            told=told[player],
            right=right[player],
            award=given.get(player),
        )


def _readings(history: Sequence[Reveal], known: Collection[PlayerId]) -> Iterator[Reading]:
    """Yield how often each of the ``known`` players found each other's storyteller's cards."""
    chances: Counter[tuple[PlayerId, PlayerId]] = Counter()
    found: Counter[tuple[PlayerId, PlayerId]] = Counter()
    for shown in history:
        for voter, slots in shown.ballots.items() if shown.story_slot else ():
            pair = voter, shown.storyteller
            chances[pair] += 1
            found[pair] += shown.story_slot in slots
    for (reader, storyteller), of in chances.items():
        if reader in known and storyteller in known:
            yield Reading(reader, storyteller, found[reader, storyteller], of)


def _clue_tallies(history: Sequence[Reveal]) -> Iterator[ClueTally]:
    """Yield a tally for every clue of a game.

    A clue is good if some but not all found the card, and always in Party. The others are counted
    too, because players may star them.
    """
    for place, shown in enumerate(history):
        chosen = set(shown.voters_of(shown.remembered))
        good = shown.verdict in (Verdict.JUST_RIGHT, Verdict.PARTY)
        yield ClueTally(place, shown.storyteller, len(chosen), len(shown.ballots), good)


@dataclass(frozen=True, slots=True)
class LeaderboardRow:
    """One person's line on a server's leaderboard."""

    player: PlayerId
    rabbit: int  # colour in their last game
    games: int
    wins: int
    points: int


@dataclass(frozen=True, slots=True)
class RuleSetRecord:
    """One person's games, wins and points with one rule set."""

    rules: str
    games: int
    wins: int
    points: int
    apart: bool = False  # with house rules that change how points are won


@dataclass(frozen=True, slots=True)
class PlayerRecord:
    """The statistics of one person in one server.

    Games that are counted separately, because they score points differently, have lines of their
    own in ``by_rules`` and are counted nowhere else.
    """

    player: PlayerId
    rabbit: int = 0
    by_rules: tuple[RuleSetRecord, ...] = ()  # the most played first, house rules last
    finds: int = 0
    votes: int = 0
    lures: int = 0
    told: int = 0
    right: int = 0
    awards: Mapping[str, int] = field(default_factory=dict)
    readings: tuple[Reading, ...] = ()

    @property
    def games(self) -> int:
        """Return the number of games, without those that are counted separately."""
        return sum(one.games for one in self.by_rules if not one.apart)

    @property
    def wins(self) -> int:
        """Return how many of the games that ``games`` counts were won, alone or in a tie."""
        return sum(one.wins for one in self.by_rules if not one.apart)

    @property
    def points(self) -> int:
        """Return the points of all rule sets, without games that are counted separately."""
        return sum(one.points for one in self.by_rules if not one.apart)

    @property
    def best_read(self) -> Reading | None:
        """Return the reading of the storyteller whose cards this player finds most often.

        None until they have voted on ``FEWEST_READ`` clues of one storyteller and found a card.
        """
        known = [one for one in self.readings if one.of >= FEWEST_READ and one.found]
        return max(known, key=lambda one: (one.found / one.of, one.of), default=None)


@dataclass(frozen=True, slots=True)
class PastClue:
    """A round of a finished game, with its votes and stars."""

    game: str
    finished_at: float
    shown: Reveal
    rabbit: int  # the storyteller's colour in that game
    votes: int
    of: int
    stars: int = 0

"""The commands that players, hosts and timers can give to a game, named in the imperative.

``by`` is the host who gives the command, or None if the authority is outside the game (a
moderator, housekeeping). A press names the round it was made in, so that one from a past round is
recognised; a typed command means the current round (None). A command that asks for something that
is already so changes nothing, so a press that arrives twice does no harm.
"""

from collections.abc import Mapping
from dataclasses import dataclass

from bot.rules.ids import CardId, PlayerId, Position, Skill, Slot
from bot.rules.model import Ending, Pace, Phase

LONGEST_CLUE = 200  # characters of a clue
LONGEST_WHY = 150  # characters of a storyteller's reason


@dataclass(frozen=True, slots=True)
class Command:
    """Base of all commands that a game accepts."""

    @property
    def actor(self) -> PlayerId | None:
        """Return the player who gave the command; None for timers and moderators."""
        return None


@dataclass(frozen=True, slots=True)
class PlayerCommand(Command):
    """A command given by one person, who may not have a seat yet."""

    player: PlayerId

    @property
    def actor(self) -> PlayerId:
        """Return the player who gave the command."""
        return self.player


@dataclass(frozen=True, slots=True)
class RoundCommand(PlayerCommand):
    """A seated player's move in one round; ``round`` is None for the current one."""

    round: int | None


@dataclass(frozen=True, slots=True)
class HostCommand(Command):
    """A command that only the host or a moderator (``by=None``) may give."""

    by: PlayerId | None

    @property
    def actor(self) -> PlayerId | None:
        """Return the host; None for moderators."""
        return self.by


class Join(PlayerCommand):
    """Take a seat in the lobby, or be dealt in at the start of the next round."""


@dataclass(frozen=True, slots=True)
class TakeOver(PlayerCommand):
    """Take over an empty seat of a team game with its cards; seats are counted from 1."""

    seat: int


class Leave(PlayerCommand):
    """Leave the game, at any time before its end."""


class ComeBack(PlayerCommand):
    """Return after being away, without making a move."""


@dataclass(frozen=True, slots=True)
class Kick(HostCommand):
    """Remove a player, who cannot join again until ``LetIn``."""

    player: PlayerId


@dataclass(frozen=True, slots=True)
class LetIn(HostCommand):
    """Allow a player who was kicked to join again."""

    player: PlayerId


@dataclass(frozen=True, slots=True)
class Configure(HostCommand):
    """Change the rule set or options of a lobby; None leaves an option as it is."""

    rules: str | None = None
    until: int | None = None  # the points, rounds or turns each that end the game
    decks: tuple[str, ...] | None = None
    pace: Pace | None = None
    every_card: bool | None = None
    unseen_first: bool | None = None
    house: Mapping[str, str] | None = None  # house rules to change, by key
    skill: Skill | None = None


@dataclass(frozen=True, slots=True)
class SeatComputers(HostCommand):
    """Set the number of computer players."""

    count: int


@dataclass(frozen=True, slots=True)
class ChooseTeam(PlayerCommand):
    """Join the team with this number, counted from 1; None leaves the current team."""

    team: int | None


class ShuffleTeams(HostCommand):
    """Assign all players to teams at random."""


@dataclass(frozen=True, slots=True)
class Begin(HostCommand):
    """Begin the game with the cards of the chosen decks.

    ``seen`` lists the cards that were on the table in past games here, the latest game first.
    """

    cards: tuple[CardId, ...]
    seen: tuple[tuple[CardId, ...], ...] = ()


class Volunteer(RoundCommand):
    """Volunteer as the first storyteller of the game."""


@dataclass(frozen=True, slots=True)
class GiveClue(RoundCommand):
    """Give the clue, and the card it is for if the rule set needs one.

    ``why`` is the storyteller's reason, which is shown with the reveal; it may be empty.
    """

    clue: str
    position: Position | None = None
    why: str = ""


class PassTurn(RoundCommand):
    """Pass the storyteller's turn to the next person, as a computer player without a clue does."""


@dataclass(frozen=True, slots=True)
class GiveCard(RoundCommand):
    """Play a card; once all owed cards are played, it replaces the one played first."""

    position: Position


@dataclass(frozen=True, slots=True)
class TakeBack(RoundCommand):
    """Take a played card back into the hand."""

    position: Position


@dataclass(frozen=True, slots=True)
class CastVote(RoundCommand):
    """Vote, or change an earlier vote; a doubled vote names its slot twice."""

    slots: tuple[Slot, ...]


@dataclass(frozen=True, slots=True)
class SetTrap(RoundCommand):
    """Set the trap on a slot, or move it (in Party only)."""

    slot: Slot


class NewHand(RoundCommand):
    """Exchange the whole hand, once per game, if a house rule allows it."""


class AskForTime(RoundCommand):
    """Ask for more time; the caller of the rules decides how much to grant."""


class NextRound(RoundCommand):
    """Start the next round once the current one is scored."""


@dataclass(frozen=True, slots=True)
class TimeUp(Command):
    """End this phase of this round because its time has run out."""

    round: int
    phase: Phase


@dataclass(frozen=True, slots=True)
class StopWaiting(HostCommand):
    """End a phase as if its time had run out; None means the current round or phase."""

    round: int | None = None
    phase: Phase | None = None


class Suspend(HostCommand):
    """Pause the game until ``Resume``: deadlines are suspended, and moves are refused."""


class Resume(HostCommand):
    """Resume a paused game."""


class AskForPause(PlayerCommand):
    """Ask the host to pause the game, or to resume it if it is paused."""


@dataclass(frozen=True, slots=True)
class HandOver(HostCommand):
    """Make another player the host."""

    player: PlayerId


@dataclass(frozen=True, slots=True)
class Adjust(HostCommand):
    """Change a running game from its next phase on; None leaves an option as it is."""

    pace: Pace | None = None
    until: int | None = None  # the points, rounds or turns each that end the game
    language: str | None = None


@dataclass(frozen=True, slots=True)
class End(HostCommand):
    """End the game with the scores so far."""

    reason: Ending = Ending.STOPPED


class Rematch(PlayerCommand):
    """Open a new lobby with the same players and rules after a game."""

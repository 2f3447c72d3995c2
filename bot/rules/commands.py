"""What people, timers and hosts can ask of a game, in the imperative.

``by`` is the host who asks, or None where a person outside the game has the authority (a
moderator, housekeeping). A press names the round it was made in, so that one from a past round is
recognised; what is typed means the round being played (None). Asking for what is the case already
changes nothing: a press that comes twice means the same thing twice.
"""

from collections.abc import Mapping
from dataclasses import dataclass

from bot.rules.computers import Skill
from bot.rules.ids import CardId, PlayerId, Position, Slot
from bot.rules.model import Ending, Pace, Phase

LONGEST_CLUE = 200  # characters
LONGEST_WHY = 150


@dataclass(frozen=True, slots=True)
class Command:
    """Anything that can be asked of a game."""

    @property
    def actor(self) -> PlayerId | None:
        """Return the player who gave the command; None for timers and moderators."""
        return None


@dataclass(frozen=True, slots=True)
class PlayerCommand(Command):
    """A wish of one person, who need not sit at the table yet."""

    player: PlayerId

    @property
    def actor(self) -> PlayerId:
        """Return the player who gave the command."""
        return self.player


@dataclass(frozen=True, slots=True)
class RoundCommand(PlayerCommand):
    """A seated player's move in one round."""

    round: int | None


@dataclass(frozen=True, slots=True)
class HostCommand(Command):
    """A wish that only the host may have, or an authority above (``by=None``)."""

    by: PlayerId | None

    @property
    def actor(self) -> PlayerId | None:
        """Return the host; None for moderators."""
        return self.by


class Join(PlayerCommand):
    """Sit down in the lobby, or be dealt in at the start of the next round."""

    __slots__ = ()


@dataclass(frozen=True, slots=True)
class TakeOver(PlayerCommand):
    """Take an empty seat of a team game, cards and all; seats are counted from 1."""

    seat: int


class Leave(PlayerCommand):
    """Get up from the table, at any time before the end."""

    __slots__ = ()


class ComeBack(PlayerCommand):
    """Show that one is there again, without a move."""

    __slots__ = ()


@dataclass(frozen=True, slots=True)
class Kick(HostCommand):
    """Make a player leave, who cannot join again until ``LetIn``."""

    player: PlayerId


@dataclass(frozen=True, slots=True)
class LetIn(HostCommand):
    """Allow a player who was kicked to join again."""

    player: PlayerId


@dataclass(frozen=True, slots=True)
class Configure(HostCommand):
    """Change what the game will be like; None leaves an option as it is."""

    rules: str | None = None
    until: int | None = None  # the goal, the rounds or the turns of each, whichever ends the game
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
    """Join the team with this number, counted from 1; None leaves one's team."""

    team: int | None


class ShuffleTeams(HostCommand):
    """Put everybody into teams at random."""

    __slots__ = ()


@dataclass(frozen=True, slots=True)
class Begin(HostCommand):
    """Deal the cards of the chosen decks.

    ``seen`` are those that were on the table in past games here, game by game, the latest first.
    """

    cards: tuple[CardId, ...]
    seen: tuple[tuple[CardId, ...], ...] = ()


class ClaimStory(RoundCommand):
    """Be the first storyteller of the game."""

    __slots__ = ()


@dataclass(frozen=True, slots=True)
class TellStory(RoundCommand):
    """Give the clue, and the card it is for where the rule set wants one.

    ``why`` is shown with the reveal and may be empty.
    """

    clue: str
    position: Position | None = None
    why: str = ""


class PassStory(RoundCommand):
    """A computer player has nothing to tell, and leaves it to people."""

    __slots__ = ()


@dataclass(frozen=True, slots=True)
class GiveCard(RoundCommand):
    """Give a card to the table; beyond the number owed it replaces the one given first."""

    position: Position


@dataclass(frozen=True, slots=True)
class TakeBack(RoundCommand):
    """Take one given card back into the hand."""

    position: Position


@dataclass(frozen=True, slots=True)
class CastVote(RoundCommand):
    """Vote, or change one's vote; a doubled vote names its slot twice."""

    slots: tuple[Slot, ...]


@dataclass(frozen=True, slots=True)
class SetTrap(RoundCommand):
    """Set Party's trap on a slot, or move it."""

    slot: Slot


class NewHand(RoundCommand):
    """Exchange the whole hand, once a game, where a house rule allows it."""

    __slots__ = ()


class AskForTime(RoundCommand):
    """Ask for more time; the caller of the rules decides how much that is."""

    __slots__ = ()


class NextRound(RoundCommand):
    """Go on after the points were counted."""

    __slots__ = ()


@dataclass(frozen=True, slots=True)
class TimeUp(Command):
    """The time of this phase of this round has run out."""

    round: int
    phase: Phase


@dataclass(frozen=True, slots=True)
class StopWaiting(HostCommand):
    """Go on now with what is there, as if the time of this phase had run out."""

    round: int | None = None
    phase: Phase | None = None


class Suspend(HostCommand):
    """Let everything rest until ``Resume``: no time runs, and nothing is played."""

    __slots__ = ()


class Resume(HostCommand):
    """Go on with a game that was suspended."""

    __slots__ = ()


class AskForPause(PlayerCommand):
    """Ask the host to suspend the game, or to go on if it is suspended."""

    __slots__ = ()


@dataclass(frozen=True, slots=True)
class HandOver(HostCommand):
    """Make another player the host."""

    player: PlayerId


@dataclass(frozen=True, slots=True)
class Adjust(HostCommand):
    """Change a running game from its next phase on; None leaves an option as it is."""

    pace: Pace | None = None
    until: int | None = None  # the goal, the rounds or the turns of each, whichever ends the game
    language: str | None = None


@dataclass(frozen=True, slots=True)
class End(HostCommand):
    """End the game with the standings as they are."""

    reason: Ending = Ending.STOPPED


class Rematch(PlayerCommand):
    """Open a lobby with the same people and rules."""

    __slots__ = ()

"""What happened, in the past tense: for the journal, the screens and the simulator.

Events are for the machine room. They may carry secrets (who drew what), so nothing shows one to
people: people see views.
"""

from collections.abc import Mapping
from dataclasses import dataclass

from bot.rules.ids import CardId, PlayerId
from bot.rules.model import Ending, Phase, ScoredRound


@dataclass(frozen=True, slots=True)
class Event:
    """Anything that can happen in a game."""


@dataclass(frozen=True, slots=True)
class PlayerEvent(Event):
    """Something that happened to or through one person."""

    player: PlayerId


class PlayerJoined(PlayerEvent):
    """Sat down, in the lobby or when a round started."""

    __slots__ = ()


class NewcomerQueued(PlayerEvent):
    """Will be dealt in at the start of the next round."""

    __slots__ = ()


class PlayerLeft(PlayerEvent):
    """Got up and is no longer part of the game."""

    __slots__ = ()


class SeatVacated(PlayerEvent):
    """Left a team game; the seat waits for a substitute."""

    __slots__ = ()


class PlayerLetIn(PlayerEvent):
    """Was kicked, and may join again."""

    __slots__ = ()


@dataclass(frozen=True, slots=True)
class SeatTakenOver(PlayerEvent):
    """A substitute sat down in the seat of ``leaver``."""

    leaver: PlayerId


class HostChanged(PlayerEvent):
    """Is the host from now on."""

    __slots__ = ()


class PlayerMissed(PlayerEvent):
    """Did not do in time what the table waited for."""

    __slots__ = ()


class PlayerWentAway(PlayerEvent):
    """Is no longer waited for."""

    __slots__ = ()


class PlayerReturned(PlayerEvent):
    """Was away and is there again."""

    __slots__ = ()


class MoreTimeAsked(PlayerEvent):
    """Asked for more time, for themselves or another player."""

    __slots__ = ()


class PauseAsked(PlayerEvent):
    """Would like a break."""

    __slots__ = ()


class ResumeAsked(PlayerEvent):
    """Would like to go on after a break."""

    __slots__ = ()


class GameSuspended(Event):
    """Everything rests."""

    __slots__ = ()


class GameResumed(Event):
    """It goes on."""

    __slots__ = ()


class Configured(Event):
    """Rule set, options or teams were changed."""

    __slots__ = ()


class GameBegan(Event):
    """The cards were dealt."""

    __slots__ = ()


@dataclass(frozen=True, slots=True)
class RoundStarted(Event):
    """A new round waits for its story; nobody is storyteller while the first is unclaimed."""

    number: int
    storyteller: PlayerId | None


class StoryClaimed(PlayerEvent):
    """Became the first storyteller, by pressing or by random choice."""

    __slots__ = ()


class StoryTold(PlayerEvent):
    """Gave the clue."""

    __slots__ = ()


class StoryPassed(PlayerEvent):
    """Left the story to the next person."""

    __slots__ = ()


class CardGiven(PlayerEvent):
    """Gave a card to the table, or another one instead."""

    __slots__ = ()


class CardTakenBack(PlayerEvent):
    """Took a given card back."""

    __slots__ = ()


class HandExchanged(PlayerEvent):
    """Took a new hand instead of the old one."""

    __slots__ = ()


class TableLaid(Event):
    """All cards are on the table, in the order of their slots."""

    __slots__ = ()


class VoteCast(PlayerEvent):
    """Voted, or changed the vote."""

    __slots__ = ()


class TrapSet(PlayerEvent):
    """Set Party's trap, or moved it."""

    __slots__ = ()


@dataclass(frozen=True, slots=True)
class RoundScored(Event):
    """The vote is over and the points are counted."""

    result: ScoredRound


@dataclass(frozen=True, slots=True)
class RoundVoided(Event):
    """The storyteller was passed over or left; nobody scores."""

    number: int
    phase: Phase


@dataclass(frozen=True, slots=True)
class HandsRefilled(Event):
    """Cards were drawn, by whom and which, in drawing order."""

    drawn: Mapping[PlayerId, tuple[CardId, ...]]


class PileRenewed(Event):
    """The discards were shuffled into the draw pile."""

    __slots__ = ()


@dataclass(frozen=True, slots=True)
class GameEnded(Event):
    """The game is over."""

    ending: Ending


class RematchOpened(Event):
    """A new lobby with the same people."""

    __slots__ = ()

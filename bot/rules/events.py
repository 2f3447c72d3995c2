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
    """Took a seat, in the lobby or when a round started."""

    __slots__ = ()


class NewcomerQueued(PlayerEvent):
    """Will be dealt in at the start of the next round."""

    __slots__ = ()


class PlayerLeft(PlayerEvent):
    """Left the game."""

    __slots__ = ()


class SeatVacated(PlayerEvent):
    """Left a team game; the seat waits for a substitute."""

    __slots__ = ()


class PlayerLetIn(PlayerEvent):
    """Was kicked, and may join again."""

    __slots__ = ()


@dataclass(frozen=True, slots=True)
class SeatTakenOver(PlayerEvent):
    """Took over the seat of ``leaver`` as a substitute."""

    leaver: PlayerId


class HostChanged(PlayerEvent):
    """Became the host."""

    __slots__ = ()


class PlayerMissed(PlayerEvent):
    """Did not act before the deadline."""

    __slots__ = ()


class PlayerWentAway(PlayerEvent):
    """Missed too many deadlines; the game no longer waits for them."""

    __slots__ = ()


class PlayerReturned(PlayerEvent):
    """Acted again after being away."""

    __slots__ = ()


class MoreTimeAsked(PlayerEvent):
    """Asked for more time, for themselves or another player."""

    __slots__ = ()


class PauseAsked(PlayerEvent):
    """Asked for a pause."""

    __slots__ = ()


class ResumeAsked(PlayerEvent):
    """Asked to resume the game after a pause."""

    __slots__ = ()


class GameSuspended(Event):
    """The game was paused."""

    __slots__ = ()


class GameResumed(Event):
    """The game was resumed."""

    __slots__ = ()


class Configured(Event):
    """Rule set, options or teams were changed."""

    __slots__ = ()


class GameBegan(Event):
    """The cards were dealt."""

    __slots__ = ()


@dataclass(frozen=True, slots=True)
class RoundStarted(Event):
    """A round began; the first one has no storyteller until a player volunteers."""

    number: int
    storyteller: PlayerId | None


class StoryClaimed(PlayerEvent):
    """Became the first storyteller, by pressing or by random choice."""

    __slots__ = ()


class StoryTold(PlayerEvent):
    """Gave the clue."""

    __slots__ = ()


class StoryPassed(PlayerEvent):
    """Passed the storyteller's turn to the next person."""

    __slots__ = ()


class CardGiven(PlayerEvent):
    """Played a card, or another one instead."""

    __slots__ = ()


class CardTakenBack(PlayerEvent):
    """Took a played card back."""

    __slots__ = ()


class HandExchanged(PlayerEvent):
    """Exchanged the whole hand."""

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
    """A lobby with the same players was opened."""

    __slots__ = ()

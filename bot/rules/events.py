"""Events: what happened in a game, for timers, screens and the simulator.

``Progress``, the result of a command, has the game and its events. Events are internal. They may
hold secrets (who drew which card), so they are never shown to people, who see views instead.
"""

from collections.abc import Mapping
from dataclasses import dataclass

from bot.rules.ids import CardId, PlayerId
from bot.rules.model import Ending, Game, Phase, ScoredRound


@dataclass(frozen=True, slots=True)
class Event:
    """Base of all events of a game."""


@dataclass(frozen=True, slots=True)
class PlayerEvent(Event):
    """An event about one player, who did it or to whom it happened."""

    player: PlayerId


class PlayerJoined(PlayerEvent):
    """The player took a seat, in the lobby or at the start of a round."""


class NewcomerQueued(PlayerEvent):
    """The player will be dealt in at the start of the next round."""


class PlayerLeft(PlayerEvent):
    """The player left the game."""


class SeatVacated(PlayerEvent):
    """The player left a team game; their seat waits for a substitute."""


class PlayerLetIn(PlayerEvent):
    """The player, who had been kicked, may join again."""


class SeatTakenOver(PlayerEvent):
    """The player took over a seat as a substitute."""


class HostChanged(PlayerEvent):
    """The player became the host."""


class PlayerMissed(PlayerEvent):
    """The player did not act before the deadline."""


class PlayerWentAway(PlayerEvent):
    """The player missed too many deadlines; the game no longer waits for them."""


class PlayerReturned(PlayerEvent):
    """The player acted again after being away."""


class MoreTimeAsked(PlayerEvent):
    """The player asked for more time, for themselves or for another player."""


class PauseAsked(PlayerEvent):
    """The player asked for a pause."""


class ResumeAsked(PlayerEvent):
    """The player asked to resume the paused game."""


class GameSuspended(Event):
    """The game was paused."""


class GameResumed(Event):
    """The game was resumed."""


class Configured(Event):
    """The rule set, options or teams were changed."""


class GameBegan(Event):
    """The game began, and the cards were dealt."""


@dataclass(frozen=True, slots=True)
class RoundStarted(Event):
    """A round began; the first one has no storyteller until a player volunteers."""

    number: int
    storyteller: PlayerId | None


class StorytellerChosen(PlayerEvent):
    """The player became the first storyteller, by volunteering or by random choice."""


class ClueGiven(PlayerEvent):
    """The player gave the clue."""


class TurnPassed(PlayerEvent):
    """The player passed the storyteller's turn to the next person."""


class CardGiven(PlayerEvent):
    """The player played a card, or replaced one."""


class CardTakenBack(PlayerEvent):
    """The player took a played card back."""


class HandExchanged(PlayerEvent):
    """The player exchanged the whole hand."""


class TableLaid(Event):
    """All cards were laid on the table, and the vote began."""


class VoteCast(PlayerEvent):
    """The player voted, or changed their vote."""


class TrapSet(PlayerEvent):
    """The player set the trap, or moved it."""


@dataclass(frozen=True, slots=True)
class RoundScored(Event):
    """The vote ended, and the points were counted."""

    result: ScoredRound


@dataclass(frozen=True, slots=True)
class RoundVoided(Event):
    """The round ended without points, because the storyteller was too late or players left."""

    number: int
    phase: Phase


@dataclass(frozen=True, slots=True)
class HandsRefilled(Event):
    """Players drew cards; ``drawn`` holds each player's cards in drawing order."""

    drawn: Mapping[PlayerId, tuple[CardId, ...]]


class PileRenewed(Event):
    """The discards were shuffled and put back into the draw pile."""


@dataclass(frozen=True, slots=True)
class GameEnded(Event):
    """The game ended."""

    ending: Ending


class RematchOpened(Event):
    """A lobby with the same players was opened."""


@dataclass(frozen=True, slots=True)
class Progress:
    """The game after a command, and the events of that command."""

    game: Game
    events: tuple[Event, ...] = ()

    def after(self, *earlier: Event) -> "Progress":
        """Return the same result with these earlier events before its own."""
        return Progress(self.game, (*earlier, *self.events)) if earlier else self

"""The daily clue as frozen values: when it is posted, what it shows, and who found its card.

A daily clue is not a game: it is a clue with six cards, from a past round or from computer
players, and everyone has one guess. ``bot.store.daily`` stores it, ``bot.play.daily`` chooses it.
"""

from dataclasses import dataclass

from bot.rules.ids import CardId, PlayerId, Slot

CARDS = 6  # of every daily clue


@dataclass(frozen=True, slots=True)
class DailySchedule:
    """When a channel gets its daily clue."""

    channel_id: int
    guild_id: int
    minute: int  # of the day, in the time zone
    zone: str  # its name in the IANA database
    language: str
    next_at: float | None  # when the next one is due; None while turned off
    idle_since: float | None = None  # when it was turned off, or its channel first refused it

    @property
    def on(self) -> bool:
        """Return whether the daily clue is turned on, even if its channel refuses the bot."""
        return self.next_at is not None


@dataclass(frozen=True, slots=True)
class DailyClue:
    """A daily clue: the clue and six cards, one of which is the storyteller's card."""

    id: str
    guild_id: int
    channel_id: int
    clue: str
    storyteller: PlayerId
    table: tuple[CardId, ...]
    slot: Slot  # of the storyteller's card
    told_at: float
    until: float  # when the answer is due
    source: str | None = None  # id of the game it comes from; None if computer players made it
    place: int | None = None  # index of its round in that game's history
    previous: str | None = None  # id of the previous one, whose answer is posted with this one
    message_id: int | None = None  # None until it is posted
    answered_at: float | None = None
    withdrawn: bool = False

    @property
    def open(self) -> bool:
        """Return whether guesses are still accepted."""
        return self.answered_at is None and not self.withdrawn


@dataclass(frozen=True, slots=True)
class Streak:
    """How many daily clues of a channel a person found in a row: currently, and at best."""

    person: int
    days: int = 0
    best: int = 0


@dataclass(frozen=True, slots=True)
class DailyResult:
    """How many people guessed at a finished daily clue, and who found its card."""

    guesses: int
    finders: tuple[Streak, ...]  # the longest streak first

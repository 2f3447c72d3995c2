"""One move on a stored game: the game after it, its timer, and what the journal says about it."""

import secrets
from collections.abc import Callable
from random import Random

from bot.play.timers import UNHURRIED, Moments, full_timer, next_timer
from bot.rules import commands as do
from bot.rules.computers import is_computer
from bot.rules.engine import apply
from bot.rules.events import Event
from bot.rules.ids import CardId, PlayerId
from bot.rules.model import Game
from bot.rules.values import replace
from bot.store.records import GameId, JournalEntry, Place, StoredGame

Decks = Callable[[tuple[str, ...]], tuple[CardId, ...]]
"""The cards of these decks, as far as they are there."""


def advance(
    before: StoredGame,
    command: do.Command,
    actor: PlayerId | None,
    now: float,
    moments: Moments = UNHURRIED,
) -> tuple[StoredGame, JournalEntry, tuple[Event, ...]]:
    """The game after a command, with fresh dice; ``actor`` is who asked, if not the command's."""
    # A clock that was set back, even to 1970, must not make the game look abandoned.
    at = max(now, before.touched_at)
    seed = secrets.randbits(63)
    progress = apply(before.game, command, Random(seed))
    actor = actor or command.actor
    timer = next_timer(before, progress.game, progress.events, now, moments)
    after = replace(
        before,
        game=laid_aside(progress.game) if progress.game.ending else progress.game,
        revision=before.revision + 1,
        timer=None if before.paused else timer,
        touched_at=before.touched_at if actor is None or is_computer(actor) else at,
        finished_at=at if progress.game.ending else None,
    )
    entry = JournalEntry(after.revision, at, actor, command, seed)
    return after, entry, progress.events


def opened(game_id: GameId, place: Place, game: Game, language: str, now: float) -> StoredGame:
    """A new lobby as it is stored first."""
    return StoredGame(
        id=game_id,
        place=place,
        game=game,
        language=language,
        timer=full_timer(game, 1, now),
        created_at=now,
        touched_at=now,
    )


def with_cards(game: Game, command: do.Begin, decks: Decks) -> do.Begin:
    """Whoever begins a game chooses decks, not cards."""
    return replace(command, cards=decks(game.options.decks))


def laid_aside(game: Game) -> Game:
    """A finished game keeps its recap and standings and loses hands and piles."""
    seats = tuple(replace(seat, hand=()) for seat in game.seats)
    return replace(game, seats=seats, draw_pile=(), discards=())

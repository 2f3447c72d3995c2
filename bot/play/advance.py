"""Computes one move on a stored game: the game after it, its timer and its journal entry."""

import secrets
from collections.abc import Callable
from dataclasses import replace
from random import Random

from bot.play.timers import UNHURRIED, Delays, full_timer, next_timer
from bot.rules import commands as do
from bot.rules.duties import waiting_point
from bot.rules.engine import apply
from bot.rules.events import Event
from bot.rules.house import edition_of
from bot.rules.ids import CardId, PlayerId, is_computer
from bot.rules.lobby import without_cards
from bot.rules.model import Game
from bot.store.stored import GameId, JournalEntry, Place, StoredGame

Decks = Callable[[tuple[str, ...]], tuple[CardId, ...]]
"""Returns the cards of the decks with these ids; decks that are missing are skipped."""


def advance(
    before: StoredGame,
    command: do.Command,
    actor: PlayerId | None,
    now: float,
    delays: Delays = UNHURRIED,
) -> tuple[StoredGame, JournalEntry, tuple[Event, ...]]:
    """Return the game after a command, its journal entry and the events.

    ``actor`` is the person who gave the command; None means the one that the command names. Each
    call draws a new random seed, which the journal entry keeps.
    """
    # A clock that was set back, even to 1970, must not make the game look abandoned.
    at = max(now, before.touched_at)
    seed = secrets.randbits(63)
    progress = apply(before.game, command, Random(seed))
    actor = actor or command.actor
    timer = next_timer(before, progress.game, progress.events, now, delays)
    game, language = _with_language(before, without_spent_cards(progress.game))
    after = replace(
        before,
        game=game,
        language=language,
        revision=before.revision + 1,
        timer=None if before.paused else timer,
        # Only people keep a game from going idle, not its timers and computer players.
        touched_at=before.touched_at if actor is None or is_computer(actor) else at,
        finished_at=at if progress.game.ending else None,
    )
    entry = JournalEntry(after.revision, at, actor, command, seed)
    return after, entry, progress.events


def _with_language(before: StoredGame, after: Game) -> tuple[Game, str]:
    """Return the game and its language after a command.

    A newly chosen language applies once the game waits for something new.
    """
    wanted = after.options.language
    if wanted is None or waiting_point(before.game) == waiting_point(after):
        return after, before.language
    return replace(after, options=replace(after.options, language=None)), wanted


def new_lobby(
    game_id: GameId,
    place: Place,
    game: Game,
    language: str,
    now: float,
    opens_at: float | None = None,
) -> StoredGame:
    """Return a new lobby to be stored; if ``opens_at`` is given, one planned for that time."""
    return StoredGame(
        id=game_id,
        place=place,
        game=game,
        language=language,
        timer=full_timer(game, 1, now, opens_at=opens_at),
        created_at=now,
        touched_at=now,
        opens_at=opens_at,
    )


def without_spent_cards(game: Game) -> Game:
    """Return a finished game without hands and piles, but with its rounds and scores.

    A game is returned unchanged if it is not over, or if a house rule keeps hands for a rematch.
    """
    if not game.ending or edition_of(game).keeps_hands:
        return game
    return without_cards(game)

"""The moves of computer players in stored games.

A move is an ordinary command, decided only from that player's view. It is played on the revision it
was decided for, and dropped if the game has changed since, so nothing is played twice. The alarms
know when a move is due; ``bot.company`` decides which move it is.
"""

import asyncio
from collections.abc import Callable
from dataclasses import replace
from random import Random

from bot.company import Mind, WordedDeck, character_for, decide, study
from bot.play.service import GameService
from bot.rules import commands as do
from bot.rules.duties import computers_owing
from bot.rules.ids import PlayerId
from bot.rules.player_views import Duty, PlayerView, player_view
from bot.store import GameStore
from bot.store.errors import StaleRevision
from bot.store.stored import StoredGame

FindDecks = Callable[[tuple[str, ...]], tuple[WordedDeck, ...]]
"""Returns the decks with these ids, or the default decks if no ids are given."""


class Company:
    """Makes the moves of computer players."""

    def __init__(self, service: GameService, store: GameStore, find_decks: FindDecks) -> None:
        self._service = service
        self._store = store
        self._find_decks = find_decks
        self._dice = Random()
        # One computer player decides at a time, so that presses get the processor first.
        self._thinking = asyncio.Semaphore(1)

    async def move(self, stored: StoredGame) -> None:
        """Play one move of one computer player; raise ``StaleRevision`` if the game has changed.

        If no computer player can move, plan no computer move until a person does something.
        """
        due = list(computers_owing(stored.game))
        self._dice.shuffle(due)
        for player in due:
            if command := await self._decide(stored, player):
                await self._service.play(stored.id, command, revision=stored.revision)
                return
        # None of them can decide, so a person has to move first.
        assert stored.timer is not None
        timer = replace(stored.timer, move_at=None)
        if not await self._store.set_timer(stored.id, stored.revision, timer):
            raise StaleRevision(stored.id)

    async def _decide(self, stored: StoredGame, player: PlayerId) -> do.Command | None:
        """Return this player's next command; None if it has none.

        A storyteller who has no clue passes the turn on.
        """
        view = player_view(stored.game, player)
        telling = Duty.TELL in view.duties
        used = await self._store.clues_told(stored.place.guild_id) if telling else frozenset()
        decks = self._find_decks(stored.game.options.decks)
        seed = self._dice.getrandbits(63)
        async with self._thinking:
            command = await asyncio.to_thread(
                _think, view, decks, stored.language, used, Random(seed)
            )
        if command is None and telling:
            return do.PassTurn(player, view.table.round)
        return command


def _think(
    view: PlayerView,
    decks: tuple[WordedDeck, ...],
    language: str,
    used: frozenset[str],
    dice: Random,
) -> do.Command | None:
    """Return the computer player's command; None if it has nothing to do or cannot decide.

    Call it in a thread, because opening a deck and choosing a clue are slow.
    """
    mind = Mind(character_for(view.player), study(decks, language), used)
    return decide(view, mind, dice)

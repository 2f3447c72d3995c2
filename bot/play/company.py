"""Computer players at stored tables: whose turn it is, what they know, and their move.

A move is an ordinary command, decided from that seat's view and nothing else, on the revision that
was looked at: whoever was quicker wins, and nothing is played twice. When it is due is the alarms'
business, how it is decided that of ``bot.company``.
"""

import asyncio
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Protocol

from bot.company import Mind, character_for, decide, study
from bot.play.service import GameService
from bot.rules import commands as do
from bot.rules.duties import computers_owing
from bot.rules.ids import PlayerId
from bot.rules.player_views import PlayerView, Wish, player_view
from bot.rules.values import replace
from bot.store.errors import StaleRevision
from bot.store.protocol import Timers
from bot.store.records import StoredGame
from bot.store.server_protocol import Clues

DeckFolders = Callable[[tuple[str, ...]], tuple[Path, ...]]
"""Where these decks lie; of our own deck where none was chosen."""


class CompanyStore(Timers, Clues, Protocol):
    """What computer players ask of the store."""


class Company:
    """Makes the moves of computer players."""

    def __init__(self, service: GameService, store: CompanyStore, folders: DeckFolders) -> None:
        self._service = service
        self._store = store
        self._folders = folders
        self._dice = Random()
        self._thinking = asyncio.Semaphore(1)  # one at a time: presses come first

    async def move(self, stored: StoredGame) -> None:
        """Play one move of one computer player; ``StaleRevision`` if the game went on meanwhile."""
        due = list(computers_owing(stored.game))
        self._dice.shuffle(due)
        for player in due:
            if command := await self._decide(stored, player):
                await self._service.play(stored.id, command, revision=stored.revision)
                return
        # Left to people: nothing is due until somebody does something.
        assert stored.timer is not None
        timer = replace(stored.timer, move_at=None)
        if not await self._store.set_timer(stored.id, stored.revision, timer):
            raise StaleRevision(stored.id)

    async def _decide(self, stored: StoredGame, player: PlayerId) -> do.Command | None:
        view = player_view(stored.game, player)
        telling = Wish.TELL in view.wishes
        used = await self._store.clues_told(stored.place.guild_id) if telling else frozenset()
        folders = self._folders(stored.game.options.decks)
        seed = self._dice.getrandbits(63)
        async with self._thinking:
            command = await asyncio.to_thread(
                _think, view, folders, stored.language, used, Random(seed)
            )
        if command is None and telling:
            return do.PassStory(player, view.table.round)
        return command


def _think(
    view: PlayerView,
    folders: tuple[Path, ...],
    language: str,
    used: frozenset[str],
    dice: Random,
) -> do.Command | None:
    """Off the event loop: with a deck that was not opened yet it takes a while."""
    mind = Mind(character_for(view.player), study(folders, language), used)
    return decide(view, mind, dice)

"""Does once what every bot of a run would repeat: reading decks, preparing them, drawing pictures.

The decks of these tests never change, and no test here looks at pictures: those of `bot.imaging`
do. The database is not synced to the disk, because power cuts are left to the tests of the store.
"""

import asyncio
from functools import cache, partial
from pathlib import Path
from typing import Any

import pytest
from discord import app_commands

from bot.decks import Deck, load_deck, shelf
from bot.gateway.emojis import OwnEmojis
from bot.imaging.pictures import Pictures
from bot.store.sqlite.store import SqliteStore
from tests.pictures import draw_little
from tests.playing import UNSYNCED

_read = cache(load_deck)
_ready: set[str] = set()
_prepare = Pictures.prepare
_payloads: dict[str, Any] = {}
_translate = app_commands.Group.get_translated_payload


def do_once(patch: pytest.MonkeyPatch, decks: Path) -> None:
    """Share decks, tiles and pictures between the bots of this process.

    The decks in ``decks`` replace the shipped ones. Databases are not synced to disk, the bots
    upload no emoji, and their commands are translated once.
    """
    patch.setattr(shelf, "SHIPPED", decks)
    patch.setattr(shelf, "load_deck", _read)
    draw_little(patch.setattr)
    patch.setattr(Pictures, "prepare", _prepare_once)
    patch.setattr(SqliteStore, "open", partial(SqliteStore.open, pragmas=UNSYNCED))
    patch.setattr(OwnEmojis, "keep", keep_none)
    patch.setattr(app_commands.Group, "get_translated_payload", _payload_once)


async def _payload_once(self: app_commands.Group, *how: Any) -> Any:
    """Return a command group in all languages, as it is registered; it is translated once."""
    if self.qualified_name not in _payloads:
        _payloads[self.qualified_name] = await _translate(self, *how)
    return _payloads[self.qualified_name]


async def keep_none(self: OwnEmojis, online: asyncio.Event, *, uploads: bool) -> None:
    """Upload no emoji; tests about the bot's own emoji undo this."""


async def _prepare_once(self: Pictures, deck: Deck) -> int:
    if deck.version in _ready:
        return 0
    made = await _prepare(self, deck)
    _ready.add(deck.version)
    return made

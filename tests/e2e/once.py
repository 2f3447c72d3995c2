"""Does once what every bot of a run would repeat: reading decks, preparing them, drawing pictures.

The decks of these tests never change, and no test here looks at pictures: those of `bot.imaging`
do. The database is not synced to the disk, because power cuts are left to the tests of the store.
"""

import asyncio
from collections.abc import Callable, Hashable
from functools import cache, partial
from pathlib import Path
from typing import Any

import pytest
from discord import app_commands

from bot.decks import Deck, load_deck, shelf
from bot.gateway.emojis import OwnEmojis
from bot.imaging import prepared
from bot.imaging.pictures import Pictures
from bot.imaging.subjects import Picture
from bot.store.sqlite.store import SqliteStore
from tests.playing import UNSYNCED
from tests.tiles import ONE_CARD_FOR_ALL

_read = cache(load_deck)
_drawn: dict[Hashable, Picture] = {}
_draw = Pictures._draw
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
    patch.setattr(Pictures, "_draw", _draw_once)
    for name, other in ONE_CARD_FOR_ALL.items():
        patch.setattr(prepared, name, other)
    patch.setattr(Pictures, "prepare", _prepare_once)
    patch.setattr(SqliteStore, "open", partial(SqliteStore.open, pragmas=UNSYNCED))
    patch.setattr(OwnEmojis, "keep", keep_none)
    patch.setattr(app_commands.Group, "get_translated_payload", _payload_once)


async def _draw_once(
    self: Pictures, key: tuple[Hashable, ...], make: Callable[[], Picture]
) -> Picture:
    """Return the first picture of this kind that shows as much; draw it if there is none."""
    alike = key if key[0] == "waiting" else (key[0], len(key))
    if alike not in _drawn:
        _drawn[alike] = await _draw(self, key, make)
    self._finished.put(key, _drawn[alike])
    return _drawn[alike]


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

"""Games and commands as JSON and back, checked on the way in.

A snapshot carries the number of its schema. To change the model: raise ``SCHEMA``, say in
``UPGRADES`` how the former JSON becomes the new one, and store a sample of the new schema
beside the tests.
"""

from collections.abc import Callable, Mapping
from typing import Any

import msgspec

from bot.rules.commands import Command
from bot.rules.editions import EDITIONS
from bot.rules.engine import ALLOWED
from bot.rules.model import Game, Phase
from bot.store.records import Timer

SCHEMA = 1

Upgrade = Callable[[dict[str, Any]], dict[str, Any]]
UPGRADES: Mapping[int, Upgrade] = {}
"""From each past schema to the one after it."""

COMMANDS: Mapping[str, type[Command]] = {
    kind.__name__: kind for row in ALLOWED.values() for kind in row
}


class NotReadable(ValueError):
    """JSON that is not what it should be; the text says where."""


class _Head(msgspec.Struct):
    schema: int


class _AnySnapshot(msgspec.Struct):
    schema: int
    game: dict[str, Any]


class _Snapshot(msgspec.Struct):
    schema: int
    game: Game


_read_head = msgspec.json.Decoder(_Head).decode
_read_any = msgspec.json.Decoder(_AnySnapshot).decode
_read_snapshot = msgspec.json.Decoder(_Snapshot).decode
_read_timer = msgspec.json.Decoder(Timer).decode


def encode_game(game: Game) -> str:
    """The snapshot of a game."""
    return msgspec.json.encode(_Snapshot(SCHEMA, game)).decode()


def decode_game(text: str) -> Game:
    """The game of a snapshot of this schema or a past one; ``NotReadable`` otherwise."""
    try:
        # What we wrote ourselves begins like this and needs to be gone through once only.
        ours = text.startswith(f'{{"schema":{SCHEMA},')
        game = _read_snapshot(text).game if ours else _upgrade(text)
    except (msgspec.MsgspecError, UnicodeError) as error:
        raise NotReadable(str(error)) from error
    return _checked(game)


def _upgrade(text: str) -> Game:
    schema = _read_head(text).schema
    if schema > SCHEMA:
        raise NotReadable(f"its schema is {schema}, this version knows those up to {SCHEMA}")
    raw = _read_any(text).game
    for past in range(schema, SCHEMA):
        if past not in UPGRADES:
            raise NotReadable(f"there is no way from schema {past} to {past + 1}")
        raw = UPGRADES[past](raw)
    return msgspec.convert({"schema": SCHEMA, "game": raw}, _Snapshot).game


def _checked(game: Game) -> Game:
    """What types cannot say, and every rule relies on."""
    if game.rules not in EDITIONS:
        raise NotReadable(f"its rule set {game.rules!r} is unknown")
    if game.round is None and game.phase not in (Phase.LOBBY, Phase.FINISHED):
        raise NotReadable(f"there is no round in the phase {game.phase!r}")
    cards = game.all_cards()
    if len(set(cards)) < len(cards):
        raise NotReadable("a card is in it twice")
    return game


def encode_command(command: Command) -> str:
    """The fields of a command."""
    return msgspec.json.encode(command).decode()


def decode_command(name: str, fields: str) -> Command:
    """The command with this name; ``NotReadable`` if it is unknown or its fields do not fit."""
    try:
        return msgspec.json.decode(fields, type=COMMANDS[name])
    except KeyError:
        raise NotReadable(f"there is no command {name!r}") from None
    except msgspec.MsgspecError as error:
        raise NotReadable(str(error)) from error


def encode_timer(timer: Timer | None) -> str | None:
    """A timer for its column."""
    return msgspec.json.encode(timer).decode() if timer else None


def decode_timer(text: str | None) -> Timer | None:
    """A timer from its column."""
    try:
        return _read_timer(text) if text else None
    except msgspec.MsgspecError as error:
        raise NotReadable(f"its timer: {error}") from error

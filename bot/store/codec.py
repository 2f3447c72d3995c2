"""Games and commands as JSON and back, checked on the way in.

A snapshot carries the number of its schema. To change the model: raise ``SCHEMA``, say in
``UPGRADES`` how the former JSON becomes the new one, and store a sample of the new schema
beside the tests.

Rounds that were scored never change again: they are written once, apart from the snapshot.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import fields
from operator import attrgetter
from typing import Any

import msgspec

from bot.rules.commands import Command
from bot.rules.editions import EDITIONS
from bot.rules.engine import ALLOWED
from bot.rules.model import Game, Phase, ScoredRound
from bot.rules.values import replace
from bot.store.records import Timer

SCHEMA = 3

Upgrade = Callable[[dict[str, Any]], dict[str, Any]]
UPGRADES: Mapping[int, Upgrade] = {
    1: lambda raw: raw,  # the history was still inside; it is read from there
    2: lambda raw: raw,  # news and cards chosen by lot were not told apart yet
}
"""From each past schema to the one after it."""

OPEN = "Open"
"""The journal's name for the first entry of a game, which holds its first snapshot."""

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


_PRESENT = tuple(field.name for field in fields(Game) if field.name != "history")
_present_of = attrgetter(*_PRESENT)
_Present = msgspec.defstruct("_Present", _PRESENT)

_write = msgspec.json.Encoder().encode
_read_head = msgspec.json.Decoder(_Head).decode
_read_any = msgspec.json.Decoder(_AnySnapshot).decode
_read_snapshot = msgspec.json.Decoder(_Snapshot).decode
_read_round = msgspec.json.Decoder(ScoredRound).decode
_read_timer = msgspec.json.Decoder(Timer).decode


def encode_game(game: Game) -> str:
    """The snapshot of a game, without the rounds that were scored."""
    return _write({"schema": SCHEMA, "game": _Present(*_present_of(game))}).decode()


def encode_round(scored: ScoredRound) -> str:
    """A round that was scored."""
    return _write(scored).decode()


def decode_game(text: str, history: Sequence[ScoredRound] = ()) -> Game:
    """The game of a snapshot of this schema or a past one; ``NotReadable`` otherwise."""
    try:
        # What we wrote ourselves begins like this and needs to be gone through once only.
        ours = text.startswith(f'{{"schema":{SCHEMA},')
        game = _read_snapshot(text).game if ours else _upgrade(text)
    except (msgspec.MsgspecError, UnicodeError) as error:
        raise NotReadable(str(error)) from error
    if history:
        object.__setattr__(game, "history", history)  # not a copy: nobody else has this game yet
    return _checked(game)


def decode_round(text: str) -> ScoredRound:
    """A round that was scored."""
    try:
        return _read_round(text)
    except msgspec.MsgspecError as error:
        raise NotReadable(f"a round of it: {error}") from error


def _upgrade(text: str) -> Game:
    schema = _read_head(text).schema
    if schema > SCHEMA:
        raise NotReadable(f"its schema is {schema}, this version knows those up to {SCHEMA}")
    raw = _read_any(text).game
    for past in range(schema, SCHEMA):
        if past not in UPGRADES:
            raise NotReadable(f"there is no way from schema {past} to {past + 1}")
        raw = UPGRADES[past](raw)
    history = msgspec.convert(raw.pop("history", ()), tuple[ScoredRound, ...])
    game = msgspec.convert({"schema": SCHEMA, "game": raw}, _Snapshot).game
    return replace(game, history=history)


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


def encode_played(played: Command | Game) -> tuple[str, str]:
    """What the journal says of a command, or of the game as it was opened: a name and fields."""
    if isinstance(played, Game):
        return OPEN, encode_game(played)
    return type(played).__name__, _write(played).decode()


def decode_played(name: str, text: str) -> Command | Game:
    """What was played; ``NotReadable`` if it is unknown or its fields do not fit."""
    if name == OPEN:
        return decode_game(text)
    try:
        return msgspec.json.decode(text, type=COMMANDS[name])
    except KeyError:
        raise NotReadable(f"there is no command {name!r}") from None
    except msgspec.MsgspecError as error:
        raise NotReadable(str(error)) from error


def encode_timer(timer: Timer | None) -> str | None:
    """A timer for its column."""
    return _write(timer).decode() if timer else None


def decode_timer(text: str | None) -> Timer | None:
    """A timer from its column."""
    try:
        return _read_timer(text) if text else None
    except msgspec.MsgspecError as error:
        raise NotReadable(f"its timer: {error}") from error

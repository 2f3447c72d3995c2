"""Encodes games, rounds, commands and timers as JSON; decodes and checks them.

A snapshot has the number of its schema. To change the model: raise ``SCHEMA``, add a function to
``UPGRADES`` that turns the previous JSON into the new one, and store a sample of the new schema
with the tests.

No move changes a round once it is scored, so a scored round is stored once, in its own row, and not
in the snapshots. Knows no SQL.
"""

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import fields, replace
from operator import attrgetter
from typing import Any

import msgspec

from bot.rules.commands import Command, GiveClue, PassTurn, Volunteer
from bot.rules.editions import EDITIONS
from bot.rules.engine import ALLOWED
from bot.rules.house import is_offered
from bot.rules.ids import PlayerId
from bot.rules.model import Game, Phase, ScoredRound
from bot.store.stored import Timer

SCHEMA = 8

Upgrade = Callable[[dict[str, Any]], dict[str, Any]]
UPGRADES: Mapping[int, Upgrade] = {
    1: lambda raw: raw,  # the history was still inside; it is read from there
    2: lambda raw: raw,  # there was no news, and no note of cards chosen at random
    3: lambda raw: raw,  # a kicked player could join again
    4: lambda raw: _with_every_card(raw),  # every game was played with all cards of its decks
    5: lambda raw: _with_until(raw),  # goal and turns were options of their own
    6: lambda raw: raw,  # storytellers could not explain their clue
    7: lambda raw: raw,  # no card came from the draw pile, and all computers had one skill
}
"""The function that upgrades the JSON of each past schema to the next; most change nothing.

A field that a schema lacks gets its default when the JSON is decoded.
"""


def _with_every_card(raw: dict[str, Any]) -> dict[str, Any]:
    edition = EDITIONS.get(raw.get("rules", ""))
    if edition is None or edition.end.box is None:
        return raw
    return raw | {"options": raw.get("options", {}) | {"every_card": True}}


def _with_until(raw: dict[str, Any]) -> dict[str, Any]:
    options = raw.get("options", {})
    return raw | {"options": options | {"until": options.get("goal") or options.get("turns")}}


OPEN = "Open"
"""The journal's name for a game's first entry, which holds its first snapshot."""

_RELEASED_NAMES: Mapping[type[Command], str] = {
    GiveClue: "TellStory",
    PassTurn: "PassStory",
    Volunteer: "ClaimStory",
}
"""Commands that journals of released versions know by another name, which stays."""


def _name_of(kind: type[Command]) -> str:
    """Return the name of a command in a journal."""
    return _RELEASED_NAMES.get(kind, kind.__name__)


COMMANDS: Mapping[str, type[Command]] = {
    _name_of(kind): kind for row in ALLOWED.values() for kind in row
}


class NotReadable(ValueError):
    """Raised for JSON that is not a valid game, round, command or timer; the message says why."""


class _Head(msgspec.Struct):
    schema: int


class _AnySnapshot(msgspec.Struct):
    schema: int
    game: dict[str, Any]


class _Snapshot(msgspec.Struct):
    schema: int
    game: Game


# All fields of a game but its history, which is stored round by round.
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
    """Return the snapshot of a game as JSON, without its scored rounds."""
    return _write({"schema": SCHEMA, "game": _Present(*_present_of(game))}).decode()


def encode_round(scored: ScoredRound) -> str:
    """Return a scored round as JSON."""
    return _write(scored).decode()


def decode_game(text: str, history: Sequence[ScoredRound] = ()) -> Game:
    """Return the game in a snapshot, upgraded from an older schema if necessary.

    ``history`` is set as its scored rounds. Raise ``NotReadable`` if the snapshot is not valid.
    """
    try:
        # Fast path: JSON that this version wrote starts like this and is decoded in one pass.
        ours = text.startswith(f'{{"schema":{SCHEMA},')
        game = _read_snapshot(text).game if ours else _upgrade(text)
    except (msgspec.MsgspecError, UnicodeError) as error:
        raise NotReadable(str(error)) from error
    if history:
        object.__setattr__(game, "history", history)  # frozen, but not shared yet
    return _checked(game)


def decode_round(text: str) -> ScoredRound:
    """Return the scored round in a JSON text; raise ``NotReadable`` if it is not valid."""
    try:
        return _read_round(text)
    except msgspec.MsgspecError as error:
        raise NotReadable(f"one of its rounds: {error}") from error


def _upgrade(text: str) -> Game:
    schema = _read_head(text).schema
    if schema > SCHEMA:
        raise NotReadable(f"its schema is {schema}, this version knows those up to {SCHEMA}")
    raw = _read_any(text).game
    for past in range(schema, SCHEMA):
        if past not in UPGRADES:
            raise NotReadable(f"its schema {past} cannot be upgraded to {past + 1}")
        raw = UPGRADES[past](raw)
    history = msgspec.convert(raw.pop("history", ()), tuple[ScoredRound, ...])
    game = msgspec.convert({"schema": SCHEMA, "game": raw}, _Snapshot).game
    return replace(game, history=history)


def _checked(game: Game) -> Game:
    """Return ``game`` itself; raise ``NotReadable`` for faults that types cannot express."""
    if game.rules not in EDITIONS:
        raise NotReadable(f"its rule set {game.rules!r} is unknown")
    for key, value in game.options.house.items():
        if not is_offered(game.rules, key, value):
            raise NotReadable(f"its house rule {key}={value} is unknown")
    if game.round is None and game.phase not in (Phase.LOBBY, Phase.FINISHED):
        raise NotReadable(f"there is no round in the phase {game.phase!r}")
    cards = game.all_cards()
    if len(set(cards)) < len(cards):
        raise NotReadable("it contains a card twice")
    return game


def encode_played(played: Command | Game) -> tuple[str, str]:
    """Return a journal entry's command name and JSON fields.

    The first entry of a game is the opened game itself, under the name ``OPEN``.
    """
    if isinstance(played, Game):
        return OPEN, encode_game(played)
    return _name_of(type(played)), _write(played).decode()


def decode_played(name: str, text: str) -> Command | Game:
    """Return a journal entry's command, or the game for ``OPEN``.

    Raise ``NotReadable`` if the entry is not valid.
    """
    if name == OPEN:
        return decode_game(text)
    try:
        return msgspec.json.decode(text, type=COMMANDS[name])
    except KeyError:
        raise NotReadable(f"there is no command {name!r}") from None
    except msgspec.MsgspecError as error:
        raise NotReadable(str(error)) from error


def encode_timer(timer: Timer | None) -> str | None:
    """Return a timer as JSON for its column; None for no timer."""
    return _write(timer).decode() if timer else None


def decode_timer(text: str | None) -> Timer | None:
    """Return the timer in a column's JSON, None for no timer; raise ``NotReadable`` if invalid."""
    try:
        return _read_timer(text) if text else None
    except msgspec.MsgspecError as error:
        raise NotReadable(f"its timer: {error}") from error


def mentions(text: str, player: PlayerId) -> bool:
    """Return whether a person's id occurs in a JSON text as a whole number, even inside clues.

    The text need not be valid: damaged games are searched as well.
    """
    # The plain search is fast and rejects most texts.
    return player in text and re.search(_whole_number(player), text) is not None


def with_alias(text: str, player: PlayerId, alias: PlayerId) -> str:
    """Return a JSON text with a person's id replaced by an alias wherever it is mentioned."""
    return re.sub(_whole_number(player), alias, text)


def _whole_number(player: PlayerId) -> str:
    r"""Return the regular expression for a person's id as a whole number.

    A ``\uXXXX`` escape may end in digits directly before an id; these are not part of the number.
    """
    return rf"(?:(?<![0-9])|(?<=\\u[0-9a-fA-F]{{4}})){re.escape(player)}(?![0-9])"

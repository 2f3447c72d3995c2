"""Converts settings to columns and back: one column per field, with the same name.

A new setting in ``bot.preferences`` needs no change here and no migration: its column is added when
a database is opened. Plain values are stored as they are, tuples as JSON.
"""

from collections.abc import Collection, Mapping
from dataclasses import MISSING, Field, fields
from enum import Enum
from types import UnionType
from typing import Any, TypeVar, get_args, get_origin, get_type_hints

import msgspec

from bot.preferences import Notices, PersonSettings, ServerSettings
from bot.store.database import Row, Values

Settings = ServerSettings | PersonSettings | Notices
T = TypeVar("T", ServerSettings, PersonSettings, Notices)

TABLES: Mapping[str, type[Settings]] = {
    "server": ServerSettings,
    "person": PersonSettings,
    "notice": Notices,
}


def _chosen(kind: type[Settings]) -> list[Field[Any]]:
    """Return the fields that are chosen; the others are ids and have no default."""
    return [field for field in fields(kind) if field.default is not MISSING]


def _types_of(kind: type[Settings]) -> dict[str, Any]:
    hints = get_type_hints(kind)
    return {field.name: hints[field.name] for field in _chosen(kind)}


_TYPES = {kind: _types_of(kind) for kind in TABLES.values()}


def names_of(kind: type[Settings], table: str = "") -> str:
    """Return the column names of these settings, each with the prefix ``table``, if given."""
    return ", ".join(f"{table}.{name}" if table else name for name in _TYPES[kind])


def columns_of(settings: Settings) -> Values:
    """Return the values for the columns of ``names_of``."""
    return tuple(_column(getattr(settings, name)) for name in _TYPES[type(settings)])


def _column(value: object) -> object:
    if isinstance(value, tuple):
        return msgspec.json.encode(value).decode()
    return value.value if isinstance(value, Enum) else value


def settings_of(kind: type[T], row: Row | None, *ids: Any) -> T:
    """Return the settings in a row of ``names_of``; the defaults if there is no row.

    ``ids`` say whose settings these are: the server, the person, or both.
    """
    return kind(*ids, *map(_value, _TYPES[kind].values(), row or ()))


def _value(type_: Any, column: Any) -> Any:
    if get_origin(type_) is tuple:
        return msgspec.json.decode(column, type=type_)
    return msgspec.convert(column, type_, strict=False)  # SQLite stores booleans as numbers


def missing_columns(
    known: Mapping[str, Collection[str]], types: Mapping[type, str]
) -> tuple[str, ...]:
    """Return statements that add a column for each setting that a database does not have yet.

    ``known`` has the existing columns of each of ``TABLES``, none for a table that does not exist;
    ``types`` has the database's names for ``bool``, ``int`` and ``str``. A column's default is that
    of its setting, so that an older version of the bot, which does not write the column, can still
    insert rows.
    """
    return tuple(
        f"ALTER TABLE {table} ADD COLUMN {field.name} {_declaration(field.default, type_, types)}"
        for table, kind in TABLES.items()
        for field, type_ in zip(_chosen(kind), _TYPES[kind].values(), strict=True)
        if known[table] and field.name not in known[table]
    )


def _declaration(default: Any, type_: Any, types: Mapping[type, str]) -> str:
    plain = _without_none(type_)
    if plain not in types:  # an Enum, or JSON
        plain = str
    if default is None:
        return types[plain]
    value = _column(default)
    literal = f"'{value}'" if plain is str else str(value).lower()
    return f"{types[plain]} NOT NULL DEFAULT {literal}"


def _without_none(type_: Any) -> Any:
    return get_args(type_)[0] if get_origin(type_) is UnionType else type_

"""The settings of servers and of people: each is one row here, and is stated nowhere else.

What the rest needs to know follows from a row. Its name gives the column in the store, the option
of ``/dixit settings`` (``option-<name>``) and the line of its panel (``settings-<name>``); its
kind says what can be chosen, how that is checked and how it is shown. Knows no Discord, no
database and no words.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from enum import Enum, auto
from typing import Any

from bot.rules.editions import DEFAULT_RULES, EDITIONS
from bot.rules.model import Pace
from bot.times import is_within


class SettingKind(Enum):
    """What a setting is, where its values cannot be listed here."""

    YES_NO = auto()
    LANGUAGE = auto()  # None for each reader's own
    DECKS = auto()  # by id; chosen one at a time
    CHANNELS = auto()  # by id; each choice adds one or takes it away


@dataclass(frozen=True, slots=True)
class OneOf:
    """A setting with a fixed list of values, each with the key of its sentence."""

    values: Mapping[str, str]
    or_role: bool = False  # or the id of a role of the server


def setting(default: Any, kind: SettingKind | OneOf = SettingKind.YES_NO) -> Any:
    """Return a setting's field: its default, and the values that can be chosen."""
    return field(default=default, metadata={"kind": kind})


def kinds_of(
    settings: "type[ServerSettings] | type[PersonSettings]",
) -> Mapping[str, SettingKind | OneOf]:
    """Return the settings by name, in the order in which they are offered and shown."""
    return {row.name: row.metadata["kind"] for row in fields(settings) if row.metadata}


EVERYONE, MANAGERS, NOBODY = "everyone", "managers", "nobody"
RULES = OneOf({key: f"rules-{key}" for key in EDITIONS})
PACE = OneOf({pace: f"pace-{pace}" for pace in Pace})
HANDS = OneOf({way: f"hands-{way}" for way in ("dm", "button")})
CALLED = OneOf({NOBODY: "members-nobody"}, or_role=True)
MEMBERS = OneOf({who: f"members-{who}" for who in (EVERYONE, MANAGERS)}, or_role=True)


@dataclass(frozen=True, slots=True)
class ServerSettings:
    """What a server has chosen for new games. Members who can manage it may change that."""

    guild_id: int
    rules: str = setting(DEFAULT_RULES, RULES)
    pace: Pace = setting(Pace.NORMAL, PACE)
    decks: tuple[str, ...] = setting((), SettingKind.DECKS)
    language: str | None = setting(None, SettingKind.LANGUAGE)
    starters: str = setting(EVERYONE, MEMBERS)  # who may start games
    hands: str = setting("dm", HANDS)
    mentions: bool = setting(True)  # of people; players when they get no DM and it is their turn
    calls: str = setting(NOBODY, CALLED)  # the role that is mentioned when a lobby opens
    threads: bool = setting(False)  # whether games open a thread of their own
    channels: tuple[int, ...] = setting(
        (), SettingKind.CHANNELS
    )  # for games; none means everywhere
    makers: str = setting(MANAGERS, MEMBERS)  # who may change the server's decks


@dataclass(frozen=True, slots=True)
class PersonSettings:
    """What people have chosen for themselves; None follows the game."""

    user_id: int
    language: str | None = setting(None, SettingKind.LANGUAGE)
    hands: str | None = setting(None, HANDS)
    statistics: bool = setting(True)  # whether games count for them
    mentions: bool = setting(True)  # the same as ``turns`` where they have chosen nothing
    tips: bool = setting(True)  # whether their hand explains each phase, in their first game
    # What they write themselves, and ``bot.times`` reads.
    zone: str | None = None  # the name of a time zone
    quiet: str | None = None  # hours in which nothing notifies them, such as "22:00-08:00"

    def is_quiet(self, now: float) -> bool:
        """Return whether it is in this person's quiet hours now."""
        return is_within(self.quiet, self.zone, now)


@dataclass(frozen=True, slots=True)
class Notices:
    """What a person wants to be told of in one server."""

    guild_id: int
    user_id: int
    lobbies: bool = False  # that a lobby opens
    turns: bool | None = None  # that it is their turn and they get no DM; None: as anywhere

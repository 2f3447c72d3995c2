"""The settings of servers and people; each is defined once, as a field in this module.

Everything else follows from that field. Its name gives the column in the store, the option of
``/dixit settings`` (``option-<name>``) and the line of its panel (``settings-<name>``); its kind
says which values can be chosen, and how they are checked and shown. Knows no Discord, no database
and no texts.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field, fields, replace
from enum import Enum, auto
from typing import Any

from bot.rules.editions import DEFAULT_RULES, EDITIONS
from bot.rules.model import Pace
from bot.times import is_within


class SettingKind(Enum):
    """The kinds of settings whose values are not a fixed list."""

    YES_NO = auto()
    LANGUAGE = auto()  # None for each reader's own
    DECKS = auto()  # by id; chosen one at a time
    CHANNELS = auto()  # by id; each choice adds one or takes it away
    ZONE = auto()  # the name of a time zone, as a person types it
    HOURS = auto()  # from when to when, as a person types it


@dataclass(frozen=True, slots=True)
class OneOf:
    """A setting with a fixed list of values, each with the key of its text."""

    values: Mapping[str, str]
    or_role: bool = False  # whether the id of one of the server's roles is valid, too
    unset: str | None = None  # the key of the text for None, if that can be chosen


def setting(default: Any, kind: SettingKind | OneOf = SettingKind.YES_NO) -> Any:
    """Return the dataclass field of a setting, with its default and its kind."""
    return field(default=default, metadata={"kind": kind})


def kinds_of(
    settings: "type[ServerSettings] | type[PersonSettings] | type[Notices]",
) -> Mapping[str, SettingKind | OneOf]:
    """Return the kind of each setting by name, in the order in which settings are shown."""
    return {row.name: row.metadata["kind"] for row in fields(settings) if row.metadata}


EVERYONE, MANAGERS, NOBODY = "everyone", "managers", "nobody"
RULES = OneOf({key: f"rules-{key}" for key in EDITIONS})
PACE = OneOf({pace: f"pace-{pace}" for pace in Pace})
BY_DM, BY_BUTTON = "dm", "button"  # hands are sent to players, or opened with *My hand*
HANDS = OneOf({way: f"hands-{way}" for way in (BY_DM, BY_BUTTON)})
MY_HANDS = replace(HANDS, unset="hands-server")
CALLED = OneOf({NOBODY: "members-nobody"}, or_role=True)
MEMBERS = OneOf({who: f"members-{who}" for who in (EVERYONE, MANAGERS)}, or_role=True)


@dataclass(frozen=True, slots=True)
class ServerSettings:
    """A server's settings, which members with Manage Server may change."""

    guild_id: int
    rules: str = setting(DEFAULT_RULES, RULES)
    pace: Pace = setting(Pace.NORMAL, PACE)
    decks: tuple[str, ...] = setting((), SettingKind.DECKS)
    language: str | None = setting(None, SettingKind.LANGUAGE)
    starters: str = setting(EVERYONE, MEMBERS)  # who may start games
    hands: str = setting(BY_DM, HANDS)
    mentions: bool = setting(True)  # whether messages may mention people, such as at their turn
    calls: str = setting(NOBODY, CALLED)  # the role that is mentioned when a lobby opens
    threads: bool = setting(False)  # whether games open a thread of their own
    # where games may be played; none means everywhere
    channels: tuple[int, ...] = setting((), SettingKind.CHANNELS)
    makers: str = setting(MANAGERS, MEMBERS)  # who may change the server's decks


@dataclass(frozen=True, slots=True)
class PersonSettings:
    """A person's own settings; None means that they have not chosen."""

    user_id: int
    language: str | None = setting(None, SettingKind.LANGUAGE)
    hands: str | None = setting(None, MY_HANDS)
    statistics: bool = setting(True)  # whether games count for them
    # Whether they are mentioned at their turn, where ``Notices.turns`` is None. Nobody chooses this
    # any more, but people who did so in an earlier version keep their choice.
    mentions: bool = True
    tips: bool = setting(True)  # whether their hand explains each phase, in their first game
    quiet: str | None = setting(None, SettingKind.HOURS)  # when nothing notifies them
    zone: str | None = setting(None, SettingKind.ZONE)

    def is_quiet(self, now: float) -> bool:
        """Return whether ``now`` is within this person's quiet hours."""
        return is_within(self.quiet, self.zone, now)


@dataclass(frozen=True, slots=True)
class Notices:
    """What a person wants to be notified of on one server."""

    guild_id: int
    user_id: int
    lobbies: bool = setting(False)  # that a lobby opens
    # that it is their turn and no DM tells them; None means as in ``PersonSettings.mentions``
    turns: bool | None = setting(None)

"""The panels of settings: a server's, and a person's own.

What they show and what can be chosen in them follows from ``bot.preferences``, by the kind of each
setting.
"""

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, assert_never

import discord
from discord import ui

from bot.limits import MOST_CHOICES
from bot.preferences import (
    Notices,
    OneOf,
    PersonSettings,
    ServerSettings,
    SettingKind,
    kinds_of,
)
from bot.text import Words
from bot.times import clock_in
from bot.ui.content import Content, Item, button, form, form_field, menu, rows, shortened, text
from bot.ui.ids import ME, SERVER, PressId
from bot.ui.lobby import absent_deck
from bot.ui.names import listed_in_short, quote

AUTOMATIC = "auto"  # a language: each reader's own; another setting: not chosen
MIXED = "@mixed"  # all of the bot's own decks; no deck has this id
EVERYWHERE = "@everywhere"  # every channel
LONGEST_TYPED = 60  # characters in the form of a setting

SWITCHES = "@switches"
"""The argument of presses in the menu that all yes/no settings of a panel share."""
TYPED = (SettingKind.ZONE, SettingKind.HOURS)
"""The kinds of settings that are typed in a form, because no menu could list their values."""

Settings = ServerSettings | PersonSettings | Notices


@dataclass(frozen=True, slots=True)
class Offers:
    """What can be chosen on one server: names by id, in the order of the menus."""

    decks: Mapping[str, str] = field(default_factory=dict)
    languages: Mapping[str, str] = field(default_factory=dict)
    roles: Mapping[str, str] = field(default_factory=dict)
    channels: Mapping[str, str] = field(default_factory=dict)
    now: float | None = None  # if given, a time zone is shown with its time of day


@dataclass(frozen=True, slots=True)
class Row:
    """One setting in a panel, with its label and its value."""

    name: str
    label: str
    kind: SettingKind | OneOf
    value: Any


def settings_panel(
    words: Words,
    settings: ServerSettings,
    offers: Offers,
    *,
    manages: bool = False,
    unnotified: Collection[str] = (),
) -> Content:
    """Return the panel of a server's settings, with menus only for members who manage it.

    ``unnotified`` are the settings with a role whose members Discord would not notify.
    """
    listed = _rows(words, settings)
    title = f"## {words('settings-title')}"
    warnings = [
        f"-# {words('settings-unheard', role=f'<@&{row.value}>')}"
        for row in listed
        if row.name in unnotified
    ]
    if not manages:
        lines = [_line(words, offers, row) for row in listed]
        return Content((text(title, *lines, *warnings), text(f"-# {words('settings-readers')}")))
    danger = button(PressId("wipe", SERVER), words("button-danger"), discord.ButtonStyle.danger)
    crowded = any(len(list(_options(words, offers, row.kind))) > MOST_CHOICES for row in listed)
    more = words("settings-more") if crowded else ""
    top = text(title, words("settings-hint"), more, *warnings)
    return Content((top, *_controls(words, SERVER, listed, offers), *rows([danger])))


def my_panel(
    words: Words,
    person: PersonSettings,
    notices: Notices,
    offers: Offers,
    *,
    server_mentions: bool = True,
) -> Content:
    """Return the panel of a person's own settings, everywhere and on this server.

    ``server_mentions`` is False if the server has turned mentions off for everyone.
    """
    listed = _rows(words, person, notices)
    hint = words("mine-hint") if server_mentions else words("mine-unmentioned")
    controls = _controls(words, ME, listed, offers)
    return Content((text(f"## {words('mine-title')}"), *controls, text(f"-# {hint}")))


def chosen_lines(words: Words, person: PersonSettings, offers: Offers) -> list[str]:
    """Return a line for each of a person's settings that is not as it was at first."""
    first = PersonSettings(person.user_id)
    changed = [row for row in _rows(words, person) if row.value != getattr(first, row.name)]
    return [_line(words, offers, row) for row in changed]


def setting_form(words: Words, press: PressId, value: str | None) -> ui.Modal:
    """Return the form in which a person types the value of one of their settings."""
    label = words(f"mine-{press.argument}")
    box: ui.TextInput[Any] = ui.TextInput(
        custom_id="text", default=value, required=False, max_length=LONGEST_TYPED
    )
    about = shortened(words(_about(press.argument)))
    return form(press, label, form_field(box, label, about))


def _rows(words: Words, *settings: Settings) -> list[Row]:
    return [
        Row(name, _label(words, one, name), kind, getattr(one, name))
        for one in settings
        for name, kind in kinds_of(type(one)).items()
    ]


def _label(words: Words, settings: Settings, name: str) -> str:
    server = isinstance(settings, ServerSettings)
    return words(f"settings-{name}") if server else words(f"mine-{name}")


def _about(name: str) -> str:
    """Return the key of a setting's description, which its command's option has, too."""
    return f"option-{name.replace('_', '-')}.about"


def _line(words: Words, offers: Offers, row: Row) -> str:
    return words("settings-line", label=row.label, value=_shown(words, offers, row.kind, row.value))


def _controls(words: Words, subject: str, listed: Sequence[Row], offers: Offers) -> list[Item]:
    """Return the menus of all settings, and buttons for those that are typed."""
    items: list[Item] = []
    for row in listed:
        if row.kind is not SettingKind.YES_NO and row.kind not in TYPED:
            items += _menu(words, subject, row, offers)
    items += _switches(words, subject, [row for row in listed if row.kind is SettingKind.YES_NO])
    if typed := [row for row in listed if row.kind in TYPED]:
        buttons = [button(PressId("setting", subject, 0, row.name), row.label) for row in typed]
        items += [text(*(_line(words, offers, row) for row in typed)), *rows(buttons)]
    return items


def _menu(words: Words, subject: str, row: Row, offers: Offers) -> tuple[Item, ...]:
    """Return a setting's label and menu; the label has the value if the menu cannot show it."""
    options, chosen = dict(_options(words, offers, row.kind)), _chosen(row.kind, row.value)
    # If there are more options than a menu takes, those that are selected now come first.
    order = sorted(options, key=lambda value: value not in chosen and len(options) > MOST_CHOICES)
    offered = [
        discord.SelectOption(label=shortened(options[value]), value=value, default=value in chosen)
        for value in order[:MOST_CHOICES]
    ]
    seen = {option.value for option in offered if option.default} == chosen
    label = row.label if seen else _line(words, offers, row)
    most = MOST_CHOICES if row.kind in (SettingKind.CHANNELS, SettingKind.DECKS) else 1
    press = PressId("setting", subject, 0, row.name)
    return text(f"-# {label}"), menu(press, offered, row.label, most=most)


def _switches(words: Words, subject: str, switches: Sequence[Row]) -> tuple[Item, ...]:
    """Return one menu for all yes/no settings, in which those that are on are selected."""
    if not switches:
        return ()
    options = [
        discord.SelectOption(
            label=shortened(row.label),
            value=row.name,
            description=shortened(words(_about(row.name))),
            default=bool(row.value),
        )
        for row in switches
    ]
    press = PressId("setting", subject, 0, SWITCHES)
    nothing = words("settings-switches.none")
    label = text(f"-# {words('settings-switches')}")
    return label, menu(press, options, nothing, fewest=0, most=len(options))


def _shown(words: Words, offers: Offers, kind: SettingKind | OneOf, value: Any) -> str:
    """Return a setting's value as the panel shows it."""
    match kind:
        case OneOf() if value in kind.values:
            return words(kind.values[value])
        case OneOf():
            role = f"<@&{value}>" if kind.or_role else str(value)
            return words(kind.unset) if kind.unset and value is None else role
        case SettingKind.YES_NO:
            return words("settings-yes" if value else "settings-no")
        case SettingKind.LANGUAGE:
            return offers.languages.get(value, value) if value else words("language-auto")
        case SettingKind.DECKS:
            names = (offers.decks.get(id_) or absent_deck(words, id_) for id_ in value)
            decks = listed_in_short(words, [quote(name) for name in names])
            return decks or words("deck-mixed")
        case SettingKind.CHANNELS:
            places = listed_in_short(words, [f"<#{id_}>" for id_ in value])
            return places or words("settings-everywhere")
        case SettingKind.ZONE:
            time = f" ({clock_in(value, offers.now)})" if offers.now is not None else ""
            return f"{value}{time}" if value else words("zone-none")
        case SettingKind.HOURS:
            return value.replace("-", "–") if value else words("hours-none")
    assert_never(kind)


def _options(words: Words, offers: Offers, kind: SettingKind | OneOf) -> Iterator[tuple[str, str]]:
    """Yield the options of a setting's menu, each as a value and its label."""
    match kind:
        case OneOf():
            if kind.unset:
                yield AUTOMATIC, words(kind.unset)
            yield from ((str(value), words(key)) for value, key in kind.values.items())
            yield from offers.roles.items() if kind.or_role else ()
        case SettingKind.LANGUAGE:
            yield AUTOMATIC, words("language-auto")
            yield from offers.languages.items()
        case SettingKind.DECKS:
            yield MIXED, words("deck-mixed")
            yield from offers.decks.items()
        case SettingKind.CHANNELS:
            yield EVERYWHERE, words("settings-everywhere")
            yield from offers.channels.items()
        case SettingKind.YES_NO | SettingKind.ZONE | SettingKind.HOURS:
            return  # these have no menu of their own
        case _:
            assert_never(kind)


def _chosen(kind: SettingKind | OneOf, value: Any) -> set[str]:
    """Return the options of a setting's menu that are selected now."""
    match kind:
        case OneOf() | SettingKind.LANGUAGE:
            return {str(value or AUTOMATIC)}
        case SettingKind.DECKS:
            return set(value) or {MIXED}
        case SettingKind.CHANNELS:
            return {str(id_) for id_ in value} or {EVERYWHERE}
        case SettingKind.YES_NO | SettingKind.ZONE | SettingKind.HOURS:
            return set()
    assert_never(kind)

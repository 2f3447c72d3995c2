"""The panels of settings: a server's, and what one person is notified of.

The lines and menus of a server's panel follow from ``bot.preferences``.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any, assert_never

import discord
from discord import ui

from bot.limits import MOST_CHOICES
from bot.preferences import OneOf, ServerSettings, SettingKind, kinds_of
from bot.text import Words
from bot.ui.content import Content, Item, button, menu, rows, shortened, text
from bot.ui.ids import ME, SERVER, PressId
from bot.ui.lobby import absent_deck
from bot.ui.names import listed_in_short, quote

AUTOMATIC = "auto"  # a language: each reader's own
MIXED = "@mixed"  # all of the bot's own decks; no deck has this id
EVERYWHERE = "@everywhere"  # every channel
ON, OFF = "on", "off"
DEFAULT_ZONE = "UTC"  # of people who have not chosen one


@dataclass(frozen=True, slots=True)
class Offers:
    """What can be chosen on one server: names by id, in the order of the menus."""

    decks: Mapping[str, str] = field(default_factory=dict)
    languages: Mapping[str, str] = field(default_factory=dict)
    roles: Mapping[str, str] = field(default_factory=dict)
    channels: Mapping[str, str] = field(default_factory=dict)


def settings_panel(
    words: Words,
    settings: ServerSettings,
    offers: Offers,
    *,
    manages: bool = False,
    unheard: bool = False,
) -> Content:
    """Return the panel of a server's settings, with menus only for members who manage it.

    ``unheard`` says whether Discord would notify nobody of the role that new lobbies mention.
    """
    kinds = kinds_of(ServerSettings).items()
    values = {name: getattr(settings, name) for name, _ in kinds}
    lines = {
        name: words(f"settings-{name}", value=_shown(words, offers, kind, values[name]))
        for name, kind in kinds
    }
    if unheard:
        lines["calls"] += f"\n-# {words('settings-calls-unheard', role=f'<@&{settings.calls}>')}"
    title = f"## {words('settings-title')}"
    if not manages:
        return Content((text(title, *lines.values()), text(f"-# {words('settings-readers')}")))
    parts: list[Item] = [text(title, words("settings-hint"))]
    for name, kind in kinds:
        options = dict(_options(words, offers, kind))
        chosen = _chosen(kind, values[name])
        parts += [text(lines[name]), _menu(words, name, kind, options, chosen)]
    danger = button(PressId("wipe", SERVER), words("button-danger"), discord.ButtonStyle.danger)
    return Content((*parts, *rows([danger])))


def _shown(words: Words, offers: Offers, kind: SettingKind | OneOf, value: Any) -> str:
    """Return a setting's value as the panel shows it."""
    match kind:
        case OneOf() if value in kind.values:
            return words(kind.values[value])
        case OneOf():
            return f"<@&{value}>" if kind.or_role else str(value)
        case SettingKind.YES_NO:
            return words("settings-yes" if value else "settings-no")
        case SettingKind.LANGUAGE:
            return offers.languages.get(value, value) if value else words("language-auto")
        case SettingKind.DECKS if not value:
            return words("deck-mixed")
        case SettingKind.DECKS:
            names = (offers.decks.get(id_) or absent_deck(words, id_) for id_ in value)
            return listed_in_short(words, [quote(name) for name in names])
        case SettingKind.CHANNELS:
            places = listed_in_short(words, [f"<#{id_}>" for id_ in value])
            return places or words("settings-everywhere")
    assert_never(kind)


def _options(words: Words, offers: Offers, kind: SettingKind | OneOf) -> Iterator[tuple[str, str]]:
    """Yield the options of a setting's menu, each as a value and its label."""
    match kind:
        case OneOf():
            yield from ((str(value), words(key)) for value, key in kind.values.items())
            yield from offers.roles.items() if kind.or_role else ()
        case SettingKind.YES_NO:
            yield from ((ON, words("settings-yes")), (OFF, words("settings-no")))
        case SettingKind.LANGUAGE:
            yield AUTOMATIC, words("language-auto")
            yield from offers.languages.items()
        case SettingKind.DECKS:
            yield MIXED, words("deck-mixed")
            yield from offers.decks.items()
        case SettingKind.CHANNELS:
            yield EVERYWHERE, words("settings-everywhere")
            yield from offers.channels.items()
        case _:
            assert_never(kind)


def _chosen(kind: SettingKind | OneOf, value: Any) -> set[str]:
    """Return the options of a setting's menu that are selected now."""
    match kind:
        case OneOf():
            return {str(value)}
        case SettingKind.YES_NO:
            return {ON if value else OFF}
        case SettingKind.LANGUAGE:
            return {value or AUTOMATIC}
        case SettingKind.DECKS:
            return set(value) or {MIXED}
        case SettingKind.CHANNELS:
            return {str(id_) for id_ in value} or {EVERYWHERE}
    assert_never(kind)


def _menu(
    words: Words, name: str, kind: SettingKind | OneOf, options: dict[str, str], chosen: set[str]
) -> Item:
    # If there are more options than a menu takes, those that are selected now come first.
    offered = sorted(options, key=lambda value: value not in chosen and len(options) > MOST_CHOICES)
    shown = [
        discord.SelectOption(label=shortened(options[value]), value=value, default=value in chosen)
        for value in offered[:MOST_CHOICES]
    ]
    most = MOST_CHOICES if kind in (SettingKind.CHANNELS, SettingKind.DECKS) else 1
    return menu(PressId("setting", SERVER, 0, name), shown, words("settings-choose"), most=most)


@dataclass(frozen=True, slots=True)
class Told:
    """What a person is notified of on one server, with their quiet hours and time zone."""

    lobbies: bool
    turns: bool
    server_mentions: bool  # False if the server has turned mentions off for everyone
    zone: str | None
    quiet: str | None
    time: str  # what a clock shows in their zone now


def notices_panel(words: Words, told: Told) -> Content:
    """Return the panel with what a person is notified of, and switches.

    Each switch carries the state to set, so a press that arrives twice does no harm.
    """
    elsewhere = not told.server_mentions
    lobbies = words("notify-lobbies-on.elsewhere" if elsewhere else "notify-lobbies-on")
    turns = words("mentions-on.elsewhere" if elsewhere else "mentions-on.chosen")
    lines = [
        f"🔔 {lobbies}" if told.lobbies else f"🔕 {words('notify-lobbies-off')}",
        f"🔔 {turns}" if told.turns else f"🔕 {words('mentions-off.chosen')}",
    ]
    about = {"zone": told.zone or DEFAULT_ZONE, "time": told.time}
    zone = words("notify-zone", **about) if told.zone else words("notify-zone-none", **about)
    quiet = words("notify-quiet-none")
    if told.quiet:
        hours = told.quiet.replace("-", "–")
        quiet = words("notify-quiet", hours=hours, **about)
    buttons = [
        _switch("lobbies", words("button-notify-lobbies"), on=told.lobbies),
        _switch("turns", words("button-notify-turns"), on=told.turns),
    ]
    if told.lobbies or told.turns:
        never = PressId("notice", ME, 0, "never")
        buttons.append(button(never, words("button-notify-never"), emoji="🔕"))
    if told.quiet:
        noise = PressId("notice", ME, 0, "quiet-off")
        buttons.append(button(noise, words("button-notify-quiet-off")))
    return Content(
        (
            text(f"## {words('notify-title')}", *lines),
            text(quiet, *([] if told.quiet and told.zone else [zone])),
            *rows(buttons),
            text(f"-# {words('notify-hint')}"),
        )
    )


def _state(on: bool) -> str:
    return "on" if on else "off"


def _switch(name: str, label: str, *, on: bool) -> ui.Button[Any]:
    press = PressId("notice", ME, 0, f"{name}-{_state(not on)}")
    return button(press, label, emoji="✅" if on else "⬜")

"""``/dixit settings`` for servers and ``/dixit me`` for people.

The options of both commands, and what is chosen in their panels, are derived from the fields in
``bot.preferences``, by their kinds.
"""

from collections.abc import Collection, Mapping
from dataclasses import replace
from typing import Any, NamedTuple, cast

import discord
from discord import app_commands

from bot.gateway.errors import PlainRefusal
from bot.gateway.presses import Press, press, selected_before
from bot.gateway.slash import optional_parameters, slash_command
from bot.preferences import (
    CALLED,
    Notices,
    OneOf,
    PersonSettings,
    ServerSettings,
    SettingKind,
    kinds_of,
)
from bot.ui.ids import ME, SERVER, PressId
from bot.ui.settings import (
    EVERYWHERE,
    MIXED,
    SWITCHES,
    TYPED,
    Offers,
    my_panel,
    setting_form,
    settings_panel,
)
from cogs.base import DixitCog, Interaction
from cogs.choices import (
    PlayableChannel,
    Suggestions,
    check_offered,
    choices_of,
    deck_names,
    existing_channels,
    playable,
    suggest_decks,
    suggest_zones,
    with_changes,
)

Kinds = Mapping[str, SettingKind | OneOf]


class SettingNow(NamedTuple):
    """A setting as it is before a press."""

    kind: SettingKind | OneOf
    now: Any


ALL = {SettingKind.DECKS: MIXED, SettingKind.CHANNELS: EVERYWHERE}
"""The choice that means all, in menus with several choices."""
SUGGESTED = {SettingKind.DECKS: suggest_decks, SettingKind.ZONE: suggest_zones}
"""What suggests values of a setting while a person types, by its kind."""


def _options_of(name: str, kind: SettingKind | OneOf) -> Mapping[str, Any]:
    """Return the names and types of the command options that set a setting."""
    match kind:
        case SettingKind.YES_NO:
            return {name: bool}
        # A command's option takes one channel or deck at a time, so its name is singular.
        case SettingKind.CHANNELS:
            return {name.removesuffix("s"): PlayableChannel}
        case SettingKind.DECKS:
            return {name.removesuffix("s"): str}
        case OneOf(or_role=True):
            return {name: str, f"{name}_role": discord.Role}
        case _:
            return {name: str}


def _options(kinds: Kinds) -> Mapping[str, Mapping[str, Any]]:
    return {name: _options_of(name, kind) for name, kind in kinds.items()}


def _types(options: Mapping[str, Mapping[str, Any]]) -> dict[str, Any]:
    return {option: type_ for some in options.values() for option, type_ in some.items()}


def _choices(kinds: Kinds) -> dict[str, Suggestions]:
    return {name: found for name, kind in kinds.items() if (found := choices_of(kind))}


def _suggestions(kinds: Kinds) -> dict[str, Any]:
    return {
        next(iter(_options_of(name, kind))): SUGGESTED[kind]
        for name, kind in kinds.items()
        if isinstance(kind, SettingKind) and kind in SUGGESTED
    }


SETTINGS, MINE = kinds_of(ServerSettings), {**kinds_of(PersonSettings), **kinds_of(Notices)}
OPTIONS, MY_OPTIONS = _options(SETTINGS), _options(MINE)


class SettingsCog(DixitCog):
    """Shows and changes the settings of a server, and those of a person."""

    @slash_command("settings")
    @optional_parameters(_types(OPTIONS))
    @app_commands.choices(**_choices(SETTINGS))
    @app_commands.autocomplete(**_suggestions(SETTINGS))
    async def settings(self, interaction: Interaction, **chosen: Any) -> None:
        """Save the typed settings (Manage Server), and show all settings of the server."""
        await self._change_server(interaction, _typed_values(OPTIONS, chosen))

    @slash_command("me")
    @optional_parameters(_types(MY_OPTIONS))
    @app_commands.choices(**_choices(MINE))
    @app_commands.autocomplete(**_suggestions(MINE))
    async def me(self, interaction: Interaction, **chosen: Any) -> None:
        """Save the typed settings of the caller, and show all of them."""
        await self._change_mine(interaction, _typed_values(MY_OPTIONS, chosen))

    @press("setting")
    async def on_setting(self, press: Press) -> None:
        """Change what was chosen in a menu or form of a panel, and show the panel.

        A button of the panel opens the form of a setting that is typed.
        """
        interaction, name = cast("Interaction", press.interaction), press.argument
        if press.subject == SERVER:
            server = await self._choosable(interaction)
            await self._change_server(interaction, _menu_changes(press, _values(server)))
        elif press.subject != ME:
            raise PlainRefusal("error-not-offered")
        else:
            person, notices = await self._mine(interaction)
            if MINE.get(name) in TYPED and press.field is None:
                await self._ask_for(interaction, name, getattr(person, name))
                return
            values = {**_values(person), **_values(_with_own_choice(notices, person))}
            await self._change_mine(interaction, _menu_changes(press, values))

    async def _choosable(self, interaction: Interaction) -> ServerSettings:
        """Return the server's settings without the decks and channels that no longer exist."""
        server = await self.bot.parts.store.server(interaction.guild_id or 0)
        shelf = await deck_names(self.bot, interaction)
        return replace(
            server,
            decks=tuple(deck for deck in server.decks if deck in shelf),
            channels=existing_channels(interaction, server.channels),
        )

    async def _ask_for(self, interaction: Interaction, name: str, value: str | None) -> None:
        """Answer with the form of a setting that is typed."""
        words = await self.words(interaction)
        await self.open_form(
            interaction, setting_form(words, PressId("setting", ME, 0, name), value)
        )

    async def _change_server(self, interaction: Interaction, chosen: list[tuple[str, Any]]) -> None:
        """Save a server's changed settings, and show its panel.

        Raise a refusal if something changes and the caller lacks Manage Server. If the way in which
        hands are sent has changed, move the hands of running games.
        """
        store = self.bot.parts.store
        old = await store.server(interaction.guild_id or 0)
        new = await with_changes(interaction, old, chosen)
        if new != old:
            if not interaction.permissions.manage_guild:
                raise PlainRefusal("error-manage-server")
            await store.put_server(new)
        if new.hands != old.hands:
            await self.bot.parts.screens.redraw_games(await store.live_games(old.guild_id))
        await self._show_server(interaction, new)

    async def _show_server(self, interaction: Interaction, settings: ServerSettings) -> None:
        """Answer with a server's panel; a press in it changes the panel in place."""
        guild = interaction.guild
        roles = [] if guild is None else [one for one in guild.roles if not one.is_default()]
        offers = Offers(
            decks=await deck_names(self.bot, interaction),
            languages=self.bot.parts.library.names,
            roles={str(role.id): role.name for role in reversed(roles)},
            channels={str(one.id): f"#{one.name}" for one in playable(guild)},
        )
        existing: dict[str, Any] = {
            name: existing_channels(interaction, getattr(settings, name))
            for name, kind in SETTINGS.items()
            if kind is SettingKind.CHANNELS
        }
        unnotified = {
            name
            for name, kind in SETTINGS.items()
            if kind == CALLED and _is_unnotified(interaction, getattr(settings, name))
        }
        panel = settings_panel(
            await self.words(interaction),
            replace(settings, **existing),
            offers,
            manages=interaction.permissions.manage_guild,
            unnotified=unnotified,
        )
        await self.show(interaction, panel)

    async def _mine(self, interaction: Interaction) -> tuple[PersonSettings, Notices]:
        """Return the caller's settings: those for everywhere, and those for this server."""
        store, user_id = self.bot.parts.store, interaction.user.id
        return await store.person(user_id), await store.notices(interaction.guild_id or 0, user_id)

    async def _change_mine(self, interaction: Interaction, chosen: list[tuple[str, Any]]) -> None:
        """Save the caller's changed settings, and show their panel.

        If the way in which they get their hands has changed, move those of running games.
        """
        store = self.bot.parts.store
        person, notices = await self._mine(interaction)
        new = await with_changes(interaction, person, chosen)
        new_notices = await with_changes(interaction, notices, chosen)
        if new != person:
            await store.put_person(new)
        if new_notices != notices:
            await store.put_notices(new_notices)
        if new.hands != person.hands:
            await self.move_hands(interaction, new.hands)
        server = await store.server(interaction.guild_id or 0)
        languages, now = self.bot.parts.library.names, self.bot.parts.clock()
        panel = my_panel(
            await self.words(interaction),
            new,
            _with_own_choice(new_notices, new),
            Offers(languages=languages, now=now),
            server_mentions=server.mentions,
        )
        await self.show(interaction, panel)


def _typed_values(
    options: Mapping[str, Mapping[str, Any]], chosen: Mapping[str, Any]
) -> list[tuple[str, Any]]:
    """Return the typed values of a command's options by the names of their settings."""
    return [(name, chosen[option]) for name, some in options.items() for option in some]


def _values(settings: ServerSettings | PersonSettings | Notices) -> dict[str, SettingNow]:
    """Return the kind and the value of each setting by name."""
    kinds = kinds_of(type(settings))
    return {name: SettingNow(kind, getattr(settings, name)) for name, kind in kinds.items()}


def _with_own_choice(notices: Notices, person: PersonSettings) -> Notices:
    """Return the notices with the person's choice for all servers where they chose nothing here."""
    return replace(notices, turns=person.mentions) if notices.turns is None else notices


def _menu_changes(press: Press, values: Mapping[str, SettingNow]) -> list[tuple[str, Any]]:
    """Return the settings that a menu or form of a panel changes, with their new values.

    ``values`` are all settings of the panel. Raise a refusal if it does not offer what was chosen.
    Discord sends every selected value of a menu again. Only those that differ from what the pressed
    panel showed were changed by the presser: the panel may be older than another manager's choice.
    """
    name = press.argument
    if name == SWITCHES:
        switches = [one for one, value in values.items() if value.kind is SettingKind.YES_NO]
        on = {check_offered(one, switches) for one in press.values}
        turned = selected_before(press.interaction) ^ on
        return [(one, one in on) for one in switches if one in turned]
    if name not in values:
        raise PlainRefusal("error-not-offered")
    kind, now = values[name]
    if kind in TYPED and press.field is not None:
        return [(name, press.field)]
    if kind in (SettingKind.YES_NO, *TYPED) or not press.values:
        raise PlainRefusal("error-not-offered")
    if isinstance(kind, SettingKind) and kind in ALL:
        shown = selected_before(press.interaction)
        return [(name, _new_selection(now, shown, press.values, ALL[kind]))]
    return [(name, _value_or_role(press.interaction, kind, press.values[0]))]


def _value_or_role(interaction: discord.Interaction, kind: SettingKind | OneOf, value: str) -> Any:
    """Return the chosen value; if it is the id of a role, return the role.

    Raise a refusal if there is no such role.
    """
    if not isinstance(kind, OneOf) or not kind.or_role or value in kind.values:
        return value
    role = interaction.guild and value.isdecimal() and interaction.guild.get_role(int(value))
    return role or check_offered(value, ())  # refuses, because the role does not exist any more


def _new_selection(
    now: tuple[object, ...], shown: Collection[str], values: tuple[str, ...], all_of_them: str
) -> tuple[str, ...]:
    """Return what a setting becomes by a choice in a menu that also offers all; empty means all.

    ``shown`` are the values that were selected in the menu before. Values that were added or taken
    away there are added to the setting as it is ``now``, or taken away from it.
    """
    if all_of_them in values and all_of_them not in shown:
        return ()
    kept = [one for one in map(str, now) if one in values or one not in shown]
    added = [one for one in values if one not in shown and one not in kept]
    return tuple(one for one in (*kept, *added) if one != all_of_them)


def _is_unnotified(interaction: discord.Interaction, called: str) -> bool:
    """Return whether new lobbies mention a role that Discord would not notify."""
    guild = interaction.guild
    role = guild.get_role(int(called)) if guild and called.isdecimal() else None
    may = interaction.app_permissions.mention_everyone
    return role is not None and not (role.mentionable or may)

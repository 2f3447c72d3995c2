"""``/dixit settings`` for servers, ``/dixit language`` and ``/dixit notify`` for people.

The options of ``/dixit settings`` are derived from the fields in ``bot.preferences``, by their
kinds.
"""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any, cast

import discord
from discord import app_commands

from bot.gateway.errors import PlainRefusal
from bot.gateway.presses import Press, press
from bot.gateway.slash import slash_command, takes
from bot.preferences import Notices, OneOf, ServerSettings, SettingKind, kinds_of
from bot.times import clock_in, read_hours, zone_named
from bot.ui.names import quote
from bot.ui.settings import EVERYWHERE, MIXED, OFF, ON, Offers, Told, notices_panel, settings_panel
from cogs.base import DixitCog, Interaction
from cogs.choices import (
    LANGUAGE_CHOICES,
    LONGEST_TIME,
    PlayableChannel,
    changed,
    check_decks,
    choices_of,
    deck_names,
    existing_channels,
    offered,
    playable,
    suggest_decks,
    suggest_zones,
)

SETTINGS = kinds_of(ServerSettings)
NO_HOURS = ("off", "none", "no", "-", "0")
"""What people write for no quiet hours."""


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


OPTIONS = {name: _options_of(name, kind) for name, kind in SETTINGS.items()}
CHOICES = {name: choices_of(kind) for name, kind in SETTINGS.items() if isinstance(kind, OneOf)}


class SettingsCog(DixitCog):
    """Shows and changes a server's settings, and changes a person's language."""

    @slash_command("language")
    @app_commands.choices(language=LANGUAGE_CHOICES)
    async def language(self, interaction: Interaction, language: str) -> None:
        """Save the language of the messages that only the caller reads."""
        old = await self.bot.parts.store.person(interaction.user.id)
        await self.bot.parts.store.put_person(
            await changed(interaction, old, [("language", language)])
        )
        await self.tell(interaction, "language-chosen")

    @slash_command("settings")
    @takes({option: type_ for options in OPTIONS.values() for option, type_ in options.items()})
    @app_commands.choices(language=LANGUAGE_CHOICES, **CHOICES)
    @app_commands.autocomplete(deck=suggest_decks)
    async def settings(self, interaction: Interaction, **chosen: Any) -> None:
        """Save the typed settings (Manage Server), and show all settings of the server."""
        old = await self.bot.parts.store.server(interaction.guild_id or 0)
        picked = [(name, chosen[option]) for name, options in OPTIONS.items() for option in options]
        new = await changed(interaction, old, picked)
        await self._keep(interaction, old, new)
        await self._show_panel(interaction, new)

    @press("setting")
    async def on_setting(self, press: Press) -> None:
        """Change one setting from its menu in the panel, and show the panel."""
        interaction, name = cast("Interaction", press.interaction), press.argument
        old = await self.bot.parts.store.server(interaction.guild_id or 0)
        if name not in SETTINGS:
            raise PlainRefusal("error-not-offered")
        match SETTINGS[name]:
            case SettingKind.CHANNELS:
                new = replace(old, channels=_channels(interaction, old.channels, press.values))
            case SettingKind.DECKS:
                decks = _several(old.decks, press.values, MIXED)
                await check_decks(self.bot, interaction, decks)
                new = replace(old, decks=decks)
            case kind:
                picked = _picked(interaction, kind, press.values[0])
                new = await changed(interaction, old, [(name, picked)])
        await self._keep(interaction, old, new)
        await self._show_panel(interaction, new)

    async def _show_panel(self, interaction: Interaction, settings: ServerSettings) -> None:
        """Answer with the panel; a press in it changes the panel in place."""
        guild = interaction.guild
        roles = [] if guild is None else [one for one in guild.roles if not one.is_default()]
        offers = Offers(
            decks=await deck_names(self.bot, interaction),
            languages=self.bot.parts.library.names,
            roles={str(role.id): role.name for role in reversed(roles)},
            channels={str(one.id): f"#{one.name}" for one in playable(guild)},
        )
        shown = replace(settings, channels=existing_channels(interaction, settings.channels))
        words = await self.words(interaction)
        manages = interaction.permissions.manage_guild
        unheard = _is_unheard(interaction, settings.calls)
        panel = settings_panel(words, shown, offers, manages=manages, unheard=unheard)
        await self.show(interaction, panel)

    async def _keep(
        self, interaction: discord.Interaction, old: ServerSettings, new: ServerSettings
    ) -> None:
        """Save changed settings; raise a refusal if the caller lacks Manage Server.

        If the way in which hands are sent has changed, move the hands of running games.
        """
        if new != old:
            if not interaction.permissions.manage_guild:
                raise PlainRefusal("error-manage-server")
            await self.bot.parts.store.put_server(new)
        if new.hands != old.hands:
            await self.bot.parts.screens.move_hands(
                await self.bot.parts.store.live_games(old.guild_id)
            )


def _is_unheard(interaction: discord.Interaction, called: str) -> bool:
    """Return whether new lobbies mention a role that Discord would not notify."""
    guild = interaction.guild
    role = guild.get_role(int(called)) if guild and called.isdecimal() else None
    may = interaction.app_permissions.mention_everyone
    return role is not None and not (role.mentionable or may)


def _picked(interaction: discord.Interaction, kind: SettingKind | OneOf, value: str) -> Any:
    """Return what a menu's value stands for: a bool, a role, or the value itself."""
    if kind is SettingKind.YES_NO:
        return offered(value, (ON, OFF)) == ON
    if isinstance(kind, OneOf) and kind.or_role and value not in kind.values:
        role = interaction.guild and value.isdecimal() and interaction.guild.get_role(int(value))
        return role or offered(value, ())  # refuses a role that does not exist any more
    return value


def _channels(
    interaction: discord.Interaction, old: tuple[int, ...], values: tuple[str, ...]
) -> tuple[int, ...]:
    """Return the channels chosen for games, empty for all; raise a refusal if one isn't offered."""
    there = [str(channel.id) for channel in playable(interaction.guild)]
    return tuple(int(offered(one, there)) for one in _several(old, values, EVERYWHERE))


def _several(old: tuple[object, ...], values: tuple[str, ...], all_of_them: str) -> tuple[str, ...]:
    """Return the values chosen in a menu that also offers all of them; empty means all.

    Discord sends earlier choices again, so *all* can arrive together with others. It counts only if
    it was not selected before.
    """
    if all_of_them in values and old:
        return ()
    return tuple(value for value in values if value != all_of_them)


class NoticesCog(DixitCog):
    """Lets people choose what they are notified of, their quiet hours and their time zone."""

    @slash_command("notify")
    @app_commands.autocomplete(zone=suggest_zones)
    async def notify(
        self,
        interaction: Interaction,
        lobbies: bool | None = None,
        mention: bool | None = None,
        quiet: str | None = None,
        zone: str | None = None,
    ) -> None:
        """Save the typed choices, and show what the caller is notified of on this server."""
        store = self.bot.parts.store
        old = person = await store.person(interaction.user.id)
        if zone is not None:
            person = replace(person, zone=_zone(zone))
        if quiet is not None:
            person = replace(person, quiet=_hours(quiet))
        if person != old:
            await store.put_person(person)
        await self._keep(interaction, lobbies=lobbies, turns=mention)
        await self._show_panel(interaction)

    @press("notice")
    async def on_notice(self, press: Press) -> None:
        """Turn a kind of notification on or off, or all of them off, or quiet hours off.

        Then show the panel.
        """
        interaction = cast("Interaction", press.interaction)
        what, _, state = press.argument.partition("-")
        if what == "quiet":
            person = await self.bot.parts.store.person(interaction.user.id)
            await self.bot.parts.store.put_person(replace(person, quiet=None))
        elif what == "never":
            await self._keep(interaction, lobbies=False, turns=False)
        else:
            await self._keep(interaction, **{what: state == "on"})
        await self._show_panel(interaction)

    async def _keep(
        self, interaction: Interaction, lobbies: bool | None = None, turns: bool | None = None
    ) -> None:
        """Save what the caller is notified of on this server; None keeps the old choice."""
        old = await self._notices(interaction)
        new = replace(
            old,
            lobbies=old.lobbies if lobbies is None else lobbies,
            turns=old.turns if turns is None else turns,
        )
        if new != old:
            await self.bot.parts.store.put_notices(new)

    async def _notices(self, interaction: Interaction) -> Notices:
        return await self.bot.parts.store.notices(interaction.guild_id or 0, interaction.user.id)

    async def _show_panel(self, interaction: Interaction) -> None:
        store = self.bot.parts.store
        notices, person = await self._notices(interaction), await store.person(interaction.user.id)
        told = Told(
            lobbies=notices.lobbies,
            turns=person.mentions if notices.turns is None else notices.turns,
            server_mentions=(await store.server(interaction.guild_id or 0)).mentions,
            zone=person.zone,
            quiet=person.quiet,
            time=clock_in(person.zone, self.bot.parts.clock()),
        )
        await self.show(interaction, notices_panel(await self.words(interaction), told))


def _zone(text: str) -> str:
    """Return the time zone that was typed; raise a refusal if there is no such zone."""
    found = zone_named(text)
    if found is None:
        raise PlainRefusal("error-zone", text=quote(text[:LONGEST_TIME]))
    return found


def _hours(text: str) -> str | None:
    """Return the typed quiet hours, or None to turn them off; raise a refusal if unreadable."""
    if text.strip().lower() in NO_HOURS:
        return None
    found = read_hours(text)
    if found is None:
        raise PlainRefusal("error-hours", text=quote(text[:LONGEST_TIME]))
    return found

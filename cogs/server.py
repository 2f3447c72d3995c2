"""Not about one game: help, the rules of any rule set, languages, a server's settings."""

from dataclasses import replace

import discord
from discord import app_commands

from bot.gateway.client import DixitBot
from bot.gateway.errors import PlainRefusal
from bot.gateway.slash import said
from bot.store import ServerSettings
from bot.ui.guide import guide
from bot.ui.server import ServerChoices, help_page, settings_panel
from cogs.base import DixitCog, Interaction
from cogs.channels import channels_of, toggled
from cogs.choices import (
    AUTOMATIC,
    HAND_CHOICES,
    HANDS,
    LANGUAGE_CHOICES,
    PACE_CHOICES,
    RULE_CHOICES,
    STARTER_CHOICES,
    STARTERS,
    check_decks,
    offered,
    pace_of,
    rule_set,
    suggest_decks,
)


class ServerCog(DixitCog):
    """Settings and explanations."""

    def __init__(self, bot: DixitBot) -> None:
        super().__init__(bot)
        for name, callback in (
            ("rules", self.rules),
            ("help", self.help),
            ("language", self.language),
            ("settings", self.settings),
        ):
            self.command(name, callback)

    @app_commands.rename(rules=said("option-rules"))
    @app_commands.describe(rules=said("option-rules.about"))
    @app_commands.choices(rules=RULE_CHOICES)
    async def rules(self, interaction: Interaction, rules: str | None = None) -> None:
        """Explain a rule set; without one, that of this channel's game or of the server."""
        if rules is None:
            rules = await self._rules_here(interaction)
        await self.show(interaction, guide(await self.words(interaction), rule_set(rules)))

    async def _rules_here(self, interaction: discord.Interaction) -> str:
        game_id = await self.bot.store.find_live(interaction.channel_id or 0)
        if game_id is not None:
            return (await self.bot.service.load(game_id)).game.rules
        return (await self.bot.store.server(interaction.guild_id or 0)).rules

    async def help(self, interaction: Interaction) -> None:
        """What there is."""
        words = await self.words(interaction)
        await self.show(interaction, help_page(words, self.bot.slash_id))

    @app_commands.rename(language=said("option-language"))
    @app_commands.describe(language=said("option-language.about"))
    @app_commands.choices(language=LANGUAGE_CHOICES)
    async def language(self, interaction: Interaction, language: str) -> None:
        """Choose the language of what only you read."""
        offered(language, (AUTOMATIC, *self.bot.library.languages))
        chosen = None if language == AUTOMATIC else language
        old = await self.bot.store.person(interaction.user.id)
        settings = replace(old, language=chosen)
        await self.bot.store.put_person(settings)
        await self.tell(interaction, "language-chosen")

    @app_commands.rename(
        rules=said("option-rules"),
        pace=said("option-pace"),
        deck=said("option-deck"),
        language=said("option-language"),
        starters=said("option-starters"),
        role=said("option-role"),
        hands=said("option-hands"),
        threads=said("option-threads"),
        channel=said("option-channel"),
        makers=said("option-makers"),
        makers_role=said("option-makers-role"),
    )
    @app_commands.describe(
        rules=said("option-rules.about"),
        pace=said("option-pace.about"),
        deck=said("option-deck.about"),
        language=said("option-language.about"),
        starters=said("option-starters.about"),
        role=said("option-role.about"),
        hands=said("option-hands.about"),
        threads=said("option-threads.about"),
        channel=said("option-channel.about"),
        makers=said("option-makers.about"),
        makers_role=said("option-makers-role.about"),
    )
    @app_commands.choices(
        rules=RULE_CHOICES,
        pace=PACE_CHOICES,
        language=LANGUAGE_CHOICES,
        starters=STARTER_CHOICES,
        hands=HAND_CHOICES,
        makers=STARTER_CHOICES,
    )
    async def settings(
        self,
        interaction: Interaction,
        rules: str | None = None,
        pace: str | None = None,
        deck: str | None = None,
        language: str | None = None,
        starters: str | None = None,
        role: discord.Role | None = None,
        hands: str | None = None,
        threads: bool | None = None,
        channel: discord.TextChannel | None = None,
        makers: str | None = None,
        makers_role: discord.Role | None = None,
    ) -> None:
        """See what this server has chosen, or change it (Manage Server)."""
        old = await self.bot.store.server(interaction.guild_id or 0)
        await check_decks(self.bot, old.guild_id, (deck,) if deck else ())
        offered(language or AUTOMATIC, (AUTOMATIC, *self.bot.library.languages))
        offered(starters or old.starters, (*STARTERS, old.starters))
        offered(makers or old.makers, (*STARTERS, old.makers))
        offered(hands or old.hands, HANDS)
        new = replace(
            old,
            rules=rule_set(rules).key if rules else old.rules,
            pace=pace_of(pace) if pace else old.pace,
            decks=(deck,) if deck else old.decks,
            language={None: old.language, AUTOMATIC: None}.get(language, language),
            starters=str(role.id) if role else starters or old.starters,
            hands=hands or old.hands,
            threads=old.threads if threads is None else threads,
            channels=toggled(interaction, old, channel.id) if channel else old.channels,
            makers=str(makers_role.id) if makers_role else makers or old.makers,
        )
        await self._keep(interaction, old, new)
        chosen = replace(self._chosen(new), channels=channels_of(interaction, new))
        manages = interaction.permissions.manage_guild
        panel = settings_panel(await self.words(interaction), chosen, manages=manages)
        await self.show(interaction, panel)

    async def _keep(
        self, interaction: discord.Interaction, old: ServerSettings, new: ServerSettings
    ) -> None:
        """What was changed, by somebody who may."""
        if new != old:
            if not interaction.permissions.manage_guild:
                raise PlainRefusal("error-manage-server")
            await self.bot.store.put_server(new)
        if new.hands != old.hands:
            await self.bot.screens.move_hands(await self.bot.store.live_games(old.guild_id))

    def _chosen(self, settings: ServerSettings) -> ServerChoices:
        names = {deck.id: deck.name for deck in self.bot.readers.decks_for(settings.guild_id)}
        decks = settings.decks or self.bot.shelf.deck_ids[:1]
        language = settings.language
        return ServerChoices(
            rules=settings.rules,
            pace=settings.pace,
            decks=tuple(names.get(deck, deck) for deck in decks),
            language=self.bot.library.name_of(language) if language else None,
            starters=settings.starters if settings.starters in STARTERS else None,
            role=settings.starters,
            hands=settings.hands,
            threads=settings.threads,
            makers=settings.makers,
        )


async def setup(bot: DixitBot) -> None:
    """Let discord.py load this cog."""
    await bot.add_cog(ServerCog(bot))
    suggest_decks(bot, "settings")

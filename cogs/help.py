"""``/dixit help`` and ``/dixit rules``: lists the commands, and explains rule sets."""

from discord import app_commands

from bot.client import DixitBot
from bot.gateway.slash import slash_command
from bot.rules.views import table_view
from bot.ui.help import guide, help_page
from cogs.base import DixitCog, Interaction
from cogs.choices import RULE_CHOICES, rule_set


class HelpCog(DixitCog):
    """Explains rule sets and lists commands."""

    @slash_command("rules")
    @app_commands.choices(rules=RULE_CHOICES)
    async def rules(self, interaction: Interaction, rules: str | None = None) -> None:
        """Explain the typed rule set; without one, that of this channel's game or of the server."""
        words = await self.words(interaction)
        if rules is not None:
            shown = guide(words, rule_set(rules))
        elif game_id := await self.bot.parts.store.find_live(interaction.channel_id or 0):
            table = table_view((await self.bot.parts.service.load(game_id)).game)
            shown = guide(words, table.rules, table.until, table.options.house)
        else:
            server = await self.bot.parts.store.server(interaction.guild_id or 0)
            shown = guide(words, rule_set(server.rules))
        await self.show(interaction, shown)

    @slash_command("help")
    async def help(self, interaction: Interaction) -> None:
        """List every command with what it does."""
        words = await self.words(interaction)
        await self.show(interaction, help_page(words, self.bot.slash_id))


async def setup(bot: DixitBot) -> None:
    """Add this cog to the bot; discord.py calls this when it loads the module."""
    await bot.add_cog(HelpCog(bot))

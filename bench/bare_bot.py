"""The baseline of bench.bot: plain discord.py with one command that answers a constant.

python -m bench.bare_bot API_BASE GATEWAY_URL TOKEN
"""

import sys

import discord
from discord import app_commands

from bot.gateway.library import LibraryClient, point_discord_at


class BareBot(LibraryClient):
    """A minimal bot with one command."""

    def __init__(self) -> None:
        super().__init__(intents=discord.Intents(guilds=True), guild_ready_timeout=0.0)
        self.tree = app_commands.CommandTree(self)
        self.tree.add_command(
            app_commands.Command(name="ping", description="Answer", callback=answer)
        )

    async def setup_hook(self) -> None:
        await self.tree.sync()


async def answer(interaction: discord.Interaction) -> None:
    """Answer with a constant that only the person who used the command can see."""
    await interaction.response.send_message("pong", ephemeral=True)


if __name__ == "__main__":
    api_base, gateway_url, token = sys.argv[1:]
    point_discord_at(api_base, gateway_url)
    BareBot().run(token, log_handler=None)

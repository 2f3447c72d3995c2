"""After the vote: the next round, standings, history, the table anew, the rematch."""

import discord
from discord import app_commands

from bot.gateway.client import DixitBot
from bot.gateway.errors import PlainRefusal, say
from bot.gateway.presses import Press
from bot.gateway.replies import answering
from bot.gateway.slash import said
from bot.rules import commands as do
from bot.store import GameId
from bot.ui import album, finale
from cogs.base import DixitCog, Interaction, link_to, player_of
from cogs.channels import check_channel
from cogs.records import show_stories


class ScoringCog(DixitCog):
    """Looking back and going on."""

    def __init__(self, bot: DixitBot) -> None:
        super().__init__(bot)
        for name, callback in (
            ("table", self.table),
            ("score", self.score),
            ("history", self.history),
            ("rematch", self.rematch),
        ):
            self.command(name, callback)
        self.on("next", self.on_next)
        self.on("history", self.on_history)
        self.on("album", self.on_album)
        self.on("share", self.on_share)
        self.on("rematch", self.on_rematch)

    async def on_next(self, press: Press) -> None:
        """*Next round*, for anybody at the table."""
        command = do.NextRound(press.player, press.round)
        outcome = await self.play(press.interaction, press.game, command)
        await self.update(press, outcome, "next-started")

    async def table(self, interaction: Interaction) -> None:
        """Post the present state anew, at the bottom of the channel."""
        stored = await self.load(interaction, await self.here(interaction))
        await self.tell(interaction, "table-posted", stored)
        await self.bot.screens.post_anew(stored.id)

    async def score(self, interaction: Interaction) -> None:
        """The standings, for whoever asks."""
        stored = await self.last_here(interaction)
        words = await self.words(interaction, stored)
        await self.show(interaction, finale.score(words, self.bot.readers.context(stored)))

    @app_commands.rename(everywhere=said("option-everywhere"))
    @app_commands.describe(everywhere=said("option-everywhere.about"))
    async def history(self, interaction: Interaction, everywhere: bool = False) -> None:
        """This game's clues with cards and points; or the best ones of the whole server."""
        if everywhere:
            await show_stories(self, interaction)
            return
        stored = await self.last_here(interaction)
        words = await self.words(interaction, stored)
        await self.show(interaction, finale.history(words, self.bot.readers.context(stored)))

    async def on_history(self, press: Press) -> None:
        """*All stories*."""
        stored = await self.load(press.interaction, press.game)
        words = await self.words(press.interaction, stored)
        await self.show(press.interaction, finale.history(words, self.bot.readers.context(stored)))

    async def on_album(self, press: Press) -> None:
        """A page of the album, to look at alone."""
        stored = await self.load(press.interaction, press.game)
        words = await self.words(press.interaction, stored)
        context = self.bot.readers.context(stored)
        number = int(press.argument)
        if not context.table.history or number > album.pages(context):
            raise PlainRefusal("error-not-offered")
        await self.show(press.interaction, album.in_private(words, context, number))

    async def on_share(self, press: Press) -> None:
        """*Share the album*: one message for everybody, posted once."""
        interaction = press.interaction
        stored = await self.load(interaction, press.game)
        if stored.live or not stored.game.history:
            raise PlainRefusal("error-not-offered")
        found = await self.bot.screens.share_album(stored)
        if found is None:
            await answering(interaction, interaction.response.defer)
            return
        words = await self.words(interaction, stored)
        link = f"[{words('album-shared.link')}]({link_to(interaction, found.message_id)})"
        await say(interaction, words("album-shared", link=link))

    async def rematch(self, interaction: Interaction) -> None:
        """A new lobby with the same people, by command."""
        await self._open_rematch(interaction, (await self.last_here(interaction)).id)

    async def on_rematch(self, press: Press) -> None:
        """*Rematch*: the new lobby is the answer."""
        await self._open_rematch(press.interaction, press.game)

    async def _open_rematch(self, interaction: discord.Interaction, over: GameId) -> None:
        check_channel(interaction, await self.bot.store.server(interaction.guild_id or 0))
        # Of several who press at once, the first opens it for all.
        await self.open_lobby(
            interaction,
            lambda game_id: self.bot.service.rematch(
                over,
                player_of(interaction),
                interaction=interaction.id,
                game_id=game_id,
                admit=self.admitted(interaction),
            ),
        )


async def setup(bot: DixitBot) -> None:
    """Let discord.py load this cog."""
    await bot.add_cog(ScoringCog(bot))

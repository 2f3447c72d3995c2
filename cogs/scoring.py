"""After the vote: the next round, scores, history, stars, the album, the rematch."""

import discord

from bot.client import DixitBot
from bot.gateway.errors import PlainRefusal
from bot.gateway.people import player_of
from bot.gateway.presses import Cooldown, Press, press
from bot.gateway.slash import slash_command
from bot.rules import commands as do
from bot.rules.views import table_view
from bot.store import GameId, StoredGame
from bot.ui import album, finale
from bot.ui.content import notice
from bot.ui.names import quote
from cogs.base import DixitCog, Interaction
from cogs.choices import check_channel
from cogs.records import show_best_clues

TIMES, WITHIN = 3, 60.0  # how many albums a person is sent, and in how many seconds


class ScoringCog(DixitCog):
    """Starts the next round or a rematch, and shows scores, clues and the album."""

    def __init__(self, bot: DixitBot) -> None:
        super().__init__(bot)
        self._cooldown = Cooldown(TIMES, WITHIN)

    @press("next")
    async def on_next(self, press: Press) -> None:
        """Start the next round; every player may press *Next round*."""
        command = do.NextRound(press.player, press.round)
        outcome = await self.play(press.interaction, press.game, command)
        await self.update(press, outcome, "next-started")

    @slash_command("table")
    async def table(self, interaction: Interaction) -> None:
        """Post the game's newest message again, at the bottom of the channel."""
        stored = await self.load(interaction, await self.live_game_here(interaction))
        await self.tell(interaction, "table-posted")
        await self.bot.parts.screens.repost(stored.id)

    @slash_command("score")
    async def score(self, interaction: Interaction) -> None:
        """Show the caller the scores of this channel's game, or of its last one."""
        stored = await self.last_game_here(interaction)
        words = await self.words(interaction)
        await self.show(interaction, finale.score(words, self.bot.parts.presenter.context(stored)))

    @slash_command("history")
    async def history(self, interaction: Interaction, everywhere: bool = False) -> None:
        """Show this game's clues with cards and points, or the best clues of the whole server."""
        if everywhere:
            await show_best_clues(self, interaction)
            return
        await self._show_history(interaction, await self.last_game_here(interaction))

    @press("history")
    async def on_history(self, press: Press) -> None:
        """Show all clues of the game with cards and points (*All clues*)."""
        await self._show_history(press.interaction, await self.load(press.interaction, press.game))

    async def _show_history(self, interaction: discord.Interaction, stored: StoredGame) -> None:
        words, stars = await self.words(interaction), await self._stars(stored)
        context = self.bot.parts.presenter.context(stored)
        await self.show(interaction, finale.history(words, context, stars))

    async def _stars(self, stored: StoredGame) -> dict[int, int]:
        """Return the number of stars by the clue's place in the history; empty before the end."""
        return {} if stored.live else await self.bot.parts.store.stars(stored.id)

    @press("star")
    async def on_star(self, press: Press) -> None:
        """Star the chosen clue; it replaces the presser's earlier star in this game.

        Raise a refusal if the clue is the presser's own.
        """
        interaction, place = press.interaction, int(press.values[0]) - 1
        stored = await self.load(interaction, press.game)
        history = table_view(stored.game).history
        if stored.live or place >= len(history):
            raise PlainRefusal("error-not-offered")
        if history[place].storyteller == press.player:
            raise PlainRefusal("star-own")
        await self.bot.parts.store.put_star(stored.id, interaction.user.id, place)
        await self.tell(interaction, "starred", clue=quote(history[place].clue))

    @press("album")
    async def on_album(self, press: Press) -> None:
        """Show the presser the requested page of the album."""
        stored = await self.load(press.interaction, press.game)
        words = await self.words(press.interaction)
        context = self.bot.parts.presenter.context(stored)
        number = int(press.argument)
        if not context.table.history or number > album.pages(context):
            raise PlainRefusal("error-not-offered")
        await self.show(press.interaction, album.private_page(words, context, number))

    @press("share")
    async def on_send_album(self, press: Press) -> None:
        """Send the presser the album by DM, or as a private answer if no DM can be sent.

        Raise a refusal while the game is live, or if they press too often.
        """
        interaction = press.interaction
        stored = await self.load(interaction, press.game)
        if stored.live or not stored.game.history:
            raise PlainRefusal("error-not-offered")
        self._cooldown.check(interaction)
        words = await self.words(interaction)
        context = self.bot.parts.presenter.context(stored)
        answers = self.bot.parts.private_answers
        begun = await answers.begin(interaction)
        if await answers.send_dm(interaction, album.whole_album(words, context)):
            await answers.fill_in(begun, notice(words, "album-sent"))
        else:
            await answers.fill_in(begun, album.whole_album(words, context, words("album-here")))

    @slash_command("rematch")
    async def rematch(self, interaction: Interaction) -> None:
        """Open a lobby with the same players as this channel's last game."""
        await self._open_rematch(interaction, (await self.last_game_here(interaction)).id)

    @press("rematch")
    async def on_rematch(self, press: Press) -> None:
        """Open a lobby with the same players (*Rematch*)."""
        await self._open_rematch(press.interaction, press.game)

    async def _open_rematch(self, interaction: discord.Interaction, over: GameId) -> None:
        check_channel(interaction, await self.bot.parts.store.server(interaction.guild_id or 0))
        # If several players press at once, the first opens the lobby and the others get a link.
        await self.open_lobby(
            interaction,
            lambda game_id: self.bot.parts.service.rematch(
                over,
                player_of(interaction),
                interaction=interaction.id,
                game_id=game_id,
                admit=self.admission(interaction),
            ),
        )

"""What all cogs have in common: finding the game, playing a command, answering the person."""

import logging
from collections.abc import Awaitable, Callable, Coroutine
from functools import partial
from typing import Any

import discord
from discord.ext import commands

from bot.gateway.client import DixitBot
from bot.gateway.errors import PlainRefusal, say
from bot.gateway.places import check_place
from bot.gateway.presses import Press, PressHandler
from bot.gateway.replies import answering
from bot.gateway.slash import hang
from bot.play.outcome import Admit, GetReady, Outcome
from bot.rules import commands as do
from bot.rules.ids import PlayerId
from bot.rules.player_views import player_view
from bot.screens.hand_answers import SeenHand
from bot.store import ChannelBusy, GameId, PersonSettings, Place, StoredGame, new_game_id
from bot.text import Words
from bot.ui.content import Content
from bot.ui.hand import hand

Interaction = discord.Interaction[DixitBot]

log = logging.getLogger(__name__)


class DixitCog(commands.Cog):
    """A cog that opens doors: it parses, plays through the service, and answers."""

    def __init__(self, bot: DixitBot) -> None:
        self.bot = bot

    def command(self, name: str, callback: Callable[..., Coroutine[Any, Any, None]]) -> None:
        """Hang a slash command on ``/dixit``."""
        hang(self.bot.slash, name, callback)

    def on(self, verb: str, handler: PressHandler) -> None:
        """Answer presses with this verb."""
        self.bot.routes.on(verb, handler)

    async def words(
        self, interaction: discord.Interaction, stored: StoredGame | None = None
    ) -> Words:
        """The reader's language."""
        return await self.bot.readers.words_for(interaction, stored)

    async def here(self, interaction: discord.Interaction) -> GameId:
        """The live game of this channel, or a refusal that says how to start one."""
        game_id = await self.bot.store.find_live(interaction.channel_id or 0)
        if game_id is None:
            raise PlainRefusal("error-no-game")
        return game_id

    async def last_here(self, interaction: discord.Interaction) -> StoredGame:
        """The live game of this channel, or the one that ended last."""
        game_id = await self.bot.store.find_last(interaction.channel_id or 0)
        if game_id is None:
            raise PlainRefusal("error-no-game")
        return await self.load(interaction, game_id)

    def admitted(self, interaction: discord.Interaction) -> Admit:
        """Lets whoever asks reach only games of the place they ask from."""
        return partial(check_place, interaction)

    async def load(self, interaction: discord.Interaction, game_id: GameId) -> StoredGame:
        """A game as it was last saved, for somebody who asks about it."""
        return await self._known(await self.bot.service.load(game_id, self.admitted(interaction)))

    async def _known(self, stored: StoredGame) -> StoredGame:
        """A game, once everything that it may show is on the shelf."""
        await self.bot.readers.know(stored.place.guild_id)
        return stored

    async def check(self, press: Press, command: do.Command) -> StoredGame:
        """Refuse now what would be refused later, before a form is filled in for nothing."""
        admit = self.admitted(press.interaction)
        return await self._known(await self.bot.service.check(press.game, command, admit))

    async def play(
        self,
        interaction: discord.Interaction,
        game_id: GameId,
        command: do.Command,
        language: str | None = None,
        get_ready: GetReady | None = None,
    ) -> Outcome:
        """Play a person's command; each interaction counts once, however often it arrives."""
        if interaction.guild_id:
            await self.bot.readers.know(interaction.guild_id)
        outcome = await self.bot.service.play(
            game_id,
            command,
            interaction=interaction.id,
            actor=player_of(interaction),
            language=language,
            admit=self.admitted(interaction),
            get_ready=get_ready,
        )
        await self._known(outcome.stored)
        return outcome

    async def play_here(self, interaction: discord.Interaction, command: do.Command) -> Outcome:
        """Play a typed command in the game of this channel."""
        return await self.play(interaction, await self.here(interaction), command)

    async def open_lobby(
        self,
        interaction: discord.Interaction,
        opening: Callable[[GameId], Awaitable[StoredGame]],
    ) -> None:
        """Answer with the lobby of a new game.

        It is held before it is saved: whoever listens to changes must not post it as well.
        """
        game_id = new_game_id()
        before = await self.bot.store.find_last(interaction.channel_id or 0)
        with self.bot.screens.held(game_id):
            try:
                stored = await opening(game_id)
            except ChannelBusy as busy:
                await self._point_to(interaction, busy.game_id)
            else:
                await self.bot.screens.open(interaction, stored)
                if before not in (None, stored.id):
                    await self.bot.screens.show_again(before)

    async def open_in_thread(
        self,
        interaction: discord.Interaction,
        place: Place,
        name: str,
        opening: Callable[[GameId, Place], Awaitable[StoredGame]],
    ) -> None:
        """Answer with a card, and open the lobby in a thread that hangs below it."""
        game_id = new_game_id()
        words = await self.words(interaction)
        with self.bot.screens.held(game_id):
            try:
                thread_id = await self.bot.threads.open(interaction, game_id, words, name)
            except discord.HTTPException as refused:
                log.warning("no thread could be opened: code %s", refused.code)
                raise PlainRefusal("error-no-thread-here") from refused
            if thread_id is not None:
                home = Place(place.guild_id, thread_id, home_id=place.channel_id)
                await opening(game_id, home)

    async def _point_to(self, interaction: discord.Interaction, game_id: GameId) -> None:
        """Answer with the way to the game that is open in this channel."""
        game = await self.bot.games.read(game_id)
        words = await self.words(interaction)
        link = f"[{words('game-open.link')}]({link_to(interaction, game.newest_public)})"
        await say(interaction, words("game-open", link=link))

    async def tell(
        self,
        interaction: discord.Interaction,
        key: str,
        stored: StoredGame | None = None,
        **values: str | int,
    ) -> None:
        """Answer with one private sentence."""
        words = await self.words(interaction, stored)
        await say(interaction, words(key, **values))

    async def ask(self, interaction: discord.Interaction, form: discord.ui.Modal) -> None:
        """Answer with a form."""
        await answering(interaction, lambda: interaction.response.send_modal(form))

    async def show(
        self, interaction: discord.Interaction, content: Content, game_id: GameId | None = None
    ) -> None:
        """Answer with a private layout; a press on a message of this game lets us change that."""
        await self.bot.private_answers.show(interaction, content, game_id)

    async def show_hand(self, interaction: discord.Interaction, stored: StoredGame) -> None:
        """Answer with one's hand and whatever is due."""
        view = player_view(stored.game, player_of(interaction))
        words = await self.words(interaction, stored)
        context = self.bot.readers.context(stored, view.table)
        await self.show(interaction, hand(words, context, view), stored.id)

    async def update(self, press: Press, outcome: Outcome, key: str, **values: str | int) -> None:
        """Answer a public press by updating its message, or else with a private sentence."""
        if not await self.bot.screens.answer(press.interaction, outcome.stored):
            await self.tell(press.interaction, key, outcome.stored, **values)

    async def play_in_hand(self, press: Press, command: do.Command) -> None:
        """Play a private press and answer it by updating the hand it was made in."""
        interaction = press.interaction
        # Looked up first: afterwards the database is busy saving.
        reader = await self.bot.store.person(interaction.user.id)
        seen: list[SeenHand] = []

        def look(stored: StoredGame) -> None:
            if stored.place.guild_id in self.bot.readers.known:
                seen.append(self._see_hand(stored, press.player, reader))

        stored = (await self.play(interaction, press.game, command, get_ready=look)).stored
        ready = next((one for one in seen if one.stored is stored), None)
        ready = ready or self._see_hand(stored, press.player, reader)
        await self.bot.hand_answers.answer(interaction, ready)

    async def update_hand(self, press: Press, outcome: Outcome) -> None:
        """Answer a private press with the hand as it is now."""
        reader = await self.bot.store.person(press.interaction.user.id)
        seen = self._see_hand(outcome.stored, press.player, reader)
        await self.bot.hand_answers.answer(press.interaction, seen)

    def _see_hand(self, stored: StoredGame, player: PlayerId, reader: PersonSettings) -> SeenHand:
        view = player_view(stored.game, player)
        words = self.bot.library.first_of(reader.language, stored.language)
        context = self.bot.readers.context(stored, view.table)
        return SeenHand(stored, view, words, context, hand(words, context, view))


def player_of(interaction: discord.Interaction) -> PlayerId:
    """Whoever pressed or typed, as the rules know them."""
    return PlayerId(str(interaction.user.id))


def link_to(interaction: discord.Interaction, message_id: int | None) -> str:
    """Where a message stands in this channel; the channel itself before there is one."""
    parts = ["https://discord.com/channels", interaction.guild_id, interaction.channel_id]
    return "/".join(map(str, [*parts, message_id] if message_id else parts))


def authority(interaction: discord.Interaction) -> PlayerId | None:
    """None for moderators, who may do what a host may; everybody else asks as themselves."""
    return None if interaction.permissions.manage_messages else player_of(interaction)

"""What all cogs have in common: finding the game, playing a command, answering the presser.

Also has the checks of who may do what. Handles no command and no press of its own.
"""

import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager

import discord
from discord.ext import commands

from bot.client import DixitBot
from bot.gateway.errors import PlainRefusal, say
from bot.gateway.people import player_of
from bot.gateway.permissions import check_place
from bot.gateway.presses import Press, is_public
from bot.gateway.replies import answering
from bot.gateway.slash import add_commands, add_message_commands
from bot.play.service import Admit, Outcome
from bot.preferences import BY_DM, EVERYONE
from bot.rules import commands as do
from bot.rules.errors import RuleError
from bot.rules.ids import PlayerId
from bot.rules.player_views import player_view
from bot.screens.private import SeenHand
from bot.screens.public import NoThread
from bot.store import ChannelBusy, GameId, PersonSettings, Place, StoredGame, new_game_id
from bot.text import Words
from bot.ui.content import Content, text
from bot.ui.hand import farewell, hand
from bot.ui.names import refusal

Interaction = discord.Interaction[DixitBot]

log = logging.getLogger(__name__)


class DixitCog(commands.Cog):
    """Base of all cogs: registers handlers, finds games, plays commands and answers."""

    def __init__(self, bot: DixitBot) -> None:
        self.bot = bot
        add_commands(bot.slash, self)
        add_message_commands(bot.tree, self)
        bot.interactions.routes.add_handlers(self)

    async def words(
        self, interaction: discord.Interaction, reader: PersonSettings | None = None
    ) -> Words:
        """Return the texts in the language of the presser or caller.

        Call this after the game that they are about was loaded or changed: its language is used if
        they have not chosen one. ``reader`` has their settings if they were read before
        (``Outcome.choices``).
        """
        return await self.bot.parts.presenter.words_for(interaction, reader)

    async def live_game_here(self, interaction: discord.Interaction) -> GameId:
        """Return the id of this channel's live game; raise a refusal if there is none."""
        game_id = await self.bot.parts.store.find_live(interaction.channel_id or 0)
        if game_id is None:
            raise PlainRefusal("error-no-game")
        return game_id

    async def last_game_here(self, interaction: discord.Interaction) -> StoredGame:
        """Return this channel's live game, else its last one; raise a refusal if it has none."""
        game_id = await self.bot.parts.store.find_last(interaction.channel_id or 0)
        if game_id is None:
            raise PlainRefusal("error-no-game")
        return await self.load(interaction, game_id)

    def admission(self, interaction: discord.Interaction) -> Admit:
        """Return a check that raises a refusal for a game that belongs to another place.

        It notes a game that passes as the one that the interaction is about.
        """

        def admit(stored: StoredGame) -> None:
            check_place(interaction, stored)
            self.bot.parts.presenter.note_game(interaction, stored)

        return admit

    async def load(self, interaction: discord.Interaction, game_id: GameId) -> StoredGame:
        """Return a game as it was last saved; raise a refusal if it belongs to another place."""
        return await self._with_decks(
            await self.bot.parts.service.load(game_id, self.admission(interaction))
        )

    async def _with_decks(self, stored: StoredGame) -> StoredGame:
        """Return the game, after loading its server's decks, so that its cards can be shown."""
        await self.bot.parts.presenter.load_decks(stored.place.guild_id)
        return stored

    async def check(self, press: Press, command: do.Command) -> StoredGame:
        """Return the game if it would accept a command now; raise the refusal otherwise.

        Changes nothing. Called before a form is shown.
        """
        admit = self.admission(press.interaction)
        return await self._with_decks(
            await self.bot.parts.service.check(press.game, command, admit)
        )

    async def play(
        self,
        interaction: discord.Interaction,
        game_id: GameId,
        command: do.Command,
        language: str | None = None,
        *,
        admit: Admit | None = None,
        may_end: bool = True,
    ) -> Outcome:
        """Play the presser's command, save the game and return the outcome.

        An interaction that is delivered again is not played twice. ``language`` becomes the game's
        language. ``admit`` checks the loaded game and may raise a refusal; by default, it refuses a
        game of another place. With ``may_end=False``, raise ``WouldEnd`` instead of ending a game
        that has begun.
        """
        if interaction.guild_id:
            await self.bot.parts.presenter.load_decks(interaction.guild_id)
        outcome = await self.bot.parts.service.play(
            game_id,
            command,
            interaction=interaction.id,
            actor=player_of(interaction),
            language=language,
            admit=admit or self.admission(interaction),
            may_end=may_end,
        )
        self.bot.parts.presenter.note_game(interaction, outcome.stored)
        await self._with_decks(outcome.stored)
        return outcome

    async def play_here(self, interaction: discord.Interaction, command: do.Command) -> Outcome:
        """Play a command in the live game of this channel; raise a refusal if there is none."""
        return await self.play(interaction, await self.live_game_here(interaction), command)

    async def open_lobby(
        self,
        interaction: discord.Interaction,
        opening: Callable[[GameId], Awaitable[StoredGame]],
    ) -> None:
        """Open a game and answer with its lobby, or with a link if this channel has a game already.

        First wait briefly until the channel's previous game is completely shown; afterwards redraw
        it. Redraws are held back until the lobby is posted, or a listener would post it a second
        time.
        """
        # The last messages of the game before may not be posted yet; the lobby has to come below.
        game_id = new_game_id()
        before = await self.bot.parts.store.find_last(interaction.channel_id or 0)
        await self.bot.parts.screens.wait_for_end(before)
        with self.bot.parts.screens.defer_redraw(game_id):
            try:
                stored = await opening(game_id)
            except ChannelBusy as busy:
                await self._link_to_game(interaction, busy.game_id)
            else:
                await self.bot.parts.public_answers.open(interaction, stored)
                if before not in (None, stored.id):
                    await self.bot.parts.screens.redraw_game(before)

    async def open_in_thread(
        self,
        interaction: discord.Interaction,
        place: Place,
        name: str,
        opening: Callable[[GameId, Place], Awaitable[StoredGame]],
    ) -> None:
        """Answer with a message, create a thread from it, and open the lobby in that thread.

        Raise a refusal if the thread cannot be created.
        """
        game_id = new_game_id()
        words = await self.words(interaction)
        with self.bot.parts.screens.defer_redraw(game_id):
            try:
                thread_id = await self.bot.parts.threads.open(interaction, game_id, words, name)
            except NoThread as refused:
                key = "error-no-thread-now" if refused.for_now else "error-no-thread-here"
                raise PlainRefusal(key) from refused
            if thread_id is not None:
                home = Place(place.guild_id, thread_id, home_id=place.channel_id)
                await opening(game_id, home)

    async def _link_to_game(self, interaction: discord.Interaction, game_id: GameId) -> None:
        """Answer with a link to the game that is already open in this channel."""
        game = await self.bot.parts.games.read(game_id)
        stored = await self.load(interaction, game_id)
        words = await self.words(interaction)
        link = f"[{words('game-open.link')}]({link_to(interaction, game.newest_public)})"
        plan = self.bot.parts.presenter.context(stored).plan
        if plan is not None and not plan.has_come:
            await say(interaction, words("error-game-planned", link=link, date=plan.date))
        else:
            await say(interaction, words("game-open", link=link))

    async def tell(self, interaction: discord.Interaction, key: str, **values: str | int) -> None:
        """Answer in private with the text that has this key."""
        words = await self.words(interaction)
        await say(interaction, words(key, **values))

    async def open_form(self, interaction: discord.Interaction, form: discord.ui.Modal) -> None:
        """Answer by opening a form; if it is too late for that, ask the presser to press again."""

        async def ask_again() -> None:
            words = await self.words(interaction)
            await interaction.followup.send(words("error-form-too-late"), ephemeral=True)

        await answering(interaction, lambda: interaction.response.send_modal(form), ask_again)

    async def show(self, interaction: discord.Interaction, content: Content) -> None:
        """Answer in private, by updating the private message that was pressed.

        If there is none, answer with a new message.
        """
        await self.bot.parts.private_answers.show(interaction, content)

    async def show_hand(self, interaction: discord.Interaction, stored: StoredGame) -> None:
        """Answer with the presser's hand and what to do now, in a panel that stays up to date.

        A player who was marked as away is marked as back.
        """
        player = player_of(interaction)
        if player_view(stored.game, player).me.away:
            stored = (await self.play(interaction, stored.id, do.ComeBack(player))).stored
        await self._answer_with_hand(interaction, stored)

    async def move_hands(self, interaction: discord.Interaction, hands: str | None) -> None:
        """Send the caller's hands in the way they chose, in all games that they play."""
        player = player_of(interaction)
        if hands == BY_DM:  # they may have opened their DMs since one was refused
            await self.bot.parts.store.forget_closed_dms(player)
        games = await self.bot.parts.store.live_games_of(player)
        await self.bot.parts.screens.redraw_games(games)

    async def update(self, press: Press, outcome: Outcome, key: str, **values: str | int) -> None:
        """Answer a press by updating its public message.

        If that is impossible, answer in private with the text that has this key.
        """
        if not await self.bot.parts.public_answers.answer(press.interaction, outcome.stored):
            await self.tell(press.interaction, key, **values)

    async def play_in_hand(
        self, press: Press, command: do.Command, *, admit: Admit | None = None
    ) -> None:
        """Play a press made in a private hand, and answer by updating that hand.

        If the rules refuse it, show the current hand and raise the refusal. ``admit`` is the check
        of ``play``.
        """
        async with self.renewing_hand(press):
            outcome = await self.play(press.interaction, press.game, command, admit=admit)
        await self.update_hand(press, outcome)

    @asynccontextmanager
    async def answering_in_place(self, press: Press) -> AsyncIterator[None]:
        """Answer a ``RuleError`` of the block with its text, in place of the outdated answer."""
        try:
            yield
        except RuleError as refused:
            words = await self.words(press.interaction)
            await self.show_result(press, Content((text(refusal(words, refused)),)))

    async def show_result(self, press: Press, content: Content) -> None:
        """Answer with the result of a press in place of the pressed one, which stays open."""
        self.bot.parts.temporary.release(press.game, press.interaction)
        await self.show(press.interaction, content)

    @asynccontextmanager
    async def renewing_hand(self, press: Press) -> AsyncIterator[None]:
        """Update the pressed private hand if the block raises a ``RuleError``, and raise it again.

        A refusal shows that the hand was outdated, because it offered a step that is over.
        """
        try:
            yield
        except RuleError:
            if not is_public(press.interaction):
                await self._renew_hand(press)
            raise

    async def _renew_hand(self, press: Press) -> None:
        """Show the presser's current hand; if they left the game, replace it with a farewell."""
        stored = await self.load(press.interaction, press.game)
        if press.player in stored.game.players:
            await self._answer_with_hand(press.interaction, stored)
        elif press.interaction.guild_id is not None:  # a DM is closed by the next redraw
            words = await self.words(press.interaction)
            context = self.bot.parts.presenter.context(stored)
            await self.show(press.interaction, farewell(words, context, press.player))

    async def update_hand(self, press: Press, outcome: Outcome) -> None:
        """Answer a private press by showing the presser's current hand."""
        await self._answer_with_hand(press.interaction, outcome.stored, outcome.choices)

    async def _answer_with_hand(
        self,
        interaction: discord.Interaction,
        stored: StoredGame,
        reader: PersonSettings | None = None,
    ) -> None:
        """Answer with the presser's hand; ``reader`` is as for ``words``."""
        parts = self.bot.parts
        reader = reader or await parts.store.person(interaction.user.id)
        view = player_view(stored.game, player_of(interaction))
        words = parts.library.for_reader(reader.language, game=stored.language)
        context = parts.presenter.context(stored, view.table)
        content = hand(words, context, view, tips=reader.tips)
        seen = SeenHand(stored, view, words, context, reader.tips, content)
        await parts.private_answers.update_hand(interaction, seen)


def link_to(interaction: discord.Interaction, message_id: int | None) -> str:
    """Return the link to a message in this channel, or to the channel if there is no message."""
    parts = ["https://discord.com/channels", interaction.guild_id, interaction.channel_id]
    return "/".join(map(str, [*parts, message_id] if message_id else parts))


def check_manages(interaction: discord.Interaction) -> None:
    """Raise a refusal unless the presser has Manage Server."""
    if not (interaction.guild_id and interaction.permissions.manage_guild):
        raise PlainRefusal("error-manage-server")


def is_among(interaction: discord.Interaction, members: str) -> bool:
    """Return whether the presser has Manage Server or belongs to the ``members`` of a setting.

    ``members`` is the id of a role, or a word for everyone or for managers.
    """
    if interaction.permissions.manage_guild or members == EVERYONE:
        return True
    return any(str(role.id) == members for role in getattr(interaction.user, "roles", ()))


def authority(interaction: discord.Interaction) -> PlayerId | None:
    """Return who gives a host's command: the presser, or None for a moderator.

    The rules accept such a command from the host only; None skips that check.
    """
    return None if interaction.permissions.manage_messages else player_of(interaction)

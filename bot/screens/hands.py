"""Private messages: every player's hand, pushed when something is wanted, quiet otherwise.

A new phase that wants something of a player sends a fresh message, which is the notification, and
removes the one it replaces; everything else edits in place. Whoever takes no private messages
is told once and not tried again: *My hand* in the channel shows the same, as it does for everybody
while there is more to send than Discord takes.
"""

import asyncio
import logging
from collections.abc import Sequence
from dataclasses import dataclass

import discord

from bot.gateway.messages import Messages
from bot.gateway.requests import Requests, Urgency, is_transient
from bot.play.alarms import Reminder
from bot.rules.computers import people_among
from bot.rules.ids import PlayerId
from bot.rules.model import Phase
from bot.rules.player_views import PlayerView, Wish, player_view
from bot.screens.closed_dms import ClosedDms
from bot.screens.game import HAND, GameOnScreen, GamesOnScreen, Overtaken, Shown, StandingMessage
from bot.screens.keeper import Keeper
from bot.screens.private_answers import PrivateAnswers
from bot.screens.readers import Readers
from bot.store import Clock, GameToShow, PersonSettings, StoredGame, StoreError
from bot.ui import hand
from bot.ui.content import Content
from bot.ui.context import GameContext

log = logging.getLogger(__name__)

LONG_WAIT = 5 * 60.0  # only in unhurried games half time is worth a notification
CLOSED = (50007, 50278)  # takes no private messages; no server in common
URGES = {Wish.CLAIM, Wish.TELL, Wish.GIVE, Wish.VOTE, Wish.TRAP}
BUTTON = "button"
AGAIN = "+"  # after the step of a hand that was sent once more as a reminder


@dataclass(frozen=True, slots=True)
class Delivery:
    """What all private messages of one redraw have in common."""

    game: GameOnScreen
    found: GameToShow
    context: GameContext
    table_url: str | None
    reminder: Reminder | None

    @property
    def stored(self) -> StoredGame:
        """The game as it was read."""
        return self.found.stored

    def way_for(self, player: PlayerId) -> str:
        """How hands reach this player: by their own choice, or the server's."""
        return self.found.person(player).hands or self.found.server.hands

    def may_have_sent(self, player: PlayerId) -> bool:
        """Whether a hand may lie in private that nobody wrote down.

        Whoever changed their mind in mid-game is looked for; where nobody is sent any, nobody is.
        """
        chosen = self.found.person(player).hands
        open_to_us = player not in self.game.closed_dms
        return open_to_us and (chosen is not None or self.found.server.hands != BUTTON)


class Hands:
    """Delivers hands."""

    def __init__(
        self,
        games: GamesOnScreen,
        keeper: Keeper,
        readers: Readers,
        messages: Messages,
        requests: Requests,
        closed_dms: ClosedDms,
        answers: PrivateAnswers,
        clock: Clock,
    ) -> None:
        self._games = games
        self._keeper = keeper
        self._readers = readers
        self._messages = messages
        self._requests = requests
        self._closed_dms = closed_dms
        self._answers = answers
        self._clock = clock

    async def deliver(self, game: GameOnScreen, found: GameToShow, context: GameContext) -> None:
        """Bring every private message in line; raises what should be tried again."""
        stored = found.stored
        url = await self.table_url(stored)
        reminder, game.reminder = game.reminder, None
        delivery = Delivery(game, found, context, url, reminder)
        owed = game.owes_hands_since
        game.owes_hands_since = None  # whoever finds no room says so again
        hands = game.hands
        work = [self._serve(delivery, player, hands.get(player)) for player in stored.game.people]
        work += [
            self._say_goodbye(delivery, player, hands.get(player))
            for player in people_among(stored.game.rabbits)
            if player not in stored.game.players
        ]
        results = await asyncio.gather(*work, return_exceptions=True)
        if game.owes_hands_since is not None and owed is not None:
            game.owes_hands_since = owed
        _raise_what_is_worth_trying_again(game, results)

    async def _serve(
        self, delivery: Delivery, player: PlayerId, message: StandingMessage | None
    ) -> None:
        """One player's message: pushed when something new is wanted, or edited, or nothing."""
        game, stored = delivery.game, delivery.stored
        person = delivery.found.person(player)
        message = await self._known(delivery, player, message)
        if player in game.closed_dms or delivery.way_for(player) == BUTTON:
            if message is not None:
                message.going = True
            return
        view = player_view(stored.game, player)
        content = self._content(delivery, person, view)
        step = _step_of(view)
        again = _called_again_for(delivery.reminder, player, self._clock())
        try:
            if step and (message is None or message.shown.step.partition(AGAIN)[0] != step):
                message = await self._push(delivery, player, content, step, message)
            elif step and message and again:
                step = f"{step}{AGAIN}{again}"
                message = await self._push(delivery, player, content, step, message)
            elif message is not None and not await self._edit(delivery, message, content):
                message = await self._replace_lost(delivery, player, content)
        except discord.Forbidden as refused:
            if refused.code not in CLOSED:
                raise
            if message is not None:
                message.going = True  # what it asks for is over
            await self._closed_dms.note(game, stored, player)

    async def _known(
        self, delivery: Delivery, player: PlayerId, message: StandingMessage | None
    ) -> StandingMessage | None:
        """A player's message, also one that a crash has left behind."""
        game = delivery.game
        if not game.doubtful or (message is None and not delivery.may_have_sent(player)):
            return message
        channel_id = message.channel_id if message else await self._messages.open_dm(player)
        return await self._keeper.strays.find_hand(game, channel_id, player, message)

    def _content(self, delivery: Delivery, person: PersonSettings, view: PlayerView) -> Content:
        words = self._readers.library.first_of(person.language, delivery.stored.language)
        if delivery.stored.live:
            return hand.hand(words, delivery.context, view, delivery.table_url)
        return hand.result(words, delivery.context, view)

    async def _push(
        self,
        delivery: Delivery,
        player: PlayerId,
        content: Content,
        step: str,
        old: StandingMessage | None,
    ) -> StandingMessage | None:
        """A fresh message, and away with the one it replaces; None if there is no room now."""
        game, stored = delivery.game, delivery.stored
        if self._requests.behind and not game.may_push:
            game.owes_hands_since = self._clock()
            return old
        number = stored.game.round.number if stored.game.round else 0
        new = StandingMessage(HAND, number, player, 0, 0, Shown(step), self._clock())
        try:
            new.channel_id = old.channel_id if old else await self._messages.open_dm(player)
            message = await self._keeper.post(game, new, content, stored.revision, Urgency.PUSH)
        except discord.NotFound:  # closed since the last message: open it again
            new.channel_id = await self._messages.open_dm(player)
            message = await self._keeper.post(game, new, content, stored.revision, Urgency.PUSH)
        if old is not None and old is not message:
            old.going = True
        await self._edit(delivery, message, content)  # nothing to do, unless it was found
        return message

    async def _edit(self, delivery: Delivery, message: StandingMessage, content: Content) -> bool:
        """Change a message in place; False if it is gone."""
        free = self._messages.has_token(message)
        if self._requests.behind and not free:
            return True  # what nobody was called for can wait
        return await self._keeper.bring_in_line(
            delivery.game, message, content, delivery.stored.revision, Urgency.TIDY
        )

    async def _replace_lost(
        self, delivery: Delivery, player: PlayerId, content: Content
    ) -> StandingMessage | None:
        """A hand that its player deleted stays away until it is needed; one lost in a crash not."""
        if not delivery.game.doubtful:
            return None
        game = delivery.stored.game
        step = f"{game.round.number if game.round else 0}-{game.phase}"
        return await self._push(delivery, player, content, step, None)

    async def _say_goodbye(
        self, delivery: Delivery, player: PlayerId, message: StandingMessage | None
    ) -> None:
        """Whoever left or was made to leave keeps a sentence instead of their hand."""
        message = await self._known(delivery, player, message)
        if message is None:
            return
        words = await self._readers.private_words(player, delivery.stored)
        content = hand.farewell(words, delivery.context)
        await self._keeper.bring_in_line(
            delivery.game, message, content, delivery.stored.revision, Urgency.EDIT
        )
        delivery.game.drop(message)

    async def tidy(self, game: GameOnScreen) -> None:
        """Delete the messages that were replaced."""
        going = [message for message in game.going if message.player is not None]
        work = [self._keeper.remove(game, message) for message in going]
        _raise_what_is_worth_trying_again(game, await asyncio.gather(*work, return_exceptions=True))

    async def table_url(self, stored: StoredGame) -> str | None:
        """Where this round's table can be seen: hands show the same picture by its address."""
        if stored.game.phase is not Phase.VOTING:
            return None
        game = await self._games.read(stored.id)
        number = stored.game.current.number
        if game.table_link is None or game.table_link[0] != number:
            await self._look_up_table(game, number)
        return game.table_link[1] if game.table_link and game.table_link[0] == number else None

    async def _look_up_table(self, game: GameOnScreen, number: int) -> None:
        for message in game.standing:
            if message.kind == "table" and message.round == number:
                url = await self._messages.picture_url(message.channel_id, message.message_id)
                if url is not None:
                    game.table_link = number, url

    async def answer(
        self,
        interaction: discord.Interaction,
        stored: StoredGame,
        view: PlayerView,
        person: PersonSettings,
    ) -> None:
        """Answer a press in a private view by updating that very message."""
        game = await self._games.read(stored.id)
        words = self._readers.library.first_of(person.language, stored.language)
        context = self._readers.context(stored, view.table)
        message = game.messages.get(interaction.message.id) if interaction.message else None
        if message is None and interaction.guild_id is None:
            message = self._keeper.adopt(game, interaction, view.player)
        pushed = message is not None and stored.game.phase is Phase.VOTING
        url = await self.table_url(stored) if pushed else None
        content = hand.hand(words, context, view, url)
        if message is None:
            await self._answers.show(interaction, content)
        else:
            await self._keeper.answer(game, interaction, message, content, stored.revision)


def _step_of(view: PlayerView) -> str | None:
    """What a private message is pushed for: a place in the lobby, or a wish in a phase."""
    table = view.table
    if table.phase is Phase.LOBBY:
        return "0-lobby"
    return f"{table.round}-{table.phase}" if view.wishes & URGES else None


def _called_again_for(reminder: Reminder | None, player: PlayerId, now: float) -> str:
    """Whether and for which reminder to call a player once more.

    At half time only where there is long to go: a notification must be worth it.
    """
    if reminder is None or player not in reminder.missing:
        return ""
    if reminder.last:
        return "last"
    return "half" if reminder.deadline - now >= LONG_WAIT else ""


def _raise_what_is_worth_trying_again(game: GameOnScreen, results: Sequence[object]) -> None:
    """One player's trouble is logged or tried again, when everybody else has been served."""
    faults = [one for one in results if isinstance(one, BaseException)]
    again = [f for f in faults if is_transient(f) or isinstance(f, Overtaken | StoreError)]
    for fault in faults:
        if fault not in again:
            log.error("game %s: a private message failed", game.id, exc_info=fault)
    if again:
        raise again[0]

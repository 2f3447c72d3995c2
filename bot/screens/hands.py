"""Private messages: every player's hand, pushed when something is wanted, quiet otherwise.

A new phase that wants something of a player sends a fresh message, which is the notification, and
removes the one it replaces; everything else edits in place. Whoever takes no private messages
is told once and not tried again: *My hand* in the channel shows the same, as it does for everybody
while there is more to send than Discord takes.
"""

import asyncio
import logging
from collections.abc import Sequence

import discord

from bot.gateway.messages import Messages
from bot.gateway.request_queue import NoRoom, Urgency
from bot.gateway.requests import Requests, is_transient
from bot.rules.computers import people_among
from bot.rules.ids import PlayerId
from bot.rules.player_views import PlayerView, player_view
from bot.screens.calls import step_to_call_for
from bot.screens.closed_dms import ClosedDms
from bot.screens.delivery import BUTTON, Delivery
from bot.screens.game import HAND, GameOnScreen, Overtaken, Shown, StandingMessage
from bot.screens.keeper import Keeper
from bot.screens.readers import Readers
from bot.screens.table_links import TableLinks
from bot.screens.tempo import Tempo
from bot.store import Clock, GameToShow, PersonSettings, StoreError
from bot.ui import hand
from bot.ui.content import Content
from bot.ui.context import GameContext

log = logging.getLogger(__name__)

CLOSED = (50007, 50278)  # takes no private messages; no server in common


class Hands:
    """Delivers hands."""

    def __init__(
        self,
        keeper: Keeper,
        readers: Readers,
        messages: Messages,
        requests: Requests,
        closed_dms: ClosedDms,
        tables: TableLinks,
        clock: Clock,
        tempo: Tempo,
    ) -> None:
        self._keeper = keeper
        self._readers = readers
        self._messages = messages
        self._requests = requests
        self._closed_dms = closed_dms
        self._clock = clock
        self._progress = tempo.progress
        self.tables = tables

    async def deliver(self, game: GameOnScreen, found: GameToShow, context: GameContext) -> float:
        """Bring every private message in line; in how many seconds there is more to do.

        Raises what should be tried again.
        """
        stored = found.stored
        url = await self.tables.url_of(stored)
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
        return min(delivery.waits, default=0.0)

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
        step = step_to_call_for(view, message, delivery.reminder, self._clock())
        if self._must_wait(game, message):
            if step:
                game.owes_hands_since = self._clock()
            return
        content = self._content(delivery, person, view)
        try:
            if step:
                await self._push(delivery, player, content, step, message)
            elif message is not None and not self._puts_off(delivery, message, content):
                await self._edit_or_replace(delivery, message, content)
        except discord.Forbidden as refused:
            if refused.code not in CLOSED:
                raise
            if message is not None:
                message.going = True  # what it asks for is over
            await self._closed_dms.note(game, stored, player)

    def _must_wait(self, game: GameOnScreen, message: StandingMessage | None) -> bool:
        """Whether there is no room for a player's message, and no press that makes it free."""
        free = message is not None and self._messages.has_token(message)
        return self._requests.behind and not (game.may_push or game.doubtful or free)

    def _puts_off(self, delivery: Delivery, message: StandingMessage, content: Content) -> bool:
        """Whether a change waits; as in the channel, what a press lets us change costs nothing."""
        free = self._messages.has_token(message)
        return not free and delivery.puts_off(message, content, self._clock(), self._progress)

    async def _known(
        self, delivery: Delivery, player: PlayerId, message: StandingMessage | None
    ) -> StandingMessage | None:
        """A player's message, also one that a crash has left behind."""
        game = delivery.game
        if not game.doubtful or (message is None and not delivery.may_have_sent(player)):
            return message
        channel_id = (
            message.channel_id if message else await self._messages.dms.open(player, anew=True)
        )
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
        number = stored.game.round.number if stored.game.round else 0
        new = StandingMessage(HAND, number, player, 0, 0, Shown(step), self._clock())
        try:
            new.channel_id = old.channel_id if old else await self._messages.dms.open(player)
            message = await self._keeper.post(game, new, content, stored.revision, Urgency.PUSH)
        except NoRoom:
            game.owes_hands_since = self._clock()
            return old
        except discord.NotFound:  # closed since the last message: open it again
            new.channel_id = await self._messages.dms.open(player, anew=True)
            message = await self._keeper.post(game, new, content, stored.revision, Urgency.PUSH)
        if old is not None and old is not message:
            old.going = True
        await self._edit(delivery, message, content)  # nothing to do, unless it was found
        return message

    async def _edit(self, delivery: Delivery, message: StandingMessage, content: Content) -> bool:
        """Change a message in place; False if it is gone."""
        message.stale_since = None
        return await self._keeper.bring_in_line(
            delivery.game, message, content, delivery.stored.revision, Urgency.TIDY
        )

    async def _edit_or_replace(
        self, delivery: Delivery, message: StandingMessage, content: Content
    ) -> None:
        """A hand that its player deleted stays away until it is needed; one lost in a crash not."""
        if await self._edit(delivery, message, content) or not delivery.game.doubtful:
            return
        game = delivery.stored.game
        step = f"{game.round.number if game.round else 0}-{game.phase}"
        assert message.player is not None
        await self._push(delivery, message.player, content, step, None)

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


def _raise_what_is_worth_trying_again(game: GameOnScreen, results: Sequence[object]) -> None:
    """One player's trouble is logged or tried again, when everybody else has been served."""
    faults = [one for one in results if isinstance(one, BaseException)]
    again = [f for f in faults if is_transient(f) or isinstance(f, Overtaken | StoreError)]
    for fault in faults:
        if fault not in again:
            log.error("game %s: a private message failed", game.id, exc_info=fault)
    if again:
        raise again[0]

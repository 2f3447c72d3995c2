"""A game's public messages: at most three a round, the newest one with what is going on.

Says which messages there are and what they show; how they are kept in line is the keeper's
business, and when it happens the redraw's.
"""

import asyncio
from collections.abc import Iterable

from bot.gateway.messages import Messages
from bot.gateway.request_queue import Urgency
from bot.gateway.requests import Requests
from bot.gateway.tokens import PressToken
from bot.rules.model import Phase
from bot.screens.channel_answers import ChannelAnswers
from bot.screens.game import GamesOnScreen, Shown, StandingMessage
from bot.screens.keeper import Keeper
from bot.screens.readers import Readers
from bot.screens.showing import LOBBY, Showing, key_of, opening
from bot.screens.tempo import Tempo
from bot.store import Clock, StoredGame
from bot.ui import public
from bot.ui.content import Content
from bot.ui.public import MessageKey

OLD = 55 * 60.0  # Discord limits edits of messages older than an hour: those are posted anew
RECENT = 4  # past messages that a redraw looks at: a round's, and the one before
PROGRESSING = ("clue", "table")  # messages that tell who is still awaited


class Channel:
    """Shows games in their channels."""

    def __init__(
        self,
        games: GamesOnScreen,
        keeper: Keeper,
        readers: Readers,
        messages: Messages,
        requests: Requests,
        clock: Clock,
        tempo: Tempo,
    ) -> None:
        self._keeper = keeper
        self._readers = readers
        self._messages = messages
        self._requests = requests
        self._clock = clock
        self._beat = tempo.beat
        self._progress = tempo.progress
        self.answers = ChannelAnswers(games, keeper, readers, messages, requests, clock)

    async def show(self, showing: Showing) -> float:
        """Bring the newest public message in line; in how many seconds there is more to show."""
        game, stored = showing.game, showing.stored
        posted = game.public(stored.place.channel_id)
        missing = self._missing(showing, posted)
        game.doubted &= not missing  # what is posted now stands
        for key in missing:
            if key.kind == "finale" and posted and posted[-1].kind == "reveal":
                await self._finish_reveal(showing, posted[-1])
            posted.append(await self._post(showing, key, self._press_above(key, posted[-1:])))
        newest = posted[-1]
        if game.wanted_anew:
            # Before it is posted: whoever asks meanwhile asks anew.
            game.wanted_anew = False
            newest = newest if missing else await self._post_anew(showing, newest)
        if (wait := self._wait(showing, newest)) > 0:
            return wait
        if await self._is_gone(showing, newest) and stored.live:
            # Somebody deleted the message: the newest one comes back, older ones do not.
            newest = await self._post(showing, key_of(newest))
        return self._rest(stored, newest)

    async def _is_gone(self, showing: Showing, newest: StandingMessage) -> bool:
        """Bring the newest message in line; whether it turned out that it does not stand any more.

        Discord does not tell us who deletes what: a change finds out by itself, and where nothing
        has changed since somebody was here, we look.
        """
        game, edited_at = showing.game, newest.edited_at
        doubted, game.doubted = game.doubted, False
        if not await self._bring_in_line(showing, newest, newest=True):
            return True
        unchanged = newest.edited_at == edited_at and not newest.going
        if doubted and unchanged and not await self._messages.stands(newest):
            game.drop(newest)
            return True
        return False

    def _wait(self, showing: Showing, message: StandingMessage) -> float:
        """How many seconds the newest message is left as it is."""
        content = self._content(showing, message, newest=True)
        if showing.game.doubtful or Shown.of(content) == message.shown:
            return 0.0
        return self._rest(showing.stored, message) or self._unhurried(message)

    def _unhurried(self, message: StandingMessage) -> float:
        """How long news of who has given or voted can wait, if it counts against our limit.

        Posts are needed, and what a press on the message lets us change costs nothing; but one
        request for every card and vote would use up what all games have together.
        """
        if message.kind not in PROGRESSING or self._messages.has_token(message):
            return 0.0
        since = self._clock() - max(message.posted_at, message.edited_at)
        return min(self._progress, self._progress - since) if since >= 0 else self._progress

    def past(self, showing: Showing) -> list[StandingMessage]:
        """The messages below which there is a newer one by now."""
        past = showing.game.public(showing.stored.place.channel_id)[:-1]
        # Further back nothing changes any more, unless a crash has left something behind.
        if showing.game.doubtful:
            return past
        return [message for message in past[-RECENT:] if not message.settled]

    async def tidy(self, showing: Showing, past: Iterable[StandingMessage]) -> None:
        """Take the buttons from past messages, and away what nobody knows of."""
        game, channel_id = showing.game, showing.stored.place.channel_id
        for message in past:
            # When there is more to send than Discord takes, old buttons stay: they refuse.
            if not self._requests.behind or self._messages.has_token(message):
                await self._bring_in_line(showing, message, newest=False)
                message.settled = message.round < showing.context.table.round
        if game.doubtful:
            await self._keeper.strays.give_up(game, channel_id)
        for message in game.going:
            if message.player is None and message.channel_id == channel_id:
                await self._keeper.remove(game, message)

    def _missing(self, showing: Showing, posted: list[StandingMessage]) -> list[MessageKey]:
        there = {key_of(message) for message in posted}
        due = [*public.due(showing.context), *([public.SHARED] * showing.game.album_wanted)]
        showing.game.album_wanted &= public.SHARED not in there
        missing = [key for key in due if key not in there]
        # While a story is sought the newest message says so, but there must be one.
        return missing if missing or posted else [LOBBY]

    async def _finish_reveal(self, showing: Showing, message: StandingMessage) -> None:
        """The podium waits for both beats of the last reveal."""
        await asyncio.sleep(max(0.0, message.posted_at + self._beat - self._clock()))
        await self._bring_in_line(showing, message, newest=False)
        await asyncio.sleep(self._beat)

    def _press_above(self, key: MessageKey, above: list[StandingMessage]) -> PressToken | None:
        """The press that a new message may follow: that costs nothing, but hangs below the press.

        So does a reveal that belongs below its table; and everything, when nothing can wait.
        """
        if not above or not self._messages.has_token(above[0]):
            return None
        token = above[0].token
        table_was_pressed = above[0].kind == "table" and token and token.message_id is None
        natural = key.kind == "reveal" and table_was_pressed
        return token if natural or self._requests.behind else None

    async def _post(
        self, showing: Showing, key: MessageKey, press: PressToken | None = None
    ) -> StandingMessage:
        channel_id = showing.stored.place.channel_id
        new = StandingMessage(key.kind, key.round, None, channel_id, 0, Shown(), self._clock())
        words = self._readers.library(showing.stored.language)
        content = opening(words, showing, key, hurried=self._requests.behind)
        return await self._keeper.post(
            showing.game, new, content, showing.stored.revision, Urgency.POST, press
        )

    def _content(self, showing: Showing, message: StandingMessage, *, newest: bool) -> Content:
        words = self._readers.library(showing.stored.language)
        return showing.content(words, key_of(message), newest=newest)

    async def _bring_in_line(
        self, showing: Showing, message: StandingMessage, *, newest: bool
    ) -> bool:
        """Let one message show the state; False if it is gone."""
        stored = showing.stored
        content = self._content(showing, message, newest=newest)
        changed = Shown.of(content) != message.shown or showing.game.doubtful
        if newest and changed and stored.live and self._clock() - message.posted_at > OLD:
            await self._post_anew(showing, message)
            return True
        urgency = Urgency.EDIT if newest else Urgency.TIDY
        if changed:
            message.edited_at = self._clock()
        return await self._keeper.bring_in_line(
            showing.game, message, content, stored.revision, urgency
        )

    async def _post_anew(self, showing: Showing, message: StandingMessage) -> StandingMessage:
        """At the bottom of the channel, and away with the one above."""
        try:
            fresh = await self._post(showing, key_of(message))
        except Exception:
            showing.game.wanted_anew = True  # with the next attempt
            raise
        if fresh is not message:
            message.going = True
        return fresh

    def _rest(self, stored: StoredGame, message: StandingMessage) -> float:
        """Between the two beats of the reveal nothing is changed, unless the game goes on."""
        if message.kind != "reveal" or stored.game.phase is not Phase.SCORED:
            return 0.0
        # A clock that was set back must not stretch the pause.
        return min(self._beat, max(0.0, message.posted_at + self._beat - self._clock()))

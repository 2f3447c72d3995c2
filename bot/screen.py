"""A game's public messages, drawn from what is saved: show the newest state, nothing twice.

One redraw at a time per game; changes that come meanwhile become one more redraw. What was shown
is stored with each message, so a crash between saving and showing heals at the next start. The
private messages follow through the courier.
"""

import asyncio
import logging
import time
from dataclasses import dataclass, replace

import aiohttp
import discord

from bot.answers import answering
from bot.courier import Courier
from bot.delivery import TRANSIENT
from bot.notes import Notes
from bot.pens import Pens
from bot.posting import Posting, files_of, fingerprint, marker_of
from bot.rules.model import Phase
from bot.stage import Stage
from bot.store import GameId, GameStore, PostedMessage, StoredGame
from bot.ui import public
from bot.ui.public import Billing
from bot.ui.scene import Scene

log = logging.getLogger(__name__)

BEAT = 4.0  # seconds between the two beats of the reveal
BREATH = 0.4  # between two redraws of one game, so that a flurry of presses becomes one edit
TRY_AGAIN = 30.0  # after Discord was out of reach
OLD = 55 * 60.0  # Discord limits edits of messages older than an hour: those are posted anew


@dataclass(frozen=True, slots=True)
class Tempo:
    """How long the screen takes its time; tests and fast playgrounds hurry."""

    beat: float = BEAT
    breath: float = BREATH
    try_again: float = TRY_AGAIN


UNHURRIED = Tempo()


class Screen:
    """Shows every game where it is played."""

    def __init__(
        self,
        store: GameStore,
        notes: Notes,
        stage: Stage,
        pens: Pens,
        posting: Posting,
        courier: Courier,
        tempo: Tempo = UNHURRIED,
    ) -> None:
        self._store = store
        self._notes = notes
        self._stage = stage
        self._pens = pens
        self._posting = posting
        self._courier = courier
        self._tempo = tempo
        self._wanted: set[GameId] = set()
        self._drawing: dict[GameId, asyncio.Task[None]] = {}
        self._answered: dict[GameId, int] = {}  # the revision that a press has shown already
        self._held: dict[GameId, int] = {}
        self._later: dict[GameId, asyncio.TimerHandle] = {}
        self._closed = False

    def refresh(self, game_id: GameId) -> None:
        """Bring this game's messages in line with what is stored, soon."""
        if self._closed:
            return
        self._wanted.add(game_id)
        if game_id not in self._drawing and not self._held.get(game_id):
            self._drawing[game_id] = asyncio.create_task(self._draw(game_id))

    def hold(self, game_id: GameId) -> None:
        """Let a press answer by itself before its message is redrawn."""
        self._held[game_id] = self._held.get(game_id, 0) + 1

    def release(self, game_id: GameId) -> None:
        """The press has answered."""
        self._held[game_id] -= 1
        if not self._held[game_id]:
            del self._held[game_id]
            if game_id in self._wanted:
                self.refresh(game_id)

    async def settle(self) -> None:
        """Wait until everything that was asked for is shown."""
        while self._drawing:
            await asyncio.gather(*self._drawing.values(), return_exceptions=True)

    async def close(self) -> None:
        """Stop drawing; what is missing is drawn at the next start."""
        self._closed = True
        for handle in self._later.values():
            handle.cancel()
        tasks = list(self._drawing.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def recover(self) -> None:
        """After a start or a reconnection: whatever is not shown yet."""
        for game_id in await self._store.unshown_games():
            self._posting.recovering.add(game_id)
            self.refresh(game_id)

    async def _draw(self, game_id: GameId) -> None:
        try:
            while game_id in self._wanted and not self._held.get(game_id):
                self._wanted.discard(game_id)
                await self._show(game_id)
                if self._tempo.breath:
                    await asyncio.sleep(self._tempo.breath)
        except (*TRANSIENT, aiohttp.ClientError) as outage:
            log.warning("game %s cannot be shown now: %s", game_id, type(outage).__name__)
            self._refresh_in(game_id, self._tempo.try_again)
        except Exception:
            log.exception("game %s cannot be shown", game_id)
        finally:
            del self._drawing[game_id]
            if game_id in self._wanted and not self._held.get(game_id):
                self.refresh(game_id)

    def _refresh_in(self, game_id: GameId, seconds: float) -> None:
        if handle := self._later.pop(game_id, None):
            handle.cancel()
        loop = asyncio.get_running_loop()
        self._later[game_id] = loop.call_later(seconds, self._refresh_now, game_id)

    def _refresh_now(self, game_id: GameId) -> None:
        self._later.pop(game_id, None)
        self.refresh(game_id)

    async def _show(self, game_id: GameId) -> None:
        stored = await self._store.load(game_id)
        if stored.paused:
            return
        scene = self._stage.scene(stored)
        complete = False
        try:
            if not await self._posting.guarded(stored, self._show_public(stored, scene)):
                return
            complete = await self._courier.deliver(stored, scene)
        finally:
            await self._notes.keep(game_id, stored.revision if complete else None)
        if not complete:
            self._refresh_in(game_id, self._tempo.try_again)
            return
        self._posting.recovering.discard(game_id)
        if not stored.live:
            self._answered.pop(game_id, None)

    async def _show_public(self, stored: StoredGame, scene: Scene) -> None:
        posted = await self._public_messages(stored.id)
        for billing in self._missing(scene, posted):
            if billing.kind == "finale" and posted and posted[-1].kind == "reveal":
                await self._finish_reveal(stored, scene, posted[-1])
            posted.append(await self._post(stored, scene, billing))
        for message in posted:
            await self._update(stored, scene, message, newest=message is posted[-1])

    async def _finish_reveal(
        self, stored: StoredGame, scene: Scene, message: PostedMessage
    ) -> None:
        """The podium waits for both beats of the last reveal."""
        await asyncio.sleep(max(0.0, message.posted_at + self._tempo.beat - time.time()))
        await self._update(stored, scene, message, newest=False)
        await asyncio.sleep(self._tempo.beat)

    async def _public_messages(self, game_id: GameId) -> list[PostedMessage]:
        return [note for note in await self._notes.of(game_id) if note.player is None]

    def _missing(self, scene: Scene, posted: list[PostedMessage]) -> list[Billing]:
        there = {Billing(message.kind, message.round) for message in posted}
        missing = [billing for billing in public.due(scene) if billing not in there]
        # While a story is sought the newest message says so, but there must be one.
        return missing if missing or posted else [Billing("lobby", 0)]

    async def _post(self, stored: StoredGame, scene: Scene, billing: Billing) -> PostedMessage:
        words = self._stage.library(stored.language)
        sketch = public.opening(words, scene, billing)
        marker = marker_of(stored.id, billing.kind, billing.round)
        message = await self._posting.post(stored, stored.place.channel_id, sketch, marker)
        note = PostedMessage(
            kind=billing.kind,
            channel_id=stored.place.channel_id,
            message_id=message.id,
            round=billing.round,
            fingerprint=fingerprint(sketch),
            posted_at=time.time(),
        )
        self._notes.put(stored.id, note)
        if billing.kind == "table":
            self._courier.note_table(stored.id, billing.round, message)
        if billing.kind == "reveal":
            self._refresh_in(stored.id, self._tempo.beat)
        return note

    async def _update(
        self, stored: StoredGame, scene: Scene, message: PostedMessage, *, newest: bool
    ) -> None:
        if self._is_resting(stored, message, newest) or self._is_outdated(stored):
            return
        words = self._stage.library(stored.language)
        billing = Billing(message.kind, message.round)
        sketch = public.sketch(words, scene, billing, newest=newest)
        if fingerprint(sketch) == message.fingerprint:
            return
        if newest and time.time() - message.posted_at > OLD and stored.live:
            await self._repost(stored, scene, message)
            return
        files = None
        if sketch.imagery != message.fingerprint.partition(":")[2]:
            files = files_of(await self._stage.files(sketch))
        marker = marker_of(stored.id, billing.kind, billing.round)
        try:
            await self._pens.edit(
                message.channel_id, message.message_id, sketch.layout(marker), files
            )
        except discord.NotFound as gone:
            if gone.code != 10008:
                raise
            await self._replace_deleted(stored, scene, message, newest)
            return
        changed = replace(message, fingerprint=fingerprint(sketch))
        self._notes.put(stored.id, changed)

    def _is_resting(self, stored: StoredGame, message: PostedMessage, newest: bool) -> bool:
        """Between the two beats of the reveal nothing is changed, unless the game goes on."""
        fresh = time.time() - message.posted_at < self._tempo.beat
        return newest and message.kind == "reveal" and fresh and stored.game.phase is Phase.SCORED

    def _is_outdated(self, stored: StoredGame) -> bool:
        """Whether a press has shown a newer state than the one in hand."""
        return stored.revision < self._answered.get(stored.id, 0)

    async def _replace_deleted(
        self, stored: StoredGame, scene: Scene, message: PostedMessage, newest: bool
    ) -> None:
        """Somebody deleted the message: the newest one comes back, older ones do not."""
        self._notes.drop(stored.id, message.message_id)
        if newest and stored.live:
            await self._post(stored, scene, Billing(message.kind, message.round))

    async def _repost(self, stored: StoredGame, scene: Scene, message: PostedMessage) -> None:
        await self._post(stored, scene, Billing(message.kind, message.round))
        self._notes.drop(stored.id, message.message_id)
        await self._pens.delete(message.channel_id, message.message_id)

    async def post_anew(self, game_id: GameId) -> None:
        """Bring the present state to the bottom of the channel."""
        stored = await self._store.load(game_id)
        scene = self._stage.scene(stored)
        posted = await self._public_messages(game_id)
        if posted:
            await self._posting.guarded(stored, self._repost(stored, scene, posted[-1]))
        self.refresh(game_id)

    async def open(self, interaction: discord.Interaction, stored: StoredGame) -> None:
        """Answer a command or press with a new game's lobby: the answer is its first message."""
        self.hold(stored.id)
        try:
            billing = Billing("lobby", 0)
            words = self._stage.library(stored.language)
            sketch = public.opening(words, self._stage.scene(stored), billing)
            marker = marker_of(stored.id, billing.kind, billing.round)
            layout = sketch.layout(marker)
            sent = await answering(lambda: interaction.response.send_message(view=layout))
            self._pens.note_press(stored.id, interaction)
            if sent is not None and sent.message_id is not None:
                self._pens.note_answer(sent.message_id, interaction)
                note = PostedMessage(
                    kind=billing.kind,
                    channel_id=stored.place.channel_id,
                    message_id=sent.message_id,
                    fingerprint=fingerprint(sketch),
                    posted_at=time.time(),
                )
                self._notes.put(stored.id, note)
        finally:
            self.release(stored.id)

    async def answer(self, interaction: discord.Interaction, stored: StoredGame) -> bool:
        """Answer a press on the newest public message by updating that message.

        That is one request less, and outside the bot's limits. False if it was another message,
        or if new pictures are needed: then the press must be answered otherwise.
        """
        posted = await self._public_messages(stored.id)
        if not posted or interaction.message is None:
            return False
        message = posted[-1]
        scene = self._stage.scene(stored)
        due = public.due(scene)
        here = Billing(message.kind, message.round)
        if message.message_id != interaction.message.id or (due and due[-1] != here):
            return False
        sketch = public.sketch(self._stage.library(stored.language), scene, here, newest=True)
        if sketch.imagery != message.fingerprint.partition(":")[2]:
            return False
        self._answered[stored.id] = max(stored.revision, self._answered.get(stored.id, 0))
        marker = marker_of(stored.id, here.kind, here.round)
        layout = sketch.layout(marker)
        await answering(lambda: interaction.response.edit_message(view=layout))
        self._pens.note_answer(message.message_id, interaction)
        self._notes.put(stored.id, replace(message, fingerprint=fingerprint(sketch)))
        return True

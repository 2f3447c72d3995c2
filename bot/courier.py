"""Private messages: every player's hand, pushed when something is wanted, quiet otherwise.

A new phase that wants something of a player sends a fresh message, which is the notification, and
removes the one it replaces; everything else edits in place. Whoever takes no private messages
is told once and not tried again: *My hand* in the channel shows the same.
"""

import asyncio
import logging
import time
from dataclasses import replace

import discord

from bot.alarms import Reminder
from bot.answers import answering
from bot.delivery import TRANSIENT, Delivery
from bot.notes import Notes
from bot.pens import Pens
from bot.posting import Posting, files_of, fingerprint, marker_of
from bot.rules.ids import PlayerId
from bot.rules.model import Phase
from bot.rules.views import PlayerView, Wish, player_view
from bot.stage import Stage
from bot.store import GameId, GameStore, PostedMessage, StoredGame
from bot.ui import hand
from bot.ui.scene import Scene
from bot.ui.sketch import Sketch, notice

log = logging.getLogger(__name__)

KIND = "hand"
NO_PICTURES = Sketch(())
PICTURE_PATIENCE = 1.0  # seconds a private answer waits for its picture
LONG_WAIT = 5 * 60.0  # only in unhurried games half time is worth a notification
URGES = {Wish.CLAIM, Wish.TELL, Wish.GIVE, Wish.VOTE, Wish.TRAP}


class Courier:
    """Delivers hands."""

    def __init__(
        self,
        client: discord.Client,
        store: GameStore,
        notes: Notes,
        stage: Stage,
        pens: Pens,
        posting: Posting,
    ) -> None:
        self._client = client
        self._store = store
        self._notes = notes
        self._stage = stage
        self._pens = pens
        self._posting = posting
        self._tables: dict[GameId, tuple[int, str]] = {}  # where a round's table was uploaded

    def note_table(self, game_id: GameId, number: int, message: discord.Message) -> str | None:
        """The table is uploaded once: private messages refer to it."""
        url = first_picture(message)
        if url is not None:
            self._tables[game_id] = (number, url)
        return url

    async def table_url(self, stored: StoredGame) -> str | None:
        """Where this round's table can be seen."""
        if stored.game.phase is not Phase.VOTING:
            return None
        number = stored.game.current.number
        known = self._tables.get(stored.id)
        if known and known[0] == number:
            return known[1]
        for message in await self._notes.of(stored.id):
            if message.kind == "table" and message.round == number:
                return await self._look_up(stored.id, message)
        return None

    async def _look_up(self, game_id: GameId, message: PostedMessage) -> str | None:
        channel = self._client.get_partial_messageable(message.channel_id)
        try:
            found = await channel.fetch_message(message.message_id)
        except discord.HTTPException:
            return None
        return self.note_table(game_id, message.round, found)

    async def deliver(self, stored: StoredGame, scene: Scene) -> bool:
        """Bring every private message in line; False if Discord was out of reach."""
        notes = {m.player: m for m in await self._notes.of(stored.id) if m.kind == KIND}
        closed = await self._store.closed_dms(stored.id)
        server = await self._store.server(stored.place.guild_id)
        url = await self.table_url(stored)
        here = set(stored.game.players)
        work = [
            self._serve(stored, scene, player, notes.get(player), url, server.hands)
            for player in stored.game.players
            if player not in closed
        ]
        gone = [note for player, note in notes.items() if player not in here]
        results = await asyncio.gather(
            *work, *(self._forget(stored.id, note) for note in gone), return_exceptions=True
        )
        if not stored.live:
            self._tables.pop(stored.id, None)
        reached = [self._went_well(stored.id, result) for result in results]
        return all(reached)

    def _went_well(self, game_id: GameId, result: object) -> bool:
        if isinstance(result, TRANSIENT):
            return False
        if isinstance(result, BaseException):
            log.error("game %s: a private message failed", game_id, exc_info=result)
        return True

    async def _serve(
        self,
        stored: StoredGame,
        scene: Scene,
        player: PlayerId,
        note: PostedMessage | None,
        url: str | None,
        server_choice: str,
    ) -> None:
        person = await self._store.person(int(player))
        if (person.hands or server_choice) == "button":
            return
        words = self._stage.words_of(person, stored)
        view = player_view(stored.game, player)
        sketch = (
            hand.hand(words, scene, view, url) if stored.live else hand.result(words, scene, view)
        )
        stage = _stage_of(view)
        try:
            if stage and (note is None or not note.fingerprint.startswith(f"{stage}:")):
                await self._push(stored, player, sketch, stage, note)
            elif note is not None:
                await self._edit(stored, note, sketch)
        except discord.Forbidden:
            await self._note_closed(stored, player)

    async def _push(
        self,
        stored: StoredGame,
        player: PlayerId,
        sketch: Sketch,
        stage: str,
        old: PostedMessage | None,
        again: str = "",
    ) -> None:
        """A fresh message, and away with the one it replaces."""
        channel_id = old.channel_id if old else await self._open_channel(player)
        marker = marker_of(stored.id, KIND, player, stage, again)
        message = await self._posting.post(
            stored, channel_id, sketch, marker, urgency=Delivery.URGENT
        )
        note = PostedMessage(
            kind=KIND,
            channel_id=channel_id,
            message_id=message.id,
            round=stored.game.round.number if stored.game.round else 0,
            player=player,
            fingerprint=f"{stage}:{fingerprint(sketch)}",
            posted_at=time.time(),
        )
        self._notes.put(stored.id, note)
        if old and old.message_id != message.id:
            await self._forget(stored.id, old)

    async def _open_channel(self, player: PlayerId) -> int:
        channel = await self._client.create_dm(discord.Object(int(player)))
        return channel.id

    async def _edit(self, stored: StoredGame, note: PostedMessage, sketch: Sketch) -> None:
        stage = note.fingerprint.partition(":")[0]
        now_shown = f"{stage}:{fingerprint(sketch)}"
        if now_shown == note.fingerprint:
            return
        files = None
        if not note.fingerprint.endswith(f":{sketch.imagery}"):
            files = files_of(await self._stage.files(sketch))
        marker = marker_of(stored.id, KIND, note.player, stage, "")
        try:
            await self._pens.edit(
                note.channel_id,
                note.message_id,
                sketch.layout(marker),
                files,
                urgency=Delivery.TIDYING,
            )
        except discord.NotFound:  # the player deleted it: the next phase sends another
            self._notes.drop(stored.id, note.message_id)
            return
        self._notes.put(stored.id, replace(note, fingerprint=now_shown))

    async def _forget(self, game_id: GameId, note: PostedMessage) -> None:
        self._notes.drop(game_id, note.message_id)
        await self._pens.delete(note.channel_id, note.message_id)

    async def _note_closed(self, stored: StoredGame, player: PlayerId) -> None:
        """Each refused attempt counts against us at Discord, so it is the last in this game."""
        await self._store.note_closed_dms(stored.id, player)
        words = await self._stage.private_words(player, stored)
        await self._pens.whisper(stored.id, player, notice(words, "dms-closed").layout())

    async def answer(
        self, interaction: discord.Interaction, stored: StoredGame, view: PlayerView
    ) -> None:
        """Answer a press in a private view by updating that very message, without a picture.

        The picture of the hand, with the given cards dimmed, follows when it is redrawn.
        """
        words = await self._stage.words_for(interaction, stored)
        scene = self._stage.scene(stored)
        sketch = hand.hand(words, scene, view, await self.table_url(stored))
        message = interaction.message
        note = None
        if message is not None:
            notes = await self._notes.of(stored.id)
            note = next((n for n in notes if n.message_id == message.id), None)
        if note is None:
            await self.show(interaction, sketch)
            return
        stage, _, imagery = note.fingerprint.split(":")
        if bool(sketch.attachments) != (imagery != NO_PICTURES.imagery):
            await answering(interaction.response.defer)
            self._pens.note_answer(note.message_id, interaction)
            return
        marker = marker_of(stored.id, KIND, note.player, stage, "")
        layout = sketch.layout(marker)
        await answering(lambda: interaction.response.edit_message(view=layout))
        self._pens.note_answer(note.message_id, interaction)
        shown = replace(note, fingerprint=f"{stage}:{sketch.look}:{imagery}")
        self._notes.put(stored.id, shown)

    async def show(self, interaction: discord.Interaction, sketch: Sketch) -> None:
        """Answer with something only the presser can see.

        A press inside such a view updates it. Pictures are awaited for a moment; if they take
        longer, the press is acknowledged first, well inside Discord's three seconds.
        """
        inside = interaction.message is not None and interaction.message.flags.ephemeral
        response, layout = interaction.response, sketch.layout()
        making = asyncio.ensure_future(self._stage.files(sketch))
        await asyncio.wait({making}, timeout=PICTURE_PATIENCE)
        if not making.done():
            await answering(lambda: response.defer(ephemeral=True, thinking=not inside))
            files = files_of(await making)
            await interaction.edit_original_response(view=layout, attachments=files())
            return
        files = files_of(making.result())
        if inside:
            await answering(lambda: response.edit_message(view=layout, attachments=files()))
        else:
            await answering(
                lambda: response.send_message(view=layout, files=files(), ephemeral=True)
            )

    async def remind(self, reminder: Reminder) -> None:
        """Send what is due once more, as a fresh notification, to those who have not answered."""
        stored = await self._store.load(reminder.game_id)
        if not reminder.last and reminder.deadline - time.time() < LONG_WAIT:
            return
        scene = self._stage.scene(stored)
        url = await self.table_url(stored)
        notes = {m.player: m for m in await self._notes.of(stored.id) if m.kind == KIND}
        for player in reminder.missing:
            note = notes.get(player)
            stage = note.fingerprint.partition(":")[0] if note else None
            view = player_view(stored.game, player)
            if note is None or stage is None or stage != _stage_of(view):
                continue
            words = await self._stage.private_words(player, stored)
            sketch = hand.hand(words, scene, view, url)
            try:
                await self._push(stored, player, sketch, stage, note, again=str(reminder.last))
            except discord.Forbidden:
                await self._note_closed(stored, player)


def first_picture(message: discord.Message) -> str | None:
    """Where the first picture of a layout lies; such pictures are not among the attachments."""
    for part in message.components:
        inside = part.children if isinstance(part, discord.components.Container) else [part]
        for item in inside:
            if isinstance(item, discord.components.MediaGalleryComponent):
                return item.items[0].media.url
    return None


def _stage_of(view: PlayerView) -> str | None:
    """What a private message is pushed for: a place in the lobby, or a wish in a phase."""
    table = view.table
    if table.phase is Phase.LOBBY:
        return "0-lobby"
    return f"{table.round}-{table.phase}" if view.wishes & URGES else None

"""Which messages stand for a game and what they show: the store's notes, and those not yet kept.

A redraw posts and edits many messages; their notes are written down together when it is done. A
crash before that is healed by the next start, which recognises messages that were posted already.
"""

from bot.store import GameId, GameStore, PostedMessage


class Notes:
    """The notes of every game, with what has not been written down yet on top."""

    def __init__(self, store: GameStore) -> None:
        self._store = store
        self._unkept: dict[GameId, dict[int, PostedMessage | None]] = {}

    async def of(self, game_id: GameId) -> list[PostedMessage]:
        """All messages of a game, oldest first."""
        kept = {note.message_id: note for note in await self._store.messages(game_id)}
        newest: dict[int, PostedMessage | None] = {**kept, **self._unkept.get(game_id, {})}
        return [note for _, note in sorted(newest.items()) if note is not None]

    def put(self, game_id: GameId, note: PostedMessage) -> None:
        """A message was posted, or shows something else now."""
        self._unkept.setdefault(game_id, {})[note.message_id] = note

    def drop(self, game_id: GameId, message_id: int) -> None:
        """A message is gone."""
        self._unkept.setdefault(game_id, {})[message_id] = None

    async def keep(self, game_id: GameId, shown: int | None = None) -> None:
        """Write everything down at once, and which revision is completely shown."""
        unkept = dict(self._unkept.get(game_id, {}))
        if not unkept and shown is None:
            return
        put = [note for note in unkept.values() if note is not None]
        drop = [number for number, note in unkept.items() if note is None]
        await self._store.note_shown(game_id, put, drop, shown)
        # What came meanwhile stays for the next time.
        rest = self._unkept.get(game_id, {})
        self._unkept[game_id] = {
            n: note for n, note in rest.items() if n not in unkept or unkept[n] is not note
        }
        if not self._unkept[game_id]:
            del self._unkept[game_id]

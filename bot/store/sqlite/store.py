"""The store in one SQLite file: the only SQL of the bot besides the migrations.

Each method hands one function to the database, which runs it as one transaction. Settings and
messages have modules of their own; this one has the games.
"""

import sqlite3
from collections.abc import Iterable, Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any

from bot.rules.ids import PlayerId
from bot.store.codec import NotReadable, decode_game, decode_timer, encode_game, encode_timer
from bot.store.errors import (
    ChannelBusy,
    InteractionRepeated,
    StaleRevision,
    UnknownGame,
    UnreadableGame,
)
from bot.store.records import GameId, JournalEntry, Place, PostedMessage, StoredGame, Timer
from bot.store.sqlite.database import Connect, Database
from bot.store.sqlite.opening import PRAGMAS, connect
from bot.store.sqlite.rows import GuildRows, MessageRows, SettingsRows, insert_message

_COLUMNS = (
    "id, guild_id, channel_id, live, revision, shown, language, timer, wake_at, paused, "
    "paused_at, created_at, touched_at, snapshot"
)


class SqliteStore(MessageRows, SettingsRows, GuildRows):
    """A ``GameStore`` for one process."""

    def __init__(self, database: Database) -> None:
        self._database = database

    @classmethod
    async def open(
        cls, path: Path, *, connect: Connect = connect, pragmas: Sequence[str] = PRAGMAS
    ) -> "SqliteStore":
        """Open or create the database; ``CannotOpen`` names the file and what to do."""
        return cls(await Database.open(path, connect=connect, pragmas=pragmas))

    async def close(self) -> None:
        await self._database.close()

    async def create(
        self, stored: StoredGame, entry: JournalEntry, *, interaction: int | None = None
    ) -> None:
        def work(connection: sqlite3.Connection) -> None:
            if interaction is not None:
                _remember(connection, interaction, entry.at)
            channel = stored.place.channel_id
            if (busy := _find_live(connection, channel)) is not None:
                raise ChannelBusy(busy)
            row = _row_of(stored)
            marks = ", ".join("?" * len(row))
            connection.execute(f"INSERT INTO game ({_COLUMNS}) VALUES ({marks})", row)
            _seat(connection, stored)
            _write_down(connection, stored.id, entry)

        await self._database.write(work)

    async def load(self, game_id: GameId) -> StoredGame:
        def work(connection: sqlite3.Connection) -> Any:
            query = f"SELECT {_COLUMNS} FROM game WHERE id = ?"
            return connection.execute(query, (game_id,)).fetchone()

        row = await self._database.read(work)
        if row is None:
            raise UnknownGame(game_id)
        try:
            return _stored_of(row)
        except NotReadable as error:
            raise UnreadableGame(self._database.path, game_id, str(error)) from error

    async def save(
        self,
        stored: StoredGame,
        entry: JournalEntry,
        *,
        interaction: int | None = None,
        posted: Iterable[PostedMessage] = (),
    ) -> None:
        messages = tuple(posted)

        def work(connection: sqlite3.Connection) -> None:
            if interaction is not None:
                _remember(connection, interaction, entry.at)
            self._replace(connection, stored)
            _seat(connection, stored)
            _write_down(connection, stored.id, entry)
            for message in messages:
                insert_message(connection, stored.id, message)

        await self._database.write(work)

    def _replace(self, connection: sqlite3.Connection, stored: StoredGame) -> None:
        timer = stored.timer
        changed = connection.execute(
            "UPDATE game SET live = ?, revision = ?, timer = ?, wake_at = ?, touched_at = ?, "
            "snapshot = ? WHERE id = ? AND revision = ?",
            (
                stored.live,
                stored.revision,
                encode_timer(timer),
                timer.wake_at if timer else None,
                stored.touched_at,
                encode_game(stored.game),
                stored.id,
                stored.revision - 1,
            ),
        )
        if changed.rowcount != 1:
            raise StaleRevision(
                f"{self._database.path}: game {stored.id} was changed by another process; "
                "make sure that only one bot uses this database"
            )

    async def journal(self, game_id: GameId) -> tuple[JournalEntry, ...]:
        return await self._database.read(
            lambda connection: tuple(
                JournalEntry(*row)
                for row in connection.execute(
                    "SELECT seq, at, actor, command, fields, seed FROM journal "
                    "WHERE game_id = ? ORDER BY seq",
                    (game_id,),
                )
            )
        )

    async def knows_interaction(self, interaction: int) -> bool:
        known = await self._all("SELECT 1 FROM interaction WHERE id = ?", interaction)
        return bool(known)

    async def forget_interactions(self, before: float) -> int:
        return await self._database.write(
            lambda connection: (
                connection.execute("DELETE FROM interaction WHERE at < ?", (before,)).rowcount
            )
        )

    async def find_live(self, channel_id: int) -> GameId | None:
        return await self._database.read(lambda connection: _find_live(connection, channel_id))

    async def find_last(self, channel_id: int) -> GameId | None:
        query = (
            "SELECT id FROM game WHERE channel_id = ? "
            "ORDER BY live DESC, created_at DESC, rowid DESC LIMIT 1"
        )
        return next(iter(await self._ids(query, channel_id)), None)

    async def live_games(self, guild_id: int | None = None) -> tuple[GameId, ...]:
        if guild_id is None:
            return await self._ids("SELECT id FROM game WHERE live ORDER BY created_at, game.rowid")
        return await self._ids(
            "SELECT id FROM game WHERE live AND guild_id = ? ORDER BY created_at, game.rowid",
            guild_id,
        )

    async def live_games_of(self, player: PlayerId) -> tuple[GameId, ...]:
        return await self._ids(
            "SELECT id FROM game JOIN seat ON game_id = id WHERE live AND player = ? "
            "ORDER BY created_at, game.rowid",
            player,
        )

    async def unshown_games(self) -> tuple[GameId, ...]:
        return await self._ids(
            "SELECT id FROM game WHERE shown < revision AND paused IS NULL "
            "AND guild_id NOT IN (SELECT guild_id FROM left_guild) ORDER BY created_at, game.rowid"
        )

    async def idle_games(self, before: float) -> tuple[GameId, ...]:
        return await self._ids(
            "SELECT id FROM game WHERE live AND touched_at < ? ORDER BY touched_at", before
        )

    async def paused_games(self, before: float) -> tuple[GameId, ...]:
        return await self._ids(
            "SELECT id FROM game WHERE live AND paused_at < ? ORDER BY paused_at", before
        )

    async def set_aside(self, game_id: GameId) -> None:
        await self._change(
            "UPDATE game SET live = 0, timer = NULL, wake_at = NULL, shown = revision WHERE id = ?",
            game_id,
        )

    async def mark_shown(self, game_id: GameId, revision: int) -> None:
        await self._change(
            "UPDATE game SET shown = ? WHERE id = ? AND shown < ?", revision, game_id, revision
        )

    async def mark_unshown(self, game_id: GameId) -> None:
        await self._change(
            "UPDATE game SET shown = revision - 1 WHERE id = ? AND shown = revision", game_id
        )

    async def move_game(self, game_id: GameId, channel_id: int) -> None:
        def work(connection: sqlite3.Connection) -> None:
            if (busy := _find_live(connection, channel_id)) is not None:
                raise ChannelBusy(busy)
            query = "UPDATE game SET channel_id = ? WHERE id = ?"
            connection.execute(query, (channel_id, game_id))

        await self._database.write(work)

    async def set_language(self, game_id: GameId, language: str) -> None:
        await self._change("UPDATE game SET language = ? WHERE id = ?", language, game_id)

    async def set_timer(self, game_id: GameId, revision: int, timer: Timer | None) -> bool:
        return await self._database.write(
            lambda connection: _set_timer(connection, game_id, revision, timer)
        )

    async def set_timers(self, changes: Mapping[GameId, tuple[int, Timer]]) -> frozenset[GameId]:
        return await self._database.write(
            lambda connection: frozenset(
                game_id
                for game_id, (revision, timer) in changes.items()
                if _set_timer(connection, game_id, revision, timer)
            )
        )

    async def set_paused(
        self, game_id: GameId, paused: str | None, at: float, timer: Timer | None = None
    ) -> None:
        timer = None if paused else timer
        await self._change(
            "UPDATE game SET paused = ?, paused_at = ?, timer = ?, wake_at = ? WHERE id = ?",
            paused,
            at if paused else None,
            encode_timer(timer),
            timer.wake_at if timer else None,
            game_id,
        )

    async def next_wake(self, after: float | None = None) -> float | None:
        ((earliest,),) = await self._all(
            "SELECT min(wake_at) FROM game WHERE wake_at > ? AND paused IS NULL",
            float("-inf") if after is None else after,
        )
        return None if earliest is None else float(earliest)

    async def due(self, now: float) -> tuple[GameId, ...]:
        return await self._ids(
            "SELECT id FROM game WHERE wake_at <= ? AND paused IS NULL ORDER BY wake_at", now
        )

    async def timers(self) -> dict[GameId, tuple[int, Timer]]:
        rows = await self._all(
            "SELECT id, revision, timer FROM game WHERE wake_at IS NOT NULL AND paused IS NULL"
        )
        timers: dict[GameId, tuple[int, Timer]] = {}
        for game_id, revision, text in rows:
            with suppress(NotReadable):  # its game cannot be read either, and says so when played
                if (timer := decode_timer(text)) is not None:
                    timers[game_id] = revision, timer
        return timers

    async def _ids(self, query: str, *values: Any) -> tuple[GameId, ...]:
        return tuple(GameId(game_id) for (game_id,) in await self._all(query, *values))


def _row_of(stored: StoredGame) -> tuple[Any, ...]:
    timer = stored.timer
    return (
        stored.id,
        stored.place.guild_id,
        stored.place.channel_id,
        stored.live,
        stored.revision,
        stored.shown,
        stored.language,
        encode_timer(timer),
        timer.wake_at if timer else None,
        stored.paused,
        stored.paused_at,
        stored.created_at,
        stored.touched_at,
        encode_game(stored.game),
    )


def _stored_of(row: Sequence[Any]) -> StoredGame:
    (id_, guild_id, channel_id, _, revision, shown, language, timer, _, *rest) = row
    paused, paused_at, created_at, touched_at, snapshot = rest
    return StoredGame(
        id=id_,
        place=Place(guild_id, channel_id),
        game=decode_game(snapshot),
        revision=revision,
        shown=shown,
        language=language,
        timer=decode_timer(timer),
        paused=paused,
        paused_at=paused_at,
        created_at=created_at,
        touched_at=touched_at,
    )


def _find_live(connection: sqlite3.Connection, channel_id: int) -> GameId | None:
    query = "SELECT id FROM game WHERE live AND channel_id = ?"
    row = connection.execute(query, (channel_id,)).fetchone()
    return GameId(row[0]) if row else None


def _remember(connection: sqlite3.Connection, interaction: int, at: float) -> None:
    try:
        connection.execute("INSERT INTO interaction VALUES (?, ?)", (interaction, at))
    except sqlite3.IntegrityError:
        raise InteractionRepeated(interaction) from None


def _set_timer(
    connection: sqlite3.Connection, game_id: GameId, revision: int, timer: Timer | None
) -> bool:
    changed = connection.execute(
        "UPDATE game SET timer = ?, wake_at = ? WHERE id = ? AND revision = ?",
        (encode_timer(timer), timer.wake_at if timer else None, game_id, revision),
    )
    return changed.rowcount == 1


def _seat(connection: sqlite3.Connection, stored: StoredGame) -> None:
    """Bring the rows of who plays where up to date; nearly always they are."""
    here = {*stored.game.players, *stored.game.newcomers}
    query = "SELECT player FROM seat WHERE game_id = ?"
    known = {player for (player,) in connection.execute(query, (stored.id,)).fetchall()}
    for player in here - known:
        connection.execute("INSERT INTO seat VALUES (?, ?)", (stored.id, player))
    for player in known - here:
        connection.execute("DELETE FROM seat WHERE game_id = ? AND player = ?", (stored.id, player))


def _write_down(connection: sqlite3.Connection, game_id: GameId, entry: JournalEntry) -> None:
    connection.execute(
        "INSERT INTO journal VALUES (?, ?, ?, ?, ?, ?, ?)",
        (game_id, entry.seq, entry.at, entry.actor, entry.command, entry.fields, entry.seed),
    )

"""The games themselves, their players and decks, and the queries that find games.

A save writes only the columns that changed, because an UPDATE that names an indexed column writes
to the index even if the value stays the same.
"""

from collections.abc import Iterator, Sequence
from contextlib import AbstractAsyncContextManager, suppress
from functools import partial
from typing import Any

from bot.preferences import PersonSettings
from bot.rules.ids import CardId, PlayerId, is_erased
from bot.rules.model import Game, Lazy, Phase, ScoredRound
from bot.store.audience import closed_vote, closing_steps
from bot.store.codec import (
    NotReadable,
    decode_game,
    decode_round,
    decode_timer,
    encode_game,
    encode_round,
)
from bot.store.database import Conflict, Row, Rows, Step, Unmatched, Values, insert
from bot.store.errors import (
    ChannelBusy,
    InteractionRepeated,
    StaleRevision,
    StoreError,
    UnknownGame,
    UnreadableGame,
)
from bot.store.journal import clue_steps, entry_step, person_steps, receipt_steps
from bot.store.setting_columns import names_of, settings_of
from bot.store.stored import GameId, JournalEntry, Place, StoredGame, Timer
from bot.store.timers import timer_columns

GAME = (
    "id, guild_id, channel_id, live, revision, shown, language, timer, wake_at, paused, "
    "paused_at, created_at, touched_at, finished_at, snapshot, home_id, opens_at"
)
RULES = "rules"  # a column beside the snapshot, so that games can be counted without decoding them


def load_query(columns: str = "", joins: str = "") -> str:
    """Return the query for game ?1 with its rounds, for ``game_of_rows``.

    It yields one row per scored round, or one row if there is none. Only the first row has the
    snapshot, so that it is read once. ``columns`` and ``joins`` add values to each row.
    """
    # ``place`` is NULL for a game without scored rounds.
    once = "CASE WHEN coalesce(place, 0) = 0 THEN snapshot END"
    game = ", ".join(once if name == "snapshot" else f"game.{name}" for name in GAME.split(", "))
    return (
        f"SELECT {game}, scored{columns} FROM game LEFT JOIN scored_round ON game_id = game.id "
        f"{joins} WHERE game.id = ?1 ORDER BY place"
    )


LOAD = load_query()
_WITH_PERSON = load_query(
    f", person.user_id, {names_of(PersonSettings, 'person')}",
    "LEFT JOIN person ON user_id = ?2",
)


class GameRows(Rows):
    """Stores the games, and where they are played."""

    async def create(
        self, stored: StoredGame, entry: JournalEntry, *, interaction: int | None = None
    ) -> None:
        """Store a new game with its first journal entry.

        Raise ``ChannelBusy`` if its channel has a live game, ``InteractionRepeated`` if the press
        was played before.
        """
        steps = [
            *receipt_steps(interaction, entry.at),
            Step(insert("game", f"{GAME}, {RULES}"), _columns(stored)),
            *_round_steps(stored.id, (), stored.game.history),
            *_seat_steps(stored.id, frozenset(), people_of(stored.game)),
            *_deck_steps(stored.id, frozenset(), _decks_of(stored.game)),
            *person_steps(None, stored, entry),
            entry_step(stored.id, entry),
        ]
        if await self._committed(steps, stored.id, entry, interaction):
            return
        if busy := await self.find_live(stored.place.channel_id):
            raise ChannelBusy(busy)
        raise StoreError(f"game {stored.id} could not be opened; try again")

    async def load(self, game_id: GameId) -> StoredGame:
        """Return the game as last saved; raise ``UnknownGame`` or ``UnreadableGame``."""
        return game_of_rows(game_id, await self._database.fetch(LOAD, game_id))[0]

    async def load_for(
        self, game_id: GameId, player: PlayerId | None
    ) -> tuple[StoredGame, PersonSettings | None]:
        """Return the game and this player's settings; these are None if it is not a person.

        Raise ``UnknownGame`` or ``UnreadableGame``.
        """
        user_id = None if player is None else user_id_of(player)
        rows = await self._database.fetch(_WITH_PERSON, game_id, user_id)
        stored, (chosen, *choices) = game_of_rows(game_id, rows)
        if user_id is None:
            return stored, None
        return stored, settings_of(PersonSettings, None if chosen is None else choices, user_id)

    async def save(
        self,
        before: StoredGame,
        after: StoredGame,
        entry: JournalEntry,
        *,
        interaction: int | None = None,
    ) -> None:
        """Replace ``before`` with ``after``; raise ``StaleRevision`` if the game has changed.

        Game, journal entry, timer and interaction are saved together or not at all. Raise
        ``InteractionRepeated`` if the press was played before.
        """
        was, now = before.game, after.game
        steps = [
            *receipt_steps(interaction, entry.at),
            _save_step(before, after),
            *_round_steps(after.id, was.history, now.history),
            *_seat_steps(after.id, people_of(was), people_of(now)),
            *_deck_steps(after.id, _decks_of(was), _decks_of(now)),
            *person_steps(before, after, entry),
            entry_step(after.id, entry),
            *clue_steps(after, entry),
            *closing_steps(self._database.serial, before, after),
        ]
        if not await self._committed(steps, after.id, entry, interaction):
            raise StaleRevision(after.id)
        if (number := closed_vote(before, after)) is not None:
            # The log may still hold the guesses with the ids of spectators.
            guessed = "SELECT 1 FROM guess WHERE game_id = ?1 AND round = ?2 LIMIT 1"
            self._database.empty_log_if(guessed, after.id, number)

    async def _committed(
        self, steps: Sequence[Step], game_id: GameId, entry: JournalEntry, interaction: int | None
    ) -> bool:
        """Apply these steps; return False if they conflict with what is stored.

        Also return True if they were stored by an earlier attempt whose answer was lost. Raise
        ``InteractionRepeated`` if the press was played before.
        """
        try:
            await self._database.apply(steps)
        except (Conflict, Unmatched):
            # Our own earlier try is recognised by its seed, which is random for every entry.
            query = (
                "SELECT EXISTS (SELECT 1 FROM journal WHERE game_id = ?1 AND seq = ?2 "
                "AND seed = ?3 AND at = ?4), EXISTS (SELECT 1 FROM interaction WHERE id = ?5)"
            )
            ((ours, repeated),) = await self._database.fetch(
                query, game_id, entry.seq, entry.seed, entry.at, interaction
            )
            if repeated and not ours and interaction is not None:
                raise InteractionRepeated(interaction) from None
            return bool(ours)
        return True

    def turn(self, game_id: GameId) -> AbstractAsyncContextManager[None]:
        """Hold this game's turn inside the block, to retry after a ``StaleRevision``.

        Writers get the turn in the order in which they ask, so that none starves. It is advisory:
        ``save`` still checks the revision.
        """
        return self._database.turn(game_id)

    async def find_live(self, channel_id: int) -> GameId | None:
        """Return the live game of this channel or thread; None if there is none."""
        query = "SELECT id FROM game WHERE live AND channel_id = ?1"
        return next(iter(await self._ids(query, channel_id)), None)

    async def find_last(self, channel_id: int) -> GameId | None:
        """Return this channel's live game, or the one opened last; None if there never was one."""
        query = (
            "SELECT id FROM game WHERE channel_id = ?1 "
            f"ORDER BY live DESC, created_at DESC, {self._database.serial} DESC LIMIT 1"
        )
        return next(iter(await self._ids(query, channel_id)), None)

    async def cards_seen(self, place: Place, games: int) -> tuple[tuple[CardId, ...], ...]:
        """Return the cards that were on the table in a channel's last games, latest game first.

        There is one tuple per game, at most ``games`` of them. Only finished games with a scored
        round count. Threads opened for games count as the channel that they were opened from.
        """
        query = (
            "SELECT last.id, scored FROM (SELECT id, finished_at FROM game WHERE guild_id = ?1 "
            "AND finished_at IS NOT NULL AND (channel_id = ?2 OR home_id = ?2) "
            "AND EXISTS (SELECT 1 FROM scored_round WHERE game_id = game.id) "
            "ORDER BY finished_at DESC, id DESC LIMIT ?3) AS last "
            "JOIN scored_round ON game_id = last.id "
            "ORDER BY last.finished_at DESC, last.id DESC, place"
        )
        home = place.home_id or place.channel_id
        rows = await self._database.fetch(query, place.guild_id, home, games)
        seen: dict[GameId, dict[CardId, None]] = {}
        for game_id, scored in rows:
            with suppress(UnreadableGame):  # a damaged old game must not prevent a new one
                table = _round_of(game_id, scored).round.table
                seen.setdefault(game_id, {}).update(dict.fromkeys(table))
        return tuple(map(tuple, seen.values()))

    async def live_games(self, guild_id: int | None = None) -> tuple[GameId, ...]:
        """Return all live games, or those of one server, oldest first."""
        here, values = ("", ()) if guild_id is None else (" AND guild_id = ?1", (guild_id,))
        query = f"SELECT id FROM game WHERE live{here} ORDER BY created_at, {self._database.serial}"
        return await self._ids(query, *values)

    async def live_by_rules(self) -> dict[str, int]:
        """Return the number of live games by rule set."""
        query = f"SELECT {RULES}, count(*) FROM game WHERE live AND {self.ours} GROUP BY {RULES}"
        rows = await self._database.fetch(query)
        return {rules: count for rules, count in rows if rules is not None}

    async def live_games_of(self, player: PlayerId) -> tuple[GameId, ...]:
        """Return the live games in which this player has or waits for a seat, oldest first."""
        return await self._ids(
            "SELECT id FROM game JOIN seat ON game_id = id WHERE live AND player = ?1 "
            f"ORDER BY created_at, game.{self._database.serial}",
            player,
        )

    async def seated(self) -> tuple[tuple[GameId, int, PlayerId], ...]:
        """Return everyone who has a seat, or waits for one, in a live game that is not paused.

        Each entry is a game, its server and the player.
        """
        rows = await self._database.fetch(
            "SELECT game_id, guild_id, player FROM seat JOIN game ON game.id = game_id "
            f"WHERE live AND paused IS NULL AND {self.ours}"
        )
        return tuple((game_id, guild_id, player) for game_id, guild_id, player in rows)

    async def idle_games(self, before: float) -> tuple[GameId, ...]:
        """Return live games in which no person has done anything since this time."""
        return await self._ids(
            f"SELECT id FROM game WHERE live AND touched_at < ?1 AND {self.ours} "
            "ORDER BY touched_at",
            before,
        )

    async def paused_games(self, before: float) -> tuple[GameId, ...]:
        """Return live games that were paused before this time."""
        return await self._ids(
            f"SELECT id FROM game WHERE live AND paused_at < ?1 AND {self.ours} ORDER BY paused_at",
            before,
        )

    async def set_paused(
        self, game_id: GameId, paused: str | None, at: float, timer: Timer | None = None
    ) -> None:
        """Pause a game for the reason ``paused``; if that is None, resume it with ``timer``."""
        # A game that another process has ended in the meantime must not be rung.
        statement = (
            "UPDATE game SET paused = ?2, paused_at = ?3, timer = CASE WHEN live THEN ?4 END, "
            "wake_at = CASE WHEN live THEN CAST(?5 AS DOUBLE PRECISION) END WHERE id = ?1"
        )
        columns = timer_columns(None if paused else timer)
        await self._database.change(statement, game_id, paused, at if paused else None, *columns)

    async def set_aside(self, game_id: GameId) -> None:
        """Free the channel of a game that cannot be read; its stored data is kept."""
        await self._database.change(
            "UPDATE game SET live = false, timer = NULL, wake_at = NULL, shown = revision "
            "WHERE id = ?1",
            game_id,
        )

    async def move_game(self, game_id: GameId, channel_id: int) -> None:
        """Move a game to another channel; raise ``ChannelBusy`` if a game is live there."""
        # Not busy because of this game itself: its first try may be saved and its answer be lost.
        statement = (
            "UPDATE game SET channel_id = ?1 WHERE id = ?2 AND NOT EXISTS (SELECT 1 FROM game "
            "AS other WHERE other.live AND other.channel_id = ?1 AND other.id <> ?2)"
        )
        try:
            if await self._database.change(statement, channel_id, game_id):
                return
        except Conflict:
            pass  # a game was opened there at the same moment
        if busy := await self.find_live(channel_id):
            raise ChannelBusy(busy)


def _columns(stored: StoredGame) -> Values:
    """Return the values of ``GAME`` and ``RULES`` for a game's row."""
    return (
        stored.id,
        stored.place.guild_id,
        stored.place.channel_id,
        stored.live,
        stored.revision,
        stored.shown,
        stored.language,
        *timer_columns(stored.timer),
        stored.paused,
        stored.paused_at,
        stored.created_at,
        stored.touched_at,
        stored.finished_at,
        encode_game(stored.game),
        stored.place.home_id,
        stored.opens_at,
        stored.game.rules,
    )


def _save_step(before: StoredGame, after: StoredGame) -> Step:
    """Return the step that replaces a game, if it is still at the revision of ``before``."""
    changes: dict[str, Any] = {
        "revision": after.revision,
        "touched_at": after.touched_at,
        "snapshot": encode_game(after.game),
    }
    if after.language != before.language:
        changes["language"] = after.language
    if after.timer != before.timer:
        changes["timer"], changes["wake_at"] = timer_columns(after.timer)
    if after.live != before.live:
        changes |= {"live": after.live, "finished_at": after.finished_at}
    if after.game.rules != before.game.rules:
        changes[RULES] = after.game.rules
    changed = ", ".join(f"{name} = ?{number}" for number, name in enumerate(changes, start=3))
    statement = f"UPDATE game SET {changed} WHERE id = ?1 AND revision = ?2"
    return Step(statement, (after.id, before.revision, *changes.values()), required=True)


def _round_steps(
    game_id: GameId, before: Sequence[ScoredRound], after: Sequence[ScoredRound]
) -> Iterator[Step]:
    """Yield steps that insert the rounds scored by this move."""
    for place in range(len(before), len(after)):
        values = (game_id, place, encode_round(after[place]))
        yield Step(insert("scored_round", "game_id, place, scored"), values)


def _seat_steps(
    game_id: GameId, before: frozenset[PlayerId], after: frozenset[PlayerId]
) -> Iterator[Step]:
    """Yield steps that update the rows of players in a game; most moves change none."""
    for player in sorted(after - before):
        yield Step(insert("seat", "game_id, player"), (game_id, player))
    for player in sorted(before - after):
        yield Step("DELETE FROM seat WHERE game_id = ?1 AND player = ?2", (game_id, player))


def _deck_steps(game_id: GameId, before: frozenset[str], after: frozenset[str]) -> Iterator[Step]:
    """Yield steps that update the rows of decks in a game."""
    for deck in sorted(after - before):
        yield Step(insert("game_deck", "game_id, deck_id"), (game_id, deck))
    for deck in sorted(before - after):
        yield Step("DELETE FROM game_deck WHERE game_id = ?1 AND deck_id = ?2", (game_id, deck))


def _decks_of(game: Game) -> frozenset[str]:
    """Return the decks that a game needs: none in the lobby and none once it is over."""
    dealt = game.phase not in (Phase.LOBBY, Phase.FINISHED)
    return frozenset(game.options.decks if dealt else ())


def people_of(game: Game) -> frozenset[PlayerId]:
    """Return the people, not the computer players, who have a seat or wait for one."""
    return frozenset((*game.people, *game.newcomers))


def user_id_of(player: PlayerId) -> int | None:
    """Return a player's Discord id as a number; None for computer players and erased people."""
    return int(player) if player.isdecimal() and not is_erased(player) else None


def game_of_rows(game_id: GameId, rows: Sequence[Row]) -> tuple[StoredGame, Row]:
    """Return the game from the rows of a ``load_query``, and the values of its added columns.

    Raise ``UnknownGame`` or ``UnreadableGame``.
    """
    if not rows:
        raise UnknownGame(game_id)
    game = tuple(rows[0])
    end = GAME.count(",") + 1
    rounds = [row[end] for row in rows if row[end] is not None]
    return game_of_row(game[:end], rounds), game[end + 1 :]


def game_of_row(row: Row, rounds: Sequence[str]) -> StoredGame:
    """Return the game from its row and the JSON of its rounds.

    Raise ``UnreadableGame`` if the row cannot be decoded. Each round is decoded when it is first
    read, which can raise ``UnreadableGame``, too.
    """
    (id_, guild_id, channel_id, _, revision, shown, language, timer, _, *rest) = row
    paused, paused_at, created_at, touched_at, finished_at, snapshot, home_id, opens_at = rest
    try:
        return StoredGame(
            id=id_,
            place=Place(guild_id, channel_id, home_id),
            # Most presses never look at past rounds, so these are decoded on first access.
            game=decode_game(snapshot, Lazy(partial(_round_of, id_), rounds)),
            revision=revision,
            shown=shown,
            language=language,
            timer=decode_timer(timer),
            paused=paused,
            paused_at=paused_at,
            created_at=created_at,
            touched_at=touched_at,
            finished_at=finished_at,
            opens_at=opens_at,
        )
    except NotReadable as error:
        raise UnreadableGame(id_, str(error)) from error


def _round_of(game_id: GameId, text: str) -> ScoredRound:
    try:
        return decode_round(text)
    except NotReadable as error:
        raise UnreadableGame(game_id, str(error)) from error

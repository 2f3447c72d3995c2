"""Counts, exports and erases everything that is stored about one person.

An export has only the person's own data: no other player's hand or vote, no random seeds, and of
the current round of a live game only their own moves.
"""

import secrets
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass
from datetime import UTC, datetime
from functools import partial
from typing import Any

import msgspec

from bot.preferences import Notices, PersonSettings
from bot.rules.commands import Begin
from bot.rules.ids import ERASED, PlayerId, player_id
from bot.rules.model import Game, ScoredRound
from bot.rules.statistics import tally_of
from bot.store.choices import NOTICE, read_person
from bot.store.codec import mentions, with_alias
from bot.store.daily import withdraw_clues_of
from bot.store.database import Database, Rows, Transaction
from bot.store.errors import UnknownGame, UnreadableGame
from bot.store.games import LOAD, game_of_rows
from bot.store.journal import JOURNAL, games_naming, journal_of
from bot.store.messages import MESSAGE, message_of
from bot.store.setting_columns import settings_of
from bot.store.statistics import drop_counts_of
from bot.store.stored import (
    GameId,
    JournalEntry,
    PersonalCounts,
    PostedMessage,
    StoredGame,
    Upload,
)

GAMES_AT_ONCE = 20  # per transaction, so that presses in between need not wait for all games

TEXTS = (
    ("game", "id", "snapshot", "id"),
    ("scored_round", "game_id", "scored", "place"),
    ("journal", "game_id", "fields", "seq"),
)
"""The texts in which people's ids occur: table, columns of the game and the text, key in a game."""

RAISE_REVISION = (
    "UPDATE game SET revision = revision + 1 WHERE id = ?1 AND live",
    "UPDATE journal SET seq = revision FROM game WHERE id = game_id AND live AND game_id = ?1 "
    "AND seq = revision - 1",
)
"""Raises a live game's revision, so that a move prepared before the erasure comes too late.

Such a move would write the erased id again. The first statement also locks the game's row, so a
move that is being saved is either complete before it, or fails after it.
"""


def _cards(what: str) -> str:
    """Return the query for the cards that person ?1 added or reported, oldest first.

    ``what`` is the prefix of the columns ``…_at`` and ``…_by``: ``added`` or ``reported``.
    """
    return (
        f"SELECT guild_id, name, number, {what}_at FROM deck_card AS card "
        f"JOIN deck ON deck.id = deck_id WHERE {what}_by = ?1 AND {what}_by IS NOT NULL "
        f"AND card.removed_at IS NULL ORDER BY {what}_at, number"
    )


EXPORTED: Mapping[str, tuple[str, str]] = {
    "open_guesses": (
        "game round slots",
        "SELECT game_id, round, slots FROM guess WHERE person = ?1 AND person > 0",
    ),
    "clues_starred": (
        "game clue",
        "SELECT game_id, place + 1 FROM star WHERE person = ?1 ORDER BY game_id",
    ),
    "daily_guesses": (
        "channel clue card",
        "SELECT channel_id, id, daily_guess.slot FROM daily_guess "
        "JOIN daily_story ON id = story_id WHERE person = ?1 ORDER BY told_at",
    ),
    "daily_streaks": (
        "channel days best",
        "SELECT channel_id, days, best FROM daily_streak WHERE person = ?1",
    ),
    "decks_made": (
        "guild_id deck made_at",
        "SELECT guild_id, name, made_at FROM deck WHERE made_by = ?1 ORDER BY made_at",
    ),
    "cards_added": ("guild_id deck number added_at", _cards("added")),
    "cards_reported": ("guild_id deck number reported_at", _cards("reported")),
}
"""What is exported row by row: the fields by name, and the query for those of person ?1."""


@dataclass(frozen=True, slots=True)
class PersonalGame:
    """A game that names a person, with their own moves and messages in it."""

    stored: StoredGame
    moves: tuple[JournalEntry, ...]
    messages: tuple[PostedMessage, ...]  # only those sent to this person
    closed_dms: bool


@dataclass(frozen=True, slots=True)
class PersonalData:
    """Everything that is stored about one person."""

    player: PlayerId
    settings: PersonSettings
    games: tuple[PersonalGame, ...]
    unreadable: tuple[GameId, ...]  # damaged games, which cannot be exported
    notices: tuple[Notices, ...]
    daily_clues: tuple[Mapping[str, Any], ...]
    rest: Mapping[str, Sequence[Mapping[str, Any]]]  # rows by the names of ``EXPORTED``

    def exported(self) -> bytes:
        """Return the data as indented JSON. This is slow, so call it in a thread."""
        told = {
            "discord_id": self.player,
            "choices": _without_user_id(asdict(self.settings)),
            "notices": [_without_user_id(asdict(one)) for one in self.notices],
            "games": [_game(self.player, one, self.settings.statistics) for one in self.games],
            "games_that_cannot_be_read": self.unreadable,
            "daily_clues": self.daily_clues,
            **self.rest,
        }
        return msgspec.json.format(msgspec.json.encode(told), indent=2)


def _without_user_id(fields: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in fields.items() if name != "user_id"}


def _game(player: PlayerId, one: PersonalGame, counted: bool) -> dict[str, Any]:
    stored, game = one.stored, one.stored.game
    seat = game.find_seat(player)
    told: dict[str, Any] = {
        "game": stored.id,
        "server": str(stored.place.guild_id),
        "channel": str(stored.place.channel_id),
        "rules": game.rules,
        "house_rules": dict(game.options.house),
        "opened": _timestamp(stored.created_at),
        "over": _timestamp(stored.finished_at),
        "host": game.host == player,
        "points": game.scores.get(seat.side) if seat else None,
        "rounds": list(_rounds(player, game)),
        "moves": [_move(entry) for entry in one.moves],
        "direct_messages": [str(message.message_id) for message in one.messages],
        "direct_messages_closed": one.closed_dms,
    }
    tally = tally_of(game)
    for line in tally.tallies if counted else ():
        if line.player == player:
            lines = {k: v for k, v in asdict(line).items() if k != "player"}
            told["counted"] = lines | {"apart": tally.apart}
    return told


def _rounds(player: PlayerId, game: Game) -> Iterator[dict[str, Any]]:
    for scored in game.history:
        mine = _in_round(player, scored)
        if mine:
            yield {"round": scored.round.number} | mine


def _in_round(player: PlayerId, scored: ScoredRound) -> dict[str, Any]:
    played = scored.round
    told: dict[str, Any] = {}
    if played.storyteller == player:
        told["clue"] = played.clue
        told |= {"theme": played.theme} if played.theme else {}
        told |= {"why": played.why} if played.why else {}
    if player in played.given:
        told["cards"] = played.given[player]
    if player in played.ballots:
        told["votes"] = played.ballots[player]
    return told


def _move(entry: JournalEntry) -> dict[str, Any]:
    """Return one journal entry for the export.

    The details of an entry that opens or starts a game are left out, because they would be the
    whole lobby or deck.
    """
    told: dict[str, Any] = {"at": _timestamp(entry.at)}
    if isinstance(entry.played, Game):
        return told | {"did": "Open"}
    told["did"] = type(entry.played).__name__
    if not isinstance(entry.played, Begin):
        told |= {k: v for k, v in asdict(entry.played).items() if k not in ("player", "by")}
    return told


def _timestamp(at: float | None) -> str | None:
    return None if at is None else datetime.fromtimestamp(at, UTC).isoformat(timespec="seconds")


class PeopleRows(Rows):
    """Reads and erases everything about one person."""

    async def counts_about(self, user_id: int) -> PersonalCounts:
        """Return how much is stored about a person.

        There is one query for each kind of data, so the counts are not a snapshot.
        """
        player = player_id(user_id)
        theirs = "JOIN game_person AS named ON named.game_id = {0}.game_id AND named.player = ?1"
        games = (
            "SELECT count(*), count(CASE WHEN live THEN 1 END), count(DISTINCT guild_id) "
            "FROM game_person JOIN game ON game.id = game_id WHERE player = ?1"
        )
        counted = (
            f"SELECT count(*) FROM journal {theirs.format('journal')} WHERE actor = ?1",
            f"SELECT count(*) FROM message {theirs.format('message')} WHERE message.player = ?1",
        )
        # Conditions such as ``person > 0`` are those of partial indexes, which are used only then.
        by_number = (
            "SELECT count(*) FROM guess WHERE person = ?1 AND person > 0",
            "SELECT count(*) FROM deck_card WHERE added_by = ?1 AND removed_at IS NULL",
            "SELECT count(*) FROM deck_card WHERE reported_by = ?1 AND reported_by IS NOT NULL",
            "SELECT count(*) FROM star WHERE person = ?1",
            "SELECT (SELECT count(*) FROM daily_guess WHERE person = ?1) "
            "+ (SELECT count(*) FROM daily_streak WHERE person = ?1)",
            "SELECT count(*) FROM notice WHERE user_id = ?1",
        )
        ((all_, live, servers),) = await self._database.fetch(games, player)
        numbers = [(await self._database.fetch(query, player))[0][0] for query in counted]
        numbers += [(await self._database.fetch(query, user_id))[0][0] for query in by_number]
        return PersonalCounts(all_, live, servers, *numbers)

    async def data_about(self, user_id: int) -> PersonalData:
        """Return everything stored about a person; this takes several queries for each game."""
        player = player_id(user_id)
        games: list[PersonalGame] = []
        unreadable: list[GameId] = []
        for game_id in await games_naming(self._database, player):
            try:
                games.append(await _read_game(self._database, game_id, player))
            except UnreadableGame:
                unreadable.append(game_id)
            except UnknownGame:
                pass  # erased since it was found
        told = (
            "SELECT channel_id, clue, told_at FROM daily_story WHERE storyteller = ?1 "
            "ORDER BY told_at"
        )
        clues = await self._database.fetch(told, player)
        notices = f"SELECT guild_id, {NOTICE} FROM notice WHERE user_id = ?1 ORDER BY guild_id"
        return PersonalData(
            player,
            await read_person(self._database, user_id),
            tuple(games),
            tuple(unreadable),
            tuple(
                settings_of(Notices, row, guild_id, user_id)
                for guild_id, *row in await self._database.fetch(notices, user_id)
            ),
            tuple(
                {"channel": one, "clue": clue, "told": _timestamp(at)} for one, clue, at in clues
            ),
            {name: await self._exported(user_id, *said) for name, said in EXPORTED.items()},
        )

    async def _exported(self, user_id: int, fields: str, query: str) -> list[dict[str, Any]]:
        """Return the rows of a query about a person, each by the names of its fields."""
        rows = await self._database.fetch(query, user_id)
        return [dict(zip(fields.split(), row, strict=True)) for row in rows]

    async def uploads_of(self, user_id: int) -> tuple[Upload, ...]:
        """Return the cards that a person added anywhere, oldest first."""
        rows = await self._database.fetch(_cards("added"), user_id)
        return tuple(Upload(*row) for row in rows)

    async def erase_person(self, user_id: int) -> int:
        """Erase a person from everything except decks; return how many games named them.

        A random alias replaces their id, a different one in each game. The caller keeps this
        process from playing any game until this returns. This runs several transactions, so repeat
        it if it fails.
        """
        player = player_id(user_id)
        games = await games_naming(self._database, player)
        for start in range(0, len(games), GAMES_AT_ONCE):
            some = games[start : start + GAMES_AT_ONCE]
            await self._database.transaction(partial(_rename_in, some, player), slow=True)
        await self._database.transaction(partial(_erase_rest, user_id), slow=True)
        await self._database.empty_log()  # it still holds what was erased
        return len(games)


async def _read_game(database: Database, game_id: GameId, player: PlayerId) -> PersonalGame:
    stored, _ = game_of_rows(game_id, await database.fetch(LOAD, game_id))
    theirs = "WHERE game_id = ?1 AND"
    moves = await database.fetch(
        f"SELECT {JOURNAL} FROM journal {theirs} actor = ?2 ORDER BY seq", game_id, player
    )
    messages = await database.fetch(
        f"SELECT {MESSAGE} FROM message {theirs} player = ?2", game_id, player
    )
    closed = await database.fetch(f"SELECT 1 FROM closed_dm {theirs} player = ?2", game_id, player)
    # Decode every round now, so that a damaged one raises here and not during the export.
    tuple(stored.game.history)
    return PersonalGame(
        stored,
        journal_of(game_id, moves),
        tuple(map(message_of, messages)),
        bool(closed),
    )


async def _rename_in(games: Sequence[GameId], player: PlayerId, transaction: Transaction) -> None:
    for game_id in games:
        await _rename(transaction, game_id, player, new_alias())


async def _rename(
    transaction: Transaction, game_id: GameId, player: PlayerId, alias: PlayerId
) -> None:
    for statement in RAISE_REVISION:
        await transaction.change(statement, game_id)
    for table, game, text, key in TEXTS:
        query = f"SELECT {key}, {text} FROM {table} WHERE {game} = ?1"
        rows = await transaction.fetch(query, game_id)
        await transaction.many(
            f"UPDATE {table} SET {text} = ?1 WHERE {game} = ?2 AND {key} = ?3",
            [
                (with_alias(old, player, alias), game_id, row)
                for row, old in rows
                if mentions(old, player)
            ],
        )
    for table, column in (("journal", "actor"), ("seat", "player")):
        rename = f"UPDATE {table} SET {column} = ?1 WHERE game_id = ?2 AND {column} = ?3"
        await transaction.change(rename, alias, game_id, player)
    named = "DELETE FROM game_person WHERE player = ?1 AND game_id = ?2"
    await transaction.change(named, player, game_id)


async def _erase_rest(user_id: int, transaction: Transaction) -> None:
    """Delete all rows that belong to a person, and withdraw the daily clues that they gave."""
    player = player_id(user_id)
    await drop_counts_of(transaction, player)
    await withdraw_clues_of(transaction, player)
    for table, column, value in (
        ("message", "player", player),
        ("closed_dm", "player", player),
        ("guess", "person", user_id),
        ("star", "person", user_id),
        ("daily_guess", "person", user_id),
        ("daily_streak", "person", user_id),
        ("notice", "user_id", user_id),
        ("person", "user_id", user_id),
    ):
        await transaction.change(f"DELETE FROM {table} WHERE {column} = ?1", value)


def new_alias() -> PlayerId:
    """Return a random alias for an erased person; every game gets a different one."""
    return PlayerId(f"{ERASED}{secrets.randbelow(10**12):012}")

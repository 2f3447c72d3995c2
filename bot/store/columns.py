"""How values become columns and come back, the same in every database.

Tables, names and order of columns are alike wherever games are kept; SQL is not, and stays with
each implementation. Most of a save is what did not change, so only what did is written: an index
that is mentioned in an UPDATE is written even if its columns stay the same.
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from contextlib import suppress
from functools import partial
from typing import Any

import msgspec

from bot.rules.audience import Crowd
from bot.rules.commands import TellStory
from bot.rules.ids import PlayerId, Slot
from bot.rules.model import Game, Pace, Phase, ScoredRound
from bot.rules.tallies import GameTally
from bot.rules.values import Lazy
from bot.store.codec import (
    NotReadable,
    decode_game,
    decode_played,
    decode_round,
    decode_timer,
    encode_game,
    encode_played,
    encode_round,
    encode_timer,
)
from bot.store.errors import UnreadableGame
from bot.store.records import (
    GameId,
    JournalEntry,
    PersonSettings,
    Place,
    PostedMessage,
    ServerSettings,
    StoredGame,
    Timer,
)

Row = Sequence[Any]

GAME = (
    "id, guild_id, channel_id, live, revision, shown, language, timer, wake_at, paused, "
    "paused_at, created_at, touched_at, finished_at, snapshot, home_id"
)
JOURNAL = "seq, at, actor, command, fields, seed"
MESSAGE = "message_id, kind, player, channel_id, round, fingerprint, posted_at"
SERVER = "rules, pace, decks, language, starters, hands, channels, threads, makers"
PERSON = "language, hands, statistics"
TALLY = "player, rules, rabbit, points, won, finds, votes, lures, told, just_right, award"
READING = "reader, storyteller, found, chances"
STORY = "place, storyteller, votes, voters"

STAMPS = (
    ("game", "created_at", "live"),
    ("game", "touched_at", "live"),
    ("game", "paused_at", "live"),
    ("game", "finished_at", "NOT pruned"),
    ("interaction", "at", "true"),
    ("left_guild", "at", "true"),
)
"""What has an age, and for which rows it matters."""


def row_of(stored: StoredGame) -> tuple[Any, ...]:
    """The values of ``GAME``."""
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
        stored.finished_at,
        encode_game(stored.game),
        stored.place.home_id,
    )


def changes_of(before: StoredGame, after: StoredGame) -> dict[str, Any]:
    """The columns that a move changes, with their new values."""
    changes: dict[str, Any] = {
        "revision": after.revision,
        "touched_at": after.touched_at,
        "snapshot": encode_game(after.game),
    }
    if after.language != before.language:
        changes["language"] = after.language
    if after.timer != before.timer:
        changes["timer"] = encode_timer(after.timer)
        changes["wake_at"] = after.timer.wake_at if after.timer else None
    if after.live != before.live:
        changes |= {"live": after.live, "finished_at": after.finished_at}
    return changes


def stored_of(row: Row, rounds: Sequence[str]) -> StoredGame:
    """The game of its row and of the rounds that were scored, as JSON; ``UnreadableGame``."""
    (id_, guild_id, channel_id, _, revision, shown, language, timer, _, *rest) = row
    paused, paused_at, created_at, touched_at, finished_at, snapshot, home_id = rest
    try:
        return StoredGame(
            id=id_,
            place=Place(guild_id, channel_id, home_id),
            # Most presses do not look at past rounds, so they are read when somebody does.
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
        )
    except NotReadable as error:
        raise UnreadableGame(id_, str(error)) from error


def _round_of(game_id: GameId, text: str) -> ScoredRound:
    try:
        return decode_round(text)
    except NotReadable as error:
        raise UnreadableGame(game_id, str(error)) from error


def rounds_scored(
    before: Sequence[ScoredRound], after: Sequence[ScoredRound]
) -> list[tuple[int, str]]:
    """The places and the JSON of rounds that a move has scored."""
    return [(place, encode_round(after[place])) for place in range(len(before), len(after))]


def people_of(game: Game) -> frozenset[PlayerId]:
    """Who sits or waits at the table, computers aside."""
    return frozenset((*game.people, *game.newcomers))


def clue_of(after: StoredGame, entry: JournalEntry) -> str | None:
    """The clue that was told by a move."""
    return after.game.current.clue if isinstance(entry.played, TellStory) else None


def closed_vote(before: StoredGame, after: StoredGame) -> int | None:
    """The round whose vote is over with a move."""
    was, now = before.game, after.game
    if was.phase is not Phase.VOTING:
        return None
    number = was.current.number
    return None if now.phase is Phase.VOTING and now.current.number == number else number


def slots_text(slots: Iterable[Slot]) -> str:
    """The slots of a guess for their column, each once."""
    return " ".join(map(str, sorted(set(slots))))


def crowds_of(rows: Iterable[Row]) -> dict[int, Crowd]:
    """Audiences by round, from rows of round, slots and how many chose just these."""
    people: Counter[int] = Counter()
    guesses: dict[int, Counter[Slot]] = {}
    for number, slots, count in rows:
        people[number] += count
        for slot in slots.split():
            guesses.setdefault(number, Counter())[int(slot)] += count
    return {number: Crowd(people[number], guesses[number]) for number in people}


def row_of_entry(entry: JournalEntry) -> tuple[Any, ...]:
    """The values of ``JOURNAL``."""
    return (entry.seq, entry.at, entry.actor, *encode_played(entry.played), entry.seed)


def journal_of(game_id: GameId, rows: Iterable[Row]) -> tuple[JournalEntry, ...]:
    """A game's journal; ``UnreadableGame``."""
    try:
        return tuple(
            JournalEntry(seq, at, actor, decode_played(command, fields), seed)
            for seq, at, actor, command, fields, seed in rows
        )
    except NotReadable as error:
        raise UnreadableGame(game_id, f"its journal: {error}") from error


def row_of_message(message: PostedMessage) -> tuple[Any, ...]:
    """The values of ``MESSAGE``."""
    return (
        message.message_id,
        message.kind,
        message.player,
        message.channel_id,
        message.round,
        message.fingerprint,
        message.posted_at,
    )


def message_of(row: Row) -> PostedMessage:
    """A message of its row."""
    message_id, kind, player, channel_id, round_, fingerprint, posted_at = row
    return PostedMessage(kind, channel_id, message_id, round_, player, fingerprint, posted_at)


def row_of_server(settings: ServerSettings) -> tuple[Any, ...]:
    """The values of ``SERVER``."""
    return (
        settings.rules,
        settings.pace.value,
        msgspec.json.encode(settings.decks).decode(),
        settings.language,
        settings.starters,
        settings.hands,
        msgspec.json.encode(settings.channels).decode(),
        settings.threads,
        settings.makers,
    )


def server_of(guild_id: int, row: Row | None) -> ServerSettings:
    """A server's choices, or the defaults where there is no row."""
    if row is None:
        return ServerSettings(guild_id)
    rules, pace, decks, language, starters, hands, channels, threads, makers = row
    chosen = tuple(msgspec.json.decode(decks, type=list[str]))
    where = tuple(msgspec.json.decode(channels, type=list[int]))
    choices = (rules, Pace(pace), chosen, language, starters, hands, where, bool(threads), makers)
    return ServerSettings(guild_id, *choices)


def row_of_person(settings: PersonSettings) -> tuple[Any, ...]:
    """The values of ``PERSON``."""
    return (settings.language, settings.hands, settings.statistics)


def person_of(user_id: int, row: Row | None) -> PersonSettings:
    """A person's choices, or the defaults where there is no row."""
    if row is None:
        return PersonSettings(user_id)
    language, hands, statistics = row
    return PersonSettings(user_id, language, hands, bool(statistics))


def rows_of_tally(rules: str, counted: GameTally) -> dict[str, list[tuple[Any, ...]]]:
    """What a game adds to the statistics: table and columns, and their values."""
    return {
        f"tally (game_id, {TALLY})": [
            (
                *(one.player, rules, one.rabbit, one.points, one.won),
                *(one.finds, one.votes, one.lures, one.told, one.right, one.award),
            )
            for one in counted.tallies
        ],
        f"reading (game_id, {READING})": [
            (one.reader, one.storyteller, one.found, one.of) for one in counted.readings
        ],
        f"story (game_id, {STORY})": [
            (one.place, one.storyteller, one.votes, one.of) for one in counted.stories
        ],
    }


def timers_of(rows: Iterable[Row]) -> dict[GameId, tuple[int, Timer]]:
    """Running timers from rows of id, revision and timer."""
    timers: dict[GameId, tuple[int, Timer]] = {}
    for game_id, revision, text in rows:
        with suppress(NotReadable):  # its game cannot be read either, and says so when played
            if (timer := decode_timer(text)) is not None:
                timers[game_id] = revision, timer
    return timers

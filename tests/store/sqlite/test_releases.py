"""Databases of every release are opened, and their games played to the end."""

import re
import sqlite3
from contextlib import closing
from pathlib import Path
from random import Random

import pytest

from bot.play.service import GameService
from bot.rules import commands as do
from bot.rules.editions import EDITIONS
from bot.rules.model import Phase
from bot.store import NewerDatabase
from bot.store.sqlite.inspection import check_up
from bot.store.sqlite.opening import migrations
from bot.store.sqlite.store import SqliteStore
from tests.playing import UNSYNCED, FakeClock, decks, legal_move
from tests.store.releases import released, unpack

MOST_MOVES = 4000
LATER = {"duel", "tandem"}  # rule sets that no release had yet


@pytest.fixture(params=released())
def old(request: pytest.FixtureRequest, tmp_path: Path) -> Path:
    path = tmp_path / "dixit.sqlite3"
    unpack(request.param, path)
    return path


def test_every_release_is_among_them() -> None:
    changes = (Path(__file__).parents[3] / "CHANGELOG.md").read_text(encoding="utf-8")
    assert released() == sorted(re.findall(r"^## \[(\d[^]]*)\]", changes, re.M))


async def test_every_game_of_a_past_release_is_played_to_its_end(old: Path) -> None:
    before = check_up(old)
    assert not before.problems
    assert before.live
    assert before.finished
    store = await SqliteStore.open(old, pragmas=UNSYNCED)
    service, rng = GameService(store, FakeClock(), decks), Random(2)
    live = await store.live_games()
    phases = {(await store.load(game_id)).game.phase for game_id in live}
    assert phases == set(Phase) - {Phase.FINISHED}
    for game_id in live:
        stored = await store.load(game_id)
        if stored.game.phase is Phase.LOBBY:
            stored = (await service.play(game_id, do.Begin(stored.game.players[0], ()))).stored
        for _ in range(MOST_MOVES):
            if stored.game.phase is Phase.FINISHED:
                break
            stored = (await service.play(game_id, legal_move(stored.game, rng))).stored
        assert stored.game.phase is Phase.FINISHED
        assert stored.game.history
    await store.close()
    after = check_up(old)
    assert (after.version, after.live, after.problems) == (len(migrations()), 0, ())
    assert after.finished == before.live + before.finished


async def test_a_past_release_keeps_what_people_chose_and_what_was_played(old: Path) -> None:
    with closing(sqlite3.connect(old)) as connection:
        over = connection.execute("SELECT id FROM game WHERE NOT live").fetchall()
    store = await SqliteStore.open(old, pragmas=UNSYNCED)
    assert (await store.server(9)).hands == "button"
    games = [(await store.load(game_id)).game for (game_id,) in over]
    assert {game.rules for game in games} == set(EDITIONS) - LATER
    assert all(len(game.history) >= 2 for game in games)
    service = GameService(store, FakeClock(), decks)
    channel = (await store.load(over[0][0])).place.channel_id
    assert await store.find_live(channel) is None
    again = await service.rematch(over[0][0], games[0].players[0])
    assert again.game.players == games[0].players
    await store.close()


async def test_a_server_of_a_past_release_keeps_the_deck_it_chose(old: Path) -> None:
    with closing(sqlite3.connect(old)) as connection:
        connection.execute("""UPDATE server SET decks = '["dreams"]' WHERE guild_id = 9""")
        connection.commit()
    store = await SqliteStore.open(old, pragmas=UNSYNCED)
    assert (await store.server(9)).decks == ("dreams",)
    assert (await store.server(10)).decks == ()  # chose none, so new games mix all of ours
    await store.close()


async def test_cards_of_a_past_releases_games_count_as_seen(old: Path) -> None:
    store = await SqliteStore.open(old, pragmas=UNSYNCED)
    with closing(sqlite3.connect(old)) as connection:
        over = connection.execute("SELECT id FROM game WHERE NOT live").fetchall()
    for (game_id,) in over:
        stored = await store.load(game_id)
        shown = {card for scored in stored.game.history for card in scored.round.table}
        assert shown in map(set, await store.cards_seen(stored.place, 100))
    await store.close()


async def test_an_older_bot_refuses_a_newer_database_with_a_sentence(old: Path) -> None:
    with closing(sqlite3.connect(old)) as connection:
        connection.execute(f"PRAGMA user_version = {len(migrations()) + 1}")
    kept = old.read_bytes()
    with pytest.raises(NewerDatabase, match=r"newer version of the bot .*; update the bot, or"):
        await SqliteStore.open(old)
    assert old.read_bytes() == kept

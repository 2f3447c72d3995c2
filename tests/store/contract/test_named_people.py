"""People named in a game are found by an index, all of them, and can be removed from it."""

import asyncio
import json
import re
import sqlite3
from contextlib import closing
from random import Random

import pytest

from bot.play.housekeeping import Erasing
from bot.play.service import GameService
from bot.rules import commands as do
from bot.rules.ids import PlayerId, is_computer, is_erased
from bot.rules.model import Phase
from bot.store import DeckLimits, GameStore, NewCard, Place, StoredGame
from bot.store.picture_files import digest_of
from playground.driver import PATIENCE
from tests.playing import FakeClock, legal_move
from tests.service.watching import reach
from tests.store.backends import Backend, PostgresBackend, SqliteBackend

ANNA, BEN, CLEO, DAN, EVE, MODERATOR, STRANGER = (
    PlayerId(str(170_000_000_000_000_000 + number)) for number in range(7)
)
TEXTS = (
    "SELECT id, snapshot FROM game",
    "SELECT game_id, scored FROM scored_round",
    "SELECT game_id, fields FROM journal",
    "SELECT game_id, coalesce(actor, '') FROM journal",
    "SELECT game_id, player FROM seat",
)


async def evening(
    service: GameService, channel: int = 1, clue: str = "a door", why: str = ""
) -> StoredGame:
    """Return a finished game: one player was removed by a moderator, and another joined late.

    Every round has the same ``clue`` and ``why``, which may mention people.
    """
    lobby = await service.open(Place(9, channel), ANNA, "en", until=5)
    await service.play(lobby.id, do.SeatComputers(None, 1), actor=ANNA)
    for player in (BEN, CLEO, DAN):
        await service.play(lobby.id, do.Join(player))
    await service.play(lobby.id, do.Begin(ANNA, ()))
    await service.play(lobby.id, do.Kick(None, CLEO), actor=MODERATOR)
    stored = (await service.play(lobby.id, do.Join(EVE))).stored
    rng = Random(channel)
    while stored.live:
        move = legal_move(stored.game, rng)
        if isinstance(move, do.GiveClue):
            move = do.GiveClue(move.player, move.round, clue, move.position, why)
        stored = (await service.play(stored.id, move)).stored
    return stored


def named(backend: Backend) -> set[tuple[str, str]]:
    """Return pairs of game and person from the index of the people that games mention."""
    return {
        (game, player) for game, player in backend.run("SELECT game_id, player FROM game_person")
    }


def found(backend: Backend) -> set[tuple[str, str]]:
    """Return pairs of game and person, found by searching all stored texts for ids."""
    texts = [row for query in TEXTS for row in backend.run(query)]
    numbers = ((game, one) for game, text in texts for one in re.findall("[0-9]{15,}", text))
    return {(game, one) for game, one in numbers if not is_erased(PlayerId(one))}


async def test_everyone_whom_a_game_names_is_found_without_searching_it(
    service: GameService, store: GameStore, backend: Backend
) -> None:
    over = await evening(service, clue=f"like <@{STRANGER}>")
    await evening(service, channel=2)
    await service.rematch(over.id, ANNA)
    assert named(backend) == found(backend)
    people = {player for _, player in named(backend)}
    assert people == {ANNA, BEN, CLEO, DAN, EVE, MODERATOR, STRANGER}
    assert [one for one in people if is_computer(one)] == []
    assert [one.stored.id for one in (await store.data_about(int(STRANGER))).games] == [over.id]
    assert (await store.counts_about(int(MODERATOR))).moves == 2


async def test_whoever_is_named_in_a_reason_is_found_and_taken_out(
    service: GameService, backend: Backend, erasing: Erasing
) -> None:
    over = await evening(service, why=f"<@{STRANGER}> knows")
    assert (over.id, STRANGER) in named(backend)
    assert named(backend) == found(backend)
    await erasing.erase_person_data(int(STRANGER))
    assert backend.search(STRANGER) == []


async def test_games_of_an_older_database_are_found_as_well(
    service: GameService, store: GameStore, backend: Backend
) -> None:
    await evening(service, clue=f"like <@{STRANGER}>")
    before = named(backend)
    await store.close()
    for change in (
        "DROP TABLE game_person",
        "DROP INDEX guess_by_person",
        "DROP INDEX story_by_storyteller",
        "DROP INDEX deck_card_by_reporter",
        "ALTER TABLE tally DROP COLUMN apart",  # what came later
        "DROP TABLE welcome",
        "DROP TABLE daily_guess",
        "DROP TABLE daily_streak",
        "DROP TABLE daily_story",
        "DROP TABLE daily",
        "DROP TABLE star",
        "ALTER TABLE story DROP COLUMN good",
        "DROP TABLE notice",
        "ALTER TABLE game DROP COLUMN opens_at",
        f"INSERT INTO told_clue VALUES (9, '<@{STRANGER}>'), (9, 'in 2026')",
        *(
            ["UPDATE dixit_version SET number = 12"]
            if isinstance(backend, PostgresBackend)
            else ["PRAGMA user_version = 12"]
        ),
    ):
        backend.run(change)
    again = await backend.open()
    assert named(backend) == before
    told = await again.clues_told(9)
    assert "in 2026" in told
    assert f"<@{STRANGER}>" not in told
    await again.close()


@pytest.mark.parametrize("clue", ["_{}_", "<@{}>", "<@!{}>", "a{}b", "«{}»", "x_{}", "\x01{}"])
async def test_a_number_in_a_clue_is_erased_however_it_is_written(
    service: GameService, backend: Backend, erasing: Erasing, clue: str
) -> None:
    over = await evening(service, clue=clue.format(STRANGER))
    assert backend.search(STRANGER)
    await erasing.erase_person_data(int(STRANGER))
    assert backend.search(STRANGER) == []
    kept = (await service.load(over.id)).game
    before, after = clue.split("{}")
    assert kept.history[0].round.clue is not None
    assert re.fullmatch(f"{re.escape(before)}0[0-9]+{re.escape(after)}", kept.history[0].round.clue)


async def test_nobody_is_taken_for_somebody_whose_number_is_longer(
    service: GameService, store: GameStore, backend: Backend, erasing: Erasing
) -> None:
    await evening(service, clue=f"{STRANGER}7")
    short, tail = int(ANNA[:-1]), int(STRANGER)
    assert (await store.data_about(short)).games == ()
    assert (await store.data_about(tail)).games == ()
    before = found(backend)
    await erasing.erase_person_data(short)
    await erasing.erase_person_data(tail)
    assert found(backend) == before


async def test_a_moderator_is_forgotten_with_the_journal(
    service: GameService, store: GameStore, backend: Backend, clock: FakeClock
) -> None:
    await evening(service)
    assert backend.search(MODERATOR)
    clock.advance(1.0)
    assert await store.prune(clock(), 5) == 1
    await store.close()
    assert backend.search(MODERATOR) == []
    assert {player for _, player in named(backend)} == {ANNA, BEN, CLEO, DAN, EVE}


async def test_the_export_has_open_guesses_and_reports(
    service: GameService, store: GameStore, erasing: Erasing, backend: Backend
) -> None:
    lobby = await service.open(Place(9, 1), ANNA, "en")
    for player in (BEN, CLEO, DAN):
        await service.play(lobby.id, do.Join(player))
    begun = (await service.play(lobby.id, do.Begin(ANNA, ()))).stored
    voting = await reach(service, begun, Phase.VOTING)
    await store.put_guess(voting, int(EVE), (2, 1))
    await store.create_deck("@one", 9, "Holidays", int(EVE), 5.0, DeckLimits())
    card = NewCard(b"x", digest_of(b"x"), "source", b"")
    await store.add_cards(9, "@one", [card], int(ANNA), 6.0, DeckLimits())
    await store.report_card(9, "@one", 1, int(EVE), 7.0)
    counts = await store.counts_about(int(EVE))
    assert (counts.games, counts.guesses, counts.reports, counts.uploads) == (0, 1, 1, 0)
    told = json.loads((await store.data_about(int(EVE))).exported())
    assert told["open_guesses"] == [{"game": lobby.id, "round": 1, "slots": "1 2"}]
    assert told["cards_reported"] == [
        {"guild_id": 9, "deck": "Holidays", "number": 1, "reported_at": 7.0}
    ]
    assert told["decks_made"] == [{"guild_id": 9, "deck": "Holidays", "made_at": 5.0}]
    assert told["cards_added"] == []
    await erasing.erase_person_data(int(EVE))
    assert backend.search(EVE) == []


async def vote(service: GameService, stored: StoredGame) -> None:
    while stored.game.phase is Phase.VOTING:
        stored = (await service.play(stored.id, legal_move(stored.game, Random(1)))).stored


async def guessed(service: GameService, store: GameStore) -> StoredGame:
    """Return a game in its vote, in which the spectator Eve has guessed."""
    lobby = await service.open(Place(9, 1), ANNA, "en")
    for player in (BEN, CLEO, DAN):
        await service.play(lobby.id, do.Join(player))
    begun = (await service.play(lobby.id, do.Begin(ANNA, ()))).stored
    voting = await reach(service, begun, Phase.VOTING)
    await store.put_guess(voting, int(EVE), (1,))
    return voting


async def nowhere(backend: Backend, number: str) -> None:
    """Wait until a number is in no file and no table."""
    async with asyncio.timeout(PATIENCE):
        while backend.search(number):  # noqa: ASYNC110 - nothing tells us
            await asyncio.sleep(0.01)


async def test_whose_guess_it_was_leaves_every_file_with_the_vote(
    service: GameService, store: GameStore, backend: Backend
) -> None:
    voting = await guessed(service, store)
    assert backend.search(EVE)
    await vote(service, voting)
    await nowhere(backend, EVE)
    assert (await store.audience(voting.id))[1].people == 1


async def test_it_also_leaves_when_somebody_was_reading_an_older_state(
    service: GameService, store: GameStore, backend: Backend
) -> None:
    voting = await guessed(service, store)
    if not isinstance(backend, SqliteBackend):
        pytest.skip("PostgreSQL's log is its own")
    with closing(sqlite3.connect(backend.path, isolation_level=None)) as reading:
        reading.execute("BEGIN")
        reading.execute("SELECT count(*) FROM game").fetchone()
        await vote(service, voting)
        await service.open(Place(9, 2), ANNA, "en")  # a reader holds up no writer
        assert backend.search(EVE)
    await nowhere(backend, EVE)

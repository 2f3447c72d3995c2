"""`check` and `backup` say what there is on a PostgreSQL, even while bots run on it."""

from pathlib import Path

import pytest

from bot.__main__ import main
from bot.play.service import GameService
from bot.rules import commands as do
from bot.store import CardText, DeckLimits, NewCard, Place, PostgresAddress
from bot.store.picture_files import digest_of
from tests.playing import FakeClock, begun, decks, people
from tests.postgres import ask, empty_postgres, new_database, open_store

ANNA = people(1)[0]


@pytest.fixture
async def running(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> PostgresAddress:
    """Return a database with two live games, a finished one and a deck; DATABASE is set to it."""
    address = empty_postgres()
    store = await open_store(address)
    service = GameService(store, FakeClock(), decks)
    for channel in (1, 2):
        await begun(service, channel=channel)
    over = await service.open(Place(9, 3), ANNA, "en")
    await service.play(over.id, do.End(ANNA))
    data = b"sea"
    await store.create_deck("@one", 9, "Holidays", 101, 5.0, DeckLimits())
    new = NewCard(data, digest_of(data), "source", b"look", CardText())
    await store.add_cards(9, "@one", [new], 101, 6.0, DeckLimits())
    await store.close()
    ask(address, "UPDATE game SET finished_at = 1.0 WHERE NOT live")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("DATABASE", address.url.replace("dixit@", "dixit:dr4gon@"))
    return address


@pytest.mark.usefixtures("running")
def test_a_sound_database_is_said_to_be_so(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check"]) == 0
    told = capsys.readouterr()
    assert "2 live and 1 finished game" in told.out
    assert "all is well" in told.out
    assert "1 picture of servers' decks" in told.out
    assert "1 game ended more than" in told.out
    assert "dr4gon" not in told.out + told.err


def test_what_is_wrong_is_named(
    running: PostgresAddress, capsys: pytest.CaptureFixture[str]
) -> None:
    ask(running, "UPDATE game SET snapshot = '[]' WHERE channel_id = 1")
    ask(running, "UPDATE game SET revision = 99 WHERE channel_id = 2")
    ask(running, "UPDATE deck_picture SET data = 'lake'")
    assert main(["check"]) == 1
    said = capsys.readouterr().err
    assert "in channel 1 cannot be read" in said
    assert "in channel 2 is at revision 99" in said
    assert "picture" in said


def test_a_database_without_tables_is_nothing_to_check(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("DATABASE", new_database().url)
    assert main(["check"]) == 1
    assert "start the bot once" in capsys.readouterr().err


@pytest.mark.usefixtures("running")
def test_a_backup_is_left_to_postgresql(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["backup", str(tmp_path / "copy")]) == 1
    assert "pg_dump" in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []

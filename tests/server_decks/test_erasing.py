"""Pictures are erased in every possible way, and no folder or table keeps anything of them."""

import argparse
import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from pathlib import Path
from unittest.mock import patch

import pytest

from bot.cli import deck as deck_command
from bot.play.housekeeping import LEFT, Erasing, Housekeeping
from bot.play.service import GameService
from bot.rules import commands as do
from bot.rules.ids import CardId, PlayerId
from bot.server_decks.sandboxes import Json, Receive
from bot.server_decks.shelves import FRESH_FOR
from bot.store import GameStore, Place, PostgresAddress
from bot.times import DAY
from tests.decks.intake.hostile import photo
from tests.playing import FakeClock
from tests.server_decks.conftest import ALICE, HERE, SandboxesHere, Workshop, opened
from tests.store.backends import BACKENDS, Backend, PostgresBackend

DECK = "Holidays"


class Planted:
    """Alice's deck with copies of its pictures in every place where the bot may keep them."""

    def __init__(self, workshop: Workshop, backend: Backend) -> None:
        self.workshop = workshop
        self.backend = backend
        self.store: GameStore = workshop.store
        self.clock = FakeClock()
        self.service = GameService(self.store, self.clock, self._cards)
        self.erasing = Erasing(self.service, self.store, workshop.making)
        self.deck = ""
        self.hashes: list[str] = []
        self.contents: list[bytes] = []

    def _cards(self, decks: tuple[str, ...]) -> tuple[CardId, ...]:
        own = tuple(map(CardId, self.workshop.shelf.cards_of(decks)))
        return (*own, *(CardId(f"dreams/{number}") for number in range(40)))

    async def plant(self) -> None:
        """Make the deck, start another upload to it, and draw its cards as a hand and enlarged."""
        workshop = self.workshop
        deck = await workshop.making.create(HERE, DECK, ALICE)
        draft = await workshop.draft(deck.id, ("a.png", photo(1)), ("b.png", photo(2)))
        self.hashes = [one.digest for one in draft.uploads]
        await workshop.making.add_draft(draft)
        kept = [await self.store.read_picture(one) for one in self.hashes]
        self.contents = [data for data in kept if data]
        self.deck = deck.id
        await workshop.draft(deck.id, ("c.png", photo(3)))
        made = await workshop.pictures.ready()
        self.hand = await made.hand(self.cards)
        self.large = await made.card(self.cards[0])
        await workshop.making.pictures_of((await workshop.making.deck(HERE, deck.id)).cards)

    @property
    def cards(self) -> list[str]:
        return [f"{self.deck}/1", f"{self.deck}/2"]

    async def deal(self) -> None:
        """Begin a game that is dealt cards of the deck."""
        host, *others = map(PlayerId, ("11", "12", "13", "14"))
        lobby = await self.service.open(Place(HERE, 3), host, "en", decks=(self.deck,))
        for player in others:
            await self.service.play(lobby.id, do.Join(player))
        await self.service.play(lobby.id, do.Begin(host, ()))

    def left(self, *, deck: bool = True) -> list[str]:
        """Return the files and tables that still contain a card's picture or hash.

        With ``deck``, also those that contain the deck's name or its draft.
        """
        files = [path for path in self.workshop.folder.rglob("*") if path.is_file()]
        marks = [*self.contents, *(one.encode() for one in self.hashes)]
        found = [str(path) for path in files if path.stem in self.hashes]
        if deck:
            marks.append(DECK.encode())
            found += [str(path) for path in files if "uploads" in path.parts]
        for path in files:
            data = path.read_bytes()
            found += [f"{path}: {mark[:20]!r}" for mark in marks if mark in data]
        if isinstance(self.backend, PostgresBackend):
            for mark in (*self.hashes, *((DECK,) if deck else ())):
                found += self.backend.search(mark)
        return found

    async def check_gone(self, *, deck: bool = True) -> None:
        """Check that no card is on the shelf or in a file, and that a hand shows placeholders."""
        assert self.workshop.shelf.decks_for(HERE) == ()
        assert [card for card in self.cards if self.workshop.shelf.find(card)] == []
        made = await self.workshop.pictures.ready()
        placeholders = await made.hand(["nowhere/1", "nowhere/2"])
        assert (await made.hand(self.cards)).data == placeholders.data != self.hand.data
        assert (await made.card(self.cards[0])).data != self.large.data
        assert self.left(deck=deck) == []


@pytest.fixture(params=BACKENDS)
async def planted(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Planted]:
    backend = BACKENDS[request.param](tmp_path)
    async with opened(tmp_path, SandboxesHere(), await backend.open()) as workshop:
        planted = Planted(workshop, backend)
        await planted.plant()
        yield planted


async def by_person(planted: Planted) -> None:
    await planted.erasing.erase_person_data(ALICE)
    assert list(planted.workshop.drafts) == []


async def by_server(planted: Planted) -> None:
    await planted.erasing.erase_server(HERE)


async def by_removing_the_bot(planted: Planted) -> None:
    await planted.store.note_guild_left(HERE, planted.clock())
    planted.clock.advance(LEFT + 1)
    keeper = Housekeeping(
        planted.service, planted.store, planted.erasing, planted.clock, keep_finished=90 * DAY
    )
    await keeper.sweep()


async def by_card(planted: Planted) -> None:
    for number in (1, 2):
        await planted.workshop.making.remove(HERE, planted.deck, number)


async def by_deck(planted: Planted) -> None:
    await planted.workshop.making.remove(HERE, planted.deck)


WAYS = (by_person, by_server, by_removing_the_bot, by_card, by_deck)
DECK_STAYS = (by_person, by_card)  # without cards
Way = Callable[[Planted], Awaitable[None]]


@pytest.mark.parametrize("way", WAYS)
async def test_nothing_is_left_of_a_picture_that_was_erased(planted: Planted, way: Way) -> None:
    assert len(planted.workshop.shelf.decks_for(HERE)) == 1
    assert planted.left()
    await way(planted)
    await planted.check_gone(deck=way not in DECK_STAYS)


@pytest.mark.parametrize("way", [by_person, by_server, by_removing_the_bot])
async def test_whoever_is_erased_does_not_wait_for_a_game_to_end(
    planted: Planted, way: Way
) -> None:
    await planted.deal()
    await way(planted)
    await planted.check_gone(deck=way not in DECK_STAYS)
    assert len(await planted.store.live_games(HERE)) == (1 if way is by_person else 0)


@pytest.mark.parametrize("way", [by_card, by_deck])
async def test_a_game_that_was_dealt_may_finish_with_what_was_removed(
    planted: Planted, way: Way
) -> None:
    await planted.deal()
    await way(planted)
    made = await planted.workshop.pictures.ready()
    assert (await made.hand(planted.cards)).data == planted.hand.data
    (game,) = await planted.store.live_games(HERE)
    await planted.service.play(game, do.End(None))
    await planted.workshop.making.sweep()  # which comes once an hour
    await planted.check_gone(deck=way not in DECK_STAYS)


async def test_a_picture_that_the_host_blocks_is_deleted_at_once_and_noticed_in_minutes(
    planted: Planted, monkeypatch: pytest.MonkeyPatch
) -> None:
    await planted.deal()
    for one in planted.workshop.drafts:
        planted.workshop.drafts.drop(one)
    backend, folder = planted.backend, planted.workshop.folder
    address: PostgresAddress | Path = getattr(backend, "address", getattr(backend, "path", folder))
    if isinstance(address, Path):
        monkeypatch.setenv("DATABASE", str(address))
    else:
        monkeypatch.setenv("DATABASE", address.url)
        (folder / "data").mkdir()
        (folder / "pictures").rename(folder / "data" / "pictures")  # where it is without a file
        (folder / "pictures").symlink_to(folder / "data" / "pictures")
        (folder / "copies").rename(folder / "data" / "pictures" / "servers")
        (folder / "copies").symlink_to(folder / "data" / "pictures" / "servers")
    monkeypatch.chdir(folder)
    parser = argparse.ArgumentParser()
    deck_command.add_arguments(parser)
    for digest in planted.hashes:
        run = asyncio.to_thread(deck_command.run, parser.parse_args(["block", digest]))
        assert await run == 0
    pictures = [path for path in folder.rglob("*") if path.suffix in (".webp", ".tiles")]
    assert pictures == []
    assert [path for path in folder.rglob("*") if _holds(path, planted.contents)] == []
    planted.workshop.now += FRESH_FOR
    await planted.workshop.shelves.ensure_fresh(HERE)
    await asyncio.gather(*planted.workshop.making._sweeps)
    made = await planted.workshop.pictures.ready()
    placeholders = await made.hand(["nowhere/1", "nowhere/2"])
    assert (await made.hand(planted.cards)).data == placeholders.data


def _holds(path: Path, contents: list[bytes]) -> bool:
    data = path.read_bytes() if path.is_file() else b""
    return any(content in data for content in contents)


async def test_a_blocked_picture_is_in_no_draft(planted: Planted) -> None:
    (draft,) = planted.workshop.drafts
    await planted.store.block_picture(draft.uploads[0].source, 5.0)
    await planted.workshop.making.sweep()
    assert list(planted.workshop.drafts) == []
    assert not draft.folder.exists()


async def test_a_card_that_is_erased_while_it_is_made_ready_leaves_no_tiles(
    planted: Planted,
) -> None:
    workshop = planted.workshop
    for tiles in workshop.folder.glob("pictures/cards-*/*.tiles"):
        tiles.unlink()
    run = workshop.making._sandboxes.run

    made: list[tuple[Json, list[bytes]]] = []

    async def hold(said: Json, parts: list[bytes]) -> None:
        made.append((said, parts))

    async def late(guild_id: int, job: Json, inputs: Sequence[Path], receive: Receive) -> None:
        await run(guild_id, job, inputs, hold)
        await planted.erasing.erase_server(HERE)
        for said, parts in made:
            await receive(said, parts)

    with patch.object(workshop.making._sandboxes, "run", late):
        await workshop.making.prepare(HERE, planted.cards)
    assert made[0][1]
    assert planted.left() == []

"""A full disk, a database locked by a backup, and a stop in the middle of presses."""

import asyncio
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

from bot.client import DixitBot
from bot.rules.ids import PlayerId
from bot.rules.model import Phase
from bot.store import StoredGame, StoreError
from bot.store.sqlite.inspection import check_up, copy_database
from bot.store.sqlite.store import SqliteStore
from bot.times import HOUR
from playground.cast import CHARACTERS
from playground.driver import Actor, DidNotRespond, Stage
from playground.model import Channel
from playground.server import Playground

from .conftest import Launch, on_sqlite
from .evening import Evening
from .order import check_in_line, until
from .witness import Victim, Witness


@on_sqlite  # PostgreSQL and a full disk: tests/store/postgres
async def test_a_disk_that_is_really_full_refuses_the_press_and_goes_on_later(
    bot: DixitBot, stage: Stage
) -> None:
    evening = Evening(stage, bot, 3)
    await evening.open()
    await bot.parts.screens.settle()
    assert isinstance(bot.parts.store, SqliteStore)
    database = bot.parts.store._database

    ((used,),) = await database.fetch("PRAGMA page_count")
    await database.change(f"PRAGMA max_page_count = {used}")
    bob = evening.friends[1]
    for turn in range(300):  # until the pages that were left are used up
        before = await evening.stored()
        reply = await bob.press("join" if turn % 2 else "leave")
        if "couldn’t save" in reply.text:
            break
    assert "couldn’t save" in reply.text
    assert reply.private
    assert (await evening.stored()).game == before.game
    await database.change("PRAGMA max_page_count = 1000000")
    if str(bob.id) not in before.game.players:
        await bob.press("join")
    await evening.begin()
    await evening.play_round()
    await check_in_line(stage, bot, before.id)


async def test_what_could_not_be_saved_is_not_shown(
    bot: DixitBot, stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    evening = Evening(stage, bot, 3)
    await evening.open()
    await evening.begin()
    await evening.tell()
    await bot.parts.screens.settle()
    bob, game_id = evening.friends[1], await evening.game_id()
    hand = bob.dm.with_part("give")
    assert hand is not None
    before = hand.text
    seen: list[StoredGame] = []

    async def fail(_: StoredGame, after: StoredGame, *__: object, **___: object) -> None:
        seen.append(after)
        raise StoreError("the disk is gone")

    with monkeypatch.context() as broken:
        broken.setattr(type(bot.parts.store), "save", lambda _, *rest, **more: fail(*rest, **more))
        reply = await bob.dm.press(f"give:{game_id}:1:2")
    assert seen, "the move was made"
    assert "couldn’t save" in reply.text
    await bot.parts.screens.settle()
    assert hand.text == before
    await evening.give()
    await check_in_line(stage, bot, game_id)


@contextmanager
def locked(database: Path) -> Iterator[None]:
    """Lock the database inside the block, like a program that copies it."""
    with closing(sqlite3.connect(database, isolation_level=None)) as other:
        other.execute("BEGIN EXCLUSIVE")
        yield
        other.execute("ROLLBACK")


@on_sqlite
async def test_a_database_locked_by_somebodys_backup_refuses_the_press_and_goes_on_later(
    bot: DixitBot, stage: Stage, home: Path
) -> None:
    evening = Evening(stage, bot, 3)
    await evening.open()
    await bot.parts.screens.settle()
    before = await evening.stored()
    with locked(home / "games.sqlite3"):
        reply = await evening.host.press("begin")
        assert "couldn’t save" in reply.text
        assert await evening.stored() == before
    await evening.begin()
    await evening.play_round()
    await check_in_line(stage, bot, before.id)


@on_sqlite
async def test_our_own_backup_locks_nobody_out(bot: DixitBot, stage: Stage, home: Path) -> None:
    evening = Evening(stage, bot, 3)
    await evening.open()
    await evening.begin()
    copies = asyncio.create_task(copy_again_and_again(home))
    await evening.play_round()
    assert not copies.done()
    copies.cancel()
    await asyncio.gather(copies, return_exceptions=True)
    await check_in_line(stage, bot, await evening.game_id())
    assert not check_up(home / "copy.sqlite3").problems


async def copy_again_and_again(home: Path) -> None:
    while True:
        await asyncio.to_thread(copy_database, home / "games.sqlite3", home / "copy.sqlite3")


async def test_a_clock_that_jumps_ahead_takes_nobodys_turn(bot: DixitBot, stage: Stage) -> None:
    evening = await waiting_for_cards(bot, stage)
    stage.playground.world.clock.move(3 * HOUR)
    await bot.parts.alarms.extend_missed()
    await bot.parts.alarms.ring()
    await bot.parts.screens.settle()
    assert (await evening.game()).phase is Phase.SUBMITTING
    await evening.give()
    await evening.vote()
    await check_in_line(stage, bot, await evening.game_id())


async def test_time_that_was_forgiven_is_seen_at_once(bot: DixitBot, stage: Stage) -> None:
    evening = await waiting_for_cards(bot, stage)
    before = await deadline_on_screen(evening)
    posted = len(stage.channel.messages)
    stage.playground.world.clock.move(3 * HOUR)
    await bot.parts.alarms.extend_missed()
    assert await deadline_on_screen(evening) > before + 2 * HOUR
    assert len(stage.channel.messages) == posted


async def test_time_that_was_forgiven_at_a_start_is_seen_without_a_reminder(
    stage: Stage, launch: Launch
) -> None:
    bot = await launch()
    evening = await waiting_for_cards(bot, stage)
    before = await deadline_on_screen(evening)
    posted = len(stage.channel.messages)
    await bot.close()
    await bot.parts.store.close()
    stage.playground.world.clock.move(3 * HOUR)
    evening.bot = await launch()
    assert await deadline_on_screen(evening) > before + 2 * HOUR
    assert len(stage.channel.messages) == posted


async def waiting_for_cards(bot: DixitBot, stage: Stage) -> Evening:
    evening = Evening(stage, bot, 3)
    await evening.open(pace="normal")
    await evening.begin()
    await evening.tell()
    await bot.parts.screens.settle()
    return evening


async def deadline_on_screen(evening: Evening) -> float:
    """Return the stored deadline once the channel shows it, before any reminder.

    Also check that the channel and every hand show the stored game.
    """
    deadline = (await evening.stored()).deadline
    assert deadline is not None
    channel = evening.stage.channel
    await evening.stage.wait_until(
        lambda: f"<t:{int(deadline)}:" in channel.last_message.text, "the deadline"
    )
    await check_in_line(evening.stage, evening.bot, await evening.game_id())
    timer = (await evening.stored()).timer
    assert timer is not None
    assert timer.reminders
    return deadline


@pytest.mark.usefixtures("impatient")
async def test_forty_presses_are_answered_or_played_after_the_start(
    playground: Playground, stage: Stage, decks: Path, home: Path
) -> None:
    """SIGTERM comes in the middle of them."""
    people = stage.people(*(one.name for one in CHARACTERS))
    channels = [
        channel
        for guild in playground.world.guilds.values()
        for channel in playground.world.channels_of(guild.id)
        if not channel.unlisted
    ]
    async with Victim(playground, decks, home) as victim:
        await victim.start()
        for channel in channels:
            options = {"rules": "odyssey-2011", "deck": "plain", "pace": "none"}
            await people[0].at(channel).slash("dixit start", **options)
        joining = [person.at(channel) for channel in channels for person in people[1:]]
        assert len(joining) >= 40
        presses = [asyncio.create_task(pressed(one)) for one in joining]
        await asyncio.wait(presses, return_when=asyncio.FIRST_COMPLETED)
        victim.end()
        answered = await asyncio.gather(*presses)
        assert await victim.gone() == 0
        assert "Traceback" not in victim.log
        seated = await seats(home / "games.sqlite3", channels)
        assert any(answered)
        lost = [one for one, told in zip(joining, answered, strict=True) if not told]
        for one, told in zip(joining, answered, strict=True):
            assert not told or (one.channel.id, str(one.id)) in seated
        await victim.start()
        for one in lost:
            await one.press("join")
        await until(lambda: playground.bot_online, "the bot online")
        assert len(await seats(home / "games.sqlite3", channels)) == len(channels) * len(people)


async def pressed(one: Actor) -> bool:
    """Press *Join*, and return whether the bot answered in time."""
    try:
        await one.press("join")
    except DidNotRespond:
        return False
    return True


async def seats(database: Path, channels: list[Channel]) -> set[tuple[int, PlayerId]]:
    """Return the players in the last game of each channel, as stored on disk."""
    witness = Witness(database)
    found = set()
    for channel in channels:
        game_id = await witness.find_last(channel.id)
        assert game_id is not None
        game = (await witness.load(game_id)).game
        found |= {(channel.id, player) for player in game.players}
    return found

"""Faults of the machine: a full disk, a clock that jumps, days offline, an orderly end."""

import asyncio
from functools import partial

import pytest

from bot.client import DixitBot
from bot.rules.model import Ending, Phase
from bot.store import DiskFull, NotWritable
from bot.times import DAY, HOUR
from playground.driver import PATIENCE, Stage

from .conftest import Launch, discord_hangs, on_sqlite
from .evening import Evening, leave
from .order import check_in_line, of_the_bot, until


@pytest.mark.parametrize("fault", [DiskFull, NotWritable])
async def test_what_cannot_be_saved_is_refused_and_nothing_is_lost(
    bot: DixitBot, stage: Stage, monkeypatch: pytest.MonkeyPatch, fault: type[Exception]
) -> None:
    evening = Evening(stage, bot, 3)
    await evening.open()
    await evening.begin()
    await evening.tell()
    await bot.parts.screens.settle()
    before = await evening.stored()
    shown = stage.channel.last_message.text
    bob = evening.friends[1]
    with monkeypatch.context() as broken:
        broken.setattr(bot.parts.store, "save", partial(refuse, fault))
        broken.setattr(bot.parts.store, "save_messages", partial(refuse, fault))
        reply = await bob.dm.press("give")
        assert "couldn’t save" in reply.text
        assert await evening.stored() == before
        assert stage.channel.last_message.text == shown
        lookup = await bob.press("hand")  # reading still works
        assert lookup.private
    await bob.dm.press("give")
    await check_in_line(stage, bot, before.id)
    assert (await evening.stored()).revision == before.revision + 1


async def refuse(fault: type[Exception], *_: object, **__: object) -> None:
    raise fault("games.sqlite3")


async def test_notes_that_could_not_be_kept_are_kept_later(
    bot: DixitBot, stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    evening = Evening(stage, bot, 2)
    refused = 0

    async def refuse_to_note(*_: object) -> None:
        nonlocal refused
        refused += 1
        raise DiskFull("games.sqlite3")

    with monkeypatch.context() as broken:
        broken.setattr(bot.parts.store, "save_messages", refuse_to_note)
        await evening.open()
        await until(lambda: refused, "a note that could not be kept")
    await check_in_line(stage, bot, await evening.game_id())
    assert len(stage.channel.messages) == 1


async def test_a_slow_game_goes_on_over_days(bot: DixitBot, stage: Stage) -> None:
    evening = Evening(stage, bot, 4)
    await evening.open(pace="slow")
    await evening.begin()
    await evening.tell()
    await bot.parts.screens.settle()
    bob, late = evening.friends[1], evening.friends[2]
    await bob.dm.press("give")
    await bot.parts.screens.settle()
    first, done = late.dm.last().record.id, bob.dm.last().record.id
    await pass_time(bot, stage, DAY / 2 + 1)
    second = late.dm.last().record.id
    assert second != first  # a fresh notification
    assert bob.dm.last().record.id == done
    assert len(late.dm.messages()) == 1
    await pass_time(bot, stage, DAY / 2 - HOUR)
    assert late.dm.last().record.id not in (first, second)
    await check_in_line(stage, bot, await evening.game_id())
    await pass_time(bot, stage, HOUR)
    assert (await evening.game()).phase is not Phase.SUBMITTING
    await check_in_line(stage, bot, await evening.game_id())


async def test_a_game_that_everybody_left_ends_by_itself(bot: DixitBot, stage: Stage) -> None:
    evening = Evening(stage, bot, 3)
    await evening.open(pace="normal")
    await evening.begin()
    await evening.tell()
    for _ in range(40):
        if (await evening.game()).phase is Phase.FINISHED:
            break
        await pass_time(bot, stage, 200)
    assert (await evening.game()).phase is Phase.FINISHED
    await check_in_line(stage, bot, await evening.game_id())
    assert not any(friend.dm.last().buttons for friend in evening.friends)


async def test_a_lobby_that_nobody_joins_closes(bot: DixitBot, stage: Stage) -> None:
    evening = Evening(stage, bot, 2)
    await evening.open()
    await bot.parts.screens.settle()
    await pass_time(bot, stage, HOUR + 1)
    assert (await evening.game()).ending is Ending.ABANDONED
    await check_in_line(stage, bot, await evening.game_id())
    assert not any("Join" in label for label in stage.channel.last_message.buttons)


async def pass_time(bot: DixitBot, stage: Stage, seconds: float) -> None:
    """Move the clock by ``seconds``, run the alarms, and wait until everything is shown."""
    stage.playground.world.clock.move(seconds)
    await bot.parts.alarms.ring()
    await bot.parts.screens.settle()


async def test_a_clock_that_is_set_back_stops_nothing(bot: DixitBot, stage: Stage) -> None:
    evening = Evening(stage, bot, 3)
    await evening.open(pace="normal")
    await evening.begin()
    await evening.tell()
    await bot.parts.screens.settle()
    stage.playground.world.clock.move(-3 * HOUR)
    await bot.parts.alarms.extend_missed()
    await evening.give()
    await evening.vote()
    await stage.wait_until(lambda: evening.host.can_see("Next round"), "the reveal")
    await check_in_line(stage, bot, await evening.game_id())
    await pass_time(bot, stage, 60)
    assert (await evening.game()).phase is Phase.STORYTELLING


@discord_hangs
async def test_one_channels_trouble_is_nobody_elses(bot: DixitBot, stage: Stage) -> None:
    ours, theirs = stage.playground.world.channels_of(stage.playground.town.guild.id)[:2]
    sick, well = Evening(stage, bot, 3), Evening(stage, bot, 3)
    well.move_to(theirs)
    await sick.open()
    await bot.parts.screens.settle()
    stage.playground.world.clock.move(16 * 60)
    fault = stage.playground.faults.add(f"PATCH /channels/{ours.id}/*", hang=True, times=None)
    await leave(sick.friends[1])
    await well.open()
    await well.begin()
    await well.play_round()
    await stage.wait_until(lambda: well.host.can_see("Next round"), "their reveal")
    assert fault.hits
    stage.playground.faults.clear()
    await check_in_line(stage, bot, await well.game_id())
    await check_in_line(stage, bot, await sick.game_id())


async def test_a_table_does_not_wait_for_the_hands_of_another(
    launch: Launch, stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.screens.redraw.AT_ONCE", 1)
    bot = await launch()
    theirs = stage.playground.world.channels_of(stage.playground.town.guild.id)[1]
    waiting, other = Evening(stage, bot, 3), Evening(stage, bot, 3)
    other.move_to(theirs)
    await waiting.open()
    await other.open()
    await bot.parts.screens.settle()
    lobby = of_the_bot(stage, theirs)[-1]
    private = f"POST /channels/{waiting.friends[1].dm.channel.id}/messages"
    hand = stage.playground.faults.add(private, hang=True, times=None)
    await waiting.host.press("begin")
    await stage.wait_until(lambda: hand.hits, "a hand on its way")
    await other.host.slash("dixit table")
    await stage.wait_until(lambda: of_the_bot(stage, theirs)[-1] is not lobby, "their table")
    assert hand.hits == 1  # nobody has given up on it yet


async def test_nothing_of_a_game_stays_in_memory(bot: DixitBot, stage: Stage) -> None:
    evening = Evening(stage, bot, 3)
    await evening.open(goal=3)
    await evening.begin()
    await evening.play_on()
    await bot.parts.screens.settle()
    assert not bot.parts.games
    await check_in_line(stage, bot, await evening.game_id())


@discord_hangs
async def test_the_end_comes_quickly_and_in_order(
    launch: Launch, stage: Stage, caplog: pytest.LogCaptureFixture
) -> None:
    bot = await launch()
    evening = Evening(stage, bot, 3)
    await evening.open()
    await bot.parts.screens.settle()  # everyone who joined is in the lobby
    stage.playground.faults.add("* /channels/*", hang=True, times=None)
    stage.playground.faults.add("* /webhooks/*", hang=True, times=None)
    await evening.host.press("begin")
    caplog.clear()
    async with asyncio.timeout(PATIENCE):
        await bot.close()
    await bot.parts.store.close()
    await asyncio.sleep(0.1)
    # The sweeping of decks belongs to the assembly, which ends later and closes the store itself.
    ours = [record for record in caplog.records if record.name != "bot.app"]
    assert not [record for record in ours if record.levelname == "ERROR"]
    assert not [task for task in asyncio.all_tasks() if "_draw" in repr(task.get_coro())]


@on_sqlite
async def test_a_read_only_database_is_noticed_by_the_press(bot: DixitBot, stage: Stage) -> None:
    """No fault is simulated: SQLite itself refuses to write."""
    evening = Evening(stage, bot, 2)
    await evening.open()
    await bot.parts.screens.settle()
    before = await evening.stored()
    database = bot.parts.store._database

    await database.change("PRAGMA query_only = ON")
    reply = await evening.friends[1].press("leave")
    assert reply.private
    assert "couldn’t save" in reply.text
    await database.change("PRAGMA query_only = OFF")
    assert await evening.stored() == before

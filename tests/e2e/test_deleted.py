"""A deleted message of a running game is posted again after the next press or command."""

from dataclasses import replace

import pytest

from bot.client import DixitBot
from playground.driver import Stage
from playground.shown import Shown

from . import conftest
from .conftest import Launch
from .evening import Evening, leave
from .order import check_in_line


async def voting(stage: Stage, bot: DixitBot) -> Evening:
    """Return a game of four with an open vote, in which Bob has voted."""
    evening = Evening(stage, bot, 4)
    await evening.open()
    await evening.begin()
    await evening.tell()
    await evening.give()
    await stage.wait_until(lambda: evening.friends[1].dm.with_part("vote"), "Bob's ballot")
    bob = evening.friends[1]
    await bob.dm.choose("vote", (await votable(evening))[0])
    await bot.parts.screens.settle()
    return evening


async def votable(evening: Evening) -> list[str]:
    """Return the slots that Bob may vote for: all but his own."""
    owners = (await evening.game()).current.owners
    bob = str(evening.friends[1].id)
    return [str(slot) for slot, owner in enumerate(owners, start=1) if owner != bob]


def tables(evening: Evening) -> list[Shown]:
    shown = evening.stage.channel.messages
    return [one for one in shown if one.custom_id("vote")]


def delete_table(evening: Evening) -> None:
    (table,) = tables(evening)
    evening.stage.playground.world.delete(table.record)
    assert tables(evening) == []


@pytest.mark.parametrize("what", ["press", "command", "change", "table"])
async def test_the_table_comes_back(bot: DixitBot, stage: Stage, what: str) -> None:
    evening = await voting(stage, bot)
    delete_table(evening)
    bob = evening.friends[1]
    if what == "press":  # changes what Bob voted for, and nothing that others see
        await bob.dm.choose("vote", (await votable(evening))[1])
    elif what == "command":
        await bob.slash("dixit hand")
    elif what == "change":
        await leave(evening.friends[2])
    else:
        await bob.slash("dixit table")
    await stage.wait_until(lambda: tables(evening), "the table")
    await bot.parts.screens.settle()
    assert len(tables(evening)) == 1
    await check_in_line(stage, bot, await evening.game_id())


async def test_whatever_stands_is_not_posted_twice(bot: DixitBot, stage: Stage) -> None:
    evening = await voting(stage, bot)
    (table,) = tables(evening)
    for _ in range(2):
        await evening.friends[1].slash("dixit hand")
        await bot.parts.screens.settle()
    assert [one.record.id for one in tables(evening)] == [table.record.id]


async def test_a_message_that_was_just_there_is_not_looked_up_at_every_press(
    launch: Launch, stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(conftest, "HURRY", replace(conftest.HURRY, look_again=60.0))
    bot = await launch()
    evening = await voting(stage, bot)
    (table,) = tables(evening)
    address = f"/channels/{evening.channel.id}/messages/{table.record.id}"
    looks: list[int] = []
    for seconds in (0, 0, 61, 0, 0):
        stage.playground.world.clock.move(seconds)
        await evening.friends[1].dm.choose("vote", (await votable(evening))[len(looks) % 2])
        await bot.parts.screens.settle()
        asked = [(one.method, one.path) for one in stage.playground.requests]
        looks.append(asked.count(("GET", address)))
    assert looks == [0, 0, 1, 1, 1]


async def test_the_table_comes_back_where_nothing_was_posted_since(
    bot: DixitBot, stage: Stage
) -> None:
    """Discord answers the nonce of a deleted message with that message, for some minutes."""
    evening = Evening(stage, bot, 4, by_button=True)
    await evening.open()
    for friend in evening.friends:
        await friend.slash("dixit hand", send="button")
    await evening.begin()
    await evening.tell()
    await evening.give()
    await stage.wait_until(lambda: tables(evening), "the table")
    await bot.parts.screens.settle()
    for _ in range(2):  # including the one that replaced a deleted message
        delete_table(evening)
        await evening.host.slash("dixit hand")
        await stage.wait_until(lambda: tables(evening), "the table")
        await bot.parts.screens.settle()
        assert len(tables(evening)) == 1
        await check_in_line(stage, bot, await evening.game_id())

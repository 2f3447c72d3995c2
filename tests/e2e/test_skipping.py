"""The host stops waiting in the phase that was on screen, and never in the one after it."""

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from bot.client import DixitBot
from bot.rules import commands as do
from bot.rules.duties import awaited
from bot.rules.model import Phase
from playground.driver import Stage

from .conftest import on_both_stores
from .evening import Evening, leave, plain
from .order import until

OVERTAKEN = "nothing was skipped"


async def at_table(stage: Stage, bot: DixitBot) -> Evening:
    evening = Evening(stage, bot, 4)
    await evening.open()
    await evening.begin()
    await bot.parts.screens.settle()
    return evening


async def last_card(evening: Evening) -> Callable[[], Awaitable[object]]:
    """Play all cards but the last; return a function that plays it."""
    await evening.tell()
    game = await evening.game()
    *others, last = awaited(game)
    verb = f"give:{await evening.game_id()}:1:1"
    for player in others:
        await evening.friend(player).dm.press(verb)
    return lambda: evening.friend(last).dm.press(verb)


async def last_vote(evening: Evening) -> Callable[[], Awaitable[object]]:
    """Cast all votes but the last; return a function that casts it."""
    await (await last_card(evening))()
    game, verb = await evening.game(), f"vote:{await evening.game_id()}"
    *others, last = awaited(game)
    for player in others:
        await evening.friend(player).dm.choose(verb, *evening.ballot(game, player, hit=True))
    ballot = evening.ballot(game, last, hit=False)
    return lambda: evening.friend(last).dm.choose(verb, *ballot)


async def clue(evening: Evening) -> Callable[[], Awaitable[object]]:
    """Open the storyteller's form; return a function that sends the clue."""
    await evening.host.dm.press(f"story:{await evening.game_id()}:1:1")
    return lambda: evening.host.fills("A wish too big")


async def next_round(evening: Evening) -> Callable[[], Awaitable[object]]:
    """Play until the points are shown; return a function that starts the next round."""
    await (await last_vote(evening))()
    verb = f"next:{await evening.game_id()}:1"
    await evening.stage.wait_until(lambda: evening.friends[2].with_part(verb), "next")
    return lambda: evening.friends[2].press(verb)


STEPS = {
    "clue": (clue, Phase.SUBMITTING),
    "last card": (last_card, Phase.VOTING),
    "last vote": (last_vote, Phase.SCORED),
    "next round": (next_round, Phase.STORYTELLING),
}


@on_both_stores
@pytest.mark.parametrize("step", STEPS)
async def test_a_skip_that_meets_the_end_of_a_phase_does_not_end_the_next(
    bot: DixitBot, stage: Stage, step: str
) -> None:
    prepare, phase = STEPS[step]
    evening = await at_table(stage, bot)
    act = await prepare(evening)
    await bot.parts.screens.settle()
    before = (await evening.game()).phase
    _, skipped = await asyncio.gather(act(), evening.host.slash("dixit host skip"))
    journal = [one.played for one in await bot.parts.store.journal(await evening.game_id())]
    skips = [one for one in journal if isinstance(one, do.StopWaiting)]
    assert {one.phase for one in skips} <= {before}  # it was quicker, or too late
    assert bool(skips) is not (OVERTAKEN in plain(skipped.text))
    assert (await evening.game()).phase is phase or (step == "clue" and skips)


@pytest.mark.parametrize("step", STEPS)
async def test_a_skip_right_after_the_end_of_a_phase_is_told_to_look_again(
    bot: DixitBot, stage: Stage, step: str
) -> None:
    prepare, phase = STEPS[step]
    evening = await at_table(stage, bot)
    act = await prepare(evening)
    await bot.parts.screens.settle()
    with bot.parts.screens.defer_redraw(
        await evening.game_id()
    ):  # what has begun is not on screen yet
        await act()
        reply = await evening.host.slash("dixit host skip")
    assert OVERTAKEN in plain(reply.text)
    game = await evening.game()
    assert game.phase is phase
    assert not any(seat.misses for seat in game.seats)


async def test_a_skip_that_waits_while_the_last_card_is_saved_does_not_end_the_vote(
    bot: DixitBot, stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    evening = await at_table(stage, bot)
    act = await last_card(evening)
    await bot.parts.screens.settle()
    game_id = await evening.game_id()
    save, saving, go_on = bot.parts.store.save, asyncio.Event(), asyncio.Event()

    async def slowly(*args: object, **options: object) -> None:
        monkeypatch.undo()
        saving.set()
        await go_on.wait()
        await save(*args, **options)  # type: ignore[arg-type]

    monkeypatch.setattr(bot.parts.store, "save", slowly)
    giving = asyncio.ensure_future(act())
    await saving.wait()
    skipping = asyncio.create_task(evening.host.slash("dixit host skip"))
    lock = bot.parts.service._locks[game_id]
    await until(lambda: bool(lock._waiters), "the skip waits")
    go_on.set()
    await giving
    assert OVERTAKEN in plain((await skipping).text)
    assert (await evening.game()).phase is Phase.VOTING


async def test_each_phase_that_is_on_screen_can_be_skipped(bot: DixitBot, stage: Stage) -> None:
    evening = await at_table(stage, bot)
    await evening.tell()
    for phase in (Phase.VOTING, Phase.SCORED, Phase.STORYTELLING):
        await bot.parts.screens.settle()
        reply = await evening.host.slash("dixit host skip")
        assert "The game moves on" in plain(reply.text)
        assert (await evening.game()).phase is phase


async def test_a_skip_that_ends_the_game_says_so(bot: DixitBot, stage: Stage) -> None:
    evening = Evening(stage, bot, 6)
    await evening.open("team-2011")
    await evening.host.press("begin")
    await evening.private(evening.host, "claim")
    await evening.tell()
    await leave(evening.friends[5])
    await bot.parts.screens.settle()
    reply = await evening.host.slash("dixit host skip")
    assert plain(reply.text) == "The game is over."
    assert (await evening.game()).phase is Phase.FINISHED

"""``kill -9`` in every phase and in the middle of a redraw: the next start puts all in order."""

import asyncio
import os
from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any, cast

import pytest

from bot.client import DixitBot
from bot.rules.model import Phase
from bot.store import Address
from bot.times import DAY
from playground.driver import PATIENCE, Stage
from playground.feed import Event
from playground.server import Playground

from . import conftest
from .conftest import Launch
from .evening import Evening
from .order import check_in_line, check_nothing_twice, until
from .witness import Victim, Witness


@pytest.fixture
async def victim(
    playground: Playground, decks: Path, home: Path, database: Address
) -> AsyncIterator[Victim]:
    async with Victim(playground, decks, home, database) as process:
        yield process


def table_of(stage: Stage, victim: Victim, players: int) -> Evening:
    return Evening(stage, cast("DixitBot", Witness(victim.database)), players)


async def restart(victim: Victim) -> None:
    victim.kill()
    await victim.gone()
    await victim.start()


async def shown(evening: Evening) -> None:
    """Wait until the saved game is shown, then check that no message was posted twice."""
    for _ in range(int(PATIENCE / 0.02)):
        stored = await evening.stored()
        if stored.shown == stored.revision:
            break
        await asyncio.sleep(0.02)
    assert stored.shown == stored.revision
    check_nothing_twice(evening.stage, evening.channel)


async def test_the_same_buttons_work_after_a_kill_in_every_phase(
    stage: Stage, victim: Victim, launch: Launch
) -> None:
    await victim.start()
    evening = table_of(stage, victim, 3)
    await evening.open(goal=3)
    await restart(victim)  # in the lobby
    await evening.begin()
    await shown(evening)
    await restart(victim)  # while the storyteller thinks
    game = await evening.game()
    await evening.host.dm.press(f"story:{await evening.game_id()}:{game.current.number}:1")
    victim.kill()
    await victim.gone()
    await victim.start()
    await evening.host.fills("Opened before, filled in after")  # with the form open
    await shown(evening)
    await evening.friends[1].dm.press("give")
    await restart(victim)  # while cards come in
    await evening.give()
    await shown(evening)
    assert (await evening.game()).phase is Phase.VOTING
    await restart(victim)  # during the vote
    await evening.vote(right=True)
    await restart(victim)  # at the reveal
    await shown(evening)
    while (await evening.game()).phase is not Phase.FINISHED:
        await evening.go_on()
        await evening.play_round()
    victim.kill()  # before or while the podium is shown
    await victim.gone()
    bot = await launch()
    await bot.parts.screens.settle()
    await check_in_line(stage, bot, await evening.game_id())
    await evening.host.press("rematch")
    assert (await evening.game()).phase is Phase.LOBBY


@pytest.mark.parametrize("seed", range(1, 9 if os.environ.get("KILL_ALL") else 2))
async def test_a_kill_in_the_middle_of_any_request_heals(
    stage: Stage, victim: Victim, launch: Launch, seed: int
) -> None:
    """The request is carried out or not, and the bot never learns which."""
    rng = Random(seed)
    await victim.start()
    evening = table_of(stage, victim, 3)
    await evening.open()
    await evening.begin()
    await shown(evening)
    for _ in range(4):
        struck = asyncio.Event()
        stop = stage.playground.world.feed.subscribe(striking(victim, struck))
        details: dict[str, Any] = {"after_all": rng.random() < 0.7, "skip": rng.randrange(12)}
        stage.playground.faults.add("*", hang=True, **details)
        await act_until(evening, struck)
        stop()
        stage.playground.faults.clear()
        await victim.gone()
        await victim.start()
        await shown(evening)
    victim.kill()
    await victim.gone()
    bot = await launch()
    await until(lambda: stage.channel.messages, "anything")
    await check_in_line(stage, bot, await evening.game_id())


def striking(victim: Victim, struck: asyncio.Event) -> Any:
    def listen(event: Event) -> None:
        if event.name == "FAULT":
            victim.kill()
            struck.set()

    return listen


async def act_until(evening: Evening, struck: asyncio.Event) -> None:
    """Play until ``struck`` is set, which means that the bot was killed.

    Also stop if playing ends with an error, or after a timeout.
    """
    playing = asyncio.create_task(play_for_ever(evening))
    dying = asyncio.create_task(struck.wait())
    try:
        await asyncio.wait({playing, dying}, return_when=asyncio.FIRST_COMPLETED, timeout=PATIENCE)
    finally:
        for task in (playing, dying):
            task.cancel()
        await asyncio.gather(playing, dying, return_exceptions=True)


async def play_for_ever(evening: Evening) -> None:
    while (await evening.game()).phase is not Phase.FINISHED:
        await one_step(evening)


async def one_step(evening: Evening) -> None:
    """Let the players do everything that the current phase waits for."""
    game = await evening.game()
    if game.phase is Phase.SCORED:
        await evening.go_on()
    elif game.phase is Phase.STORYTELLING:
        await evening.tell()
    elif game.phase is Phase.SUBMITTING:
        await evening.give()
    else:
        await evening.vote()


@pytest.mark.parametrize("seed", range(1, 5 if os.environ.get("KILL_ALL") else 2))
async def test_what_stood_when_the_bot_was_killed_stands_when_play_went_on_at_once(
    stage: Stage, victim: Victim, seed: int
) -> None:
    """Killed 0 ms after a clue, a table or a reveal was posted."""
    rng = Random(seed)
    await victim.start()
    evening = table_of(stage, victim, 3)
    await evening.open()
    await evening.begin()
    kinds = ["reveal"]
    if os.environ.get("KILL_ALL"):
        kinds += rng.choices(["clue", "table", "reveal"], k=9)
    for wanted in kinds:
        await shown(evening)
        struck = asyncio.Event()
        stop = stage.playground.world.feed.subscribe(after_post(stage, victim, wanted, struck))
        await act_until(evening, struck)
        stop()
        if not struck.is_set():
            break  # the game is over
        stood = {one.record.id for one in stage.channel.messages}
        await victim.gone()
        await victim.start()
        before = (await evening.game()).phase
        while (await evening.game()).phase is before:  # at once
            await one_step(evening)
        await shown(evening)
        assert stood <= {one.record.id for one in stage.channel.messages}


def after_post(stage: Stage, victim: Victim, wanted: str, struck: asyncio.Event) -> Any:
    """Return a listener that kills the bot once it has posted a message of the ``wanted`` kind.

    The kinds are "clue", "table" and "reveal". The listener then sets ``struck``.
    """

    def listen(event: Event) -> None:
        if event.name != "MESSAGE_CREATE" or event.data["channel_id"] != str(
            stage.channel.channel.id
        ):
            return
        text = str(event.data["components"])
        kind = "table" if "vote:" in text else "clue" if "waiting.jpg" in text else "reveal"
        if kind == wanted and not struck.is_set():
            victim.kill()
            struck.set()

    return listen


async def test_a_stop_between_the_two_beats_of_the_reveal_loses_none(
    stage: Stage, launch: Launch, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as unhurried:
        unhurried.setattr(conftest, "HURRY", replace(conftest.HURRY, beat=60.0))
        bot = await launch()
    evening = Evening(stage, bot, 3)
    await evening.open()
    await evening.begin()
    await evening.play_round()
    await stage.wait_until(lambda: evening.host.can_see("It was card"), "the first beat")
    first = stage.channel.last_message.text
    (game,) = bot.parts.games.values()
    await until(lambda: not game.drawing, "the rest of the redraw")
    await bot.close()
    await bot.parts.store.close()
    evening.bot = await launch()
    await check_in_line(stage, evening.bot, await evening.game_id())
    assert stage.channel.last_message.text != first


async def test_a_reminder_that_a_crash_forgot_leaves_no_second_hand(
    stage: Stage, launch: Launch, monkeypatch: pytest.MonkeyPatch
) -> None:
    bot = await launch()
    evening = Evening(stage, bot, 3)
    await evening.open(pace="slow")
    await evening.begin()
    await evening.tell()
    await bot.parts.screens.settle()

    async def forget(*_: object) -> None:
        """Save nothing, as if the bot had crashed before it could."""

    monkeypatch.setattr(bot.parts.games, "save", forget)
    stage.playground.world.clock.move(DAY / 2 + 1)
    await bot.parts.alarms.ring()
    await bot.parts.screens.settle()
    await bot.close()
    await bot.parts.store.close()
    evening.bot = await launch()
    await check_in_line(stage, evening.bot, await evening.game_id())


async def test_a_card_whose_game_was_not_saved_yet_says_what_to_do(
    stage: Stage, victim: Victim, launch: Launch
) -> None:
    await victim.start()
    world, host = stage.playground.world, stage.person("Alice")
    hanging = "POST /channels/*/messages/*/threads"
    struck = stage.playground.faults.add(hanging, hang=True, after_all=True)
    await host.slash("dixit start", deck="plain", thread=True)
    await stage.wait_until(lambda: struck.hits, "the thread")
    victim.kill()
    await victim.gone()
    bot = await launch()
    await bot.parts.screens.settle()
    assert "try **/dixit start** again" in stage.channel.last_message.text
    (thread,) = (one for one in world.channels.values() if one.is_thread)
    lobby = await host.at(thread).slash("dixit start", deck="plain")
    assert not lobby.private
    assert len(await bot.parts.store.live_games()) == 1

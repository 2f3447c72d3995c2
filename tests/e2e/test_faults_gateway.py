"""The gateway breaks: presses are played once or not at all, and screens catch up."""

from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

import pytest

from bot.client import DixitBot
from playground.driver import DidNotRespond, Stage
from playground.gateway import Gateway
from playground.server import Playground

from .evening import Evening, leave
from .order import check_in_line, until
from .witness import Victim

pytestmark = pytest.mark.usefixtures("impatient")

RESUMED: dict[str, Callable[[Gateway], None]] = {
    "op 7": Gateway.reconnect,
    "op 9 true": lambda gateway: gateway.invalidate(resumable=True),
    "close 1000": lambda gateway: gateway.close(1000),
    "close 4007": lambda gateway: gateway.close(4007),
    "close 4000": lambda gateway: gateway.close(4000),
    "close 4009": lambda gateway: gateway.close(4009),
    "cut": Gateway.cut,
}


async def test_a_press_in_the_gap_is_replayed_once(
    bot: DixitBot, stage: Stage, playground: Playground
) -> None:
    evening = Evening(stage, bot, 2)
    await evening.open()
    revision = (await evening.stored()).revision
    for name, disturb in RESUMED.items():
        here = str(evening.friends[1].id) in (await evening.game()).players
        disturb(playground.gateway)
        await evening.friends[1].press("leave" if here else "join")
        revision += 1
        await check_in_line(stage, bot, await evening.game_id())
        assert (await evening.stored()).revision == revision, name


@pytest.mark.parametrize("refused", [False, True])
async def test_after_a_lost_session_everything_is_brought_in_line(
    bot: DixitBot, stage: Stage, playground: Playground, refused: bool
) -> None:
    evening = Evening(stage, bot, 2)
    await evening.open()
    await bot.parts.screens.settle()
    sessions = set(playground.gateway.sessions)
    down = playground.faults.add("*messages*", status=503, times=None)
    await leave(evening.host)  # the lobby must be redrawn, and cannot
    await until(lambda: down.hits, "the first attempt")
    if refused:
        playground.gateway.refuses_resumes = True
        playground.gateway.cut()
    else:
        playground.gateway.invalidate(resumable=False)
    await until(lambda: not sessions & set(playground.gateway.sessions), "a new session")
    playground.faults.clear()
    await until(lambda: playground.bot_online, "the bot online")
    await check_in_line(stage, bot, await evening.game_id())
    with suppress(DidNotRespond):
        await evening.friends[1].press("join")
    await check_in_line(stage, bot, await evening.game_id())


async def test_the_same_press_delivered_twice_counts_once(
    bot: DixitBot, stage: Stage, playground: Playground
) -> None:
    evening = Evening(stage, bot, 3)
    playground.faults.double(times=None)
    await evening.open()
    await evening.begin()
    await evening.play_round()
    await stage.wait_until(lambda: evening.host.can_see("Next round"), "the reveal")
    stored = await evening.stored()
    # one revision for each press that changes something: open, 2 joins, begin, claim, clue,
    # 2 times 2 cards, 2 votes
    assert stored.revision == 1 + 2 + 1 + 1 + 1 + 4 + 2
    await bot.parts.screens.settle()  # hands come after the channel
    await check_in_line(stage, bot, stored.id)
    refused = [seen for seen in playground.requests if seen.status >= 400]
    assert not refused


async def test_a_polite_end_leaves_nothing_undone(
    playground: Playground, decks: Path, home: Path
) -> None:
    async with Victim(playground, decks, home) as victim:
        await victim.start("bot")
        victim.end()
        assert await victim.gone() == 0
        assert "Traceback" not in victim.log
        assert "never retrieved" not in victim.log
        assert "was destroyed" not in victim.log

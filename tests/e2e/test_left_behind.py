"""One private message a player: nothing old stays behind, whatever fails or crashes."""

import asyncio
import logging
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.gateway.client import DixitBot
from bot.gateway.requests import Requests
from bot.screens.game import GameOnScreen
from bot.store import Address, PostedMessage
from playground.driver import Actor, Stage
from playground.server import Playground

from .conftest import Launch, discord_hangs
from .evening import Evening
from .order import check_in_line, until
from .test_faults_kill import shown, table_of
from .witness import Victim


def hands(friend: Actor) -> list[str]:
    """What stands in somebody's direct messages for everybody who looks over their shoulder."""
    return [one.text for one in friend.dm.messages() if not one.private]


@pytest.fixture
async def victim(
    playground: Playground, decks: Path, home: Path, database: Address
) -> AsyncIterator[Victim]:
    async with Victim(playground, decks, home, database) as process:
        yield process


async def test_a_hand_without_buttons_is_found_after_a_kill(stage: Stage, victim: Victim) -> None:
    await victim.start()
    evening = table_of(stage, victim, 3)
    await evening.open()
    await shown(evening)
    alice, _, chloe = evening.friends
    # Chloé's message takes its time, so the redraw is not over and nothing is written down.
    slow = f"POST /channels/{chloe.dm.channel.id}/messages"
    stage.playground.faults.add(slow, hang=True, times=None)
    await evening.begin()
    await evening.tell()
    await stage.wait_until(lambda: alice.dm.can_see("Your clue is out"), "told")
    victim.kill()
    await victim.gone()
    stage.playground.faults.clear()
    await victim.start()
    await shown(evening)
    await evening.give()
    await evening.vote()
    await evening.go_on()
    await shown(evening)
    assert len(hands(alice)) == 1, hands(alice)


async def test_a_hand_whose_deletion_failed_is_deleted_later(bot: DixitBot, stage: Stage) -> None:
    evening = Evening(stage, bot, 3)
    await evening.open()
    await evening.begin()
    await bot.screens.settle()
    bob = evening.friends[1]
    route = f"DELETE /channels/{bob.dm.channel.id}/messages/*"
    fault = stage.playground.faults.add(route, status=503, times=4)
    await evening.tell()
    await stage.wait_until(lambda: fault.spent, "the outage")
    await bot.screens.settle()
    assert len(hands(bob)) == 1, hands(bob)
    await check_in_line(stage, bot, await evening.game_id())


@discord_hangs
async def test_nobody_waits_for_a_hand_that_cannot_be_deleted(bot: DixitBot, stage: Stage) -> None:
    evening = Evening(stage, bot, 3)
    await evening.open()
    await evening.begin()
    await bot.screens.settle()
    bob = evening.friends[1]
    route = f"DELETE /channels/{bob.dm.channel.id}/messages/*"
    fault = stage.playground.faults.add(route, hang=True, times=None)
    await evening.play_round()
    await stage.wait_until(lambda: evening.host.can_see("Next round"), "the reveal")
    assert fault.hits
    stage.playground.faults.clear()
    await check_in_line(stage, bot, await evening.game_id())
    assert len(hands(bob)) == 1, hands(bob)


async def test_old_hands_that_go_late_keep_nobody_from_the_next_round(
    bot: DixitBot,
    stage: Stage,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    evening = Evening(stage, bot, 3)
    await evening.open()
    await evening.begin()
    await bot.screens.settle()
    go, tidy = asyncio.Event(), bot.hands.tidy

    async def late(game: GameOnScreen) -> None:
        await go.wait()
        await tidy(game)

    monkeypatch.setattr(bot.hands, "tidy", late)
    await evening.play_round()
    await evening.go_on()
    await evening.tell("A second story")
    game = bot.screens.games[await evening.game_id()]
    await until(lambda: [one.kind for one in game.standing].count("clue") == 2, "the next clue")
    with monkeypatch.context() as meanwhile:  # then only what a press entitles us to is changed
        meanwhile.setattr(Requests, "behind", True)
        go.set()
        await until(lambda: game.tidying is None, "the old hands are gone")
    await bot.screens.settle()
    assert not [record for record in caplog.records if record.levelno >= logging.WARNING]
    assert [len(hands(friend)) for friend in evening.friends] == [1, 1, 1]


async def test_whoever_closes_their_private_messages_keeps_no_old_hand(
    bot: DixitBot, stage: Stage
) -> None:
    evening = Evening(stage, bot, 3)
    await evening.open()
    await evening.begin()
    await evening.tell()
    await bot.screens.settle()
    bob = evening.friends[1]
    bob.person.user.accepts_dms = False
    await evening.give()
    await bot.screens.settle()
    assert not hands(bob)


@pytest.mark.parametrize("leaves", [False, True])
async def test_whoever_wants_no_hand_any_more_keeps_none_that_a_crash_forgot(
    stage: Stage, launch: Launch, monkeypatch: pytest.MonkeyPatch, leaves: bool
) -> None:
    bot = await launch()
    evening = Evening(stage, bot, 4)
    await evening.open()
    await evening.begin()
    await bot.screens.settle()

    async def forget(*_: object) -> None:
        """The crash comes before anything is written down."""

    monkeypatch.setattr(bot.games, "keep", forget)
    await evening.tell()
    await bot.screens.settle()
    await bot.screens.close()
    bob = evening.friends[1]
    if leaves:
        await evening.host.slash("dixit kick", player=bob.id)
    else:
        await bob.slash("dixit hand", send="button")
    await bot.close()
    await bot.store.close()
    evening.bot = again = await launch()
    await check_in_line(stage, again, await evening.game_id())
    assert bob.dm.with_part("give") is None
    assert len(hands(bob)) == leaves  # a sentence, or nothing


async def test_a_press_before_the_start_is_over_hides_nothing_from_it(
    stage: Stage, launch: Launch, monkeypatch: pytest.MonkeyPatch
) -> None:
    bot = await launch()
    evening = Evening(stage, bot, 4)
    await evening.open()
    await evening.begin()
    await bot.screens.settle()

    async def forget(*_: object) -> None:
        """The crash comes before anything is written down."""

    monkeypatch.setattr(bot.games, "keep", forget)
    await evening.tell()
    await stage.wait_until(lambda: all(f.dm.with_part("give") for f in evening.friends[1:]), "give")
    await evening.friends[1].dm.press("give")
    await evening.friends[2].dm.press("give")
    await bot.screens.settle()
    await bot.close()
    await bot.store.close()
    evening.bot = again = await launch()
    await evening.friends[3].dm.press("give")  # the last card: now they vote
    await until(again.is_ready, "ready")
    await check_in_line(stage, again, await evening.game_id())
    assert [len(hands(friend)) for friend in evening.friends] == [1, 1, 1, 1]


@discord_hangs
async def test_a_press_on_a_hand_whose_receipt_is_late_updates_that_hand(
    bot: DixitBot, stage: Stage
) -> None:
    evening = Evening(stage, bot, 4)
    await evening.open()
    await evening.begin()
    await bot.screens.settle()
    bob = evening.friends[1]
    here = f"POST /channels/{bob.dm.channel.id}/messages"
    stage.playground.faults.add(here, hang=True, after_all=True)
    await evening.tell()
    await bob.dm.press("give")
    await evening.give()
    await bot.screens.settle()
    await evening.vote()
    await bot.screens.settle()
    assert len(bob.dm.messages()) == 1
    await check_in_line(stage, bot, await evening.game_id())


async def test_strays_are_looked_for_where_no_note_was_ever_kept(
    stage: Stage, launch: Launch, monkeypatch: pytest.MonkeyPatch
) -> None:
    bot = await launch()
    evening = Evening(stage, bot, 3)

    async def keep_public_only(
        game_id: str, put: list[PostedMessage], drop: list[int], shown: int | None
    ) -> None:
        """The crash comes when the first hands were sent, of which nothing is known then."""

    monkeypatch.setattr(bot.store, "note_shown", keep_public_only)
    await evening.open()
    await evening.begin()
    await bot.screens.settle()
    await bot.close()
    await bot.store.close()
    evening.bot = again = await launch()
    await check_in_line(stage, again, await evening.game_id())
    assert [len(hands(friend)) for friend in evening.friends] == [1, 1, 1]


@pytest.mark.parametrize("over", [False, True])
async def test_hands_by_button_leave_no_hand_in_private(
    bot: DixitBot, stage: Stage, over: bool
) -> None:
    evening = Evening(stage, bot, 3)
    await evening.open()
    await evening.begin()
    await evening.tell()
    await bot.screens.settle()
    bob = evening.friends[1]
    assert hands(bob)
    await bob.slash("dixit hand", send="button")
    await bot.screens.settle()
    assert not hands(bob)
    if over:
        await evening.stop()
        await bot.screens.settle()
        assert not hands(bob)
        return
    await bob.slash("dixit hand", send="dm")
    await bot.screens.settle()
    assert len(hands(bob)) == 1
    await check_in_line(stage, bot, await evening.game_id())


async def test_whoever_is_kicked_keeps_a_sentence_instead_of_a_hand(
    bot: DixitBot, stage: Stage
) -> None:
    evening = Evening(stage, bot, 4)
    await evening.open()
    await evening.begin()
    await bot.screens.settle()
    bob = evening.friends[1]
    await evening.host.slash("dixit kick", player=bob.id)
    await bot.screens.settle()
    (left,) = hands(bob)
    assert "not at this table any more" in left
    assert bob.dm.with_part("claim") is None


async def test_a_listener_that_takes_its_time_makes_no_second_lobby(
    bot: DixitBot, stage: Stage
) -> None:
    async def dawdle(*_: object) -> None:
        await asyncio.sleep(0)

    bot.service.listen(dawdle)
    evening = Evening(stage, bot, 3)
    await evening.open(goal=1)
    await bot.screens.settle()
    assert len(stage.channel.messages) == 1
    await evening.begin()
    await evening.play_on()
    await bot.screens.settle()
    before = len(stage.channel.messages)
    await evening.host.press("rematch")
    await bot.screens.settle()
    assert len(stage.channel.messages) == before + 1

"""One DM for each player: no old hand stays after failures and crashes."""

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path

import pytest

from bot.client import DixitBot
from bot.gateway.requests import Requests
from bot.rules.ids import PlayerId
from bot.screens.board import GameOnScreen
from bot.screens.redraw import Screens
from bot.store import Address, PostedMessage
from playground.driver import Actor, Stage
from playground.server import Playground

from .conftest import Launch, discord_hangs
from .evening import Evening
from .order import check_in_line, until
from .test_faults_kill import shown, table_of
from .witness import Victim


def hands(friend: Actor) -> list[str]:
    """Return the texts of a player's DMs that are not ephemeral, which are hands."""
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
    await bot.parts.screens.settle()
    bob = evening.friends[1]
    route = f"DELETE /channels/{bob.dm.channel.id}/messages/*"
    fault = stage.playground.faults.add(route, status=503, times=4)
    await evening.tell()
    await stage.wait_until(lambda: fault.spent, "the outage")
    await bot.parts.screens.settle()
    assert len(hands(bob)) == 1, hands(bob)
    await check_in_line(stage, bot, await evening.game_id())


@discord_hangs
async def test_nobody_waits_for_a_hand_that_cannot_be_deleted(bot: DixitBot, stage: Stage) -> None:
    evening = Evening(stage, bot, 3)
    await evening.open()
    await evening.begin()
    await bot.parts.screens.settle()
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
    await bot.parts.screens.settle()
    go, tidy = asyncio.Event(), bot.parts.hands.tidy

    async def late(game: GameOnScreen, player: PlayerId) -> None:
        await go.wait()
        await tidy(game, player)

    monkeypatch.setattr(bot.parts.hands, "tidy", late)
    await evening.play_round()
    await evening.go_on()
    await evening.tell("A second clue")
    game = bot.parts.screens.games[await evening.game_id()]
    await until(lambda: [one.kind for one in game.to_keep].count("clue") == 2, "the next clue")
    with monkeypatch.context() as meanwhile:  # then only what a press entitles us to is changed
        meanwhile.setattr(Requests, "behind", True)
        go.set()
        states = game.hand_states.values()
        await until(lambda: not any(one.tidying for one in states), "the old hands are gone")
    await bot.parts.screens.settle()
    assert not [record for record in caplog.records if record.levelno >= logging.WARNING]
    assert [len(hands(friend)) for friend in evening.friends] == [1, 1, 1]


async def test_whoever_closes_their_private_messages_keeps_no_old_hand(
    bot: DixitBot, stage: Stage
) -> None:
    evening = Evening(stage, bot, 3)
    await evening.open()
    await evening.begin()
    await evening.tell()
    await bot.parts.screens.settle()
    bob = evening.friends[1]
    bob.person.user.accepts_dms = False
    await evening.give()
    await bot.parts.screens.settle()
    assert not hands(bob)


@pytest.mark.parametrize("leaves", [False, True])
async def test_whoever_wants_no_hand_any_more_keeps_none_that_a_crash_forgot(
    stage: Stage, launch: Launch, monkeypatch: pytest.MonkeyPatch, leaves: bool
) -> None:
    bot = await launch()
    evening = Evening(stage, bot, 4)
    await evening.open()
    await evening.begin()
    await bot.parts.screens.settle()

    async def forget(*_: object) -> None:
        """Save nothing, as if the bot had crashed before it could."""

    monkeypatch.setattr(bot.parts.games, "save", forget)
    await evening.tell()
    await bot.parts.screens.settle()
    await bot.parts.screens.close()
    bob = evening.friends[1]
    if leaves:
        await evening.host.slash("dixit host kick", player=bob.id)
    else:
        await bob.slash("dixit hand", send="button")
    await bot.close()
    await bot.parts.store.close()
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
    await bot.parts.screens.settle()

    async def forget(*_: object) -> None:
        """Save nothing, as if the bot had crashed before it could."""

    monkeypatch.setattr(bot.parts.games, "save", forget)
    await evening.tell()
    await stage.wait_until(lambda: all(f.dm.with_part("give") for f in evening.friends[1:]), "give")
    await evening.friends[1].dm.press("give")
    await evening.friends[2].dm.press("give")
    await bot.parts.screens.settle()
    await bot.close()
    await bot.parts.store.close()
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
    await bot.parts.screens.settle()
    bob = evening.friends[1]
    here = f"POST /channels/{bob.dm.channel.id}/messages"
    stage.playground.faults.add(here, hang=True, after_all=True)
    await evening.tell()
    await bob.dm.press("give")
    await evening.give()
    await bot.parts.screens.settle()
    await evening.vote()
    await bot.parts.screens.settle()
    assert len(bob.dm.messages()) == 1
    await check_in_line(stage, bot, await evening.game_id())


async def test_strays_are_looked_for_where_no_note_was_ever_kept(
    stage: Stage, launch: Launch, monkeypatch: pytest.MonkeyPatch
) -> None:
    bot = await launch()
    evening = Evening(stage, bot, 3)

    async def keep_public_only(
        game_id: str,
        put: list[PostedMessage],
        drop: list[int],
        shown: int | None,
        shown_before: int,
    ) -> None:
        """Save public messages only, as if the bot had crashed after sending the first hands."""

    monkeypatch.setattr(bot.parts.store, "save_messages", keep_public_only)
    await evening.open()
    await evening.begin()
    await bot.parts.screens.settle()
    await bot.close()
    await bot.parts.store.close()
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
    await bot.parts.screens.settle()
    bob = evening.friends[1]
    assert hands(bob)
    await bob.slash("dixit hand", send="button")
    await bot.parts.screens.settle()
    assert not hands(bob)
    if over:
        await evening.stop()
        await bot.parts.screens.settle()
        assert not hands(bob)
        return
    await bob.slash("dixit hand", send="dm")
    await bot.parts.screens.settle()
    assert len(hands(bob)) == 1
    await check_in_line(stage, bot, await evening.game_id())


async def test_whoever_is_kicked_keeps_a_sentence_instead_of_a_hand(
    bot: DixitBot, stage: Stage
) -> None:
    evening = Evening(stage, bot, 4)
    await evening.open()
    await evening.begin()
    await bot.parts.screens.settle()
    bob = evening.friends[1]
    await evening.host.slash("dixit host kick", player=bob.id)
    await bot.parts.screens.settle()
    (left,) = hands(bob)
    assert "no longer in this game" in left
    assert bob.dm.with_part("claim") is None


async def test_a_listener_that_takes_its_time_makes_no_second_lobby(
    bot: DixitBot, stage: Stage
) -> None:
    async def dawdle(*_: object) -> None:
        await asyncio.sleep(0)

    bot.parts.service.listen(dawdle)
    evening = Evening(stage, bot, 3)
    await evening.open(goal=1)
    await bot.parts.screens.settle()
    assert len(stage.channel.messages) == 1
    await evening.begin()
    await evening.play_on()
    await bot.parts.screens.settle()
    before = len(stage.channel.messages)
    await evening.host.press("rematch")
    await bot.parts.screens.settle()
    assert len(stage.channel.messages) == before + 1


@pytest.mark.parametrize("kind", ["clue", "table", "reveal"])
async def test_what_was_posted_just_before_a_crash_stays_when_play_goes_on_at_once(
    stage: Stage, launch: Launch, monkeypatch: pytest.MonkeyPatch, kind: str
) -> None:
    bot = await launch()
    evening = Evening(stage, bot, 3)
    await evening.open()
    await evening.begin()
    steps: dict[str, Callable[[], Awaitable[object]]]
    steps = {"clue": evening.tell, "table": evening.give, "reveal": evening.vote}
    for step in steps:
        if step == kind:
            break
        await steps[step]()
    await bot.parts.screens.settle()
    before = {one.record.id for one in stage.channel.messages}

    async def forget(*_: object) -> None:
        """Save nothing, as if the bot had crashed before it could."""

    monkeypatch.setattr(bot.parts.games, "save", forget)
    await steps[kind]()
    await bot.parts.screens.settle()
    (fresh,) = [one for one in stage.channel.messages if one.record.id not in before]
    await bot.close()
    await bot.parts.store.close()
    monkeypatch.setattr(Screens, "recover", forget)
    evening.bot = again = await launch()
    # People are quicker than the first redraw.
    with again.parts.screens.defer_redraw(await evening.game_id()):
        await {"clue": evening.give, "table": evening.vote, "reveal": evening.go_on}[kind]()
    await again.parts.screens.settle()
    await check_in_line(stage, again, await evening.game_id())
    assert fresh.record.id in {one.record.id for one in stage.channel.messages}


async def test_a_message_that_stands_twice_after_a_crash_stands_once(
    stage: Stage, launch: Launch
) -> None:
    bot = await launch()
    evening = Evening(stage, bot, 3)
    await evening.open()
    await evening.begin()
    await evening.play_round()
    await bot.parts.screens.settle()
    game_id = await evening.game_id()
    reveal = stage.channel.last_message.record
    world = stage.playground.world
    copy = world.post(stage.channel.channel, world.bot, components=reveal.components)
    copy.flags = reveal.flags
    await bot.parts.store.mark_for_redraw(game_id)
    await bot.close()
    await bot.parts.store.close()
    evening.bot = again = await launch()
    await check_in_line(stage, again, game_id)
    standing = {one.record.id for one in stage.channel.messages}
    assert reveal.id in standing
    assert copy.id not in standing

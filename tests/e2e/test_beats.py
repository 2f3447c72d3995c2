"""A round is revealed in three beats: the storyteller's card, who played what, and the points."""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import replace
from itertools import pairwise

import pytest

from bot.client import DixitBot
from bot.gateway import requests
from bot.gateway.requests import RequestQueue
from bot.play.timers import THINKING
from bot.rules.duties import awaited
from bot.rules.model import Pace, Phase
from playground.driver import Stage
from playground.shown import Shown

from . import conftest
from .conftest import Launch
from .evening import Evening, plain
from .order import check_in_line, check_nothing_twice, of_the_bot, until
from .test_follow_ups import by_bot
from .test_panel import EXPIRED, GAINED
from .test_threads import opened

BEAT = 60.0
FIRST, SECOND, THIRD = ["story.jpg"], ["reveal.jpg"], ["reveal.jpg", "track.jpg"]
PODIUM = ["podium.jpg"]
EDIT = "PATCH /channels/*/messages/*"
RESULT = "You finished"
RULES = [("dixit-2021", 3), ("party-2011", 6), ("team-2011", 6), ("duel", 2), ("tandem", 2)]

Slow = Callable[..., Awaitable[DixitBot]]


@pytest.fixture
def slow(launch: Launch, monkeypatch: pytest.MonkeyPatch) -> Slow:
    """Return a function that starts a bot whose beats end only when a test says so.

    Its ``progress`` is how many seconds it puts off edits of hands in DMs.
    """

    async def start(progress: float = 0.0) -> DixitBot:
        tempo = replace(conftest.HURRY, beat=BEAT, progress=progress)
        with monkeypatch.context() as unhurried:
            unhurried.setattr(conftest, "HURRY", tempo)
            return await launch()

    return start


async def drawn(evening: Evening) -> None:
    """Wait until nothing is being sent; what waits for its time may stay undone."""
    game_id = await evening.game_id()
    game = evening.bot.parts.games[game_id]
    await until(lambda: not (game.wanted.is_set() or game.tasks), "the redraw")


async def before_last_vote(
    stage: Stage, bot: DixitBot, rules: str = "dixit-2021", players: int = 3, **options: object
) -> Evening:
    """Return a game in which one vote is missing."""
    evening = Evening(stage, bot, players)
    await evening.open(rules, **options)
    await evening.begin()
    await evening.tell()
    await evening.give()
    await stage.wait_until(lambda: stage.channel.last_message.custom_id("vote"), "the table")
    await evening.vote(but=1)
    await drawn(evening)
    return evening


async def next_beat(evening: Evening, *, seconds: float = BEAT + 1) -> None:
    evening.stage.playground.world.clock.move(seconds)
    evening.bot.parts.screens.refresh(await evening.game_id())
    await drawn(evening)


async def at_beat(stage: Stage, bot: DixitBot, beats: int) -> Evening:
    """Return an evening whose reveal has gone on by this many beats after the first one."""
    evening = await before_last_vote(stage, bot)
    await evening.vote()
    await drawn(evening)
    for _ in range(beats):
        await next_beat(evening)
    return evening


def files(shown: Shown) -> list[str]:
    return [one.filename for one in shown.record.attachments]


def newest(evening: Evening, count: int = 2) -> list[list[str]]:
    """Return the file names of the newest messages in the channel, oldest first."""
    return [files(one) for one in evening.stage.channel.messages[-count:]]


def by_dm(evening: Evening) -> int:
    """Return how many edits were sent to DMs by the bot's own token."""
    asked = [one for one in evening.stage.playground.requests if one.method == "PATCH"]
    here = f"/channels/{evening.channel.id}/"
    return sum(one.path.startswith("/channels/") and here not in one.path for one in asked)


@pytest.mark.parametrize(("rules", "players"), RULES)
async def test_a_round_voted_by_dm_has_three_beats_for_three_requests(
    stage: Stage, slow: Slow, rules: str, players: int
) -> None:
    evening = await before_last_vote(stage, await slow(), rules, players)
    table = stage.channel.last_message.record.id
    before = len(by_bot(stage))
    await evening.vote()
    await drawn(evening)
    assert (await evening.game()).phase is Phase.SCORED
    first = stage.channel.last_message
    assert (first.record.id, files(first)) == (table, FIRST)
    assert "A wish too big" in plain(first.text)
    assert not first.buttons
    assert not first.menus
    await next_beat(evening)
    assert newest(evening) == [FIRST, SECOND]
    assert stage.channel.last_message.custom_id("next") is None
    await next_beat(evening)
    assert newest(evening) == [FIRST, THIRD]
    assert stage.channel.last_message.custom_id("next")
    assert by_bot(stage)[before:] == ["PATCH", "POST", "PATCH"]
    check_nothing_twice(stage, evening.channel)


async def test_a_beat_lasts_until_its_time_is_over(stage: Stage, slow: Slow) -> None:
    evening = await before_last_vote(stage, await slow())
    await evening.vote()
    await drawn(evening)
    for shown in ([FIRST], [FIRST, SECOND]):
        await next_beat(evening, seconds=BEAT - 2)
        assert newest(evening, len(shown)) == shown
        await next_beat(evening, seconds=3)
    assert newest(evening) == [FIRST, THIRD]


async def test_hands_by_dm_are_edited_once_and_with_the_points(stage: Stage, slow: Slow) -> None:
    evening = await before_last_vote(stage, await slow(progress=BEAT))
    stage.playground.world.clock.move(EXPIRED)  # no press makes an edit free but the last vote
    before = by_dm(evening)
    await evening.vote()
    for _ in range(2):
        await drawn(evening)
        assert by_dm(evening) == before
        assert not any(friend.dm.can_see(GAINED) for friend in evening.friends)
        await next_beat(evening)
    assert all(friend.dm.can_see(GAINED) for friend in evening.friends)
    assert by_dm(evening) - before == len(evening.friends) - 1


async def test_a_round_that_the_clock_ends_has_three_beats(stage: Stage, slow: Slow) -> None:
    evening = await before_last_vote(stage, await slow(), pace="normal")
    stage.playground.world.clock.move(THINKING[Pace.NORMAL] + 1)
    await evening.bot.parts.alarms.skip_to_now()
    await until(lambda: files(stage.channel.last_message) == FIRST, "the first beat")
    await drawn(evening)
    await next_beat(evening, seconds=BEAT / 2)
    await next_beat(evening, seconds=BEAT / 2 + 1)
    assert newest(evening) == [FIRST, SECOND]


async def test_the_last_round_has_three_beats_before_the_podium(stage: Stage, slow: Slow) -> None:
    evening = await before_last_vote(stage, await slow(), goal=1)
    before = len(by_bot(stage))
    await evening.vote()
    await drawn(evening)
    assert (await evening.game()).phase is Phase.FINISHED
    assert newest(evening, 1) == [FIRST]
    for shown in ([FIRST, SECOND], [FIRST, THIRD], [THIRD, PODIUM]):
        assert not any(friend.dm.can_see(RESULT) for friend in evening.friends)
        await next_beat(evening)
        assert newest(evening) == shown
    assert by_bot(stage)[before:] == ["PATCH", "POST", "PATCH", "POST"]
    for _ in range(2):  # awards and album
        await next_beat(evening)
    assert all(friend.dm.can_see(RESULT) for friend in evening.friends)
    await check_in_line(stage, evening.bot, await evening.game_id())


async def test_who_votes_last_is_not_told_who_won_before_the_others(
    stage: Stage, slow: Slow
) -> None:
    evening = await before_last_vote(stage, await slow(), goal=1)
    game = await evening.game()
    (last,) = awaited(game)
    ballot = evening.ballot(game, last, hit=True)
    reply = await evening.friend(last).dm.choose(f"vote:{await evening.game_id()}", *ballot)
    assert (await evening.game()).phase is Phase.FINISHED
    assert "The votes are in" in reply.text
    assert "is over" not in reply.text


async def test_a_thread_tells_the_final_scores_above_it_after_the_podium(
    stage: Stage, slow: Slow
) -> None:
    evening = await opened(stage, await slow(), goal=1)
    await evening.begin()
    await evening.play_round()
    await drawn(evening)
    for _ in range(5):
        assert len(of_the_bot(stage, stage.channel.channel)) == 1
        assert "is over" not in stage.channel.last_message.text
        await next_beat(evening)
    assert len(of_the_bot(stage, stage.channel.channel)) == 2


async def test_a_deleted_table_does_not_hold_up_the_reveal(stage: Stage, slow: Slow) -> None:
    evening = await before_last_vote(stage, await slow())
    stage.playground.world.delete(stage.channel.last_message.record)
    await evening.vote()
    await drawn(evening)
    assert newest(evening, 1) == [SECOND]
    await next_beat(evening)
    assert newest(evening, 1) == [THIRD]


@pytest.mark.parametrize("fault", [{"code": 30046, "status": 400}, {"status": 503}], ids=str)
async def test_a_table_that_cannot_be_edited_does_not_hold_up_the_reveal(
    stage: Stage, slow: Slow, fault: dict[str, object]
) -> None:
    evening = await before_last_vote(stage, await slow())
    stage.playground.faults.add(EDIT, times=4 if "status" in fault else 1, **fault)
    await evening.vote()
    await until(lambda: files(stage.channel.last_message) == SECOND, "the second beat")
    await drawn(evening)  # the beat begins when the bot knows that it was posted
    stage.playground.faults.clear()
    await next_beat(evening)
    await until(lambda: newest(evening) == [FIRST, THIRD], "the points, and a tidy table")


async def test_an_old_table_is_edited_and_not_posted_again(stage: Stage, slow: Slow) -> None:
    evening = await before_last_vote(stage, await slow(), pace="slow")
    stage.playground.world.clock.move(2 * 60 * 60)
    count = len(stage.channel.messages)
    await evening.vote()
    await drawn(evening)
    assert newest(evening, 1) == [FIRST]
    for _ in range(2):
        await next_beat(evening)
    assert newest(evening) == [FIRST, THIRD]
    assert len(stage.channel.messages) == count + 1


async def test_a_clock_that_is_set_back_stops_no_beat(stage: Stage, slow: Slow) -> None:
    evening = await before_last_vote(stage, await slow())
    await evening.vote()
    await drawn(evening)
    for shown in (SECOND, THIRD):
        await next_beat(evening, seconds=-2 * BEAT)
        assert newest(evening) == [FIRST, shown]


@pytest.mark.parametrize("saved", [True, False], ids=["saved", "lost"])
@pytest.mark.parametrize("beats", range(3))
async def test_a_crash_between_two_beats_loses_none_and_repeats_none(
    stage: Stage,
    launch: Launch,
    slow: Slow,
    monkeypatch: pytest.MonkeyPatch,
    beats: int,
    saved: bool,
) -> None:
    evening = await before_last_vote(stage, await slow())

    async def forget(*_: object) -> None:
        """Save nothing, as if the bot had crashed before it could."""

    if not saved:
        monkeypatch.setattr(evening.bot.parts.games, "save", forget)
    await evening.vote()
    await drawn(evening)
    for _ in range(beats):
        await next_beat(evening)
    count = len(stage.channel.messages) + (beats == 0)
    await evening.bot.close()
    await evening.bot.parts.store.close()
    evening.bot = await launch()
    await check_in_line(stage, evening.bot, await evening.game_id())
    assert newest(evening) == [FIRST, THIRD]
    assert len(stage.channel.messages) == count


@pytest.mark.parametrize("beats", range(3))
async def test_a_wish_to_see_it_below_shows_no_beat_twice(
    stage: Stage, slow: Slow, beats: int
) -> None:
    evening = await at_beat(stage, await slow(), beats)
    before = newest(evening, 1)
    count = len(stage.channel.messages)
    await evening.host.slash("dixit table")
    await drawn(evening)
    assert newest(evening, 1) == before
    assert len(stage.channel.messages) == count
    for _ in range(2 - beats):
        await next_beat(evening)
    assert newest(evening) == [FIRST, THIRD]
    check_nothing_twice(stage, evening.channel)


@pytest.mark.parametrize("beats", range(2))
async def test_a_game_that_is_stopped_between_two_beats_shows_the_rest_at_once(
    stage: Stage, slow: Slow, beats: int
) -> None:
    evening = await at_beat(stage, await slow(), beats)
    await evening.stop()
    await stage.wait_until(lambda: evening.host.can_see("The game was stopped"), "the end")
    await check_in_line(stage, evening.bot, await evening.game_id())
    shown = [files(one) for one in stage.channel.messages]
    assert [one for one in shown if one in (FIRST, SECOND, THIRD, PODIUM)] == [FIRST, THIRD, PODIUM]


@pytest.mark.parametrize("beats", range(2))
async def test_the_next_round_begins_below_the_whole_reveal(
    stage: Stage, slow: Slow, beats: int
) -> None:
    evening = await at_beat(stage, await slow(), beats)
    panel = (await evening.host.slash("dixit host panel")).message
    await evening.host.press("skip", on=panel)
    assert (await evening.game()).phase is Phase.STORYTELLING
    await drawn(evening)
    assert newest(evening) == [FIRST, THIRD]
    assert stage.channel.last_message.custom_id("turn")
    game = evening.bot.parts.games[await evening.game_id()]
    assert game.later is None, "a beat of the last reveal is still to come"
    await check_in_line(stage, evening.bot, await evening.game_id())


async def test_a_paused_channel_shows_the_beats_that_are_left(stage: Stage, slow: Slow) -> None:
    evening = await before_last_vote(stage, await slow())
    await evening.vote()
    await drawn(evening)
    panel = (await evening.host.slash("dixit host panel")).message
    await evening.host.press("pause", on=panel)
    await drawn(evening)
    for shown in (SECOND, THIRD):
        await next_beat(evening)
        assert newest(evening) == [FIRST, shown]
    assert stage.channel.last_message.custom_id("resume")


async def test_while_there_is_too_much_to_send_the_whole_reveal_is_one_request(
    stage: Stage, slow: Slow, monkeypatch: pytest.MonkeyPatch
) -> None:
    evening = await before_last_vote(stage, await slow())
    before = len(by_bot(stage))
    with monkeypatch.context() as crowded:
        crowded.setattr(requests, "CALM", 0.0)
        crowded.setattr(RequestQueue, "delay", property(lambda _: 10.0))
        await evening.vote()
        await drawn(evening)
        assert newest(evening) == [["table.jpg"], THIRD]
        assert by_bot(stage)[before:] == ["POST"]
    await next_beat(evening)
    assert newest(evening) == [FIRST, THIRD]


async def test_beats_follow_by_themselves_and_in_their_time(bot: DixitBot, stage: Stage) -> None:
    evening = Evening(stage, bot, 3)
    await evening.open()
    await evening.begin()
    loop, seen = asyncio.get_running_loop(), list[tuple[list[str], float]]()

    def look(*_: object) -> None:
        shown = files(stage.channel.last_message) if stage.channel.messages else []
        if shown in (FIRST, SECOND, THIRD) and shown not in [one for one, _ in seen]:
            seen.append((shown, loop.time()))

    stop = stage.playground.world.feed.subscribe(look)
    await evening.play_round()
    await bot.parts.screens.settle()
    stop()
    assert [shown for shown, _ in seen] == [FIRST, SECOND, THIRD]
    times = [moment for _, moment in seen]
    pauses = [later - sooner for sooner, later in pairwise(times)]
    assert min(pauses) >= conftest.HURRY.beat / 2
    await check_in_line(stage, bot, await evening.game_id())


async def test_the_host_can_skip_during_the_first_beat(slow: Slow, stage: Stage) -> None:
    evening = await at_beat(stage, await slow(), 0)
    assert newest(evening, 1) == [FIRST]
    reply = await evening.host.slash("dixit host skip")
    assert "The game moves on" in plain(reply.text)
    assert (await evening.game()).phase is Phase.STORYTELLING
    await drawn(evening)
    assert THIRD in newest(evening)

"""A planned lobby collects players, reminds them, opens at its time, and survives restarts."""

import math
from datetime import UTC, datetime

import pytest

from bot.client import DixitBot
from bot.play import alarms
from bot.play.timers import LOBBY, SOON
from bot.rules.model import Phase
from playground.driver import Actor, Stage
from playground.shown import Shown

from .conftest import Launch, on_both_stores
from .evening import Evening, plain
from .order import check_in_line, of_the_bot

HOUR = 3600.0


@pytest.fixture(autouse=True)
def awake(monkeypatch: pytest.MonkeyPatch) -> None:
    """Stop alarms from treating a moved clock as a machine that was suspended."""
    monkeypatch.setattr(alarms, "LATE", math.inf)


def times(*friends: Actor) -> list[int]:
    """Return how often each of these people was notified in the channel."""
    return [len(friend.notified_of()) for friend in friends]


def calls_in(stage: Stage, evening: Evening) -> list[str]:
    """Return the texts of the channel's calls: small messages that mention players."""
    standing = [Shown(one) for one in of_the_bot(stage, evening.channel)]
    return [plain(one.text) for one in standing if one.text.startswith("🔔")]


async def pass_time(stage: Stage, bot: DixitBot, seconds: float) -> None:
    """Move the clock by ``seconds``, run the alarms, and wait until everything is shown."""
    stage.playground.world.clock.move(seconds)
    await bot.parts.alarms.ring()
    await bot.parts.screens.settle()


async def restart(evening: Evening, launch: Launch, words: str, *, after: float = 0.0) -> None:
    """Stop the bot, move the clock by ``after`` seconds, and start the bot again.

    Check that there is then one call in the channel, and that it contains ``words``.
    """
    await evening.bot.close()
    await evening.bot.parts.store.close()
    stage = evening.stage
    stage.playground.world.clock.move(after)
    evening.bot = bot = await launch()

    def called() -> bool:
        calls = calls_in(stage, evening)
        return len(calls) == 1 and words in calls[0]

    await stage.wait_until(called, words)
    await bot.parts.alarms.ring()
    await bot.parts.screens.settle()
    assert called()


async def planned(stage: Stage, bot: DixitBot, players: int = 3, at: str = "in 2 h") -> Evening:
    """Return a scheduled lobby that opens at ``at``, with players who have joined it already."""
    evening = Evening(stage, bot, players)
    await evening.open(at=at)
    await bot.parts.screens.settle()
    return evening


def lobby_of(stage: Stage, evening: Evening) -> str:
    shown = [Shown(one) for one in of_the_bot(stage, evening.channel)]
    return plain(next(one.text for one in reversed(shown) if not one.text.startswith("🔔")))


@on_both_stores
async def test_a_planned_lobby_collects_reminds_opens_and_any_player_begins(
    bot: DixitBot, stage: Stage
) -> None:
    emma, fumiko = stage.people("Emma", "Fumiko")
    await emma.slash("dixit me", lobbies=True)
    evening = await planned(stage, bot)
    stored = await evening.stored()
    at = int(stored.opens_at or 0)
    assert abs(at - stage.playground.world.clock.now() - 2 * HOUR) < 60
    assert f"<t:{at}:F>" in lobby_of(stage, evening)
    assert f"Starts <t:{at}:R>" in lobby_of(stage, evening)
    (call,) = calls_in(stage, evening)
    assert f"is planning a game for <t:{at}:F>" in call
    assert times(emma, fumiko, *evening.friends) == [1, 0, 0, 0, 0]
    for friend in evening.friends:
        joined = plain(friend.dm.last().text)
        assert f"The game is planned for <t:{at}:F> (<t:{at}:R>)" in joined

    await pass_time(stage, bot, 2 * HOUR - SOON - 60)
    assert times(emma, *evening.friends) == [1, 0, 0, 0]
    await pass_time(stage, bot, 60)
    assert times(emma, fumiko, *evening.friends) == [1, 0, 1, 1, 1]
    (call,) = calls_in(stage, evening)
    assert f"your game starts <t:{at}:R>" in call
    await check_in_line(stage, bot, await evening.game_id())

    await fumiko.press("join")  # who comes later is told when it is time
    await pass_time(stage, bot, SOON)
    (call,) = calls_in(stage, evening)
    assert "It’s time! The lobby is open" in call
    assert times(emma, *evening.friends) == [1, 1, 1, 1]
    assert "Everyone who joined can press Begin" in lobby_of(stage, evening).replace("*", "")
    await check_in_line(stage, bot, await evening.game_id())

    refused = await emma.press("begin")  # she has not joined
    assert "Only the host" in refused.text
    await evening.friends[2].press("begin")
    assert (await evening.game()).phase is Phase.STORYTELLING
    await bot.parts.screens.settle()
    assert not calls_in(stage, evening)
    assert "🗓️" not in lobby_of(stage, evening)


async def test_before_the_time_only_the_host_begins(bot: DixitBot, stage: Stage) -> None:
    evening = await planned(stage, bot)
    refused = await evening.friends[1].press("begin")
    assert "Only the host" in refused.text
    assert (await evening.game()).phase is Phase.LOBBY
    await evening.host.press("begin")
    assert (await evening.game()).phase is Phase.STORYTELLING


async def test_with_too_few_it_says_so_stays_open_and_closes_after_an_hour(
    bot: DixitBot, stage: Stage
) -> None:
    evening = await planned(stage, bot, players=2)
    await pass_time(stage, bot, 2 * HOUR - SOON)
    await pass_time(stage, bot, SOON)
    (call,) = calls_in(stage, evening)
    assert "but you can’t begin yet" in call
    assert "One more player and you can begin" in call
    await stage.person("Chloé").press("join")
    game = await evening.game()
    assert (game.phase, len(game.people)) == (Phase.LOBBY, 3)
    await pass_time(stage, bot, LOBBY - 60)
    assert (await evening.game()).phase is Phase.LOBBY
    await pass_time(stage, bot, 120)
    assert (await evening.game()).phase is Phase.FINISHED


@on_both_stores
@pytest.mark.parametrize("late", [60.0, 5 * HOUR], ids=["a minute", "hours"])
async def test_a_restart_across_the_time_opens_it_at_once(
    bot: DixitBot, stage: Stage, launch: Launch, late: float
) -> None:
    evening = await planned(stage, bot)
    await restart(evening, launch, "It’s time!", after=2 * HOUR + late)
    assert times(*evening.friends) == [1, 1, 1]  # nobody was reminded before
    stored = await evening.stored()
    assert not stored.awaits_time
    assert (stored.deadline or 0) > stage.playground.world.clock.now() + LOBBY - 120
    await check_in_line(stage, evening.bot, stored.id)


async def test_restarts_in_between_neither_lose_nor_repeat_anything(
    bot: DixitBot, stage: Stage, launch: Launch
) -> None:
    emma = stage.person("Emma")
    await emma.slash("dixit me", lobbies=True)
    evening = await planned(stage, bot)
    await restart(evening, launch, "is planning a game")
    await restart(evening, launch, "your game starts", after=2 * HOUR - SOON + 60)
    assert times(emma, *evening.friends) == [1, 1, 1, 1]
    await restart(evening, launch, "your game starts")
    await evening.friends[2].press("leave")
    await evening.friends[2].press("join")
    await evening.bot.parts.screens.settle()
    assert times(emma, *evening.friends) == [1, 1, 1, 1]
    await restart(evening, launch, "It’s time!", after=SOON)
    await restart(evening, launch, "It’s time!")
    assert times(emma, *evening.friends) == [1, 1, 1, 1]


async def test_a_clock_that_is_changed_does_not_move_the_time(bot: DixitBot, stage: Stage) -> None:
    evening = await planned(stage, bot)
    at = (await evening.stored()).opens_at
    for hours in (-5, 1, 3):
        stage.playground.world.clock.move(hours * HOUR)
        await bot.parts.alarms.extend_missed()
        await bot.parts.alarms.ring()
        await bot.parts.screens.settle()
        stored = await evening.stored()
        assert stored.opens_at == at
        assert stored.deadline == at
        assert stored.awaits_time
        assert not calls_in(stage, evening)
    stage.playground.world.clock.move(4 * HOUR)
    await bot.parts.alarms.extend_missed()
    await bot.parts.alarms.ring()
    await bot.parts.screens.settle()
    assert not (await evening.stored()).awaits_time
    assert "It’s time!" in calls_in(stage, evening)[0]


async def test_a_channel_that_refuses_for_a_while_does_not_lose_the_time(
    bot: DixitBot, stage: Stage
) -> None:
    evening = await planned(stage, bot)
    stored = await evening.stored()
    await bot.parts.service.pause(stored.id, "forbidden")
    stage.playground.world.clock.move(HOUR)
    await bot.parts.service.resume(stored.id)
    resumed = await evening.stored()
    assert resumed.awaits_time
    assert resumed.deadline == stored.opens_at


async def test_quiet_hours_and_never_hold_for_reminders_too(bot: DixitBot, stage: Stage) -> None:
    evening = await planned(stage, bot)
    _, bob, chloe = evening.friends
    now = datetime.fromtimestamp(stage.playground.world.clock.now(), UTC)
    await bob.slash("dixit me", quiet=f"{now.hour}:00-{(now.hour + 4) % 24}:00")
    await chloe.slash("dixit me", mention=False)
    await pass_time(stage, bot, 2 * HOUR - SOON)
    assert times(*evening.friends) == [1, 0, 0]
    assert f"<@{bob.id}>" in calls_in(stage, evening)[0]  # named, but not notified


async def test_a_lobby_that_opens_soon_reminds_nobody_before(bot: DixitBot, stage: Stage) -> None:
    evening = await planned(stage, bot, at="in 5 min")
    assert times(*evening.friends) == [0, 0, 0]
    await pass_time(stage, bot, 5 * 60)
    assert times(*evening.friends) == [1, 1, 1]
    assert "It’s time!" in calls_in(stage, evening)[0]


async def test_a_time_of_day_is_that_of_the_asker(bot: DixitBot, stage: Stage) -> None:
    evening = Evening(stage, bot, 1)
    asked = await evening.host.slash("dixit start", deck="plain", at="20:30")
    assert "I don’t know your time zone yet" in asked.text
    assert asked.private
    assert await bot.parts.store.find_live(evening.channel.id) is None
    await evening.host.slash("dixit me", zone="Asia/Kolkata")
    (offered,) = await evening.host.completes("dixit start", "at", "20:30")
    assert plain(offered).endswith(" 20:30 · Asia/Kolkata")
    await evening.host.slash("dixit start", deck="plain", at="20:30")
    opens = datetime.fromtimestamp((await evening.stored()).opens_at or 0, UTC)
    assert (opens.hour, opens.minute) == (15, 0)


@pytest.mark.usefixtures("bot")
@pytest.mark.parametrize(("hour", "count"), [(12, 6), (20.2, 5)])  # then 20:00 is tomorrow's
async def test_what_is_offered_says_its_time_zone_and_can_be_chosen(
    stage: Stage, hour: float, count: int
) -> None:
    clock = stage.playground.world.clock
    clock.move((hour * HOUR - clock.now()) % (24 * HOUR))
    alice = stage.person("Alice")
    offered = await alice.completes("dixit start", "at", "")
    assert len(offered) == len(set(offered)) == count
    assert all(one.endswith("UTC") for one in map(plain, offered))
    assert await alice.completes("dixit start", "at", "when the moon is full") == []


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("soon", "I can’t read “soon” as a time"),
        ("in 0 min", "is in the past or less than a minute away"),
        ("in 8 days", "is more than a week away"),
        ("<t:1000000000:F>", "is in the past"),
    ],
)
async def test_a_time_that_cannot_be_used_is_refused_with_what_to_write(
    bot: DixitBot, stage: Stage, text: str, said: str
) -> None:
    alice = stage.person("Alice")
    refused = await alice.slash("dixit start", deck="plain", at=text)
    assert said in plain(refused.text)
    assert await bot.parts.store.find_live(alice.channel.id) is None


async def test_whoever_wants_to_play_before_learns_of_the_plan(bot: DixitBot, stage: Stage) -> None:
    evening = await planned(stage, bot)
    at = int((await evening.stored()).opens_at or 0)
    said = await stage.person("Emma").slash("dixit start", deck="plain")
    assert f"A game is planned in this channel for <t:{at}:F>" in plain(said.text)
    await evening.host.slash("dixit host stop")
    await stage.person("Emma").slash("dixit start", deck="plain")
    assert (await evening.stored()).opens_at is None


async def test_a_planned_lobby_in_a_thread_shows_its_time_above_it(
    bot: DixitBot, stage: Stage
) -> None:
    evening = Evening(stage, bot, 1)
    await evening.host.slash("dixit start", deck="plain", at="in 2 h", thread=True)
    await bot.parts.screens.settle()
    (game_id,) = await bot.parts.store.live_games()
    at = int((await bot.parts.store.load(game_id)).opens_at or 0)
    assert f"<t:{at}:F>" in stage.channel.last_message.text

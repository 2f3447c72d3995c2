"""A player who left the server stops playing by DM."""

import pytest

from bot.client import DixitBot
from bot.gateway import people
from bot.gateway.people import CHECK_AGAIN_AFTER
from bot.rules.ids import PlayerId
from bot.rules.model import Phase
from playground.driver import Actor, Stage

from .conftest import Launch, on_both_stores
from .evening import Evening
from .order import until


@pytest.fixture(autouse=True)
def quickly(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(people, "BETWEEN_CHECKS", 0.0)


def looks(stage: Stage) -> list[str]:
    """Return the ids of the members that the bot fetched from Discord, in order."""
    asked = [one.path for one in stage.playground.requests if "/members/" in one.path]
    return [path.rpartition("/")[2] for path in asked]


def later(bot: DixitBot, seconds: float = CHECK_AGAIN_AFTER) -> None:
    """Backdate the bot's last check of its members by this many seconds."""
    bot.parts.membership._seen = {
        one: at - seconds for one, at in bot.parts.membership._seen.items()
    }


async def playing(stage: Stage, bot: DixitBot, people: int = 5) -> Evening:
    evening = Evening(stage, bot, people)
    await evening.open()
    await evening.begin()
    await evening.tell()
    await bot.parts.screens.settle()
    return evening


def remove(stage: Stage, person: Actor) -> None:
    """Remove a person from the server; the bot is not told, because it lacks the members intent."""
    stage.playground.world.leave(stage.playground.town.guild, person.person.user)


async def seated(evening: Evening, person: Actor) -> bool:
    return PlayerId(str(person.id)) in (await evening.game()).players


async def left(evening: Evening, person: Actor) -> None:
    async def gone() -> bool:
        return not await seated(evening, person)

    for _ in range(500):
        if await gone():
            return
        await evening.bot.parts.screens.settle()
    raise AssertionError("still at the table")


@on_both_stores
async def test_whoever_was_removed_from_the_server_has_left_the_game(
    bot: DixitBot, stage: Stage
) -> None:
    evening = await playing(stage, bot)
    gone = evening.friends[3]
    remove(stage, gone)
    later(bot)
    before = len(looks(stage))
    await bot.parts.membership.check_all()
    assert sorted(looks(stage)[before:]) == sorted(str(one.id) for one in evening.friends)
    assert not await seated(evening, gone)
    evening.friends.remove(gone)
    await bot.parts.membership.check_all()  # nobody is looked at twice in ten minutes
    assert len(looks(stage)) - before == 5
    await evening.give()
    await evening.vote()
    assert (await evening.game()).phase is Phase.SCORED


async def test_the_first_press_from_a_dm_after_a_restart_is_looked_at(
    launch: Launch, stage: Stage
) -> None:
    bot = await launch()
    evening = await playing(stage, bot)
    gone, stays = evening.friends[2], evening.friends[3]
    await bot.close()
    await bot.parts.store.close()
    remove(stage, gone)
    evening.bot = bot = await launch()
    before = len(looks(stage))
    for friend in (gone, stays):
        answer = await friend.dm.press("give")
        assert answer.callback is not None  # the press counts: nobody waits for a look
    await left(evening, gone)
    await until(lambda: len(looks(stage)) - before == 2, "two looks")
    assert await seated(evening, stays)
    await stays.dm.press("give")
    await stays.dm.press("give")
    await bot.parts.screens.settle()
    assert len(looks(stage)) - before == 2


async def test_whoever_presses_in_the_channel_is_not_looked_at(bot: DixitBot, stage: Stage) -> None:
    evening = Evening(stage, bot, 4)
    await evening.open()
    for friend in evening.friends:
        await friend.slash("dixit score")
    await until(lambda: len(bot.parts.membership._seen) == 4, "note of all four")
    before = len(looks(stage))
    await bot.parts.membership.check_all()
    assert len(looks(stage)) == before


async def test_nobody_is_looked_at_while_there_is_something_to_send(
    bot: DixitBot, stage: Stage
) -> None:
    evening = await playing(stage, bot)
    later(bot)
    before = len(looks(stage))
    with bot.parts.requests.expected():
        await bot.parts.membership.check_all()
        await evening.friends[2].dm.press("give")
        assert len(looks(stage)) == before
    await bot.parts.membership.check_all()
    assert len(looks(stage)) - before == 5


@pytest.mark.parametrize("code", [50001, 0])
async def test_an_answer_that_says_nothing_about_somebody_changes_nothing(
    bot: DixitBot, stage: Stage, code: int
) -> None:
    evening = await playing(stage, bot)
    later(bot)
    fault = {"code": code} if code else {"status": 503}
    stage.playground.faults.add("GET /guilds/*/members/*", times=None, **fault)
    before = len(looks(stage))
    await bot.parts.membership.check_all()
    assert len((await evening.game()).players) == 5
    assert len(looks(stage)) - before == 5  # one request each, even where it fails

"""DMs that Discord holds back, slows down or refuses: every player gets a hand or a notice."""

from typing import Any

import pytest

from bot.client import DixitBot
from bot.rules.model import Phase
from playground.driver import Actor, Stage
from playground.rest.service import Seen

from .conftest import LONG_LIMIT
from .evening import NAMES, Evening
from .order import check_in_line, until

OPENING = "POST /users/@me/channels"
CLOSED = "I can’t send you DMs"
LATER = "won’t let me send you a DM right now"


def sending_to(friend: Actor) -> str:
    """Return the route of messages into this person's DM."""
    return f"POST /channels/{friend.dm.channel.id}/messages"


def opened(stage: Stage) -> list[Seen]:
    """Return the requests by which the bot tried to open a DM channel."""
    asked = (f"{seen.method} {seen.path}" for seen in stage.playground.requests)
    return [
        seen
        for seen, one in zip(stage.playground.requests, asked, strict=True)
        if one.endswith("/users/@me/channels")
    ]


@pytest.mark.parametrize(
    ("code", "status"), [(40003, 400), (40003, 403), (40004, 400), (40004, 403)]
)
async def test_a_dm_that_discord_holds_back_is_told_of_and_comes_later(
    bot: DixitBot, stage: Stage, code: int, status: int
) -> None:
    evening = Evening(stage, bot, 3)
    bob = evening.friends[1]
    await evening.host.slash("dixit start", deck="plain", pace="none")
    await bot.parts.screens.settle()
    route = OPENING if code == 40003 else sending_to(bob)
    fault = stage.playground.faults.add(route, code=code, status=status, times=2)
    await bob.press("join")
    await stage.wait_until(lambda: bob.can_see(LATER), "word of it")
    await stage.wait_until(lambda: bob.dm.messages(), "the DM that was held back")
    assert fault.spent
    await evening.friends[2].press("join")
    await evening.begin()
    await evening.tell()
    await stage.wait_until(lambda: bob.dm.with_part("give"), "the next hand")
    await check_in_line(stage, bot, await evening.game_id())
    assert sum(LATER in text for text in bob.sees()) == 1
    assert not bob.can_see(CLOSED)
    assert not await bot.parts.store.closed_dms(await evening.game_id())


@pytest.mark.parametrize(
    "refusal", [{"code": 40005}, {"code": 40005, "status": 400}, {"status": 413}]
)
async def test_a_hand_that_is_too_large_twice_does_not_close_anyones_dms(
    bot: DixitBot, stage: Stage, refusal: dict[str, int]
) -> None:
    evening = Evening(stage, bot, 3)
    bob = evening.friends[1]
    await evening.open()
    await evening.begin()
    await bot.parts.screens.settle()
    fault = stage.playground.faults.add(
        sending_to(bob), times=2, **refusal
    )  # including its smaller copy
    await evening.tell()
    await stage.wait_until(lambda: bob.can_see(LATER), "word of it")
    await stage.wait_until(lambda: bob.dm.with_part("give"), "the hand, at the next attempt")
    assert fault.spent
    await evening.give()
    await stage.wait_until(lambda: bob.dm.with_part("vote"), "the ballot")
    await check_in_line(stage, bot, await evening.game_id())
    assert not bob.can_see(CLOSED)
    assert not await bot.parts.store.closed_dms(await evening.game_id())


@pytest.mark.parametrize("again", [False, True])
async def test_a_hand_behind_the_button_that_is_too_large_is_shown_smaller(
    bot: DixitBot, stage: Stage, again: bool
) -> None:
    evening = Evening(stage, bot, 3, by_button=True)
    bob = evening.friends[1]
    for friend in evening.friends:
        await friend.slash("dixit hand", send="button")
    await evening.open()
    await evening.begin()
    await evening.tell()
    await bot.parts.screens.settle()
    if again:
        await bob.press("hand")
    fault = stage.playground.faults.add("POST */callback", code=40005)
    reply = await (await bob.press("hand")).arrived()
    assert fault.spent
    assert reply.private
    assert reply.message is not None
    assert reply.message.pictures
    assert bob.with_part("give")


async def test_a_lobby_that_is_too_large_is_opened_with_a_smaller_picture(
    bot: DixitBot, stage: Stage
) -> None:
    fault = stage.playground.faults.add("POST */callback", code=40005)
    reply = await stage.person("Alice").slash("dixit start", deck="plain", pace="none")
    assert fault.spent
    assert not reply.private
    await bot.parts.screens.settle()
    assert len(stage.channel.messages) == 1


async def test_no_dm_is_opened_while_discord_finds_that_we_open_them_too_fast(
    bot: DixitBot, stage: Stage
) -> None:
    bot.parts.hands.dms.pause = 3600.0
    evening = Evening(stage, bot, 4)
    await evening.host.slash("dixit start", deck="plain", pace="none")
    await bot.parts.screens.settle()
    stage.playground.faults.add(OPENING, code=40003)
    before = len(opened(stage))
    for friend in evening.friends[1:]:
        await friend.press("join")
        await stage.wait_until(lambda who=friend: who.can_see(LATER), "word of it")  # type: ignore[misc]
    assert len(opened(stage)) == before + 1
    # Until then, everything can be done by button.
    await evening.host.press("begin")
    bob = evening.friends[1]
    await bob.press("claim")
    await bob.press("hand")
    game_id = await evening.game_id()
    await bob.press(f"story:{game_id}:1:1")
    await bob.fills("A wish too big")
    for friend in (*evening.friends[2:], evening.host):
        await friend.press("hand")
        await friend.press(f"give:{game_id}:1:1")
    assert (await evening.game()).phase is Phase.VOTING
    await stage.wait_until(lambda: "<Your vote>" in stage.channel.last_message.text, "the table")


async def test_twelve_who_join_at_once_all_get_their_hand(bot: DixitBot, stage: Stage) -> None:
    evening = Evening(stage, bot, len(NAMES))
    opened_dms = stage.playground.world.dms_opened
    opened_dms.per_second = 0.0  # however slowly this machine opens them
    await evening.open("odyssey-2023")
    await until(lambda: any(seen.status != 200 for seen in opened(stage)), "one too many")
    opened_dms.per_second = 1.0
    for friend in evening.friends:
        await stage.wait_until(lambda who=friend: who.dm.messages(), "a DM")  # type: ignore[misc]
    await evening.begin()
    await check_in_line(stage, bot, await evening.game_id())


@pytest.mark.parametrize(
    "refusal",
    [
        {"code": 20026},
        {"code": 50001},
        {"code": 40002, "status": 403},
        {"code": 0, "status": 403},
        {"code": 50009, "status": 400},
        {"code": 50033, "status": 400},
    ],
)
@pytest.mark.parametrize("at", ["opening", "sending"])
async def test_any_final_refusal_of_a_dm_sends_its_player_to_my_hand(
    bot: DixitBot, stage: Stage, refusal: dict[str, Any], at: str
) -> None:
    evening = Evening(stage, bot, 3)
    bob = evening.friends[1]
    await evening.host.slash("dixit start", deck="plain", pace="none")
    await bot.parts.screens.settle()
    route = OPENING if at == "opening" else sending_to(bob)
    fault = stage.playground.faults.add(route, times=None, **refusal)
    await bob.press("join")
    await stage.wait_until(lambda: bob.can_see(CLOSED), "word of it")
    await bot.parts.screens.settle()
    assert fault.hits == 1
    assert (await evening.stored()).shown == (await evening.stored()).revision
    stage.playground.faults.clear()
    await evening.friends[2].press("join")
    await evening.begin()
    await evening.tell()
    await bob.press("hand")
    await stage.wait_until(lambda: bob.with_part("give"), "the hand behind the button")
    await check_in_line(stage, bot, await evening.game_id())
    assert not bob.dm.messages()


async def test_a_host_whose_dms_are_closed_is_told_without_a_press(
    bot: DixitBot, stage: Stage
) -> None:
    alice = stage.person("Alice")
    alice.person.user.accepts_dms = False
    await alice.slash("dixit start", deck="plain")
    await stage.wait_until(lambda: alice.can_see(CLOSED), "word of it")
    await bot.parts.screens.settle()
    assert sum(CLOSED in text for text in alice.sees()) == 1


async def test_hands_by_dm_are_tried_again_when_their_player_asks_for_them(
    bot: DixitBot, stage: Stage
) -> None:
    evening = Evening(stage, bot, 3)
    bob = evening.friends[1]
    bob.person.user.accepts_dms = False
    await evening.open()
    await stage.wait_until(lambda: bob.can_see(CLOSED), "word of it")
    await evening.begin()
    await evening.tell()
    await bot.parts.screens.settle()
    # Still closed: told once more.
    await bob.slash("dixit hand", send="dm")
    await until(lambda: sum(CLOSED in text for text in bob.sees()) == 2, "word of it again")
    await bot.parts.screens.settle()
    bob.person.user.accepts_dms = True
    await bob.slash("dixit hand", send="dm")
    await stage.wait_until(lambda: bob.dm.with_part("give"), "the hand in the running game")
    await bob.dm.press("give")
    await evening.give()
    await stage.wait_until(lambda: bob.dm.with_part("vote"), "the ballot")
    await check_in_line(stage, bot, await evening.game_id())
    assert sum(CLOSED in text for text in bob.sees()) == 2


@pytest.mark.parametrize("route", ["opening", "sending"])
async def test_a_rate_limit_on_dms_keeps_nobody_waiting_in_the_channel(
    bot: DixitBot, stage: Stage, route: str
) -> None:
    evening = Evening(stage, bot, 3)
    alice, bob, chloe = evening.friends
    await alice.slash("dixit start", deck="plain", pace="none")
    await bot.parts.screens.settle()
    where = OPENING if route == "opening" else sending_to(bob)
    stage.playground.faults.add(where, status=429, retry_after=LONG_LIMIT, times=None)
    await bob.press("join")
    await chloe.press("join")
    await alice.press("begin")
    await alice.press("claim")
    game_id = await evening.game_id()
    await alice.dm.press(f"story:{game_id}:1:1")
    await alice.fills("A wish too big")
    await stage.wait_until(lambda: "A wish too big" in stage.channel.last_message.text, "the clue")
    for friend in (bob, chloe):
        for place in (1, 2):
            await friend.press("hand")
            await friend.press(f"give:{game_id}:1:{place}")
    await stage.wait_until(lambda: "<Your vote>" in stage.channel.last_message.text, "the table")
    for player, friend in zip((await evening.game()).players[1:], (bob, chloe), strict=True):
        ballot = evening.ballot(await evening.game(), player, hit=True)
        await friend.choose(f"vote:{game_id}", *ballot)
    await stage.wait_until(lambda: "Next round" in stage.channel.last_message.text, "the reveal")
    assert alice.dm.messages()
    assert not bob.dm.messages(), "the limit was over before the channel went on"

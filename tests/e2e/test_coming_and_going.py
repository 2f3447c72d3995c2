"""People who come late, leave early, or take over an empty seat."""

from functools import partial

import pytest

from bot.gateway.client import DixitBot
from bot.rules.ids import PlayerId
from bot.rules.model import Phase
from playground.driver import Stage

from .evening import Evening


async def test_a_late_friend_is_dealt_in_at_the_next_round(bot: DixitBot, stage: Stage) -> None:
    evening = Evening(stage, bot, 4)
    late = evening.friends.pop()
    await evening.open()
    await evening.begin()
    joined = await late.press("join")
    assert joined.private
    assert "next round" in joined.text
    assert len((await evening.game()).seats) == 3
    await evening.play_round()
    await evening.go_on()
    evening.friends.append(late)
    game = await evening.game()
    assert len(game.seats) == 4
    assert {len(seat.hand) for seat in game.seats} == {6}
    await evening.tell()
    await stage.wait_until(partial(late.dm.can_see, "Choose a card"), "a hand for the late friend")


async def test_a_storyteller_who_leaves_does_not_stop_the_table(
    bot: DixitBot, stage: Stage
) -> None:
    evening = Evening(stage, bot, 4)
    await evening.open()
    await evening.begin()
    await evening.tell("Gone with me")
    await evening.host.slash("dixit leave")
    evening.friends.pop(0)
    game = await evening.game()
    assert game.phase is Phase.STORYTELLING
    assert game.current.number == 2
    await evening.play_round()
    await stage.wait_until(lambda: evening.host.can_see("Next round"), "the reveal")


async def test_a_substitute_takes_an_empty_seat_cards_and_all(bot: DixitBot, stage: Stage) -> None:
    evening = Evening(stage, bot, 7)
    substitute = evening.friends.pop()
    await evening.open("team-2011")
    await evening.host.press("shuffle")
    await evening.begin()
    leaver = evening.friends.pop()
    await leaver.slash("dixit leave")
    hand = (await evening.game()).seat_of(PlayerId(str(leaver.id))).hand
    await evening.tell()
    await stage.wait_until(lambda: substitute.with_part("seat"), "an empty seat")
    taken = await substitute.press("seat")
    assert "The seat is yours" in taken.text
    evening.friends.append(substitute)
    game = await evening.game()
    assert game.seat_of(PlayerId(str(substitute.id))).hand == hand
    await evening.give()
    await evening.vote()
    assert (await evening.game()).phase is Phase.SCORED


@pytest.mark.usefixtures("bot")
async def test_a_lobby_that_everybody_leaves_is_closed(stage: Stage) -> None:
    alice = stage.person("Alice")
    await alice.slash("dixit start")
    await alice.press("leave")
    await stage.wait_until(lambda: alice.can_see("This lobby is closed"), "a closed lobby")
    assert not stage.channel.last_message.buttons
    await alice.slash("dixit start")
    assert "Join" in stage.channel.last_message.buttons

"""People who come late, leave early, or take over an empty seat."""

from functools import partial

import pytest

from bot.client import DixitBot
from bot.rules.ids import PlayerId
from bot.rules.model import Phase
from playground.driver import Stage

from .conftest import Launch
from .evening import Evening, leave, plain


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
    await stage.wait_until(partial(late.dm.can_see, "Play a card"), "a hand for the late friend")


async def test_a_storyteller_who_leaves_does_not_stop_the_table(
    bot: DixitBot, stage: Stage
) -> None:
    evening = Evening(stage, bot, 4)
    await evening.open()
    await evening.begin()
    await evening.tell("Gone with me")
    await leave(evening.host)
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
    await leave(leaver)
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


async def test_whoever_was_kicked_stays_out_until_the_host_lets_them_in(
    launch: Launch, stage: Stage
) -> None:
    bot = await launch()
    evening = Evening(stage, bot, 5)
    await evening.open()
    await evening.begin()
    host, bob, chloe, *_ = evening.friends
    kicked = await host.slash("dixit host kick", player=bob)
    assert kicked.private
    assert "until you press *Let back in*" in plain(kicked.text)
    refused = await bob.slash("dixit join")
    assert "You were removed" in refused.text
    await bot.close()
    await bot.parts.store.close()
    evening.bot = bot = await launch()
    assert "You were removed" in (await bob.press("join")).text
    again = await host.slash("dixit host kick", player=bob)  # shows the way back, once more
    assert again.message is not None
    assert "Only the host" in (await bob.slash("dixit host kick", player=chloe)).text
    await host.press("letin", on=again.message)
    assert "can join the game again" in plain(again.text)
    assert "next round" in (await bob.slash("dixit join")).text


async def test_leaving_a_running_game_is_asked_once(bot: DixitBot, stage: Stage) -> None:
    evening = Evening(stage, bot, 4)
    await evening.open()
    await evening.begin()
    bob = evening.friends[1]
    asked = await bob.slash("dixit leave")
    assert asked.private
    assert "Leave the game?" in asked.text
    assert str(bob.id) in (await evening.stored()).game.players
    await bob.press("leave")
    assert str(bob.id) not in (await evening.stored()).game.players


async def test_a_lobby_is_left_without_a_question(bot: DixitBot, stage: Stage) -> None:
    evening = Evening(stage, bot, 3)
    await evening.open()
    bob = evening.friends[1]
    await bob.slash("dixit leave")
    assert str(bob.id) not in (await evening.stored()).game.players

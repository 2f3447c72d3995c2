"""DMs that cannot be sent: players are told once and not tried again; *My hand* shows the same."""

from functools import partial

import pytest

from bot.client import DixitBot
from bot.rules.model import Phase
from playground.driver import Actor, Stage
from playground.rest.service import Seen

from .evening import NAMES, Evening
from .order import check_in_line, until

TOLD = "I can’t send you DMs"


def attempts(stage: Stage, friend: Actor) -> list[Seen]:
    """Return the requests that tried to send this person a DM."""
    here = f"/channels/{friend.dm.channel.id}/messages"
    return [seen for seen in stage.playground.requests if seen.path.startswith(here)]


async def play_by_hand(evening: Evening, friend: Actor) -> None:
    """Open this friend's hand by button and play two of its cards."""
    for other in evening.friends:
        if other is not friend:
            continue
        await other.press("hand")
    game = await evening.game()
    verb = f"give:{await evening.game_id()}:{game.current.number}"
    await friend.press(f"{verb}:1")
    await friend.press(f"{verb}:2")


@pytest.mark.parametrize("mutual", [True, False])
async def test_closed_dms_are_told_once_and_my_hand_works(
    bot: DixitBot, stage: Stage, mutual: bool
) -> None:
    evening = Evening(stage, bot, 3)
    bob = evening.friends[1]
    if mutual:
        bob.person.user.accepts_dms = False  # 50007
    else:
        route = f"POST /channels/{bob.dm.channel.id}/messages"
        stage.playground.faults.add(route, code=50278, times=None)
    await evening.open()
    await stage.wait_until(lambda: bob.can_see(TOLD), "word of it")
    await evening.begin()
    await evening.tell()
    await bot.parts.screens.settle()
    await play_by_hand(evening, bob)
    await evening.friends[2].dm.press("give")
    await evening.give()
    await bot.parts.screens.settle()
    assert (await evening.game()).phase is Phase.VOTING
    await bob.press("hand")
    game = await evening.game()
    choice = evening.ballot(game, game.players[1], hit=True)
    await bob.choose(f"vote:{await evening.game_id()}", *choice)
    await check_in_line(stage, bot, await evening.game_id())
    assert len(attempts(stage, bob)) == 1
    assert sum(TOLD in text for text in bob.sees()) == 1


async def test_dms_closed_in_mid_game_are_told_at_the_next_press(
    bot: DixitBot, stage: Stage
) -> None:
    evening = Evening(stage, bot, 3)
    await evening.open()
    await evening.begin()
    bob = evening.friends[1]
    bob.person.user.accepts_dms = False
    stage.playground.world.clock.move(16 * 60)  # no press of Bob's can be answered any more
    await evening.tell()
    await bot.parts.screens.settle()
    assert not bob.can_see(TOLD)
    await bob.press("hand")
    await stage.wait_until(lambda: bob.can_see(TOLD), "word of it")
    await bob.press("hand")
    await play_by_hand(evening, bob)
    await bot.parts.screens.settle()
    assert sum(TOLD in text for text in bob.sees()) == 1
    refused = [seen for seen in attempts(stage, bob) if seen.status == 403]
    assert len(refused) == 1
    await check_in_line(stage, bot, await evening.game_id())


async def test_closed_dms_are_told_at_the_next_press_if_discord_failed_before(
    bot: DixitBot, stage: Stage
) -> None:
    evening = Evening(stage, bot, 3)
    bob = evening.friends[1]
    bob.person.user.accepts_dms = False
    fault = stage.playground.faults.add("POST /webhooks/*", status=503, times=None)
    await evening.open()
    game = bot.parts.games[await evening.game_id()]
    await until(lambda: game.pending_notices, "the notice that waits")
    await bot.parts.screens.settle()
    assert fault.hits
    stage.playground.faults.clear()
    await bob.press("how")
    await stage.wait_until(lambda: bob.can_see(TOLD), "word of it")


async def test_hands_by_button_send_nothing_in_private(bot: DixitBot, stage: Stage) -> None:
    evening = Evening(stage, bot, 3, by_button=True)
    world = stage.playground.world
    world.guilds[stage.playground.town.guild.id].owner_id = evening.host.id
    await evening.host.slash("dixit settings", hands="button")
    await evening.open()
    await evening.host.press("begin")
    await evening.host.press("hand")
    await evening.host.press("claim")
    await evening.play_round()
    await stage.wait_until(lambda: evening.host.can_see("Next round"), "the reveal")
    await check_in_line(stage, bot, await evening.game_id())
    assert not any(friend.dm.messages() for friend in evening.friends)


async def test_a_player_can_choose_the_button_alone(bot: DixitBot, stage: Stage) -> None:
    evening = Evening(stage, bot, 3)
    bob = evening.friends[1]
    await bob.slash("dixit hand", send="button")
    await evening.open()
    await evening.begin()
    await evening.tell()
    await bot.parts.screens.settle()
    await play_by_hand(evening, bob)
    await check_in_line(stage, bot, await evening.game_id())
    assert not bob.dm.messages()
    assert evening.host.dm.messages()


async def test_a_game_goes_on_without_somebody_who_left_the_server(
    bot: DixitBot, stage: Stage
) -> None:
    evening = Evening(stage, bot, 4)
    await evening.open(pace="normal")
    await evening.begin()
    await evening.tell()
    await bot.parts.screens.settle()
    gone = evening.friends[3]
    for guild in list(stage.playground.world.guilds.values()):
        stage.playground.world.leave(guild, gone.person.user)
    for friend in evening.friends[1:3]:
        await friend.dm.press("give")
    stage.playground.world.clock.move(181)
    await bot.parts.alarms.ring()
    await bot.parts.screens.settle()
    assert (await evening.game()).phase is Phase.VOTING
    await evening.host.slash("dixit host kick", player=gone)
    assert str(gone.id) not in (await evening.game()).players
    await check_in_line(stage, bot, await evening.game_id())


async def test_a_hand_that_its_player_deleted_comes_with_the_next_phase(
    bot: DixitBot, stage: Stage
) -> None:
    evening = Evening(stage, bot, 3)
    await evening.open()
    await evening.begin()
    await evening.tell()
    await bot.parts.screens.settle()
    bob = evening.friends[1]
    stage.playground.world.delete(bob.dm.last().record)
    await bob.press("hand")
    await play_by_hand(evening, bob)
    await evening.give()
    await stage.wait_until(partial(bob.dm.with_part, "vote"), "a ballot")
    await check_in_line(stage, bot, await evening.game_id())
    assert len(NAMES) == 12


async def test_a_private_channel_that_is_gone_is_opened_again(bot: DixitBot, stage: Stage) -> None:
    evening = Evening(stage, bot, 3)
    await evening.open()
    await evening.begin()
    await bot.parts.screens.settle()
    bob, world = evening.friends[1], stage.playground.world
    gone = bob.dm.channel
    world.remove_channel(gone)
    await evening.tell()
    await stage.wait_until(lambda: gone.id in world.channels, "a new private channel")
    await stage.wait_until(lambda: bob.dm.with_part("give"), "the hand in it")

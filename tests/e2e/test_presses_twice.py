"""Presses that arrive twice, late or together do what their buttons said, without complaints."""

import asyncio

from bot.client import DixitBot
from bot.rules.ids import PlayerId
from bot.rules.model import Phase
from playground.driver import Actor, Stage

from . import forgery
from .conftest import on_both_stores
from .evening import Evening, leave, plain

SCOLDING = ("earlier round", "Not right now", "was faster", "already a game in this channel")


async def choosing(stage: Stage, bot: DixitBot, *, by_button: bool = False) -> Evening:
    """Return a game of four that waits for cards, with the clue just given."""
    evening = Evening(stage, bot, 4, by_button=by_button)
    await evening.open()
    await evening.begin()
    await evening.tell()
    await bot.parts.screens.settle()
    return evening


async def given_by(evening: Evening, who: int) -> tuple[int, ...]:
    """Return the positions in hand, from 1, of the cards that a player has played."""
    game, player = await evening.game(), PlayerId(str(evening.friends[who].id))
    hand = game.seat_of(player).hand
    return tuple(hand.index(card) + 1 for card in game.current.given.get(player, ()))


def shown(friend: Actor) -> set[int]:
    """Return the ids of the messages that a person sees."""
    return {one.record.id for one in friend.messages()}


@on_both_stores
async def test_two_quick_presses_on_a_card_give_it(bot: DixitBot, stage: Stage) -> None:
    evening = await choosing(stage, bot)
    bob = evening.friends[1].dm
    hand = bob.last()
    press = f"give:{await evening.game_id()}:1:2"
    replies = await asyncio.gather(bob.press(press, on=hand), bob.press(press, on=hand))
    assert all(reply.callback is not None and not reply.private for reply in replies)
    assert await given_by(evening, 1) == (2,)
    await bot.parts.screens.settle()
    assert "You played card 2" in plain(bob.last().text)


async def test_a_press_on_a_panel_that_is_just_being_replaced_counts_and_is_answered(
    bot: DixitBot, stage: Stage
) -> None:
    evening = await choosing(stage, bot, by_button=True)
    bob = evening.friends[1]
    older = (await (await bob.press("hand")).arrived()).message
    newer = (await (await bob.press("hand")).arrived()).message
    assert older is not None
    assert newer is not None
    press = f"give:{await evening.game_id()}:1:2"
    await stage.wait_until(lambda: older.record.id not in shown(bob), "the old one is gone")
    reply = await (await forgery.press(bob, older, press)).arrived()
    assert "You played card 2" in plain(reply.text)
    assert await given_by(evening, 1) == (2,)
    await bot.parts.screens.settle()
    assert newer.record.id not in shown(bob), "of all panels the newest stays"
    await bob.press(press.replace("give", "take"))
    assert await given_by(evening, 1) == ()


async def test_a_card_is_given_by_command_as_often_as_one_likes(
    bot: DixitBot, stage: Stage
) -> None:
    evening = await choosing(stage, bot)
    bob = evening.friends[1]
    for _ in range(2):
        assert "You played card 3" in plain((await bob.slash("dixit play", card=3)).text)
    assert await given_by(evening, 1) == (3,)
    for _ in range(2):
        back = await bob.slash("dixit play", card=3, back=True)
        assert "Card 3 is back in your hand" in plain(back.text)
    assert await given_by(evening, 1) == ()


@on_both_stores
async def test_everybody_goes_on_together(bot: DixitBot, stage: Stage) -> None:
    evening = Evening(stage, bot, 6)
    await evening.open()
    await evening.host.press("begin")
    lobby = stage.channel.last_message
    game_id = await evening.game_id()
    again = [await forgery.press(evening.host, lobby, f"begin:{game_id}:0")]
    again += [await forgery.press(evening.host, lobby, f"claim:{game_id}:1") for _ in range(2)]
    await evening.play_round()
    await stage.wait_until(lambda: evening.host.can_see("Next round"), "the reveal")
    reveal = stage.channel.last_message
    press = f"next:{game_id}:1"
    presses = (forgery.press(one, reveal, press) for one in evening.friends)
    for reply in (*await asyncio.gather(*presses), *again):
        assert reply.callback is not None
        assert not any(words in reply.text for words in SCOLDING if reply.private), reply.text
    game = await evening.game()
    assert (game.phase, game.current.number) == (Phase.STORYTELLING, 2)


@on_both_stores
async def test_everybody_wants_a_rematch(bot: DixitBot, stage: Stage) -> None:
    evening = Evening(stage, bot, 4)
    await evening.open()
    await evening.begin()
    await evening.stop()
    await stage.wait_until(lambda: evening.host.can_see("The end"), "the end")
    end = stage.channel.last_message
    press = f"rematch:{await evening.game_id()}:1"
    replies = await asyncio.gather(*(forgery.press(one, end, press) for one in evening.friends))
    private = [reply.text for reply in replies if reply.private]
    assert len(private) == 3
    assert all("https://discord.com/channels/" in text for text in private)
    assert len((await evening.game()).players) == 4


async def test_a_lobby_of_half_teams_says_what_is_missing(bot: DixitBot, stage: Stage) -> None:
    evening = Evening(stage, bot, 6)
    await evening.open("team-2011")
    for friend, team in zip(evening.friends, (1, 1, None, 2, 3, 4), strict=True):
        if team is not None:
            await friend.choose("team", str(team))
    await bot.parts.screens.settle()
    assert "need a second player: 2, 3, 4" in plain(stage.channel.last_message.text)
    assert "Ready" not in stage.channel.last_message.text
    await evening.host.press("shuffle")
    await stage.wait_until(lambda: "Ready" in stage.channel.last_message.text, "readiness")


async def test_whoever_leaves_a_large_table_during_the_vote_changes_no_words(
    bot: DixitBot, stage: Stage
) -> None:
    evening = Evening(stage, bot, 7)
    await evening.open("odyssey-2011")
    await evening.begin()
    await evening.tell()
    await evening.give()
    leaver = evening.friends.pop()
    await leave(leaver)
    await bot.parts.screens.settle()
    offer = "or two if you’re not sure"
    assert offer in stage.channel.last_message.text
    assert offer in evening.friends[1].dm.last().text


async def test_in_party_my_hand_says_why_there_is_none_yet(bot: DixitBot, stage: Stage) -> None:
    evening = Evening(stage, bot, 6, by_button=True)
    await evening.open("party-2023")
    await evening.host.press("begin")
    await evening.private(evening.host, "claim")
    reply = await (await evening.friends[1].press("hand")).arrived()
    assert "You’ll see your cards once it’s out" in reply.text
    assert "Here are your cards" not in reply.text


async def test_a_host_who_kicks_somebody_twice_is_told_that_they_are_gone(
    bot: DixitBot, stage: Stage
) -> None:
    evening = Evening(stage, bot, 4)
    await evening.open()
    await evening.host.slash("dixit host kick", player=evening.friends[3])
    reply = await evening.host.slash("dixit host kick", player=evening.friends[3])
    assert "is out of the game" in plain(reply.text)

"""Presses that come twice, late or at once mean what their buttons said; nobody is scolded."""

import asyncio

from bot.gateway.client import DixitBot
from bot.rules.ids import PlayerId
from bot.rules.model import Phase
from playground.driver import Stage

from . import forgery
from .conftest import on_both_stores
from .evening import Evening, plain

SCOLDING = ("earlier round", "not the moment", "was quicker", "open in this channel already")


async def choosing(stage: Stage, bot: DixitBot, *, by_button: bool = False) -> Evening:
    """A game of four in which cards are chosen."""
    evening = Evening(stage, bot, 4, by_button=by_button)
    await evening.open()
    await evening.begin()
    await evening.tell()
    await bot.screens.settle()
    return evening


async def given_by(evening: Evening, who: int) -> tuple[int, ...]:
    """The positions of the cards that somebody gave."""
    game, player = await evening.game(), PlayerId(str(evening.friends[who].id))
    hand = game.seat_of(player).hand
    return tuple(hand.index(card) + 1 for card in game.current.given.get(player, ()))


@on_both_stores
async def test_two_quick_presses_on_a_card_give_it(bot: DixitBot, stage: Stage) -> None:
    evening = await choosing(stage, bot)
    bob = evening.friends[1].dm
    hand = bob.last()
    press = f"give:{await evening.game_id()}:1:2"
    replies = await asyncio.gather(bob.press(press, on=hand), bob.press(press, on=hand))
    assert all(reply.callback is not None and not reply.private for reply in replies)
    assert await given_by(evening, 1) == (2,)
    await bot.screens.settle()
    assert "You gave card 2" in plain(bob.last().text)


async def test_an_older_hand_gives_what_it_said_and_shows_the_hand_as_it_is(
    bot: DixitBot, stage: Stage
) -> None:
    evening = await choosing(stage, bot, by_button=True)
    bob = evening.friends[1]
    older = (await (await bob.press("hand")).arrived()).message
    newer = (await (await bob.press("hand")).arrived()).message
    assert older is not None
    assert newer is not None
    press = f"give:{await evening.game_id()}:1:2"
    await bob.press(press, on=newer)
    reply = await (await bob.press(press, on=older)).arrived()
    assert "You gave card 2" in plain(reply.text)
    assert await given_by(evening, 1) == (2,)
    take = press.replace("give", "take")
    await bob.press(take, on=older)
    await bob.press(take, on=newer)
    assert await given_by(evening, 1) == ()


async def test_a_card_is_given_by_command_as_often_as_one_likes(
    bot: DixitBot, stage: Stage
) -> None:
    evening = await choosing(stage, bot)
    bob = evening.friends[1]
    for _ in range(2):
        assert "Card 3 is given" in plain((await bob.slash("dixit play", card=3)).text)
    assert await given_by(evening, 1) == (3,)
    for _ in range(2):
        back = await bob.slash("dixit play", card=3, back=True)
        assert "Card 3 is in your hand" in plain(back.text)
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
    await bot.screens.settle()
    assert "only one player: 2, 3, 4" in plain(stage.channel.last_message.text)
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
    await leaver.slash("dixit leave")
    await bot.screens.settle()
    offer = "Pick one card, or two for two votes"
    assert offer in stage.channel.last_message.text
    assert offer in evening.friends[1].dm.last().text


async def test_in_party_my_hand_says_why_there_is_none_yet(bot: DixitBot, stage: Stage) -> None:
    evening = Evening(stage, bot, 6, by_button=True)
    await evening.open("party-2023")
    await evening.host.press("begin")
    await evening.private(evening.host, "claim")
    reply = await (await evening.friends[1].press("hand")).arrived()
    assert "Nobody sees their cards before it" in reply.text
    assert "Your hand." not in reply.text


async def test_a_host_who_kicks_somebody_twice_is_told_that_they_are_gone(
    bot: DixitBot, stage: Stage
) -> None:
    evening = Evening(stage, bot, 4)
    await evening.open()
    await evening.host.slash("dixit kick", player=evening.friends[3])
    reply = await evening.host.slash("dixit kick", player=evening.friends[3])
    assert "is not in this game" in reply.text

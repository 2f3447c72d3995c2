"""The panel behind *My hand*: one private answer that follows the round without presses."""

from dataclasses import replace
from functools import partial
from random import Random

import pytest

from bot.client import DixitBot
from bot.rules.ids import PlayerId
from bot.rules.model import Phase
from bot.store import ServerSettings
from playground.driver import Actor, Stage
from playground.shown import Shown
from tests.playing import legal_move

from . import conftest
from .conftest import Launch
from .evening import Evening, leave, plain

GAINED = "→"  # in the line with a player's points
EXPIRED = 16 * 60.0  # seconds: the token of a press lives fifteen minutes


async def by_button(stage: Stage, bot: DixitBot, players: int = 4) -> Evening:
    """Return a game that has begun, on a server where hands are opened by *My hand* alone."""
    await bot.parts.store.put_server(ServerSettings(stage.playground.town.guild.id, hands="button"))
    evening = Evening(stage, bot, players, by_button=True)
    await evening.open()
    await evening.begin()
    await bot.parts.screens.settle()
    return evening


def panels(friend: Actor) -> list[Shown]:
    """Return the private messages in the channel that show a hand, or showed one before."""
    return [one for one in friend.messages() if one.private and "· round" in plain(one.text)]


def panel(friend: Actor) -> Shown:
    (found,) = panels(friend)
    return found


async def others_play(evening: Evening) -> None:
    """Play legal moves through the service, without presses, until the phase ends.

    Then wait until everything is shown.
    """
    game = await evening.game()
    phase = game.phase
    while game.phase is phase:
        move = legal_move(game, Random(1))
        game = (await evening.bot.parts.service.play(await evening.game_id(), move)).stored.game
    await evening.bot.parts.screens.settle()


async def test_one_panel_goes_through_the_whole_round(bot: DixitBot, stage: Stage) -> None:
    evening = await by_button(stage, bot)
    bob, game_id = evening.friends[1], await evening.game_id()
    await (await bob.press("hand")).arrived()
    opened = panel(bob).record.id
    await evening.tell("A wish too big")
    await bot.parts.screens.settle()
    assert "A wish too big" in plain(panel(bob).text)
    await bob.press(f"give:{game_id}:1:2")
    await others_play(evening)
    assert panel(bob).custom_id("give") is None
    (slot,) = evening.ballot(await evening.game(), PlayerId(str(bob.id)), hit=True)
    await bob.choose("vote", slot, on=panel(bob))
    assert f"You voted for card {slot}" in plain(panel(bob).text)
    await others_play(evening)
    assert panel(bob).custom_id("vote") is None
    assert "The votes are in" in panel(bob).text
    assert GAINED in plain(panel(bob).text)
    await evening.go_on()
    await bot.parts.screens.settle()
    assert "round 2" in plain(panel(bob).text)
    assert panel(bob).record.id == opened


async def test_a_second_press_renews_the_panel_and_removes_the_old_one(
    bot: DixitBot, stage: Stage
) -> None:
    evening = await by_button(stage, bot)
    await evening.tell()
    bob = evening.friends[1]
    first = (await (await bob.press("hand")).arrived()).message
    second = (await (await bob.press("hand")).arrived()).message
    assert first is not None
    assert second is not None
    await bot.parts.screens.settle()
    assert panel(bob).record.id == second.record.id != first.record.id


def shows_only(stage: Stage, name: str) -> bool:
    """Return whether the newest public message has this one picture."""
    return [one.filename for one in stage.channel.last_message.record.attachments] == [name]


async def test_points_come_with_the_channels_and_not_before(
    launch: Launch, stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as unhurried:
        unhurried.setattr(conftest, "HURRY", replace(conftest.HURRY, beat=60.0))
        bot = await launch()
    evening = await by_button(stage, bot)
    bob = evening.friends[1]
    await evening.tell()
    await evening.give()
    await bot.parts.screens.settle()
    await evening.vote()
    for beat in ("story.jpg", "reveal.jpg"):
        await stage.wait_until(partial(shows_only, stage, beat), beat)
        opened = (await (await bob.slash("dixit hand")).arrived()).message
        assert opened is not None
        await stage.wait_until(lambda: len(panels(bob)) == 1, "the one panel")
        assert "The votes are in" in opened.text
        assert GAINED not in plain(opened.text)
        assert opened.custom_id("vote") is None
        stage.playground.world.clock.move(61.0)
        bot.parts.screens.refresh(await evening.game_id())
    await stage.wait_until(lambda: bob.can_see("Next round"), "the last beat")
    await stage.wait_until(lambda: GAINED in plain(panel(bob).text), "the points")


async def test_a_press_on_a_panel_that_could_not_be_edited_renews_it(
    bot: DixitBot, stage: Stage
) -> None:
    evening = await by_button(stage, bot)
    await evening.tell()
    bob = evening.friends[1]
    stale = (await (await bob.press("hand")).arrived()).message
    assert stale is not None
    stage.playground.world.clock.move(EXPIRED)
    await evening.pass_rounds("Another clue")
    assert panel(bob).custom_id("give"), "nobody can edit it any more"
    refused = await bob.press("give", on=panel(bob))
    assert refused.message is not None
    assert refused.message.record.id == stale.record.id
    assert "The votes are in" in panel(bob).text
    assert panel(bob).custom_id("give") is None
    await stage.wait_until(lambda: refused.follow_ups, "the reason")
    await evening.go_on()
    await bot.parts.screens.settle()
    assert "round 2" in plain(panel(bob).text), "from then on it is edited again"


async def test_a_press_on_a_panel_from_before_a_restart_renews_it(
    launch: Launch, stage: Stage
) -> None:
    bot = await launch()
    evening = await by_button(stage, bot)
    await evening.tell()
    bob = evening.friends[1]
    await (await bob.press("hand")).arrived()
    await bot.close()
    await bot.parts.store.close()
    evening.bot = bot = await launch()
    await bot.parts.screens.settle()
    played = await (await bob.press(f"give:{await evening.game_id()}:1:2")).arrived()
    assert "You played card 2" in plain(played.text)
    await evening.give()
    await bot.parts.screens.settle()
    assert panel(bob).custom_id("vote")


async def test_the_same_number_again_changes_nothing_and_a_button_takes_it_back(
    bot: DixitBot, stage: Stage
) -> None:
    evening = await by_button(stage, bot)
    await evening.tell()
    bob, game_id = evening.friends[1], await evening.game_id()
    await (await bob.press("hand")).arrived()
    for _ in range(2):
        await bob.press(f"give:{game_id}:1:2")
        await bot.parts.screens.settle()
        assert "✓ You played card 2" in plain(panel(bob).text)
    await bob.press(f"take:{game_id}:1:2")
    await bot.parts.screens.settle()
    assert "You played" not in panel(bob).text
    assert panel(bob).custom_id("take") is None


async def test_of_two_cards_the_first_is_confirmed(bot: DixitBot, stage: Stage) -> None:
    evening = await by_button(stage, bot, players=3)
    await evening.tell()
    bob, game_id = evening.friends[1], await evening.game_id()
    await (await bob.press("hand")).arrived()
    await bob.press(f"give:{game_id}:1:1")
    await bot.parts.screens.settle()
    assert "Card 1 is in. Pick one more." in plain(panel(bob).text)
    await bob.press(f"give:{game_id}:1:3")
    await bot.parts.screens.settle()
    assert "✓ You played cards 1 and 3" in plain(panel(bob).text)


async def test_of_two_cards_the_panel_names_the_one_that_another_replaces(
    bot: DixitBot, stage: Stage
) -> None:
    evening = await by_button(stage, bot, players=3)
    await evening.tell()
    bob, game_id = evening.friends[1], await evening.game_id()
    await (await bob.press("hand")).arrived()
    for place in (3, 1):
        await bob.press(f"give:{game_id}:1:{place}")
        await bot.parts.screens.settle()
    assert "Press another number to replace card 3." in plain(panel(bob).text)
    await bob.press(f"give:{game_id}:1:5")
    await bot.parts.screens.settle()
    assert "✓ You played cards 1 and 5" in plain(panel(bob).text)


async def test_a_vote_in_the_channel_shows_in_the_panel(bot: DixitBot, stage: Stage) -> None:
    evening = await by_button(stage, bot)
    await evening.tell()
    await evening.give()
    await bot.parts.screens.settle()
    game = await evening.game()
    assert game.phase is Phase.VOTING
    bob = evening.friends[1]
    await (await bob.press("hand")).arrived()
    (slot,) = evening.ballot(game, PlayerId(str(bob.id)), hit=True)
    table = stage.channel.last_message
    await bob.choose(f"vote:{await evening.game_id()}", slot, on=table)
    await bot.parts.screens.settle()
    assert f"You voted for card {slot}" in plain(panel(bob).text)


async def test_a_player_who_left_keeps_no_hand(bot: DixitBot, stage: Stage) -> None:
    evening = await by_button(stage, bot)
    await evening.tell()
    bob = evening.friends[1]
    opened = (await (await bob.press("hand")).arrived()).message
    assert opened is not None
    await leave(bob)
    await bot.parts.screens.settle()
    (left,) = [one for one in bob.messages() if one.record.id == opened.record.id]
    assert left.custom_id("give") is None
    assert "no longer in this game" in left.text


async def test_a_refused_press_in_a_dm_shows_the_hand_as_it_is(bot: DixitBot, stage: Stage) -> None:
    """The DM could not be edited in time. The press is refused with a reason, and updates it."""
    evening = Evening(stage, bot, 4)
    await evening.open()
    await evening.begin()
    await evening.tell()
    await bot.parts.screens.settle()
    bob = evening.friends[1]
    hand = bob.dm.last()
    with bot.parts.screens.defer_redraw(await evening.game_id()):
        await evening.give()
        refused = await bob.dm.press(f"give:{await evening.game_id()}:1:1", on=hand)
        (now,) = [one for one in bob.dm.messages() if one.record.id == hand.record.id]
        assert now.custom_id("vote")
        assert now.custom_id("give") is None
        await stage.wait_until(lambda: refused.follow_ups, "the reason")


async def test_the_hosts_rules_become_the_hand_when_the_game_begins(
    bot: DixitBot, stage: Stage
) -> None:
    await bot.parts.store.put_server(ServerSettings(stage.playground.town.guild.id, hands="button"))
    evening = Evening(stage, bot, 4, by_button=True)
    await evening.open()
    rules = (await (await evening.host.press("rules")).arrived()).message
    assert rules is not None
    assert rules.custom_id("setpace")
    await bot.parts.screens.settle()
    assert rules.custom_id("setpace"), "it is open while the lobby is"
    await evening.host.press("begin")
    await bot.parts.screens.settle()
    assert panel(evening.host).record.id == rules.record.id
    assert panel(evening.host).custom_id("setpace") is None
    assert panel(evening.host).custom_id("claim")

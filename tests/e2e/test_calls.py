"""Players who get no DM are mentioned in the channel when it is their turn, and only then."""

import asyncio
import math
from typing import Any

import pytest

from bot.client import DixitBot
from bot.gateway.messages import Messages
from bot.play import alarms
from bot.play.timers import LAST_CALL, THINKING
from bot.rules.model import Pace, Phase
from bot.store import PersonSettings
from playground.driver import Actor, Stage
from playground.reading import part_with
from playground.shown import Shown

from .conftest import Launch
from .evening import Evening, plain
from .order import check_in_line, of_the_bot
from .practice import Practice


@pytest.fixture(autouse=True)
def awake(monkeypatch: pytest.MonkeyPatch) -> None:
    """Stop alarms from treating a moved clock as a machine that was suspended."""
    monkeypatch.setattr(alarms, "LATE", math.inf)


def called(friend: Actor) -> list[str]:
    """Return the current texts of the messages that notified this friend in the channel."""
    return [message.text for message in friend.notified_of()]


def times(*friends: Actor) -> list[int]:
    """Return how often each of these friends was notified in the channel."""
    return [len(friend.notified_of()) for friend in friends]


def calls_in(stage: Stage, evening: Evening) -> list[Shown]:
    """Return the channel's calls: small messages that mention awaited players."""
    standing = [Shown(one) for one in of_the_bot(stage, evening.channel)]
    return [one for one in standing if "🔔" in one.text]


async def with_bob_by_button(stage: Stage, bot: DixitBot, pace: str = "none") -> Evening:
    """Return a lobby of four in which Bob gets his hand with *My hand* instead of a DM."""
    evening = Evening(stage, bot, 4)
    await evening.friends[1].slash("dixit hand", send="button")
    await evening.open(pace=pace)
    return evening


async def deal(evening: Evening) -> None:
    """Begin, wait until all hands are sent, and make the host the storyteller."""
    await evening.host.press("begin")
    await evening.bot.parts.screens.settle()
    await evening.private(evening.host, "claim")


async def give_by_hand(evening: Evening, friend: Actor) -> None:
    """Open this friend's hand with *My hand*, and play its first card."""
    await friend.press("hand")
    number = (await evening.game()).current.number
    await friend.press(f"give:{await evening.game_id()}:{number}:1")


async def vote_by_hand(evening: Evening, friend: Actor) -> None:
    """Vote for the storyteller's card with the menu below the table."""
    game = await evening.game()
    player = next(one for one in game.players if one == str(friend.id))
    await friend.choose(f"vote:{await evening.game_id()}", *evening.ballot(game, player, hit=True))


async def test_whoever_plays_by_button_is_called_once_in_every_phase_and_nobody_else(
    bot: DixitBot, stage: Stage
) -> None:
    evening = await with_bob_by_button(stage, bot)
    alice, bob, chloe, dmitri = evening.friends
    assert times(bob) == [0]  # a lobby is nobody's turn
    await deal(evening)
    await bot.parts.screens.settle()
    assert times(bob) == [1]  # the cards are dealt: everyone may be storyteller
    await evening.tell()
    await bot.parts.screens.settle()
    assert times(bob) == [2]
    assert stage.channel.last_message.record.id == bob.notified_of()[-1].record.id
    assert "Press *My hand* to play" in called(bob)[-1]
    await chloe.dm.press("give")  # an edit calls nobody
    await bot.parts.screens.settle()
    assert times(bob) == [2]
    await give_by_hand(evening, bob)
    await evening.give()
    await bot.parts.screens.settle()
    assert times(bob) == [3]
    assert "<Your vote>" in called(bob)[-1]
    await vote_by_hand(evening, bob)
    await evening.vote()
    await bot.parts.screens.settle()
    assert times(bob) == [3]  # nobody has anything to do now
    assert times(alice, chloe, dmitri) == [0, 0, 0]
    assert not bob.dm.messages()
    await check_in_line(stage, bot, await evening.game_id())


async def test_a_storyteller_without_dm_is_called_below_the_reveal_and_the_call_goes(
    bot: DixitBot, stage: Stage
) -> None:
    evening = await with_bob_by_button(stage, bot)
    bob = evening.friends[1]
    await deal(evening)
    await evening.tell()
    await bot.parts.screens.settle()
    assert not calls_in(stage, evening), "the call of the first phase is over"
    await give_by_hand(evening, bob)
    await evening.give()
    await vote_by_hand(evening, bob)
    await evening.vote()
    before = times(bob)[0]
    await evening.go_on()
    await bot.parts.screens.settle()
    game = await evening.game()
    assert game.current.storyteller == str(bob.id)
    assert times(bob) == [before + 1]
    (call,) = calls_in(stage, evening)
    assert "your turn to give a clue" in call.text
    await check_in_line(stage, bot, await evening.game_id())
    # The call has the button to press.
    await bob.press("turn", on=call)
    await stage.wait_until(lambda: bob.with_part("story"), "the hand behind the call")
    await bob.press(f"story:{await evening.game_id()}:2:1")
    await bob.fills("A second clue")
    await bot.parts.screens.settle()
    assert not calls_in(stage, evening)
    assert times(bob) == [before + 1]  # the others give now
    await check_in_line(stage, bot, await evening.game_id())


async def test_a_call_that_follows_a_press_costs_nothing_of_our_limit(
    bot: DixitBot, stage: Stage
) -> None:
    evening = await with_bob_by_button(stage, bot)
    await deal(evening)
    await evening.tell()
    await give_by_hand(evening, evening.friends[1])
    await evening.give()
    await vote_by_hand(evening, evening.friends[1])
    await evening.vote()
    await bot.parts.screens.settle()
    here = f"/channels/{evening.channel.id}/messages"
    before = len(stage.playground.requests)
    await evening.go_on()
    await bot.parts.screens.settle()
    assert calls_in(stage, evening)
    sent = list(stage.playground.requests)[before:]
    assert not [one for one in sent if one.method == "POST" and one.path.endswith(here)]


async def test_whose_dms_are_closed_is_called_in_the_channel(bot: DixitBot, stage: Stage) -> None:
    evening = Evening(stage, bot, 3)
    bob = evening.friends[1]
    bob.person.user.accepts_dms = False
    await evening.open()
    await deal(evening)
    await evening.tell()
    await bot.parts.screens.settle()
    assert times(*evening.friends) == [0, 2, 0]
    assert f"<@{bob.id}>" in called(bob)[-1]
    assert "you get no DM from me" in called(bob)[-1]


async def test_whose_dms_close_in_mid_game_is_called_in_that_very_phase(
    bot: DixitBot, stage: Stage
) -> None:
    evening = Evening(stage, bot, 3)
    bob = evening.friends[1]
    await evening.open()
    await deal(evening)
    await bot.parts.screens.settle()
    bob.person.user.accepts_dms = False
    await evening.tell()
    await bot.parts.screens.settle()
    (call,) = calls_in(stage, evening)
    assert "play a card" in call.text
    assert times(*evening.friends) == [0, 1, 0]
    await check_in_line(stage, bot, await evening.game_id())


async def test_whose_dm_discord_holds_back_is_called_in_the_channel(
    bot: DixitBot, stage: Stage
) -> None:
    alice, bob, chloe = await with_dms_held_back(stage, bot)
    await stage.wait_until(lambda: bob.can_see("I’ll try again in a minute"), "word of it")
    await alice.press("begin")
    await stage.wait_until(lambda: times(bob, chloe) == [1, 1], "a call for both")
    assert times(alice, bob, chloe) == [0, 1, 1]


async def test_a_call_does_not_wait_until_its_player_was_told_why_there_is_no_dm(
    bot: DixitBot, stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    called_both = asyncio.Event()
    whisper = Messages.whisper

    async def late_whisper(self: Messages, *args: Any) -> bool:
        await called_both.wait()
        return await whisper(self, *args)

    monkeypatch.setattr(Messages, "whisper", late_whisper)
    alice, bob, chloe = await with_dms_held_back(stage, bot)
    await alice.press("begin")
    await stage.wait_until(lambda: times(bob, chloe) == [1, 1], "a call for both")
    called_both.set()
    word = "I’ll try again in a minute"
    await stage.wait_until(lambda: bob.can_see(word) and chloe.can_see(word), "word of it")
    assert times(alice, bob, chloe) == [0, 1, 1]


async def with_dms_held_back(stage: Stage, bot: DixitBot) -> list[Actor]:
    """Return three friends in a lobby, of whom only the host has a DM channel.

    Discord refuses the next DM channel as too many at once, so the bot opens none for an hour.
    """
    bot.parts.hands.dms.pause = 3600.0
    evening = Evening(stage, bot, 3)
    alice, bob, chloe = evening.friends
    await alice.slash("dixit start", deck="plain", pace="none")
    await bot.parts.screens.settle()
    stage.playground.faults.add("POST /users/@me/channels", code=40003)
    await bob.press("join")
    await chloe.press("join")
    return [alice, bob, chloe]


async def test_a_server_with_all_hands_by_button_calls_everyone_who_is_awaited(
    bot: DixitBot, stage: Stage
) -> None:
    evening = Evening(stage, bot, 3, by_button=True)
    stage.playground.town.guild.owner_id = evening.host.id
    await evening.host.slash("dixit settings", hands="button")
    await evening.open()
    await deal(evening)
    await bot.parts.screens.settle()
    assert times(*evening.friends) == [1, 1, 1]
    await evening.tell()
    await bot.parts.screens.settle()
    assert times(*evening.friends) == [1, 2, 2]
    await evening.give()
    await bot.parts.screens.settle()
    assert times(*evening.friends) == [1, 3, 3]
    await evening.vote()
    await evening.go_on()
    await bot.parts.screens.settle()
    assert times(*evening.friends) == [1, 4, 3]
    await check_in_line(stage, bot, await evening.game_id())


def switched_on(friend: Actor) -> list[str]:
    """Return what is turned on in a person's own panel, their newest message."""
    menu = part_with(friend.last().record.components, "setting:me:0:@switches")
    assert menu is not None
    return [option["label"] for option in menu["options"] if option.get("default")]


@pytest.mark.parametrize("who", ["oneself", "the server"])
async def test_calls_can_be_turned_off(bot: DixitBot, stage: Stage, who: str) -> None:
    evening = await with_bob_by_button(stage, bot, pace="normal")
    bob = evening.friends[1]
    stage.playground.town.guild.owner_id = evening.host.id
    if who == "oneself":
        await bob.slash("dixit me", mention=False)
        assert "My turn" not in switched_on(bob)
    else:
        await evening.host.slash("dixit settings", mentions=False)
        shown = await bob.slash("dixit settings")
        assert "Mention people: **no**" in plain(shown.text)
        said = await bob.slash("dixit me", mention=True)
        assert "This server has turned mentions off" in said.text
    await deal(evening)
    await evening.tell()
    await remind(stage, bot, Pace.NORMAL)
    await give_by_hand(evening, bob)
    await evening.give()
    await bot.parts.screens.settle()
    assert times(*evening.friends) == [0, 0, 0, 0]
    assert not calls_in(stage, evening)
    on = await (
        bob.slash("dixit me", mention=True)
        if who == "oneself"
        else evening.host.slash("dixit settings", mentions=True)
    )
    assert on.private
    await vote_by_hand(evening, bob)
    await evening.vote()
    await evening.go_on()
    await bot.parts.screens.settle()
    assert times(*evening.friends) == [0, 1, 0, 0]


async def test_who_had_turned_mentions_off_everywhere_is_not_mentioned_anywhere(
    bot: DixitBot, stage: Stage
) -> None:
    bob = stage.person("Bob")
    await bot.parts.store.put_person(PersonSettings(bob.id, mentions=False))
    await bob.slash("dixit me")
    assert "My turn" not in switched_on(bob)
    evening = await with_bob_by_button(stage, bot)
    await deal(evening)
    await bot.parts.screens.settle()
    assert times(bob) == [0]
    await bob.slash("dixit me", mention=True)
    assert "My turn" in switched_on(bob)
    await evening.tell()
    await bot.parts.screens.settle()
    assert times(bob) == [1]


async def remind(stage: Stage, bot: DixitBot, pace: Pace, *, half: bool = False) -> None:
    """Move the clock to a phase's last reminder, or with ``half`` to the one at half time."""
    await bot.parts.screens.settle()
    time = THINKING[pace]
    moments = [time / 2 + 1] if half else [time / 2 + 1, time / 2 - LAST_CALL[pace]]
    for seconds in moments:
        stage.playground.world.clock.move(seconds)
        await bot.parts.alarms.ring()
        await bot.parts.screens.settle()


async def test_a_reminder_mentions_those_without_dm_in_a_message_of_its_own(
    bot: DixitBot, stage: Stage
) -> None:
    evening = await with_bob_by_button(stage, bot, pace="normal")
    alice, bob, chloe, dmitri = evening.friends
    await deal(evening)
    await evening.tell()
    await bot.parts.screens.settle()
    before = times(bob)[0]
    await remind(stage, bot, Pace.NORMAL)
    assert times(bob) == [before + 1], "at half time there is not long to go"
    (call,) = calls_in(stage, evening)
    assert "waiting for you" in call.text
    assert [one.text for one in chloe.notified_of()] == []
    assert len(chloe.dm.notified_of()) > len(alice.dm.notified_of())  # reminded by DM
    await check_in_line(stage, bot, await evening.game_id())
    await give_by_hand(evening, bob)
    await evening.give()
    await bot.parts.screens.settle()
    assert (await evening.game()).phase is Phase.VOTING
    assert not calls_in(stage, evening)
    assert times(alice, chloe, dmitri) == [0, 0, 0]


async def test_only_the_newest_reminder_stands(bot: DixitBot, stage: Stage) -> None:
    evening = await with_bob_by_button(stage, bot, pace="slow")
    bob = evening.friends[1]
    await deal(evening)
    await evening.tell()
    await bot.parts.screens.settle()
    before = times(bob)[0]
    time = THINKING[Pace.SLOW]
    for reminders, seconds in enumerate((time / 2 + 1, time / 2 - LAST_CALL[Pace.SLOW]), 1):
        stage.playground.world.clock.move(seconds)
        await bot.parts.alarms.ring()
        await bot.parts.screens.settle()
        assert len(calls_in(stage, evening)) == 1
        assert times(bob) == [before + reminders]
    await bob.press("hand", on=calls_in(stage, evening)[0])
    await bot.parts.screens.settle()
    assert times(bob) == [before + 2]


async def bring_down(stage: Stage, evening: Evening) -> None:
    """Use ``/dixit table``, and wait until the table is posted again at the channel's bottom."""
    before = stage.channel.last_message.record.id
    await evening.host.slash("dixit table")
    await stage.wait_until(lambda: stage.channel.last_message.record.id != before, "the table")
    await evening.bot.parts.screens.settle()


async def test_what_is_posted_once_more_calls_nobody_again(
    bot: DixitBot, stage: Stage, launch: Launch
) -> None:
    evening = await with_bob_by_button(stage, bot)
    bob = evening.friends[1]
    await deal(evening)
    await evening.tell()
    await bot.parts.screens.settle()
    before = times(bob)[0]
    await bring_down(stage, evening)
    stage.playground.world.delete(stage.channel.last_message.record)
    await evening.friends[2].dm.press("give")
    await bot.parts.screens.settle()
    stage.playground.world.clock.move(56 * 60)  # too old to be edited, so it is posted again
    await evening.friends[3].dm.press("give")
    await bot.parts.screens.settle()
    await bot.close()
    await bot.parts.store.close()
    evening.bot = bot = await launch()
    await bring_down(stage, evening)
    assert times(bob) == [before]
    await check_in_line(stage, bot, await evening.game_id())


async def test_a_call_survives_a_restart_and_is_made_once(
    bot: DixitBot, stage: Stage, launch: Launch
) -> None:
    evening = await with_bob_by_button(stage, bot)
    bob = evening.friends[1]
    await evening.host.press("begin")
    await stage.wait_until(lambda: calls_in(stage, evening), "the call")
    await bot.parts.screens.settle()
    await bot.close()
    await bot.parts.store.close()
    evening.bot = bot = await launch()
    await evening.friends[2].dm.press("lookhand")
    await bot.parts.screens.settle()
    assert times(bob) == [1]
    assert len(calls_in(stage, evening)) == 1
    await evening.host.dm.press("claim")
    await bot.parts.screens.settle()
    assert times(bob) == [1]
    assert not calls_in(stage, evening)  # nobody else is wanted for the first clue any more


@pytest.mark.parametrize("phase", ["storytelling", "submitting"])
async def test_a_call_that_a_crash_forgot_is_not_made_again(
    bot: DixitBot, stage: Stage, launch: Launch, monkeypatch: pytest.MonkeyPatch, phase: str
) -> None:
    evening = await with_bob_by_button(stage, bot)
    bob = evening.friends[1]
    await bot.parts.screens.settle()
    if phase == "submitting":
        await deal(evening)
        await bot.parts.screens.settle()
    before = times(bob)[0]

    async def forget(*_: object) -> None:
        """Save nothing, as if the bot had crashed before it could."""

    monkeypatch.setattr(bot.parts.games, "save", forget)
    if phase == "submitting":
        await evening.tell()
    else:
        await evening.host.press("begin")
    await stage.wait_until(lambda: times(bob) == [before + 1], "the call")
    await bot.parts.screens.settle()
    await bot.close()
    await bot.parts.store.close()
    evening.bot = bot = await launch()
    await check_in_line(stage, bot, await evening.game_id())
    assert times(bob) == [before + 1]


async def test_teammates_without_dm_are_called_by_name(bot: DixitBot, stage: Stage) -> None:
    evening = Evening(stage, bot, 6)
    bob, chloe = evening.friends[1:3]
    for friend in (bob, chloe):
        await friend.slash("dixit hand", send="button")
    await evening.open("team-2011")
    await evening.host.press("shuffle")
    await deal(evening)
    await evening.tell()
    await bot.parts.screens.settle()
    game = await evening.game()
    teller = game.current.storyteller
    for friend in (bob, chloe):
        expected = 1 if str(friend.id) == teller else 2
        assert times(friend) == [expected]
    assert times(*evening.friends[3:]) == [0, 0, 0]


@pytest.mark.usefixtures("eager")
async def test_computer_players_are_never_mentioned(bot: DixitBot, stage: Stage) -> None:
    table = Practice(stage, bot, 1)
    (alice,) = table.friends
    await alice.slash("dixit hand", send="button")
    await table.open(deck="tales", pace="none")
    await table.invite(3)
    await alice.press("begin")
    await stage.wait_until(lambda: calls_in(stage, table), "the call")
    await bot.parts.screens.settle()
    people = {one.user_id for one in stage.playground.world.notifications}
    assert people == {alice.id}
    assert all("🤖" not in one.text for one in calls_in(stage, table))

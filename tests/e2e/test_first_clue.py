"""*I have an idea!*: from the first press to the clue in as few steps as possible."""

import re
from functools import partial

from bot.client import DixitBot
from bot.rules.model import Phase
from playground.driver import Actor, Reply, Stage
from playground.shown import Shown

from . import forgery
from .evening import Evening, plain

CARD = re.compile(r"marked-(\d{3})")


async def hand_of(evening: Evening, friend: Actor) -> list[str]:
    """Return the cards in a player's hand, without the deck's name."""
    game = await evening.game()
    hand = next(seat.hand for seat in game.seats if seat.player == str(friend.id))
    return [card.removeprefix("plain/") for card in hand]


async def test_the_first_clue_is_two_presses_and_a_form(bot: DixitBot, stage: Stage) -> None:
    evening = Evening(stage, bot, 3)
    bob = evening.friends[1]
    await evening.open()
    await evening.host.press("begin")
    hand = await bob.press("claim")
    assert hand.private
    await stage.wait_until(partial(bob.can_see, "then type a clue for it"), "the hand")
    await stage.wait_until(
        lambda: "it’s your turn" in stage.channel.last_message.text, "the storyteller"
    )
    form = await bob.press(f"story:{await evening.game_id()}:1:4")
    assert plain(form.form) == "Your clue for card 4"
    await bob.fills("Far away")
    assert (await evening.game()).phase is Phase.SUBMITTING


async def test_in_party_the_form_opens_at_once(bot: DixitBot, stage: Stage) -> None:
    evening = Evening(stage, bot, 6)
    bob = evening.friends[1]
    await evening.open("party-2023")
    await evening.host.press("begin")
    form = await bob.press("claim")
    assert form.form == "Your clue"
    told = await bob.fills("Far away")
    assert (await evening.game()).phase is Phase.SUBMITTING
    assert told.private
    assert CARD.findall(told.text) == await hand_of(evening, bob)


async def test_give_my_clue_opens_the_storytellers_hand_and_tells_others_whose_turn_it_is(
    bot: DixitBot, stage: Stage
) -> None:
    evening = Evening(stage, bot, 3)
    bob = evening.friends[1]
    await evening.open()
    await evening.begin()
    await bot.parts.screens.settle()
    told = await bob.press("Give my clue")
    assert told.private
    assert f"It’s <@{evening.host.id}>’s turn" in plain(told.text)
    assert "Look through your cards" in plain(told.text)
    (jun,) = stage.people("Jun")
    watching = await jun.press("Give my clue")
    assert f"It’s <@{evening.host.id}>’s turn" in plain(watching.text)
    assert "press *Join in*" in plain(watching.text)
    await jun.press("Join in")
    joined = await jun.press("Give my clue")
    assert "You’ll get your cards when the next round starts" in plain(joined.text)
    hand = await (await evening.host.press("Give my clue")).arrived()
    assert hand.private
    assert CARD.findall(hand.text) == await hand_of(evening, evening.host)
    late = stage.channel.last_message
    await evening.tell()
    refused = await forgery.press(evening.host, late, f"turn:{await evening.game_id()}:1")
    assert "Not right now" in refused.text


async def test_give_my_clue_opens_the_form_at_once_in_party(bot: DixitBot, stage: Stage) -> None:
    evening = Evening(stage, bot, 6)
    await evening.open("party-2023")
    await evening.begin()
    waiting = await evening.friends[1].press("Give my clue")
    assert "You’ll see your cards once it’s out" in plain(waiting.text)
    form = await evening.host.press("Give my clue")
    assert form.form == "Your clue"
    assert (await evening.host.fills("Far away")).private
    assert (await evening.game()).phase is Phase.SUBMITTING


async def test_play_a_card_opens_the_hand_of_those_who_owe_one(bot: DixitBot, stage: Stage) -> None:
    evening = Evening(stage, bot, 4)
    bob = evening.friends[1]
    await evening.open()
    await evening.begin()
    await evening.tell()
    await bot.parts.screens.settle()
    hand = await (await bob.press("Play a card")).arrived()
    assert hand.private
    assert CARD.findall(hand.text) == await hand_of(evening, bob)
    assert "already on the table" in (await evening.host.press("Play a card")).text
    assert "not in this game" in (await stage.people("Jun")[0].press("Play a card")).text


async def test_the_form_describes_the_card_and_the_reveal_says_why(
    bot: DixitBot, stage: Stage
) -> None:
    evening = Evening(stage, bot, 3)
    await evening.open()
    await evening.begin()
    opened = await evening.host.dm.press(f"story:{await evening.game_id()}:1:2")
    card = (await hand_of(evening, evening.host))[1]
    form = opened.interaction.modal
    assert form is not None
    assert card in str(form["components"][0])
    assert "Some should find it, but not everyone" in str(form["components"][1])
    await evening.host.fills("Far away", "It was our <@1> kitchen")
    await evening.give()
    await bot.parts.screens.settle()
    everything = [
        *stage.channel.texts,
        *(text for one in evening.friends for text in one.dm.sees()),
    ]
    assert not [text for text in everything if "kitchen" in text]
    await evening.vote()
    await bot.parts.screens.settle()
    assert "💭 It was our" in plain(stage.channel.last_message.text)
    history = await evening.friends[1].slash("dixit history")
    assert "💭 It was our" in plain(history.text)


async def test_a_clue_by_command_may_have_a_reason(bot: DixitBot, stage: Stage) -> None:
    evening = Evening(stage, bot, 3)
    await evening.open()
    await evening.begin()
    await evening.host.slash("dixit clue", text="Far away", card=1, why="Because")
    assert (await evening.game()).current.why == "Because"


async def private_answer(stage: Stage, reply: Reply) -> Shown:
    """Wait for a private answer, be it the first response or a follow-up, and return it."""

    def found() -> list[Shown]:
        shown = [reply.message, *reply.follow_ups]
        return [one for one in shown if one is not None and one.private]

    await stage.wait_until(found, "a private answer")
    return found()[0]


async def test_no_press_in_the_channel_puts_a_hand_there(bot: DixitBot, stage: Stage) -> None:
    """A hand that answers a press or form on a public message is always private."""
    evening = Evening(stage, bot, 6)
    bob = evening.friends[1]
    await evening.open("party-2023")
    await evening.host.press("begin")
    await bob.press("claim")
    await bob.fills("Far away")
    await bot.parts.screens.settle()
    clue = stage.channel.last_message
    for friend in evening.friends[2:]:
        # The id of a button in a player's hand, pressed on the message that everyone reads.
        reply = await forgery.press(friend, clue, f"give:{await evening.game_id()}:1:1")
        answer = await private_answer(stage, reply)
        assert CARD.findall(answer.text) == await hand_of(evening, friend)
    await bot.parts.screens.settle()
    assert not [text for text in stage.channel.texts if CARD.search(text)]

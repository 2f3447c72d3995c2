"""*I have a story!*: from the first press to the clue in as few steps as there can be."""

from functools import partial

from bot.gateway.client import DixitBot
from bot.rules.model import Phase
from playground.driver import Stage

from .evening import Evening, plain


async def test_the_first_story_is_two_presses_and_a_form(bot: DixitBot, stage: Stage) -> None:
    evening = Evening(stage, bot, 3)
    bob = evening.friends[1]
    await evening.open()
    await evening.host.press("begin")
    hand = await bob.press("claim")
    assert hand.private
    await stage.wait_until(partial(bob.can_see, "press the card you have a clue for"), "the hand")
    await stage.wait_until(
        lambda: "is looking for a clue" in stage.channel.last_message.text, "the storyteller"
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
    assert form.form == "Your story"
    await bob.fills("Far away")
    assert (await evening.game()).phase is Phase.SUBMITTING

"""*Look closely*: the cards of the table and of the hand one by one, and their buttons."""

import pytest

from bot.client import DixitBot
from bot.rules.model import Phase
from bot.store import ServerSettings
from playground.driver import Actor, Stage
from playground.shown import Shown

from .evening import Evening, plain


async def by(way: str, stage: Stage, bot: DixitBot, players: int = 4) -> Evening:
    """Return a game that has begun; ``way`` is how hands are delivered, "dm" or "button"."""
    here = stage.playground.town.guild.id
    await bot.parts.store.put_server(ServerSettings(here, hands=way))
    evening = Evening(stage, bot, players, by_button=way == "button")
    await evening.open()
    await evening.begin()
    await bot.parts.screens.settle()
    return evening


async def open_hand(evening: Evening, friend: Actor) -> Actor:
    """Open a friend's hand; return the friend, looking at the channel or DM that shows it."""
    if evening.in_private(friend) is friend:
        await (await friend.press("hand")).arrived()
    await evening.bot.parts.screens.settle()
    return evening.in_private(friend)


async def cards_of(evening: Evening, friend: Actor) -> list[str]:
    game = await evening.game()
    hand = next(seat.hand for seat in game.seats if seat.player == str(friend.id))
    return [card.removeprefix("plain/") for card in hand]


def closeup(here: Actor) -> Shown:
    """Return the only open message in which a player looks at an enlarged card."""
    (found,) = [one for one in here.messages() if one.private and one.text.startswith("### Card")]
    return found


async def open_closeup(here: Actor, verb: str) -> Shown:
    await (await here.press(verb)).arrived()
    return closeup(here)


@pytest.mark.parametrize("way", ["dm", "button"])
async def test_a_hand_is_looked_through_card_by_card(bot: DixitBot, stage: Stage, way: str) -> None:
    evening = await by(way, stage, bot)
    bob = evening.friends[1]
    here, cards = await open_hand(evening, bob), await cards_of(evening, bob)
    before = here.last().text
    shown = await open_closeup(here, "lookhand")
    assert f"marked-{cards[0][-3:]}" in shown.text
    assert "1/6" in shown.greyed_out
    await here.press("▶", on=closeup(here))
    assert f"marked-{cards[1][-3:]}" in closeup(here).text
    for _ in range(2):
        await here.press("◀", on=closeup(here))
    assert f"marked-{cards[-1][-3:]}" in closeup(here).text
    assert "6/6" in closeup(here).greyed_out
    hands = [one for one in here.messages() if one.text == before]
    assert len(hands) == 1, "the hand stands beside it"


@pytest.mark.parametrize("way", ["dm", "button"])
async def test_a_card_is_played_from_its_closeup(bot: DixitBot, stage: Stage, way: str) -> None:
    evening = await by(way, stage, bot)
    bob = evening.friends[1]
    await evening.tell()
    await bot.parts.screens.settle()
    here = await open_hand(evening, bob)
    await open_closeup(here, "lookhand")
    await here.press("▶", on=closeup(here))
    done = await here.press("Play this card", on=closeup(here))
    assert "You played card 2" in plain(done.text)
    assert not done.message or not done.message.buttons
    game = await evening.game()
    assert game.current.given[str(bob.id)] == (game.seats[1].hand[1],)  # type: ignore[index]
    await bot.parts.screens.settle()
    hands = [one for one in here.messages() if "✓ You played card 2" in plain(one.text)]
    assert len(hands) == 1, "the hand has followed"


@pytest.mark.parametrize("way", ["dm", "button"])
async def test_a_clue_is_given_from_a_closeup(bot: DixitBot, stage: Stage, way: str) -> None:
    evening = await by(way, stage, bot)
    here = await open_hand(evening, evening.host)
    await open_closeup(here, "lookhand")
    await here.press("▶", on=closeup(here))
    form = await here.press("Clue for this card", on=closeup(here))
    assert plain(form.form) == "Your clue for card 2"
    told = await here.fills("Far away", "Because")
    assert "Your clue is out" in told.text
    game = await evening.game()
    assert game.phase is Phase.SUBMITTING
    assert (game.current.clue, game.current.why) == ("Far away", "Because")


async def test_the_table_is_looked_through_and_voted_on(bot: DixitBot, stage: Stage) -> None:
    evening = await by("dm", stage, bot)
    await evening.tell()
    await evening.give()
    await bot.parts.screens.settle()
    bob = evening.friends[1]
    await open_closeup(bob, "look")
    owners = (await evening.game()).current.owners
    for owner in owners:
        own = owner == str(bob.id)
        assert ("This card is yours" in closeup(bob).text) == own
        assert ("Vote for this card" in "".join(closeup(bob).buttons)) != own
        await bob.press("▶", on=closeup(bob))
    while "Vote for this card" not in "".join(closeup(bob).buttons):
        await bob.press("▶", on=closeup(bob))
    slot = int(closeup(bob).greyed_out[0].partition("/")[0])
    done = await bob.press("Vote for this card", on=closeup(bob))
    assert f"You voted for card {slot}" in plain(done.text)
    assert (await evening.game()).current.ballots[str(bob.id)] == (slot,)  # type: ignore[index]


async def test_a_vote_from_a_closeup_says_which_votes_it_replaces(
    bot: DixitBot, stage: Stage
) -> None:
    evening = Evening(stage, bot, 4)
    await evening.open("odyssey-2023")
    await evening.begin()
    await evening.tell()
    await evening.give()
    await bot.parts.screens.settle()
    bob = evening.friends[1]
    owners = (await evening.game()).current.owners
    first, second, third = (
        slot for slot, owner in enumerate(owners, start=1) if owner != str(bob.id)
    )
    await bob.choose(f"vote:{await evening.game_id()}", str(first), str(second))
    await bot.parts.screens.settle()
    await open_closeup(bob, "look")
    for _ in range(third - 1):
        await bob.press("▶", on=closeup(bob))
    done = await bob.press("Vote for this card", on=closeup(bob))
    assert f"You voted for card {third}" in plain(done.text)
    assert f"replaces your earlier vote for cards {first} and {second}" in plain(done.text)


async def test_a_closeup_whose_moment_is_over_says_so_and_is_closed(
    bot: DixitBot, stage: Stage
) -> None:
    evening = await by("button", stage, bot)
    bob = evening.friends[1]
    await evening.tell()
    here = await open_hand(evening, bob)
    old = await open_closeup(here, "lookhand")
    await evening.give()
    await bot.parts.screens.settle()
    refused = await here.press("Play this card", on=old)
    assert "Everyone is voting" in refused.text
    assert refused.message is not None
    assert refused.message.record.id == old.record.id
    assert not refused.message.buttons

"""*Look closely*: the cards of the table and of the hand one by one, and their buttons."""

from collections import Counter

import pytest

from bot.client import DixitBot
from bot.gateway.codes import INVALID_FORM, INVALID_TOKEN, UNKNOWN_MESSAGE
from bot.rules.ids import PlayerId
from bot.rules.model import Phase
from bot.screens.board import TemporaryKind
from bot.store import ServerSettings
from playground.driver import Actor, Stage
from playground.rest.service import Seen
from playground.shown import Shown

from .evening import Evening, plain

EXPIRED = 16 * 60.0  # seconds: the token of a press lives fifteen minutes


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


def closeups(here: Actor) -> list[Shown]:
    """Return the open messages in which somebody looks at an enlarged card."""
    return [one for one in here.messages() if one.private and one.text.startswith("### Card")]


def closeup(here: Actor) -> Shown:
    """Return the only open message in which a player looks at an enlarged card."""
    (found,) = closeups(here)
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


async def voting(stage: Stage, bot: DixitBot, way: str = "dm") -> Evening:
    """Return a game whose vote is open."""
    evening = await by(way, stage, bot)
    await evening.tell()
    await evening.give()
    await bot.parts.screens.settle()
    return evening


async def token_of(evening: Evening, reader: Actor) -> str:
    """Return the token of the last press on this reader's close-up."""
    shown = evening.bot.parts.games[await evening.game_id()].temporary
    known = shown[PlayerId(str(reader.id)), TemporaryKind.LOOK]
    assert known.token is not None
    return str(known.token.hook.token)


def deletions(stage: Stage, token: str) -> list[Seen]:
    """Return the requests to delete a message with this token."""
    asked = stage.playground.requests
    return [one for one in asked if one.method == "DELETE" and token in one.path]


@pytest.mark.parametrize("way", ["dm", "button"])
async def test_a_closeup_of_a_hand_is_closed_when_all_cards_are_played(
    bot: DixitBot, stage: Stage, way: str
) -> None:
    evening = await by(way, stage, bot)
    bob = evening.friends[1]
    await evening.tell()
    here = await open_hand(evening, bob)
    await open_closeup(here, "lookhand")
    await here.press("▶", on=closeup(here))
    await bot.parts.screens.settle()
    assert "Play this card" in "".join(closeup(here).buttons), "the phase is not over"
    await evening.give()
    await bot.parts.screens.settle()
    assert not closeups(here)
    assert evening.in_private(bob).with_part("vote"), "the hand has followed"


@pytest.mark.parametrize("way", ["dm", "button"])
async def test_closeups_of_the_table_are_closed_when_the_vote_is_over(
    bot: DixitBot, stage: Stage, way: str
) -> None:
    evening = await voting(stage, bot, way)
    bob, watcher = evening.friends[1], stage.person("Watcher")
    for one in (bob, watcher):
        await open_closeup(one, "look")
        await one.press("▶", on=closeup(one))
    guessed = await watcher.press("Vote for this card", on=closeup(watcher))
    assert "You guessed card 2" in plain(guessed.text)
    await bot.parts.screens.settle()
    assert closeup(watcher).buttons, "another guess is possible"
    tokens = [await token_of(evening, one) for one in (bob, watcher)]
    await evening.vote()
    await bot.parts.screens.settle()
    assert not closeups(bob)
    assert not closeups(watcher)
    assert [len(deletions(stage, token)) for token in tokens] == [1, 1]


async def test_closing_closeups_takes_none_of_the_bots_own_requests(
    bot: DixitBot, stage: Stage
) -> None:
    """Requests with the token of a press are outside the bot's rate limit."""
    evening = await voting(stage, bot, "button")

    async def end_vote() -> Counter[str]:
        """End the vote without presses; return the bot's own requests by kind."""
        asked = len(stage.playground.requests)
        await evening.pass_rounds("Another clue")
        return Counter(
            f"{one.method} {one.template}"
            for one in list(stage.playground.requests)[asked:]
            if not one.path.startswith("/webhooks/")
        )

    without = await end_vote()
    await evening.go_on()
    await evening.tell()
    await evening.give()
    await bot.parts.screens.settle()
    readers = [*evening.friends[1:], stage.person("Watcher")]
    for reader in readers:
        await open_closeup(reader, "look")
    assert await end_vote() == without
    assert not [one for reader in readers for one in closeups(reader)]


async def test_a_second_closeup_closes_the_first(bot: DixitBot, stage: Stage) -> None:
    evening = await voting(stage, bot)
    bob = evening.friends[1]
    first = await open_closeup(bob, "look")
    await (await bob.press("look", on=stage.channel.last_message)).arrived()
    await bot.parts.screens.settle()
    assert closeup(bob).record.id != first.record.id
    await bob.press("▶", on=closeup(bob))
    assert "2/4" in closeup(bob).greyed_out


@pytest.mark.parametrize("way", ["dm", "button"])
async def test_what_was_done_in_a_closeup_can_be_read_after_the_phase(
    bot: DixitBot, stage: Stage, way: str
) -> None:
    evening = await voting(stage, bot, way)
    bob = evening.friends[1]
    await open_closeup(bob, "look")
    while "Vote for this card" not in "".join(closeup(bob).buttons):
        await bob.press("▶", on=closeup(bob))
    done = await bob.press("Vote for this card", on=closeup(bob))
    await evening.vote()
    await bot.parts.screens.settle()
    assert done.message is not None
    assert bob.can_see(done.message.text)


@pytest.mark.parametrize("code", [UNKNOWN_MESSAGE, INVALID_TOKEN, INVALID_FORM])
async def test_a_closeup_that_cannot_be_closed_holds_nothing_up(
    bot: DixitBot, stage: Stage, code: int
) -> None:
    evening = await voting(stage, bot)
    bob = evening.friends[1]
    await open_closeup(bob, "look")
    token = await token_of(evening, bob)
    stage.playground.faults.add(f"DELETE /webhooks/*/{token}/*", code=code, times=None)
    await evening.vote()
    await stage.wait_until(lambda: bob.can_see("Next round"), "the reveal")
    await evening.go_on()
    await bot.parts.screens.settle()
    assert (await evening.game()).current.number == 2
    assert len(deletions(stage, token)) == 1, "it is not tried again"


async def test_a_late_press_on_a_closeup_says_so_and_closes_it(bot: DixitBot, stage: Stage) -> None:
    """Once the token of its last press has expired, a close-up can't be closed without one."""
    evening = await by("button", stage, bot)
    bob = evening.friends[1]
    await evening.tell()
    here = await open_hand(evening, bob)
    old = await open_closeup(here, "lookhand")
    stage.playground.world.clock.move(EXPIRED)
    await evening.give()
    await bot.parts.screens.settle()
    refused = await here.press("Play this card", on=old)
    assert "Everyone is voting" in refused.text
    assert refused.message is not None
    assert refused.message.record.id == old.record.id
    assert not refused.message.buttons

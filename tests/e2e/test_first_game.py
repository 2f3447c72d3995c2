"""One small game, from the lobby to the reveal and on."""

from functools import partial

import pytest

from playground.driver import Actor, Stage

from .conftest import on_both_stores
from .evening import plain

pytestmark = [pytest.mark.usefixtures("bot"), on_both_stores]


def offered(friend: Actor) -> list[str]:
    """Return the slots that this person's ballot offers."""
    (labels,) = friend.dm.last().menus.values()
    return [plain(label).rpartition(" ")[2] for label in labels]


def has_ballot(friend: Actor) -> bool:
    return bool(friend.dm.last().menus)


async def play_until_the_vote(stage: Stage) -> list[Actor]:
    """Play a game of three until five cards are on the table; return the players."""
    alice, bob, cem = friends = stage.people("Alice", "Bob", "Cem")
    await alice.slash("dixit start", deck="plain")
    await bob.press("Join")
    await cem.press("Join")
    await alice.press("Begin")
    await alice.dm.press("I have an idea!")
    await alice.dm.press("1")
    await alice.fills("The last train home")
    for friend in (bob, cem):
        await friend.dm.press("1")
        await friend.dm.press("2")
    for friend in (bob, cem):
        await stage.wait_until(partial(has_ballot, friend), "a ballot")
    return friends


async def test_three_friends_play_a_round(stage: Stage) -> None:
    alice, bob, cem = await play_until_the_vote(stage)
    for friend in (bob, cem):
        assert len(offered(friend)) == 3  # two of the five cards are one's own
        await friend.dm.choose("vote", offered(friend)[0])
    await stage.wait_until(lambda: alice.can_see("Next round"), "the reveal")
    text = stage.channel.last_message.text
    assert "The last train home" in text
    assert "It was card" in text
    await cem.press("Next round")
    await stage.wait_until(lambda: alice.can_see("it’s your turn"), "the next clue")
    assert len(stage.channel.messages) == 4  # lobby, clue, table, reveal


async def test_the_table_is_uploaded_once_and_ballots_show_it(stage: Stage) -> None:
    _, bob, _ = await play_until_the_vote(stage)
    assert len(bob.dm.last().pictures) == 1
    posts = [seen for seen in stage.playground.requests if seen.method == "POST"]
    assert sum("attachment://table.jpg" in str(seen.body) for seen in posts) == 1

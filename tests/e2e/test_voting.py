"""Votes in one step: below the table, in the hand, or from a close-up."""

from collections import Counter
from typing import Any

import pytest

from bot.client import DixitBot
from bot.rules.ids import PlayerId
from bot.rules.model import Phase
from playground.driver import Actor, Stage

from .evening import Evening, plain
from .order import check_in_line


async def at_the_table(stage: Stage, bot: DixitBot, players: int, rules: str) -> Evening:
    evening = Evening(stage, bot, players)
    await evening.open(rules)
    await evening.begin()
    await evening.tell()
    await evening.give()
    await stage.wait_until(lambda: evening.host.with_part("vote"), "the table")
    await bot.parts.screens.settle()
    return evening


async def slots_of(evening: Evening, friend: Actor) -> tuple[list[str], list[str]]:
    """Return slots with this friend's own cards, and those of the others."""
    owners = (await evening.game()).current.owners
    own = [str(slot) for slot, owner in enumerate(owners, start=1) if owner == str(friend.id)]
    others = [str(slot) for slot, owner in enumerate(owners, start=1) if owner != str(friend.id)]
    return own, others


async def test_a_choice_below_the_table_is_the_vote(bot: DixitBot, stage: Stage) -> None:
    evening = await at_the_table(stage, bot, 4, "dixit-2021")
    bob = evening.friends[1]
    _, others = await slots_of(evening, bob)
    reply = await bob.choose("vote", others[0])
    await stage.wait_until(lambda: bob.can_see("You voted for"), "the private line")
    line = next(one for one in bob.messages() if "You voted for" in one.text)
    assert line.private
    assert plain(line.text).startswith(f"You voted for card {others[0]}. You can change your vote")
    assert (await evening.game()).current.ballots[str(bob.id)] == (int(others[0]),)  # type: ignore[index]
    assert reply.interaction.callback is not None
    await check_in_line(stage, bot, await evening.game_id())


async def test_no_answer_to_a_vote_stays_below_the_reveal(bot: DixitBot, stage: Stage) -> None:
    evening = await at_the_table(stage, bot, 4, "dixit-2021")

    def lines() -> list[str]:
        return [one.text for friend in evening.friends for one in friend.messages() if one.private]

    game, first = await evening.game(), evening.friends[1]
    for slot in (await slots_of(evening, first))[1][:2]:
        await first.choose("vote", slot)
    await stage.wait_until(lambda: len(lines()) == 1, "one line for a vote and its change")
    assert "You can change your vote" in lines()[0]
    for friend in evening.friends[2:]:
        await friend.choose("vote", *evening.ballot(game, PlayerId(str(friend.id)), hit=True))
    assert (await evening.game()).phase is Phase.SCORED
    await bot.parts.screens.settle()
    await stage.wait_until(lambda: not lines(), "nothing private is left")
    await check_in_line(stage, bot, await evening.game_id())


async def test_a_refusal_goes_with_the_phase_that_it_is_about(bot: DixitBot, stage: Stage) -> None:
    evening = await at_the_table(stage, bot, 4, "dixit-2021")
    teller = evening.friends[0]
    for _ in range(2):
        refused = await teller.choose("vote", "1")
        assert refused.private
    await stage.wait_until(
        lambda: sum(one.private for one in teller.messages()) == 1, "one refusal at a time"
    )
    await evening.vote()
    await bot.parts.screens.settle()
    assert not [one.text for one in teller.messages() if one.private]


async def test_a_vote_below_the_table_is_read_in_one_query(
    bot: DixitBot, stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    evening = await at_the_table(stage, bot, 4, "dixit-2021")
    bob = evening.friends[1]
    _, others = await slots_of(evening, bob)
    store, asked = bot.parts.store, Counter[str]()

    def count(name: str) -> None:
        method = getattr(store, name)

        async def counted(*values: Any) -> Any:
            asked[name] += 1
            return await method(*values)

        monkeypatch.setattr(store, name, counted)

    for name in ("load", "load_for", "person", "server"):
        count(name)
    await bob.choose("vote", others[0])
    await stage.wait_until(lambda: bob.can_see("You voted for"), "the private line")
    assert asked == {"load_for": 1}


async def test_ones_own_card_a_stranger_and_the_storyteller_change_nothing(
    bot: DixitBot, stage: Stage
) -> None:
    evening = await at_the_table(stage, bot, 4, "dixit-2021")
    before = await evening.stored()
    bob, host = evening.friends[1], evening.host
    (own,), _ = await slots_of(evening, bob)
    stranger = stage.people("Emma")[0]
    for friend, slot in ((bob, own), (host, "1"), (stranger, "1")):
        reply = await friend.choose("vote", slot)
        assert reply.private, friend
        assert reply.text
    assert await evening.stored() == before


async def test_one_pick_sets_both_dials_and_two_picks_one_each(bot: DixitBot, stage: Stage) -> None:
    evening = await at_the_table(stage, bot, 5, "odyssey-2023")
    assert "or just one to give it both votes" in stage.channel.last_message.text
    bob, chloe = evening.friends[1:3]
    _, others = await slots_of(evening, bob)
    await bob.choose("vote", others[0])
    await stage.wait_until(lambda: bob.can_see("twice"), "both dials")
    _, others = await slots_of(evening, chloe)
    await chloe.choose("vote", *others[:2])
    ballots = (await evening.game()).current.ballots
    assert sorted(map(len, ballots.values())) == [2, 2]
    assert len(set(ballots[str(bob.id)])) == 1  # type: ignore[index]
    assert len(set(ballots[str(chloe.id)])) == 2  # type: ignore[index]


async def test_a_closer_look_is_private_and_offers_the_vote(bot: DixitBot, stage: Stage) -> None:
    evening = await at_the_table(stage, bot, 4, "dixit-2021")
    bob = evening.friends[1]
    _, others = await slots_of(evening, bob)
    look = await bob.press("look")
    await look.arrived()
    assert look.private
    await bob.choose("lookat", others[-1])
    await bob.press(f"votefor:{await evening.game_id()}:1:{others[-1]}")
    assert (await evening.game()).current.ballots[str(bob.id)] == (int(others[-1]),)  # type: ignore[index]
    await evening.host.press("look")
    assert evening.host.with_part("votefor") is None


async def test_my_hand_shows_voters_the_table_and_the_storyteller_their_hand(
    bot: DixitBot, stage: Stage
) -> None:
    evening = await at_the_table(stage, bot, 4, "dixit-2021")
    game = await evening.game()
    hand = game.seat_of(PlayerId(str(evening.host.id))).hand
    for friend, cards in ((evening.host, hand), (evening.friends[1], game.current.table)):
        reply = await (await friend.press("hand")).arrived()
        assert all(card.partition("/")[2] in reply.text.replace("marked-", "") for card in cards)
    assert reply.message
    assert reply.message.custom_id("vote")


async def test_everybody_votes_in_the_channel_and_the_reveal_comes(
    bot: DixitBot, stage: Stage
) -> None:
    evening = await at_the_table(stage, bot, 4, "dixit-2021")
    for friend in evening.friends[1:]:
        _, others = await slots_of(evening, friend)
        await friend.choose("vote", others[0])
    assert (await evening.game()).phase is Phase.SCORED
    await stage.wait_until(lambda: evening.host.can_see("Next round"), "the reveal")
    await check_in_line(stage, bot, await evening.game_id())

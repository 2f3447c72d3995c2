"""Spectators guess along: each gets one private line, and the players notice nothing."""

from collections import Counter
from typing import Any

import pytest

from bot.client import DixitBot
from bot.rules.model import Phase
from bot.store import Address
from playground.driver import Actor, Stage

from .evening import Evening, plain
from .test_privacy import found_in


async def voting(
    stage: Stage, bot: DixitBot, rules: str = "dixit-2021", players: int = 3
) -> Evening:
    """Return a game whose vote is open."""
    evening = Evening(stage, bot, players)
    await evening.open(rules)
    await evening.begin()
    await evening.tell()
    await evening.give()
    await bot.parts.screens.settle()
    return evening


def watchers(stage: Stage, count: int) -> list[Actor]:
    """Return this many people who are in the channel but not in the game."""
    return stage.people(*(f"Watcher {number}" for number in range(count)))


async def test_forty_guess_and_the_table_notices_nothing(bot: DixitBot, stage: Stage) -> None:
    evening = await voting(stage, bot)
    before = await evening.stored()
    text, messages = stage.channel.last_message.text, len(stage.channel.messages)
    asked = len(stage.playground.requests)
    own = before.game.current.story_slot or 0
    for number, watcher in enumerate(watchers(stage, 40)):
        slot = own if number < 25 else own % len(before.game.current.table) + 1
        reply = await watcher.choose("vote", str(slot))
        assert reply.private
        assert f"You guessed card {slot}" in plain(reply.text)
        assert not reply.follow_ups
    await bot.parts.screens.settle()
    assert (await evening.stored()).revision == before.revision
    assert stage.channel.last_message.text == text
    assert len([one for one in stage.channel.messages if not one.private]) == messages
    paths = Counter(one.path.rpartition("/")[2] for one in list(stage.playground.requests)[asked:])
    assert paths == {"callback": 40}
    scores = (await evening.game()).scores
    await evening.vote(right=True)
    await stage.wait_until(lambda: evening.host.can_see("guessed card"), "the spectators")
    await bot.parts.screens.settle()
    shown = plain(stage.channel.last_message.text)
    assert f"Spectators: 25 of 40 guessed card {own}" in shown
    after = await evening.game()
    assert sum(after.scores.values()) == sum(scores.values()) + 4  # everyone found it
    await evening.host.slash("dixit host stop")
    await evening.host.press("End the game")
    await stage.wait_until(
        lambda: evening.host.can_see("The spectators’ favourite"), "the favourite"
    )
    await bot.parts.screens.settle()
    favourite = f"favourite: 🔺 <@{evening.host.id}> (25 guesses)"
    assert any(favourite in plain(one.text) for one in stage.channel.messages)


async def test_a_guess_can_be_changed_and_looked_up_closely(bot: DixitBot, stage: Stage) -> None:
    evening = await voting(stage, bot)
    (watcher,) = watchers(stage, 1)
    await watcher.choose("vote", "1")
    await watcher.press("look")
    await watcher.press("votefor")
    reply = await watcher.slash("dixit vote", card=2)
    assert "You guessed card 2" in plain(reply.text)
    game_id = await evening.game_id()
    await evening.vote()
    assert (await bot.parts.store.audience(game_id))[1].guesses == {2: 1}


async def test_the_audience_of_two_votes_may_choose_two_cards(bot: DixitBot, stage: Stage) -> None:
    evening = await voting(stage, bot, "odyssey-2023", 4)
    (watcher,) = watchers(stage, 1)
    reply = await watcher.choose("vote", "1", "3")
    assert "cards 1 and 3" in plain(reply.text)
    game_id = await evening.game_id()
    await evening.vote()
    assert (await bot.parts.store.audience(game_id))[1].people == 1


async def test_outside_a_vote_whoever_does_not_play_is_told_so(bot: DixitBot, stage: Stage) -> None:
    evening = Evening(stage, bot, 3)
    await evening.open()
    await evening.begin()
    (watcher,) = watchers(stage, 1)
    reply = await watcher.slash("dixit vote", card=1)
    assert reply.private
    assert (await evening.game()).phase is Phase.STORYTELLING
    assert not await bot.parts.store.audience(await evening.game_id())
    assert "You guessed" not in reply.text


async def test_a_guess_that_the_last_vote_overtakes_is_told_to_be_too_late(
    bot: DixitBot, stage: Stage, database: Address, monkeypatch: pytest.MonkeyPatch
) -> None:
    evening = await voting(stage, bot)
    watcher, early = watchers(stage, 2)
    await early.choose("vote", "1")
    put = bot.parts.store.put_guess

    async def overtaken(*args: Any) -> None:
        monkeypatch.undo()
        await evening.vote()
        await put(*args)

    monkeypatch.setattr(bot.parts.store, "put_guess", overtaken)
    reply = await watcher.choose("vote", "1")
    assert reply.private
    assert "your guess doesn’t count" in plain(reply.text)
    assert (await bot.parts.store.audience(await evening.game_id()))[1].people == 1
    assert found_in(database, watcher.id) == []
    await evening.go_on()
    await bot.parts.screens.settle()
    assert not [one.text for one in watcher.messages() if one.private], "one can guess again"


async def test_a_guess_for_an_earlier_table_is_told_to_be_too_late(
    bot: DixitBot, stage: Stage
) -> None:
    evening = await voting(stage, bot)
    (watcher,) = watchers(stage, 1)
    await watcher.press("look")
    stage.playground.world.clock.move(16 * 60)  # the bot can't close it without another press
    await evening.vote()
    for time in range(2):  # when the round is over, and when the next vote is open
        reply = await watcher.press("votefor")
        assert "your guess doesn’t count" in plain(reply.text)
        if time == 0:
            await evening.go_on()
            await evening.tell("Another one")
            await evening.give()
    assert not await bot.parts.store.audience(await evening.game_id())


async def test_a_spectators_private_lines_go_when_they_are_over(
    bot: DixitBot, stage: Stage
) -> None:
    evening = await voting(stage, bot)
    (watcher,) = watchers(stage, 1)

    def lines() -> list[str]:
        return [plain(one.text) for one in watcher.messages() if one.private]

    for slot in "12":
        await watcher.choose("vote", slot)
    await stage.wait_until(lambda: len(lines()) == 1, "one line for a guess and its change")
    assert "You guessed card 2" in lines()[0]
    await evening.vote()
    await bot.parts.screens.settle()
    assert not lines(), "the reveal says it now"


async def test_what_the_audience_said_stays_when_the_next_round_begins(
    bot: DixitBot, stage: Stage
) -> None:
    evening = await voting(stage, bot)
    (watcher,) = watchers(stage, 1)
    await watcher.choose("vote", "1")
    await evening.vote()
    await bot.parts.screens.settle()
    assert "Spectators:" in plain(stage.channel.last_message.text)
    await evening.go_on()
    await bot.parts.screens.settle()
    assert "Spectators:" in plain(stage.channel.last_message.text)
    await evening.tell("Another one")
    await bot.parts.screens.settle()
    past = [one for one in stage.channel.messages if "Spectators:" in plain(one.text)]
    assert len(past) == 1


async def test_a_guess_is_erased_with_whoever_made_it(
    bot: DixitBot, stage: Stage, database: Address
) -> None:
    await voting(stage, bot)
    (watcher,) = watchers(stage, 1)
    await watcher.choose("vote", "1")
    assert found_in(database, watcher.id)
    await watcher.slash("dixit privacy")
    await watcher.press("erase:me")
    await watcher.press("erasenow:me")
    assert found_in(database, watcher.id) == []

"""Games with computer players, as the people who play with them see it."""

import os
from collections.abc import AsyncIterator
from pathlib import Path
from typing import cast

import pytest

from bot.client import DixitBot
from bot.rules.editions import EDITIONS
from bot.rules.ids import is_computer, name_of
from bot.rules.model import Phase
from bot.rules.strategies import PileEmpty
from bot.store import Address
from playground.driver import Stage
from playground.server import Playground

from .conftest import Launch
from .evening import plain
from .order import check_in_line, check_nothing_twice
from .practice import Practice
from .test_whole_games import short
from .witness import Victim, Witness

KILLED = tuple(EDITIONS) if os.environ.get("KILL_ALL") else ("dixit-2021",)
SPARED = tuple(rules for rules in EDITIONS if rules not in KILLED)

eager = pytest.mark.usefixtures("eager")


@pytest.fixture
async def victim(
    playground: Playground, decks: Path, home: Path, database: Address
) -> AsyncIterator[Victim]:
    async with Victim(playground, decks, home, database) as process:
        yield process


async def practice(table: Practice, rules: str) -> None:
    """Begin a game of one person with computers: six seats, or as many as the rules need."""
    edition = EDITIONS[rules]
    await table.open(rules, deck="tales", **short(rules))
    largest = max(edition.players)
    most = largest if isinstance(edition.end, PileEmpty) else min(6, largest)
    await table.invite(max(most, min(edition.players)) - 1)
    assert "Practice" in table.stage.channel.last_message.text
    await table.begin()


async def check_well_told(table: Practice) -> None:
    """Check that no clue is repeated, and that no computer was mentioned or sent a DM."""
    told = [scored.round.clue for scored in (await table.game()).history]
    assert len(set(told)) == len(told)
    for message in table.stage.channel.messages:
        assert "<@computer" not in message.text
    dms = [
        one for one in table.stage.playground.requests if one.path.endswith("/users/@me/channels")
    ]
    assert {one.body["recipient_id"] for one in dms} == {table.host.id}


@eager
@pytest.mark.parametrize("rules", SPARED)
async def test_one_person_plays_a_whole_game_with_computers(
    bot: DixitBot, stage: Stage, rules: str
) -> None:
    table = Practice(stage, bot, 1)
    await practice(table, rules)
    await table.play_on()
    await stage.wait_until(lambda: table.host.can_see("This game’s album"), "the podium")
    await check_well_told(table)


@pytest.mark.parametrize("rules", KILLED)
async def test_a_game_with_computers_goes_on_after_a_kill(
    stage: Stage, victim: Victim, launch: Launch, rules: str
) -> None:
    await victim.start()
    table = Practice(stage, cast("DixitBot", Witness(victim.database)), 1)
    await practice(table, rules)
    await table.tell()  # the others are about to give their cards
    victim.kill()
    await victim.gone()
    await victim.start()
    await table.play_on()
    victim.kill()
    await victim.gone()
    bot = await launch()
    await check_in_line(stage, bot, await table.game_id())
    check_nothing_twice(stage, table.channel)
    await check_well_told(table)


@eager
async def test_a_person_takes_a_computers_place(bot: DixitBot, stage: Stage) -> None:
    table = Practice(stage, bot, 2)
    await table.host.slash("dixit start", rules="dixit-2021", deck="plain", pace="none")
    await table.invite(7)
    assert "Add a computer" not in stage.channel.last_message.buttons
    refusal = await table.friends[1].press("Remove a computer")
    assert "host" in refusal.text
    await table.friends[1].press("join")
    game = await table.game()
    assert (len(game.people), len(game.computers)) == (2, 6)
    await stage.wait_until(
        lambda: "Practice" not in stage.channel.last_message.text, "a lobby of two people"
    )
    await table.host.press("Remove a computer")
    assert len((await table.game()).computers) == 5


@eager
async def test_computers_are_always_marked_and_have_a_rabbit(bot: DixitBot, stage: Stage) -> None:
    table = Practice(stage, bot, 1)
    await table.open(deck="plain")
    await table.invite(3)
    game = await table.game()
    shown = plain(stage.channel.last_message.text)
    for computer in game.computers:
        assert f"🤖 {name_of(computer)}" in shown
    await table.begin()
    await table.tell()
    await table.until_asked()
    await table.play_round()
    await bot.parts.screens.settle()
    shown = plain(stage.channel.last_message.text)
    named = [name_of(computer) for computer in game.computers if name_of(computer) in shown]
    assert named  # those with points or votes
    for name in named:
        assert f"🤖 {name}" in shown


@eager
async def test_with_cards_that_have_no_words_people_tell_and_it_is_said_why(
    bot: DixitBot, stage: Stage
) -> None:
    table = Practice(stage, bot, 1)
    await table.open(deck="plain")
    await table.invite(3)
    await table.begin()
    await table.play_round()
    await table.go_on()
    game = await table.until_asked()
    assert (game.phase, game.current.number) == (Phase.STORYTELLING, 2)
    await bot.parts.screens.settle()
    assert "can’t think of a clue for these cards" in stage.channel.last_message.text
    await table.play_round()
    tellers = {scored.round.storyteller for scored in (await table.game()).history}
    assert not any(map(is_computer, map(str, tellers)))


@eager
async def test_computers_come_along_to_the_rematch(bot: DixitBot, stage: Stage) -> None:
    table = Practice(stage, bot, 1)
    await table.open(deck="tales", goal=1)
    await table.invite(4)
    await table.begin()
    await table.play_on()
    await table.host.press("rematch")
    game = await table.game()
    assert game.phase is Phase.LOBBY
    assert len(game.computers) == 4

"""Statistics and leaderboards by commands and buttons, after real games."""

import re

from bot.client import DixitBot
from bot.rules.ids import PlayerId, SideId
from playground.driver import Stage

from .evening import Evening, plain


async def play_a_game(stage: Stage, bot: DixitBot, players: int = 3, goal: int = 6) -> Evening:
    evening = Evening(stage, bot, players)
    await evening.open(goal=goal)
    await evening.begin()
    await evening.play_on()
    await bot.parts.screens.settle()
    return evening


async def test_after_a_game_people_ask_for_numbers_tables_and_clues(
    bot: DixitBot, stage: Stage
) -> None:
    alice, bob, *_ = Evening(stage, bot, 3).friends
    empty = await alice.slash("dixit leaderboard")
    assert "No games to count yet" in empty.text
    assert "There’s nothing to show" in (await bob.slash("dixit stats")).text
    evening = await play_a_game(stage, bot)
    game = await evening.game()
    mine = await (await bob.slash("dixit stats", player=alice)).arrived()
    assert mine.private
    score = game.scores[game.seat_of(PlayerId(str(alice.id))).side]
    assert f"Points: **{score}**" in plain(mine.text)
    assert "Games: **1**" in plain(mine.text)
    table = await (await alice.slash("dixit leaderboard", time="all")).arrived()
    found = re.findall(r"<@(\d+)> · (\d+) points", plain(table.text))
    assert {SideId(player): int(points) for player, points in found} == dict(game.scores)
    month = await alice.press("leaders:server:0:month")
    assert "this month" in month.text
    best = await (await alice.press("stories:server")).arrived()
    assert "This server’s best clues" in best.text
    by_command = await (await bob.slash("dixit history", server=True)).arrived()
    assert by_command.text == best.text
    assert "Clue number" in best.text


async def test_a_game_that_was_stopped_is_in_no_table(bot: DixitBot, stage: Stage) -> None:
    evening = Evening(stage, bot, 3)
    await evening.open()
    await evening.begin()
    await evening.play_round("Never finished")
    await evening.host.slash("dixit host stop")
    table = await evening.host.slash("dixit leaderboard", time="all")
    assert "No games to count yet" in table.text
    assert "Never finished" not in (await evening.host.slash("dixit history", server=True)).text


async def test_nothing_of_a_live_game_is_in_the_statistics(bot: DixitBot, stage: Stage) -> None:
    evening = await play_a_game(stage, bot)
    asked = ("dixit stats", "dixit leaderboard")
    before = [(await (await evening.host.slash(one)).arrived()).text for one in asked]
    await evening.open()
    await evening.begin()
    await evening.tell("A clue that nobody may read twice")
    await evening.give()
    await evening.vote()
    after = [(await (await evening.host.slash(one)).arrived()).text for one in asked]
    assert after == before
    best = await (await evening.host.slash("dixit history", server=True)).arrived()
    assert "nobody may read twice" not in best.text

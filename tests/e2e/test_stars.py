"""The clue of the evening: everyone can star one after a game, and the best ones come first."""

import re

from bot.client import DixitBot
from playground.driver import Stage

from . import forgery
from .evening import Evening, plain
from .test_records import play_a_game


async def best_clues(evening: Evening) -> str:
    answer = await evening.host.slash("dixit history", server=True)
    return plain((await answer.arrived()).text)


async def test_players_and_spectators_star_one_clue_each_and_can_move_the_star(
    bot: DixitBot, stage: Stage
) -> None:
    evening = await play_a_game(stage, bot, goal=12)
    alice, bob, cleo = evening.friends
    (walter,) = stage.people("Walter")
    game = await evening.game()
    tellers = [one.round.storyteller for one in game.history]
    places = [place for place, teller in enumerate(tellers) if teller == str(alice.id)]
    first, second = places[0], next(p for p, t in enumerate(tellers) if t == str(bob.id))
    before = [(one.record.id, one.text) for one in stage.channel.messages]
    requests = len(stage.playground.requests)

    said = await bob.choose("star", str(first + 1))
    assert said.private
    assert f"You starred “{game.history[first].round.clue}”" in plain(said.text)
    await cleo.choose("star", str(first + 1))
    await walter.choose("star", str(second + 1))
    moved = await walter.choose("star", str(first + 1))
    assert moved.private
    own = await alice.choose("star", str(first + 1))
    assert own.private
    assert "can’t star your own clue" in own.text
    await alice.choose("star", str(second + 1))
    assert await bot.parts.store.stars(await evening.game_id()) == {first: 3, second: 1}

    # Nothing in the channel changed, and each press cost its answer alone.
    await bot.parts.screens.settle()
    assert [(one.record.id, one.text) for one in stage.channel.messages] == before
    asked = list(stage.playground.requests)[requests:]
    made = [one.path for one in asked if one.method != "GET"]
    assert len(made) == 6, made
    assert all("/callback" in path for path in made), made

    listed = await best_clues(evening)
    lines = [line for line in listed.splitlines() if "Clue number" in line]
    assert "3 stars" in lines[0]
    assert str(game.history[first].round.clue) in lines[0]
    assert "1 star" in lines[1]
    assert str(game.history[second].round.clue) in lines[1]
    assert not any("star" in line for line in lines[2:])
    clues = plain((await bob.press("history")).text)
    assert re.search(rf"{game.history[first].round.clue}”.*🌟 3 stars", clues)


async def test_a_clue_can_still_be_starred_below_a_rematch(bot: DixitBot, stage: Stage) -> None:
    evening = await play_a_game(stage, bot)
    bob, game_id = evening.friends[1], await evening.game_id()
    tellers = [one.round.storyteller for one in (await evening.game()).history]
    place = next(p for p, teller in enumerate(tellers) if teller != str(bob.id))
    await evening.host.press("rematch")
    await bot.parts.screens.settle()
    await bob.choose(f"star:{game_id}", str(place + 1))
    assert await bot.parts.store.stars(game_id) == {place: 1}


async def test_a_star_for_a_clue_that_was_never_given_is_refused(
    bot: DixitBot, stage: Stage
) -> None:
    evening = await play_a_game(stage, bot)
    game_id = await evening.game_id()
    message = evening.host.with_part(f"star:{game_id}")
    assert message is not None
    forged = await forgery.press(evening.host, message, f"star:{game_id}:1:1", ["999"])
    assert forged.private
    assert await bot.parts.store.stars(game_id) == {}

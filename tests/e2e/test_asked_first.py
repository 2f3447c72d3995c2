"""Leaving or stopping a running game asks for confirmation once; other presses act at once."""

from typing import Any

import pytest

from bot.client import DixitBot
from bot.play.service import Outcome
from bot.rules.model import Ending, Phase
from playground.driver import Stage

from .evening import Evening, leave, plain


async def begun(stage: Stage, bot: DixitBot, players: int) -> Evening:
    evening = Evening(stage, bot, players)
    await evening.open()
    await evening.begin()
    await bot.parts.screens.settle()
    return evening


@pytest.mark.parametrize("command", ["stop", "kick"])
async def test_the_host_is_asked_before_the_game_ends(
    bot: DixitBot, stage: Stage, command: str
) -> None:
    evening = await begun(stage, bot, 3)
    host, bob, _ = evening.friends
    options = {"player": bob} if command == "kick" else {}
    asked = await host.slash(f"dixit host {command}", **options)
    assert asked.private
    assert "for everyone" in plain(asked.text)
    assert (await evening.game()).phase is Phase.STORYTELLING
    assert asked.message is not None
    assert asked.message.buttons == ["End the game"]
    await host.press("End the game", on=asked.message)
    assert asked.message is not None
    assert plain(asked.text) == "The game is over."
    game = await evening.game()
    assert game.phase is Phase.FINISHED
    assert game.ending is (Ending.STOPPED if command == "stop" else Ending.TOO_FEW_PLAYERS)


async def test_a_kick_that_the_game_survives_is_not_asked_about(
    bot: DixitBot, stage: Stage
) -> None:
    evening = await begun(stage, bot, 4)
    reply = await evening.host.slash("dixit host kick", player=evening.friends[3])
    assert "is out of the game" in plain(reply.text)
    assert len((await evening.game()).seats) == 3


async def test_a_kick_that_is_meant_says_whether_the_game_is_over(
    bot: DixitBot, stage: Stage
) -> None:
    evening = await begun(stage, bot, 3)
    host, bob, _ = evening.friends
    asked = await host.slash("dixit host kick", player=bob)
    assert asked.message is not None
    (late,) = stage.people("Emma")
    await late.slash("dixit join")  # and with her there are enough
    await host.press("End the game", on=asked.message)
    assert f"<@{bob.id}> is out of the game" in plain(asked.text)
    game = await evening.game()
    assert game.phase is not Phase.FINISHED
    assert str(bob.id) not in game.players


async def test_a_kick_that_would_end_the_game_by_now_is_asked_about(
    bot: DixitBot, stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    evening = await begun(stage, bot, 4)
    play = bot.parts.service.play

    async def overtaken(*args: Any, **options: Any) -> Outcome:
        monkeypatch.undo()
        await leave(evening.friends[3])
        return await play(*args, **options)

    monkeypatch.setattr(bot.parts.service, "play", overtaken)
    asked = await evening.host.slash("dixit host kick", player=evening.friends[1])
    assert "aren’t enough players left" in plain(asked.text)
    assert len((await evening.game()).seats) == 3


async def test_a_lobby_closes_without_a_question(bot: DixitBot, stage: Stage) -> None:
    evening = Evening(stage, bot, 3)
    await evening.open()
    reply = await evening.host.slash("dixit host stop")
    assert plain(reply.text).startswith("This lobby is closed.")
    assert (await evening.game()).phase is Phase.FINISHED


async def test_the_question_is_the_hosts_alone_to_answer(bot: DixitBot, stage: Stage) -> None:
    evening = await begun(stage, bot, 3)
    bob = evening.friends[1]
    assert "Only the host" in (await bob.slash("dixit host stop")).text
    asked = await evening.host.slash("dixit host stop")
    await leave(evening.host)  # ends this game of three, and with it the question
    assert asked.message is not None
    late = await evening.host.press("stop", on=asked.message)
    assert "This game is over" in late.text


@pytest.mark.parametrize(("players", "warned"), [(3, True), (4, False)])
async def test_who_leaves_is_told_whether_the_others_can_play_on(
    bot: DixitBot, stage: Stage, players: int, warned: bool
) -> None:
    evening = await begun(stage, bot, players)
    asked = plain((await evening.friends[1].slash("dixit leave")).text)
    assert ("it would end for everyone" in asked) is warned
    assert ("The others play on without you" in asked) is not warned
    assert len((await evening.game()).seats) == players

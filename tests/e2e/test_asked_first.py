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
    assert (await evening.game()).phase is Phase.STORYTELLING


async def test_an_open_question_goes_when_the_game_ends(bot: DixitBot, stage: Stage) -> None:
    evening = await begun(stage, bot, 3)
    host, bob, chloe = evening.friends
    asked = [
        await host.slash("dixit host stop"),
        await bob.slash("dixit leave"),
    ]
    assert all(one.message and one.message.buttons for one in asked)
    await leave(chloe)  # ends this game of three, and with it both questions
    await bot.parts.screens.settle()
    assert [one.message for one in asked] == [None, None]


async def test_leaving_replaces_the_question_and_its_button(bot: DixitBot, stage: Stage) -> None:
    evening = await begun(stage, bot, 4)
    bob = evening.friends[1]
    asked = await bob.slash("dixit leave")
    answer = await bob.press("Leave the game", on=asked.message)
    assert plain(answer.text) == "You left the game."
    assert asked.message == answer.message
    assert asked.message is not None
    assert not asked.message.buttons


async def test_the_question_goes_when_its_player_is_removed(bot: DixitBot, stage: Stage) -> None:
    evening = await begun(stage, bot, 5)
    bob, chloe = evening.friends[1:3]
    asked = [await who.slash("dixit leave") for who in (bob, chloe)]
    await evening.host.slash("dixit host kick", player=bob)
    await bot.parts.screens.settle()
    assert asked[0].message is None
    assert asked[1].message is not None, "she still plays"


async def test_leaving_twice_says_so_in_place_of_the_question(bot: DixitBot, stage: Stage) -> None:
    evening = await begun(stage, bot, 4)
    bob = evening.friends[1]
    first = await bob.slash("dixit leave")
    await bob.press("Leave the game", on=first.message)
    await bob.slash("dixit join")
    again = await bob.slash("dixit leave")
    # As after a restart, when the question cannot be closed by itself.
    (await bot.parts.games.read(await evening.game_id())).temporary.clear()
    await evening.host.slash("dixit host kick", player=bob)
    await bob.press("Leave the game", on=again.message)
    assert again.message is not None
    assert "not in this game" in plain(again.text)
    assert not again.message.buttons


@pytest.mark.parametrize(("players", "warned"), [(3, True), (4, False)])
async def test_who_leaves_is_told_whether_the_others_can_play_on(
    bot: DixitBot, stage: Stage, players: int, warned: bool
) -> None:
    evening = await begun(stage, bot, players)
    asked = plain((await evening.friends[1].slash("dixit leave")).text)
    assert ("it would end for everyone" in asked) is warned
    assert ("The others play on without you" in asked) is not warned
    assert len((await evening.game()).seats) == players

"""House rules: chosen in the lobby, shown to everyone, and applied in the game."""

import pytest

from bot.client import DixitBot
from bot.rules.ids import PlayerId
from bot.rules.model import Ending, Phase
from playground.driver import Stage

from . import forgery
from .evening import Evening, plain
from .order import check_in_line
from .test_faults_kill import restart, shown, table_of, victim
from .witness import Victim

__all__ = ["victim"]


async def choose(evening: Evening, rule: str, value: str) -> str:
    """Choose a value of a house rule in the host's panel; return the panel's new text."""
    if evening.host.with_part("pickhouse") is None:
        await evening.host.press("rules")
        await evening.host.press("house")
    await evening.host.choose("pickhouse", rule)
    reply = await evening.host.choose("sethouse", value)
    return plain(reply.text)


async def test_the_host_chooses_house_rules_and_the_lobby_says_so(
    bot: DixitBot, stage: Stage
) -> None:
    evening = Evening(stage, bot, 3)
    await evening.open()
    page = await choose(evening, "end", "rounds")
    assert "None yet" not in page
    assert "counted separately" in page
    await evening.host.press(f"setend:{await evening.game_id()}:1")
    assert "House rules" in plain((await evening.host.fills("2")).text)
    await choose(evening, "points", "imaginarium")
    await choose(evening, "audience", "hidden")
    game = await evening.game()
    assert dict(game.options.house) == {
        "end": "rounds",
        "points": "imaginarium",
        "audience": "hidden",
    }
    assert game.options.until == 2
    await bot.parts.screens.settle()
    lobby = plain(stage.channel.last_message.text)
    assert "House rules · End: After a number of rounds · Points: Imaginarium’s" in lobby
    assert "2 rounds" in lobby
    how = await evening.friends[1].press("how")
    assert "loses 3" in plain(how.text)
    await evening.host.press("rules", on=evening.host.with_part("pickhouse"))
    await evening.host.choose("setrules", "Dixit Odyssey (2011)")
    assert len((await evening.game()).options.house) == 3
    await evening.begin()
    await evening.tell()
    await evening.give()
    await bot.parts.screens.settle()
    assert "Not playing?" not in stage.channel.last_message.text
    (watcher,) = stage.people("Watcher")
    reply = await watcher.choose("vote", "1")
    assert "Spectators can’t guess" in plain(reply.text)
    await evening.vote(right=True)
    await stage.wait_until(lambda: evening.host.can_see("Too easy!"), "the verdict")
    await evening.go_on()
    await evening.tell()
    await evening.give()
    await evening.vote(right=False)
    game = await evening.game()
    assert game.ending is Ending.ROUNDS_PLAYED
    await stage.wait_until(lambda: evening.host.can_see("This game’s album"), "the end")
    await bot.parts.screens.settle()
    await check_in_line(stage, bot, await evening.game_id())
    board = await evening.host.slash("dixit leaderboard")
    assert "No games to count yet" in plain(board.text)
    board = await evening.host.slash("dixit leaderboard", rules="house")
    assert all(str(friend.id) in board.text for friend in evening.friends)
    assert "house rules" in plain((await evening.host.slash("dixit stats")).text)


async def test_nobody_but_the_host_changes_house_rules(bot: DixitBot, stage: Stage) -> None:
    evening = Evening(stage, bot, 3)
    await evening.open()
    await evening.host.press("rules")
    await evening.host.press("house")
    assert evening.host.with_part("pickhouse") is not None
    reply = await evening.friends[1].press("rules")
    assert "Only the host" in plain(reply.text)
    on, game_id = stage.channel.last_message, await evening.game_id()
    reply = await forgery.press(evening.friends[1], on, f"house:{game_id}:1")
    assert "Only the host" in plain(reply.text)


@pytest.mark.parametrize("by_button", [False, True], ids=["by DM", "by button"])
async def test_themes_new_hands_and_the_same_cards_in_the_next_game(
    bot: DixitBot, stage: Stage, by_button: bool
) -> None:
    evening = Evening(stage, bot, 3, by_button=by_button)
    if by_button:
        for friend in evening.friends:
            friend.person.user.accepts_dms = False
    await evening.open()
    await choose(evening, "theme", "film")
    await choose(evening, "new-hand", "once")
    await choose(evening, "rematch", "keeps-hands")
    await evening.begin()
    await stage.wait_until(lambda: evening.host.can_see("A film"), "the theme")
    before = (await evening.game()).seat_of(evening_id(evening, 1)).hand
    await evening.private(evening.friends[1], "newhand")
    after = (await evening.game()).seat_of(evening_id(evening, 1)).hand
    assert len(before) == len(after)
    assert not set(before) & set(after)
    assert evening.in_private(evening.friends[1]).with_part("newhand") is None
    await evening.play_round("Vertigo")
    hands = {seat.player: seat.hand for seat in (await evening.game()).seats}
    await evening.stop()
    await evening.host.press("rematch")
    assert (await evening.game()).phase is Phase.LOBBY
    await evening.host.press("begin")
    assert {seat.player: seat.hand for seat in (await evening.game()).seats} == hands
    await bot.parts.screens.settle()
    await check_in_line(stage, bot, await evening.game_id())


def evening_id(evening: Evening, number: int) -> PlayerId:
    return PlayerId(str(evening.friends[number].id))


async def test_a_kill_forgets_no_house_rule(stage: Stage, victim: Victim) -> None:
    await victim.start()
    evening = table_of(stage, victim, 3)
    await evening.open()
    await choose(evening, "end", "turns")
    await restart(victim)
    await choose(evening, "theme", "drawn")
    await evening.begin()
    await shown(evening)
    theme = (await evening.game()).current.theme
    assert theme is not None
    await restart(victim)
    rounds = await evening.play_on()
    assert rounds == 3
    game = await evening.game()
    assert game.ending is Ending.EVERYONE_TOLD
    assert len({past.round.theme for past in game.history}) == 3
    assert game.history[0].round.theme == theme

"""Games for two: the table comes from the pile, and the pile can win."""

import pytest

from bot.client import DixitBot
from bot.rules.model import Ending, Phase
from playground.driver import Stage

from .evening import Evening, plain
from .order import check_in_line
from .test_faults_kill import restart, shown, table_of, victim
from .witness import Victim

__all__ = ["victim"]


async def vote(evening: Evening, picks: int, *, found: bool) -> None:
    """Let the awaited player pick cards, with the storyteller's among them if ``found``."""
    game = await evening.game()
    own = game.current.story_slot or 0
    others = [slot for slot in range(1, 7) if slot != own]
    slots = [own, *others][:picks] if found else others[:picks]
    (finder,) = (friend for friend in evening.friends if str(friend.id) != game.current.storyteller)
    await finder.choose(f"vote:{await evening.game_id()}", *map(str, slots))


@pytest.mark.parametrize("by_button", [False, True], ids=["by DM", "by button"])
async def test_a_tandem_finds_three_cards_and_wins_together(
    bot: DixitBot, stage: Stage, by_button: bool
) -> None:
    evening = Evening(stage, bot, 2, by_button=by_button)
    if by_button:
        for friend in evening.friends:
            friend.person.user.accepts_dms = False
    await evening.open("tandem", goal=3)
    await bot.parts.screens.settle()
    assert any("To win, you need at least 2 points." in plain(text) for text in evening.host.sees())
    await evening.begin()
    for number in range(3):
        if number:
            await evening.go_on()
        await evening.tell(f"Clue {number}")
        assert (await evening.game()).phase is Phase.VOTING
        await bot.parts.screens.settle()
        await vote(evening, 1, found=number != 1)
    game = await evening.game()
    assert game.ending is Ending.ROUNDS_PLAYED
    assert set(game.scores.values()) == {2}
    await stage.wait_until(lambda: evening.host.can_see("share the win"), "the victory")
    await bot.parts.screens.settle()
    await check_in_line(stage, bot, await evening.game_id())
    board = await evening.host.slash("dixit leaderboard", rules="tandem")
    assert str(evening.friends[1].id) in board.text
    assert "No games to count yet" in plain((await evening.host.slash("dixit leaderboard")).text)


async def test_a_clue_for_two_asks_nobody_to_play_a_card(bot: DixitBot, stage: Stage) -> None:
    evening = Evening(stage, bot, 2)
    await evening.open("duel")
    await evening.begin()
    (jun,) = stage.people("Jun")
    watching = await jun.press("Give my clue")
    assert "You’ll see all the cards here soon" in plain(watching.text)
    told = await evening.host.slash("dixit clue", text="Far away", card=1)
    assert "The other player is looking for your card now" in plain(told.text)


async def test_a_duel_that_nobody_wins_is_the_piles(bot: DixitBot, stage: Stage) -> None:
    evening = Evening(stage, bot, 2)
    await evening.open("duel", goal=1)
    await evening.begin()
    await evening.tell()
    await bot.parts.screens.settle()
    await vote(evening, 3, found=True)
    await stage.wait_until(lambda: evening.host.can_see("It took"), "the reveal")
    await evening.go_on()
    await evening.tell()
    await bot.parts.screens.settle()
    await vote(evening, 2, found=False)
    assert (await evening.game()).ending is Ending.EVERYONE_TOLD
    await stage.wait_until(lambda: evening.host.can_see("The pile has won"), "the end")
    await bot.parts.screens.settle()
    await check_in_line(stage, bot, await evening.game_id())


@pytest.mark.parametrize("rules", ["duel", "tandem"])
async def test_a_pair_without_a_point_reads_what_it_needed(
    bot: DixitBot, stage: Stage, rules: str
) -> None:
    evening = Evening(stage, bot, 2)
    await evening.open(rules, goal=1)
    await evening.begin()
    for number in range(2 if rules == "duel" else 1):
        if number:
            await evening.go_on()
        await evening.tell()
        await bot.parts.screens.settle()
        await vote(evening, 1, found=False)
    assert (await evening.game()).phase is Phase.FINISHED
    needed = "You needed {} to beat it".format("4 points" if rules == "duel" else "1 point")
    await stage.wait_until(lambda: evening.host.can_see("The pile has won"), "the end")
    await bot.parts.screens.settle()
    assert any(needed in plain(one) for one in evening.host.sees())
    assert "You have 0 points" in plain(evening.host.dm.last().text)


async def test_a_kill_loses_no_card_of_the_pile(stage: Stage, victim: Victim) -> None:
    await victim.start()
    evening = table_of(stage, victim, 2)
    await evening.open("duel", goal=1)
    await evening.begin()
    await evening.tell()
    await shown(evening)
    before = await evening.game()
    await restart(victim)
    assert await evening.game() == before
    await vote(evening, 2, found=True)
    game = await evening.game()
    assert sorted(game.scores.values()) == [2, 3]
    assert set(game.history[0].round.from_pile) <= set(game.discards)

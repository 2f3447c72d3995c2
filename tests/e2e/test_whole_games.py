"""Every rule set from the lobby to the podium, with the fewest and the most players."""

from functools import partial

import pytest

from bot.client import DixitBot
from bot.rules.editions import EDITIONS
from bot.rules.strategies import EveryoneTold, GoalReached, PileEmpty
from bot.ui.public import AFTER_PODIUM
from playground.driver import Actor, Stage

from .evening import Evening

A_ROUND = 3  # messages: the clue, the table, the reveal
TABLES = [
    (key, n) for key, e in EDITIONS.items() if e.book for n in (min(e.players), max(e.players))
]


def short(rules: str) -> dict[str, int]:
    """Return options for a game that takes only a few rounds."""
    if not EDITIONS[rules].book:
        return {"goal": 2}
    return {"goal": 6} if isinstance(EDITIONS[rules].end, GoalReached) else {}


def deck_for(rules: str, players: int) -> str:
    """Return a deck's name: the small one for three players if the pile ends the game."""
    return "few" if isinstance(EDITIONS[rules].end, PileEmpty) and players == 3 else "plain"


async def play_to_the_end(evening: Evening, rules: str) -> int:
    """Play a game to its end; return how many messages it should post.

    In games where everyone is storyteller once, the middle rounds are played without presses.
    """
    posted = 0
    if isinstance(EDITIONS[rules].end, EveryoneTold):
        await evening.play_round()
        await evening.pass_rounds(*(f"{teller.name}'s clue" for teller in evening.friends[1:-1]))
        posted = A_ROUND + 1  # and the last reveal of those that came to pass
    return posted + A_ROUND * await evening.play_on()


@pytest.mark.parametrize(("rules", "players"), TABLES)
async def test_a_game_goes_from_the_lobby_to_the_podium(
    bot: DixitBot, stage: Stage, rules: str, players: int
) -> None:
    evening = Evening(stage, bot, players)
    await evening.open(rules, deck=deck_for(rules, players), **short(rules))
    if EDITIONS[rules].teams:
        await evening.host.press("shuffle")
    await evening.begin()
    posted = await play_to_the_end(evening, rules)
    await stage.wait_until(lambda: evening.host.can_see("This game’s album"), "the podium")
    # Calls of players whose DM came late are deleted after the podium.
    await bot.parts.screens.settle()
    end = 1 + len(AFTER_PODIUM)
    assert len(stage.channel.messages) == 1 + posted + end  # after the lobby
    for friend in evening.friends:
        await stage.wait_until(partial(only_the_result_remains, friend), "one line in private")


def only_the_result_remains(friend: Actor) -> bool:
    """Return whether the DM has only a message that the game is over, without controls."""
    (message, *others) = friend.dm.messages()
    return not others and "is over" in message.text and not (message.buttons or message.pictures)

"""Every rule set from the lobby to the podium, with the fewest and the most players."""

from functools import partial

import pytest

from bot.gateway.client import DixitBot
from bot.rules.editions import EDITIONS
from bot.rules.strategies import GoalReached
from playground.driver import Actor, Stage

from .evening import Evening

TABLES = [(key, n) for key, e in EDITIONS.items() for n in (min(e.players), max(e.players))]


def short(rules: str) -> dict[str, int]:
    """Options for a game that takes only a few rounds."""
    return {"goal": 6} if isinstance(EDITIONS[rules].end, GoalReached) else {}


@pytest.mark.parametrize(("rules", "players"), TABLES)
async def test_a_game_goes_from_the_lobby_to_the_podium(
    bot: DixitBot, stage: Stage, rules: str, players: int
) -> None:
    evening = Evening(stage, bot, players)
    await evening.open(rules, **short(rules))
    if EDITIONS[rules].teams:
        await evening.host.press("shuffle")
    await evening.begin()
    rounds = await evening.play_on()
    await stage.wait_until(lambda: evening.host.can_see("The album of this game"), "the podium")
    assert len(stage.channel.messages) == 1 + 3 * rounds + 1  # lobby, three a round, podium
    for friend in evening.friends:
        await stage.wait_until(partial(only_the_result_remains, friend), "one line in private")


def only_the_result_remains(friend: Actor) -> bool:
    """The hand is gone and one line is left, without buttons."""
    (message, *others) = friend.dm.messages()
    return not others and "is over" in message.text and not (message.buttons or message.pictures)

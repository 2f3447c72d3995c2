"""After the end: the album with its clues, what is shared, and how a rematch clears up."""

import asyncio

from bot.gateway.client import DixitBot
from playground.driver import Stage
from playground.shown import Shown

from .evening import Evening, plain

CLUES = [f"Clue number {number}" for number in range(1, 13)]


async def played(stage: Stage, bot: DixitBot, rounds: int) -> Evening:
    """A game of so many rounds that the host has stopped; all but the first without presses."""
    evening = Evening(stage, bot, 4)
    await evening.open(goal=999)
    await evening.begin()
    await evening.play_round(CLUES[0])
    await evening.pass_rounds(*CLUES[1:rounds])
    await evening.stop()
    await stage.wait_until(lambda: evening.host.with_part("rematch"), "the podium", timeout=90)
    await bot.screens.settle()
    return evening


def podium(evening: Evening) -> Shown:
    shown = [one for one in evening.stage.channel.messages if "Remembered for" in one.text]
    assert len(shown) == 1
    return shown[0]


async def test_a_short_game_has_its_clues_beside_the_podium(bot: DixitBot, stage: Stage) -> None:
    evening = await played(stage, bot, 2)
    text = plain(podium(evening).text)
    assert "1. “Clue number 1”" in text.replace("*", "")
    assert "2. “Clue number 2”" in text.replace("*", "")
    assert evening.host.with_part("album:") is None  # there is no other page


async def test_the_pages_of_a_long_album_are_turned_in_private(bot: DixitBot, stage: Stage) -> None:
    evening = await played(stage, bot, 12)
    assert "Clue number 6”" in plain(podium(evening).text)
    assert "Clue number 7”" not in plain(podium(evening).text)
    bob = evening.friends[1]
    second = await (await bob.press("album", on=podium(evening))).arrived()
    assert second.private
    assert "Page 2 of 2" in plain(second.text)
    assert all(clue in second.text for clue in CLUES[6:])
    assert second.message is not None
    assert second.message.greyed_out == ["Further"]
    await bob.press("Back", on=second.message)
    first = await second.arrived()
    assert "Page 1 of 2" in plain(first.text)
    assert "Clue number 1”" in plain(first.text)


async def test_the_album_is_shared_once_for_everybody_and_without_buttons(
    bot: DixitBot, stage: Stage
) -> None:
    evening = await played(stage, bot, 12)
    before = len(stage.channel.messages)
    alice, bob = evening.friends[:2]
    end = podium(evening)
    await asyncio.gather(alice.press("share", on=end), bob.press("share", on=end))
    await bot.screens.settle()
    assert len(stage.channel.messages) == before + 1
    shared = stage.channel.last_message
    assert not shared.private
    assert shared.buttons == []
    assert all(clue in shared.text for clue in CLUES)
    assert len(shared.pictures) == 2
    again = await alice.press("share", on=end)
    link = f"{stage.channel.channel.id}/{shared.record.id}"
    assert again.private
    assert link in again.text
    assert len(stage.channel.messages) == before + 1


async def test_the_podiums_buttons_go_when_a_rematch_opens(bot: DixitBot, stage: Stage) -> None:
    evening = await played(stage, bot, 1)
    end = podium(evening)
    assert end.buttons
    await evening.friends[1].press("rematch")
    await bot.screens.settle()
    assert podium(evening).buttons == []
    assert "Clue number 1" in podium(evening).text
    assert podium(evening).record.id == end.record.id


async def test_the_podiums_buttons_go_when_somebody_starts_another_game(
    bot: DixitBot, stage: Stage
) -> None:
    evening = await played(stage, bot, 1)
    await stage.people("Emma")[0].slash("dixit start")
    await bot.screens.settle()
    assert podium(evening).buttons == []


async def test_a_restart_leaves_the_buttons_away(bot: DixitBot, stage: Stage) -> None:
    evening = await played(stage, bot, 1)
    over = await evening.game_id()
    await evening.host.press("rematch")
    await bot.screens.settle()
    await bot.store.mark_unshown(over)
    await bot.screens.recover()
    await bot.screens.settle()
    assert podium(evening).buttons == []

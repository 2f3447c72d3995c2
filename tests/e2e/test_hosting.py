"""The *Host* panel: pausing, handing over, changing a running game, letting a player back in."""

import pytest

from bot.client import DixitBot
from bot.rules.ids import PlayerId
from bot.rules.model import Pace, Phase
from playground.driver import Stage

from .evening import Evening, plain
from .order import check_in_line
from .test_faults_kill import restart, shown, table_of, victim
from .witness import Victim

__all__ = ["victim"]


async def at_table(
    stage: Stage, bot: DixitBot, players: int = 3, *, by_button: bool = False
) -> Evening:
    """Return a game in which a clue was just given.

    With ``by_button``, all players have closed DMs.
    """
    evening = Evening(stage, bot, players, by_button=by_button)
    if by_button:
        for friend in evening.friends:
            friend.person.user.accepts_dms = False
    await evening.open()
    await evening.begin()
    await evening.tell()
    await bot.parts.screens.settle()
    return evening


@pytest.mark.parametrize("by_button", [False, True], ids=["by DM", "by button"])
async def test_the_host_pauses_and_resumes_in_the_panel(
    bot: DixitBot, stage: Stage, by_button: bool
) -> None:
    evening = await at_table(stage, bot, by_button=by_button)
    panel = await evening.host.slash("dixit host panel")
    assert panel.private
    assert panel.message is not None
    await evening.host.press("pause", on=panel.message)
    assert (await evening.game()).suspended
    await bot.parts.screens.settle()
    assert evening.host.can_see("The game is paused")
    refused = await evening.friends[1].slash("dixit play", card=1)
    assert "The game is paused" in plain(refused.text)
    assert not evening.in_private(evening.friends[1]).with_part("give")
    newest = stage.channel.last_message
    assert "The game is paused" in plain(newest.text)
    called = len(evening.in_private(evening.friends[1]).notified_of())
    await evening.host.press("resume", on=newest)
    assert not (await evening.game()).suspended
    await bot.parts.screens.settle()
    assert "paused" not in plain(newest.text)
    # Edits notify nobody, so everyone who is awaited is called once more.
    assert len(evening.in_private(evening.friends[1]).notified_of()) == called + 1
    await evening.give()
    await evening.vote()
    assert (await evening.game()).phase is Phase.SCORED
    await stage.wait_until(lambda: evening.host.with_part("next"), "all beats of the reveal")
    await bot.parts.screens.settle()
    await check_in_line(stage, bot, await evening.game_id())


async def test_anyone_may_ask_for_a_break_and_the_host_decides(bot: DixitBot, stage: Stage) -> None:
    evening = await at_table(stage, bot)
    bob = evening.friends[1]
    panel = await bob.slash("dixit host panel")
    assert panel.message is not None
    assert panel.message.buttons == ["⏸️ Pause"]
    told = await bob.press("pause", on=panel.message)
    assert "you’d like a break" in plain(told.text)
    assert not (await evening.game()).suspended
    await bot.parts.screens.settle()
    newest = stage.channel.last_message
    assert "would like a break" in plain(newest.text)
    (stranger,) = stage.people("Stranger")
    assert "not in this game" in plain((await stranger.press("pause", on=newest)).text)
    await evening.host.press("pause", on=newest)
    assert (await evening.game()).suspended
    await bot.parts.screens.settle()
    await bob.press("resume", on=stage.channel.last_message)
    assert (await evening.game()).suspended
    await bot.parts.screens.settle()
    assert "would like to go on" in plain(stage.channel.last_message.text)


async def test_the_next_host_changes_pace_goal_and_language_of_the_next_phase(
    bot: DixitBot, stage: Stage
) -> None:
    evening = await at_table(stage, bot)
    host, bob = evening.host, evening.friends[1]
    panel = await host.slash("dixit host panel")
    await host.choose("handover", str(bob.id), on=panel.message)
    assert (await evening.game()).host == str(bob.id)
    panel = await bob.slash("dixit host panel")
    await bob.choose("adjustpace", "slow", on=panel.message)
    await bob.choose("adjustlang", "pl", on=panel.message)
    await bob.press("adjustend", on=panel.message)
    await bob.fills("12")
    stored = await evening.stored()
    options = stored.game.options
    assert (options.pace, options.until, stored.language) == (Pace.SLOW, 12, "en")
    await evening.give()
    stored = await evening.stored()
    assert (stored.game.phase, stored.language) == (Phase.VOTING, "pl")
    assert stored.timer is not None
    await bot.parts.screens.settle()
    assert "Która karta" in plain(stage.channel.last_message.text)


async def test_the_host_removes_a_player_and_lets_them_back_in(bot: DixitBot, stage: Stage) -> None:
    evening = await at_table(stage, bot, 5)
    bob = evening.friends[1]
    panel = await evening.host.slash("dixit host panel")
    await evening.host.choose("kickout", str(bob.id), on=panel.message)
    assert PlayerId(str(bob.id)) in (await evening.game()).kicked
    assert "You were removed" in plain((await bob.slash("dixit join")).text)
    await evening.host.choose("letback", str(bob.id), on=panel.message)
    assert (await evening.game()).kicked == ()
    await bob.slash("dixit join")
    assert str(bob.id) in (await evening.game()).newcomers


async def test_the_panel_stops_waiting_in_its_own_phase_and_ends_the_game(
    bot: DixitBot, stage: Stage
) -> None:
    evening = await at_table(stage, bot)
    panel = await evening.host.slash("dixit host panel")
    await evening.give()
    late = await evening.host.press("skip", on=panel.message)
    assert (await evening.game()).phase is Phase.VOTING
    await stage.wait_until(lambda: bool(late.follow_ups), "the refusal below the panel")
    (refusal,) = late.follow_ups
    assert "vot" in plain(refusal.text)
    # The refused press has shown the panel of this phase.
    await evening.host.press("skip", on=panel.message)
    assert (await evening.game()).phase is Phase.SCORED
    asked = await evening.host.press("endgame", on=panel.message)
    assert (await evening.game()).phase is Phase.SCORED
    await evening.host.press("stop", on=asked.message)
    assert (await evening.game()).phase is Phase.FINISHED


async def test_a_panel_goes_when_the_game_ends_or_another_one_is_opened(
    bot: DixitBot, stage: Stage
) -> None:
    evening = await at_table(stage, bot)
    first = await evening.host.slash("dixit host panel")
    second = await evening.host.slash("dixit host panel")
    await stage.wait_until(lambda: first.message is None, "one panel at a time")
    assert second.message is not None
    await evening.stop()
    await bot.parts.screens.settle()
    assert second.message is None
    private = [one.text for one in evening.host.messages() if one.private]
    assert private == ["The game is over."]


async def test_a_player_whose_name_shows_nothing_is_told_from_the_others(
    bot: DixitBot, stage: Stage
) -> None:
    evening = await at_table(stage, bot, 4)
    _, bob, chloe, _ = evening.friends
    bob.person.user.name, chloe.person.user.name = "\u3164", "\u202eeolhC"
    for friend in (bob, chloe):
        await (await friend.press("hand")).arrived()
    panel = await evening.host.slash("dixit host panel")
    assert panel.message is not None
    parts = panel.message.record.components[0]["components"]
    menus = [one for row in parts for one in row.get("components", ()) if "options" in one]
    named = {one["value"]: one["label"] for menu in menus for one in menu["options"]}
    assert plain(named[str(bob.id)]) == "Player 2"
    assert named[str(chloe.id)] == "eolhC"


async def test_a_kill_does_not_end_a_pause(stage: Stage, victim: Victim) -> None:
    await victim.start()
    evening = table_of(stage, victim, 3)
    await evening.open()
    await evening.begin()
    panel = await evening.host.slash("dixit host panel")
    await evening.host.press("pause", on=panel.message)
    await shown(evening)
    await restart(victim)
    assert (await evening.game()).suspended
    await evening.host.press("resume", on=stage.channel.last_message)
    await evening.tell()
    assert (await evening.game()).phase is Phase.SUBMITTING

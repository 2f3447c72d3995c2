"""Messages that a crash left unsaved stay, even if the game has gone on when they are found."""

from random import Random

import pytest

from bot.rules.model import Phase
from playground.driver import Stage
from tests.playing import legal_move

from .conftest import Launch
from .evening import Evening
from .order import check_in_line, until

PHASES = {"clue": Phase.SUBMITTING, "table": Phase.VOTING, "reveal": Phase.SCORED}


async def play_up_to(evening: Evening, phase: Phase) -> None:
    for wanted, step in (
        (Phase.SUBMITTING, evening.tell),
        (Phase.VOTING, evening.give),
        (Phase.SCORED, evening.vote),
    ):
        await step()
        if wanted is phase:
            return


@pytest.mark.parametrize("kind", PHASES)
async def test_what_was_posted_before_a_crash_stays_when_the_game_has_gone_on(
    launch: Launch, stage: Stage, kind: str
) -> None:
    first = await launch()
    evening = Evening(stage, first, 3)
    await evening.open()
    await evening.begin()
    await play_up_to(evening, PHASES[kind])
    await first.parts.screens.settle()
    game_id = await evening.game_id()
    game = await first.parts.games.read(game_id)
    newest = game.public(evening.channel.id)[-1]
    assert newest.kind == kind
    await first.close()
    # As after a kill: the message is in the channel, and no row says so.
    store, service = first.parts.store, first.parts.service
    await store.save_messages(game_id, [], [newest.message_id], None, 0)
    before = (await service.load(game_id)).game
    rng, now = Random(1), before
    while now.phase is before.phase:
        await service.play(game_id, legal_move(now, rng))
        now = (await service.load(game_id)).game
    await store.close()
    second = await launch()
    evening.bot = second
    await until(lambda: second.is_ready(), "the bot")
    await second.parts.screens.settle()
    standing = {one.record.id for one in stage.channel.messages}
    assert newest.message_id in standing
    await check_in_line(stage, second, game_id)
    known = await second.parts.store.messages(game_id)
    assert (kind, newest.round) in {(one.kind, one.round) for one in known}

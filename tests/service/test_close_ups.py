"""A close-up is closed when its phase is over, and not by a redraw of an earlier one."""

import asyncio
from typing import cast

from bot.gateway.messages import Messages
from bot.play.service import GameService
from bot.rules.ids import PlayerId
from bot.rules.model import Phase
from bot.screens.board import GameOnScreen, GamesOnScreen, TemporaryAnswer, TemporaryKind
from bot.screens.private import PrivateAnswers
from bot.screens.temporary import TemporaryAnswers
from tests.playing import begun
from tests.service.watching import reach


class Deletions:
    """Stands in for the gateway and notes what is deleted."""

    def __init__(self) -> None:
        self.deleted: list[int] = []

    async def delete(self, answer: TemporaryAnswer) -> None:
        self.deleted.append(answer.message_id)


async def test_a_close_up_stays_until_its_own_phase_is_over(service: GameService) -> None:
    before = await reach(service, await begun(service), Phase.SUBMITTING)
    during = await reach(service, before, Phase.VOTING)
    after = await reach(service, during, Phase.SCORED)
    deletions = Deletions()
    answers = TemporaryAnswers(
        cast("GamesOnScreen", None), cast("PrivateAnswers", None), cast("Messages", deletions)
    )
    game = GameOnScreen(during.id)
    moment = (during.game.current.number, during.game.phase)
    shown = TemporaryAnswer(1, 7, None, moment, during.revision)
    game.temporary[PlayerId("1"), TemporaryKind.LOOK] = shown
    for drawn, closed in ((before, []), (during, []), (after, [7])):
        answers.close_outdated(game, drawn)
        await asyncio.gather(*game.closing)
        assert deletions.deleted == closed

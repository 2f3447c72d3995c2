"""Steps that the tests of the alarms have in common."""

from random import Random

from bot.play.alarms import Alarms, Reminder
from bot.play.service import GameService
from bot.rules.model import Pace, Phase
from bot.store import GameId, StoredGame
from tests.playing import FakeClock, legal_move

TIMED = [pace for pace in Pace if pace is not Pace.NONE]
PHASES = [Phase.STORYTELLING, Phase.SUBMITTING, Phase.VOTING, Phase.SCORED]


def shown_at_once(service: GameService, alarms: Alarms) -> Alarms:
    """Return the alarms, changed so that a phase's time starts as soon as a change is saved."""

    async def show(game_id: GameId, _: object) -> None:
        await alarms.start_phase_time(await service.load(game_id))

    service.listen(show)
    return alarms


def attached(alarms: Alarms, reminders: list[Reminder]) -> Alarms:
    async def keep(reminder: Reminder) -> None:
        reminders.append(reminder)

    alarms.listen(keep)
    return alarms


async def reach(service: GameService, stored: StoredGame, phase: Phase) -> StoredGame:
    """Play legal moves until the game is in this phase and has a storyteller; return the game."""
    rng = Random(1)
    while stored.game.phase is not phase or stored.game.current.storyteller is None:
        stored = (await service.play(stored.id, legal_move(stored.game, rng))).stored
    return stored


async def pass_deadline(
    service: GameService, alarms: Alarms, clock: FakeClock, game_id: GameId
) -> StoredGame:
    """Move the clock to the game's deadline and run the alarms; return the game afterwards."""
    stored = await service.load(game_id)
    assert stored.deadline is not None
    clock.now = stored.deadline
    await alarms.ring()
    return await service.load(game_id)

"""What a player is called for by a fresh private message: only that makes Discord notify them.

Knows what stands on their screen and what the game wants of them; sends nothing.
"""

from bot.play.alarms import Reminder
from bot.rules.ids import PlayerId
from bot.rules.model import Phase
from bot.rules.player_views import PlayerView, Wish
from bot.screens.game import StandingMessage

LONG_WAIT = 5 * 60.0  # only in unhurried games half time is worth a notification
URGES = {Wish.CLAIM, Wish.TELL, Wish.GIVE, Wish.VOTE, Wish.TRAP}
AGAIN = "+"  # after the step of a hand that was sent once more as a reminder


def step_to_call_for(
    view: PlayerView, message: StandingMessage | None, reminder: Reminder | None, now: float
) -> str | None:
    """What a player has to be called for: something new, or the same once more."""
    step = _step_of(view)
    if step is None or message is None or message.shown.step.partition(AGAIN)[0] != step:
        return step
    again = _called_again_for(reminder, view.player, now)
    return f"{step}{AGAIN}{again}" if again else None


def _step_of(view: PlayerView) -> str | None:
    """What a private message is pushed for: a place in the lobby, or a wish in a phase."""
    table = view.table
    if table.phase is Phase.LOBBY:
        return "0-lobby"
    return f"{table.round}-{table.phase}" if view.wishes & URGES else None


def _called_again_for(reminder: Reminder | None, player: PlayerId, now: float) -> str:
    """Whether and for which reminder to call a player once more.

    At half time only where there is long to go: a notification must be worth it.
    """
    if reminder is None or player not in reminder.missing:
        return ""
    if reminder.last:
        return "last"
    return "half" if reminder.deadline - now >= LONG_WAIT else ""

"""One decision of a computer player, based only on its own view of the game."""

from collections.abc import Callable
from random import Random

from bot.company.characters import Mind
from bot.company.choosing import give, trap, vote
from bot.company.telling import tell
from bot.rules.commands import Command
from bot.rules.ids import is_computer
from bot.rules.player_views import PlayerView, Wish

# In this order if a player has several things to do: the trap is set before the vote.
_ANSWERS: tuple[tuple[Wish, Callable[[PlayerView, Mind, Random], Command | None]], ...] = (
    (Wish.TELL, tell),
    (Wish.GIVE, give),
    (Wish.TRAP, trap),
    (Wish.VOTE, vote),
)


def decide(view: PlayerView, mind: Mind, rng: Random) -> Command | None:
    """Return this seat's next command; None if it has none, or leaves the move to a person."""
    for wish, answer in _ANSWERS:
        if wish in view.wishes and not (wish is Wish.GIVE and _is_left_to_a_mate(view)):
            return answer(view, mind, rng)
    return None


def _is_left_to_a_mate(view: PlayerView) -> bool:
    """Return whether a human teammate plays the card this round, and this computer player votes.

    They take turns: the person plays in odd rounds, the computer player in even ones.
    """
    mates = (seat for seat in view.table.seats if seat.side == view.me.side)
    person = any(
        not (is_computer(seat.player) or seat.storyteller or seat.away or seat.vacant)
        for seat in mates
    )
    return is_computer(view.player) and person and view.table.round % 2 == 1

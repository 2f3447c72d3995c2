"""One decision of a computer player, out of what its seat may know."""

from collections.abc import Callable
from random import Random

from bot.company.choosing import give, trap, vote
from bot.company.mind import Mind
from bot.company.telling import tell
from bot.rules.commands import Command
from bot.rules.views import PlayerView, Wish

# In this order where the table wants several things: a vote should know one's own trap.
_ANSWERS: tuple[tuple[Wish, Callable[[PlayerView, Mind, Random], Command | None]], ...] = (
    (Wish.TELL, tell),
    (Wish.GIVE, give),
    (Wish.TRAP, trap),
    (Wish.VOTE, vote),
)


def decide(view: PlayerView, mind: Mind, rng: Random) -> Command | None:
    """The next move of this seat, or None: claiming the first story and going on is for people."""
    for wish, answer in _ANSWERS:
        if wish in view.wishes:
            return answer(view, mind, rng)
    return None

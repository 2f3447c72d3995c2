"""The game itself: ``apply(game, command, rng) -> Progress(game, events)``.

Pure values and functions over the standard library: no clock, no storage, no words, no
Discord. Everything random comes from the ``rng`` passed in.
"""

from bot.rules.engine import ALLOWED, Progress, apply
from bot.rules.errors import Refusal, RuleError
from bot.rules.lobby import new_game
from bot.rules.model import Game, Phase

__all__ = ["ALLOWED", "Game", "Phase", "Progress", "Refusal", "RuleError", "apply", "new_game"]

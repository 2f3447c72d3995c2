"""The rules of the game: ``apply(game, command, rng) -> Progress(game, events)``.

Pure values and functions that use only the standard library: no clock, no storage, no text, no
Discord. All randomness comes from the ``rng`` passed in.
"""

from bot.rules.engine import ALLOWED, Progress, apply
from bot.rules.errors import Refusal, RuleError
from bot.rules.lobby import new_game
from bot.rules.model import Game, Phase

__all__ = ["ALLOWED", "Game", "Phase", "Progress", "Refusal", "RuleError", "apply", "new_game"]

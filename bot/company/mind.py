"""Everything that a computer player bases decisions on, besides its view of the game."""

from dataclasses import dataclass
from functools import cached_property

from bot.company.characters import Character
from bot.company.lore import Lore, same


@dataclass(frozen=True)
class Mind:
    """A character, the lore of some decks, and the clues already used in this server."""

    character: Character
    lore: Lore
    used: frozenset[str] = frozenset()  # clues of people and computers, as they were told

    @cached_property
    def told(self) -> frozenset[str]:
        """Return the clues already used, in the form in which lines are compared."""
        return frozenset(same(clue) for clue in self.used)

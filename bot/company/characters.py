"""The characters and skills of computer players, as values; a new character is one more entry.

``Mind`` has everything that a computer player bases decisions on, besides its view of the game.
"""

from dataclasses import dataclass
from functools import cached_property

from bot.company.lore import Lore, normalised
from bot.rules.ids import COMPUTERS, PlayerId, Skill


@dataclass(frozen=True, slots=True)
class Character:
    """How a computer player plays.

    A temperature says how random a choice is: near 0 it is always the best card, at 1 almost any.
    ``aim`` is the range from which a clue's rank among the candidates is drawn, where 0 is the
    hardest candidate and 1 the easiest; most ranks are drawn from the easier end.
    """

    key: str
    aim: tuple[float, float]
    giving: float  # temperature of the choice of cards to play
    voting: float  # temperature of votes
    daring: float  # how sure (0 to 1) a voter must be to use few votes or put all on one card


CHARACTERS = (
    Character("poet", aim=(0.60, 1.00), giving=0.018, voting=0.018, daring=0.50),
    Character("literal", aim=(0.93, 1.00), giving=0.012, voting=0.012, daring=0.45),
    # Plays the most tempting card, and suspects tricks where there are none.
    Character("trickster", aim=(0.71, 1.00), giving=0.006, voting=0.024, daring=0.35),
    Character("dreamer", aim=(0.38, 1.00), giving=0.030, voting=0.027, daring=0.60),
)


@dataclass(frozen=True, slots=True)
class Grasp:
    """How well computer players of one skill understand clues.

    ``warmth`` multiplies a character's temperatures. ``blur`` is the standard deviation of the
    error in how well a card seems to fit a clue, as a share of the best possible fit. The
    error is the same for all computer players, as people tend to misread a clue in the same way.
    """

    warmth: float
    blur: float


GRASP = {
    Skill.GENTLE: Grasp(warmth=3.0, blur=0.27),
    Skill.EVEN: Grasp(warmth=1.0, blur=0.11),
    Skill.SHARP: Grasp(warmth=1.0, blur=0.03),
}


@dataclass(frozen=True)
class Mind:
    """A character, the lore of some decks, and the clues already used in this server."""

    character: Character
    lore: Lore
    used: frozenset[str] = frozenset()  # clues of people and computers, as they were given

    @cached_property
    def told(self) -> frozenset[str]:
        """Return the clues already used, in the form in which lines are compared."""
        return frozenset(normalised(clue) for clue in self.used)


def character_for(computer: PlayerId) -> Character:
    """Return the character of a computer player, the same in every game."""
    place = COMPUTERS.index(computer) if computer in COMPUTERS else 0
    return CHARACTERS[place % len(CHARACTERS)]

"""Who the computer players are, as values: a new one is one more entry."""

from dataclasses import dataclass

from bot.rules.computers import COMPUTERS
from bot.rules.ids import PlayerId


@dataclass(frozen=True, slots=True)
class Character:
    """How somebody plays.

    A temperature is how far from the best card a choice may stray: near 0 always the best, at 1
    almost any. ``aim`` is the share of the others who should find the story's card.
    """

    key: str
    aim: tuple[float, float]
    giving: float  # temperature
    voting: float  # temperature
    daring: float  # how sure one must be to put all votes on one card


CHARACTERS = (
    Character("poet", aim=(0.40, 0.45), giving=0.12, voting=0.20, daring=0.50),
    Character("literal", aim=(0.45, 0.50), giving=0.09, voting=0.14, daring=0.45),
    # Gives the most tempting card there is, and sees tricks where there are none.
    Character("trickster", aim=(0.40, 0.50), giving=0.05, voting=0.26, daring=0.35),
    Character("dreamer", aim=(0.42, 0.48), giving=0.25, voting=0.30, daring=0.60),
)


def character_for(computer: PlayerId) -> Character:
    """Who somebody at the table is: always the same, in every game."""
    place = COMPUTERS.index(computer) if computer in COMPUTERS else 0
    return CHARACTERS[place % len(CHARACTERS)]


def character_of(key: str) -> Character:
    """The character with this key; KeyError for a stranger."""
    return {character.key: character for character in CHARACTERS}[key]

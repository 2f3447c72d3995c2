"""Computer players: they tell, give, vote and set traps, and know no more than their seat may.

``decide`` turns one seat's view, a mind and dice into a command, or into None where there is
nothing to do or where it is left to people. Pure: no Discord, no database, no pictures, no clock;
the caller runs it off the event loop and plays the command like that of any player.

    lore = study(decks, "uk")
    mind = Mind(character_for(seat), lore, used=frozenset(clues_told_in_this_server))
    command = decide(player_view(game, seat), mind, Random(seed))

None while ``Wish.TELL`` is in the view's wishes means that this mind has nothing to say, because
nothing is known of its cards or all that fits was told: the turn passes.
"""

from bot.company.characters import CHARACTERS, Character, character_for, character_of
from bot.company.decide import decide
from bot.company.lore import Lore, WordedDeck, study, understood
from bot.company.mind import Mind

__all__ = [
    "CHARACTERS",
    "Character",
    "Lore",
    "Mind",
    "WordedDeck",
    "character_for",
    "character_of",
    "decide",
    "study",
    "understood",
]

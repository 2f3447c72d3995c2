"""Computer players: they give clues, play cards, vote and set traps, and see only their own view.

``decide`` returns the next command of a seat, given its view, a mind and a random generator. It
returns None if there is nothing to do or the move is left to a person. Pure: no Discord, no
database, no pictures, no clock. The caller runs it off the event loop and applies the command like
that of any player.

    lore = study(decks, "uk")
    mind = Mind(character_for(seat), lore, used=frozenset(clues_told_in_this_server))
    command = decide(player_view(game, seat), mind, Random(seed))

If ``Duty.TELL`` is in the view's duties, None means that this computer player has no clue, because
nothing is known about its cards or every phrase that fits has been used. The caller then passes the
turn on.
"""

from bot.company.characters import CHARACTERS, Character, Mind, character_for
from bot.company.decide import decide
from bot.company.lore import Lore, WordedDeck, study, understood

__all__ = [
    "CHARACTERS",
    "Character",
    "Lore",
    "Mind",
    "WordedDeck",
    "character_for",
    "decide",
    "study",
    "understood",
]

"""Pictures of the game: card ids, slots, colours and shapes in, bytes out; never a word.

Knows the decks (where a card's picture is) and Pillow. Knows no rules and no Discord. ``subjects``
names what can be asked for, ``pictures.Pictures`` makes it.
"""

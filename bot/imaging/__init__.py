"""Pictures of the game: card ids, slots, colours and shapes in, bytes out.

They carry no words, so that every language sees the same. The album alone is written on: its texts
are handed in. Knows the decks (where a card's picture is), Pillow and HarfBuzz. Knows no rules and
no Discord. ``subjects``
names what can be asked for, ``pictures.Pictures`` makes it.
"""

"""Draws the pictures of the game: takes card ids, slots, colours and shapes, returns bytes.

Pictures have no words in them, so that they are the same in every language. Only the album has
texts, which the caller passes in. Knows the decks (where a card's picture is), Pillow and HarfBuzz;
does not know rules or Discord. ``subjects`` defines the pictures that can be requested,
``pictures.Pictures`` makes them.
"""

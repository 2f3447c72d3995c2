"""Decks that servers make in the chat: from an upload to a card on the shelf.

Owns drafts, the processes in which uploaded pictures are opened, and all steps of changing a deck.
Knows decks, pictures and the store; does not know Discord or texts for players.
"""

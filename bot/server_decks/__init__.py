"""Decks that servers make in the chat: from an upload to a card on the shelf.

Owns drafts, the processes in which strangers' pictures are opened, and what a change of a deck
brings with it. Knows decks, pictures and the store; neither Discord nor words for people.
"""

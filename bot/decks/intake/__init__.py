"""Turns untrusted uploads into cards, and packs decks for download.

Owns which uploads are accepted, why others are refused, and the zip format of an exported deck.
Needs Pillow and the standard library; does not know servers, Discord or the database. Work on
uploads may be slow or crash, so it runs in a process of its own; the bot's process imports only
what it needs itself.
"""

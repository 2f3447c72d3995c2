"""Pictures that people upload: from bytes that nobody vouches for to cards of our shape.

Owns what is taken, why something is refused, and the zip a deck travels in. Knows Pillow and the
standard library; no server, no Discord, no database. Everything here may be slow or be killed:
it runs in a process of its own, and the bot's own process imports what it needs of it, no more.
"""

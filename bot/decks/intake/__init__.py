"""Pictures that people upload: from bytes that nobody vouches for to cards of our shape.

Owns what is taken, why something is refused, and the zip a deck travels in. Knows Pillow and the
standard library; no server, no Discord, no database. Everything here may be slow or be killed:
it runs in a process of its own.
"""

from bot.decks.intake.archive import Archive, is_zip, read_archive
from bot.decks.intake.export import PackedCard, pack_deck
from bot.decks.intake.framing import CARD_SIZE, Framing, framed
from bot.decks.intake.picture import Opened, make_card, open_upload
from bot.decks.intake.refusals import Flaw, Refused
from bot.decks.intake.twins import Twin, find_twins

__all__ = [
    "CARD_SIZE",
    "Archive",
    "Flaw",
    "Framing",
    "Opened",
    "PackedCard",
    "Refused",
    "Twin",
    "find_twins",
    "framed",
    "is_zip",
    "make_card",
    "open_upload",
    "pack_deck",
    "read_archive",
]

"""Pictures of the game: card ids, slots, colours and shapes in, bytes out; never a word.

Knows the decks (where a card's picture is) and Pillow. Knows no rules and no Discord.
"""

from bot.imaging.album import AlbumRound, album_pages
from bot.imaging.alt import alt_text
from bot.imaging.palette import RABBITS, Rabbit
from bot.imaging.pictures import Picture, Pictures
from bot.imaging.podium import PodiumPlace
from bot.imaging.reveal import RevealCard
from bot.imaging.track import TrackMove

__all__ = [
    "RABBITS",
    "AlbumRound",
    "Picture",
    "Pictures",
    "PodiumPlace",
    "Rabbit",
    "RevealCard",
    "TrackMove",
    "album_pages",
    "alt_text",
]

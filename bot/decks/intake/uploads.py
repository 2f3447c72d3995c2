"""What the bot's process knows about uploads: limits, reasons for refusal, framings.

Reasons are codes; the interface has a sentence for each. A framing decides how a picture of any
shape becomes a card with a width to height ratio of 2:3. A tall picture is cropped at the top and
bottom, a wide one at its sides. For a wide picture, top, middle and bottom mean left, middle and
right. Opens nothing and needs no Pillow; the other modules of this package do.
"""

from enum import StrEnum

from bot.decks.formats import plain_webp_size

HEAVIEST = 10 * 1024 * 1024  # of a single picture, in bytes
HEAVIEST_ZIP = 25 * 1024 * 1024
MOST_PICTURES = 200  # in one zip
LONGEST_NAME = 255  # of a file
LONGEST_TITLE = 60
LONGEST_ALT = 1000  # Discord allows a few characters more


class Flaw(StrEnum):
    """Why an upload is refused: a flaw of a picture or zip, or the bot is busy or has no room."""

    EMPTY = "empty"
    TOO_HEAVY = "too-heavy"
    NOT_A_PICTURE = "not-a-picture"
    DRAWING = "drawing"  # SVG and the like, which are instructions instead of pixels
    OTHER_KIND = "other-kind"
    DAMAGED = "damaged"
    TOO_LARGE = "too-large"  # in pixels
    TOO_SMALL = "too-small"
    TOO_LONG = "too-long"  # many times as long as wide
    BLANK = "blank"
    TOO_COSTLY = "too-costly"  # in time or memory
    WORDS = "words"  # a ``deck.toml`` that cannot be read

    ZIP_DAMAGED = "zip-damaged"
    ZIP_LOCKED = "zip-locked"
    ZIP_BOMB = "zip-bomb"
    ZIP_CROWDED = "zip-crowded"  # too many entries
    ZIP_CLIMBS = "zip-climbs"  # a path that leads out of the folder
    ZIP_LINK = "zip-link"
    ZIP_NESTED = "zip-nested"
    ZIP_NAME = "zip-name"  # characters that hide or turn what is read
    ZIP_NAMELESS = "zip-nameless"
    ZIP_METHOD = "zip-method"  # packed by an unusual method
    ZIP_NO_PICTURES = "zip-no-pictures"

    BUSY = "busy"  # the same person's previous upload is still being opened
    NO_ROOM = "no-room"  # no room for another pending upload


class Refused(Exception):
    """Raised when an upload is refused; ``values`` are the numbers and names for its message."""

    def __init__(self, reason: Flaw, **values: str | int) -> None:
        super().__init__(reason)
        self.reason = reason
        self.values = values


# Framing.

CARD_SIZE = (800, 1200)
_HEAVIEST_CARD = 4 << 20  # bytes; a card of pure noise takes a quarter of it
_RATIO = CARD_SIZE[0] / CARD_SIZE[1]
_WIDEST_CROPPED = 1.05  # width by height; of a wider picture too little would be left


class Framing(StrEnum):
    """How a picture fits the card: whole with paper around it, or cropped to one part."""

    WHOLE = "whole"
    TOP = "top"
    MIDDLE = "middle"
    BOTTOM = "bottom"


_FOCUS = {Framing.TOP: 0.0, Framing.MIDDLE: 0.5, Framing.BOTTOM: 1.0}


def is_wide(size: tuple[int, int]) -> bool:
    """Return whether a picture has wider proportions than a card, so that its sides are cropped."""
    return size[0] / size[1] > _RATIO


def default_framing(size: tuple[int, int]) -> Framing:
    """Return the framing to begin with: the middle, unless a crop would leave too little."""
    return Framing.MIDDLE if size[0] / size[1] <= _WIDEST_CROPPED else Framing.WHOLE


def centring(framing: Framing, size: tuple[int, int]) -> tuple[float, float]:
    """Return where to crop a picture, as fractions (x, y) from 0 to 1.

    0 keeps the left or upper end of the picture, 1 the right or lower end.
    """
    focus = _FOCUS[framing]
    return (focus, 0.5) if is_wide(size) else (0.5, focus)


def is_card(data: bytes) -> bool:
    """Return whether these bytes look like a card that the bot encoded, with nothing appended.

    Does not decode them: the file must be one chunk of plain WebP, have a card's dimensions in its
    header, and not be too large. Used for what a sandbox sends, which is not trusted.
    """
    file, chunk = (int.from_bytes(data[at : at + 4], "little") for at in (4, 16))
    alone = file + 8 == len(data) and 20 + chunk + chunk % 2 == len(data)
    return alone and plain_webp_size(data[:30]) == CARD_SIZE and len(data) <= _HEAVIEST_CARD

"""The limits of uploads, and the reasons for which an upload is refused.

Reasons are codes; the interface has a sentence for each.
"""

from enum import StrEnum

HEAVIEST = 10 * 1024 * 1024  # of a single picture, in bytes
HEAVIEST_ZIP = 25 * 1024 * 1024
MOST_PICTURES = 200  # in one zip
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

"""Why an upload is not taken, as codes: whoever talks to people has a sentence for each."""

from enum import StrEnum


class Flaw(StrEnum):
    """What is wrong with a picture, or with a zip as a whole."""

    EMPTY = "empty"
    TOO_HEAVY = "too-heavy"
    NOT_A_PICTURE = "not-a-picture"
    DRAWING = "drawing"  # SVG and its like: instructions, not pixels
    OTHER_KIND = "other-kind"
    DAMAGED = "damaged"
    TOO_LARGE = "too-large"  # in pixels
    TOO_SMALL = "too-small"
    TOO_LONG = "too-long"  # many times as long as wide
    BLANK = "blank"
    WORDS = "words"  # a ``deck.toml`` that cannot be read

    ZIP_DAMAGED = "zip-damaged"
    ZIP_LOCKED = "zip-locked"
    ZIP_BOMB = "zip-bomb"
    ZIP_CROWDED = "zip-crowded"  # too many entries
    ZIP_CLIMBS = "zip-climbs"  # a path that leads out of the folder
    ZIP_LINK = "zip-link"
    ZIP_NESTED = "zip-nested"
    ZIP_NAME = "zip-name"  # characters that hide or turn what is read
    ZIP_NO_PICTURES = "zip-no-pictures"


class Refused(Exception):
    """An upload that is not taken; ``values`` are the numbers and names in its sentence."""

    def __init__(self, reason: Flaw, **values: str | int) -> None:
        super().__init__(reason)
        self.reason = reason
        self.values = values

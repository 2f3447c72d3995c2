"""Prepares text for drawing: which characters can be shown, in which font and direction.

Texts may come from strangers. Invisible characters are left out, stacks of accents are cut, and
fancy letters that no font has are replaced by plain ones. Any other character without a font is
marked as such. Knows Unicode and the fonts in ``typefaces``; does not know languages.
"""

import unicodedata
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from itertools import groupby
from pathlib import Path

import uharfbuzz as hb
from bidi import algorithm as bidi

from bot.printable import BLANKS

FOLDER = Path(__file__).parent / "typefaces"
EMOJI = "Twemoji"
MOST_CHARACTERS = 600  # of one text: more than any caption has room for
MOST_MARKS = 3  # on one letter: Hebrew needs three

_JOINERS = "\u200c\u200d"
_EMOJI_STYLE, _KEYCAP = "\ufe0f", "\u20e3"


@dataclass(frozen=True, slots=True)
class Letter:
    """One character as readers count them (a grapheme cluster), and the name of its font.

    ``font`` is None if no font has the character.
    """

    text: str
    font: str | None

    @property
    def is_space(self) -> bool:
        """Return whether it is a space, where a line may end."""
        return self.text == " "


Letters = tuple[Letter, ...]

SPACE = Letter(" ", "Alegreya-Medium")
"""The space between words for all fonts, because signs and emoji have wider ones."""


@dataclass(frozen=True, slots=True)
class Run:
    """Neighbouring letters of one font and direction, in reading order, to be shaped together."""

    letters: Letters
    right_to_left: bool

    @property
    def font(self) -> str | None:
        """Return the font of all its letters; None if no font has them."""
        return self.letters[0].font


def drawable(text: str) -> str:
    """Return a text as one line of limited length, without invisible characters.

    Of the combining marks on a letter, only the first three are kept.
    """
    flat = " ".join(unicodedata.normalize("NFC", text[: 8 * MOST_CHARACTERS]).split())
    kept: list[str] = []
    marks = 0
    for character in flat:
        kind = unicodedata.category(character)
        marks = marks + 1 if kind.startswith("M") else 0
        unseen = kind.startswith("C") and not _joins(character)
        if marks <= MOST_MARKS and not unseen and character not in BLANKS:
            kept.append(character)
    return " ".join("".join(kept)[:MOST_CHARACTERS].split())


def _joins(character: str) -> bool:
    """Return whether this is an invisible character that joins its neighbours: a joiner or tag."""
    return character in _JOINERS or "\U000e0020" <= character <= "\U000e007f"


@lru_cache(maxsize=256)
def letters_of(text: str, *, bold: bool = False) -> Letters:
    """Return the characters of a text that can be shown, with their fonts."""
    weight = "Bold" if bold else "Medium"
    scripts = (f"{family}-{weight}" for family in ("Alegreya", "FrankRuhlLibre", "NotoNaskhArabic"))
    chain = (*scripts, EMOJI, "DejaVuSans-Signs")
    letters: list[Letter] = []
    for cluster in _clusters(drawable(text)):
        letters += [SPACE] if cluster == " " else _with_fonts(cluster, chain)
    return tuple(letters)


def _clusters(text: str) -> Iterator[str]:
    """Yield the grapheme clusters of a text: characters as readers count them."""
    cluster = ""
    for character in text:
        if cluster and _belongs(character, cluster):
            cluster += character
            continue
        if cluster:
            yield cluster
        cluster = character
    if cluster:
        yield cluster


def _belongs(character: str, cluster: str) -> bool:
    """Return whether a character belongs to the cluster before it, as marks and skin tones do."""
    if cluster == " ":
        return False
    is_letter_of_flag = "\U0001f1e6" <= character <= "\U0001f1ff"
    return (
        unicodedata.category(character).startswith("M")
        or _joins(character)
        # A joiner makes one picture of two emoji; letters of scripts stay characters of their own.
        or (cluster.endswith("\u200d") and ord(character) >= 0x2000)
        or "\U0001f3fb" <= character <= "\U0001f3ff"  # skin tones
        or (is_letter_of_flag and len(cluster) == 1 and "\U0001f1e6" <= cluster <= "\U0001f1ff")
    )


def _with_fonts(cluster: str, chain: Sequence[str]) -> Iterator[Letter]:
    """Yield a cluster with the first font of the chain that has its first character.

    If none has it, try its plain form (NFKC), which may be several letters. A combining mark that
    no font has is left out; any other character without a font is yielded with None.
    """
    first = ord(cluster[0])
    if (_EMOJI_STYLE in cluster or _KEYCAP in cluster) and first in _characters(EMOJI):
        yield Letter(cluster, EMOJI)
        return
    for name in chain:
        if first in _characters(name):
            known = (c for c in cluster if ord(c) in _characters(name) or _joins(c))
            yield Letter("".join(known), name)
            return
    plain = unicodedata.normalize("NFKC", cluster)
    if plain != cluster:
        for part in _clusters(drawable(plain)):
            yield from _with_fonts(part, chain)
    elif not unicodedata.category(cluster[0]).startswith("M"):
        yield Letter(cluster, None)


@cache
def face(name: str) -> hb.Face:
    """Return the font with this name, without a size."""
    return hb.Face(hb.Blob.from_file_path(str(FOLDER / f"{name}.ttf")))


@cache
def _characters(name: str) -> frozenset[int]:
    return frozenset(face(name).unicodes)


def runs_right_to_left(letters: Letters) -> bool:
    """Return whether a text runs from right to left, as its first letter with a direction does."""
    return bool(bidi.get_base_level("".join(letter.text for letter in letters)))


def runs_of(letters: Letters, *, right_to_left: bool) -> list[Run]:
    """Return the runs of one line in visual order, from left to right (UAX #9)."""
    # The library's own function returns a string. Its steps are run here one by one on records that
    # carry our letters, so that clusters and fonts survive the reordering.
    base = int(right_to_left)
    storage = bidi.get_empty_storage() | {"base_level": base, "base_dir": "LR"[base]}
    for letter in letters:
        kind = unicodedata.bidirectional(letter.text[0])
        one = {"ch": letter.text[0], "level": base, "type": kind, "orig": kind, "letter": letter}
        storage["chars"].append(one)
    bidi.explicit_embed_and_overrides(storage)
    bidi.resolve_weak_types(storage)
    bidi.resolve_neutral_types(storage, False)
    bidi.resolve_implicit_levels(storage, False)
    bidi.reorder_resolved_levels(storage, False)
    runs = []
    for (_, level), found in groupby(storage["chars"], lambda c: (c["letter"].font, c["level"])):
        seen = tuple(one["letter"] for one in found)
        runs.append(Run(seen[::-1], True) if level % 2 else Run(seen, False))
    return runs

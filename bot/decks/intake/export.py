"""Packs a deck into zips that can be uploaded to a server or unpacked as a host's deck.

Owns the file names and the ``deck.toml``. A deck that has too many bytes or pictures for one upload
becomes several zips, each of which is a complete deck.
"""

import io
import json
import zipfile
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from bot.decks.intake.refusals import MOST_PICTURES
from bot.decks.words import FILE_NAME

_OVERHEAD = 2_000  # about the bytes of an entry, its name and its words
_THEN = (1980, 1, 1, 0, 0, 0)  # a fixed date, so that the same deck always makes the same zip


@dataclass(frozen=True)
class PackedCard:
    """A card to be exported: its picture as WebP, and its texts."""

    number: int
    data: bytes = field(repr=False)
    title: str = ""
    alts: Mapping[str, str] = field(default_factory=dict)
    keywords: tuple[str, ...] = ()


def pack_deck(name: str, cards: Iterable[PackedCard], heaviest: int) -> Iterator[bytes]:
    """Yield the deck as one or more zips of at most ``heaviest`` bytes each.

    A single card that is larger than that still gets a zip of its own.
    """
    return (_zipped(name, part) for part in _parts(cards, heaviest))


def _parts(cards: Iterable[PackedCard], heaviest: int) -> Iterator[list[PackedCard]]:
    part: list[PackedCard] = []
    weight = _OVERHEAD
    for card in cards:
        own = len(card.data) + _OVERHEAD + len(_entry(card).encode())
        if len(part) == MOST_PICTURES or (part and weight + own > heaviest):
            yield part
            part, weight = [], _OVERHEAD
        part.append(card)
        weight += own
    yield part


def _zipped(name: str, cards: Sequence[PackedCard]) -> bytes:
    said = f"name = {_quoted(name)}\n" + "".join(_entry(card) for card in cards)
    target = io.BytesIO()
    with zipfile.ZipFile(target, "w", zipfile.ZIP_STORED) as file:
        file.writestr(zipfile.ZipInfo(FILE_NAME, _THEN), said.encode())
        for card in cards:
            file.writestr(zipfile.ZipInfo(f"{_id(card)}.webp", _THEN), card.data)
    return target.getvalue()


def _id(card: PackedCard) -> str:
    return f"{card.number:03}"


def _entry(card: PackedCard) -> str:
    lines = [f"\n[[card]]\nid = {_quoted(_id(card))}\n"]
    if card.title:
        lines.append(f"title = {_quoted(card.title)}\n")
    if card.keywords:
        lines.append(f"keywords = [{', '.join(map(_quoted, card.keywords))}]\n")
    lines += [f"alt.{language} = {_quoted(alt)}\n" for language, alt in card.alts.items()]
    return "".join(lines)


def _quoted(text: str) -> str:
    """Return the text as a quoted TOML string.

    JSON's escapes are valid in TOML, but JSON leaves DEL unescaped.
    """
    return json.dumps(text, ensure_ascii=False).replace("\x7f", "\\u007f")

"""Packs a deck into zips that any server, and any folder of decks, takes as it is.

Owns the file names and the ``deck.toml``. A deck that is larger than one upload may be, or has more
pictures, becomes several zips, each a whole deck by itself.
"""

import json
import zipfile
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from bot.decks.intake.limits import MOST_PICTURES
from bot.decks.words import FILE_NAME

_OVERHEAD = 2_000  # about the bytes of an entry, its name and its words
_THEN = (1980, 1, 1, 0, 0, 0)  # the same deck makes the same zip, whenever it is packed


@dataclass(frozen=True)
class PackedCard:
    """A card on its way out: its picture's file and its words."""

    number: int
    picture: Path
    title: str = ""
    alts: Mapping[str, str] = field(default_factory=dict)
    keywords: tuple[str, ...] = ()


def pack_deck(
    name: str, cards: Sequence[PackedCard], folder: Path, stem: str, heaviest: int
) -> list[Path]:
    """Write as many zips as are needed, each at most so heavy; where they are."""
    parts = list(_parts(cards, heaviest))
    paths = []
    for place, part in enumerate(parts, start=1):
        path = folder / (f"{stem}.zip" if len(parts) == 1 else f"{stem}-{place}.zip")
        _write(path, name, part)
        paths.append(path)
    return paths


def _parts(cards: Sequence[PackedCard], heaviest: int) -> Iterator[list[PackedCard]]:
    part: list[PackedCard] = []
    weight = _OVERHEAD
    for card in cards:
        own = card.picture.stat().st_size + _OVERHEAD + len(_entry(card).encode())
        if len(part) == MOST_PICTURES or (part and weight + own > heaviest):
            yield part
            part, weight = [], _OVERHEAD
        part.append(card)
        weight += own
    yield part


def _write(path: Path, name: str, cards: Sequence[PackedCard]) -> None:
    said = f"name = {_quoted(name)}\n" + "".join(_entry(card) for card in cards)
    with zipfile.ZipFile(path, "w", zipfile.ZIP_STORED) as file:
        file.writestr(zipfile.ZipInfo(FILE_NAME, _THEN), said.encode())
        for card in cards:
            info = zipfile.ZipInfo(f"{_id(card)}{card.picture.suffix}", _THEN)
            file.writestr(info, card.picture.read_bytes())


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
    """A TOML string: JSON's escapes are TOML's, but for the one character that JSON lets stand."""
    return json.dumps(text, ensure_ascii=False).replace("\x7f", "\\u007f")

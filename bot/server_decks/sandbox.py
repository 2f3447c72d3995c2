"""The process in which uploaded pictures are opened: it does one job and exits.

`bot.server_decks.sandboxes` starts it in a session of its own and without the bot's secrets. It
imports what its kind of job needs, gives up all rights (`bot.server_decks.confinement`), and only
then reads the job. It opens no files: their bytes come through its input and leave through its
output.

The input is a line of JSON and then the files, each after its length in eight bytes. The output is
lines of JSON. A line with ``sizes`` is followed by parts of these sizes in bytes. The first line
says what this system lacks, the next ones what was made or refused, and the last one is ``end``,
``refused`` or ``failed``.
"""

import base64
import codecs
import hashlib
import json
import sys
import traceback
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from importlib import import_module
from typing import Any

from PIL import Image

from bot.decks.intake.archive import Entry, PackedCard, ZipWords, is_zip, pack_deck, read_archive
from bot.decks.intake.picture import make_card, open_upload, pack_pixels, unpack_pixels
from bot.decks.intake.uploads import Flaw, Framing, Refused, default_framing
from bot.decks.look import find_twins, look_at, packed
from bot.decks.words import FILE_NAME, CardWords
from bot.server_decks.confinement import begin_picture, confine

Json = dict[str, Any]
Inputs = Iterator[bytes]
Made = tuple[Json, tuple[bytes, ...]]
"""A message, and the bytes that belong to it."""

LENGTH = 8  # bytes in front of each file


def main() -> int:
    """Do one job and return 0. The arguments are the kind of job and the niceness.

    Errors are reported in the output.
    """
    kind, niceness = sys.argv[1], int(sys.argv[2])
    JOBS[kind].load()
    _say({"lacking": confine(niceness)})
    try:
        made = JOBS[kind].work(json.loads(sys.stdin.buffer.readline()), _inputs())
        while True:
            begin_picture()  # before the generator goes on and opens the next picture
            if (one := next(made, None)) is None:
                break
            _say(one[0], *one[1])
    except Refused as refused:
        _say({"refused": refused.reason, "values": refused.values})
    except Exception as error:
        _say({"failed": _place_of(error)})
    else:
        _say({"end": True})
    return 0


def _say(line: Json, *parts: bytes) -> None:
    """Write a message to the output, followed by the bytes that belong to it."""
    if parts:
        line = {**line, "sizes": [len(part) for part in parts]}
    output = sys.stdout.buffer
    output.write(json.dumps(line).encode() + b"\n")
    output.writelines(parts)
    output.flush()


def _inputs() -> Inputs:
    """Yield the bytes of each file of the job."""
    while length := sys.stdin.buffer.read(LENGTH):
        yield sys.stdin.buffer.read(int.from_bytes(length, "big"))


def _place_of(error: Exception) -> str:
    """Return an error's type and the line that raised it, without any uploaded content."""
    frames = traceback.extract_tb(error.__traceback__, limit=-1)
    places = [f"{frame.filename.rpartition('/')[2]}:{frame.lineno}" for frame in frames]
    return f"{type(error).__name__} at {', '.join(places)}"


def _open_uploads(job: Json, inputs: Inputs) -> Iterator[Made]:
    """Yield a card for each usable picture, a problem for each other file, then the look-alikes."""
    looks: list[bytes] = []
    names = job["names"]
    for place, (name, data) in enumerate(zip(names, inputs, strict=True), start=1):
        made = (
            _open_zip(data) if is_zip(data) else iter([_card_of_upload(name, data, CardWords(""))])
        )
        for said, parts in made:
            if "card" in said:
                looks.append(base64.b64decode(said["card"]["look"]))
            yield {"done": place, "of": len(names)} | said, parts
    known = {card: base64.b64decode(look) for card, look in job["known"].items()}
    for twin in find_twins(looks, known):
        yield {"twin": twin.known, "earlier": twin.earlier, "upload": twin.upload}, ()


def _open_zip(data: bytes) -> Iterator[Made]:
    """Yield a card or a problem for each picture of an uploaded zip."""
    with read_archive(data) as archive:
        words = ZipWords(archive)
        if words.problem is not None:
            yield _problem(FILE_NAME, words.problem)
        for place, entry in enumerate(archive.pictures, start=1):
            said, parts = _open_entry(archive.read, entry, words)
            yield {**said, "done": place, "of": len(archive.pictures)}, parts


def _open_entry(read: Callable[[Any], bytes], entry: Entry, words: ZipWords) -> Made:
    try:
        data = read(entry.info)
    except Refused as refused:
        if refused.reason is not Flaw.TOO_HEAVY:
            raise
        return _problem(entry.path, refused)
    return _card_of_upload(entry.path, data, words.about(entry.path))


def _card_of_upload(name: str, data: bytes, said: CardWords) -> Made:
    """Return a card made from an uploaded picture, or a problem if the picture is refused."""
    try:
        opened = open_upload(data)
        picture = opened.picture
        made, card = _framed(picture, default_framing(picture.size))
        pixels = pack_pixels(picture)
    except Refused as refused:
        return _problem(name, refused)
    except MemoryError:
        return _problem(name, Refused(Flaw.TOO_COSTLY))
    about = {
        "name": name,
        "source": hashlib.sha256(data).hexdigest(),
        "moving": opened.moving,
        "title": said.title,
        "alts": dict(said.alts),
        "keywords": list(said.keywords),
    }
    return {"card": about | made}, (card, pixels)


def _problem(name: str, refused: Refused) -> Made:
    return {"problem": {"name": name, "reason": refused.reason, "values": refused.values}}, ()


def _framed(picture: Image.Image, framing: Framing) -> tuple[Json, bytes]:
    """Return a picture's card in this framing: what is reported about it, and its file."""
    data, card = make_card(picture, framing)
    look = base64.b64encode(packed(look_at(card))).decode()
    return {"framing": framing, "look": look}, data


def _frame(job: Json, inputs: Inputs) -> Iterator[Made]:
    """Yield a card in the new framing for each of a draft's pictures in the job."""
    for place, pixels in zip(job["places"], inputs, strict=True):
        made, card = _framed(unpack_pixels(pixels), Framing(job["framing"]))
        yield {"place": place, "card": made}, (card,)


def _sheet(job: Json, inputs: Inputs) -> Iterator[Made]:
    """Yield one sheet of numbered thumbnails."""
    from bot.imaging.contact import contact_sheet

    cards = [
        (data, card["number"], card["dim"]) for card, data in zip(job["cards"], inputs, strict=True)
    ]
    yield {}, (contact_sheet(cards, job["across"]),)


def _tiles(job: Json, inputs: Inputs) -> Iterator[Made]:
    """Yield each card's tiles as one file; none for a card that cannot be decoded."""
    from bot.decks.decoding import UNREADABLE, decoded
    from bot.imaging.prepared import prepare_tiles

    for place, data in enumerate(inputs, start=1):
        said = {"done": place, "of": job["count"]}
        try:
            yield said, (prepare_tiles(decoded(data)),)
        except UNREADABLE:  # removed since the job began, or damaged; a game shows a placeholder
            yield said, ()


def _pack(job: Json, inputs: Inputs) -> Iterator[Made]:
    """Yield the zips of an exported deck."""
    cards = (
        PackedCard(card["number"], data, card["title"], card["alts"], tuple(card["keywords"]))
        for card, data in zip(job["cards"], inputs, strict=True)
    )
    for data in pack_deck(job["name"], cards, job["heaviest"]):
        yield {}, (data,)


def _load_nothing() -> None:
    """Do nothing: everything needed was imported with this module."""


def _load_decoders() -> None:
    """Import what the libraries would import on first use, which confinement forbids."""
    Image.preinit()
    for name in ("WebPImagePlugin", "MpoImagePlugin", "TiffImagePlugin", "ImageCms"):
        import_module(f"PIL.{name}")
    for encoding in ("cp437", "utf-8-sig", "latin-1"):
        codecs.lookup(encoding)
    import_module("tomllib")  # a zip may have a deck.toml
    hashlib.sha256()


def _load_painters() -> None:
    """Import the drawing code, and everything that `_load_decoders` imports."""
    _load_decoders()
    for name in ("contact", "prepared"):
        import_module(f"bot.imaging.{name}")
    import_module("bot.imaging.tiles").badge(1)  # loads its font as well


@dataclass(frozen=True)
class Job:
    """A kind of job: how to do it, and what to import before all rights are given up."""

    work: Callable[[Json, Inputs], Iterator[Made]]
    load: Callable[[], None] = _load_nothing


JOBS = {
    "take": Job(_open_uploads, _load_decoders),
    "frame": Job(_frame, _load_decoders),
    "sheet": Job(_sheet, _load_painters),
    "tiles": Job(_tiles, _load_painters),
    "pack": Job(_pack),
    "none": Job(lambda _job, _inputs: iter(())),  # used to see what this system lacks
}


if __name__ == "__main__":
    sys.exit(main())

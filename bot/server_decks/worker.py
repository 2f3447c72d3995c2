"""The process in which strangers' pictures are opened: one job from its input, then its end.

Started by `bot.server_decks.workers` without any of the bot's secrets, in a session of its own,
nicer than the bot itself and with limits on memory and time. Answers in lines of JSON: how far it
is, and at last the result or why there is none. Whatever happens to it, the bot goes on; and it
ends with the bot.
"""

import base64
import hashlib
import json
import os
import sys
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

from bot.decks.intake.archive import Archive, Entry, is_zip, read_archive
from bot.decks.intake.export import PackedCard, pack_deck
from bot.decks.intake.framing import Framing, default_framing, is_wide
from bot.decks.intake.picture import make_card, open_upload
from bot.decks.intake.refusals import Flaw, Refused
from bot.decks.intake.twins import find_twins, packed
from bot.decks.intake.words import ZipWords
from bot.decks.look import look_at
from bot.decks.words import FILE_NAME, CardWords
from bot.host.lifeline import end_with_parent

Json = dict[str, Any]

MEMORY = 2 << 30
CPU_SECONDS = 300


def main() -> int:
    """Do the job in the first line of standard input, as nice to others as the argument says."""
    _behave(int(sys.argv[1]))
    job = json.loads(sys.stdin.readline())
    end_with_parent()
    try:
        result = JOBS[job["do"]](job)
    except Refused as refused:
        _say({"refused": refused.reason, "values": refused.values})
    else:
        _say({"result": result})
    return 0


def _behave(niceness: int) -> None:
    if os.name == "nt":
        return
    import resource

    os.nice(niceness)
    if os.getsid(0) == os.getpid():
        # Where the kernel weighs whole sessions against each other, this is what it goes by.
        with suppress(OSError):
            Path("/proc/self/autogroup").write_text(str(niceness))
    for limit, most in ((resource.RLIMIT_AS, MEMORY), (resource.RLIMIT_CPU, CPU_SECONDS)):
        resource.setrlimit(limit, (most, most))


def _say(line: Json) -> None:
    sys.stdout.write(json.dumps(line) + "\n")
    sys.stdout.flush()


def _take(job: Json) -> Json:
    """Open every upload; keep each good one in the draft's folder, with its card."""
    folder = Path(job["folder"])
    taken: list[Json] = []
    problems: list[Json] = []
    title = ""
    for file in job["files"]:
        path = Path(file["path"])
        with path.open("rb") as upload:
            beginning = upload.read(4)
        if is_zip(beginning):
            with read_archive(path) as archive:
                words = ZipWords(archive, folder)
                title = title or words.title
                if words.problem is not None:
                    problems.append(_problem(FILE_NAME, words.problem))
                for place, entry in enumerate(archive.pictures, start=1):
                    _take_entry(archive, entry, words, folder, taken, problems)
                    _say({"done": place, "of": len(archive.pictures)})
        else:
            _take_one(path.read_bytes(), file["name"], CardWords(""), folder, taken, problems)
            _say({"done": len(taken) + len(problems), "of": len(job["files"])})
        path.unlink()
    return {"title": title, "taken": taken, "problems": problems, "twins": _twins(taken, job)}


def _take_entry(
    archive: Archive,
    entry: Entry,
    words: ZipWords,
    folder: Path,
    taken: list[Json],
    problems: list[Json],
) -> None:
    try:
        data = archive.read(entry.info)
    except Refused as refused:
        if refused.reason is not Flaw.TOO_HEAVY:
            raise
        problems.append(_problem(entry.path, refused))
        return
    _take_one(data, entry.path, words.about(entry.path), folder, taken, problems)


def _take_one(
    data: bytes,
    name: str,
    said: CardWords,
    folder: Path,
    taken: list[Json],
    problems: list[Json],
) -> None:
    try:
        opened = open_upload(data)
    except Refused as refused:
        problems.append(_problem(name, refused))
        return
    place = len(taken)
    (folder / f"{place}.upload").write_bytes(data)
    framing = default_framing(opened.picture.size)
    taken.append(
        {
            "place": place,
            "name": name,
            "source": hashlib.sha256(data).hexdigest(),
            "wide": is_wide(opened.picture.size),
            "moving": opened.moving,
            "title": said.title,
            "alts": dict(said.alts),
            "keywords": list(said.keywords),
            **_make(folder, place, opened.picture, framing),
        }
    )


def _problem(name: str, refused: Refused) -> Json:
    return {"name": name, "reason": refused.reason, "values": refused.values}


def _make(folder: Path, place: int, picture: Any, framing: Framing) -> Json:
    data, card = make_card(picture, framing)
    (folder / f"{place}.webp").write_bytes(data)
    look = base64.b64encode(packed(look_at(card))).decode()
    return {"framing": framing, "digest": hashlib.sha256(data).hexdigest(), "look": look}


def _twins(taken: list[Json], job: Json) -> list[Json]:
    known = {name: base64.b64decode(look) for name, look in job["known"].items()}
    looks = [base64.b64decode(one["look"]) for one in taken]
    return [
        {"upload": twin.upload, "known": twin.known, "earlier": twin.earlier}
        for twin in find_twins(looks, known)
    ]


def _frame(job: Json) -> Json:
    """Make some cards of a draft anew, with another framing."""
    folder = Path(job["folder"])
    made = {}
    for place in job["places"]:
        picture = open_upload((folder / f"{place}.upload").read_bytes()).picture
        made[str(place)] = _make(folder, place, picture, Framing(job["framing"]))
    return {"made": made}


def _sheet(job: Json) -> Json:
    """Numbered thumbnails on one sheet."""
    from bot.imaging.contact import save_contact_sheet

    cards = [(Path(card["path"]), card["number"], card["dim"]) for card in job["cards"]]
    save_contact_sheet(cards, Path(job["to"]), job["across"])
    return {}


def _tiles(job: Json) -> Json:
    """Make cards ready for games."""
    from bot.decks import PictureError
    from bot.imaging.prepared import prepare_tiles

    for place, (picture, tiles) in enumerate(job["cards"], start=1):
        # Removed in the meantime, or damaged: a game shows a placeholder and says so.
        with suppress(PictureError):
            prepare_tiles(Path(picture), Path(tiles))
        _say({"done": place, "of": len(job["cards"])})
    return {}


def _pack(job: Json) -> Json:
    cards = [
        PackedCard(
            card["number"],
            Path(card["picture"]),
            card["title"],
            card["alts"],
            tuple(card["keywords"]),
        )
        for card in job["cards"]
    ]
    paths = pack_deck(job["name"], cards, Path(job["folder"]), job["stem"], job["heaviest"])
    return {"paths": [str(path) for path in paths]}


JOBS: dict[str, Callable[[Json], Json]] = {
    "take": _take,
    "frame": _frame,
    "sheet": _sheet,
    "tiles": _tiles,
    "pack": _pack,
}


if __name__ == "__main__":
    sys.exit(main())

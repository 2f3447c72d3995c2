"""Golden pictures: how every kind, count and edge looked when it was last approved.

    python -m tests.imaging.goldens        # draws all of them again; look at the difference in git

Kept small: reduced to ``WIDTH`` pixels and compared block by block, so that another machine's
rounding passes and a missing number does not.
"""

import asyncio
import tempfile
from collections.abc import Awaitable, Callable
from functools import partial
from io import BytesIO
from pathlib import Path

import numpy as np
import numpy.typing as npt
from PIL import Image, ImageChops

from bot.decks import Shelf
from bot.imaging.pictures import Pictures
from bot.imaging.subjects import (
    SIGNS,
    ClueCard,
    Counted,
    Picture,
    PodiumPlace,
    RevealCard,
    SeasonRow,
    TrackMove,
)
from tests.imaging.albums import ALBUMS
from tests.imaging.cards import CARDS, face, make_deck

FOLDER = Path(__file__).parent / "goldens"
FAILED = Path(__file__).parents[2] / "out" / "goldens"
WIDTH = 416
BLOCK = 8
TOLERANCE = 16  # of 255, as the mean over one block

Ask = Callable[[], Awaitable[Picture]]


def scenes(pictures: Pictures) -> dict[str, Ask]:
    """Return a function for each golden picture, by its name, that makes the picture again."""
    asks: dict[str, Ask] = {}
    for count in range(1, 8):
        asks[f"hand-{count}"] = partial(pictures.hand, CARDS[:count])
    asks["hand-given"] = partial(pictures.hand, CARDS[:6], given=CARDS[1:3])
    for count in range(1, 14):
        asks[f"table-{count}"] = partial(pictures.table, CARDS[:count])
    asks["table-missing"] = partial(pictures.table, [*CARDS[:2], "gone/001", CARDS[3]])
    asks |= _reveals(pictures) | _tracks(pictures) | _endings(pictures) | _records(pictures)
    for given, of in ((0, 3), (2, 5), (7, 12), (13, 13)):
        asks[f"waiting-{given}-{of}"] = partial(pictures.waiting, given, of)
    for count in (0, 3, 5):
        asks[f"fan-{count}"] = partial(pictures.fan, CARDS[:count])
    asks["card"] = partial(pictures.card, CARDS[4])
    asks["card-missing"] = partial(pictures.card, "gone/001")
    return asks


def _reveals(pictures: Pictures) -> dict[str, Ask]:
    ways = {
        "quiet": [RevealCard(card, slot) for slot, card in enumerate(CARDS[:4])],
        "lured": [
            RevealCard(CARDS[0], 0, (3, 4), storyteller=True),
            RevealCard(CARDS[1], 1, (2,)),
            RevealCard(CARDS[2], None, (5, 5)),
            RevealCard(CARDS[3], 3),
            RevealCard(CARDS[4], 4, (1,)),
        ],
        "party": [
            RevealCard(card, slot, tuple(range(slot)), trapped=slot == 3, most_voted=slot == 5)
            for slot, card in enumerate(CARDS[:6])
        ],
        "late": [
            RevealCard(card, slot, (slot - 1,) * 2, storyteller=slot == 1, timed_out=slot > 0)
            for slot, card in enumerate(CARDS[1:4], start=1)
        ],
        "teams": [
            RevealCard(card, (slot, slot + 6), (slot + 1,), storyteller=slot == 2)
            for slot, card in enumerate(CARDS[:5])
        ],
        "crowded": [
            RevealCard(
                card,
                slot % 12,
                tuple(range(12)) + tuple(range(0, slot, 3)) if slot % 4 == 1 else (),
            )
            for slot, card in enumerate(CARDS[:13])
        ],
    }
    return {f"reveal-{name}": partial(pictures.reveal, cards) for name, cards in ways.items()}


def _tracks(pictures: Pictures) -> dict[str, Ask]:
    middle = [TrackMove(index, index * 2, index * 2 + index % 4) for index in range(12)]
    ways: dict[str, tuple[list[TrackMove], int | None]] = {
        "start": ([TrackMove(index, 0, 0) for index in range(12)], 30),
        "middle": (middle, 30),
        "crowd": ([TrackMove(index, 7, 8) for index in range(12)], 30),
        "beyond": ([TrackMove(0, 29, 38), TrackMove(1, 28, 30), TrackMove(2, 12, 12)], 30),
        "growing": ([TrackMove(0, 9, 14), TrackMove(1, 3, 3)], None),
        "long": ([TrackMove(0, 130, 141), TrackMove(1, 84, 90)], None),
        "teams": ([TrackMove((team, team + 6), team, team + 3) for team in range(6)], 30),
    }
    return {f"track-{n}": partial(pictures.track, moves, goal) for n, (moves, goal) in ways.items()}


def _endings(pictures: Pictures) -> dict[str, Ask]:
    podiums = {
        "three": [PodiumPlace(rank, (rank,), 40 - 5 * rank) for rank in (1, 2, 3)],
        "twelve": [PodiumPlace(rank, (rank - 1,), 40 - 3 * rank) for rank in range(1, 13)],
        "tied": [PodiumPlace(1, (index,), 30) for index in range(12)],
        "teams": [PodiumPlace(rank, (rank, rank + 6), 33 - rank) for rank in range(1, 6)],
        "scoreless": [PodiumPlace(1, (index,), 0) for index in range(6)],
        "shared-second": [
            PodiumPlace(min(rank, 2), (rank,), 40 - min(rank, 2)) for rank in (1, 2, 3, 4)
        ],
    }
    asks: dict[str, Ask] = {
        f"podium-{name}": partial(pictures.podium, places) for name, places in podiums.items()
    }
    faces = {(index, 0): face(index) for index in range(0, 12, 2)}
    asks["podium-faces"] = partial(pictures.podium, podiums["twelve"], faces)
    pairs = [PodiumPlace(rank, (rank, rank), 33 - rank) for rank in range(1, 5)]
    mates = {(rank, one): face(rank * 2 + one) for rank in range(1, 4) for one in (0, 1)}
    asks["podium-mates"] = partial(pictures.podium, pairs, mates)
    owned = [RevealCard(card, slot, (), slot == 2) for slot, card in enumerate(CARDS[:5])]
    asks["reveal-faces"] = partial(pictures.reveal, owned, faces)
    told = [ClueCard(CARDS[index], index) for index in range(10)]
    for count in (1, 4, 10):
        asks[f"stories-{count}"] = partial(pictures.clues, told[:count])
    for name, page in ALBUMS.items():
        asks[f"album-{name}"] = partial(pictures.album, page, faces if name == "faces" else {})
    return asks


def _records(pictures: Pictures) -> dict[str, Ask]:
    tallies = [
        Counted(sign, 7 ** (place + 1), place / 5 if place % 2 else None)
        for place, sign in enumerate(SIGNS)
    ]
    rows = [SeasonRow(place + 1, place, 90 - 10 * place) for place in range(10)]
    tied = [SeasonRow(1, 3, 5), SeasonRow(1, 2, 5), SeasonRow(3, 1, 0)]
    return {
        "profile": partial(pictures.profile, 6, tallies[:6]),
        "profile-face": partial(pictures.profile, 1, tallies[6:], {(1, 0): face(3)}),
        "season": partial(pictures.season, rows, {(0, 0): face(2), (7, 0): face(9)}),
        "season-tied": partial(pictures.season, tied),
        "season-empty": partial(pictures.season, []),
    }


def reduced(data: bytes) -> Image.Image:
    """Return a finished picture at the size of goldens."""
    with Image.open(BytesIO(data)) as picture:
        height = round(picture.height * WIDTH / picture.width)
        return picture.convert("RGB").resize((WIDTH, height), Image.Resampling.BOX)


def kept_form(picture: Image.Image) -> bytes:
    """Return a picture encoded as goldens are stored, as lossy WebP.

    Both sides of a comparison have to be in this format.
    """
    out = BytesIO()
    picture.save(out, "WEBP", quality=82, method=6)
    return out.getvalue()


def difference(one: Image.Image, other: Image.Image) -> float:
    """Return how much two pictures differ, from 0 to 255.

    This is the mean difference of the block that differs most; 255 if their sizes differ.
    """
    if one.size != other.size:
        return 255.0
    gap = ImageChops.difference(one, other).convert("L")
    blocks: npt.NDArray[np.uint8] = np.asarray(gap.reduce(BLOCK))
    return float(blocks.max())


def compare(name: str, data: bytes) -> str | None:
    """Return None if the picture matches its golden, else a message with the folder to look at."""
    path = FOLDER / f"{name}.webp"
    with Image.open(BytesIO(kept_form(reduced(data)))) as fresh:
        drawn = fresh.convert("RGB")
    if not path.exists():
        return f"{name} has no golden picture; see {__name__}"
    with Image.open(path) as kept:
        golden = kept.convert("RGB")
    apart = difference(drawn, golden)
    if apart <= TOLERANCE:
        return None
    folder = FAILED / name
    folder.mkdir(parents=True, exist_ok=True)
    drawn.save(folder / "drawn.png")
    golden.save(folder / "golden.png")
    if drawn.size == golden.size:
        ImageChops.difference(drawn, golden).point(lambda v: min(255, v * 4)).save(
            folder / "difference.png"
        )
    return f"{name} is {apart:.0f} of 255 away from its golden picture; see {folder}"


async def _draw_all() -> None:
    FOLDER.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        deck = make_deck(Path(folder) / "plain")
        async with Pictures(Shelf([deck]), Path(folder) / "kept") as pictures:
            for name, ask in scenes(pictures).items():
                made = await ask()
                (FOLDER / f"{name}.webp").write_bytes(kept_form(reduced(made.data)))


if __name__ == "__main__":
    asyncio.run(_draw_all())

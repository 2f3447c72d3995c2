"""Measures how fast pictures are made and how large they are, as ratios in one run.

    python -m bench.imaging [--deck FOLDER …] [--rounds N]

Cards are taken in turn from each deck that is named, or from each of ours. Every round times each
method of making the same picture, one after the other, so that a busy machine slows all of them; a
figure is the median of the ratios. Prints each with its bound and exits with 1 if one is missed.
"""

import argparse
import asyncio
import gc
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from functools import partial
from io import BytesIO
from itertools import zip_longest
from pathlib import Path
from random import Random

from PIL import Image

if not __package__:  # run as a file, its own folder would hide the package bot behind bench/bot.py
    sys.path[0] = str(Path(__file__).resolve().parents[1])

from bench.report import Figure, report
from bot.decks import SHIPPED, Card, Deck, Shelf, load_deck
from bot.decks.decoding import open_picture
from bot.imaging.grid import Kind, Layout, lay_out
from bot.imaging.join import QUALITY
from bot.imaging.pictures import Pictures
from bot.imaging.prepared import PreparedTiles
from bot.imaging.reveal import marks_of
from bot.imaging.subjects import Picture, RevealCard
from bot.imaging.tiles import CARD, CardLook, fit, paint_tile

_ROOT = Path(__file__).resolve().parents[1]

Sheet = Callable[[], Awaitable[object]]


class Bench:
    """Holds the cards in the forms that the compared methods need, and makes pictures naively."""

    def __init__(self, decks: Sequence[Deck], folder: Path) -> None:
        self.decks = decks
        cards = mixed(decks)
        self.ids = [card.id for card in cards]
        self.folder = folder
        self.shelf = Shelf(decks)
        self.pngs = [folder / f"{index}.png" for index in range(12)]
        for card, path in zip(cards, self.pngs, strict=False):
            open_picture(card.path).save(path)
        self.tiles = [
            paint_tile(fit(open_picture(card.path)), CardLook.PLAIN, number)
            for number, card in enumerate(cards[:12], start=1)
        ]

    def hobby(self, count: int) -> bytes:
        """Return a sheet made as a beginner would: open, resize and paste each card, then save."""
        layout = lay_out(count)
        page = Image.new("RGB", layout.size, (24, 74, 66))
        for corner, path in zip(_corners(layout), self.pngs, strict=False):
            card = Image.open(path).resize(CARD, Image.Resampling.LANCZOS)
            page.paste(card, corner)
        out = BytesIO()
        page.save(out, "PNG")
        return out.getvalue()

    def full(self, count: int) -> bytes:
        """Return a sheet pasted from decoded tiles and then encoded as a whole.

        This is the fastest method that does not join tiles that are already encoded.
        """
        layout = lay_out(count)
        page = Image.new("RGB", layout.size)
        for corner, tile in zip(_corners(layout), self.tiles, strict=False):
            page.paste(tile, corner)
        return _jpeg(page)

    def full_reveal(self, cards: Sequence[RevealCard]) -> bytes:
        """Return a reveal with all marks, pasted from decoded tiles and encoded."""
        layout = lay_out(len(cards))
        page = Image.new("RGB", layout.size)
        for (x, y), tile, card in zip(_corners(layout), self.tiles, cards, strict=True):
            page.paste(tile, (x, y))
            for laid in marks_of(card, {}):
                page.paste(laid.sprite, (x + laid.at[0], y + laid.at[1]), laid.mask)
        return _jpeg(page)


def mixed(decks: Sequence[Deck]) -> list[Card]:
    """Return the cards of all decks, one of each deck in turn."""
    rows = zip_longest(*(deck.cards for deck in decks))
    return [card for row in rows for card in row if card]


def _corners(layout: Layout) -> list[tuple[int, int]]:
    return [c.corner for band in layout.bands for c in band if c.kind is Kind.TILE]


def _jpeg(page: Image.Image) -> bytes:
    out = BytesIO()
    page.save(out, "JPEG", quality=QUALITY, subsampling=2)
    return out.getvalue()


def _seconds(work: Callable[[], object], times: int = 1) -> float:
    """Call ``work`` this many times and return the median seconds."""
    taken = []
    for _ in range(times):
        start = time.perf_counter()
        work()
        taken.append(time.perf_counter() - start)
    return statistics.median(taken)


async def _async_seconds(work: Sheet, times: int = 1) -> float:
    """Await ``work`` this many times and return the median seconds."""
    taken = []
    for _ in range(times):
        start = time.perf_counter()
        await work()
        taken.append(time.perf_counter() - start)
    return statistics.median(taken)


async def measure_speed(bench: Bench, pictures: Pictures, rounds: int) -> list[Figure]:
    """Return how fast we make sheets, relative to the naive method, re-encoding and copying."""
    warm = {count: Figure(name, least=2000) for count, name in _WARM.items()}
    new = Figure("hobby / ours, first time with new numbers, table of 12", least=200)
    full = Figure("full re-encode / ours, warm, table of 12", least=40)
    copy = Figure("ours, warm, table of 12 / copying its bytes", most=4)
    reveal = Figure("ours / full re-encode, reveal of 12", most=0.6)
    makers: dict[int, Callable[[], Awaitable[Picture]]] = {
        12: partial(pictures.table, bench.ids[:12]),
        6: partial(pictures.hand, bench.ids[:6]),
    }
    data = (await makers[12]()).data
    await makers[6]()
    for turn in range(-10, 0):  # warm-up: draws the rabbits in all sizes, which are then cached
        await pictures.reveal(_votes(bench.ids, turn))
    for number in range(1, rounds + 1):
        hobby = {count: _seconds(partial(bench.hobby, count)) for count in makers}
        ours = {count: await _async_seconds(make, 30) for count, make in makers.items()}
        for count, figure in warm.items():
            figure.samples.append(hobby[count] / ours[count])
        turned = bench.ids[number:12] + bench.ids[:number]
        new.samples.append(hobby[12] / await _async_seconds(partial(pictures.table, turned)))
        full.samples.append(_seconds(partial(bench.full, 12), 5) / ours[12])
        copy.samples.append(ours[12] / _seconds(partial(bytearray, data), 30))
        for turn in range(5 * number, 5 * number + 5):
            votes = _votes(bench.ids, turn)
            made = await _async_seconds(partial(pictures.reveal, votes))
            # In a thread like ours, because nobody would encode a sheet on the event loop.
            whole = partial(asyncio.to_thread, bench.full_reveal, votes)
            reveal.samples.append(made / await _async_seconds(whole))
    return [*warm.values(), new, full, copy, reveal]


_WARM = {12: "hobby / ours, warm, table of 12", 6: "hobby / ours, warm, hand of 6"}


def _votes(ids: Sequence[str], turn: int) -> list[RevealCard]:
    """Return a reveal with eleven votes that are different in each turn."""
    dice = Random(turn)
    voters: dict[int, list[int]] = {}
    for voter in range(1, 12):
        voters.setdefault(dice.randrange(12), []).append(voter)
    return [
        RevealCard(card, slot, tuple(voters.get(slot, ())), storyteller=slot == turn % 12)
        for slot, card in enumerate(ids[:12])
    ]


async def measure_lag(bench: Bench, pictures: Pictures, rounds: int) -> Figure:
    """Return the event loop's lag while sheets are made without pause, relative to an idle loop.

    Idle lag is measured twice, with the loop asleep and with the loop spinning, and the larger one
    counts, because on a busy machine an active process sometimes loses the processor for reasons
    other than pictures.
    """
    figure = Figure("event-loop lag p99, composing without pause / idle", most=3)

    async def compose() -> None:
        while True:
            await pictures.table(bench.ids[:12])
            await pictures.hand(bench.ids[:6])

    async def turn() -> None:
        while True:  # noqa: ASYNC110 -- turning is the point
            await asyncio.sleep(0)

    for _ in range(rounds):
        asleep = await _lag_p99()
        awake = await _lag_beside(turn())
        figure.samples.append(await _lag_beside(compose()) / max(asleep, awake))
    return figure


async def _lag_beside(work: Coroutine[None, None, None]) -> float:
    """Return the event loop's lag while ``work`` runs, then cancel it."""
    task = asyncio.create_task(work)
    lag = await _lag_p99()
    task.cancel()
    return lag


async def _lag_p99(beats: int = 400, pause: float = 0.002) -> float:
    """Return the 99th percentile of how much later than asked the event loop wakes up."""
    lags = []
    for _ in range(beats):
        start = time.perf_counter()
        await asyncio.sleep(pause)
        lags.append(time.perf_counter() - start - pause)
    return statistics.quantiles(lags, n=100)[98]


def measure_memory(bench: Bench, rounds: int) -> Figure:
    """Return the peak memory of the naive method relative to ours, each in its own process."""
    figure = Figure("peak memory, hobby / ours, table of 12", least=15)
    for _ in range(rounds):
        hobby, ours = (_peak_of(way, bench) for way in ("hobby", "ours"))
        figure.samples.append(hobby / ours)
    return figure


def _peak_of(way: str, bench: Bench) -> float:
    command = [sys.executable, "-m", "bench.imaging", "--peak", way]
    command += ["--deck", *(str(deck.path.resolve()) for deck in bench.decks)]
    command += ["--folder", str(bench.folder)]
    done = subprocess.run(command, check=True, capture_output=True, text=True, cwd=_ROOT)
    return float(done.stdout)


def print_peak(way: str, decks: Sequence[Deck], folder: Path) -> None:
    """Print by how many kilobytes memory grows at its peak while making a sheet in this process."""
    ids = [card.id for card in mixed(decks)[:12]]
    bench = Bench.__new__(Bench)
    bench.pngs = [folder / f"{index}.png" for index in range(12)]

    async def ours() -> None:
        async with Pictures(Shelf(decks), folder / "kept") as pictures:
            await pictures.table(ids[:3])  # like a running bot: code loaded, threads started
            before = _reset_peak()
            for _ in range(3):
                await pictures.table(ids)
            print(max(1, _status("VmHWM") - before))

    if way == "ours":
        asyncio.run(ours())
    else:
        Image.init()
        before = _reset_peak()
        bench.hobby(12)
        print(max(1, _status("VmHWM") - before))


def _reset_peak() -> int:
    """Reset this process's peak memory; return its present memory in kilobytes."""
    gc.collect()
    Path("/proc/self/clear_refs").write_text("5")
    return _status("VmRSS")


def _status(name: str) -> int:
    lines = Path("/proc/self/status").read_text().splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith(name))


async def measure_size(bench: Bench, pictures: Pictures) -> Figure:
    """Return the size in MiB of the largest possible table or reveal, made of the largest cards."""
    tiles = PreparedTiles(bench.shelf, bench.folder / "kept")

    def weight(card: str) -> int:
        left, right = tiles.columns(card, CardLook.PLAIN)
        return sum(map(len, left + right))

    heavy = sorted(bench.ids, key=weight, reverse=True)[:13]
    sheets = [
        await pictures.table(heavy),
        await pictures.reveal(
            [
                RevealCard(card, slot % 12, tuple(range(12)), storyteller=slot == 0)
                for slot, card in enumerate(heavy)
            ]
        ),
    ]
    largest = max(len(sheet.data) for sheet in sheets) / (1 << 20)
    return Figure("largest sheet, in MiB", [largest], most=1)


async def run(bench: Bench, rounds: int) -> list[Figure]:
    """Prepare the decks, measure everything and return the figures."""
    async with Pictures(bench.shelf, bench.folder / "kept") as pictures:
        for deck in bench.decks:
            await pictures.prepare(deck)
        figures = await measure_speed(bench, pictures, rounds)
        figures.append(await measure_lag(bench, pictures, rounds))
        figures.append(measure_memory(bench, 3))
        figures.append(await measure_size(bench, pictures))
    return figures


def main() -> int:
    """Measure and print all figures; return 1 if a bound is missed."""
    parser = argparse.ArgumentParser(description="Measure the pictures.")
    ours = sorted(path.parent for path in SHIPPED.glob("*/deck.toml"))
    parser.add_argument("--deck", type=Path, nargs="+", default=ours, metavar="FOLDER")
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--peak", choices=["hobby", "ours"], help=argparse.SUPPRESS)
    parser.add_argument("--folder", type=Path, help=argparse.SUPPRESS)
    options = parser.parse_args()
    decks = [load_deck(folder, lenient=True) for folder in options.deck]
    if options.peak:
        print_peak(options.peak, decks, options.folder)
        return 0
    with tempfile.TemporaryDirectory() as folder:
        figures = asyncio.run(run(Bench(decks, Path(folder)), options.rounds))
    return report(figures)


if __name__ == "__main__":
    sys.exit(main())

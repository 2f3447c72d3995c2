"""Measures the cost of large decks, relative to a smaller deck of the same kind in the same run.

    python -m bench.decks [--cards N] [--rounds N]

Both decks are painted once. Each round runs ``deck check`` and ``deck sheet`` on the small and on
the large one, each in its own process, one after the other; a figure is the median over the rounds.
Prints each with its bound and exits with 1 if one is missed.
"""

import argparse
import os
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from random import Random

from PIL import Image, ImageFilter

from bench.report import Figure, report

TIMES = 4  # the large deck has this many times the cards
MOST_TIME = 1.25 * TIMES
MOST_MEMORY = 1.25
SIZE = (300, 450)


def paint_deck(folder: Path, cards: int) -> Path:
    """Write cards of random blots, as different as the cards of a good deck; return the folder."""
    folder.mkdir()
    for number in range(cards):
        dice = Random(number)
        small = Image.frombytes("RGB", (4, 6), dice.randbytes(4 * 6 * 3))
        blots = small.resize(SIZE, Image.Resampling.BICUBIC).filter(ImageFilter.EDGE_ENHANCE)
        blots.save(folder / f"{number:05}.jpg", quality=80)
    return folder


def cost(*words: str) -> tuple[float, float]:
    """Run a ``deck`` command of the bot; return its processor seconds and peak memory in MB."""
    process = subprocess.Popen(
        [sys.executable, "-m", "bot", "deck", *words], stdout=subprocess.DEVNULL
    )
    _, status, used = os.wait4(process.pid, 0)
    process.returncode = os.waitstatus_to_exitcode(status)
    return used.ru_utime + used.ru_stime, used.ru_maxrss / 1024


def main(argv: Sequence[str] | None = None) -> int:
    """Measure and print all figures; return 1 if a bound is missed."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("--cards", type=int, default=2000, help="in the large deck")
    parser.add_argument("--rounds", type=int, default=3)
    options = parser.parse_args(argv)
    few = options.cards // TIMES
    check = Figure(f"deck check: seconds for {options.cards} cards / for {few}", most=MOST_TIME)
    sheet = Figure(f"deck sheet: seconds for {options.cards} cards / for {few}", most=MOST_TIME)
    memory = Figure(f"deck sheet: memory for {options.cards} cards / for {few}", most=MOST_MEMORY)
    with tempfile.TemporaryDirectory() as folder:
        small = str(paint_deck(Path(folder, "small"), few))
        large = str(paint_deck(Path(folder, "large"), options.cards))
        out = ("--out", str(Path(folder, "sheet.jpg")))
        for number in range(options.rounds):
            seconds = cost("check", small)[0], cost("check", large)[0]
            check.samples.append(seconds[1] / seconds[0])
            one, other = cost("sheet", small, *out), cost("sheet", large, *out)
            sheet.samples.append(other[0] / one[0])
            memory.samples.append(other[1] / one[1])
            print(
                f"round {number + 1}: check {seconds[0]:.1f} s and {seconds[1]:.1f} s, "
                f"sheet {one[1]:.0f} MB and {other[1]:.0f} MB"
            )
    return report((check, sheet, memory))


if __name__ == "__main__":
    sys.exit(main())

"""`python -m card_art.studio.tables`: lay six tables of twelve cards mixed from all our decks on one sheet.

Each table has as many cards of every deck, none of them on another table, in the size at which a
chat shows them. The same seed gives the same sheet.
"""

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path
from random import Random

from PIL import Image

from card_art.studio.sheet import GAP, laid, save

ART = Path(__file__).parents[1]
DECKS = ("dreams", "scissors", "yarns")
TABLES, ACROSS = 6, 2
CARDS, COLUMNS = 12, 4
WIDTH = 112  # pixels of a card


def tables(seed: int) -> list[list[Path]]:
    """Return the pictures of each table."""
    rng = Random(seed)
    share = CARDS // len(DECKS)
    drawn = [rng.sample(sorted((ART / deck).glob("*.webp")), TABLES * share) for deck in DECKS]
    dealt = []
    for first in range(0, TABLES * share, share):
        table = [card for deck in drawn for card in deck[first : first + share]]
        rng.shuffle(table)
        dealt.append(table)
    return dealt


def sheet(seed: int) -> Image.Image:
    """Return a page with all tables, in rows of two."""
    pages = [laid(table, COLUMNS, WIDTH) for table in tables(seed)]
    width, height = pages[0].size
    whole = Image.new("RGB", (ACROSS * width + GAP, TABLES // ACROSS * (height + GAP) - GAP))
    for place, page in enumerate(pages):
        row, column = divmod(place, ACROSS)
        whole.paste(page, (column * (width + GAP), row * (height + GAP)))
    return whole


def main(argv: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(
        prog="python -m card_art.studio.tables",
        description="Lay six tables of twelve cards mixed from all our decks on one sheet.",
    )
    parser.add_argument("--seed", type=int, default=1, help="which cards are dealt")
    parser.add_argument("--out", type=Path, default=ART / "contact-sheet-tables.jpg")
    options = parser.parse_args(argv)
    save(sheet(options.seed), options.out)
    return 0


if __name__ == "__main__":
    sys.exit(main())

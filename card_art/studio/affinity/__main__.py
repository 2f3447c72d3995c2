"""`python -m card_art.studio.affinity [DECK …]`: write the table of phrases and cards beside each deck.

A deck that is named here and has no readings yet gets some first, suggested by what its cards show. Read them, take
out what nobody at the table would accept, move the nearest to the front, and run the command again.
"""

import argparse
import sys
from pathlib import Path

from bot.decks.phrases import AFFINITY_FILE
from card_art.studio.affinity.readings import suggested
from card_art.studio.affinity.table import decks_with_readings, make_table
from card_art.studio.affinity.vectors import HERE

DECKS = Path(__file__).parents[2]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.split("\n", 1)[0])
    parser.add_argument(
        "decks", nargs="*", metavar="DECK", help="a new deck of ours, by its folder's name"
    )
    for name in parser.parse_args().decks:
        if name not in decks_with_readings():
            readings = HERE / "readings" / f"{name}.toml"
            readings.write_text(suggested(DECKS / name), encoding="utf-8")
            print(readings)
    for name in decks_with_readings():
        path = DECKS / name / AFFINITY_FILE
        path.write_bytes(make_table(DECKS / name).packed())
        print(path)
    return 0


if __name__ == "__main__":
    sys.exit(main())

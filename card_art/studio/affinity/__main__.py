"""`python -m card_art.studio.affinity`: write the table of phrases and cards beside the deck."""

import sys
from pathlib import Path

from bot.decks.affinity import FILE_NAME
from card_art.studio.affinity.table import make_table

DREAMS = Path(__file__).parents[2] / "dreams"


def main() -> int:
    path = DREAMS / FILE_NAME
    path.write_bytes(make_table(DREAMS).packed())
    print(path)
    return 0


if __name__ == "__main__":
    sys.exit(main())

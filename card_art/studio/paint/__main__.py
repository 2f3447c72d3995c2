"""`python -m card_art.studio.paint [ids]`: render cards, look at them, count them."""

import argparse
import sys
from collections.abc import Iterable, Sequence
from pathlib import Path

from card_art.studio.deck import write_deck
from card_art.studio.paint.quotas import quotas
from card_art.studio.paint.registry import Card, all_cards
from card_art.studio.paint.render import render_all
from card_art.studio.sheet import contact_sheet

PACKAGE = "card_art.studio.paint"
FOLDER = Path(__file__).parents[2] / "dreams"
ALT = Path(__file__).parent / "alt"
NAMES = {
    "en": "Dreams",
    "ar": "أحلام",
    "fr": "Rêves",
    "he": "חלומות",
    "pl": "Sny",
    "ru": "Сны",
    "uk": "Сни",
}


def parser() -> argparse.ArgumentParser:
    words = argparse.ArgumentParser(prog=f"python -m {PACKAGE}", description=__doc__)
    words.add_argument("ids", nargs="*", help="cards to render; all of them when none is named")
    words.add_argument("--out", type=Path, default=FOLDER, help="folder for the pictures")
    words.add_argument("--png", action="store_true", help="write PNG instead of WebP")
    words.add_argument("--jobs", type=int, default=2, help="cards painted at the same time")
    words.add_argument("--sheet", type=Path, help="lay what is in the folder on a contact sheet")
    words.add_argument("--columns", type=int, default=4)
    words.add_argument("--width", type=int, default=300, help="width of a card on the sheet")
    words.add_argument("--quotas", action="store_true", help="count the quota table")
    words.add_argument("--deck", action="store_true", help="write deck.toml for the folder")
    return words


def main(argv: Sequence[str] | None = None) -> int:
    options = parser().parse_args(argv)
    cards = all_cards()
    unknown = [card_id for card_id in options.ids if card_id not in cards]
    if unknown:
        print(f"no such card: {', '.join(unknown)}", file=sys.stderr)
        return 2
    chosen = options.ids or list(cards)
    suffix = "png" if options.png else "webp"
    looking = options.sheet or options.quotas or options.deck
    good = True
    if not looking:
        good = not render_all(chosen, options.out, suffix, options.jobs)
        if not options.png:
            list_cards(cards.values(), options.out)
    files = [options.out / f"{card_id}.{suffix}" for card_id in chosen]
    files = [file for file in files if file.exists()]
    if options.deck:
        print(list_cards(cards.values(), options.out))
    if options.sheet:
        contact_sheet(files, options.sheet, options.columns, options.width)
    if options.quotas:
        good = print_quotas([card for card in cards.values() if card.id in chosen]) and good
    return 0 if good else 1


def list_cards(cards: Iterable[Card], folder: Path) -> Path:
    """Write the `deck.toml` of the folder and return its path."""
    return write_deck(cards, folder, NAMES, PACKAGE, "card_art/studio/paint/scenes", ALT)


def print_quotas(cards: Sequence[Card]) -> bool:
    """Print the quota table and return whether it holds; a line that does not hold begins with an exclamation mark."""
    table = quotas(cards)
    print("\n".join(str(quota) for quota in table))
    return all(quota.holds for quota in table)


if __name__ == "__main__":
    sys.exit(main())

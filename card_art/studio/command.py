"""The command line of a photographed deck: draw cards, lay contact sheets, write `deck.toml`."""

import argparse
import sys
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import cv2
from PIL import Image

from card_art.studio.deck import write_deck
from card_art.studio.facts import Facts
from card_art.studio.sheet import contact_sheet

QUALITY = 80


@dataclass(frozen=True)
class Studio:
    """One deck: the package that draws it, its names by language, and where the pictures go."""

    package: str
    names: Mapping[str, str]
    folder: Path
    alt: Path

    def parser(self) -> argparse.ArgumentParser:
        about = f"Draw the deck {self.names['en']} and write its deck.toml."
        words = argparse.ArgumentParser(prog=f"python -m {self.package}", description=about)
        words.add_argument("ids", nargs="*", help="cards to draw; all of them when none is named")
        words.add_argument("--out", type=Path, default=self.folder, help="folder for the pictures")
        words.add_argument("--png", action="store_true", help="write PNG instead of WebP")
        words.add_argument("--sheet", type=Path, help="lay what is in the folder on a sheet")
        words.add_argument("--columns", type=int, default=12)
        words.add_argument("--width", type=int, default=160, help="width of a card on the sheet")
        words.add_argument("--deck", action="store_true", help="write deck.toml and draw nothing")
        return words

    def run(self, cards: Mapping[str, Facts], argv: Sequence[str] | None = None) -> int:
        """Do what the arguments ask; return the exit status."""
        options = self.parser().parse_args(argv)
        if unknown := [card_id for card_id in options.ids if card_id not in cards]:
            print(f"no such card: {', '.join(unknown)}", file=sys.stderr)
            return 2
        chosen = options.ids or list(cards)
        suffix = "png" if options.png else "webp"
        options.out.mkdir(parents=True, exist_ok=True)
        if not options.sheet and not options.deck:
            cv2.setNumThreads(1)
            for card_id in chosen:
                start = time.monotonic()
                picture = Image.fromarray(cards[card_id].pixels())
                settings: dict[str, Any] = {} if options.png else {"quality": QUALITY, "method": 6}
                picture.save(options.out / f"{card_id}.{suffix}", **settings)
                print(f"{card_id} {time.monotonic() - start:.1f} s", file=sys.stderr)
        if not options.png and not options.sheet:
            words = f"{self.package.replace('.', '/')}/cards"
            write_deck(cards.values(), options.out, self.names, self.package, words, self.alt)
        if options.sheet:
            files = [options.out / f"{card_id}.{suffix}" for card_id in chosen]
            files = [file for file in files if file.exists()]
            contact_sheet(files, options.sheet, options.columns, options.width)
        return 0

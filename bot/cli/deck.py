"""``python -m bot deck list | check PATH | sheet PATH | block HASH``: deck tools for hosts.

Owns what is printed and the exit status: 0 for success, 1 for a problem, 2 for wrong arguments. How
decks are read, checked and drawn is decided in ``bot.decks``.
"""

import argparse
import asyncio
import os
import re
import time
from collections.abc import Iterable
from pathlib import Path

from bot.cli.program import Subcommand, complain
from bot.decks import DeckError, Shelf, deck_folders, load_deck
from bot.decks.check import LOOK_TWICE, DeckReport, check_deck, draw_page, pages
from bot.decks.problems import folder_fault
from bot.printable import counted, printable
from bot.settings import Settings, SettingsError
from bot.store import Address, PostgresAddress, open_store
from bot.store.errors import StoreError
from bot.store.picture_files import PictureFiles
from bot.store.sqlite.store import block_picture
from bot.store.stored import Blocked


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the four actions and their options to the parser."""
    actions = parser.add_subparsers(dest="action", metavar="ACTION", required=True)
    actions.add_parser("list", help="list the shipped decks and those in DECKS_DIR")
    check = actions.add_parser("check", help="say what to repair in a deck")
    sheet = actions.add_parser("sheet", help="draw all cards of a deck on contact sheets")
    for action in (check, sheet):
        action.add_argument("path", type=Path, metavar="PATH", help="the deck's folder")
    block = actions.add_parser(
        "block", help="delete a picture from every server's decks and refuse it from now on"
    )
    block.add_argument(
        "hash", metavar="HASH", help="the picture's hash from the log, 64 hexadecimal digits"
    )
    sheet.add_argument(
        "--out", type=Path, metavar="FILE", help="the JPEG to write (default: DECK-sheet.jpg)"
    )


def run(options: argparse.Namespace) -> int:
    """Run the chosen action and return its exit status."""
    if options.action == "list":
        return _list()
    if options.action == "block":
        return _block(options.hash.strip().lower())
    if fault := folder_fault(options.path):
        return _refuse(f"{printable(options.path)}: {fault}", 2)
    return _check(options.path) if options.action == "check" else _sheet(options.path, options.out)


def _refuse(text: object, status: int) -> int:
    complain(text)
    return status


def _list() -> int:
    try:
        settings = Settings.from_env(needs_token=False)
        shelf = Shelf.below(*deck_folders(settings.decks_dir))
    except (SettingsError, DeckError) as error:
        return _refuse(error, 1)
    rows: list[tuple[str, ...]] = [("DECK", "CARDS", "NAME", "AUTHOR", "LICENCE", "FOLDER")]
    for deck in shelf.decks.values():
        words = (deck.name, deck.author or "-", deck.licence or "-", deck.path)
        rows.append((deck.id, str(len(deck.cards)), *map(printable, words)))
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    for row in rows:
        print("  ".join(map(str.ljust, row, widths)).rstrip())
    for problem in shelf.problems:
        complain(f"left out: {problem}")
    return 0


def _block(digest: str) -> int:
    if not re.fullmatch("[0-9a-f]{64}", digest):
        return _refuse(
            f"{digest[:80]!r} is not a picture's hash, which has 64 hexadecimal digits", 2
        )
    try:
        settings = Settings.from_env(needs_token=False)
        gone = _block_at(settings.database, digest)
        _delete_copies(settings.folder / "pictures", gone.pictures)
    except (SettingsError, StoreError, OSError) as error:
        return _refuse(f"python -m bot deck block: {error}", 1)
    print(f"{digest}: blocked for all servers, {counted(gone.cards, 'card')} deleted")
    return 0


def _delete_copies(folder: Path, pictures: Iterable[str]) -> None:
    """Delete this machine's copies of the pictures with these hashes, and their tiles."""
    from bot.imaging.prepared import tiles_of_cards

    PictureFiles(folder / "servers").drop(pictures)
    for digest in pictures:
        for tiles in tiles_of_cards(folder, digest):
            tiles.unlink(missing_ok=True)


def _block_at(database: Address, digest: str) -> Blocked:
    if not isinstance(database, PostgresAddress):
        return asyncio.run(block_picture(database, digest, time.time()))

    async def block() -> Blocked:
        store = await open_store(database)
        try:
            return await store.block_picture(digest, time.time())
        finally:
            await store.close()

    return asyncio.run(block())


def _check(path: Path) -> int:
    report = check_deck(path)
    if report.measured:
        _print_facts(report)
    for title, problems in (("To repair", report.faults), ("Notes", report.notes)):
        if problems:
            print(f"\n{title} ({len(problems)}):")
            print("\n".join(f"  {problem}" for problem in problems))
    print(f"\n{printable(path)}: {'passed' if report.passed else 'failed'}")
    return 0 if report.passed else 1


def _print_facts(report: DeckReport) -> None:
    assert report.deck is not None
    looks = [one.look for one in report.measured]
    sizes = {f"{width}×{height}" for width, height in (one.size for one in report.measured)}
    weight = sum(one.weight for one in report.measured)
    print(f"{printable(report.deck.name)}, version {report.deck.version}")
    print(f"  cards      {len(report.measured)}")
    print(f"  pictures   {weight / 1e6:.1f} MB, {weight / len(looks) / 1e3:.0f} kB each on average")
    print(f"  sizes      {', '.join(sorted(sizes)[:4])}{' …' if len(sizes) > 4 else ''}")
    print(f"  luminance  {_range([look.mean for look in looks])}")
    print(f"  contrast   {_range([look.deviation for look in looks])}")
    if report.median is not None:
        print(f"  distance   {_nearest(report)}; median {report.median:.1f}")


def _nearest(report: DeckReport) -> str:
    if not report.pairs:
        return f"no two cards nearer than {LOOK_TWICE:.0f}"
    apart, one, other = report.pairs[0]
    return f"nearest {apart:.1f}: {one.card.path.name} and {other.card.path.name}"


def _range(values: list[float]) -> str:
    return f"{min(values):.2f} to {max(values):.2f}"


def _real(path: Path) -> Path:
    return Path(os.path.realpath(path))  # unlike Path.resolve, it accepts links in a circle


def _sheet(path: Path, out: Path | None) -> int:
    try:
        deck = load_deck(path, lenient=True)
    except DeckError as error:
        return _refuse(error, 1)
    target = out or Path(f"{deck.id}-sheet.jpg")
    if target.suffix.lower() not in {".jpg", ".jpeg"}:
        return _refuse(f"{printable(target)}: the sheet is a JPEG; end its name in .jpg", 2)
    if _real(target).is_relative_to(_real(path)):
        return _refuse(f"{printable(target)}: would become a card of the deck; use --out", 2)
    all_pages = pages(deck)
    for number, cards in enumerate(all_pages, start=1):
        file = target if len(all_pages) == 1 else target.with_stem(f"{target.stem}-{number}")
        try:
            draw_page(cards).save(file, "JPEG", quality=88)
        except OSError as error:
            return _refuse(f"{printable(file)}: cannot be written: {error.strerror or error}", 2)
        print(f"{printable(file)}: {counted(len(cards), 'card')}")
    for problem in deck.problems:
        complain(f"left out: {problem}")
    return 0


COMMANDS = {"deck": Subcommand(add_arguments, run)}

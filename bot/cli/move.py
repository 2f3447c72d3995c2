"""``python -m bot move --from ADDRESS --to ADDRESS``: copies all games to another database.

The source is not changed, and a move that fails leaves nothing in the target.
"""

import argparse
import asyncio

from bot.cli.program import complain
from bot.printable import counted, printable_lines
from bot.settings import Settings, SettingsError
from bot.store.address import Address, driver_for, read_address
from bot.store.errors import StoreError

NAMED = (
    "sqlite:FILE, or postgresql://user:password@host:5432/database; "
    "the word DATABASE stands for that setting"
)
TOLD = {
    "journal": "journal entries",
    "message": "messages",
    "server": "servers' settings",
    "person": "people's settings",
    "deck_picture": "pictures of servers' decks",
}


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the options."""
    parser.add_argument("--from", dest="source", metavar="ADDRESS", required=True, help=NAMED)
    parser.add_argument(
        "--to",
        dest="target",
        metavar="ADDRESS",
        required=True,
        help="the empty database to copy to, in the same form",
    )


def run(options: argparse.Namespace) -> int:
    """Copy the games and print what was copied; return 1 if that fails."""
    try:
        source, target = _address(options.source, "--from"), _address(options.target, "--to")
        if source == target:
            raise ValueError("--from and --to are the same database")
        for address in (source, target):
            driver_for(address)
        print(printable_lines(asyncio.run(_move(source, target))))
    except (SettingsError, StoreError, ValueError) as error:
        complain(f"python -m bot move: {error}")
        return 1
    return 0


def _address(text: str, option: str) -> Address:
    if text == "DATABASE":
        return Settings.from_env(needs_token=False).database
    try:
        return read_address(text)
    except ValueError as error:
        raise ValueError(f"{option}: {error}") from None


async def _move(source: Address, target: Address) -> str:
    from bot.store.moving import move, open_source, open_target

    here = await open_source(source)
    try:
        there = await open_target(target)
        try:
            moved = await move(here, there)
        finally:
            await there.close()
    finally:
        await here.close()
    games = moved.rows["game"]
    rest = ", ".join(f"{moved.rows[table]} {words}" for table, words in TOLD.items())
    return (
        f"{source} → {target}: {moved.live} live and "
        f"{counted(games - moved.live, 'finished game')}, {rest}; "
        f"every game was compared with its copy.\n"
        f"Set DATABASE to the new address and start the bot; {source} is left as it was."
    )

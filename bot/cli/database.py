"""``python -m bot backup | restore | check | move | stats``: commands for the database.

Owns what is printed and the exit status: 0 for success, 1 for a problem. Databases are copied,
checked and changed by ``bot.store`` alone.
"""

import argparse
import asyncio
import time
from pathlib import Path

from bot.cli.program import Subcommand, complain, run_loop
from bot.printable import counted, printable, printable_lines
from bot.settings import Settings, SettingsError
from bot.store.address import Address, PostgresAddress, read_address
from bot.store.backends import load_driver, open_store
from bot.store.checkup import CheckUp
from bot.store.errors import CannotOpen, StoreError
from bot.store.sqlite.inspection import check_up, copy_database, restore_database
from bot.times import DAY

USE_PG_DUMP = (
    "this command is for SQLite; for PostgreSQL use pg_dump --format=custom --file=FILE ADDRESS, "
    "even while the bot runs, and pg_restore --clean --dbname=ADDRESS FILE"
)
FORMS = (
    "sqlite:FILE, postgresql://user:password@host:5432/database, "
    "or DATABASE for the one in your settings"
)
REPORTED_TABLES = {
    "journal": ("journal entry", "journal entries"),
    "message": ("message", "messages"),
    "server": ("server's settings", "servers' settings"),
    "person": ("person's settings", "people's settings"),
    "deck_picture": ("picture of servers' decks", "pictures of servers' decks"),
}
COUNTED_AT_ONCE = 100  # games per transaction


def _add_backup_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", type=Path, help="the file to write")


def _back_up(options: argparse.Namespace) -> int:
    """Copy an SQLite database, even while a bot runs, and print what is in the copy.

    Return 1 if that fails, if the copy is damaged, or for PostgreSQL, which has its own tools.
    """
    try:
        source = Settings.from_env(needs_token=False).database
        if isinstance(source, PostgresAddress):
            complain(f"python -m bot backup: {USE_PG_DUMP}")
            return 1
        copied = copy_database(source, options.file)
    except (SettingsError, StoreError) as error:
        complain(f"python -m bot backup: {error}")
        return 1
    for problem in copied.problems:
        complain(f"{options.file}: {problem}")
    games = _games(copied)
    if copied.pictures:
        games += f", {counted(copied.pictures, 'picture')} of servers' decks"
    print(printable(f"{options.file}: {games}, from {source}"))
    return 1 if copied.problems else 0


def _games(found: CheckUp) -> str:
    return f"{found.live} live and {counted(found.finished, 'finished game')}"


def _add_restore_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", type=Path, help="the backup to restore")


def _restore(options: argparse.Namespace) -> int:
    """Replace an SQLite database with a backup and print what it contains.

    Return 1 if that fails, or for PostgreSQL, which has its own tools.
    """
    try:
        database = Settings.from_env(needs_token=False).database
        if not isinstance(database, Path):
            complain(
                "python -m bot restore: this command is for SQLite; for PostgreSQL use pg_restore"
            )
            return 1
        restored = restore_database(options.file, database)
    except (SettingsError, StoreError) as error:
        complain(f"python -m bot restore: {error}")
        return 1
    print(printable(f"{database}: {_games(restored.found)}, from {options.file}"))
    if restored.aside:
        print(printable(f"{restored.aside}: the former database; delete it when all is well"))
    return 0


def _add_check_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "file", metavar="FILE", type=Path, nargs="?", help="check this file in place of DATABASE"
    )


def _check(options: argparse.Namespace) -> int:
    """Check the database and every live game, and print the problems and a summary.

    Return 1 if there are problems or the check fails.
    """
    try:
        settings = Settings.from_env(needs_token=False)
        path = options.file or settings.database
        days = settings.keep_finished_days
        found = _check_up(path, time.time() - days * DAY)
    except (SettingsError, StoreError) as error:
        complain(f"python -m bot check: {error}")
        return 1
    for problem in found.problems:
        complain(f"{path}: {problem}")
    shown = printable(path)
    verdict = (
        f"{counted(len(found.problems), 'problem')}, see above" if found.problems else "all is well"
    )
    print(
        f"{shown}: version {found.version}, {_games(found)}, "
        f"{counted(found.journal, 'journal entry', 'journal entries')}, "
        f"{_megabytes(found.size)}; {verdict}"
    )
    if found.pictures:
        print(
            f"{shown}: {counted(found.pictures, 'picture')} of servers' decks, "
            f"{_megabytes(found.pictures_size)}"
        )
    print(
        f"{shown}: {counted(found.prunable, 'game')} ended more than {counted(days, 'day')} ago; "
        f"a running bot deletes all but their clues, cards, votes and points within an hour, "
        f"which frees about {_megabytes(found.prunable_size)}"
    )
    return 1 if found.problems else 0


def _check_up(address: Address, finished_before: float) -> CheckUp:
    if not isinstance(address, PostgresAddress):
        return check_up(address, finished_before=finished_before)
    load_driver(address)
    from bot.store.postgres import inspection

    return asyncio.run(inspection.check_up(address, finished_before=finished_before))


def _megabytes(size: int) -> str:
    return f"{size / 1e6:.1f} MB"


def _add_move_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--from", dest="source", metavar="ADDRESS", required=True, help=FORMS)
    parser.add_argument(
        "--to",
        dest="target",
        metavar="ADDRESS",
        required=True,
        help="the empty database to copy to, in the same form",
    )


def _move(options: argparse.Namespace) -> int:
    """Copy all games to another database and print what was copied; return 1 if that fails.

    The source is not changed, and a move that fails leaves nothing in the target.
    """
    try:
        source, target = _address(options.source, "--from"), _address(options.target, "--to")
        if source == target:
            raise ValueError("--from and --to are the same database")
        for address in (source, target):
            load_driver(address)
        print(printable_lines(asyncio.run(_move_all(source, target))))
    except (SettingsError, StoreError, ValueError) as error:
        complain(f"python -m bot move: {error}")
        return 1
    return 0


def _address(text: str, option: str) -> Address:
    """Return the address given for an option.

    ``DATABASE`` means the configured address. Raise ``ValueError``, whose message names the
    option, if the address is invalid.
    """
    if text == "DATABASE":
        return Settings.from_env(needs_token=False).database
    try:
        return read_address(text)
    except ValueError as error:
        raise ValueError(f"{option}: {error}") from None


async def _move_all(source: Address, target: Address) -> str:
    """Copy everything and return the report to print."""
    from bot.store.backends import open_source, open_target
    from bot.store.moving import move

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
    rest = ", ".join(counted(moved.rows[table], *nouns) for table, nouns in REPORTED_TABLES.items())
    return (
        f"{source} → {target}: {moved.live} live and "
        f"{counted(games - moved.live, 'finished game')}, {rest}; "
        f"every game was compared with its copy.\n"
        f"Set DATABASE to the new address and start the bot; {source} is left as it was."
    )


def _add_stats_arguments(parser: argparse.ArgumentParser) -> None:
    actions = parser.add_subparsers(dest="action", metavar="ACTION", required=True)
    actions.add_parser("rebuild", help="count every finished game again (stop the bot first)")


def _rebuild_stats(_: argparse.Namespace) -> int:
    """Rebuild the statistics and print how many games were counted; return 1 if that fails."""
    try:
        settings = Settings.from_env(needs_token=False)
        run_loop(lambda: _rebuild(settings))
    except (SettingsError, StoreError) as error:
        complain(f"python -m bot stats: {error}")
        return 1
    return 0


async def _rebuild(settings: Settings) -> None:
    address = settings.database
    if isinstance(address, Path) and not address.is_file():
        raise CannotOpen(f"{address}: there is no database; check the path in DATABASE")
    store = await open_store(address)
    try:
        await store.forget_counts()
        games = 0
        while done := await store.count_games(COUNTED_AT_ONCE):
            games += done
    finally:
        await store.close()
    print(printable(f"{address}: {counted(games, 'finished game')} counted"))


COMMANDS = {
    "backup": Subcommand(_add_backup_arguments, _back_up),
    "restore": Subcommand(_add_restore_arguments, _restore),
    "check": Subcommand(_add_check_arguments, _check),
    "move": Subcommand(_add_move_arguments, _move),
    "stats": Subcommand(_add_stats_arguments, _rebuild_stats),
}

"""Checks the database, the disk that it is on, and its backups.

For PostgreSQL, it checks whether the server accepts the connection and holds the bot's tables.
"""

import asyncio
import os
import shutil
from collections.abc import AsyncIterator, Iterator
from datetime import UTC, datetime
from pathlib import Path

from bot.doctor.findings import Finding, doubt, well, wrong
from bot.host.backups import made_in
from bot.printable import counted
from bot.settings import Settings
from bot.store.errors import AlreadyRunning, CannotOpen, StoreError
from bot.store.sqlite.files import LockFile
from bot.store.sqlite.inspection import check_up

LITTLE, TOO_LITTLE = 500_000_000, 50_000_000  # bytes
DAY = 86400
NETWORKED = frozenset(
    (
        *("nfs", "nfs4", "cifs", "smb3", "smbfs", "9p", "afs", "ceph", "glusterfs"),
        *("fuse.sshfs", "fuse.s3fs", "fuse.rclone"),
    )
)
MOUNTS = Path("/proc/self/mounts")
PATIENCE = 10.0  # seconds for a PostgreSQL to answer


def check_database(settings: Settings) -> Iterator[Finding]:
    """Check that an SQLite database is sound and writable, or can be created."""
    path = settings.database
    if not isinstance(path, Path):
        return  # PostgreSQL is checked over the network
    if not path.exists():
        yield from _check_place_for(path)
        return
    try:
        found = check_up(path)
    except StoreError as error:
        yield wrong("database", str(error))
        return
    for problem in found.problems:
        yield wrong(
            "database",
            f"{path}: {problem}; stop the bot, keep the file, `python -m bot restore BACKUP`",
        )
    if not found.problems:
        games = f"{found.live} live and {counted(found.finished, 'finished game')}"
        yield well("database", f"{path}: sound, version {found.version}, {games}")
    yield from _check_writable(path)


def _check_place_for(path: Path) -> Iterator[Finding]:
    if path.is_symlink():
        yield wrong("database", f"{path}: is a broken symbolic link; mount its target")
        return
    folder = next(parent for parent in path.absolute().parents if parent.exists())
    if os.access(folder, os.W_OK | os.X_OK):
        yield well("database", f"{path}: is not there yet; the first start creates it")
    else:
        yield wrong("database", f"{folder}: cannot be written; give the bot's user that right")


def _check_writable(path: Path) -> Iterator[Finding]:
    for place in (path, path.absolute().parent):
        if not os.access(place, os.W_OK):
            yield wrong("database", f"{place}: is read-only; let the bot's user write there")
            return
    try:
        LockFile.take(path).release()
    except AlreadyRunning:
        yield well("database", "a bot is running on it")
    except CannotOpen as error:
        yield wrong("database", str(error))


def check_disk(settings: Settings) -> Iterator[Finding]:
    """Check the free space on the database's disk, and that the disk is local."""
    if not isinstance(settings.database, Path):
        return
    folder = next(one for one in settings.database.absolute().parents if one.exists())
    free = shutil.disk_usage(folder).free
    told = f"{free / 1e6:,.0f} MB free at {folder}"
    if free < TOO_LITTLE:
        yield wrong("disk", f"{told}; make room, or games cannot be saved")
    elif free < LITTLE:
        yield doubt("disk", f"{told}; make room soon")
    else:
        yield well("disk", told)
    kind = _file_system_of(folder)
    if kind in NETWORKED:
        yield wrong(
            "disk",
            f"{folder} is on a network ({kind}), where SQLite's locks are not safe; "
            "set DATABASE to a file on a local disk",
        )


def _file_system_of(folder: Path) -> str | None:
    """Return the type of the file system that a folder is on; None if it is unknown."""
    try:
        lines = MOUNTS.read_text(encoding="utf-8", errors="replace").splitlines()
    except OSError:
        return None
    mounts = {}
    for line in lines:
        _, place, kind, *_ = line.split(" ")
        mounts[place.replace("\\040", " ")] = kind
    inside = [place for place in mounts if folder.is_relative_to(place)]
    return mounts[max(inside, key=len)] if inside else None


def check_backups(settings: Settings) -> Iterator[Finding]:
    """Check whether there is a recent backup."""
    folder = settings.backup_dir
    if not isinstance(settings.database, Path):
        yield doubt("backups", "use pg_dump for PostgreSQL, and run it every day")
        return
    if folder is None:
        yield doubt("backups", "BACKUP_DIR is not set, so there are no automatic backups")
        return
    made = made_in(folder)
    if not made:
        yield doubt("backups", f"{folder}: there is none yet; a running bot makes the first")
        return
    age = (datetime.now(UTC).timestamp() - made[-1].stat().st_mtime) / DAY
    told = f"{folder}: {len(made)}, the newest {age:.1f} days old"
    if age > 2 * settings.backup_hours / 24:
        yield doubt("backups", f"{told}; does the bot run, and may it write there?")
    else:
        yield well("backups", told)


async def check_server(settings: Settings) -> AsyncIterator[Finding]:
    """Check that PostgreSQL can be reached and which version its tables have; change nothing."""
    address = settings.database
    if isinstance(address, Path):
        return
    try:
        from bot.store.postgres.failures import translated
        from bot.store.postgres.opening import check_version, connect
    except ModuleNotFoundError:
        yield wrong("database", "asyncpg is missing; install it: pip install '.[postgres]'")
        return
    try:
        async with asyncio.timeout(PATIENCE):
            with translated():
                connection = await connect(address, timeout=PATIENCE)
                try:
                    version = await check_version(connection)
                finally:
                    await connection.close()
    except StoreError as error:
        yield wrong("database", str(error))
    except TimeoutError:
        yield wrong("database", f"{address} does not answer; check host, port and firewall")
    else:
        holds = f"version {version}" if version else "empty; the first start creates its tables"
        yield well("database", f"{address}: {holds}")

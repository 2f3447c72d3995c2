"""Checks of everything but Discord: the machine, the settings, decks and the database.

For SQLite, also the disk that the database is on and its backups. For PostgreSQL, whether the
server accepts the connection and holds the bot's tables. Nothing here asks Discord.
"""

import asyncio
import base64
import binascii
import os
import shutil
import stat
import sys
from collections.abc import AsyncIterator, Iterator
from datetime import UTC, datetime
from pathlib import Path

from PIL import features

from bot.decks import DeckError, Shelf, deck_folders
from bot.doctor.findings import Finding, note, ok, wrong
from bot.host.backups import backups_in
from bot.host.process import EXPOSED, fleeting_host, warning
from bot.printable import counted
from bot.server_decks.confinement import ALL
from bot.server_decks.sandboxes import WorkFailed, lacking
from bot.settings import DOTENV, Settings
from bot.store.errors import AlreadyRunning, CannotOpen, StoreError
from bot.store.sqlite.files import LockFile
from bot.store.sqlite.inspection import check_up
from bot.times import DAY

PORTAL = "copy it from Discord's developer portal (Bot, Reset Token)"
OTHERS = stat.S_IRGRP | stat.S_IROTH
FEATURES = {"jpg": "JPEG", "webp": "WebP", "zlib": "PNG", "freetype2": "fonts (FreeType)"}
LITTLE, TOO_LITTLE = 500_000_000, 50_000_000  # bytes
NETWORKED = frozenset(
    (
        *("nfs", "nfs4", "cifs", "smb3", "smbfs", "9p", "afs", "ceph", "glusterfs"),
        *("fuse.sshfs", "fuse.s3fs", "fuse.rclone"),
    )
)
MOUNTS = Path("/proc/self/mounts")
PATIENCE = 10.0  # seconds for a PostgreSQL to answer


def check_python() -> Iterator[Finding]:
    """Report the interpreter's version and platform."""
    yield ok("python", f"{sys.version.split()[0]} on {sys.platform}")


def check_token(settings: Settings) -> Iterator[Finding]:
    """Check the token's format; ``check_discord`` checks whether Discord accepts it."""
    token = settings.token
    if not token:
        yield wrong("token", f"DISCORD_TOKEN is not set; {PORTAL}")
        return
    parts = token.split(".")
    if len(parts) == 3 and all(parts) and _number_in(parts[0]):
        yield ok("token", f"has the right format, for application {_number_in(parts[0])}")
    elif settings.api_base:
        yield note(
            "token", "does not look like a bot token of Discord's; DISCORD_API_BASE may accept it"
        )
    elif token.lower().startswith(("bot ", "bearer ")) or len(parts) != 3:
        yield wrong("token", f"does not look like a bot token (three parts with dots); {PORTAL}")
    else:
        yield wrong("token", f"does not begin with an application's ID; {PORTAL}")


def _number_in(part: str) -> str | None:
    """Return the application's ID in the first part of a token; None if it contains none."""
    try:
        text = base64.urlsafe_b64decode(part + "=" * (-len(part) % 4)).decode("ascii")
    except (binascii.Error, ValueError):
        return None
    return text if text.isdigit() else None


def check_secrets(_: Settings) -> Iterator[Finding]:
    """Check whether other users, or other processes of this user, can read the token."""
    if DOTENV.exists() and os.name == "posix" and DOTENV.stat().st_mode & OTHERS:
        yield note("token", f"{DOTENV} can be read by other users; `chmod 600 {DOTENV}`")
    if sys.platform != "linux":
        yield note("token", EXPOSED)


def check_sandbox(_: Settings) -> Iterator[Finding]:
    """Check which kernel features are available to confine the decoding of pictures."""
    try:
        missing = lacking()
    except WorkFailed as failed:
        yield wrong("sandbox", f"pictures cannot be opened here ({failed}); please report this")
        return
    if missing:
        yield note(
            "sandbox",
            f"uploaded pictures are opened without {', '.join(missing)}; this needs Linux 5.13 or "
            "newer, on x86-64 or 64-bit ARM, and a container or unit that allows it",
        )
    else:
        yield ok(
            "sandbox", f"uploaded pictures are opened in a process confined by {', '.join(ALL)}"
        )


def check_decks(settings: Settings) -> Iterator[Finding]:
    """Check that there are decks with cards to play with."""
    try:
        shelf = Shelf.below(*deck_folders(settings.decks_dir))
    except DeckError as error:
        for problem in error.problems:
            yield wrong("decks", f"{problem}; correct DECKS_DIR")
        return
    cards = sum(len(deck.cards) for deck in shelf.decks.values())
    if cards:
        yield ok("decks", f"{counted(len(shelf.decks), 'deck')} with {counted(cards, 'card')}")
    else:
        yield wrong("decks", "there are no cards; install the bot again, or set DECKS_DIR")
    for problem in shelf.problems:
        yield note("decks", f"left out: {problem}; `python -m bot deck check FOLDER` says more")


def check_pictures(settings: Settings) -> Iterator[Finding]:
    """Check that Pillow supports all formats, and that the picture folder is writable."""
    missing = [name for feature, name in FEATURES.items() if not features.check(feature)]
    if missing:
        yield wrong("pictures", f"Pillow has no {', '.join(missing)}; install its wheel with pip")
    else:
        yield ok("pictures", f"Pillow supports {', '.join(FEATURES.values())}")
    folder = settings.folder / "pictures"
    if folder.exists() and not os.access(folder, os.W_OK):
        yield note("pictures", f"{folder}: is not writable, so pictures are drawn every time")


def check_host(settings: Settings) -> Iterator[Finding]:
    """Check whether this host keeps files on restart, and whether the health endpoint is on."""
    host = fleeting_host()
    if host and isinstance(settings.database, Path):
        yield wrong("host", warning(host))
    if settings.health_port is None:
        yield note("host", "HEALTH_PORT is not set, so no supervisor can check its health")


def check_database(settings: Settings) -> Iterator[Finding]:
    """Check that an SQLite database is intact and writable, or that it can be created."""
    path = settings.database
    if not isinstance(path, Path):
        return  # PostgreSQL is checked over the network
    if not path.exists():
        yield from _check_new_database(path)
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
        yield ok("database", f"{path}: intact, version {found.version}, {games}")
    yield from _check_writable(path)


def _check_new_database(path: Path) -> Iterator[Finding]:
    if path.is_symlink():
        yield wrong("database", f"{path}: is a broken symbolic link; mount its target")
        return
    folder = next(parent for parent in path.absolute().parents if parent.exists())
    if os.access(folder, os.W_OK | os.X_OK):
        yield ok("database", f"{path}: does not exist yet; the first start creates it")
    else:
        yield wrong("database", f"{folder}: is not writable; let the bot's user write there")


def _check_writable(path: Path) -> Iterator[Finding]:
    for place in (path, path.absolute().parent):
        if not os.access(place, os.W_OK):
            yield wrong("database", f"{place}: is read-only; let the bot's user write there")
            return
    # A bot holds this lock for as long as it runs.
    try:
        LockFile.take(path).release()
    except AlreadyRunning:
        yield ok("database", "a bot is running on it")
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
        yield note("disk", f"{told}; make room soon")
    else:
        yield ok("disk", told)
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
        mounts[place.replace("\\040", " ")] = kind  # the kernel writes a space as \040
    inside = [place for place in mounts if folder.is_relative_to(place)]
    return mounts[max(inside, key=len)] if inside else None


def check_backups(settings: Settings) -> Iterator[Finding]:
    """Check whether there is a recent backup."""
    folder = settings.backup_dir
    if not isinstance(settings.database, Path):
        yield note("backups", "use pg_dump for PostgreSQL, and run it every day")
        return
    if folder is None:
        yield note("backups", "BACKUP_DIR is not set, so there are no automatic backups")
        return
    made = backups_in(folder)
    if not made:
        yield note("backups", f"{folder}: there is none yet; a running bot makes the first")
        return
    age = (datetime.now(UTC).timestamp() - made[-1].stat().st_mtime) / DAY
    told = f"{folder}: {len(made)}, the newest {age:.1f} days old"
    if age > 2 * settings.backup_hours / 24:
        yield note("backups", f"{told}; check that the bot runs and may write there")
    else:
        yield ok("backups", told)


async def check_server(settings: Settings) -> AsyncIterator[Finding]:
    """Check that PostgreSQL can be reached and which version its tables have; change nothing."""
    address = settings.database
    if isinstance(address, Path):
        return
    try:
        from bot.store.postgres.failures import translated
        from bot.store.postgres.opening import check_version, connect
    except ModuleNotFoundError:
        yield wrong("database", "asyncpg is not installed; run pip install '.[postgres]'")
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
        yield ok("database", f"{address}: {holds}")

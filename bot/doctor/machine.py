"""Checks of this machine: Python, the token's format, decks, picture libraries, the host."""

import base64
import binascii
import os
import stat
import sys
from collections.abc import Iterator
from pathlib import Path

from PIL import features

from bot.decks import DeckError, Shelf, deck_folders
from bot.doctor.findings import Finding, doubt, well, wrong
from bot.host.process import EXPOSED, fleeting_host, warning
from bot.printable import counted
from bot.server_decks.confinement import ALL
from bot.server_decks.sandboxes import WorkFailed, lacking
from bot.settings import DOTENV, Settings

PORTAL = "copy it again from Discord's developer portal (Bot, Reset Token)"
OTHERS = stat.S_IRGRP | stat.S_IROTH
FEATURES = {"jpg": "JPEG", "webp": "WebP", "zlib": "PNG", "freetype2": "fonts (FreeType)"}


def check_python() -> Iterator[Finding]:
    """Report the interpreter's version and platform."""
    yield well("python", f"{sys.version.split()[0]} on {sys.platform}")


def check_token(settings: Settings) -> Iterator[Finding]:
    """Check the token's format; whether Discord accepts it is checked later."""
    token = settings.token
    if not token:
        yield wrong("token", f"DISCORD_TOKEN is not set; {PORTAL}")
        return
    parts = token.split(".")
    if len(parts) == 3 and all(parts) and _number_in(parts[0]):
        yield well("token", f"has the right form, of application {_number_in(parts[0])}")
    elif settings.api_base:
        yield doubt(
            "token", "does not look like a bot token of Discord's; DISCORD_API_BASE may accept it"
        )
    elif token.lower().startswith(("bot ", "bearer ")) or len(parts) != 3:
        yield wrong("token", f"does not look like a bot token (three parts with dots); {PORTAL}")
    else:
        yield wrong("token", f"does not begin with an application's ID; {PORTAL}")


def _number_in(part: str) -> str | None:
    try:
        text = base64.urlsafe_b64decode(part + "=" * (-len(part) % 4)).decode("ascii")
    except (binascii.Error, ValueError):
        return None
    return text if text.isdigit() else None


def check_secrets(_: Settings) -> Iterator[Finding]:
    """Check whether other users, or other processes of this user, can read the token."""
    if DOTENV.exists() and os.name == "posix" and DOTENV.stat().st_mode & OTHERS:
        yield doubt("token", f"{DOTENV} can be read by other users; `chmod 600 {DOTENV}`")
    if sys.platform != "linux":
        yield doubt("token", EXPOSED)


def check_sandbox(_: Settings) -> Iterator[Finding]:
    """Check which mechanisms this system has to sandbox the decoding of pictures."""
    try:
        missing = lacking()
    except WorkFailed as failed:
        yield wrong("sandbox", f"pictures cannot be opened here ({failed}); please report this")
        return
    if missing:
        yield doubt(
            "sandbox",
            f"uploaded pictures are opened without {', '.join(missing)}; this needs Linux 5.13 or "
            "newer, on x86-64 or 64-bit ARM, and a container or unit that allows it",
        )
    else:
        yield well("sandbox", f"uploaded pictures are opened with {', '.join(ALL)}")


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
        yield well("decks", f"{counted(len(shelf.decks), 'deck')} with {counted(cards, 'card')}")
    else:
        yield wrong("decks", "there are no cards; install the bot again, or set DECKS_DIR")
    for problem in shelf.problems:
        yield doubt("decks", f"left out: {problem}; `python -m bot deck check FOLDER` says more")


def check_pictures(settings: Settings) -> Iterator[Finding]:
    """Check which formats Pillow supports, and whether the picture folder is writable."""
    missing = [name for feature, name in FEATURES.items() if not features.check(feature)]
    if missing:
        yield wrong("pictures", f"Pillow has no {', '.join(missing)}; install its wheel with pip")
    else:
        yield well("pictures", f"Pillow knows {', '.join(FEATURES.values())}")
    folder = settings.folder / "pictures"
    if folder.exists() and not os.access(folder, os.W_OK):
        yield doubt("pictures", f"{folder}: cannot be written, so pictures are drawn every time")


def check_place(settings: Settings) -> Iterator[Finding]:
    """Check whether this host keeps files on restart, and whether the health endpoint is on."""
    host = fleeting_host()
    if host and isinstance(settings.database, Path):
        yield wrong("host", warning(host))
    if settings.health_port is None:
        yield doubt("host", "HEALTH_PORT is not set, so no supervisor can check its health")

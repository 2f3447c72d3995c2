"""What the machine has to offer: settings, the token's form, decks, what pictures need."""

import base64
import binascii
import os
import sys
from collections.abc import Iterator
from pathlib import Path

from PIL import features

from bot.decks import DeckError, Shelf, deck_folders
from bot.doctor.findings import Finding, doubt, well, wrong
from bot.host.place import fleeting_host, warning
from bot.settings import Settings

PORTAL = "copy it anew from Discord's developer portal (Bot, Reset Token)"
FEATURES = {"jpg": "JPEG", "webp": "WebP", "zlib": "PNG", "freetype2": "fonts (FreeType)"}


def check_python() -> Iterator[Finding]:
    """The interpreter, and whether asserts and modules are there."""
    yield well("python", f"{sys.version.split()[0]} on {sys.platform}")


def check_token(settings: Settings) -> Iterator[Finding]:
    """By its form alone; whether Discord takes it is asked later."""
    token = settings.token
    if not token:
        yield wrong("token", f"DISCORD_TOKEN is not set; {PORTAL}")
        return
    parts = token.split(".")
    if len(parts) == 3 and all(parts) and _number_in(parts[0]):
        yield well("token", f"has the right form, of application {_number_in(parts[0])}")
    elif settings.api_base:
        yield doubt("token", "has not the form of Discord's own; DISCORD_API_BASE is set, so be it")
    elif token.lower().startswith(("bot ", "bearer ")) or len(parts) != 3:
        yield wrong("token", f"has not the form of a bot's token (three parts with dots); {PORTAL}")
    else:
        yield wrong("token", f"does not begin with an application's number; {PORTAL}")


def _number_in(part: str) -> str | None:
    try:
        text = base64.urlsafe_b64decode(part + "=" * (-len(part) % 4)).decode("ascii")
    except (binascii.Error, ValueError):
        return None
    return text if text.isdigit() else None


def check_decks(settings: Settings) -> Iterator[Finding]:
    """What can be played with."""
    try:
        shelf = Shelf.below(*deck_folders(settings.decks_dir))
    except DeckError as error:
        for problem in error.problems:
            yield wrong("decks", f"{problem}; correct DECKS_DIR")
        return
    cards = sum(len(deck.cards) for deck in shelf.decks.values())
    if cards:
        yield well("decks", f"{len(shelf.decks)} with {cards} cards")
    else:
        yield wrong("decks", "there is not one card; install the bot anew, or set DECKS_DIR")
    for problem in shelf.problems:
        yield doubt("decks", f"left out: {problem}; `python -m bot deck check FOLDER` says more")


def check_pictures(settings: Settings) -> Iterator[Finding]:
    """What Pillow was built with; numbers on cards are drawn with its own font."""
    missing = [name for feature, name in FEATURES.items() if not features.check(feature)]
    if missing:
        yield wrong("pictures", f"Pillow has no {', '.join(missing)}; install its wheel with pip")
    else:
        yield well("pictures", f"Pillow knows {', '.join(FEATURES.values())}")
    folder = settings.folder / "pictures"
    if folder.exists() and not os.access(folder, os.W_OK):
        yield doubt("pictures", f"{folder}: cannot be written, so pictures are drawn every time")


def check_place(settings: Settings) -> Iterator[Finding]:
    """Whether what is written here lasts."""
    host = fleeting_host()
    if host and isinstance(settings.database, Path):
        yield wrong("host", warning(host))
    if settings.health_port is None:
        yield doubt("host", "HEALTH_PORT is not set, so no supervisor can ask how the bot is")

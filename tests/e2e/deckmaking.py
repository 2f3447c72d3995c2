"""Steps of deck makers in the chat: attach files, and read what the bot says about them."""

import io
import zipfile
from collections.abc import Mapping

from bot.client import DixitBot
from playground.driver import Actor, Reply, Stage
from tests.decks.intake.hostile import photo

from .evening import plain


def a_zip(pictures: int, *, first: int = 0, toml: str = "") -> bytes:
    """Return a zip of small photos numbered from ``first``, with ``toml`` as its ``deck.toml``."""
    entries = {f"{n:03}.jpg": small_photo(n) for n in range(first, first + pictures)}
    target = io.BytesIO()
    with zipfile.ZipFile(target, "w") as file:
        for name, data in entries.items():
            file.writestr(name, data)
        if toml:
            file.writestr("deck.toml", toml)
    return target.getvalue()


def small_photo(seed: int) -> bytes:
    return photo(seed, (120, 180), "JPEG")


async def add(who: Actor, files: Mapping[str, bytes], **options: object) -> Reply:
    """Give up to ten files to ``/dixit deck add``; return the bot's reply."""
    attached = {
        f"file{place if place > 1 else ''}": who.person.attach(who.channel, name, data)
        for place, (name, data) in enumerate(files.items(), start=1)
    }
    return await who.slash("dixit deck add", **attached, **options)


async def told(stage: Stage, who: Actor, part: str, times: int = 1) -> str:
    """Wait until this person reads a text in this many messages; return the newest of them."""

    def found() -> list[str]:
        return [text for text in map(plain, who.sees()) if part in text]

    await stage.wait_until(lambda: len(found()) >= times, part)
    return found()[-1]


async def keep(stage: Stage, who: Actor, deck: str, cards: int) -> None:
    """Wait for an upload's preview, add its cards, and wait until the bot confirms that."""
    await told(stage, who, f"New cards for “{deck}”")
    await who.press("draftkeep")
    await told(stage, who, f"Added {'one card' if cards == 1 else f'{cards} cards'} to “{deck}”.")


async def pictures_kept(bot: DixitBot) -> set[str]:
    """Return the hash of every card picture kept on disk or in the database."""
    copies = bot.parts.making._shelves.folder
    folder = bot.parts.store.picture_folder(copies)
    if folder == copies:
        return set(await bot.parts.store.sweep_decks())
    return {file.stem for file in folder.iterdir()} if folder.exists() else set()

"""What makers of decks do in the chat: attach files, read what became of them."""

import io
import zipfile
from collections.abc import Mapping

from bot.gateway.client import DixitBot
from playground.driver import Actor, Reply, Stage
from tests.decks.intake.hostile import photo

from .evening import plain


def a_zip(pictures: int, *, first: int = 0, toml: str = "") -> bytes:
    """Small photos, and perhaps words about them."""
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
    """Give up to ten files to ``/dixit deck add``."""
    attached = {
        f"file{place if place > 1 else ''}": who.person.attach(who.channel, name, data)
        for place, (name, data) in enumerate(files.items(), start=1)
    }
    return await who.slash("dixit deck add", **attached, **options)


async def told(stage: Stage, who: Actor, part: str, times: int = 1) -> str:
    """Wait until this person reads something in so many messages; the newest with it."""

    def found() -> list[str]:
        return [text for text in map(plain, who.sees()) if part in text]

    await stage.wait_until(lambda: len(found()) >= times, part)
    return found()[-1]


async def keep(stage: Stage, who: Actor, deck: str, cards: int) -> None:
    """Look at an upload, then add its cards for good."""
    await told(stage, who, f"New cards for “{deck}”")
    await who.press("draftkeep")
    await told(stage, who, f"Cards added to “{deck}”: {cards}.")


async def pictures_kept(bot: DixitBot) -> set[str]:
    """The hash of every picture that the store has: files, or what is left in the database."""
    copies = bot.making._shelves.folder
    folder = bot.store.picture_folder(copies)
    if folder == copies:
        return set(await bot.store.sweep_decks())
    return {file.stem for file in folder.iterdir()} if folder.exists() else set()

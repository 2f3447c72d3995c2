"""Players' avatars: fetched once when they press something, and never waited for."""

import asyncio

import discord
import pytest

from bot.client import DixitBot
from bot.imaging.pictures import Pictures
from bot.imaging.subjects import Picture
from bot.ui.wanted_pictures import Looks, RevealPicture
from playground.driver import PATIENCE, Stage

from .evening import Evening


@pytest.fixture
def drawn(monkeypatch: pytest.MonkeyPatch) -> list[set[int]]:
    """Return a list that collects, for each reveal, the rabbits that were drawn with an avatar."""
    seen: list[set[int]] = []
    original = RevealPicture.make

    async def make(self: RevealPicture, pictures: Pictures, looks: Looks) -> Picture:
        seen.append({rabbit for rabbit, player in self.people if looks.face(player)})
        return await original(self, pictures, looks)

    monkeypatch.setattr(RevealPicture, "make", make)
    return seen


async def test_a_reveal_shows_everybodys_own_picture(
    bot: DixitBot, stage: Stage, drawn: list[set[int]]
) -> None:
    evening = Evening(stage, bot, 3)
    await evening.open()
    await evening.begin()
    await bot.parts.avatars.settle()
    await evening.play_round()
    await bot.parts.screens.settle()
    assert drawn
    assert drawn[-1] == set((await evening.game()).rabbits.values())


async def test_nobody_waits_for_a_picture_that_does_not_come(
    bot: DixitBot, stage: Stage, drawn: list[set[int]], monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[str] = []

    async def read(self: discord.Asset) -> bytes:
        asked.append(self.url)
        await asyncio.Event().wait()
        return b""

    monkeypatch.setattr(discord.Asset, "read", read)
    evening = Evening(stage, bot, 3)
    await evening.open()
    await evening.begin()
    await evening.play_round()
    await bot.parts.screens.settle()
    assert len(set(asked)) == 3
    assert drawn[-1] == set()
    assert "★" in stage.channel.last_message.text


async def test_each_picture_is_asked_for_once_and_small(
    bot: DixitBot, stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[str] = []
    original = discord.Asset.read

    async def read(self: discord.Asset) -> bytes:
        asked.append(self.url)
        return await original(self)

    monkeypatch.setattr(discord.Asset, "read", read)
    evening = Evening(stage, bot, 3)
    await evening.open()
    await evening.begin()
    await evening.play_round()
    await bot.parts.avatars.settle()
    assert len(asked) == len(set(asked)) == len(evening.friends)
    assert all(url.endswith(".webp?size=128") for url in asked)


async def test_one_that_could_not_be_fetched_is_asked_for_with_the_next_press(
    bot: DixitBot, stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def read(_: discord.Asset) -> bytes:
        raise OSError("no network")

    evening = Evening(stage, bot, 3)
    with monkeypatch.context() as patched:
        patched.setattr(discord.Asset, "read", read)
        await evening.open()
        await bot.parts.avatars.settle()
    bob = evening.friends[1]
    assert bot.parts.avatars.of(str(bob.id)) is None
    await bob.press("how")
    async with asyncio.timeout(PATIENCE):
        while bot.parts.avatars.of(str(bob.id)) is None:  # noqa: ASYNC110  # fetched after the answer
            await asyncio.sleep(0.01)

"""Pictures that were erased are offered nowhere, and a game that was dealt them goes on."""

from pathlib import Path

from bot.client import DixitBot
from bot.rules.model import Phase
from bot.store import Address, PostgresAddress
from playground.driver import Stage

from .conftest import Launch, on_both_stores
from .deckmaking import a_zip, add, keep
from .evening import Evening, plain
from .order import until
from .witness import tables_with

CARDS = 12


def places(database: Address, home: Path, digests: set[str]) -> list[str]:
    """Return the files and tables that contain these pictures or their hashes, and all drafts."""
    files = [path for path in home.glob("**/*") if path.is_file()]
    files += [path for path in (home / "pictures").resolve().glob("**/*") if path.is_file()]
    found = [path.name for path in files if path.stem in digests or "uploads" in path.parts]
    marks = [digest.encode() for digest in digests]
    held = {path: path.read_bytes() for path in files if path.name.startswith("games.")}
    found += [path.name for path, data in held.items() if any(mark in data for mark in marks)]
    if isinstance(database, PostgresAddress):
        found += tables_with(database, *digests)
    return found


@on_both_stores
async def test_a_game_goes_on_without_the_pictures_of_somebody_who_was_erased(
    stage: Stage, bot: DixitBot, database: Address, home: Path
) -> None:
    evening = Evening(stage, bot, 4)
    maker, guest, *_ = evening.friends
    here = evening.channel.guild_id or 0
    await maker.slash("dixit deck new", name="Our holidays")
    await add(maker, {"all.zip": a_zip(CARDS)})
    await keep(stage, maker, "Our holidays", CARDS)
    (deck,) = await bot.parts.making.decks(here)
    digests = {card.digest for card in deck.cards}
    await evening.open(deck=deck.id, goal=6)
    await maker.press("rules")
    await maker.choose("setdecks", deck.id, "extra")
    await evening.begin()
    await evening.play_round()
    elsewhere = guest.at(stage.playground.world.add_channel(stage.playground.town.guild, "later"))
    await elsewhere.slash("dixit start", deck=deck.id)
    await add(maker, {"more.zip": a_zip(2, first=50)})
    await stage.wait_until(lambda: maker.can_see("New cards"), "a draft")
    assert places(database, home, digests)
    assert await guest.completes("dixit start", "deck", "holi") == ["Our holidays"]

    await maker.slash("dixit privacy")
    await maker.press("erase:me")
    assert "has been erased" in (await maker.press("erasenow:me")).text
    assert places(database, home, digests) == []
    assert await guest.completes("dixit start", "deck", "holi") == []
    assert await guest.completes("dixit settings", "deck", "holi") == []
    await bot.parts.screens.settle()
    lobby = stage.place(elsewhere.channel).last_message
    assert "Our holidays" not in plain(lobby.text)
    await elsewhere.press("rules")
    assert deck.id not in str(elsewhere.last().menus)

    evening.friends.remove(maker)
    await evening.play_on()
    assert (await evening.game()).phase is Phase.FINISHED
    await bot.parts.screens.settle()
    assert places(database, home, digests) == []


@on_both_stores
async def test_a_server_that_is_erased_keeps_no_picture(
    stage: Stage, bot: DixitBot, database: Address, home: Path
) -> None:
    maker, guest = stage.people("Alice", "Bob")
    guild = stage.playground.town.guild
    guild.owner_id = maker.id
    await maker.slash("dixit deck new", name="Our holidays")
    await add(maker, {"all.zip": a_zip(3)})
    await keep(stage, maker, "Our holidays", 3)
    (deck,) = await bot.parts.making.decks(guild.id)
    digests = {card.digest for card in deck.cards}
    await maker.slash("dixit settings", deck=deck.id)
    await maker.press("wipe:server")
    assert "has been erased" in (await maker.press("wipenow:me")).text
    assert places(database, home, digests) == []
    assert await guest.completes("dixit start", "deck", "holi") == []
    assert "no deck" in plain((await guest.slash("dixit deck show")).text)
    assert (await guest.slash("dixit settings")).text.count("Our holidays") == 0


async def test_a_server_that_removes_the_bot_while_it_is_off_is_remembered(
    stage: Stage, launch: Launch
) -> None:
    bot = await launch()
    evening = Evening(stage, bot, 3)
    await evening.open()
    game_id = await evening.game_id()
    guild = stage.playground.town.guild
    await bot.close()
    await bot.parts.store.close()
    stage.playground.world.remove_guild(guild)
    bot = await launch()
    await until(lambda: game_id in bot.parts.pauses, "the freeze")
    assert await bot.parts.store.guilds_left(before=float("inf")) == (guild.id,)

"""What people can do about their data: see it, export it, turn it off, have it erased."""

import json
import logging

import pytest

from bot.client import DixitBot
from bot.store import Address, PostgresAddress
from cogs.privacy import TIMES
from playground.driver import Stage

from .evening import Evening, plain
from .order import until
from .test_records import play_a_game
from .witness import tables_with


def found_in(database: Address, number: int) -> list[str]:
    """Return the bot's files and tables that contain a person's id, as text or as a number."""
    if isinstance(database, PostgresAddress):
        return tables_with(database, str(number))
    forms = (str(number).encode(), number.to_bytes(8, "big"))
    beside = database.parent.glob(f"{database.name}*")
    files = [path for path in beside if path.suffix != ".lock"]
    return [path.name for path in files if any(form in path.read_bytes() for form in forms)]


async def test_somebody_sees_takes_along_turns_off_and_erases(
    bot: DixitBot, stage: Stage, database: Address
) -> None:
    evening = await play_a_game(stage, bot)
    alice, bob, *_ = evening.friends
    seen = await alice.slash("dixit privacy")
    assert seen.private
    assert "Games: **1** · still running: **0** · servers: **1**" in plain(seen.text)
    exported = await alice.press("mydata:me")
    assert exported.private
    assert exported.message is not None
    (file,) = exported.message.record.attachments
    told = json.loads(file.content)
    assert told["discord_id"] == str(alice.id)
    assert str(bob.id) not in json.dumps(told)
    off = await alice.press("counting:me:0:off")
    assert "Statistics: **off**" in plain(off.text)
    assert "turned statistics off" in (await alice.slash("dixit stats")).text
    table = await (await bob.slash("dixit leaderboard")).arrived()
    assert f"<@{alice.id}>" not in table.text
    await alice.slash("dixit privacy")
    await alice.press("erase:me")
    assert "Nothing was erased" in (await alice.press("keep:me")).text
    assert found_in(database, alice.id)
    await alice.slash("dixit privacy")
    await alice.press("erase:me")
    assert "has been erased" in (await alice.press("erasenow:me")).text
    assert found_in(database, alice.id) == []
    history = await bob.slash("dixit history")
    assert "a player who left" in history.text


async def test_whoever_is_erased_leaves_the_game_that_goes_on(
    bot: DixitBot, stage: Stage, database: Address
) -> None:
    evening = Evening(stage, bot, 4)
    bob = evening.friends[1]
    await evening.open()
    await evening.begin()
    await evening.play_round("Before")
    await bob.slash("dixit privacy")
    await bob.press("erase:me")
    await bob.press("erasenow:me")
    await bot.parts.screens.settle()
    assert len((await evening.game()).players) == 3
    assert found_in(database, bob.id) == []
    assert f"<@{bob.id}>" not in stage.channel.last_message.text
    evening.friends.remove(bob)
    await evening.go_on()
    await evening.play_round("After")
    await bot.parts.screens.settle()
    assert found_in(database, bob.id) == []


async def test_a_hand_by_dm_goes_when_its_player_is_erased(bot: DixitBot, stage: Stage) -> None:
    evening = Evening(stage, bot, 4)
    alice = evening.host
    await evening.open()
    await evening.begin()
    await bot.parts.screens.settle()
    assert alice.dm.can_see("You’re the storyteller!")
    await alice.slash("dixit privacy")
    await alice.press("erase:me")
    await alice.press("erasenow:me")
    await bot.parts.screens.settle()
    assert not alice.dm.can_see("storyteller")
    assert [one for message in alice.dm.messages() for one in message.pictures] == []


async def test_an_open_hand_and_close_up_go_when_their_player_is_erased(
    bot: DixitBot, stage: Stage
) -> None:
    evening = Evening(stage, bot, 4, by_button=True)
    alice = evening.host
    await alice.slash("dixit settings", hands="button")
    await evening.open()
    await evening.begin()
    await alice.press("hand")
    await alice.press("lookhand")
    assert alice.can_see("You’re the storyteller!")
    await alice.slash("dixit privacy")
    await alice.press("erase:me")
    await alice.press("erasenow:me")
    await bot.parts.screens.settle()
    assert alice.can_see("has been erased")
    assert not alice.can_see("You’re the storyteller!")
    assert not any(one.pictures for one in alice.messages() if one.private)


async def test_whoever_comes_back_after_they_were_erased_has_a_hand_that_is_looked_after(
    bot: DixitBot, stage: Stage
) -> None:
    evening = Evening(stage, bot, 4)
    bob = evening.friends[1]
    await evening.open()
    await bob.slash("dixit privacy")
    await bob.press("erase:me")
    await bob.press("erasenow:me")
    await bob.press("join")
    await evening.begin()
    await evening.tell()
    await bot.parts.screens.settle()
    standing = await bot.parts.store.messages(await evening.game_id())
    assert str(bob.id) in {message.player for message in standing}


async def test_games_are_started_only_where_the_server_wants_them(
    bot: DixitBot, stage: Stage
) -> None:
    alice, bob = stage.people("Alice", "Bob")
    world, guild = stage.playground.world, stage.playground.town.guild
    guild.owner_id = alice.id
    other = world.add_channel(guild, "games")
    refused = await bob.slash("dixit settings", channel=other)
    assert "Only members with the Manage Server" in refused.text
    await alice.slash("dixit settings", channel=other)
    assert f"<#{other.id}>" in (await bob.slash("dixit settings")).text
    refused = await alice.slash("dixit start", deck="plain")
    assert f"<#{other.id}>" in refused.text
    assert await bot.parts.store.live_games() == ()
    await alice.at(other).slash("dixit start", deck="plain")
    assert len(await bot.parts.store.live_games()) == 1
    await alice.slash("dixit settings", channel=other)
    assert "Every channel" in (await bob.slash("dixit settings")).text
    await bob.slash("dixit start", deck="plain")
    assert len(await bot.parts.store.live_games()) == 2


async def test_whoever_manages_a_server_erases_all_of_it(
    bot: DixitBot, stage: Stage, database: Address
) -> None:
    evening = await play_a_game(stage, bot)
    await evening.open()
    alice, bob, *_ = evening.friends
    guild = stage.playground.town.guild
    assert "Erase server data" not in (await bob.slash("dixit settings")).text
    guild.owner_id = alice.id
    await alice.slash("dixit settings", pace="slow")
    await alice.press("wipe:server")
    done = await alice.press("wipenow:me")
    assert "has been erased" in done.text
    await bot.parts.screens.settle()
    assert await bot.parts.store.live_games() == ()
    assert "No games to count" in (await bob.slash("dixit leaderboard")).text
    assert found_in(database, bob.id) == []


async def test_an_unreadable_number_for_a_game_of_an_erased_server_is_refused(
    bot: DixitBot, stage: Stage, caplog: pytest.LogCaptureFixture
) -> None:
    evening = Evening(stage, bot, 3)
    await evening.open()
    alice = evening.host
    await alice.press("rules")
    await alice.press("setend")
    await bot.parts.erasing.erase_server(stage.playground.town.guild.id)
    await bot.parts.screens.settle()
    with caplog.at_level(logging.ERROR):
        refused = await alice.fills("two")
        await until(lambda: bot.interactions.answers.counts["setend", "refused"], "its count")
    assert "“two”" in plain(refused.text)
    assert not caplog.records


@pytest.mark.usefixtures("bot")
async def test_whoever_asks_for_their_data_again_and_again_is_told_to_wait(stage: Stage) -> None:
    alice, bob = stage.people("Alice", "Bob")
    for _ in range(TIMES - 1):
        assert "What I keep about you" in (await alice.slash("dixit privacy")).text
    exported = await alice.press("mydata:me")
    assert "everything I keep" in exported.text
    refused = await alice.press("mydata:me")
    assert refused.private
    assert "Try again in" in refused.text
    assert "Try again in" in (await alice.slash("dixit privacy")).text
    assert "Erase everything I keep about you" in (await alice.press("erase:me")).text
    assert "What I keep about you" in (await bob.slash("dixit privacy")).text

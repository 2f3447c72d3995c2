"""Every setting of a server can be chosen, is saved, and is shown."""

from dataclasses import replace
from typing import Any

import pytest

from bot.client import DixitBot
from bot.preferences import OneOf, ServerSettings, SettingKind, kinds_of
from playground.driver import Actor, Stage
from playground.permissions import Permission
from playground.reading import part_with

from .evening import plain

ROWS = kinds_of(ServerSettings)
LISTED = [
    name
    for name, kind in ROWS.items()
    if kind not in (SettingKind.DECKS, SettingKind.CHANNELS)
    and not (isinstance(kind, OneOf) and len(kind.values) == 1)
]
"""The settings of which a command or a menu lists more than one value, roles aside."""


SWITCHES = [name for name, kind in ROWS.items() if kind is SettingKind.YES_NO]


def selected(actor: Actor, custom_id: str) -> list[str]:
    """Return the labels that are selected in a menu of the newest message."""
    menu = part_with(actor.last().record.components, custom_id)
    assert menu is not None
    return [option["label"] for option in menu["options"] if option.get("default")]


def other_value(kind: SettingKind | OneOf, name: str) -> Any:
    """Return a valid value of a setting that is not its default."""
    default = getattr(ServerSettings(0), name)
    if isinstance(kind, OneOf):
        return next(value for value in kind.values if value != default)
    return {SettingKind.YES_NO: not default, SettingKind.LANGUAGE: "en"}[kind]


@pytest.mark.parametrize("name", LISTED)
async def test_a_setting_is_chosen_kept_and_shown(bot: DixitBot, stage: Stage, name: str) -> None:
    alice, bob = stage.people("Alice", "Bob")
    guild = stage.playground.town.guild
    guild.owner_id = alice.id
    words, value = bot.parts.library("en"), other_value(ROWS[name], name)
    option = words(f"option-{name}")
    before = (await bob.slash("dixit settings")).text

    refused = await bob.slash("dixit settings", **{option: value})
    assert "Only members with the Manage Server permission" in refused.text
    assert await bot.parts.store.server(guild.id) == ServerSettings(guild.id)

    shown = await alice.slash("dixit settings", **{option: value})
    assert await bot.parts.store.server(guild.id) == replace(
        ServerSettings(guild.id), **{name: value}
    )
    assert shown.private
    after = (await bob.slash("dixit settings")).text
    changed = set(plain(after).splitlines()) - set(plain(before).splitlines())
    assert [line.partition(":")[0] for line in changed] == [words(f"settings-{name}")]
    assert await bot.parts.store.server(guild.id) != ServerSettings(guild.id)


@pytest.mark.parametrize(
    "name", [name for name, kind in ROWS.items() if isinstance(kind, OneOf) and kind.or_role]
)
async def test_where_members_are_chosen_a_role_can_be(
    bot: DixitBot, stage: Stage, name: str
) -> None:
    alice = stage.person("Alice")
    town = stage.playground.town
    town.guild.owner_id = alice.id
    role = stage.playground.world.add_role(town.guild, "Friends")
    option = bot.parts.library("en")(f"option-{name}-role")
    await alice.slash("dixit settings", **{option: role})
    assert selected(alice, f"setting:server:0:{name}") == ["Friends"]
    assert getattr(await bot.parts.store.server(town.guild.id), name) == str(role.id)


@pytest.mark.parametrize("name", LISTED)
async def test_a_manager_changes_a_setting_in_the_panel(
    bot: DixitBot, stage: Stage, name: str
) -> None:
    alice = stage.person("Alice")
    guild = stage.playground.town.guild
    guild.owner_id = alice.id
    value = other_value(ROWS[name], name)
    await alice.slash("dixit settings")
    panel = alice.last().record.id
    if ROWS[name] is SettingKind.YES_NO:
        on = [one for one in SWITCHES if one != name and getattr(ServerSettings(0), one)]
        await alice.choose("setting:server:0:@switches", *on, *([name] if value else []))
    else:
        await alice.choose(f"setting:server:0:{name}", str(value))
    expected = replace(ServerSettings(guild.id), **{name: value})
    assert await bot.parts.store.server(guild.id) == expected
    assert alice.last().record.id == panel


@pytest.mark.usefixtures("bot")
async def test_only_managers_get_menus(stage: Stage) -> None:
    bob = stage.person("Bob")
    await bob.slash("dixit settings")
    assert not bob.last().menus
    assert not bob.last().buttons


async def test_decks_and_channels_can_be_several_or_all(bot: DixitBot, stage: Stage) -> None:
    alice = stage.person("Alice")
    guild = stage.playground.town.guild
    guild.owner_id = alice.id
    await alice.says("Shall we play here?")
    here = str(stage.channel.last_message.record.channel_id)
    await alice.slash("dixit settings")
    await alice.choose("setting:server:0:channels", here)
    assert (await bot.parts.store.server(guild.id)).channels == (int(here),)
    await alice.choose("setting:server:0:channels", here, "@everywhere")
    assert (await bot.parts.store.server(guild.id)).channels == ()
    await alice.choose("setting:server:0:decks", "plain")
    assert (await bot.parts.store.server(guild.id)).decks == ("plain",)
    await alice.choose("setting:server:0:decks", "plain", "@mixed")
    assert (await bot.parts.store.server(guild.id)).decks == ()


@pytest.mark.parametrize(
    "name", [name for name, kind in ROWS.items() if isinstance(kind, OneOf) and kind.or_role]
)
async def test_a_role_is_chosen_in_the_panel(bot: DixitBot, stage: Stage, name: str) -> None:
    alice = stage.person("Alice")
    town = stage.playground.town
    town.guild.owner_id = alice.id
    role = stage.playground.world.add_role(town.guild, "Friends")
    await alice.slash("dixit settings")
    await alice.choose(f"setting:server:0:{name}", str(role.id))
    assert selected(alice, f"setting:server:0:{name}") == ["Friends"]
    assert getattr(await bot.parts.store.server(town.guild.id), name) == str(role.id)
    default = getattr(ServerSettings(0), name)
    await alice.choose(f"setting:server:0:{name}", default)
    assert await bot.parts.store.server(town.guild.id) == ServerSettings(town.guild.id)


async def test_what_was_not_chosen_stays(bot: DixitBot, stage: Stage) -> None:
    alice = stage.person("Alice")
    guild = stage.playground.town.guild
    guild.owner_id = alice.id
    await alice.slash("dixit settings", mentions=False, threads=True)
    await alice.slash("dixit settings", language="uk")
    await alice.slash("dixit settings", language="auto")
    assert await bot.parts.store.server(guild.id) == ServerSettings(
        guild.id, mentions=False, threads=True
    )


async def test_a_deck_that_was_removed_is_not_named_by_its_id(bot: DixitBot, stage: Stage) -> None:
    alice, guild = stage.person("Alice"), stage.playground.town.guild
    guild.owner_id = alice.id
    await alice.slash("dixit deck new", name="Our town")
    (deck,) = await bot.parts.making.decks(guild.id)
    server = await bot.parts.store.server(guild.id)
    await bot.parts.store.put_server(replace(server, decks=(deck.id,)))
    await bot.parts.making.remove(guild.id, deck.id, None)
    reply = await alice.slash("dixit settings")
    shown = plain(reply.text)
    assert "a deck that has been removed" in shown
    assert deck.id not in shown


async def test_a_value_that_no_menu_can_show_stays_visible(bot: DixitBot, stage: Stage) -> None:
    alice, guild = stage.person("Alice"), stage.playground.town.guild
    guild.owner_id = alice.id
    for number in range(30):
        stage.playground.world.add_role(guild, f"Role {number}")
    await bot.parts.store.put_server(ServerSettings(guild.id, starters="12345"))
    shown = plain((await alice.slash("dixit settings")).text)
    assert "Who can start games: **<@&12345>**" in shown
    assert "A menu lists 25 roles, channels or decks at most. For any other, type" in shown


@pytest.mark.usefixtures("bot")
async def test_the_panel_of_a_manager_says_each_value_once(stage: Stage) -> None:
    alice = stage.person("Alice")
    stage.playground.town.guild.owner_id = alice.id
    shown = plain((await alice.slash("dixit settings")).text)
    assert "**" not in shown
    assert "Rule set" in shown
    assert "Mention people" in selected(alice, "setting:server:0:@switches")


SWITCHED, DECKS, CHANNELS = (
    f"setting:server:0:{name}" for name in ("@switches", "decks", "channels")
)


async def two_managers(stage: Stage) -> tuple[Actor, Actor]:
    """Return two managers who have opened the panel before either of them changes anything."""
    alice, bob = stage.people("Alice", "Bob")
    guild, world = stage.playground.town.guild, stage.playground.world
    guild.owner_id = alice.id
    managers = world.add_role(guild, "Managers", bob.person.user)
    managers.permissions |= Permission.MANAGE_GUILD
    for manager in (alice, bob):
        await manager.slash("dixit settings")
    return alice, bob


async def test_an_outdated_panel_changes_only_what_was_pressed_in_it(
    bot: DixitBot, stage: Stage
) -> None:
    alice, bob = await two_managers(stage)
    guild = stage.playground.town.guild
    first = ServerSettings(guild.id)
    kinds = kinds_of(ServerSettings)
    on = [name for name in kinds if kinds[name] is SettingKind.YES_NO and getattr(first, name)]
    await alice.choose(SWITCHED, *(name for name in on if name != "mentions"))
    await bob.choose(SWITCHED, *on, "threads")  # still shows mentions; on: threads
    changed = replace(first, mentions=False, threads=True)
    assert await bot.parts.store.server(guild.id) == changed
    assert "Games in threads" in selected(bob, SWITCHED)
    assert "Mention people" not in selected(bob, SWITCHED)


async def test_an_outdated_panel_adds_to_the_decks_that_another_manager_chose(
    bot: DixitBot, stage: Stage
) -> None:
    alice, bob = await two_managers(stage)
    guild = stage.playground.town.guild
    await alice.choose(DECKS, "@mixed", "plain")
    await bob.choose(DECKS, "@mixed", "extra")
    assert (await bot.parts.store.server(guild.id)).decks == ("plain", "extra")
    await bob.choose(DECKS, "extra")
    assert (await bot.parts.store.server(guild.id)).decks == ("extra",)


async def test_a_channel_that_no_menu_lists_stays_chosen(bot: DixitBot, stage: Stage) -> None:
    alice, _ = await two_managers(stage)
    town = stage.playground.town
    hidden = stage.playground.world.add_channel(town.guild, "hidden")
    stage.playground.world.set_permissions(
        hidden, stage.playground.world.bot, deny=Permission.VIEW_CHANNEL
    )
    await bot.parts.store.put_server(ServerSettings(town.guild.id, channels=(hidden.id, 404)))
    await alice.slash("dixit settings")
    await alice.choose(CHANNELS, str(town.channel.id))
    assert (await bot.parts.store.server(town.guild.id)).channels == (hidden.id, town.channel.id)

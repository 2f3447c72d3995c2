"""The languages of a server, a game and a person, and which one is used where."""

import pytest

from bot.client import DixitBot
from bot.text import library
from playground.driver import Stage

from .evening import Evening


@pytest.mark.parametrize("language", ["ar", "he"])
async def test_a_server_speaks_its_language_from_the_first_message(
    bot: DixitBot, stage: Stage, language: str
) -> None:
    """Discord has no such locale, so the server chooses."""
    words = library()(language)
    evening = Evening(stage, bot, 4)
    stage.playground.town.guild.owner_id = evening.host.id
    settings = await evening.host.slash("dixit settings", language=language)
    assert words("settings-title") in settings.text
    await evening.open()
    assert words("rules-dixit-2021") in stage.channel.last_message.text
    await evening.begin()
    await evening.tell("علامة")
    await evening.give()
    await evening.vote(right=True)
    await stage.wait_until(
        lambda: words("button-next") in stage.channel.last_message.text, "the reveal"
    )
    assert library()("en")("button-next") not in "\n".join(stage.channel.texts)


async def test_the_host_changes_the_games_language_in_the_lobby(
    bot: DixitBot, stage: Stage
) -> None:
    evening = Evening(stage, bot, 3)
    await evening.open()
    assert "Players" in stage.channel.last_message.text
    await evening.host.press("rules")
    refused = await evening.friends[1].press("rules")
    assert "Only the host" in refused.text
    await evening.host.choose("setlanguage", "Polski")
    await stage.wait_until(
        lambda: "Gracze" in stage.channel.last_message.text, "the lobby in Polish"
    )
    await evening.begin()
    await evening.tell("Daleko")
    await stage.wait_until(
        lambda: any("Pozostali:" in text for text in stage.channel.texts), "the clue in Polish"
    )
    assert (await evening.stored()).language == "pl"


async def test_a_rematch_keeps_the_games_language(bot: DixitBot, stage: Stage) -> None:
    evening = Evening(stage, bot, 3)
    await evening.open()
    await evening.host.press("rules")
    await evening.host.choose("setlanguage", "Français")
    await evening.begin()
    await evening.stop()
    await evening.host.press("rematch")
    await stage.wait_until(
        lambda: "Joueurs" in stage.channel.last_message.text, "the next lobby in French"
    )


async def test_a_language_is_chosen_by_its_own_name(bot: DixitBot, stage: Stage) -> None:
    alice = stage.person("Alice")
    for code, name in library().names.items():
        answer = await alice.slash("dixit me", language=name)
        assert answer.private
        assert (await bot.parts.store.person(alice.id)).language == code
        assert library()(code)("mine-title") in answer.text


@pytest.mark.usefixtures("bot")
async def test_commands_are_named_in_every_language_that_discord_has(stage: Stage) -> None:
    guild = stage.playground.town.guild
    for locale in ("fr", "pl", "ru", "uk"):
        words = library()(locale)
        user = stage.playground.world.add_user(f"Guest {locale}", locale, 0x336699)
        stage.playground.world.join(guild, user)
        offered = stage.person(user.name).person.commands(stage.channel.channel)
        assert len(offered) > 20
        for command in offered:
            name = command["path"].removeprefix("dixit ").replace(" ", "-")
            assert command["description_localized"] == words(f"command-{name}")
            names = [option["name_localized"] for option in command["options"]]
            assert len(set(names)) == len(names)

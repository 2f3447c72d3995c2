"""The languages of a server, a game and a person, and which one is used where."""

import pytest

from bot.client import DixitBot
from bot.rules.ids import PlayerId
from bot.text import library
from playground.driver import Reply, Stage

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


async def test_a_refusal_is_in_the_language_of_every_other_private_answer(
    bot: DixitBot, stage: Stage
) -> None:
    """The reader's choice comes first, then the game's language, the server's and Discord's."""
    evening = Evening(stage, bot, 3)
    stage.playground.town.guild.owner_id = evening.host.id
    chloe = evening.friends[2]  # whose Discord is French
    said = "error-no-game"
    assert library()("fr")(said) in (await chloe.slash("dixit begin")).text
    await evening.host.slash("dixit settings", language="Polski")
    assert library()("pl")(said) in (await chloe.slash("dixit begin")).text
    await evening.open()
    await evening.host.press("rules")
    await evening.host.choose("setlanguage", "עברית")
    hebrew = {
        "typed": await chloe.slash("dixit begin"),
        "pressed": await chloe.press("rules"),
        "already open": await chloe.slash("dixit start"),
        "guide": await chloe.press("how"),
    }
    assert {name: _language_of(reply) for name, reply in hebrew.items()} == dict.fromkeys(
        hebrew, "he"
    )
    await chloe.slash("dixit me", language="Українська")
    refused = (await chloe.slash("dixit begin"), await chloe.press("rules"))
    assert [_language_of(reply) for reply in refused] == ["uk", "uk"]


async def test_a_refusal_before_the_game_is_loaded_is_in_its_language(
    bot: DixitBot, stage: Stage
) -> None:
    evening = Evening(stage, bot, 3)
    await evening.open()
    await evening.host.press("rules")
    await evening.host.choose("setlanguage", "עברית")
    await evening.host.press("setend")
    assert _language_of(await evening.host.fills("two")) == "he"


async def test_a_notice_about_a_game_is_in_its_language(bot: DixitBot, stage: Stage) -> None:
    """Even if it follows an answer that is not about the game."""
    evening = Evening(stage, bot, 3)
    bob = evening.friends[1]
    bob.person.user.accepts_dms = False
    await evening.host.slash("dixit start", deck="plain", pace="none")
    await evening.host.press("rules")
    await evening.host.choose("setlanguage", "עברית")
    await bot.parts.screens.settle()
    game = bot.parts.games[await evening.game_id()]
    game.pending_notices[PlayerId(str(bob.id))] = "dms-closed"
    answer = await bob.slash("dixit help")
    assert _language_of(answer) != "he"
    await stage.wait_until(lambda: bob.can_see(library()("he")("dms-closed")[:20]), "the notice")


def _language_of(reply: Reply) -> str:
    """Return the language of an answer by its letters, as far as these tests mix them."""
    letters = [letter for letter in reply.text if letter.isalpha()]
    if any("\u0590" <= letter <= "\u05ff" for letter in letters):
        return "he"
    return "uk" if any("\u0400" <= letter <= "\u04ff" for letter in letters) else "fr or pl"

"""Every slash command does what its button does, in English and in Ukrainian."""

import asyncio
from functools import partial
from typing import Any

import pytest
from discord import app_commands

from bot.client import DixitBot
from bot.gateway.messages import Messages
from bot.rules.model import Pace, Phase
from bot.store import ServerSettings
from bot.text import FALLBACK
from bot.ui.help import ORDER
from bot.ui.ids import VERBS
from playground.driver import Actor, Stage
from playground.model import User
from tests.text.languages import sentences

from .evening import Evening, plain
from .order import until

SUBCOMMAND = 1  # as Discord numbers the types of options


def newcomer(stage: Stage, name: str, locale: str) -> Actor:
    """Return a person who has just joined the server."""
    world = stage.playground.world
    user: User = world.add_user(name, locale, 0x336699)
    world.join(stage.playground.town.guild, user)
    return stage.person(name)


async def test_a_round_by_commands_alone(bot: DixitBot, stage: Stage) -> None:
    evening = Evening(stage, bot, 4)
    alice, bob, chloe, dmitri = evening.friends
    await alice.slash("dixit start", deck="plain", pace="none")
    for friend in (bob, chloe, dmitri):
        assert (await friend.slash("dixit join")).private
    assert (await alice.slash("dixit begin")).private
    await bob.press("claim")
    assert len(await bob.completes("dixit clue", "card", "")) == 6
    told = await bob.slash("dixit clue", text="Nobody answers", card=2)
    assert "Your clue is out" in told.text
    for friend in (alice, chloe, dmitri):
        given = await friend.slash("dixit play", card=3)
        assert "You played card 3" in plain(given.text)
    game = await evening.game()
    assert game.phase is Phase.VOTING
    hand = await chloe.slash("dixit hand")
    assert hand.private
    for friend in (alice, chloe, dmitri):
        offered = await friend.completes("dixit vote", "card", "")
        assert len(offered) == 3  # one's own card is left out
        await friend.slash("dixit vote", card=int(offered[0].split()[0]))
    assert (await evening.game()).phase is Phase.SCORED
    score = await (await dmitri.slash("dixit score")).arrived()
    assert "Scores" in score.text
    history = await dmitri.slash("dixit history")
    assert "Nobody answers" in (await history.arrived()).text


async def test_the_host_and_moderators_rule_the_table(bot: DixitBot, stage: Stage) -> None:
    evening = Evening(stage, bot, 5)
    alice, bob, chloe, *_ = evening.friends
    await evening.open()
    await evening.begin()
    for name in ("skip", "stop"):
        assert "Only the host" in (await bob.slash(f"dixit host {name}")).text
    assert "Only the host" in (await bob.slash("dixit host kick", player=chloe)).text
    await alice.slash("dixit host kick", player=chloe)
    assert len((await evening.game()).seats) == 4
    before = (await evening.game()).current.number
    await alice.slash("dixit host skip")
    assert (await evening.game()).current.number == before + 1
    await evening.stop(alice)
    await stage.wait_until(lambda: alice.can_see("The end"), "the end")
    await bob.slash("dixit rematch")
    assert (await evening.game()).phase is Phase.LOBBY
    assert len((await evening.game()).seats) == 4


async def test_who_stops_a_lobby_is_told_that_it_is_closed(bot: DixitBot, stage: Stage) -> None:
    evening = Evening(stage, bot, 3)
    await evening.open()
    _, bob, _ = evening.friends
    assert "the host can change everything" in (await bob.slash("dixit host panel")).text
    told = await evening.host.slash("dixit host stop")
    assert "This lobby is closed." in told.text
    assert "is over" not in told.text


async def test_the_table_can_be_posted_anew(bot: DixitBot, stage: Stage) -> None:
    evening = Evening(stage, bot, 3)
    await evening.open()
    await evening.begin()
    await evening.tell("Far away")
    await stage.wait_until(lambda: evening.host.can_see("Far away"), "the clue")
    await evening.host.says("so much chatter")
    await evening.host.slash("dixit table")
    await stage.wait_until(lambda: "Far away" in stage.channel.last_message.text, "the clue again")
    await stage.wait_until(lambda: sum("Far away" in t for t in stage.channel.texts) == 1, "one")


async def test_the_table_is_posted_anew_also_while_it_is_being_posted(
    bot: DixitBot, stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    evening = Evening(stage, bot, 3)
    await evening.open()
    await evening.begin()
    await bot.parts.screens.settle()
    asked, post = asyncio.Event(), Messages.post

    async def post_slowly(self: Messages, *args: Any, **details: Any) -> Any:
        posted = await post(self, *args, **details)
        await asked.wait()
        return posted

    monkeypatch.setattr(Messages, "post", post_slowly)
    await evening.tell("Far away")
    await stage.wait_until(lambda: "Far away" in stage.channel.last_message.text, "the clue")
    await evening.host.says("so much chatter")
    await evening.host.slash("dixit table")
    game = bot.parts.games[await evening.game_id()]
    await until(lambda: game.repost_wanted, "the wish")
    asked.set()
    await stage.wait_until(lambda: "Far away" in stage.channel.last_message.text, "the clue again")
    await stage.wait_until(lambda: sum("Far away" in t for t in stage.channel.texts) == 1, "one")


async def test_a_second_start_leads_to_the_game_that_is_open(bot: DixitBot, stage: Stage) -> None:
    evening = Evening(stage, bot, 3)
    await evening.open()
    await evening.begin()
    await evening.tell("Far away")
    await stage.wait_until(lambda: evening.host.can_see("Far away"), "the clue")
    await bot.parts.screens.settle()
    newest = stage.channel.last_message
    reply = await evening.friends[1].slash("dixit start")
    assert reply.private
    guild, channel = stage.playground.town.guild, evening.channel
    assert (
        f"](https://discord.com/channels/{guild.id}/{channel.id}/{newest.record.id})" in reply.text
    )


async def test_teams_and_traps_have_commands(bot: DixitBot, stage: Stage) -> None:
    evening = Evening(stage, bot, 6)
    await evening.open("team-2011")
    for number, friend in enumerate(evening.friends):
        await friend.slash("dixit team", number=number // 2 + 1)
    assert [seat.team for seat in (await evening.game()).seats] == [1, 1, 2, 2, 3, 3]
    await evening.stop()
    await evening.open("party-2011")
    await evening.begin()
    await evening.tell()
    await evening.give()
    assert "Which card" in (await evening.host.slash("dixit vote")).text
    trapped = await evening.host.slash("dixit vote", trap=2)
    assert "trap is on card 2" in plain(trapped.text)
    both = await evening.host.slash("dixit vote", card=1, trap=3)
    assert "You voted for card 1" in plain(both.text)
    assert (await evening.game()).current.trap == 3
    assert evening.host.id in map(int, (await evening.game()).current.ballots)
    refused = await evening.friends[1].slash("dixit vote", card=1, trap=2)
    assert "Only the storyteller can do that" in refused.text
    assert (await evening.game()).current.trap == 3
    assert str(evening.friends[1].id) not in (await evening.game()).current.ballots


async def test_a_card_is_suggested_by_a_word_of_its_description_in_any_case(
    bot: DixitBot, stage: Stage
) -> None:
    evening = Evening(stage, bot, 3)
    await evening.open()
    await evening.begin()
    await evening.tell()
    bob, game = evening.friends[1], await evening.game()
    card = game.seats[1].hand[2].removeprefix("plain/")
    assert await bob.completes("dixit play", "card", f"Marked-{card}") == [f"3 · marked-{card}"]


async def test_a_server_chooses_its_defaults(bot: DixitBot, stage: Stage) -> None:
    alice, bob = stage.people("Alice", "Bob")
    guild = stage.playground.town.guild
    refused = await bob.slash("dixit settings", pace="slow")
    assert "Only members with the Manage Server permission" in refused.text
    seen = await bob.slash("dixit settings")
    assert seen.private
    assert "Pace: **Normal**" in plain(seen.text)
    guild.owner_id = alice.id
    await alice.slash("dixit settings", rules="odyssey-2023", pace="quick", deck="extra")
    await alice.slash("dixit settings", language="uk", hands="button", starters="managers")
    kept = await bot.parts.store.server(guild.id)
    assert kept == ServerSettings(
        guild.id, "odyssey-2023", Pace.QUICK, ("extra",), "uk", "managers", "button"
    )
    assert "не всі" in (await bob.slash("dixit start")).text
    await alice.slash("dixit start")
    assert "Odyssey (2023)" in stage.channel.last_message.text
    assert "Гравці" in stage.channel.last_message.text


@pytest.mark.parametrize("rules", ["dixit-2021", "odyssey-2013", "party-2023", "team-2011"])
async def test_rules_are_explained_to_anybody(bot: DixitBot, stage: Stage, rules: str) -> None:
    reply = await stage.person("Bob").slash("dixit rules", rules=rules)
    assert reply.private
    assert "Points" in reply.text
    assert bot.parts.library("en")(f"rules-{rules}") in reply.text


async def test_help_names_every_command(bot: DixitBot, stage: Stage) -> None:
    text = (await stage.person("Bob").slash("dixit help")).text
    commands = [one for one in bot.slash.walk_commands() if isinstance(one, app_commands.Command)]
    names = [command.qualified_name for command in commands]
    assert "dixit deck add" in names
    assert bot.slash_id is not None
    assert [name for name in names if f"</{name}:{bot.slash_id}>" not in text] == []


async def test_commands_fit_and_the_most_used_come_first(bot: DixitBot) -> None:
    sent = bot.slash.to_dict(bot.tree)["options"]
    names = [option["name"] for option in sent]
    assert len(names) <= 25  # which is all that Discord takes
    assert names[:5] == ["start", "join", "hand", "rules", "table"]
    paths = [
        f"{option['name']} {inner['name']}" if inner["type"] == SUBCOMMAND else option["name"]
        for option in sent
        for inner in option.get("options") or [{"type": None}]
    ]
    assert list(dict.fromkeys(paths)) == list(ORDER)


async def test_every_button_that_can_be_offered_has_a_handler(bot: DixitBot) -> None:
    assert set(bot.interactions.routes.verbs) == set(VERBS)


async def test_an_option_has_the_words_of_its_parameter(bot: DixitBot) -> None:
    commands = [one for one in bot.slash.walk_commands() if isinstance(one, app_commands.Command)]
    words = bot.parts.library("en")
    options = [option for command in commands for option in command.parameters]
    assert len(options) > 40
    for option in options:
        word = option.name.rstrip("0123456789")
        key = f"option-{word.replace('_', '-')}"
        assert option.display_name == words(key) + option.name.removeprefix(word)
        assert option.description == words(f"{key}.about")
    said = {key for key in sentences(FALLBACK) if key.startswith("option-")}
    keys = {option.locale_name.extras["key"] for option in options if option.locale_name}
    assert said == keys | {f"{key}.about" for key in keys}


async def test_everybody_reads_their_own_language(bot: DixitBot, stage: Stage) -> None:
    evening = Evening(stage, bot, 3)
    olia = newcomer(stage, "Оля", "uk")
    evening.friends = [olia, *evening.friends[:2]]
    await olia.slash("dixit start", deck="plain", pace="none")
    assert "Гравці" in stage.channel.last_message.text  # the game speaks its opener's language
    for friend in evening.friends[1:]:
        await friend.press("join")
    bob = evening.friends[2]
    await bob.slash("dixit me", language="en")
    await evening.begin()
    await evening.tell("Далеко")
    await stage.wait_until(partial(bob.dm.can_see, "cards that could fit"), "English in private")
    await stage.wait_until(
        partial(evening.friends[1].dm.can_see, "Викладіть"), "the game's language in private"
    )
    assert any("Решта: натисніть" in text for text in stage.channel.texts)
    await evening.give()
    await evening.vote()
    await stage.wait_until(lambda: olia.can_see("Далі"), "the reveal in Ukrainian")

"""Unmodified discord.py on the playground: everything the bot's own code relies on."""

import asyncio

import aiohttp
import pytest

from playground.driver import DidNotRespond, Stage
from playground.model import Callback
from playground.server import Playground

from .echo_bot import EchoBot

pytestmark = pytest.mark.usefixtures("echo")


@pytest.fixture(autouse=True)
def no_false_alarm(playground: Playground) -> object:
    """Check after each test that the playground objected to nothing discord.py sent."""
    yield
    assert playground.violations == []


async def test_the_bot_logs_in_and_its_commands_are_there(stage: Stage, echo: EchoBot) -> None:
    assert echo.user is not None
    assert echo.user.id == stage.playground.world.bot.id
    assert {guild.name for guild in echo.guilds} == {"The Rabbit Hole", "Second Burrow"}
    paths = [one["path"] for one in stage.person("Alice").person.commands(stage.channel.channel)]
    assert "echo say" in paths


async def test_a_command_is_answered_in_the_persons_language(stage: Stage) -> None:
    chloe = stage.person("Chloé")

    reply = await chloe.slash("echo say", word="lune")

    assert reply.text == "fr: lune"
    assert stage.channel.last_message.text == "fr: lune"


async def test_options_are_completed_while_typing(stage: Stage) -> None:
    assert await stage.person("Alice").completes("echo say", "word", "mo") == ["moon", "mouse"]


async def test_a_private_answer_is_seen_by_the_presser_alone(stage: Stage) -> None:
    alice, bob = stage.people("Alice", "Bob")
    await alice.slash("echo buttons")

    reply = await bob.press("Join")

    assert reply.private
    assert reply.message is not None
    assert stage.who_can_see(reply.message) == {"Bob"}
    assert bob.can_see("You are in")
    assert not alice.can_see("You are in")


@pytest.mark.parametrize("words", ["🐇", "🐇 Join", "join", "join:1:1"])
async def test_a_button_is_found_by_what_it_shows(stage: Stage, words: str) -> None:
    alice = stage.person("Alice")
    await alice.slash("echo buttons")

    assert (await alice.press(words)).text == "You are in"


async def test_a_button_changes_its_own_message(stage: Stage) -> None:
    alice = stage.person("Alice")
    await alice.slash("echo buttons")

    reply = await alice.press("Count")

    assert reply.callback is Callback.UPDATE
    assert stage.channel.last_message.text.startswith("One more")


async def test_a_form_opens_and_comes_back(stage: Stage) -> None:
    alice = stage.person("Alice")
    await alice.slash("echo buttons")

    assert (await alice.press("Tell")).form == "Your clue"
    assert (await alice.fills("freedom")).text == "The clue is freedom"
    await alice.press("Tell")
    assert (await alice.fills(Clue="moon")).text == "The clue is moon"


async def test_menus_take_several_words_or_a_person(stage: Stage) -> None:
    alice, bob = stage.people("Alice", "Bob")
    await alice.slash("echo buttons")

    assert (await alice.choose("Vote", "Card 2", 5)).text == "You chose 2 and 5"
    assert (await alice.choose("Partner", bob)).text == "With Bob"


async def test_a_silent_bot_is_noticed_after_three_seconds(stage: Stage, echo: EchoBot) -> None:
    alice = stage.person("Alice")
    await alice.slash("echo buttons")
    pressing = asyncio.create_task(alice.press("Silence"))
    await echo.wait_for("interaction", timeout=60)

    stage.playground.world.clock.move(3.5)

    with pytest.raises(DidNotRespond):
        await pressing


async def test_a_deferred_press_is_followed_by_a_private_message(stage: Stage) -> None:
    alice = stage.person("Alice")
    await alice.slash("echo buttons")

    reply = await alice.press("Later")
    await stage.wait_until(lambda: reply.follow_ups)

    assert reply.callback is Callback.DEFERRED_UPDATE
    assert [one.text for one in reply.follow_ups] == ["Here it is"]
    assert reply.follow_ups[0].private


@pytest.mark.parametrize("private", [True, False])
async def test_thinking_turns_into_an_answer(stage: Stage, private: bool) -> None:
    reply = await (await stage.person("Alice").slash("echo think", private=private)).arrived()

    assert reply.text == "Thought"
    assert reply.private is private


async def test_follow_ups_are_edited_and_deleted(stage: Stage) -> None:
    await stage.person("Alice").slash("echo follow")

    await stage.wait_until(lambda: "First, edited" in stage.channel.texts)

    assert stage.channel.texts == ["First, edited", "Second, edited"]


async def test_a_repeated_nonce_posts_once(stage: Stage) -> None:
    await stage.person("Alice").slash("echo post")

    await stage.wait_until(lambda: "a reply" in stage.channel.texts)

    assert stage.channel.texts == ["kept, once", "a reply"]


async def test_a_poster_shows_its_picture_with_words_for_those_who_cannot_see_it(
    stage: Stage, http: aiohttp.ClientSession
) -> None:
    reply = await stage.person("Alice").slash("echo poster")

    assert reply.message is not None
    assert reply.message.pictures == ["Six cards", "small"]
    assert "# A table" in reply.text
    gallery = reply.message.record.components[0]["components"][2]
    media = gallery["items"][0]["media"]
    assert (media["width"], media["height"]) == (10, 20)
    async with http.get(media["url"]) as answer:
        assert answer.content_type == "image/png"
        assert await answer.read() == reply.message.record.attachments[0].content


async def test_a_poster_is_repainted_with_a_new_picture(stage: Stage) -> None:
    await stage.person("Alice").slash("echo repaint")
    await stage.wait_until(lambda: any("Another" in text for text in stage.channel.texts))
    await stage.wait_until(lambda: len(stage.channel.messages) == 1)

    [file] = stage.channel.last_message.record.attachments
    assert (file.width, file.height) == (30, 40)


async def test_a_direct_message_has_a_picture_and_working_buttons(stage: Stage) -> None:
    alice = stage.person("Alice")
    await alice.slash("echo whisper")

    await stage.wait_until(lambda: alice.dm.can_see("Your hand"))
    assert alice.dm.last().pictures == ["a hare"]
    assert stage.who_can_see(alice.dm.last()) == {"Alice"}
    assert (await alice.dm.choose("Vote", 3)).text == "You chose 3"


async def test_a_thread_is_opened_written_in_and_archived(stage: Stage) -> None:
    await stage.person("Alice").slash("echo thread")
    world = stage.playground.world

    await stage.wait_until(lambda: any(one.archived for one in world.channels.values()))

    [thread] = [one for one in world.channels.values() if one.is_thread]
    assert stage.place(thread).texts == ["inside"]


async def test_many_people_press_at_the_same_instant(stage: Stage) -> None:
    names = list(stage.playground.town.people)
    people = stage.people(*names)
    await people[0].slash("echo buttons")

    replies = await asyncio.gather(*(one.press("Join") for one in people))

    assert [reply.text for reply in replies] == ["You are in"] * 12

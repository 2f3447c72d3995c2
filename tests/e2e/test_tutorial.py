"""*Show me how* and ``/dixit tutorial``: one private answer from the first card to the end."""

from bot.client import DixitBot
from playground.driver import Actor, Reply, Stage

from .evening import plain


async def read(reply: Reply) -> str:
    """Return the text of a tutorial's message once it has arrived; check that it is private."""
    await reply.arrived()
    assert reply.private
    return plain(reply.text)


async def test_a_newcomer_plays_a_round_with_computers_in_one_private_message(
    stage: Stage, bot: DixitBot
) -> None:
    alice = stage.person("Alice")
    before = len(stage.channel.messages)
    begun = await alice.slash("dixit tutorial")
    assert "step 1 of 5" in await read(begun)
    assert begun.message is not None
    assert begun.message.pictures
    panel = begun.message.record.id
    assert "step 2 of 5" in await read(await alice.press("tutorgive"))
    assert "step 3 of 5" in await read(await alice.choose("tutorvote", votable(alice)[0]))
    assert "step 4 of 5" in await read(await alice.press("Give a clue"))
    await alice.press("tutorclue")
    ended = await alice.fills("A door in the sea", "It leads nowhere")
    assert "found your card" in await read(ended)
    assert ended.message is not None
    assert ended.message.record.id == panel
    # Nobody else saw anything of it, and nothing of it is kept.
    assert len(stage.channel.messages) == before
    assert not stage.person("Bob").sees()
    assert await bot.parts.store.find_live(alice.channel.id) is None
    assert "step 1 of 5" in await read(await alice.press("Try another round"))


def votable(who: Actor) -> list[str]:
    """Return the slots that the vote menu offers."""
    (menu,) = [
        part
        for row in who.last().record.components[0]["components"]
        for part in row.get("components", ())
        if part.get("custom_id", "").startswith("tutorvote")
    ]
    return [option["value"] for option in menu["options"]]


async def test_a_tutorial_that_was_forgotten_says_so_and_offers_another(
    stage: Stage, bot: DixitBot
) -> None:
    alice = stage.person("Alice")
    await read(await alice.slash("dixit tutorial"))
    bot.parts.tutorials._kept.clear()  # as a restart does
    assert "This tutorial has expired" in await read(await alice.press("tutorgive"))
    assert "step 1 of 5" in await read(await alice.press("Show me how"))
    await read(await alice.press("tutorgive"))
    await read(await alice.choose("tutorvote", votable(alice)[0]))
    await alice.press("Give a clue")
    await alice.press("tutorclue")
    ended = await alice.fills("A door in the sea")
    await read(ended)
    await alice.press("start")
    assert await bot.parts.store.find_live(alice.channel.id)

"""Presses at once, twice, too late or by the wrong person: each gets one sentence."""

import asyncio

from bot.client import DixitBot
from bot.rules.duties import awaited
from bot.rules.model import Phase
from playground.driver import Reply, Stage
from playground.feed import Event
from playground.shown import Shown

from .evening import NAMES, Evening, leave, plain
from .order import check_in_line


async def test_twelve_people_press_twice_at_once_and_each_counts_once(
    bot: DixitBot, stage: Stage
) -> None:
    evening = Evening(stage, bot, 12)
    await evening.host.slash("dixit start", rules="odyssey-2023", deck="plain", pace="none")
    lobby = stage.channel.last_message
    replies = await asyncio.gather(
        *(friend.press("join", on=lobby) for friend in evening.friends for _ in range(2))
    )
    assert all(reply.callback is not None for reply in replies)
    assert len((await evening.game()).players) == 12
    await check_in_line(stage, bot, await evening.game_id())
    await evening.begin()
    await evening.tell()
    await bot.parts.screens.settle()
    game = await evening.game()
    verb = f"give:{await evening.game_id()}:{game.current.number}:1"
    before = len(stage.playground.requests)
    givers = [evening.friend(player) for player in awaited(game)]
    await asyncio.gather(*(friend.dm.press(verb) for friend in givers[:-1]))
    await check_in_line(stage, bot, await evening.game_id())
    given = (await evening.game()).current.given
    assert all(given[player] for player in awaited(game)[:-1])
    assert edits(stage, before, stage.channel.last_message.record.id) < 10 / 2
    table = stage.channel.messages
    await givers[-1].dm.press(verb)
    await stage.wait_until(lambda: len(stage.channel.messages) > len(table), "the table")
    await bot.parts.screens.settle()
    await vote_at_once(evening)
    await check_in_line(stage, bot, await evening.game_id())
    assert (await evening.game()).phase is Phase.SCORED


async def vote_at_once(evening: Evening) -> None:
    game = await evening.game()
    verb = f"vote:{await evening.game_id()}"
    await asyncio.gather(
        *(
            evening.friend(player).dm.choose(verb, *evening.ballot(game, player, hit=False))
            for player in awaited(game)
        )
    )


def edits(stage: Stage, since: int, message_id: int) -> int:
    """Return how often a message was edited after the first ``since`` requests."""
    seen = list(stage.playground.requests)[since:]
    return sum(one.method == "PATCH" and str(message_id) in one.path for one in seen)


async def test_presses_that_are_out_of_place_get_one_private_sentence(
    bot: DixitBot, stage: Stage
) -> None:
    evening = Evening(stage, bot, 4)
    (stranger,) = stage.people(NAMES[5])
    await evening.open()
    await evening.begin()
    await evening.tell()
    await bot.parts.screens.settle()
    game_id = await evening.game_id()
    clue = stage.channel.last_message
    hand = evening.friends[1].dm.last()
    others = evening.friends[2].dm.last()
    before = await evening.stored()

    out_of_place = [
        stranger.press("hand", on=clue),
        forged(evening, 1, hand, f"give:{game_id}:7:1"),  # another round
        forged(evening, 1, hand, f"vote:{game_id}:1"),  # the wrong phase
        forged(evening, 2, others, f"story:{game_id}:1:1"),
        forged(evening, 1, hand, f"give:{game_id}:1:99"),  # no such card
        forged(evening, 1, hand, "give:nosuchid:1:1"),  # no such game
        forged(evening, 1, hand, f"begin:{game_id}:0"),
    ]
    for pressing in out_of_place:
        reply = await pressing
        said = await sentence_of(stage, reply)
        assert len(said) > 10
        assert "wrong on our side" not in said, said
    assert await evening.stored() == before

    leaver = evening.friends[3]
    await leave(leaver)
    reply = await leaver.press("hand", on=clue)
    assert reply.private
    assert "wrong on our side" not in reply.text
    await check_in_line(stage, bot, game_id)


async def sentence_of(stage: Stage, reply: Reply) -> str:
    """Return the private answer to a press, and check that there is only one.

    If the first response updates the pressed hand, the answer is the only follow-up.
    """
    if reply.private:
        assert not reply.follow_ups
        return reply.text
    await stage.wait_until(lambda: reply.follow_ups, "the sentence")
    (said,) = reply.follow_ups
    assert said.private
    return said.text


async def forged(evening: Evening, who: int, shown: Shown, custom_id: str) -> Reply:
    """Press a button that was there before, as an outdated client may still show it."""
    friend = evening.friends[who].dm
    channel = friend.channel
    row = {"type": 1, "id": 900, "components": []}
    kind = 3 if custom_id.startswith("vote") else 2
    part = {"type": kind, "id": 901, "custom_id": custom_id, "style": 2, "label": "old"}
    if kind == 3:
        part |= {"options": [{"label": "1", "value": "1"}], "min_values": 1, "max_values": 1}
    record = shown.record
    kept = record.components
    record.components = [*kept, row | {"components": [part]}]
    assert channel.id == record.channel_id
    try:
        if kind == 3:
            return await friend.choose(custom_id, "1", on=shown)
        return await friend.press(custom_id, on=shown)
    finally:
        record.components = kept


async def test_an_older_state_never_replaces_a_newer_one(bot: DixitBot, stage: Stage) -> None:
    evening = Evening(stage, bot, 2)
    (late,) = stage.people(NAMES[4])
    await evening.open()
    await bot.parts.screens.settle()
    lobby = stage.channel.last_message
    seen: list[str] = []

    def note(event: Event) -> None:
        if event.name == "MESSAGE_UPDATE" and event.data["id"] == str(lobby.record.id):
            seen.append(plain(lobby.text).partition("Players: ")[2][:1])

    stop = stage.playground.world.feed.subscribe(note)
    # The redraw of the third player's arrival takes its time, and a press comes in between.
    slow = stage.playground.faults.add("PATCH *", delay=0.4)
    await late.slash("dixit join")
    await stage.wait_until(lambda: slow.hits, "the redraw under way")
    reply = await evening.friends[1].press("leave", on=lobby)
    assert reply.callback is not None
    await late.press("leave", on=lobby)
    await check_in_line(stage, bot, await evening.game_id())
    stop()
    assert seen[-1] == "1"
    assert seen in (["3", "1"], ["3", "2", "1"], ["1"], ["2", "1"])
    assert len((await evening.game()).players) == 1

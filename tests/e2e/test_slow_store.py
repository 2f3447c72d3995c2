"""A slow disk or database server: every press is acknowledged in time.

The answer follows as soon as the move is saved, to those who may read it.
"""

import asyncio
import inspect
from collections.abc import Awaitable, Callable
from functools import wraps
from typing import Any

import pytest

from bot.client import DixitBot
from bot.gateway import replies
from bot.gateway.attachments import Files
from bot.rules.model import Pace, Phase
from bot.store import GameStore, StoreError, Unreachable
from bot.ui.content import Content
from playground.driver import PATIENCE, Reply, Stage
from playground.model import Callback
from playground.shown import Shown

from .conftest import on_sqlite
from .evening import Evening, plain
from .order import check_in_line, until

pytestmark = on_sqlite

LATER = (Callback.DEFERRED_UPDATE, Callback.THINKING)


class SlowStore:
    """Patches a store so that its reads and writes wait while it is frozen."""

    def __init__(self, store: GameStore, monkeypatch: pytest.MonkeyPatch) -> None:
        self._patch = monkeypatch
        self._flowing = asyncio.Event()
        self._flowing.set()
        self.fault: StoreError | None = None
        for name, method in inspect.getmembers(store, inspect.iscoroutinefunction):
            if not name.startswith("_") and name != "close":
                monkeypatch.setattr(store, name, self._slow(method))

    def _slow(self, method: Callable[..., Awaitable[Any]]) -> Callable[..., Awaitable[Any]]:
        @wraps(method)
        async def slow(*args: Any, **options: Any) -> Any:
            await self._flowing.wait()
            if self.fault is not None:
                raise self.fault
            return await method(*args, **options)

        return slow

    def freeze(self) -> None:
        """Make reads and writes wait, and the bot acknowledge presses without its usual delay."""
        self._patch.setattr(replies, "ACKNOWLEDGE_AFTER", 0.0)
        self._flowing.clear()

    def thaw(self) -> None:
        self._patch.setattr(replies, "ACKNOWLEDGE_AFTER", PATIENCE)
        self._flowing.set()


@pytest.fixture
def slow(bot: DixitBot, monkeypatch: pytest.MonkeyPatch) -> SlowStore:
    return SlowStore(bot.parts.store, monkeypatch)


@pytest.fixture
def evening(bot: DixitBot, stage: Stage) -> Evening:
    return Evening(stage, bot, 4)


async def acknowledged(slow: SlowStore, acting: Awaitable[Reply]) -> Reply:
    """Await an action while the store is frozen, check that it was deferred, and thaw the store."""
    slow.freeze()
    reply = await acting
    assert reply.callback in LATER
    slow.thaw()
    return reply


async def told(stage: Stage, reply: Reply) -> Shown:
    """Wait for the private answer to the presser to have its content; return it."""

    def found() -> Shown | None:
        private = [one for one in (reply.message, *reply.follow_ups) if one and one.private]
        return next((one for one in private if not one.thinking), None)

    await stage.wait_until(found, "an answer")
    answer = found()
    assert answer is not None
    return answer


def thinking(stage: Stage) -> list[Shown]:
    messages = stage.channel.channel.messages.values()
    return [one for one in map(Shown, messages) if one.thinking]


async def test_a_new_lobby_stands_once_and_nobody_is_left_waiting(
    evening: Evening, stage: Stage, bot: DixitBot, slow: SlowStore
) -> None:
    await acknowledged(slow, evening.host.slash("dixit start", deck="plain", pace="none"))
    await stage.wait_until(lambda: evening.host.can_see("Join"), "the lobby")
    await stage.wait_until(lambda: not thinking(stage), "the end of thinking")
    await check_in_line(stage, bot, await evening.game_id())


async def test_a_lobby_in_a_thread_of_its_own_is_opened_all_the_same(
    evening: Evening, stage: Stage, bot: DixitBot, slow: SlowStore
) -> None:
    start = evening.host.slash("dixit start", deck="plain", pace="none", thread=True)
    await acknowledged(slow, start)
    channels = stage.playground.world.channels
    await stage.wait_until(lambda: [one for one in channels.values() if one.is_thread], "a thread")
    (thread,) = [one for one in channels.values() if one.is_thread]
    evening.move_to(thread)
    await stage.wait_until(lambda: evening.host.with_part("join"), "the lobby")
    await stage.wait_until(lambda: not thinking(stage), "the end of thinking")
    await bot.parts.screens.settle()
    assert len(stage.channel.messages) == 1
    await check_in_line(stage, bot, await evening.game_id())


async def test_joining_and_leaving_is_shown_to_everybody(
    evening: Evening, stage: Stage, bot: DixitBot, slow: SlowStore
) -> None:
    await evening.open()
    for verb, players in (("leave", 3), ("join", 4)):
        reply = await acknowledged(slow, evening.friends[1].press(verb))
        assert reply.callback is Callback.DEFERRED_UPDATE
        await until_shown(stage, bot, evening)
        assert len((await evening.game()).players) == players
        assert not reply.follow_ups


async def until_shown(stage: Stage, bot: DixitBot, evening: Evening) -> None:
    await until(lambda: not bot.interactions.arrivals._inside, "the end of the press")
    await bot.parts.screens.settle()
    await check_in_line(stage, bot, await evening.game_id())


async def test_a_hand_is_shown_to_its_owner_and_to_nobody_else(
    evening: Evening, stage: Stage, bot: DixitBot, slow: SlowStore
) -> None:
    await evening.open()
    await evening.begin()
    await bot.parts.screens.settle()
    reply = await acknowledged(slow, evening.friends[1].press("hand"))
    answer = await told(stage, reply)
    assert stage.who_can_see(answer) == {evening.friends[1].name}
    assert answer.record.attachments
    await until_shown(stage, bot, evening)


async def test_a_hand_whose_picture_takes_long_is_no_more_public(
    evening: Evening,
    stage: Stage,
    bot: DixitBot,
    slow: SlowStore,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    await evening.open()
    await evening.begin()
    await bot.parts.screens.settle()
    monkeypatch.setattr("bot.screens.files.PICTURE_PATIENCE", 0.0)
    files, drawing = bot.parts.files, bot.parts.files.make

    async def drawn_late(content: Content) -> Files:
        await asyncio.sleep(0.1)
        return await drawing(content)

    monkeypatch.setattr(files, "make", drawn_late)
    reply = await acknowledged(slow, evening.friends[1].press("hand"))
    answer = await told(stage, reply)
    assert stage.who_can_see(answer) == {evening.friends[1].name}
    assert answer.record.attachments
    await until_shown(stage, bot, evening)


async def test_a_whole_round_is_played(
    evening: Evening, stage: Stage, bot: DixitBot, slow: SlowStore
) -> None:
    await evening.open()
    await acknowledged(slow, evening.host.press("begin"))
    await until_shown(stage, bot, evening)
    await acknowledged(slow, evening.host.dm.press("claim"))
    await until_shown(stage, bot, evening)
    story = f"story:{await evening.game_id()}:1:1"
    late = await acknowledged(slow, evening.host.dm.press(story))
    assert "press again" in plain((await told(stage, late)).text)
    await evening.host.dm.press(story)
    await acknowledged(slow, evening.host.fills("A wish too big"))
    await until_shown(stage, bot, evening)
    for friend in evening.friends[1:]:
        await acknowledged(slow, friend.dm.press("give"))
        await until_shown(stage, bot, evening)
    game = await evening.game()
    assert game.phase is Phase.VOTING
    for friend, player in zip(evening.friends[1:], game.players[1:], strict=True):
        ballot = evening.ballot(game, player, hit=False)
        here = friend if friend is evening.friends[1] else friend.dm
        await acknowledged(slow, here.choose(f"vote:{await evening.game_id()}", *ballot))
        await until_shown(stage, bot, evening)
    assert (await evening.game()).phase is Phase.SCORED
    await acknowledged(slow, evening.host.press("next"))
    await until_shown(stage, bot, evening)
    assert (await evening.game()).current.number == 2


@pytest.mark.parametrize("command", ["help", "rules", "score", "hand", "settings", "privacy"])
async def test_commands_are_answered_in_private(
    evening: Evening, stage: Stage, bot: DixitBot, slow: SlowStore, command: str
) -> None:
    await evening.open()
    await evening.begin()
    await bot.parts.screens.settle()
    reply = await acknowledged(slow, evening.host.slash(f"dixit {command}"))
    assert (await told(stage, reply)).text
    await until_shown(stage, bot, evening)
    assert not thinking(stage)


async def test_a_panel_that_was_pressed_in_is_updated(
    evening: Evening, stage: Stage, bot: DixitBot, slow: SlowStore
) -> None:
    await evening.open()
    panel = (await evening.host.press("rules")).message
    reply = await acknowledged(slow, evening.host.choose("setpace", "quick", on=panel))
    await until_shown(stage, bot, evening)
    assert (await evening.game()).options.pace is Pace.QUICK
    assert not reply.follow_ups


async def test_a_refusal_is_told(
    evening: Evening, stage: Stage, bot: DixitBot, slow: SlowStore
) -> None:
    await evening.open()
    await evening.begin()
    await bot.parts.screens.settle()
    asked = evening.friends[1].slash("dixit play", card=1)
    assert (await told(stage, await acknowledged(slow, asked))).text
    game_id = await evening.game_id()
    forged = await evening.host.dm.press(f"story:{game_id}:1:1")
    assert forged.form
    await acknowledged(slow, evening.friends[2].slash("dixit clue", text="Mine", card=1))
    await until_shown(stage, bot, evening)


async def test_a_store_that_does_not_answer_is_excused_in_the_readers_locale(
    evening: Evening, stage: Stage, bot: DixitBot, slow: SlowStore
) -> None:
    await evening.open()
    await bot.parts.screens.settle()
    slow.fault = Unreachable()
    chloe = evening.friends[2]  # whose Discord is French
    pressed = await chloe.press("leave")
    typed = await chloe.slash("dixit score")
    for reply in (pressed, typed):
        assert "enregistrer" in plain((await told(stage, reply)).text)
    reply = await acknowledged(slow, chloe.press("leave"))
    assert "enregistrer" in plain((await told(stage, reply)).text)


async def test_no_apology_waits_for_a_store_that_has_stopped_answering(
    evening: Evening, stage: Stage, slow: SlowStore, bot: DixitBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    await evening.open()
    await bot.parts.screens.settle()
    slow.fault = Unreachable()
    asked: list[str] = []

    async def never(*_: object) -> None:
        asked.append("for a language")
        await asyncio.Event().wait()

    monkeypatch.setattr(bot.parts.presenter, "words_for", never)
    reply = await evening.friends[2].press("leave")
    assert "enregistrer" in plain((await told(stage, reply)).text)
    assert not asked
    # A store that answers slowly is asked, but not waited for.
    monkeypatch.setattr(slow, "fault", StoreError("the disk is broken"))
    reply = await evening.friends[2].press("leave")
    assert "enregistrer" in plain((await told(stage, reply)).text)
    assert asked


@pytest.mark.usefixtures("impatient")
async def test_six_presses_at_once_are_answered_by_a_disk_that_takes_a_second_for_each(
    bot: DixitBot, stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    evening = Evening(stage, bot, 7)
    await evening.host.slash("dixit start", deck="plain", pace="none")
    disk, save = asyncio.Lock(), bot.parts.store.save

    async def saved(*args: Any, **options: Any) -> None:
        async with disk:
            await asyncio.sleep(0.9)
            await save(*args, **options)

    monkeypatch.setattr(bot.parts.store, "save", saved)
    replies = await asyncio.gather(*(friend.press("join") for friend in evening.friends[1:]))
    assert {reply.callback for reply in replies} <= {Callback.UPDATE, Callback.DEFERRED_UPDATE}
    await until_shown(stage, bot, evening)
    assert len((await evening.game()).players) == 7


async def test_a_form_that_a_command_opened_is_answered_as_well(
    evening: Evening,
    stage: Stage,
    slow: SlowStore,
    caplog: pytest.LogCaptureFixture,
) -> None:
    host = evening.host
    stage.playground.town.guild.owner_id = host.id
    await host.slash("dixit deck new", name="Our town")
    await host.slash("dixit deck words")  # no message stands behind its form
    reply = await acknowledged(slow, host.fills("Our village"))
    assert reply.callback is Callback.THINKING
    assert "Our village" in plain((await told(stage, reply)).text)
    assert not thinking(stage)
    assert not [one for one in caplog.records if one.levelname == "ERROR"]


async def test_a_closeup_opens_beside_the_panel_though_store_and_pictures_are_slow(
    evening: Evening, stage: Stage, bot: DixitBot, slow: SlowStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    await evening.open()
    await evening.begin()
    await bot.parts.screens.settle()
    bob = evening.friends[1]
    panel = (await (await bob.press("hand")).arrived()).message
    assert panel is not None
    shown = panel.text
    monkeypatch.setattr("bot.screens.files.PICTURE_PATIENCE", 0.0)
    reply = await acknowledged(slow, bob.press("lookhand", on=panel))
    await stage.wait_until(lambda: reply.follow_ups or panel.text != shown, "the close-up")
    await bot.parts.screens.settle()
    assert panel.text == shown
    assert "### Card" in reply.follow_ups[0].text

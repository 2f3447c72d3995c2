"""Game messages are posted once, edited only if they differ, and deleted reliably."""

import asyncio
from contextlib import suppress
from dataclasses import dataclass, field
from types import SimpleNamespace
from typing import Any, cast

import discord
import pytest

from bot.gateway.attachments import Files
from bot.gateway.requests import Urgency
from bot.screens.board import Fingerprint, GameOnScreen, Overtaken, PublicMessage
from bot.screens.messages import GameMessages
from bot.store import GameId
from bot.ui.content import Content, PublicContent, text


@dataclass
class Discord:
    """A fake gateway with the methods that game messages need; records the requests."""

    fault: BaseException | None = None
    asked: list[str] = field(default_factory=list)
    recent: list[Any] = field(default_factory=list)
    nonces: list[str] = field(default_factory=list)
    loses_lead: bool = False  # with the next request

    def may_change(self) -> bool:
        return not (self.loses_lead and self.asked)

    def _note(self, what: str) -> None:
        self.asked.append(what)
        if self.fault is not None:
            raise self.fault

    async def post(self, *_: object, nonce: str, **__: object) -> Any:
        self.nonces.append(nonce)
        self._note("post")
        return SimpleNamespace(id=100 + len(self.asked), components=[])

    async def edit(self, *_: object) -> None:
        self._note("edit")

    async def delete(self, *_: object) -> None:
        self._note("delete")

    async def history(self, *_: object) -> list[Any]:
        self._note("history")
        return self.recent

    def has_token(self, _: object) -> bool:
        return False


class Pictures:
    """Makes no picture files."""

    async def make(self, _: Content) -> Files:
        return Files()


def messages_of(gateway: Discord) -> GameMessages:
    messages: Any = gateway
    pictures: Any = Pictures()
    presenter: Any = None
    return GameMessages(messages, presenter, pictures, lambda: 0.0)


def game() -> GameOnScreen:
    return GameOnScreen(GameId("abc"))


def clue(number: int = 0) -> PublicMessage:
    return PublicMessage("clue", 7, 0.0, 1, number)


def saying(words: str) -> PublicContent:
    return PublicContent((text(words),))


async def test_a_message_is_posted_with_what_it_shows() -> None:
    gateway, shown, posted = Discord(), game(), clue()
    await messages_of(gateway).post(shown, posted, saying("a"), 1, Urgency.POST)
    assert shown.to_keep == [posted]
    assert posted.fingerprint == Fingerprint.of(saying("a"))
    assert gateway.asked == ["post"]


async def test_a_repetition_has_the_same_nonce_and_a_new_state_another() -> None:
    gateway, shown = Discord(fault=ConnectionResetError()), game()
    messages = messages_of(gateway)
    for revision in (1, 1, 2):
        shown.strays_possible = False
        with pytest.raises(ConnectionResetError):
            await messages.post(shown, clue(), saying("a"), revision, Urgency.POST)
    first, again, other = gateway.nonces
    assert first == again != other


async def test_a_message_that_was_deleted_comes_back_with_another_nonce() -> None:
    """For some minutes Discord answers a known nonce with its message, even if that was deleted."""
    gateway, shown = Discord(), game()
    messages = messages_of(gateway)
    for _ in range(3):
        message = clue()
        await messages.post(shown, message, saying("a"), 1, Urgency.POST)
        shown.drop(message)
    assert len(set(gateway.nonces)) == 3


async def test_a_message_that_is_posted_anew_has_another_nonce() -> None:
    gateway, shown = Discord(), game()
    messages = messages_of(gateway)
    for _ in range(3):
        await messages.post(shown, clue(), saying("a"), 1, Urgency.POST)
    assert len(set(gateway.nonces)) == 3


async def test_a_repetition_keeps_its_nonce_whatever_else_is_posted_meanwhile() -> None:
    gateway, shown = Discord(fault=ConnectionResetError()), game()
    messages = messages_of(gateway)
    with pytest.raises(ConnectionResetError):
        await messages.post(shown, clue(), saying("a"), 1, Urgency.POST)
    shown.put(PublicMessage("lobby", 7, 0.0, 0, 99))
    shown.strays_possible = False
    with pytest.raises(ConnectionResetError):
        await messages.post(shown, clue(), saying("a"), 1, Urgency.POST)
    assert len(set(gateway.nonces)) == 1


async def test_a_post_that_may_have_arrived_is_looked_for_before_it_is_repeated() -> None:
    gateway, shown = Discord(fault=TimeoutError()), game()
    messages = messages_of(gateway)
    with pytest.raises(TimeoutError):
        await messages.post(shown, clue(), saying("a"), 1, Urgency.POST)
    assert shown.strays_possible
    gateway.fault = None
    await messages.post(shown, clue(), saying("a"), 1, Urgency.POST)
    assert gateway.asked == ["post", "history", "post"]


@pytest.mark.parametrize("loses_lead", [False, True])
async def test_a_game_is_noted_if_another_process_took_over_while_a_message_was_sent(
    loses_lead: bool,
) -> None:
    for fault in (None, TimeoutError(), asyncio.CancelledError()):
        posted, edited = game(), game()
        messages = messages_of(Discord(fault=fault, loses_lead=loses_lead))
        with suppress(TimeoutError, asyncio.CancelledError):
            await messages.post(posted, clue(), saying("a"), 1, Urgency.POST)
        with suppress(TimeoutError, asyncio.CancelledError):
            await messages.bring_in_line(edited, clue(5), saying("b"), 1, Urgency.EDIT)
        assert posted.sent_late is edited.sent_late is loses_lead


async def test_what_is_shown_already_is_not_sent_again() -> None:
    gateway, shown = Discord(), game()
    messages = messages_of(gateway)
    message = shown.add(clue(5))
    assert await messages.bring_in_line(shown, message, saying("a"), 1, Urgency.EDIT)
    assert await messages.bring_in_line(shown, message, saying("a"), 2, Urgency.EDIT)
    assert gateway.asked == ["edit"]
    shown.strays_possible = True  # what was noted may not be what arrived
    assert await messages.bring_in_line(shown, message, saying("a"), 3, Urgency.EDIT)
    assert gateway.asked == ["edit", "edit"]


async def test_a_change_that_may_have_arrived_is_made_again() -> None:
    gateway, shown = Discord(), game()
    messages = messages_of(gateway)
    message = shown.add(clue(5))
    await messages.bring_in_line(shown, message, saying("a"), 1, Urgency.EDIT)
    gateway.fault = TimeoutError()
    with pytest.raises(TimeoutError):
        await messages.bring_in_line(shown, message, saying("b"), 2, Urgency.EDIT)
    gateway.fault = None
    await messages.bring_in_line(shown, message, saying("a"), 3, Urgency.EDIT)
    assert gateway.asked == ["edit"] * 3


async def test_a_message_that_somebody_deleted_is_forgotten() -> None:
    answer: Any = SimpleNamespace(status=404, reason="", headers={})
    gone = discord.NotFound(answer, {"code": 10008, "message": ""})
    gateway, shown = Discord(fault=gone), game()
    message = shown.add(clue(5))
    assert not await messages_of(gateway).bring_in_line(
        shown, message, saying("a"), 1, Urgency.EDIT
    )
    assert not shown.messages


async def test_two_changes_of_one_message_do_not_overtake_each_other() -> None:
    shown = game()
    message = shown.add(clue(5))
    with message.change_to(1), pytest.raises(Overtaken):
        await messages_of(Discord()).bring_in_line(shown, message, saying("a"), 2, Urgency.EDIT)


async def test_what_could_not_be_deleted_is_remembered() -> None:
    gateway, shown = Discord(fault=ConnectionResetError()), game()
    message = shown.add(clue(5))
    with pytest.raises(ConnectionResetError):
        await messages_of(gateway).remove(shown, message)
    assert shown.to_delete == [message]
    gateway.fault = None
    await messages_of(gateway).remove(shown, message)
    assert not shown.messages


async def test_a_press_on_a_message_that_is_just_being_sent_is_known() -> None:
    shown = game()
    new = clue()
    mark = shown.mark_of(new)
    shown.posting[mark] = new
    frame = discord.components.Container(
        {
            "type": 17,
            "id": mark.game,
            "components": [{"type": 10, "id": mark.message, "content": ""}],
        },
        None,
    )
    pressed = SimpleNamespace(
        id=9,
        components=[frame],
        channel=SimpleNamespace(id=7),
        flags=SimpleNamespace(ephemeral=False),
    )
    interaction = cast("discord.Interaction", SimpleNamespace(message=pressed, guild_id=1))
    assert messages_of(Discord()).pressed_public(shown, interaction) is new
    assert shown.messages == {9: new}

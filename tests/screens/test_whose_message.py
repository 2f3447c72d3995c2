"""A hand reaches its own player and nobody else: types say so, and so do the messages.

Each ``type: ignore`` below marks a mixture that mypy refuses. It would be reported as unused if
the types allowed it.
"""

from types import SimpleNamespace
from typing import Any, cast

import discord
import pytest

from bot.gateway.requests import Urgency
from bot.rules.ids import PlayerId
from bot.screens.board import HAND, HandMessage, PublicMessage, WrongReader
from bot.screens.private import PrivateAnswers
from bot.ui.content import Content, HandContent, text
from tests.screens.test_messages import Discord, clue, game, messages_of, saying

BOB, EVE = PlayerId("5"), PlayerId("6")


def dm(player: PlayerId, number: int = 8) -> HandMessage:
    return HandMessage(HAND, 70, 0.0, 1, number, player=player)


def cards(player: PlayerId) -> HandContent:
    return HandContent((text("Your cards"),), reader=player)


def press(by: PlayerId, message_id: int, guild_id: int | None) -> discord.Interaction:
    pressed = SimpleNamespace(
        id=message_id, components=[], flags=SimpleNamespace(ephemeral=False), channel=None
    )
    found = SimpleNamespace(message=pressed, guild_id=guild_id, user=SimpleNamespace(id=int(by)))
    return cast("discord.Interaction", found)


async def test_a_hand_is_never_posted_in_a_channel() -> None:
    gateway = Discord()
    messages = messages_of(gateway)
    with pytest.raises(WrongReader):
        await messages.post(game(), clue(), cards(BOB), 1, Urgency.POST)  # type: ignore[misc]
    assert not gateway.asked


async def test_a_hand_is_never_written_onto_a_message_in_a_channel() -> None:
    gateway, shown = Discord(), game()
    messages, message = messages_of(gateway), shown.add(clue(5))
    with pytest.raises(WrongReader):
        await messages.bring_in_line(shown, message, cards(BOB), 1, Urgency.EDIT)  # type: ignore[misc]
    with pytest.raises(WrongReader):
        await messages.answer(shown, press(BOB, 5, 1), message, cards(BOB), 1)  # type: ignore[misc]
    assert not gateway.asked


async def test_what_is_meant_for_one_presser_is_never_written_onto_a_standing_message() -> None:
    gateway, shown = Discord(), game()
    messages, closer = messages_of(gateway), Content((text("Look closely"),))
    with pytest.raises(WrongReader):
        await messages.bring_in_line(shown, clue(5), closer, 1, Urgency.EDIT)  # type: ignore[misc]
    with pytest.raises(WrongReader):
        await messages.bring_in_line(shown, dm(BOB), closer, 1, Urgency.EDIT)  # type: ignore[misc]
    with pytest.raises(WrongReader):
        await messages.bring_in_line(shown, dm(BOB), saying("a"), 1, Urgency.EDIT)  # type: ignore[misc]
    assert not gateway.asked


async def test_a_hand_is_never_written_into_another_players_dm() -> None:
    gateway, shown = Discord(), game()
    with pytest.raises(WrongReader):
        await messages_of(gateway).bring_in_line(shown, dm(EVE), cards(BOB), 1, Urgency.EDIT)
    assert not gateway.asked


async def test_another_players_hand_is_never_shown_to_a_presser() -> None:
    nothing: Any = None
    answers = PrivateAnswers(nothing, nothing, nothing, nothing, nothing)
    with pytest.raises(WrongReader):
        await answers.show(press(EVE, 5, 1), cards(BOB))


def test_a_public_message_is_nobodys_hand_whoever_presses_it() -> None:
    messages, shown = messages_of(Discord()), game()
    message = shown.add(clue(5))
    assert messages.pressed_hand(shown, press(BOB, 5, 1)) is None
    assert messages.pressed_hand(shown, press(BOB, 5, None)) is None
    assert messages.pressed_public(shown, press(BOB, 5, 1)) is message


def test_a_hand_is_its_own_players_and_no_public_message() -> None:
    messages, shown = messages_of(Discord()), game()
    message = shown.add(dm(BOB))
    assert messages.pressed_hand(shown, press(BOB, 8, None)) is message
    assert messages.pressed_hand(shown, press(EVE, 8, None)) is None
    assert messages.pressed_hand(shown, press(BOB, 8, 1)) is None
    assert messages.pressed_public(shown, press(BOB, 8, 1)) is None


def test_one_message_is_not_taken_for_two_peoples() -> None:
    shown = game()
    shown.add(dm(BOB))
    with pytest.raises(WrongReader):
        shown.add(dm(EVE))
    with pytest.raises(WrongReader):
        shown.add(PublicMessage("clue", 70, 0.0, 1, 8))

"""Answers: tried again while there is time, left alone when there is none, never cancelled."""

import asyncio
from types import SimpleNamespace
from typing import Any, cast

import discord
import pytest

from bot.gateway import replies
from bot.gateway.replies import answering, is_answered


def press() -> discord.Interaction:
    response = SimpleNamespace(is_done=lambda: False)
    return cast("discord.Interaction", SimpleNamespace(extras={}, response=response))


def refusal(code: int, status: int = 400) -> discord.HTTPException:
    answer: Any = SimpleNamespace(status=status, reason="", headers={})
    return discord.HTTPException(answer, {"code": code, "message": ""})


async def test_a_reset_is_tried_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(replies, "PAUSE", 0.0)
    tried: list[int] = []

    async def step() -> str:
        tried.append(1)
        if len(tried) < 3:
            raise ConnectionResetError
        return "answered"

    assert await answering(press(), step) == "answered"
    assert len(tried) == 3


async def test_an_answer_that_takes_too_long_goes_on_by_itself(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(replies, "IN_TIME", 0.01)
    let_go, finished = asyncio.Event(), asyncio.Event()

    async def step() -> str:
        await let_go.wait()
        finished.set()
        return "late"

    assert await answering(press(), step) is None
    let_go.set()
    await asyncio.wait_for(finished.wait(), 5)
    await asyncio.sleep(0)
    assert not replies._late


@pytest.mark.parametrize("code", [40060, 10062, 10015])
async def test_an_answer_that_is_not_needed_is_no_error(code: int) -> None:
    async def step() -> str:
        raise refusal(code)

    interaction = press()
    assert await answering(interaction, step) is None
    assert is_answered(interaction) == (code == 40060)


async def test_any_other_refusal_is_told() -> None:
    async def step() -> None:
        raise refusal(50035)

    with pytest.raises(discord.HTTPException):
        await answering(press(), step)

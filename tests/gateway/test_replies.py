"""Answers: retried while there is time, abandoned afterwards, and never cancelled."""

import asyncio
import itertools
from types import SimpleNamespace
from typing import Any, cast

import discord
import pytest

from bot.gateway import replies
from bot.gateway.replies import answering, is_answered
from playground.driver import PATIENCE


def press() -> discord.Interaction:
    response = SimpleNamespace(is_done=lambda: False, type=None)
    return cast(
        "discord.Interaction", SimpleNamespace(id=next(ids), message=None, response=response)
    )


ids = itertools.count()


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
    await asyncio.wait_for(finished.wait(), PATIENCE)
    await asyncio.sleep(0)
    assert not replies._late


@pytest.mark.parametrize("code", [40060, 10062, 10015])
async def test_an_answer_that_is_not_needed_is_no_error(code: int) -> None:
    async def step() -> str:
        raise refusal(code)

    interaction = press()
    assert await answering(interaction, step) is None
    assert is_answered(interaction) == (code == 40060)


async def test_what_somebody_else_has_acknowledged_is_told_afterwards() -> None:
    async def step() -> str:
        raise refusal(40060)

    async def afterwards() -> str:
        return "afterwards"

    assert await answering(press(), step, afterwards) == "afterwards"


async def test_an_answer_whose_receipt_was_lost_is_not_given_twice(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(replies, "PAUSE", 0.0)
    faults = iter([ConnectionResetError(), refusal(40060)])

    async def step() -> str:
        raise next(faults)

    async def afterwards() -> str:
        raise AssertionError("said twice")

    assert await answering(press(), step, afterwards) is None


async def test_what_discord_failed_at_is_tried_again_and_not_said_twice(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(replies, "PAUSE", 0.0)
    answer: Any = SimpleNamespace(status=503, reason="", headers={})
    failed = discord.DiscordServerError(answer, "")
    faults = iter([failed, refusal(40060)])

    async def step() -> str:
        raise next(faults)

    async def afterwards() -> str:
        raise AssertionError("said twice")

    assert await answering(press(), step, afterwards) is None


@pytest.mark.parametrize("arrives", [True, False])
async def test_while_an_answer_is_on_its_way_nobody_gives_another(
    monkeypatch: pytest.MonkeyPatch, arrives: bool
) -> None:
    monkeypatch.setattr(replies, "IN_TIME", 0.05)
    interaction, let_go, given = press(), asyncio.Event(), []

    async def slow() -> str:
        await let_go.wait()
        interaction.response.is_done = lambda: True  # type: ignore[method-assign]
        return "late"

    async def another() -> str:
        given.append("another")
        return "another"

    async def afterwards() -> str:
        return "afterwards"

    assert await answering(interaction, slow) is None
    if arrives:
        asyncio.get_running_loop().call_later(0.01, let_go.set)
    said = await answering(interaction, another, afterwards)
    assert said == ("afterwards" if arrives else None)
    assert given == []
    let_go.set()
    replies.forget(interaction.id)


async def test_nothing_is_kept_of_presses_that_are_answered() -> None:
    interaction = press()
    replies.watch(interaction)
    assert interaction.id in replies._first_answers
    replies.forget(interaction.id)
    assert interaction.id not in replies._first_answers


async def test_any_other_refusal_is_told() -> None:
    async def step() -> None:
        raise refusal(50035)

    with pytest.raises(discord.HTTPException):
        await answering(press(), step)


async def test_an_interaction_that_is_over_for_discord_is_not_answered_again() -> None:
    tried: list[str] = []
    late = press()

    async def step() -> str:
        tried.append("answer")
        raise refusal(10062, 404)

    async def afterwards() -> str:
        tried.append("follow-up")
        return "sent"

    assert await answering(late, step, afterwards) is None
    assert await answering(late, step, afterwards) is None
    assert tried == ["answer"]


async def test_a_press_that_was_acknowledged_too_late_is_not_answered_after_that() -> None:
    tried: list[str] = []

    async def defer(**_: object) -> None:
        tried.append("defer")
        answer: Any = SimpleNamespace(status=404, reason="", headers={})
        raise discord.NotFound(answer, {"code": 10062, "message": ""})

    async def step() -> None:
        tried.append("answer")

    late = press()
    late.response.defer = defer  # type: ignore[method-assign]
    replies._acknowledge_late(late)
    await answering(late, step)
    assert tried == ["defer"]

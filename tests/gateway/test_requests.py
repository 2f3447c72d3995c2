"""Retries: after a pause, until a request succeeds or cannot succeed."""

from collections.abc import Awaitable, Callable

import pytest

from bot.gateway import requests as module
from bot.gateway.requests import Requests, Urgency


def failing(times: int, fault: type[Exception]) -> tuple[Callable[[], Awaitable[str]], list[int]]:
    tried: list[int] = []

    async def step() -> str:
        tried.append(len(tried) + 1)
        if len(tried) <= times:
            raise fault
        return "arrived"

    return step, tried


async def test_a_broken_connection_is_tried_again_until_it_works() -> None:
    requests = Requests(back_off=(0.0, 0.0, 0.0))
    step, tried = failing(2, ConnectionResetError)
    assert await requests.by_bot(step, Urgency.POST) == "arrived"
    assert len(tried) == 3
    await requests.close()


async def test_what_never_works_is_given_up_after_the_last_pause() -> None:
    requests = Requests(back_off=(0.0, 0.0))
    step, tried = failing(99, TimeoutError)
    with pytest.raises(TimeoutError):
        await requests.by_press(step)
    assert len(tried) == 3
    await requests.close()


async def test_a_mistake_of_ours_is_not_repeated() -> None:
    requests = Requests(back_off=(0.0, 0.0))
    step, tried = failing(99, ValueError)
    with pytest.raises(ValueError):  # noqa: PT011  # any will do
        await requests.by_press(step)
    assert len(tried) == 1
    await requests.close()


async def test_what_failed_together_is_not_repeated_together(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    pauses: list[float] = []

    async def sleep(seconds: float) -> None:
        pauses.append(seconds)

    monkeypatch.setattr("bot.gateway.requests.asyncio.sleep", sleep)
    requests = Requests(back_off=(1.0,))
    for _ in range(20):
        step, _ = failing(1, ConnectionResetError)
        await requests.by_press(step)
    assert len(set(pauses)) > 1
    assert all(1.0 <= pause <= 1.0 + module.JITTER for pause in pauses)

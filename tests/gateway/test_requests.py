"""Rates and retries: urgent things first, again after a pause, and the word when we are behind."""

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from bot.gateway import requests as module
from bot.gateway.requests import RequestQueue, Requests, Urgency


async def test_what_is_urgent_goes_first_when_there_is_no_room() -> None:
    queue = RequestQueue(rate=100.0)
    for _ in range(100):
        await queue.take(Urgency.EDIT)
    order: list[Urgency] = []

    async def take(urgency: Urgency) -> None:
        await queue.take(urgency)
        order.append(urgency)

    wanted = [Urgency.TIDY, Urgency.EDIT, Urgency.PUSH, Urgency.POST]
    await asyncio.gather(*(take(urgency) for urgency in wanted))
    assert order == sorted(wanted)
    await queue.close()


async def test_those_of_one_urgency_go_in_the_order_they_came() -> None:
    queue = RequestQueue(rate=200.0)
    for _ in range(200):
        await queue.take(Urgency.EDIT)
    order: list[int] = []

    async def take(number: int) -> None:
        await queue.take(Urgency.PUSH)
        order.append(number)

    await asyncio.gather(*(take(number) for number in range(8)))
    assert order == list(range(8))
    await queue.close()


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


async def test_being_behind_begins_and_ends_with_one_line_each(
    caplog: pytest.LogCaptureFixture,
) -> None:
    requests = Requests(rate=10.0)
    assert not requests.behind
    assert requests.idle
    waiting = [asyncio.create_task(requests._queue.take(Urgency.EDIT)) for _ in range(60)]
    await asyncio.sleep(0)
    assert requests.behind
    assert requests.behind
    assert not requests.idle
    for task in waiting:
        task.cancel()
    await asyncio.gather(*waiting, return_exceptions=True)
    requests._queue._waiting.clear()
    assert not requests.behind
    said = [record.message for record in caplog.records]
    assert len([one for one in said if "by button" in one]) == 1
    assert len([one for one in said if "in time again" in one]) == 1
    await requests.close()

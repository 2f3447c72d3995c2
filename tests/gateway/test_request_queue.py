"""The request queue: urgent requests first, and when the bot counts as behind."""

import asyncio
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager

import pytest

from bot.gateway.requests import BEHIND, CALM, NoRoom, RequestQueue, Requests, Urgency


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


class Hours:
    """A clock that is moved by hand."""

    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


@contextmanager
def crowd(queue: RequestQueue, seconds: float) -> Iterator[None]:
    """Inside the block, let the queue expect as many requests as it sends in ``seconds``."""
    with ExitStack() as stack:
        for _ in range(round(seconds * queue.rate)):
            stack.enter_context(queue.expected())
        yield


def fall_behind(queue: RequestQueue) -> None:
    with crowd(queue, BEHIND + 1):
        assert queue.behind


async def test_being_behind_begins_and_ends_with_one_line_each(
    caplog: pytest.LogCaptureFixture,
) -> None:
    clock = Hours()
    queue = RequestQueue(10.0, clock)
    requests = Requests(queue=queue)
    assert requests.idle
    fall_behind(queue)
    clock.now += CALM - 1
    assert requests.behind
    assert not requests.idle, "what can wait waits until it is over"
    clock.now += 2
    assert not requests.behind
    assert requests.idle
    said = [record.message for record in caplog.records]
    assert len([one for one in said if "with My hand" in one]) == 1
    assert len([one for one in said if "on time again" in one]) == 1


async def test_whoever_is_late_meanwhile_stays_behind() -> None:
    clock = Hours()
    queue = RequestQueue(10.0, clock)
    fall_behind(queue)
    clock.now += CALM - 1
    with crowd(queue, 2.0):
        assert queue.behind
    clock.now += CALM - 1
    assert queue.behind
    clock.now += 2
    assert not queue.behind


async def test_whoever_falls_behind_again_at_once_stays_so_for_longer() -> None:
    clock = Hours()
    queue = RequestQueue(10.0, clock)
    for times in (1, 2, 4):
        fall_behind(queue)
        clock.now += times * CALM - 1
        assert queue.behind, "it was too early before"
        clock.now += 2
        assert not queue.behind
    clock.now += 10 * CALM  # a quiet while
    fall_behind(queue)
    clock.now += CALM
    assert not queue.behind


async def test_hands_do_not_wait_in_a_queue_that_is_too_long() -> None:
    queue = RequestQueue(rate=0.001, clock=Hours())
    queue._room = 0.0
    waiting = {
        urgency: asyncio.create_task(queue.take(urgency))
        for urgency in (Urgency.POST, Urgency.PUSH, Urgency.EDIT)
    }
    await asyncio.sleep(0)
    for _ in range(2):  # those that wait, and one that comes later
        with pytest.raises(NoRoom):
            await waiting[Urgency.PUSH]
        waiting[Urgency.PUSH] = asyncio.create_task(queue.take(Urgency.PUSH))
    with pytest.raises(NoRoom):
        await waiting[Urgency.PUSH]
    assert not waiting[Urgency.POST].done()
    assert not waiting[Urgency.EDIT].done()
    await queue.close()
    await asyncio.gather(*waiting.values(), return_exceptions=True)

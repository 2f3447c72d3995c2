"""What the bot does in the background is kept until it is done; what it remembers has an end."""

import asyncio
import gc

import pytest

from bot.recent import Recent
from bot.tasks import Tasks, ignore_error, stop, wait_up_to


async def test_a_task_in_the_background_is_kept_until_it_is_done() -> None:
    tasks, goes_on = Tasks(), asyncio.Event()

    async def wait() -> None:
        await goes_on.wait()

    tasks.start(wait(), name="waiting")
    gc.collect()
    assert [task.get_name() for task in tasks] == ["waiting"]
    goes_on.set()
    await asyncio.gather(*tasks)
    assert not tasks


async def test_tasks_are_stopped_together_whatever_they_raise() -> None:
    begun = asyncio.Event()

    async def fail_at_the_end() -> None:
        try:
            begun.set()
            await asyncio.Event().wait()
        finally:
            raise ValueError

    running = asyncio.create_task(fail_at_the_end())
    await begun.wait()
    await stop(running, None)
    assert isinstance(running.exception(), ValueError)


async def test_an_error_that_nobody_waits_for_is_not_reported(
    caplog: pytest.LogCaptureFixture,
) -> None:
    async def fail() -> None:
        raise ValueError

    failing = asyncio.create_task(fail())
    failing.add_done_callback(ignore_error)
    await asyncio.wait({failing})
    await asyncio.sleep(0)
    del failing
    gc.collect()
    assert not caplog.records


async def test_a_wait_ends_with_its_event_or_its_time() -> None:
    event = asyncio.Event()
    await wait_up_to(event, 0.0)
    event.set()
    await wait_up_to(event, 3600.0)


def test_only_the_newest_entries_are_remembered() -> None:
    recent: Recent[str, int] = Recent(2)
    for name, value in (("a", 1), ("b", 2), ("a", 3), ("c", 4)):
        recent[name] = value
    assert recent == {"a": 3, "c": 4}

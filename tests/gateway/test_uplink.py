"""Uploads: a few at once, more while they are quick, fewer after a timeout, urgent ones first."""

import asyncio
from contextlib import suppress

import pytest

from bot.gateway.requests import SLOWEST, SMALL, UPLOADS_AT_FIRST, Uplink, Urgency, sending

HAND, TABLE = 268_000, 524_000
PATIENCE = 10.0


class Line:
    """An uplink with a fake clock, whose uploads end when the test says so."""

    def __init__(self) -> None:
        self.now = 0.0
        self.uplink = Uplink(clock=lambda: self.now)
        self.begun: list[str] = []
        self.allowed: dict[str, float] = {}
        self._ends: dict[str, asyncio.Future[None]] = {}
        self._tasks: dict[str, asyncio.Task[None]] = {}

    async def send(
        self, name: str, size: int = HAND, urgency: Urgency | None = None, *, in_turn: bool = True
    ) -> None:
        """Start an upload; it appears in ``begun`` as soon as the uplink lets it begin."""

        async def sent() -> None:
            with sending(urgency):
                async with self.uplink.carrying(size, PATIENCE, in_turn=in_turn) as seconds:
                    self.begun.append(name)
                    self.allowed[name] = seconds
                    self._ends[name] = asyncio.get_running_loop().create_future()
                    await self._ends[name]

        self._tasks[name] = asyncio.create_task(sent())
        await settle()

    async def finish(self, name: str, after: float) -> None:
        """Advance the clock by ``after`` seconds, complete an upload, and wait for its end."""
        self.now += after
        self._ends[name].set_result(None)
        await self._tasks[name]
        await settle()

    async def run_out(self, name: str, after: float) -> None:
        """Advance the clock by ``after`` seconds and let an upload time out."""
        self.now += after
        self._ends[name].set_exception(TimeoutError())
        with suppress(TimeoutError):
            await self._tasks[name]
        await settle()

    async def give_up(self, name: str) -> None:
        """Cancel an upload."""
        self._tasks[name].cancel()
        await asyncio.gather(self._tasks[name], return_exceptions=True)
        await settle()


async def settle() -> None:
    for _ in range(5):
        await asyncio.sleep(0)


@pytest.fixture
def line() -> Line:
    return Line()


async def many(line: Line, names: str) -> None:
    for name in names:
        await line.send(name)


async def test_it_begins_with_three_uploads_at_once(line: Line) -> None:
    await many(line, "abcdef")
    assert line.begun == ["a", "b", "c"]
    assert UPLOADS_AT_FIRST == 3


async def test_more_go_at_once_while_they_finish_quickly(line: Line) -> None:
    await many(line, "abcdefghij")
    await line.finish("a", 0.5)
    assert line.begun == [*"abcde"]
    await line.finish("b", 0.5)
    assert line.begun == [*"abcdefg"]


async def test_slow_ones_change_nothing(line: Line) -> None:
    await many(line, "abcdef")
    await line.finish("a", 5.0)
    assert line.begun == [*"abcd"]
    assert line.uplink.at_once == UPLOADS_AT_FIRST


async def test_few_uploads_prove_nothing(line: Line) -> None:
    for name in "abcdef":
        await line.send(name)
        await line.finish(name, 0.1)
    assert line.uplink.at_once == UPLOADS_AT_FIRST


async def test_a_time_out_halves_them_once_for_all_that_ran_out_together(line: Line) -> None:
    line.uplink.at_once = 8
    await many(line, "abcdefgh")
    for name in "abcdefgh":
        await line.run_out(name, 1.0)
    assert line.uplink.at_once == 4
    await line.send("again")
    await line.run_out("again", 30.0)
    assert line.uplink.at_once == 2


async def test_one_upload_always_goes(line: Line) -> None:
    for number in range(5):
        await line.send(str(number))
        await line.run_out(str(number), 30.0)
    assert line.uplink.at_once == 1
    await line.send("last")
    assert line.begun[-1] == "last"


async def test_a_slow_discord_is_not_taken_for_a_slow_uplink(line: Line) -> None:
    await line.send("small", 200)
    await line.finish("small", 3.0)
    await many(line, "abcdef")
    await line.finish("a", 4.0)
    assert line.uplink.at_once == UPLOADS_AT_FIRST + 1


@pytest.mark.parametrize("size", [SMALL, HAND, TABLE, 10 << 20])
async def test_time_grows_with_the_bytes(line: Line, size: int) -> None:
    await line.send("it", size)
    assert line.allowed["it"] == PATIENCE + size / SLOWEST
    await line.send("beside it", size)
    assert line.allowed["beside it"] == PATIENCE + 2 * size / SLOWEST


async def test_words_wait_for_no_upload(line: Line) -> None:
    await many(line, "abc")
    await line.send("words", SMALL - 1)
    assert line.allowed["words"] == PATIENCE


async def test_an_answer_to_a_press_waits_for_nothing(line: Line) -> None:
    await many(line, "abcd")
    await line.send("answer", in_turn=False)
    assert line.begun == [*"abc", "answer"]


async def test_the_urgent_go_first(line: Line) -> None:
    await many(line, "abc")
    for name, urgency in (
        ("tidy", Urgency.TIDY),
        ("push", Urgency.PUSH),
        ("post", Urgency.POST),
        ("press", None),
    ):
        await line.send(name, urgency=urgency)
    for name in ("a", "b", "c", "press"):
        await line.finish(name, 5.0)
    assert line.begun[3:] == ["press", "post", "push", "tidy"]


async def test_a_turn_that_nobody_wants_is_the_next_ones(line: Line) -> None:
    await many(line, "abcdef")
    await line.give_up("d")
    await line.give_up("a")
    assert line.begun == [*"abce"]


async def test_it_is_known_when_an_answer_would_be_too_late(line: Line) -> None:
    assert not line.uplink.takes_long(HAND)  # nothing is known yet
    await line.send("a")
    await line.finish("a", 2.0)  # 134 kB/s
    assert line.uplink.takes_long(HAND)
    assert not line.uplink.takes_long(HAND // 3)
    await line.send("b", TABLE)
    assert line.uplink.takes_long(HAND // 3)
    assert not line.uplink.takes_long(SMALL - 1)  # a text, beside a running upload


async def test_six_hands_at_a_megabit_arrive_at_the_first_attempt() -> None:
    """With 1.3 Mbit/s, shared by all uploads under way, no upload may time out."""
    rate, step = 1.3e6 / 8, 0.05
    now = 0.0
    uplink = Uplink(clock=lambda: now)
    left: dict[int, float] = {}
    late: list[int] = []
    ticks: list[asyncio.Future[None]] = []

    async def hand(number: int) -> None:
        async with uplink.carrying(HAND, PATIENCE) as seconds:
            left[number], until = HAND, now + seconds
            while left[number] > 0:
                tick: asyncio.Future[None] = asyncio.get_running_loop().create_future()
                ticks.append(tick)
                await tick
            if now > until:
                late.append(number)
            del left[number]

    hands = [asyncio.create_task(hand(number)) for number in range(6)]
    await settle()
    while not all(one.done() for one in hands):
        now += step
        for number in left:
            left[number] -= rate * step / len(left)
        waiting, ticks[:] = list(ticks), []
        for tick in waiting:
            tick.set_result(None)
        await settle()
    assert not late
    assert now >= 6 * HAND / rate  # it is the line that takes this long

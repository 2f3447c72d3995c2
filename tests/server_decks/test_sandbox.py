"""The sandbox for uploads: what it can reach, what it may use, and what its failure costs."""

import asyncio
import ctypes
import os
import platform
import re
import select
import shutil
import socket
import subprocess
import sys
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from bot.server_decks import sandboxes
from bot.server_decks.confinement import CALLS, PRIORITY
from bot.server_decks.sandboxes import Json, Lane, Sandboxes, WorkFailed
from tests.decks.intake.hostile import photo
from tests.server_decks.conftest import HERE, Workshop

ROOT = Path(__file__).resolve().parents[2]
HEADERS = (
    Path("/usr/include/x86_64-linux-gnu/asm/unistd_64.h"),
    Path("/usr/include/asm-generic/unistd.h"),
)
RESOURCES = {
    *("ioprio_set", "mbind", "migrate_pages", "move_pages", "sched_setaffinity", "sched_setattr"),
    *("sched_setparam", "sched_setscheduler", "set_mempolicy", "setpriority", "setrlimit"),
}
"""What systemd calls ``@resources``."""

on_linux = pytest.mark.skipif(sys.platform != "linux", reason="the kernel's own mechanisms")


@pytest.fixture
def taken_over(monkeypatch: pytest.MonkeyPatch) -> None:
    """Run an intruder's code in every sandbox."""
    monkeypatch.setattr(sandboxes, "MODULE", "tests.server_decks.intruder")


async def said_by(job: Json, running: Sandboxes | None = None) -> list[Json]:
    heard: list[Json] = []

    async def receive(said: Json, _: list[bytes]) -> None:
        heard.append(said)

    await (running or Sandboxes()).run(HERE, job, (), receive)
    return heard


@pytest.fixture
def spoils(tmp_path: Path) -> Iterator[Json]:
    """Yield the addresses and paths that an intruder tries to reach outside its sandbox."""
    secret = ctypes.create_string_buffer(b"a secret")
    modules = tmp_path / "modules"
    modules.mkdir()
    (modules / "this_module_of_a_stranger.py").write_text("")
    for name in ("games.sqlite3", "victim"):
        (tmp_path / name).write_bytes(b"all games")
    yield {
        "bot": os.getpid(),
        "address": ctypes.addressof(secret),
        "database": str(tmp_path / "games.sqlite3"),
        "victim": str(tmp_path / "victim"),
        "modules": str(modules),
    }
    del secret


@on_linux
@pytest.mark.usefixtures("taken_over")
async def test_a_decoder_that_was_taken_over_reaches_nothing(spoils: Json, tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as server:
        spoils["port"] = server.getsockname()[1]
        inside = await said_by({"do": "attack"} | spoils)
        assert len(inside) == 19
        assert [one["tried"] for one in inside if "denied" not in one] == []
        assert set(os.listdir(tmp_path)) == {"games.sqlite3", "modules", "victim"}
        if os.geteuid() == 0:
            # The same without confinement, by the same user: these are real attacks.
            outside = await said_by({"do": "free-attack"} | spoils)
            assert [one["tried"] for one in outside if "denied" in one] == []
    last = await said_by({"do": "last-attack"})
    assert [one["denied"] for one in last] == ["PermissionError"] * 2
    assert (tmp_path / "games.sqlite3").read_bytes().startswith(b"all games")


@on_linux
@pytest.mark.usefixtures("taken_over")
async def test_what_seccomp_forbids_is_mostly_forbidden_without_it(
    spoils: Json, tmp_path: Path
) -> None:
    with socket.create_server(("127.0.0.1", 0)) as server:
        spoils["port"] = server.getsockname()[1]
        inside = await said_by({"do": "half-attack"} | spoils)
    # To be root is to have more processes than the limit, and to know which files there are.
    possible = {one["tried"] for one in inside if "denied" not in one}
    assert possible <= {"divide", "look at a file"}
    assert set(os.listdir(tmp_path)) == {"games.sqlite3", "modules", "victim"}


@asynccontextmanager
async def hanging(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[int]:
    """Yield the process id of a sandbox whose job never ends; then check that it was stopped."""
    start, started = asyncio.create_subprocess_exec, []

    async def noted(*words: str, **options: Any) -> asyncio.subprocess.Process:
        started.append(await start(*words, **options))
        return started[-1]

    monkeypatch.setattr(asyncio, "create_subprocess_exec", noted)
    at_work = asyncio.Event()

    async def receive(_: Json, __: list[bytes]) -> None:
        at_work.set()

    running = asyncio.create_task(Sandboxes().run(HERE, {"do": "hang"}, (), receive))
    await at_work.wait()
    yield started[0].pid
    running.cancel()
    await asyncio.gather(running, return_exceptions=True)
    assert started[0].returncode is not None


@on_linux
@pytest.mark.usefixtures("taken_over")
async def test_the_kernel_holds_a_sandbox_to_its_limits(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sandboxes, "NICENESS", 3)
    async with hanging(monkeypatch) as pid:
        proc = Path(f"/proc/{pid}")
        status = dict(re.findall(r"(\w+):\s*(.*)", (proc / "status").read_text()))
        assert (status["NoNewPrivs"], status["Seccomp"]) == ("1", "2")
        assert (proc / "oom_score_adj").read_text().strip() == "1000"
        open_files = {name: os.readlink(proc / "fd" / name) for name in os.listdir(proc / "fd")}
        assert open_files.keys() == {"0", "1", "2"}
        assert [open_files[name].partition(":")[0] for name in "012"] == [
            *("pipe", "pipe", "/dev/null")
        ]
        limits = dict(re.findall(r"(.+?) {2,}(\S+)", (proc / "limits").read_text()))
        assert limits["Max address space"] == str(1 << 30)
        assert limits["Max file size"] == limits["Max processes"] == "0"
        assert limits["Max core file size"] == "0"
        assert limits["Max open files"] == "3"
        ours = os.getpriority(os.PRIO_PROCESS, 0)
        assert os.getpriority(os.PRIO_PROCESS, pid) == min(19, ours + 3)
        assert os.getsid(pid) == pid


@on_linux
@pytest.mark.usefixtures("taken_over")
async def test_memory_and_time_are_limited(monkeypatch: pytest.MonkeyPatch) -> None:
    assert await said_by({"do": "hoard", "bytes": 1 << 30}) == [{"refused_memory": True}]
    assert await said_by({"do": "free-hoard", "bytes": 1 << 30}) == []
    assert await said_by({"do": "hoard", "bytes": 300 << 20}) == []
    monkeypatch.setattr(
        sandboxes,
        "command",
        lambda kind: [sys.executable, "-c", IMPATIENT, kind, "0"],
    )
    with pytest.raises(WorkFailed):
        await said_by({"do": "compute"})


IMPATIENT = """
from bot.server_decks import confinement
confinement.CPU_A_PICTURE = 0.2
from tests.server_decks.intruder import sandbox
sandbox.main()
"""


@pytest.mark.usefixtures("taken_over")
async def test_a_sandbox_that_hangs_crashes_or_talks_nonsense_costs_its_job_alone(
    caplog: pytest.LogCaptureFixture,
) -> None:
    running = Sandboxes()
    with pytest.raises(WorkFailed):
        await said_by({"do": "hang"}, Sandboxes(longest=1.5))
    with pytest.raises(WorkFailed):
        await said_by({"do": "no such thing"}, running)
    with pytest.raises(WorkFailed):
        await said_by({"do": "crash"}, running)
    with pytest.raises(WorkFailed):
        await said_by({"do": "fail"}, running)
    assert "IndexError at intruder.py" in caplog.text
    assert "stranger's file" not in caplog.text
    for text, times in (
        ("hello\n", 1),
        ("[]\n", 1),
        ('{"sizes": [-1]}\n', 1),
        ('{"sizes": [99999999999]}\n', 1),
        ('{"sizes": ["x"]}\n', 1),
        ('{"sizes": [10]}\n', 1),
        ('{"refused": "no reason", "values": {}}\n', 1),
        ("[" * 100_000 + "\n", 1),
        ("x", 3 << 20),
        ('{"done": 1}\n', 6000),
    ):
        with pytest.raises(WorkFailed):
            await said_by({"do": "repeat", "text": text, "times": times}, running)


@pytest.mark.parametrize(
    "said",
    [
        {"card": {}},
        {"card": {"name": 1}},
        {"problem": {"name": "x", "reason": "no reason", "values": {}}},
        {"upload": 5, "twin": None, "earlier": 0},
    ],
)
async def test_what_no_honest_sandbox_says_is_not_believed(workshop: Workshop, said: Json) -> None:
    class Lying(Sandboxes):
        async def run(self, *_: Any) -> None:
            await _[-1](said, [b"RIFF", b"x"])

    deck = await workshop.making.create(HERE, "Holidays", 1)
    workshop.making._sandboxes = Lying()
    with pytest.raises(WorkFailed):
        await workshop.draft(deck.id, ("a.png", photo(1)))


@on_linux
async def test_opening_pictures_ends_with_a_bot_that_is_killed() -> None:
    bot = await asyncio.create_subprocess_exec(
        *(sys.executable, "-c", BOT), stdout=asyncio.subprocess.PIPE, cwd=ROOT
    )
    assert bot.stdout is not None
    pid = int(await bot.stdout.readline())
    ended = os.pidfd_open(pid)
    try:
        bot.kill()
        await bot.wait()
        waiting = select.poll()
        waiting.register(ended, select.POLLIN)
        assert await asyncio.to_thread(waiting.poll, 60_000)
    finally:
        os.close(ended)


BOT = """
import asyncio
from bot.server_decks import sandboxes
sandboxes.MODULE = "tests.server_decks.intruder"
start = asyncio.create_subprocess_exec

async def main():
    async def noted(*words, **options):
        global process
        process = await start(*words, **options)
        return process
    asyncio.create_subprocess_exec = noted
    async def receive(*_):
        print(process.pid, flush=True)
    await sandboxes.Sandboxes().run(9, {"do": "hang"}, (), receive)

asyncio.run(main())
"""


async def test_a_sandbox_knows_none_of_the_bots_secrets(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", "secret")
    monkeypatch.setenv("DATABASE_URL", "secret")
    assert "secret" not in sandboxes.environment().values()


async def test_a_bot_may_be_started_in_any_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "in").write_bytes(photo(1))
    heard: list[Json] = []

    async def receive(said: Json, _: list[bytes]) -> None:
        heard.append(said)

    job = {"do": "take", "names": ["a.png"], "known": {}}
    await Sandboxes().run(HERE, job, [Path("in")], receive)
    assert [one["card"]["name"] for one in heard] == ["a.png"]


async def test_what_a_system_lacks_is_logged_once(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(sandboxes, "command", lambda kind: [sys.executable, "-c", POOR, kind, "0"])
    running = Sandboxes()
    for _ in range(2):
        await running.run(HERE, {"do": "none"})
    assert caplog.text.count("pictures are opened without Landlock, seccomp") == 1


POOR = """
from bot.server_decks import sandbox
sandbox.confine = lambda _: ("Landlock", "seccomp")
sandbox.main()
"""


@on_linux
def test_this_machine_lacks_nothing() -> None:
    assert sandboxes.lacking() == ()


def numbers_in(header: Path) -> dict[str, int]:
    found = re.findall(r"#define __NR(?:3264)?_(\w+)\s+(\d+)", header.read_text())
    return {name: int(number) for name, number in found}


@pytest.mark.skipif(not all(map(Path.exists, HEADERS)), reason="the kernel's headers")
def test_system_calls_have_the_kernels_numbers() -> None:
    x86, generic = map(numbers_in, HEADERS)
    assert {name: (x86[name], generic[name]) for name in CALLS} == CALLS


def under_filter(monkeypatch: pytest.MonkeyPatch, names: set[str], way: str) -> None:
    """Start every sandbox under a seccomp filter for these system calls.

    ``way`` is "allow" to refuse all others, or "deny" to refuse these.
    """
    known = numbers_in(HEADERS[platform.machine() != "x86_64"])
    numbers = ",".join(str(known[name]) for name in names if name in known)
    real = sandboxes.command
    prefix = [sys.executable, "-m", "tests.server_decks.under_filter", numbers, way]
    monkeypatch.setattr(sandboxes, "command", lambda kind: prefix + real(kind))


async def uploaded(workshop: Workshop) -> int:
    """Upload two pictures and keep them; return how many cards that made."""
    deck = await workshop.making.create(HERE, "Holidays", 1)
    draft = await workshop.draft(deck.id, ("a.png", photo(1)), ("b.jpg", photo(2, kind="JPEG")))
    sheet = await workshop.making.draft_sheet(draft)
    assert sheet.startswith(b"\xff\xd8")
    return len(await workshop.making.add_draft(draft))


@on_linux
@pytest.mark.skipif(not all(map(Path.exists, HEADERS)), reason="the kernel's headers")
async def test_decks_are_made_where_priorities_may_not_be_changed(
    real_workshop: Workshop, monkeypatch: pytest.MonkeyPatch
) -> None:
    under_filter(monkeypatch, RESOURCES, "deny")
    assert sandboxes.lacking() == (PRIORITY,)
    assert await uploaded(real_workshop) == 2


@on_linux
@pytest.mark.skipif(not all(map(Path.exists, HEADERS)), reason="the kernel's headers")
@pytest.mark.skipif(not shutil.which("systemd-analyze"), reason="systemd's sets of calls")
async def test_decks_are_made_under_the_units_own_filter(
    real_workshop: Workshop, monkeypatch: pytest.MonkeyPatch
) -> None:
    unit = (ROOT / "deploy" / "dixit.service").read_text()
    allowed: set[str] = set()
    for line in re.findall(r"^SystemCallFilter=(.+)$", unit, re.MULTILINE):
        named = set().union(*(expanded(word) for word in line.removeprefix("~").split()))
        allowed = allowed - named if line.startswith("~") else allowed | named
    assert "mount" not in allowed
    assert "sched_setscheduler" not in allowed
    under_filter(monkeypatch, allowed, "allow")
    assert sandboxes.lacking() == ()
    assert await uploaded(real_workshop) == 2


def expanded(word: str) -> set[str]:
    """Return the system calls in one of systemd's sets."""
    if not word.startswith("@"):
        return {word}
    told = subprocess.run(
        ["systemd-analyze", "syscall-filter", word], check=True, capture_output=True, text=True
    )
    lines = [line.strip() for line in told.stdout.splitlines()[1:]]
    return set().union(*(expanded(line) for line in lines if line and line[0] != "#"))


async def test_a_server_has_one_job_at_a_time() -> None:
    lane, order = Lane(2), list[str]()
    released = asyncio.Event()

    async def work(name: str, guild_id: int) -> None:
        async with lane.turn(guild_id):
            order.append(name)
            await released.wait()

    first = [work("first", HERE), work("first again", HERE), work("second", 8), work("third", 7)]
    jobs = [asyncio.create_task(one) for one in first]
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    assert order == ["first", "second"]
    released.set()
    await asyncio.gather(*jobs)
    assert sorted(order[2:]) == ["first again", "third"]


@pytest.mark.usefixtures("taken_over")
async def test_decks_are_shown_and_packed_while_every_slot_for_uploads_is_taken(
    tmp_path: Path,
) -> None:
    (tmp_path / "card").write_bytes(photo(1))
    running, started = Sandboxes(), asyncio.Semaphore(0)

    async def receive(_: Json, __: list[bytes]) -> None:
        started.release()

    jobs = [
        asyncio.create_task(running.run(guild, {"do": "hang"}, (), receive)) for guild in (1, 2)
    ]
    for _ in jobs:
        await started.acquire()
    made: list[bytes] = []

    async def take(_: Json, parts: list[bytes]) -> None:
        made.extend(parts)

    job = {"do": "sheet", "cards": [{"number": 1, "dim": False}], "across": 1}
    await running.run(1, job, [tmp_path / "card"], take)
    assert made[0].startswith(b"\xff\xd8")
    for one in jobs:
        one.cancel()
    await asyncio.gather(*jobs, return_exceptions=True)

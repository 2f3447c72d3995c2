"""Runs a worker in its own process: the usual bot with a hurried tempo.

It is forked from a process that has everything loaded, because loading takes most of a worker's
start. Settings come from the environment. ``CLOCK_OFF`` is by how many seconds the machine's clock
is wrong; ``DEAF_TO_HINTS`` loses every hint of other workers; ``STALLS`` lets the lease run out
while the first picture is being drawn; ``HANGS`` lets nothing come to its end; ``SHY`` never says
that the worker is connected, so that no other hands anything over to it; ``HASTY`` waits for
PostgreSQL no longer than a real bot; ``UPLOADS_TAKE`` is how many seconds it takes to open the
pictures of an upload; ``SENDS_LATE`` lets the lease run out while the first ``post``
or ``answer`` with pictures is being sent.

No test looks at the pictures. So only the decks of ``DECKS_DIR`` are used and not prepared, and the
first picture of each kind and the first card's tiles are used for all others.
"""

import asyncio
import logging
import os
import time
from functools import partial
from pathlib import Path
from typing import Any

from tests.forks import become

STALLED = "this took longer than a lease lives"
UPLOADING = "the pictures of an upload are being opened"
HURRY: dict[str, Any] = {
    "beat": 0.2,
    "breath": 0.0,
    "progress": 0.0,
    "try_again": 0.2,
    "dms_again": 0.5,  # a test waits no minute for its hands
}


def set_clock_wrong(seconds: float) -> None:
    right = time.time
    time.time = lambda: right() + seconds


def lose_hints() -> None:
    from bot.workers.worker import Worker

    Worker._hear = lambda *_: None  # type: ignore[method-assign]


def stall_once(seconds: float) -> None:
    from bot.screens.files import MessageFiles

    make = MessageFiles.make
    stalled = False

    async def slowly(self: MessageFiles, *wanted: Any) -> Any:
        nonlocal stalled
        found = await make(self, *wanted)
        if not stalled and found.pictures:
            stalled = True
            time.sleep(seconds)  # noqa: ASYNC251
            logging.warning(STALLED)
        return found

    MessageFiles.make = slowly  # type: ignore[method-assign,assignment]


def send_late_once(kind: str, seconds: float) -> None:
    """Block this process for ``seconds`` before its first send with files.

    ``kind`` is "post" for a message or "answer" for the response to a press.
    """
    from discord import InteractionResponse
    from discord.abc import Messageable

    owner, name = {
        "post": (Messageable, "send"),
        "answer": (InteractionResponse, "send_message"),
    }[kind]
    send, slept = getattr(owner, name), False

    async def slowly(*args: Any, **options: Any) -> Any:
        nonlocal slept
        if not slept and options.get("files"):
            slept = True
            time.sleep(seconds)  # noqa: ASYNC251
            logging.warning(STALLED)
        return await send(*args, **options)

    setattr(owner, name, slowly)


def hang_at_the_end() -> None:
    from bot.workers.worker import Holding

    async def end(self: Holding) -> None:  # noqa: ARG001
        await asyncio.Event().wait()

    Holding.end = end  # type: ignore[method-assign]


def be_shy() -> None:
    from bot.store.postgres.fleet import LeaseRows

    claim = LeaseRows.claim

    async def shyly(self: LeaseRows, worker: str, shard: int, *, ready: bool) -> bool:
        return await claim(self, worker, shard, ready=ready and False)

    LeaseRows.claim = shyly  # type: ignore[method-assign]


def open_uploads_slowly(seconds: float) -> None:
    from bot.server_decks.sandboxes import Sandboxes

    run = Sandboxes.run

    async def slowly(self: Sandboxes, *job: Any) -> None:
        logging.info(UPLOADING)
        await asyncio.sleep(seconds)
        await run(self, *job)

    Sandboxes.run = slowly  # type: ignore[method-assign,assignment]


def draw_little() -> None:
    from bot.decks import shelf
    from bot.imaging.pictures import Pictures
    from tests import pictures

    async def prepare(*_: object) -> int:
        return 0

    pictures.draw_little(setattr)
    shelf.SHIPPED = Path(os.environ["DECKS_DIR"])
    Pictures.prepare = prepare  # type: ignore[assignment]


def main(environment: dict[str, str], folder: Path, log: Path) -> None:
    become(environment, folder, log)
    set_clock_wrong(float(os.environ.get("CLOCK_OFF", "0")))
    from bot.cli.run import run_bot
    from bot.gateway import presses
    from bot.gateway.requests import Requests
    from bot.screens.scheduler import Tempo
    from bot.settings import Settings
    from bot.store.postgres.database import Patience
    from bot.workers.shard import LeaseTempo

    presses.TELL_PATIENCE = 20.0  # many processes share a core
    logging.basicConfig(
        level=logging.INFO, format="%(created).3f %(levelname)s %(name)s: %(message)s"
    )
    draw_little()
    if os.environ.get("DEAF_TO_HINTS"):
        lose_hints()
    if os.environ.get("SHY"):
        be_shy()
    if os.environ.get("HANGS"):
        hang_at_the_end()
    if os.environ.get("UPLOADS_TAKE"):
        open_uploads_slowly(float(os.environ["UPLOADS_TAKE"]))
    lifetime = float(os.environ.get("LEASE", "3"))
    if os.environ.get("STALLS"):
        stall_once(1.5 * lifetime)
    if os.environ.get("SENDS_LATE"):
        send_late_once(os.environ["SENDS_LATE"], 2.5 * lifetime)
    asyncio.run(
        run_bot(
            Settings.from_env(),
            tempo=Tempo(**HURRY),
            lease_tempo=LeaseTempo(
                lifetime=lifetime,
                beat=0.3,
                look=0.3,
                identify=0.05,
                handing_over=float(os.environ.get("HANDING_OVER", "100")),
                clearing_up=float(os.environ.get("CLEARING_UP", "1")),
            ),
            store_patience=Patience() if os.environ.get("HASTY") else Patience(10.0, 20.0),
            requests=partial(Requests, back_off=(0.05, 0.1, 0.2), ban_pause=0.5),
            patience=5.0,
            guild_ready_timeout=0.0,
        )
    )

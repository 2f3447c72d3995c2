"""A sandbox that reports its peak memory at the end."""

import os
import re
import sys
from collections.abc import Iterator
from dataclasses import replace

from bot.decks.intake.uploads import Refused
from bot.server_decks import sandbox
from bot.server_decks.sandbox import Inputs, Json, Made

STATUS = os.open("/proc/self/status", os.O_RDONLY)  # opened now, because a confined process cannot
TAKE = sandbox.JOBS["take"]


def take(job: Json, inputs: Inputs) -> Iterator[Made]:
    """Yield the job's results, then its peak memory in bytes as ``{"peak": …}``.

    If the job raises ``Refused``, raise it again after yielding the peak.
    """
    refused: Refused | None = None
    try:
        yield from TAKE.work(job, inputs)
    except Refused as reason:
        refused = reason
    os.lseek(STATUS, 0, os.SEEK_SET)
    told = re.search(rb"VmHWM:\s+(\d+) kB", os.read(STATUS, 1 << 16))
    yield {"peak": int(told[1]) << 10 if told else 0}, ()
    if refused is not None:
        raise refused


sandbox.JOBS["take"] = replace(TAKE, work=take)

if __name__ == "__main__":
    sys.exit(sandbox.main())

"""Measures the cost of hostile uploads: how many are refused, and the most time and memory used.

    python -m bench.hostile [MEGAPIXELS]

Every file of `tests.decks.intake.corpus` goes through a sandbox of its own, like an upload in the
chat. The largest pictures have as many pixels as are allowed, unless MEGAPIXELS is lower. Exits
with 1 if a file takes too long or too much memory.
"""

import asyncio
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path

from bot.decks.intake.uploads import Refused
from bot.server_decks import sandboxes
from bot.server_decks.sandboxes import Json, Sandboxes, WorkFailed
from tests.decks.intake.corpus import File, pictures, zips

MEGAPIXELS = 25.0
PEAK = 1 << 30  # bytes that a sandbox may use
SLOWEST = 20.0  # seconds for one picture on a busy machine


class Ledger:
    """Counts the outcome of each file, and keeps the slowest and the most memory-hungry one."""

    def __init__(self) -> None:
        self.outcomes: Counter[str] = Counter()
        self.reasons: Counter[str] = Counter()
        self.failed: list[str] = []
        self.slowest = (0.0, "")
        self.hungriest = (0, "")

    async def try_file(self, running: Sandboxes, file: File, folder: Path) -> None:
        """Process one file in a sandbox and record its outcome, time and memory."""
        name, data = file
        upload = folder / "upload"
        upload.write_bytes(data)
        cards, problems, peak = 0, Counter[str](), 0

        async def receive(said: Json, _: list[bytes]) -> None:
            nonlocal cards, peak
            cards += "card" in said
            peak = max(peak, said.get("peak", 0))
            if "problem" in said:
                problems[said["problem"]["reason"]] += 1

        begun = time.perf_counter()
        try:
            job = {"do": "take", "names": [name], "known": {}}
            await running.run(1, job, [upload], receive)
        except Refused as refused:
            problems[refused.reason] += 1
        except WorkFailed:
            self.failed.append(name)
        took = time.perf_counter() - begun
        self.slowest = max(self.slowest, (took, name))
        self.hungriest = max(self.hungriest, (peak, name))
        self.reasons += problems
        ended = "ended" if self.failed[-1:] == [name] else "taken" if cards else "refused"
        self.outcomes[ended] += 1


async def measure(megapixels: float) -> Ledger:
    """Process every file of the hostile corpus in a sandbox, in turn; return the ledger.

    The largest pictures have this many megapixels. This changes the sandboxes' module and niceness
    for the whole process.
    """
    ledger, running = Ledger(), Sandboxes()
    sandboxes.MODULE = "bench.measured_sandbox"
    sandboxes.NICENESS = 0  # measure what a file costs, independent of the machine's other work
    with tempfile.TemporaryDirectory() as folder:
        for files in (pictures(megapixels), zips()):
            for file in files:
                await ledger.try_file(running, file, Path(folder))
    return ledger


def main() -> int:
    """Measure and print the cost; return 1 if a file takes too long or too much memory."""
    ledger = asyncio.run(measure(float(sys.argv[1]) if len(sys.argv) > 1 else MEGAPIXELS))
    outcomes = ledger.outcomes
    print(
        f"{outcomes.total()} files tried: {outcomes['refused']} refused, {outcomes['taken']} taken"
    )
    print(f"{outcomes['ended']} ended by a limit: {', '.join(ledger.failed) or 'none'}")
    print("reasons: " + ", ".join(f"{name} {n}" for name, n in ledger.reasons.most_common()))
    seconds, slow = ledger.slowest
    peak, hungry = ledger.hungriest
    print(f"slowest: {seconds:.1f} s ({slow})   at most {SLOWEST:.0f}")
    print(f"most memory: {peak >> 20} MB ({hungry})   at most {PEAK >> 20}")
    return 0 if seconds <= SLOWEST and peak <= PEAK else 1


if __name__ == "__main__":
    sys.exit(main())

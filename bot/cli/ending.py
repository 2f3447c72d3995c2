"""How the process ends: with a status, and at worst with one sentence on standard error.

Owns what holds for every subcommand: outputs that are closed, full or cannot take a character,
Ctrl+C at any moment, and what the system refuses without a subcommand having foreseen it. An
error of our own keeps its traceback: somebody has to mend it.
"""

import io
import logging
import os
import signal
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from typing import BinaryIO, TextIO

from bot.printable import printable_lines

INTERRUPTED = 128 + signal.SIGINT  # what shells make of a process that Ctrl+C has ended

log = logging.getLogger(__name__)


def complain(text: object) -> None:
    """Tell whoever runs the bot what is wrong."""
    print(printable_lines(text), file=sys.stderr)


def orderly(main: Callable[[], int]) -> int:
    """Run the program and return its exit status."""
    _mend_outputs()
    fault: OSError | None = None
    try:
        with _interruptible():
            status = main()
    except SystemExit as left:  # a parser has said its sentence
        status = left.code if isinstance(left.code, int) else 0
    except KeyboardInterrupt:
        status = INTERRUPTED
    except OSError as error:
        fault = error
    fault = _finish(sys.stdout) or fault
    if isinstance(fault, BrokenPipeError):
        status = 0  # the reader has seen enough, as in `… | head`
    elif fault is not None:
        status = 1
        log.debug("where it was refused", exc_info=fault)
        place = f"{fault.filename}: " if fault.filename else ""
        with suppress(OSError):  # nobody listens on standard error either
            complain(f"python -m bot: {place}{fault.strerror or fault}")
    _finish(sys.stderr)
    return status


@contextmanager
def _interruptible() -> Iterator[None]:
    """Inside, Ctrl+C is an exception, so that things are tidied up; afterwards it ends at once."""
    if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:  # in the background it is ignored
        yield
        return
    signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, signal.SIG_DFL)


class _Output(io.TextIOWrapper):
    """Standard output, which says its name when it fails."""

    def write(self, text: str, /) -> int:
        try:
            return super().write(text)
        except OSError as error:
            error.filename = "standard output"
            raise

    def flush(self) -> None:
        try:
            super().flush()
        except OSError as error:
            error.filename = "standard output"
            raise


def _mend_outputs() -> None:
    """Give every output a place to go and an escape for what its encoding cannot say."""
    if sys.stderr is None:  # closed by whoever started us
        sys.stderr = open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115
    given = sys.stdout
    buffer: BinaryIO = given.buffer if given else open(os.devnull, "wb")  # noqa: SIM115
    sys.stdout = _Output(
        buffer,
        given.encoding if given else "utf-8",
        "backslashreplace",
        line_buffering=buffer.isatty(),
        write_through=bool(os.environ.get("PYTHONUNBUFFERED")),
    )


def _finish(stream: TextIO) -> OSError | None:
    """Write what is left; Python would complain once more when it closes an output that fails."""
    try:
        stream.flush()
    except OSError as error:
        os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())
        return error
    return None

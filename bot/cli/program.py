"""What holds for every subcommand: its parser, its event loop, and how the process ends.

A process ends with a status, and at worst with one sentence on standard error: where outputs are
closed, full or cannot take a character, after Ctrl+C at any moment, and for what the system refuses
without a subcommand having foreseen it. An error of our own keeps its traceback: it has to be
mended.
"""

import argparse
import io
import logging
import os
import signal
import sys
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager, suppress
from typing import Any, BinaryIO, NoReturn, TextIO

from bot.printable import printable_lines

INTERRUPTED = 128 + signal.SIGINT  # the status that shells give a process ended by Ctrl+C

log = logging.getLogger(__name__)


def complain(text: object) -> None:
    """Print an error on standard error."""
    print(printable_lines(text), file=sys.stderr)


def orderly(main: Callable[[], int]) -> int:
    """Run the program and return its exit status; report failures in one line."""
    _mend_outputs()
    fault: OSError | None = None
    try:
        with _interruptible():
            status = main()
    except SystemExit as left:  # argparse has already printed its message
        status = left.code if isinstance(left.code, int) else 0
    except KeyboardInterrupt:
        status = INTERRUPTED
    except OSError as error:
        fault = error
    fault = _finish(sys.stdout) or fault
    if isinstance(fault, BrokenPipeError):
        status = 0  # the reader has closed the pipe, as in `… | head`
    elif fault is not None:
        status = 1
        log.debug("where it was refused", exc_info=fault)
        place = f"{fault.filename}: " if fault.filename else ""
        with suppress(OSError):  # standard error is closed as well
            complain(f"python -m bot: {place}{fault.strerror or fault}")
    _finish(sys.stderr)
    return status


@contextmanager
def _interruptible() -> Iterator[None]:
    """Let Ctrl+C raise KeyboardInterrupt inside the block, so that the program can clean up.

    After the block, Ctrl+C ends the process at once.
    """
    # as for background jobs; keep ignoring it
    if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
        yield
        return
    signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, signal.SIG_DFL)


class _Output(io.TextIOWrapper):
    """Standard output whose errors name it as the file."""

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
    """Replace closed outputs with the null device; escape what standard output cannot encode."""
    if sys.stderr is None:  # closed by the parent process
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
    """Flush a stream; return its error, or None.

    After an error the stream writes to the null device, or Python would complain again at exit.
    """
    try:
        stream.flush()
    except OSError as error:
        os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())
        return error
    return None


class OneLineParser(argparse.ArgumentParser):
    """Reports errors in one line, without repeating the usage."""

    def error(self, message: str) -> NoReturn:
        self.exit(2, f"{self.prog}: {printable_lines(message)}\n")


def number(text: str) -> int:
    """Return the whole number in an option; raise ``ArgumentTypeError``."""
    try:
        return int(text)
    except ValueError:
        raise argparse.ArgumentTypeError(f"{text[:50]!r} is not a whole number") from None


def number_between(least: int, most: int) -> Callable[[str], int]:
    """Return a parser for whole numbers in this range."""

    def read(text: str) -> int:
        if not least <= (found := number(text)) <= most:
            raise argparse.ArgumentTypeError(f"must be between {least} and {most}")
        return found

    return read


def run_loop(work: Callable[[], Coroutine[Any, Any, None]]) -> None:
    """Run like `asyncio.run`, but do not let Ctrl+C interrupt the creation of the event loop."""
    import asyncio  # imported here, so that `--help` need not wait for it

    handler = signal.getsignal(signal.SIGINT)
    if handler is not signal.SIG_IGN:
        # nothing to clean up yet, so Ctrl+C may end the process
        signal.signal(signal.SIGINT, signal.SIG_DFL)
    with asyncio.Runner() as runner:
        runner.get_loop()
        signal.signal(signal.SIGINT, handler)  # the runner replaces it with its own
        runner.run(work())

"""What all subcommands share: the parser, the event loop, and how the process ends.

A process always ends with a status and at most one sentence on standard error. That also holds if
an output is closed, full or cannot encode a character, after Ctrl+C at any moment, and for
operating system errors that the subcommand does not handle. Bugs keep their traceback.
"""

import argparse
import io
import logging
import os
import signal
import sys
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager, suppress
from typing import Any, BinaryIO, NamedTuple, NoReturn, TextIO

from bot.printable import printable_lines

INTERRUPTED = 128 + signal.SIGINT  # the status that shells give a process ended by Ctrl+C

log = logging.getLogger(__name__)


class Subcommand(NamedTuple):
    """One subcommand: a function that declares its options, and one that runs it.

    ``run`` returns the exit status.
    """

    add_arguments: Callable[[argparse.ArgumentParser], None]
    run: Callable[[argparse.Namespace], int]


def complain(text: object) -> None:
    """Print a message on standard error, with unprintable characters escaped."""
    print(printable_lines(text), file=sys.stderr)


def run_program(main: Callable[[], int]) -> int:
    """Run the program and return its exit status; report operating system errors in one line."""
    _repair_outputs()
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
        log.debug("the operating system refused", exc_info=fault)
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
    # Shells start background jobs with Ctrl+C ignored; it stays ignored.
    if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
        yield
        return
    signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, signal.SIG_DFL)


class _Output(io.TextIOWrapper):
    """Standard output that sets ``filename`` on the errors it raises."""

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


def _repair_outputs() -> None:
    """Replace closed outputs with the null device; escape characters that cannot be encoded."""
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
    """Flush a stream; return the error, None if there was none.

    After an error, redirect the stream to the null device, or Python would report it again at exit.
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
    """Return an option's value as a whole number; raise ``ArgumentTypeError`` if it is not one."""
    try:
        return int(text)
    except ValueError:
        raise argparse.ArgumentTypeError(f"{text[:50]!r} is not a whole number") from None


def number_between(least: int, most: int) -> Callable[[str], int]:
    """Return a function that parses a whole number in this range, for an option's ``type``.

    It raises ``ArgumentTypeError`` for anything else.
    """

    def read(text: str) -> int:
        if not least <= (found := number(text)) <= most:
            raise argparse.ArgumentTypeError(f"must be between {least} and {most}")
        return found

    return read


def run_loop(work: Callable[[], Coroutine[Any, Any, None]]) -> None:
    """Run ``work`` like `asyncio.run`, but do not let Ctrl+C interrupt creating the event loop."""
    import asyncio  # imported here, so that `--help` need not wait for it

    handler = signal.getsignal(signal.SIGINT)
    if handler is not signal.SIG_IGN:
        # There is nothing to clean up yet, so Ctrl+C may end the process at once. An interrupt
        # while asyncio creates the loop would leave it half made and print a traceback.
        signal.signal(signal.SIGINT, signal.SIG_DFL)
    with asyncio.Runner() as runner:
        runner.get_loop()
        signal.signal(signal.SIGINT, handler)  # the runner replaces it with its own
        runner.run(work())

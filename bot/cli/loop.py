"""Runs the event loop of a subcommand, which Ctrl+C ends in good order or not at all begun."""

import asyncio
import signal
from collections.abc import Callable, Coroutine
from typing import Any


def run_loop(work: Callable[[], Coroutine[Any, Any, None]]) -> None:
    """`asyncio.run`, but a loop that is only half made is never interrupted with an exception."""
    handler = signal.getsignal(signal.SIGINT)
    if handler is not signal.SIG_IGN:
        signal.signal(signal.SIGINT, signal.SIG_DFL)  # there is nothing to tidy up yet
    with asyncio.Runner() as runner:
        runner.get_loop()
        signal.signal(signal.SIGINT, handler)  # which the runner replaces by its own
        runner.run(work())

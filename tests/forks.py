"""Forks processes from one that has loaded the bot, because loading it takes most of a start.

Where the start itself is tested, a test starts a new Python instead.
"""

import os
import runpy
import sys
import threading
from multiprocessing import get_context, parent_process
from multiprocessing.connection import wait
from pathlib import Path

PROCESSES = get_context("forkserver")
PROCESSES.set_forkserver_preload(
    [
        "__main__",
        "bot.app",
        "bot.cli.run",
        "bot.cli.simulate",
        "bot.logs",
        "bot.workers.assembly",
        "playground.web",
        "tests.e2e.once",
        "tests.store.sqlite.uploader",
        "tests.store.sqlite.victim",
        "tests.workers.process",
        "tests.workers.warm",  # makes what all workers use
    ]
)


def become(environment: dict[str, str], folder: Path, *logs: Path) -> None:
    """Give this forked process its environment, folder and files for its output.

    Standard output goes to the first file, standard error to the last one. The process ends as
    soon as its parent has ended.
    """
    end_with_parent()
    for output, path in ((1, logs[0]), (2, logs[-1])):
        file = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_APPEND)
        os.dup2(file, output)
        os.close(file)
    os.environ.clear()
    os.environ.update(environment)
    os.chdir(folder)


def run_module(module: str, *words: str) -> None:
    """Do what ``python -m module words`` does."""
    sys.argv = [module, *words]
    runpy.run_module(module, run_name="__main__", alter_sys=True)


def end_with_parent() -> None:
    """End this process as soon as the process that asked for it has ended."""
    parent = parent_process()
    assert parent is not None
    threading.Thread(target=lambda: (wait([parent.sentinel]), os._exit(1)), daemon=True).start()

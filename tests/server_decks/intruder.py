"""A sandbox whose decoder was taken over: it does what a stranger's code would like to do.

`bot.server_decks.sandboxes` starts it in place of the real sandbox and in the same way; only its
jobs differ. Jobs that begin with ``free-`` are not confined, to show that they would succeed; those
that begin with ``half-`` run without seccomp.
"""

import ctypes
import os
import socket
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from bot.server_decks import confinement, sandbox
from bot.server_decks.sandbox import Inputs, Job, Json, Made

LIBC = ctypes.CDLL(None, use_errno=True)
PTRACE_TRACEME = 0


def checked(result: int) -> int:
    if result < 0:
        raise OSError(ctypes.get_errno(), "refused")
    return result


def read_memory(parent: int, address: int) -> bytes:
    with open(f"/proc/{parent}/mem", "rb", buffering=0) as memory:
        memory.seek(address)
        return memory.read(8)


def copy_memory(parent: int, address: int) -> int:
    class Piece(ctypes.Structure):
        _fields_ = (("at", ctypes.c_void_p), ("size", ctypes.c_size_t))

    room = ctypes.create_string_buffer(8)
    here = Piece(ctypes.addressof(room), 8)
    there = Piece(address, 8)
    return checked(LIBC.process_vm_readv(parent, ctypes.byref(here), 1, ctypes.byref(there), 1, 0))


def attacks(job: Json) -> dict[str, Callable[[], Any]]:
    parent, address, database = job["bot"], job["address"], Path(job["database"])
    outside = database.with_name("outside")
    return {
        "read the bot's environment": Path(f"/proc/{parent}/environ").read_bytes,
        "read the bot's memory": lambda: read_memory(parent, address),
        "copy the bot's memory": lambda: copy_memory(parent, address),
        "signal the bot": lambda: os.kill(parent, 0),
        "read the database": database.read_bytes,
        "write to the database": lambda: database.open("ab").write(b"x"),
        "read a file": lambda: Path("/etc/passwd").read_bytes(),
        "look at a file": database.stat,
        "write a file": lambda: outside.write_bytes(b"x"),
        "delete a file": lambda: Path(job["victim"]).unlink(),
        "list a folder": lambda: os.listdir("/"),
        "connect to somebody": lambda: socket.socket().connect((b"127.0.0.1", job["port"])),
        "open a local socket": lambda: socket.socket(socket.AF_UNIX),
        "start a program": lambda: subprocess.run(["/bin/true"], check=True),
        "divide": os.fork,
        "open a pipe": os.pipe,
        "double its output": lambda: os.dup(1),
        "have a file in memory": lambda: os.memfd_create("x"),
        "load more code": lambda: __import__("this_module_of_a_stranger"),
    }


def attack(job: Json, _: Inputs) -> Iterator[Made]:
    for name, do in attacks(job).items():
        if name == "load more code":
            sys.path.insert(0, job["modules"])
        try:
            child = do()
            if name == "divide" and child == 0:
                os._exit(0)
        except (OSError, ImportError) as refused:
            yield {"tried": name, "denied": type(refused).__name__}, ()
        else:
            yield {"tried": name}, ()


def last_attack(_: Json, __: Inputs) -> Iterator[Made]:
    """Try the attacks that would end this process if they succeeded; yield the ones denied."""
    last: dict[str, Callable[[], Any]] = {
        "trace a process": lambda: checked(LIBC.ptrace(PTRACE_TRACEME, 0, 0, 0)),
        "become another program": lambda: os.execv("/bin/true", ["true"]),  # noqa: S606
    }
    for name, do in last.items():
        try:
            do()
        except OSError as refused:
            yield {"tried": name, "denied": type(refused).__name__}, ()


def hang(_: Json, __: Inputs) -> Iterator[Made]:
    yield {"hanging": True}, ()
    closed = threading.Lock()
    closed.acquire()
    closed.acquire()


def compute(_: Json, __: Inputs) -> Iterator[Made]:
    while True:
        sum(range(1000))
        yield from ()


def hoard(job: Json, _: Inputs) -> Iterator[Made]:
    try:
        bytearray(job["bytes"])
    except MemoryError:
        yield {"refused_memory": True}, ()


def crash(_: Json, __: Inputs) -> Iterator[Made]:
    yield {"card": {}}, ()
    ctypes.string_at(0)


def repeat(job: Json, _: Inputs) -> Iterator[Made]:
    """Write the job's text to the sandbox's output, as often as the job says."""
    sys.stdout.buffer.write(job["text"].encode() * job["times"])
    sys.stdout.buffer.flush()
    yield from ()


def fail(_: Json, __: Inputs) -> Iterator[Made]:
    yield from ()
    raise IndexError("the name of a stranger's file")


sandbox.JOBS.update(
    {
        "attack": Job(attack),
        "free-attack": Job(attack),
        "half-attack": Job(attack),
        "last-attack": Job(last_attack),
        "hang": Job(hang),
        "compute": Job(compute),
        "hoard": Job(hoard),
        "free-hoard": Job(hoard),
        "crash": Job(crash),
        "repeat": Job(repeat),
        "fail": Job(fail),
    }
)

if __name__ == "__main__":
    if sys.argv[1].startswith("half-"):
        vars(confinement)["_restrict_calls"] = lambda: None
    if sys.argv[1].startswith("free-"):
        vars(sandbox)["confine"] = lambda _: ()
    sys.exit(sandbox.main())

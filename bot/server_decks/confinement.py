"""Asks the kernel to restrict a process that opens uploaded pictures.

`confine` is called once, after everything that the process needs is loaded. From then on, the
process can compute, read its input, write its output and exit, and nothing else. Resource limits,
Landlock and seccomp overlap on purpose: if a kernel or container lacks one of them, the others
still apply. Does not know pictures. The system call numbers are those of Linux on x86-64 and 64-bit
ARM.
"""

import contextlib
import ctypes
import errno
import os
import platform
import signal
import struct
import sys
from collections.abc import Callable, Iterable
from pathlib import Path

try:
    import resource
except ImportError:  # Windows does not have this module
    resource = None  # type: ignore[assignment]

MEMORY = 1 << 30  # bytes of address space
CPU_A_PICTURE = 15.0  # seconds
CPU_SECONDS = 300  # for a whole job
OPEN_FILES = 3  # standard input, output and error: a fourth cannot be opened

SECCOMP, LANDLOCK, LIMITS = "seccomp", "Landlock", "limits"
NO_NEW_PRIVILEGES, OOM_FIRST, PRIORITY = "no_new_privs", "oom_score_adj", "lower priority"
ALL = (OOM_FIRST, PRIORITY, NO_NEW_PRIVILEGES, LANDLOCK, LIMITS, SECCOMP)

_PR_SET_PDEATHSIG, _PR_SET_SECCOMP, _PR_SET_NO_NEW_PRIVS = 1, 22, 38
_SECCOMP_MODE_FILTER = 2
# What a filter returns for a call, and the three instructions that it is made of (classic BPF).
ALLOW, REFUSE, KILL = 0x7FFF_0000, 0x0005_0000 | errno.EPERM, 0x8000_0000
_LOAD, _IF_EQUAL, _RETURN = 0x20, 0x15, 0x06
_NUMBER_AT, _ARCHITECTURE_AT = 0, 4  # offsets in the data that the kernel gives to a filter

ARCHITECTURES = {"x86_64": 0xC000_003E, "aarch64": 0xC000_00B7}
CALLS: dict[str, tuple[int, int]] = {
    "read": (0, 63),
    "write": (1, 64),
    "close": (3, 57),
    "lseek": (8, 62),
    "mmap": (9, 222),
    "mprotect": (10, 226),
    "munmap": (11, 215),
    "brk": (12, 214),
    "rt_sigaction": (13, 134),
    "rt_sigprocmask": (14, 135),
    "rt_sigreturn": (15, 139),
    "sched_yield": (24, 124),
    "mremap": (25, 216),
    "madvise": (28, 233),
    "setitimer": (38, 103),
    "getpid": (39, 172),
    "exit": (60, 93),
    "gettimeofday": (96, 169),
    "getrusage": (98, 165),
    "sigaltstack": (131, 132),
    "gettid": (186, 178),
    "futex": (202, 98),
    "restart_syscall": (219, 128),
    "clock_gettime": (228, 113),
    "exit_group": (231, 94),
    "getrandom": (318, 278),
}
"""All system calls that a confined process may make, with their numbers on both architectures."""

# Landlock's system calls, which have the same numbers on both architectures.
_CREATE_RULESET, _RESTRICT_SELF = 444, 446
_RULESET_VERSION = 1
# How many file access rights each version of Landlock knows; a kernel rejects unknown ones.
_FILE_ACCESS = {1: 13, 2: 14, 3: 15, 4: 15}
_MOST_FILE_ACCESS = 16
_NETWORK_SINCE, _SCOPES_SINCE = 4, 6


class Lacking(Exception):
    """Raised if this system lacks a mechanism or forbids its use."""


def confine(niceness: int) -> tuple[str, ...]:
    """Confine this process irrevocably; return the mechanisms that this system lacks."""
    lacking = []
    # The order matters: Landlock forbids writing to /proc, needs no_new_privs as seccomp does, and
    # opens a file, which the limits forbid. Seccomp forbids the calls that all others make.
    for name, begin in (
        (OOM_FIRST, _be_killed_first),
        (PRIORITY, lambda: _lower_priority(niceness)),
        (NO_NEW_PRIVILEGES, forbid_new_privileges),
        (LANDLOCK, _forbid_files),
        (LIMITS, _set_limits),
        (SECCOMP, _restrict_calls),
    ):
        try:
            begin()
        except (Lacking, OSError, ValueError, ImportError, AttributeError):
            lacking.append(name)
    return tuple(lacking)


def begin_picture() -> None:
    """Start the CPU time limit of the next picture; exceeding it kills the process."""
    if hasattr(signal, "setitimer"):
        # Nothing handles SIGPROF, so it ends the process.
        signal.setitimer(signal.ITIMER_PROF, CPU_A_PICTURE)


def _set_limits() -> None:
    """Set resource limits, none above what the system allows already."""
    if resource is None:
        raise Lacking
    for limit, most in (
        (resource.RLIMIT_CORE, 0),  # a core dump would contain the uploaded picture
        (resource.RLIMIT_FSIZE, 0),  # no file may be written
        (resource.RLIMIT_NPROC, 0),  # no process may be started
        (resource.RLIMIT_NOFILE, OPEN_FILES),
        (resource.RLIMIT_CPU, CPU_SECONDS),
        (resource.RLIMIT_AS, MEMORY),
    ):
        allowed = resource.getrlimit(limit)[1]
        most = most if allowed == resource.RLIM_INFINITY else min(most, allowed)
        resource.setrlimit(limit, (most, most))


def _be_killed_first() -> None:
    """Make this process the first one that the kernel kills when memory runs out."""
    Path("/proc/self/oom_score_adj").write_text("1000")


def _lower_priority(niceness: int) -> None:
    """Lower this process's priority, so that the bot answers presses first."""
    os.nice(niceness)
    if os.getsid(0) == os.getpid():
        # With autogroup scheduling the kernel compares whole sessions by this value.
        with contextlib.suppress(OSError):
            Path("/proc/self/autogroup").write_text(str(niceness))


def forbid_new_privileges() -> None:
    """Stop this process from gaining privileges, and have it killed when its parent ends.

    Raise `Lacking` if this system cannot do that.
    """
    _prctl(_PR_SET_PDEATHSIG, signal.SIGKILL)
    _prctl(_PR_SET_NO_NEW_PRIVS, 1)


def _forbid_files() -> None:
    """Give up all rights that Landlock controls: files, network, signals to other processes.

    Raise `Lacking` if this system does not have Landlock.
    """
    call = _linux().syscall
    version = call(ctypes.c_long(_CREATE_RULESET), None, ctypes.c_size_t(0), _RULESET_VERSION)
    if version < 1:
        raise Lacking
    rights = [(1 << _FILE_ACCESS.get(version, _MOST_FILE_ACCESS)) - 1]
    if version >= _NETWORK_SINCE:
        rights.append(0b11)  # bind and connect
    if version >= _SCOPES_SINCE:
        rights.append(0b11)  # abstract sockets and signals
    attributes = struct.pack(f"={len(rights)}Q", *rights)
    size = ctypes.c_size_t(len(attributes))
    ruleset = call(ctypes.c_long(_CREATE_RULESET), attributes, size, 0)
    if ruleset < 0:
        raise Lacking
    try:
        if call(ctypes.c_long(_RESTRICT_SELF), ruleset, 0):
            raise Lacking
    finally:
        os.close(ruleset)


def _restrict_calls() -> None:
    """Refuse all system calls except `CALLS`; raise `Lacking` on another architecture."""
    machine = platform.machine()
    if machine not in ARCHITECTURES:
        raise Lacking
    column = list(ARCHITECTURES).index(machine)
    filter_calls((numbers[column] for numbers in CALLS.values()), listed=ALLOW, others=REFUSE)


def filter_calls(numbers: Iterable[int], *, listed: int, others: int) -> None:
    """Install a seccomp filter that cannot be removed.

    It applies the action ``listed`` to system calls with these numbers, and ``others`` to the rest.
    """
    lines = [
        (_LOAD, 0, 0, _ARCHITECTURE_AT),
        (_IF_EQUAL, 1, 0, ARCHITECTURES[platform.machine()]),
        (_RETURN, 0, 0, KILL),  # another architecture, on which the numbers mean other calls
        (_LOAD, 0, 0, _NUMBER_AT),
    ]
    for number in numbers:
        # If the number differs, the jump skips the return that follows.
        lines += [(_IF_EQUAL, 0, 1, number), (_RETURN, 0, 0, listed)]
    lines.append((_RETURN, 0, 0, others))
    program = ctypes.create_string_buffer(b"".join(struct.pack("=HBBI", *one) for one in lines))
    header = struct.pack("HP", len(lines), ctypes.addressof(program))
    _prctl(_PR_SET_SECCOMP, _SECCOMP_MODE_FILTER, header)


def _prctl(option: int, value: int, pointer: bytes | None = None) -> None:
    """Call prctl(2); raise `Lacking` if the kernel refuses."""
    call: Callable[..., int] = _linux().prctl
    rest = (pointer, ctypes.c_ulong(0), ctypes.c_ulong(0))
    if call(ctypes.c_int(option), ctypes.c_ulong(value), *rest):
        raise Lacking


def _linux() -> ctypes.CDLL:
    """Return the C library of this process; raise `Lacking` on systems other than Linux."""
    if sys.platform != "linux":
        raise Lacking
    return ctypes.CDLL(None)

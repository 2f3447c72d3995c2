"""Where games are kept, as DATABASE says it: a file for SQLite, or the address of a PostgreSQL.

Knows how addresses are written, and keeps their passwords out of everything that is shown. Opens
nothing, but says who does.
"""

from dataclasses import dataclass, field
from pathlib import Path
from urllib.parse import parse_qs, urlsplit

SCHEMES = ("postgresql", "postgres")
QUOTED = 100  # characters of a value that is wrong: as far as that helps


@dataclass(frozen=True, slots=True)
class PostgresAddress:
    """The whole address, which is a secret; as text it is hosts and database alone."""

    url: str = field(repr=False)

    def __str__(self) -> str:
        parts = urlsplit(self.url)
        hosts = parts.netloc.rpartition("@")[2] or ",".join(parse_qs(parts.query).get("host", ()))
        return f"postgresql://{hosts}{parts.path}"

    @classmethod
    def read(cls, text: str) -> "PostgresAddress":
        """``ValueError`` says what is wrong, without repeating what may be a password."""
        if any(character.isspace() for character in text) or not text.isprintable():
            raise ValueError("the address has a blank in it; write blanks in a password as %20")
        try:
            parts = urlsplit(text)
            known = parts.scheme in SCHEMES
        except ValueError:
            known = False
        if not known or not text.startswith(f"{parts.scheme}://"):
            raise ValueError("is not an address like postgresql://user:password@host:5432/database")
        hosts = parts.netloc.rpartition("@")[2]
        if not (hosts or "host" in parse_qs(parts.query)):
            raise ValueError("the address names no host, as in postgresql://user@host/database")
        for host in filter(None, hosts.split(",")):
            port = host.rpartition("]")[2].partition(":")[2]  # an IPv6 address has its own colons
            if port and not (port.isascii() and port.isdigit() and 0 < int(port) < 65536):
                raise ValueError("the port in the address is not a number from 1 to 65535")
        if "#" in text or "?" in parts.netloc:
            raise ValueError("write # in a password as %23, ? as %3F, / as %2F and @ as %40")
        return cls(text)


Address = Path | PostgresAddress


def read_address(text: str) -> Address:
    """An address as DATABASE has it, or ``sqlite:FILE``; ``ValueError`` says what is wrong."""
    if is_postgres(text):
        return PostgresAddress.read(text)
    if "://" in text:  # which may have a password in it
        raise ValueError(
            f"{text.partition('://')[0][:QUOTED]}:// is neither a file nor postgresql://"
        )
    file = text.removeprefix("sqlite:")
    if not file or file == ":memory:" or file.startswith("file:"):
        raise ValueError(f"{text[:QUOTED]!r} is not a file; games are kept on disk")
    try:
        return Path(file).expanduser()
    except RuntimeError:  # there is no such user, or this one has no home
        whose = f"{text[:QUOTED]!r} is in the home of nobody"
        raise ValueError(f"{whose}; write the whole path") from None


def is_postgres(text: str) -> bool:
    """Whether this is meant to be the address of a PostgreSQL."""
    return ":" in text and text.partition(":")[0].lower() in SCHEMES

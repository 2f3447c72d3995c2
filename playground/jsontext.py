"""Reads JSON from untrusted senders.

Owns the limits of what is accepted as JSON; it does not check what the values mean.
"""

import json
from typing import Any, NoReturn

# Discord's own payloads are about a dozen levels deep, and we walk them by recursion.
DEEPEST = 64

# What reading a value of an unexpected type may raise.
MALFORMED = (
    TypeError,
    ValueError,
    LookupError,
    AttributeError,
    ArithmeticError,
    RecursionError,
    AssertionError,  # from the libraries that read requests
)


def parse(text: str | bytes) -> Any:
    """Return the parsed value; raise ``ValueError`` if it isn't JSON or is nested too deeply."""
    try:
        value = json.loads(text, parse_constant=_refuse)
    except RecursionError:
        raise ValueError("nested too deeply") from None
    layer, depth = [value], 0
    while layer := [inner for one in layer for inner in _parts(one)]:
        depth += 1
        if depth > DEEPEST:
            raise ValueError("nested too deeply")
    return value


def _parts(value: Any) -> list[Any]:
    parts = value.values() if isinstance(value, dict) else value if isinstance(value, list) else ()
    return [one for one in parts if isinstance(one, dict | list)]


def _refuse(constant: str) -> NoReturn:
    """Raise ``ValueError`` for ``NaN`` and infinities, which Python accepts but JSON lacks."""
    raise ValueError(f"{constant} is not JSON")

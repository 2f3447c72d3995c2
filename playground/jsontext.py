"""Reads JSON that anybody may have sent.

Owns the limits of what is taken for JSON at all; what it means is for others to say.
"""

import json
from typing import Any, NoReturn

# Discord's own payloads have about a dozen; our functions that walk them go down by recursion.
DEEPEST = 64

# What reading a value of a kind that nobody foresaw may end in.
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
    """The value; ``ValueError`` for what is no JSON, or nested without end."""
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
    """``NaN`` and its like are Python's idea of JSON, nobody else's."""
    raise ValueError(f"{constant} is no JSON")

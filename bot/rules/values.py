"""A tool for frozen values: a quick copy with some fields changed.

Knows nothing of the game.
"""

import dataclasses
from collections.abc import Callable
from functools import cache
from operator import attrgetter
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from dataclasses import replace as replace  # so that names and types of fields are checked
else:

    def replace(value, /, **changes):
        """As ``dataclasses.replace``, in half the time: half of a command is copying."""
        fields, values_of = _slots(value.__class__)
        copy = object.__new__(value.__class__)
        # A slot's own setter is what a frozen class keeps others from using.
        for put, old in zip(fields.values(), values_of(value), strict=True):
            put(copy, old)
        for name, new in changes.items():
            fields[name](copy, new)
        return copy


@cache
def _slots(kind: type) -> tuple[dict[str, Callable[[Any, Any], None]], Callable[[Any], Any]]:
    """How to write each slot of a class, and how to read all of them at once."""
    names = [field.name for field in dataclasses.fields(kind)]
    values_of = attrgetter(*names) if len(names) > 1 else lambda value: (getattr(value, names[0]),)
    return {name: getattr(kind, name).__set__ for name in names}, values_of

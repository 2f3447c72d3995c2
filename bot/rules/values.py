"""Tools for frozen values: a quick copy, items made when looked at, answers to be asked for again.

Knows nothing of the game.
"""

import dataclasses
from collections.abc import Callable, Iterator, Sequence
from functools import cache, wraps
from operator import attrgetter
from typing import TYPE_CHECKING, Any, Generic, TypeVar, overload

T = TypeVar("T")
S = TypeVar("S")

if TYPE_CHECKING:
    from dataclasses import replace as replace  # so that names and types of fields are checked
else:

    def replace(value: T, /, **changes: Any) -> T:
        """As ``dataclasses.replace``, in half the time: half of a command is copying."""
        kind = value.__class__
        put_all, put, values_of = _slots(kind)
        copy = object.__new__(kind)
        # A slot's own setter is what a frozen class keeps others from using.
        for put_one, old in zip(put_all, values_of(value)):  # noqa: B905  as many by construction
            put_one(copy, old)
        for name in changes:
            put[name](copy, changes[name])
        return copy


Put = Callable[[Any, Any], None]


@cache
def _slots(kind: type) -> tuple[list[Put], dict[str, Put], Callable[[Any], Any]]:
    """How to write the slots of a class, in order and by name, and to read all of them at once."""
    names = [field.name for field in dataclasses.fields(kind)]
    values_of = attrgetter(*names) if len(names) > 1 else lambda value: (getattr(value, names[0]),)
    put = {name: getattr(kind, name).__set__ for name in names}
    return list(put.values()), put, values_of


def asked_again(answer: Callable[[S], T]) -> Callable[[S], T]:
    """Keep the last answer, which holds for as long as somebody asks about the same frozen value.

    One press asks a dozen times whom its game waits for.
    """
    last: tuple[S, T] | None = None

    @wraps(answer)
    def ask(value: S) -> T:
        nonlocal last
        kept = last
        if kept is None or kept[0] is not value:
            last = kept = value, answer(value)
        return kept[1]

    return ask


class Lazy(Sequence[T], Generic[S, T]):
    """Items that are made from their sources when somebody looks at them, and then kept."""

    __slots__ = ("_made", "_make", "_sources")

    def __init__(self, make: Callable[[S], T], sources: Sequence[S]) -> None:
        self._make = make
        self._sources = sources
        self._made: dict[int, T] = {}

    def __len__(self) -> int:
        return len(self._sources)

    @overload
    def __getitem__(self, index: int) -> T: ...

    @overload
    def __getitem__(self, index: slice) -> Sequence[T]: ...

    def __getitem__(self, index: int | slice) -> T | Sequence[T]:
        if isinstance(index, slice):
            return tuple(self)[index]
        place = range(len(self._sources))[index]
        if place not in self._made:
            self._made[place] = self._make(self._sources[place])
        return self._made[place]

    def __iter__(self) -> Iterator[T]:
        return (self[place] for place in range(len(self)))

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, (Lazy, tuple)):
            return NotImplemented
        return len(self) == len(other) and tuple(self) == tuple(other)

    def __repr__(self) -> str:
        return repr(tuple(self))

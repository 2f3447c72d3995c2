"""Tools for frozen values: a cache of the last result, and a lazy sequence.

Knows nothing of the game.
"""

from collections.abc import Callable, Iterator, Sequence
from functools import wraps
from typing import Generic, TypeVar, overload

T = TypeVar("T")
S = TypeVar("S")


def asked_again(answer: Callable[[S], T]) -> Callable[[S], T]:
    """Return the function with its last result cached while it is called with the same object.

    Handling one press asks a dozen times whom the game waits for.
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
    """A sequence whose items are made from their sources on first access, and then kept."""

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

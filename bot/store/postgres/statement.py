"""One statement made of several parts, each of which binds its own values."""

from typing import Any


class Statement:
    """Common table expressions that change several tables at once: all of them or none."""

    def __init__(self) -> None:
        self.values: list[Any] = []
        self._parts: list[str] = []

    def bind(self, value: Any, type_: str = "") -> str:
        """The parameter that stands for this value; say its type where it cannot be seen."""
        self.values.append(value)
        return f"${len(self.values)}" + (f"::{type_}" if type_ else "")

    def add(self, name: str, change: str) -> None:
        """One more change, under a name by which later ones may refer to it."""
        self._parts.append(f"{name} AS ({change})")

    def counting(self, name: str) -> str:
        """The text of the statement; its answer is how many rows this part returned."""
        return f"WITH {', '.join(self._parts)} SELECT count(*) FROM {name}"

"""A message as its readers see it: its text, buttons, menus and pictures.

This only reads messages; acting on them is in ``driver``.
"""

from collections.abc import Iterator
from dataclasses import dataclass

from .model import Json, Message, MessageFlag
from .reading import Part, label_of, matches, text_of, walk


@dataclass(frozen=True, slots=True)
class Shown:
    """A message as its readers see it."""

    record: Message

    @property
    def text(self) -> str:
        """Return everything there is to read, including alt texts and labels."""
        return text_of(self.record)

    @property
    def private(self) -> bool:
        """Return whether only one person can see the message."""
        return self.record.only_for is not None

    @property
    def thinking(self) -> bool:
        """Return whether the message is deferred and has no content yet."""
        return bool(self.record.flags & MessageFlag.LOADING)

    @property
    def buttons(self) -> list[str]:
        """Return the labels of the buttons that can be pressed."""
        parts = [one for one in self._parts() if one["type"] == Part.BUTTON]
        return [label_of(one) for one in parts if not one.get("disabled")]

    @property
    def greyed_out(self) -> list[str]:
        """Return the labels of the buttons and menus that cannot be used."""
        return [label_of(one) for one in self._parts() if one.get("disabled")]

    @property
    def menus(self) -> dict[str, list[str]]:
        """Return the labels of each text menu's options, by the menu's label."""
        parts = [one for one in self._parts() if one["type"] == Part.STRING_SELECT]
        return {label_of(one): [it["label"] for it in one["options"]] for one in parts}

    @property
    def pictures(self) -> list[str]:
        """Return the alt text of each picture, empty if it has none."""
        items = [it for one in self._parts() for it in one.get("items", ())]
        items += [one for one in self._parts() if one["type"] == Part.THUMBNAIL]
        shown = [str(one.get("description") or "") for one in items]
        return shown or [one.description or "" for one in self.record.attachments]

    def custom_id(self, words: str) -> str | None:
        """Return the custom_id of the enabled button or menu named by ``words``, or None."""
        for part in self._parts():
            if not part.get("disabled") and matches(part, words):
                return str(part["custom_id"])
        return None

    def _parts(self) -> Iterator[Json]:
        return walk(self.record.components)

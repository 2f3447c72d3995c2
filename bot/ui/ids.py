"""The one grammar of custom ids: ``verb:<game>:<round>[:argument]``.

A custom id is public, so it never names a card, an owner or a vote: hands are counted by
position, tables by slot.
"""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class PressId:
    """What a button, menu or modal is for."""

    verb: str
    game: str
    round: int = 0
    argument: str = ""

    def __str__(self) -> str:
        parts = [self.verb, self.game, str(self.round)]
        return ":".join([*parts, self.argument] if self.argument else parts)


def parse(custom_id: str) -> PressId | None:
    """The press behind a custom id, or None if it is not one of ours."""
    parts = custom_id.split(":", 3)
    if len(parts) < 3 or not parts[2].isdecimal():
        return None
    return PressId(parts[0], parts[1], int(parts[2]), parts[3] if len(parts) == 4 else "")

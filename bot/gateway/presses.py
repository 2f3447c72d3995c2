"""From a press on a button, menu or modal to the cog that knows its verb.

One listener for all three, by custom id alone. discord.py's own dispatch for views and dynamic
items is not used: it forgets modals at a restart and lets exceptions of dynamic items vanish,
while this door is the same before and after a restart and has one handler for errors.
"""

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from typing import Any

import discord

from bot.rules.ids import PlayerId
from bot.store import GameId
from bot.ui.ids import parse

PRESSES = (discord.InteractionType.component, discord.InteractionType.modal_submit)


@dataclass(frozen=True, slots=True)
class Press:
    """One press, with everything its custom id and its form say."""

    interaction: discord.Interaction
    game: GameId
    round: int
    argument: str
    values: tuple[str, ...]
    fields: Mapping[str, str]

    @property
    def player(self) -> PlayerId:
        """Who pressed."""
        return PlayerId(str(self.interaction.user.id))

    @property
    def is_form(self) -> bool:
        """Whether this is a filled modal."""
        return self.interaction.type is discord.InteractionType.modal_submit


Handler = Callable[[Press], Awaitable[None]]


class Routes:
    """Knows which handler answers which verb."""

    def __init__(self) -> None:
        self._handlers: dict[str, Handler] = {}

    def on(self, verb: str, handler: Handler) -> None:
        """Let this handler answer presses with this verb."""
        assert verb not in self._handlers, f"two handlers for {verb}"
        self._handlers[verb] = handler

    def find(self, interaction: discord.Interaction) -> tuple[Handler, Press] | None:
        """The handler of a press, if it is one of ours."""
        if interaction.type not in PRESSES:
            return None
        data: Any = interaction.data or {}
        pressed = parse(data.get("custom_id", ""))
        if pressed is None or pressed.verb not in self._handlers:
            return None
        press = Press(
            interaction=interaction,
            game=GameId(pressed.game),
            round=pressed.round,
            argument=pressed.argument,
            values=tuple(data.get("values", ())),
            fields=dict(_fields(data.get("components", ()))),
        )
        return self._handlers[pressed.verb], press


def _fields(components: Any) -> list[tuple[str, str]]:
    """The texts of a form, whether its fields stand in rows or in labels."""
    found = []
    for part in components:
        inner = [*part.get("components", ()), *filter(None, [part.get("component")])]
        found += _fields(inner)
        if "value" in part:
            found.append((part["custom_id"], part["value"]))
    return found

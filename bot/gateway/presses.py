"""From a press on a button, menu or modal to the cog that knows its verb.

One listener for all three, by custom id alone. discord.py's own dispatch for views and dynamic
items is not used: it forgets modals at a restart and lets exceptions of dynamic items vanish,
while this way is the same before and after a restart and has one handler for errors.
"""

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from typing import Any

import discord

from bot.rules.ids import PlayerId
from bot.store import GameId
from bot.ui.ids import VERBS, parse

PRESSES = (discord.InteractionType.component, discord.InteractionType.modal_submit)


@dataclass(frozen=True, slots=True)
class Press:
    """One press, with everything its custom id, its menu and its form say, read by form."""

    interaction: discord.Interaction
    verb: str
    player: PlayerId
    game: GameId
    round: int
    argument: str
    values: tuple[str, ...]
    field: str | None  # what was written in its form, once that is sent
    fields: Mapping[str, str]  # the same, where a form has several fields
    in_game: bool  # else ``game`` names a deck or a draft

    @property
    def position(self) -> int | None:
        """The card of one's hand that was pressed."""
        return int(self.argument) if self.argument else None


def is_public(interaction: discord.Interaction) -> bool:
    """Whether the message that was pressed on is read by everybody in a channel."""
    message = interaction.message
    return interaction.guild_id is not None and message is not None and not message.flags.ephemeral


PressHandler = Callable[[Press], Awaitable[None]]


class Routes:
    """Knows which handler answers which verb."""

    def __init__(self) -> None:
        self._handlers: dict[str, PressHandler] = {}

    def on(self, verb: str, handler: PressHandler) -> None:
        """Let this handler answer presses with this verb."""
        assert verb in VERBS, f"{verb} is not in the grammar"
        assert verb not in self._handlers, f"two handlers for {verb}"
        self._handlers[verb] = handler

    def find(self, interaction: discord.Interaction) -> tuple[PressHandler, Press]:
        """The handler of a press; ``UnreadablePress`` if this version offers no such thing."""
        data: Any = interaction.data or {}
        form = interaction.type is discord.InteractionType.modal_submit
        fields = dict(_fields(data.get("components", ()))) if form else None
        values = tuple(data.get("values", ()))
        pressed = parse(data.get("custom_id", ""), values, fields)
        press = Press(
            interaction=interaction,
            verb=pressed.verb,
            player=PlayerId(str(interaction.user.id)),
            game=GameId(pressed.game),
            round=pressed.round,
            argument=pressed.argument,
            values=values,
            field=fields[VERBS[pressed.verb].field] if fields is not None else None,
            fields=fields or {},
            in_game=VERBS[pressed.verb].in_game,
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

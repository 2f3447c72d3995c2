"""Sends presses and commands that no Discord client would send."""

from collections.abc import Iterable
from typing import Any

from playground import commands
from playground.driver import Actor, Reply
from playground.model import Interaction, InteractionKind, Json
from playground.shown import Shown

BUTTON, MENU = 2, 3


async def press(
    who: Actor, on: Shown, custom_id: str, values: Iterable[str] | None = None
) -> Reply:
    """Press a button, or choose in a menu, that was never on this message."""
    data: Json = {"component_type": BUTTON, "custom_id": custom_id, "id": 900}
    if values is not None:
        data |= {"component_type": MENU, "values": list(values)}
    return await _act(who, InteractionKind.COMPONENT, data, on)


async def form(who: Actor, on: Shown, custom_id: str, field: str, text: str) -> Reply:
    """Send a form that the bot did not open."""
    written = {"type": 4, "id": 2, "custom_id": field, "value": text}
    label = {"type": 18, "id": 1, "component": written}
    data: Json = {"custom_id": custom_id, "components": [label]}
    earlier = who.person.world.interactions.values()
    opened = next(one for one in earlier if one.kind is InteractionKind.COMPONENT)
    return await _act(who, InteractionKind.MODAL, data, on, trigger=opened)


async def command(who: Actor, name: str, **options: Any) -> Reply:
    """Send a command with options that Discord would not have let through."""
    root, _, rest = name.partition(" ")
    registered = commands.find(who.person.world, who.person.user, who.channel, "dixit help").root
    types = {str: 3, int: 4, bool: 5}
    inner = [{"name": key, "type": types[type(one)], "value": one} for key, one in options.items()]
    data: Json = {"id": registered["id"], "name": root, "type": 1}
    data["options"] = [{"type": 1, "name": rest, "options": inner}]
    return await _act(who, InteractionKind.COMMAND, data, None)


async def _act(
    who: Actor,
    kind: InteractionKind,
    data: Json,
    on: Shown | None,
    trigger: Interaction | None = None,
) -> Reply:
    source = on.record if on else None
    acted = who.person._act(kind, who.channel, data, source=source, trigger=trigger)
    return who._reply(await acted)

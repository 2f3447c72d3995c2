"""What people read in a message: text, descriptions of pictures, buttons and menus."""

from collections.abc import Iterator
from enum import IntEnum

from .model import Json, Message


class Part(IntEnum):
    """Discord's component types."""

    ACTION_ROW = 1
    BUTTON = 2
    STRING_SELECT = 3
    TEXT_INPUT = 4
    USER_SELECT = 5
    ROLE_SELECT = 6
    MENTIONABLE_SELECT = 7
    CHANNEL_SELECT = 8
    SECTION = 9
    TEXT_DISPLAY = 10
    THUMBNAIL = 11
    MEDIA_GALLERY = 12
    FILE = 13
    SEPARATOR = 14
    CONTAINER = 17
    LABEL = 18
    FILE_UPLOAD = 19
    RADIO_GROUP = 21
    CHECKBOX_GROUP = 22
    CHECKBOX = 23


SELECTS = frozenset(range(Part.STRING_SELECT, Part.CHANNEL_SELECT + 1)) - {Part.TEXT_INPUT}


def walk(components: list[Json]) -> Iterator[Json]:
    """Yield every component, outer before inner, in reading order."""
    waiting = components[::-1]
    while waiting:
        component = waiting.pop()
        yield component
        for single in ("component", "accessory"):
            if component.get(single):
                waiting.append(component[single])
        if inner := component.get("components"):
            waiting += inner[::-1]


def text_of(message: Message) -> str:
    """Return everything a screen reader would read: text, embeds, alt texts, labels."""
    lines = [message.content] if message.content else []
    for embed in message.embeds:
        lines += [embed[key] for key in ("title", "description") if embed.get(key)]
        lines += [f"{one['name']}: {one['value']}" for one in embed.get("fields", [])]
    for component in walk(message.components):
        lines += _words(component)
    lines += [one.description for one in message.attachments if one.description]
    return "\n".join(lines)


def _words(component: Json) -> list[str]:
    kind = component["type"]
    if kind == Part.TEXT_DISPLAY:
        return [component["content"]]
    if kind == Part.BUTTON:
        return [f"[{label_of(component)}]"]
    if kind in SELECTS:
        return [f"<{component.get('placeholder') or component['custom_id']}>"]
    if kind == Part.THUMBNAIL and component.get("description"):
        return [component["description"]]
    if kind == Part.MEDIA_GALLERY:
        return [one["description"] for one in component["items"] if one.get("description")]
    return []


def label_of(component: Json) -> str:
    """Return the visible label of a button or menu: its emoji and words."""
    emoji = (component.get("emoji") or {}).get("name")
    words = component.get("label") or component.get("placeholder")
    return " ".join(one for one in (emoji, words) if one)


def part_with(components: list[Json], custom_id: str) -> Json | None:
    """Return the button, menu or field with this custom_id, or None."""
    return next((one for one in walk(components) if one.get("custom_id") == custom_id), None)


def matches(component: Json, words: str) -> bool:
    """Return whether ``words`` identify this button or menu.

    They can be its label with or without the emoji, its emoji, its custom_id, or the beginning of
    its custom_id up to a colon.
    """
    custom_id = component.get("custom_id")
    if not custom_id:
        return False
    emoji = (component.get("emoji") or {}).get("name")
    labels = (label_of(component), component.get("label"), component.get("placeholder"), emoji)
    return words in labels or custom_id == words or custom_id.startswith(f"{words}:")

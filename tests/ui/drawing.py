"""Draws a message as text: its layout, buttons, menus and the descriptions of its pictures."""

import re
from typing import Any

from discord import ui

from bot.ui.content import Content

TEXT, ROW, BUTTON, MENU, FIELD, GALLERY, LINE, LABEL = 10, 1, 2, 3, 4, 12, 14, 18
STYLES = {1: "blue", 3: "green", 4: "red"}
UNSEEN = dict.fromkeys((0x2066, 0x2067, 0x2068, 0x2069, 0x200F))  # marks that keep lines in order


def readable(text: str) -> str:
    """Return a text with mentions simplified to "@name", and without invisible characters."""
    return re.sub(r"<([@#])&?(\w+)>", r"\1\2", text.translate(UNSEEN))


def drawn(content: Content) -> str:
    """Return a message as plain text: its frame's lines after "│", then the parts below."""
    frame = [line for item in content.inside for line in _part(item.to_component_dict())]
    below = [line for item in content.below for line in _part(item.to_component_dict())]
    return readable("\n".join([*(f"│ {line}".rstrip() for line in frame), *below]))


def drawn_form(form: ui.Modal) -> str:
    """Return a form as plain text: its title, then its fields line by line."""
    parts: dict[str, Any] = form.to_dict()
    lines = [f"┌ {parts['title']}  ‹{_press(parts['custom_id'])}›"]
    for label in parts["components"]:
        if label["type"] == TEXT:
            lines += [f"│ {line}" for line in label["content"].split("\n")]
            continue
        field = label["component"]
        hint = field.get("placeholder") or field.get("value") or ""
        optional = "" if field.get("required", True) else " (optional)"
        lines.append(f"│ {label['label']}{optional}: {hint}")
        lines += [f"│ -# {label['description']}"] if label.get("description") else []
    return readable("\n".join(lines))


def _part(part: dict[str, Any]) -> list[str]:
    if part["type"] == TEXT:
        return str(part["content"]).split("\n")
    if part["type"] == LINE:
        return ["────" if part.get("divider", True) else ""]
    if part["type"] == GALLERY:
        return [f"🖼  {one}" for item in part["items"] for one in item["description"].split("\n")]
    assert part["type"] == ROW
    if part["components"][0]["type"] == MENU:
        return _menu(part["components"][0])
    return ["  ".join(map(_button, part["components"]))]


def _button(part: dict[str, Any]) -> str:
    emoji = f"{part['emoji']['name']} " if part.get("emoji") else ""
    colour = f" {STYLES[part['style']]}" if part["style"] in STYLES else ""
    return f"[{emoji}{part.get('label', '')}]‹{_press(part['custom_id'])}{colour}›"


def _menu(part: dict[str, Any]) -> list[str]:
    count = f"{part['min_values']}–{part['max_values']}" if part["max_values"] > 1 else "1"
    lines = [f"▾ {part['placeholder']}  ‹{_press(part['custom_id'])}, choose {count}›"]
    if not any(one.get("description") for one in part["options"]):
        return [*lines, "  ".join(f"  {_tick(one)}{one['label']}" for one in part["options"])]
    for one in part["options"]:
        about = f" — {one['description']}" if one.get("description") else ""
        lines.append(f"  {_tick(one)}{one['label']}{about}")
    return lines


def _tick(option: dict[str, Any]) -> str:
    return "● " if option.get("default") else "○ "


def _press(custom_id: str) -> str:
    """Return the verb and the arguments of a custom_id, without game and round."""
    verb, _, _, *argument = custom_id.split(":")
    return " ".join([verb, *argument])

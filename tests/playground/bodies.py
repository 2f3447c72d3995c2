"""Valid request bodies, and the parts from which tests build valid and invalid ones."""

from typing import Any

from playground.model import Emoji, MessageFlag

Json = dict[str, Any]
V2 = int(MessageFlag.COMPONENTS_V2)
HARE = Emoji(5, "hare", b"", "image/png")
ADDRESS = "https://example.org/a.png"


def row(*parts: Json) -> Json:
    return {"type": 1, "components": list(parts)}


def button(custom_id: str = "a", **more: Any) -> Json:
    return {"type": 2, "style": 1, "label": "x", "custom_id": custom_id} | more


def menu(options: int = 3, **more: Any) -> Json:
    offered = [{"label": str(n), "value": str(n)} for n in range(options)]
    return {"type": 3, "custom_id": "menu", "options": offered} | more


def text(words: str = "words") -> Json:
    return {"type": 10, "content": words}


def gallery(*urls: str, **more: Any) -> Json:
    return {"type": 12, "items": [{"media": {"url": url}} | more for url in urls]}


def legacy(*rows: Json) -> Json:
    return {"content": "x", "components": list(rows)}


def v2(*parts: Json, **more: Any) -> Json:
    return {"flags": V2, "components": list(parts)} | more


def command(**more: Any) -> Json:
    return {"name": "dixit", "description": "Play", "type": 1} | more


def menu_command(**more: Any) -> Json:
    return {"name": "Add to a deck", "type": 3} | more


def option(**more: Any) -> Json:
    return {"type": 3, "name": "rules", "description": "Which"} | more


LABEL = {"type": 18, "label": "x", "component": {"type": 4, "custom_id": "a", "style": 1}}
FORM = {"custom_id": "form", "title": "A form", "components": [LABEL]}
RIGHT_MESSAGES: dict[str, Json] = {
    "longest content": {"content": "x" * 2000},
    "five rows of five": legacy(*(row(*(button(f"{r}{n}") for n in range(5))) for r in range(5))),
    "menu of 25": legacy(row(menu(25, min_values=0, max_values=25))),
    "button with emoji only": legacy(row(button(label=None, emoji={"name": "🐇"}))),
    "button with a custom emoji": legacy(row(button(emoji={"id": str(HARE.id), "name": "hare"}))),
    "link": legacy(row({"type": 2, "style": 5, "label": "x", "url": ADDRESS})),
    "V2 with 40 components": v2(*(text() for _ in range(40))),
    "V2 with the most text": v2(text("x" * 4000)),
    "V2 of everything": v2(
        {
            "type": 17,
            "accent_color": 0,
            "components": [
                {
                    "type": 9,
                    "components": [text()],
                    "accessory": {"type": 11, "media": {"url": ADDRESS}},
                },
                {"type": 9, "components": [text()] * 3, "accessory": button("section")},
                {"type": 14, "divider": False, "spacing": 2},
                gallery(*[ADDRESS] * 10, description="words"),
                row(menu()),
                row(button("plain"), button("b", style=4, disabled=True)),
            ],
        },
        row({"type": 5, "custom_id": "people", "max_values": 25}),
    ),
    "embed": {"embeds": [{"title": "x", "fields": [{"name": "a", "value": "b"}]}]},
    "nonce": {"content": "x", "nonce": "x" * 25, "enforce_nonce": True},
    "null fields": {"content": "x", "embeds": None, "components": None, "flags": None},
}

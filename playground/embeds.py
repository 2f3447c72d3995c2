"""Which embeds Discord accepts, and in what form it returns them."""

from collections.abc import Callable
from typing import Any

from .errors import FormErrors
from .model import Json

LIMITS = {"title": 256, "description": 4096}
MOST_EMBEDS, MOST_FIELDS, MOST_TEXT = 10, 25, 6000


def check_embeds(embeds: Any, errors: FormErrors) -> None:
    """Add to ``errors`` what Discord refuses in a message's embeds."""
    if not isinstance(embeds, list):
        errors.add(("embeds",), "LIST_TYPE_CONVERT", "Only iterables may be used in a ListType")
        return
    if len(embeds) > MOST_EMBEDS:
        errors.add(("embeds",), "BASE_TYPE_MAX_LENGTH", "Must be 10 or fewer in length.")
    for index, embed in enumerate(embeds):
        _check(embed, ("embeds", index), errors)
    if sum(map(_size, embeds)) > MOST_TEXT:
        message = "Embed size exceeds maximum size of 6000"
        errors.add(("embeds",), "MAX_EMBED_SIZE_EXCEEDED", message)


def _check(embed: Json, path: tuple[str | int, ...], errors: FormErrors) -> None:
    _limit(embed, LIMITS, path, errors)
    fields = embed.get("fields") or []
    if len(fields) > MOST_FIELDS:
        message = f"Must be {MOST_FIELDS} or fewer in length."
        errors.add((*path, "fields"), "BASE_TYPE_MAX_LENGTH", message)
    for index, field in enumerate(fields):
        at = (*path, "fields", index)
        for name in ("name", "value"):
            if not field.get(name):
                errors.add((*at, name), "BASE_TYPE_REQUIRED", "This field is required")
        _limit(field, {"name": 256, "value": 1024}, at, errors)
    _limit(embed.get("footer") or {}, {"text": 2048}, (*path, "footer"), errors)
    _limit(embed.get("author") or {}, {"name": 256}, (*path, "author"), errors)


def _limit(
    node: Json, limits: dict[str, int], path: tuple[str | int, ...], errors: FormErrors
) -> None:
    for field, most in limits.items():
        if len(node.get(field) or "") > most:
            message = f"Must be {most} or fewer in length."
            errors.add((*path, field), "BASE_TYPE_MAX_LENGTH", message)


def _size(embed: Json) -> int:
    texts = [embed.get("title"), embed.get("description")]
    texts += [(embed.get("footer") or {}).get("text"), (embed.get("author") or {}).get("name")]
    for field in embed.get("fields") or []:
        texts += [field.get("name"), field.get("value")]
    return sum(len(text) for text in texts if text)


def finished_embeds(embeds: list[Json], media: Callable[[str], Json]) -> list[Json]:
    """Return accepted embeds as Discord returns them.

    ``media`` turns the address of a picture into Discord's media JSON.
    """
    done = []
    for embed in embeds:
        shown = {key: value for key, value in embed.items() if value is not None}
        shown.setdefault("type", "rich")
        if "fields" in shown:
            shown["fields"] = [{"inline": False} | field for field in shown["fields"]]
        for picture in ("image", "thumbnail"):
            if shown.get(picture):
                found = media(shown[picture]["url"])
                size = {key: found[key] for key in ("width", "height") if found.get(key)}
                shown[picture] = {"url": found["url"], "proxy_url": found["proxy_url"], **size}
        done.append(shown)
    return done

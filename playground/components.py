"""Which components Discord accepts in a message or a form, and how it hands them back.

``check_message`` and ``check_modal`` note every fault in a ``FormErrors``; ``finished`` gives
each accepted component its id, its defaults and the address of its picture.
"""

from collections.abc import Callable, Collection
from typing import Any

from .errors import FormErrors
from .files import clean_name
from .model import Json
from .reading import SELECTS, Part, walk
from .shapes import without_nulls

Path = tuple[str | int, ...]
Media = Callable[[str], Json]

MOST_COMPONENTS = 40
MOST_TEXT = 4000
LINK, PREMIUM = 5, 6

IN_CONTAINER = frozenset(
    {
        Part.ACTION_ROW,
        Part.SECTION,
        Part.TEXT_DISPLAY,
        Part.MEDIA_GALLERY,
        Part.FILE,
        Part.SEPARATOR,
    }
)
IN_V2 = IN_CONTAINER | {Part.CONTAINER}
IN_LEGACY = frozenset({Part.ACTION_ROW})
IN_ROW = SELECTS | {Part.BUTTON}
IN_SECTION = frozenset({Part.TEXT_DISPLAY})
ACCESSORIES = frozenset({Part.BUTTON, Part.THUMBNAIL})
IN_MODAL = frozenset({Part.ACTION_ROW, Part.TEXT_DISPLAY, Part.LABEL})
IN_LABEL = SELECTS | {
    Part.TEXT_INPUT,
    Part.FILE_UPLOAD,
    Part.RADIO_GROUP,
    Part.CHECKBOX_GROUP,
    Part.CHECKBOX,
}


def check_message(
    components: Any, errors: FormErrors, path: Path, *, v2: bool, files: Collection[str]
) -> None:
    """Note what Discord refuses in a message's components; ``files`` are the attached names."""
    check = _Check(errors, files)
    highest = MOST_COMPONENTS if v2 else 5
    check.children(components, path, IN_V2 if v2 else IN_LEGACY, 0, highest)
    check.totals(components, path)


def check_modal(components: Any, errors: FormErrors, path: Path) -> None:
    """Note what Discord refuses in a form's components."""
    check = _Check(errors, ())
    check.in_modal = True
    check.children(components, path, IN_MODAL, 1, 5)
    check.totals(components, path)


class _Check:
    """One walk over a tree of components."""

    def __init__(self, errors: FormErrors, files: Collection[str]) -> None:
        self.errors = errors
        self.files = files
        self.in_modal = False
        self._custom_ids: set[str] = set()
        self._rules: dict[int, Callable[[Json, Path], None]] = {
            Part.ACTION_ROW: self._row,
            Part.BUTTON: self._button,
            Part.TEXT_INPUT: self._text_input,
            Part.SECTION: self._section,
            Part.TEXT_DISPLAY: lambda one, at: self.length(one, "content", at, 1, MOST_TEXT),
            Part.THUMBNAIL: self._picture,
            Part.MEDIA_GALLERY: self._gallery,
            Part.FILE: lambda one, at: self._media(one.get("file"), (*at, "file")),
            Part.CONTAINER: self._container,
            Part.LABEL: self._label,
            **dict.fromkeys(SELECTS, self._select),
        }

    def children(
        self, parts: Any, path: Path, allowed: Collection[int], low: int, high: int
    ) -> None:
        """Check a list of components of the allowed kinds."""
        if not isinstance(parts, list) or not all(isinstance(one, dict) for one in parts):
            self.errors.add(path, "LIST_TYPE_CONVERT", "Only iterables may be used in a ListType")
            return
        if not low <= len(parts) <= high:
            self._bad_length(path, low, high)
        for index, part in enumerate(parts):
            self.one(part, (*path, index), allowed)

    def one(self, part: Any, path: Path, allowed: Collection[int]) -> None:
        """Check one component."""
        kind = part.get("type") if isinstance(part, dict) else None
        if kind not in allowed:
            kinds = ", ".join(str(int(one)) for one in sorted(allowed))
            message = f'Value of field "type" must be one of ({kinds},).'
            self.errors.add((*path, "type"), "UNION_TYPE_CHOICES", message)
            return
        if part.get("custom_id") is not None:
            self._custom_id(part["custom_id"], path)
        rule = self._rules.get(int(part["type"]))
        if rule is not None:
            rule(part, path)

    def totals(self, components: Any, path: Path) -> None:
        """Check what counts over the whole tree."""
        if self.errors:
            return
        parts = list(walk(components))
        if len(parts) > MOST_COMPONENTS:
            message = f"The total number of components exceeds {MOST_COMPONENTS}."
            self.errors.add(path, "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED", message)
        text = sum(len(one["content"]) for one in parts if one["type"] == Part.TEXT_DISPLAY)
        if text > MOST_TEXT:
            message = f"The total length of displayable text exceeds {MOST_TEXT} characters."
            self.errors.add(path, "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED", message)

    def length(self, part: Json, field: str, path: Path, low: int, high: int) -> None:
        """Check a text that must be there when ``low`` is above zero."""
        value = part.get(field)
        if value is None and low == 0:
            return
        if value is None:
            self._required((*path, field))
        elif not isinstance(value, str):
            self.errors.add((*path, field), "STRING_TYPE_CONVERT", "Could not interpret as string.")
        elif not low <= len(value) <= high:
            self._bad_length((*path, field), low, high)

    def _bad_length(self, path: Path, low: int, high: int) -> None:
        if low == 0:
            message = f"Must be {high} or fewer in length."
            self.errors.add(path, "BASE_TYPE_MAX_LENGTH", message)
        else:
            message = f"Must be between {low} and {high} in length."
            self.errors.add(path, "BASE_TYPE_BAD_LENGTH", message)

    def _required(self, path: Path) -> None:
        self.errors.add(path, "BASE_TYPE_REQUIRED", "This field is required")

    def _custom_id(self, custom_id: Any, path: Path) -> None:
        path = (*path, "custom_id")
        if not isinstance(custom_id, str) or not 1 <= len(custom_id) <= 100:
            self._bad_length(path, 1, 100)
        elif custom_id in self._custom_ids:
            message = "Component custom id cannot be duplicated"
            self.errors.add(path, "COMPONENT_CUSTOM_ID_DUPLICATED", message)
        else:
            self._custom_ids.add(custom_id)

    def _row(self, row: Json, path: Path) -> None:
        inner = row.get("components")
        at = (*path, "components")
        if inner is None:
            self._required(at)
            return
        self.children(inner, at, {Part.TEXT_INPUT} if self.in_modal else IN_ROW, 1, 5)
        wide = [one for one in inner if isinstance(one, dict) and one.get("type") != Part.BUTTON]
        if wide and len(inner) > 1:
            message = "The specified component exceeds the maximum width"
            self.errors.add((*at, 1), "COMPONENT_LAYOUT_WIDTH_EXCEEDED", message)

    def _button(self, button: Json, path: Path) -> None:
        style, emoji = button.get("style"), button.get("emoji")
        if style not in range(1, 7):
            message = "Value must be one of {1, 2, 3, 4, 5, 6}."
            self.errors.add((*path, "style"), "BASE_TYPE_CHOICES", message)
        self.length(button, "label", path, 0, 80)
        if not button.get("label") and not emoji and style != PREMIUM:
            message = "A button must have a label or an emoji."
            self.errors.add(path, "BUTTON_COMPONENT_LABEL_OR_EMOJI_REQUIRED", message)
        self._emoji(emoji, path)
        if style == LINK:
            self._link(button, path)
        elif style != PREMIUM and button.get("custom_id") is None:
            message = "A custom id is required"
            self.errors.add((*path, "custom_id"), "BUTTON_COMPONENT_CUSTOM_ID_REQUIRED", message)
        if style != LINK and button.get("url") is not None:
            message = "A url cannot be specified"
            self.errors.add((*path, "url"), "BUTTON_COMPONENT_URL_NOT_ALLOWED", message)

    def _link(self, button: Json, path: Path) -> None:
        if button.get("custom_id") is not None:
            message = "A custom id cannot be specified"
            self.errors.add((*path, "custom_id"), "BUTTON_COMPONENT_CUSTOM_ID_NOT_ALLOWED", message)
        url = button.get("url")
        if not url:
            message = "A url is required"
            self.errors.add((*path, "url"), "BUTTON_COMPONENT_URL_REQUIRED", message)
        elif not str(url).startswith(("http://", "https://", "discord://")):
            message = f"Scheme of '{url}' must be one of ('http', 'https', 'discord')."
            self.errors.add((*path, "url"), "URL_TYPE_INVALID_SCHEME", message)

    def _emoji(self, emoji: Any, path: Path) -> None:
        # Discord knows each emoji; it is enough here that words are not one.
        name = emoji.get("name") if isinstance(emoji, dict) else None
        custom = isinstance(emoji, dict) and emoji.get("id")
        if emoji and not custom and (not name or name.isascii() or len(name) > 12):
            at = (*path, "emoji", "name")
            self.errors.add(at, "BUTTON_COMPONENT_INVALID_EMOJI", "Invalid emoji")

    def _select(self, menu: Json, path: Path) -> None:
        if menu.get("custom_id") is None:
            self._required((*path, "custom_id"))
        self.length(menu, "placeholder", path, 0, 150)
        low, high = menu.get("min_values", 1), menu.get("max_values", 1)
        low, high = (1 if low is None else low), (1 if high is None else high)
        if not 0 <= low <= 25 or not 1 <= high <= 25 or low > high:
            message = "min_values must lie between 0 and max_values, which is at most 25."
            self.errors.add((*path, "min_values"), "NUMBER_TYPE_MAX", message)
        if menu["type"] == Part.STRING_SELECT:
            self._options(menu.get("options"), (*path, "options"), high)

    def _options(self, options: Any, path: Path, most_values: int) -> None:
        if not isinstance(options, list) or not 1 <= len(options) <= 25:
            self._bad_length(path, 1, 25)
            return
        if most_values > len(options):
            message = f"max_values cannot exceed the {len(options)} options."
            at = (*path[:-1], "max_values")
            self.errors.add(at, "SELECT_COMPONENT_MAX_VALUES_TOO_LARGE", message)
        seen: set[str] = set()
        for index, option in enumerate(options):
            at = (*path, index)
            self.length(option, "label", at, 1, 100)
            self.length(option, "value", at, 1, 100)
            self.length(option, "description", at, 0, 100)
            self._emoji(option.get("emoji"), at)
            if option.get("value") in seen:
                message = "The specified option value is already used"
                code = "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED"
                self.errors.add((*at, "value"), code, message)
            seen.add(str(option.get("value")))

    def _section(self, section: Json, path: Path) -> None:
        self.children(section.get("components"), (*path, "components"), IN_SECTION, 1, 3)
        if not section.get("accessory"):
            self._required((*path, "accessory"))
        else:
            self.one(section["accessory"], (*path, "accessory"), ACCESSORIES)

    def _container(self, container: Json, path: Path) -> None:
        at = (*path, "components")
        self.children(container.get("components"), at, IN_CONTAINER, 1, MOST_COMPONENTS)
        colour = container.get("accent_color")
        if colour is not None and not 0 <= colour <= 0xFFFFFF:
            message = "int value should be less than or equal to 16777215."
            self.errors.add((*path, "accent_color"), "NUMBER_TYPE_MAX", message)

    def _gallery(self, gallery: Json, path: Path) -> None:
        items = gallery.get("items")
        at = (*path, "items")
        if not isinstance(items, list) or not 1 <= len(items) <= 10:
            self._bad_length(at, 1, 10)
            return
        for index, item in enumerate(items):
            self._picture(item, (*at, index))

    def _picture(self, item: Json, path: Path) -> None:
        self._media(item.get("media"), (*path, "media"))
        if item.get("description") is not None:
            self.length(item, "description", path, 1, 1024)

    def _media(self, media: Any, path: Path) -> None:
        url = media.get("url") if isinstance(media, dict) else None
        at = (*path, "url")
        if not isinstance(url, str) or not url:
            self._required(at)
        elif url.startswith("attachment://"):
            if clean_name(url.removeprefix("attachment://")) not in self.files:
                message = f'The referenced attachment ("{url}") was not found'
                code = "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND"
                self.errors.add(at, code, message)
        elif not url.startswith(("http://", "https://")):
            message = f"Scheme of '{url}' must be one of ('http', 'https', 'attachment')."
            self.errors.add(at, "URL_TYPE_INVALID_SCHEME", message)

    def _label(self, label: Json, path: Path) -> None:
        self.length(label, "label", path, 1, 45)
        self.length(label, "description", path, 0, 100)
        self.one(label.get("component"), (*path, "component"), IN_LABEL)

    def _text_input(self, field: Json, path: Path) -> None:
        if field.get("custom_id") is None:
            self._required((*path, "custom_id"))
        if field.get("style") not in (1, 2):
            message = "Value must be one of {1, 2}."
            self.errors.add((*path, "style"), "BASE_TYPE_CHOICES", message)
        self.length(field, "label", path, 0 if path[-1] == "component" else 1, 45)
        self.length(field, "placeholder", path, 0, 100)
        self.length(field, "value", path, 0, field.get("max_length") or 4000)


def finished(components: list[Json], media: Media) -> list[Json]:
    """Return accepted components as Discord hands them back; ``media`` resolves an address."""
    done = [_finished(without_nulls(one), media) for one in components]
    for number, part in enumerate(walk(done), start=1):
        part["id"] = part.get("id") or number
    return done


def _finished(part: Json, media: Media) -> Json:
    done = dict(part)
    kind = part["type"]
    if "components" in part:
        done["components"] = [_finished(one, media) for one in part["components"]]
    for single in ("accessory", "component"):
        if part.get(single):
            done[single] = _finished(part[single], media)
    if kind in SELECTS:
        done = {"min_values": 1, "max_values": 1} | done
        done.pop("required", None)
    elif kind == Part.MEDIA_GALLERY:
        done["items"] = [_shown(one, media) for one in part["items"]]
    elif kind == Part.THUMBNAIL:
        done = _shown(done, media)
    elif kind == Part.FILE:
        done |= {"file": media(part["file"]["url"]), "name": None, "size": None}
        done.setdefault("spoiler", False)
    elif kind == Part.CONTAINER:
        done = {"accent_color": None, "spoiler": False} | done
    elif kind == Part.SEPARATOR:
        done = {"spacing": 1, "divider": True} | done
    return done


def _shown(item: Json, media: Media) -> Json:
    shown: Json = {"description": None, "spoiler": False} | item
    shown["media"] = media(item["media"]["url"])
    return shown

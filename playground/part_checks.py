"""Checks single buttons, menus, fields and pictures as Discord does.

Adds errors to a ``FormErrors``; how components may be nested is checked in ``components``.
"""

from collections.abc import Collection
from typing import Any

from .errors import FormErrors
from .files import clean_name
from .model import Json
from .reading import Part

Path = tuple[str | int, ...]

LINK, PREMIUM = 5, 6
UPLOADED = "attachment://"
MOST_FILES = 10  # of one field of a form


class PartCheck:
    """Checks single components, regardless of where they are nested."""

    def __init__(self, errors: FormErrors, files: Collection[str], emojis: Collection[int]) -> None:
        self.errors = errors
        self.files = files
        self.emojis = emojis
        self.in_modal = False

    def length(self, part: Json, field: str, path: Path, low: int, high: int) -> None:
        """Check the length of a text field, which is required if ``low`` is above zero."""
        value = part.get(field)
        if value is None and low == 0:
            return
        if value is None:
            self.required((*path, field))
        elif not isinstance(value, str):
            self.errors.add((*path, field), "STRING_TYPE_CONVERT", "Could not interpret as string.")
        elif not low <= len(value) <= high or (low and not value.strip()):
            self.bad_length((*path, field), low, high)

    def bad_length(self, path: Path, low: int, high: int) -> None:
        """Add an error: the text or list at ``path`` must have a length of ``low`` to ``high``."""
        if low == 0:
            message = f"Must be {high} or fewer in length."
            self.errors.add(path, "BASE_TYPE_MAX_LENGTH", message)
        else:
            message = f"Must be between {low} and {high} in length."
            self.errors.add(path, "BASE_TYPE_BAD_LENGTH", message)

    def required(self, path: Path) -> None:
        """Add an error: the required field at ``path`` is missing."""
        self.errors.add(path, "BASE_TYPE_REQUIRED", "This field is required")

    def button(self, button: Json, path: Path) -> None:
        """Check a button's style, label, emoji, and custom_id or link."""
        style, emoji = button.get("style"), button.get("emoji")
        if style not in range(1, 7):
            message = "Value must be one of {1, 2, 3, 4, 5, 6}."
            self.errors.add((*path, "style"), "BASE_TYPE_CHOICES", message)
        self.length(button, "label", path, 0, 80)
        if not (button.get("label") or "").strip() and not emoji and style != PREMIUM:
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
        # Discord knows every emoji; of the ordinary ones, it is enough to refuse words here.
        name = emoji.get("name") if isinstance(emoji, dict) else None
        custom = emoji.get("id") if isinstance(emoji, dict) else None
        word = not name or name.isascii() or len(name) > 12
        if emoji and (int(custom) not in self.emojis if custom else word):
            at = (*path, "emoji", "name")
            self.errors.add(at, "BUTTON_COMPONENT_INVALID_EMOJI", "Invalid emoji")

    def select(self, menu: Json, path: Path) -> None:
        """Check a menu and its options."""
        if menu.get("custom_id") is None:
            self.required((*path, "custom_id"))
        self.length(menu, "placeholder", path, 0, 150)
        low, high = menu.get("min_values", 1), menu.get("max_values", 1)
        low, high = (1 if low is None else low), (1 if high is None else high)
        if not 0 <= low <= 25 or not 1 <= high <= 25 or low > high:
            message = "min_values must lie between 0 and max_values, which is at most 25."
            self.errors.add((*path, "min_values"), "NUMBER_TYPE_MAX", message)
        if self.in_modal and low == 0 and menu.get("required") is not False:
            message = "min_values must be at least 1 if the menu is required."
            self.errors.add((*path, "min_values"), "NUMBER_TYPE_MIN", message)
        chosen = menu.get("default_values") or []
        if menu["type"] == Part.STRING_SELECT:
            options = menu.get("options")
            self._options(options, (*path, "options"), high)
            chosen = [one for one in options or () if one.get("default")]
        if len(chosen) > high or (chosen and len(chosen) < low):
            message = f"Between {low} and {high} values can be chosen by default."
            at = (*path, "default_values")
            self.errors.add(at, "SELECT_COMPONENT_DEFAULT_VALUES_INVALID", message)

    def _options(self, options: Any, path: Path, most_values: int) -> None:
        if not isinstance(options, list) or not 1 <= len(options) <= 25:
            self.bad_length(path, 1, 25)
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

    def text_input(self, field: Json, path: Path) -> None:
        """Check a text field of a form."""
        if field.get("custom_id") is None:
            self.required((*path, "custom_id"))
        if field.get("style") not in (1, 2):
            message = "Value must be one of {1, 2}."
            self.errors.add((*path, "style"), "BASE_TYPE_CHOICES", message)
        self.length(field, "label", path, 0 if path[-1] == "component" else 1, 45)
        self.length(field, "placeholder", path, 0, 100)
        most = field.get("max_length") or 4000
        self.length(field, "value", path, 0, most)
        if (field.get("min_length") or 0) > most:
            message = "min_length must not be greater than max_length."
            self.errors.add((*path, "min_length"), "NUMBER_TYPE_MAX", message)

    def file_upload(self, field: Json, path: Path) -> None:
        """Check a file upload field of a form."""
        if field.get("custom_id") is None:
            self.required((*path, "custom_id"))
        counts = {}
        for name, least in (("min_values", 0), ("max_values", 1)):
            given = field.get(name)
            counts[name] = 1 if given is None else given
            if not isinstance(counts[name], int) or not least <= counts[name] <= MOST_FILES:
                message = f"int value should be between {least} and {MOST_FILES}."
                self.errors.add((*path, name), "NUMBER_TYPE_MAX", message)
                return
        if counts["min_values"] == 0 and field.get("required") is not False:
            message = "min_values must be at least 1 if the field is required."
            self.errors.add((*path, "min_values"), "NUMBER_TYPE_MIN", message)
        if counts["min_values"] > counts["max_values"]:
            message = "min_values must not be greater than max_values."
            self.errors.add((*path, "min_values"), "NUMBER_TYPE_MAX", message)

    def gallery(self, gallery: Json, path: Path) -> None:
        """Check a gallery and its pictures."""
        items = gallery.get("items")
        at = (*path, "items")
        if not isinstance(items, list) or not 1 <= len(items) <= 10:
            self.bad_length(at, 1, 10)
            return
        for index, item in enumerate(items):
            self.picture(item, (*at, index))

    def picture(self, item: Json, path: Path) -> None:
        """Check a picture and its alt text."""
        self.media(item.get("media"), (*path, "media"))
        if item.get("description") is not None:
            self.length(item, "description", path, 1, 1024)

    def media(
        self, media: Any, path: Path, schemes: Collection[str] = ("http", "https", "attachment")
    ) -> None:
        """Check the address of a picture or file."""
        url = media.get("url") if isinstance(media, dict) else None
        at = (*path, "url")
        if not isinstance(url, str) or not url:
            self.required(at)
        elif not url.startswith(tuple(f"{scheme}://" for scheme in schemes)):
            message = f"Scheme of '{url}' must be one of {tuple(schemes)}."
            self.errors.add(at, "URL_TYPE_INVALID_SCHEME", message)
        elif url.startswith(UPLOADED) and clean_name(url[len(UPLOADED) :]) not in self.files:
            message = f'The referenced attachment ("{url}") was not found'
            code = "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND"
            self.errors.add(at, code, message)

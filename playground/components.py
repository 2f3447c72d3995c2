"""Which components Discord accepts in a message or a form, and in what form it returns them.

``check_message`` and ``check_modal`` add every error to a ``FormErrors``; ``finished`` gives each
accepted component its id, its defaults and the address of its picture. The checks of a single
button or menu are in ``part_checks``.
"""

from collections.abc import Callable, Collection
from itertools import count
from typing import Any

from .errors import FormErrors
from .model import Json
from .part_checks import PartCheck, Path
from .reading import SELECTS, Part, walk
from .shapes import without_nulls

Media = Callable[[str], Json]

MOST_COMPONENTS = 40
MOST_TEXT = 4000

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
    components: Any,
    errors: FormErrors,
    path: Path,
    *,
    v2: bool,
    files: Collection[str],
    emojis: Collection[int] = (),
) -> None:
    """Add to ``errors`` what Discord refuses in a message's components.

    ``files`` are the names of the attached files, ``emojis`` the ids of usable custom emojis.
    """
    check = _Check(errors, files, emojis)
    highest = MOST_COMPONENTS if v2 else 5
    check.children(components, path, IN_V2 if v2 else IN_LEGACY, 0, highest)
    check.totals(components, path)


def check_modal(
    components: Any, errors: FormErrors, path: Path, emojis: Collection[int] = ()
) -> None:
    """Add to ``errors`` what Discord refuses in a form's components.

    ``emojis`` are the ids of usable custom emojis.
    """
    check = _Check(errors, (), emojis)
    check.in_modal = True
    check.children(components, path, IN_MODAL, 1, 5)
    check.totals(components, path)


class _Check(PartCheck):
    """Checks one tree of components."""

    def __init__(self, errors: FormErrors, files: Collection[str], emojis: Collection[int]) -> None:
        super().__init__(errors, files, emojis)
        self._custom_ids: set[str] = set()
        self._ids: set[int] = set()
        self._rules: dict[int, Callable[[Json, Path], None]] = {
            Part.ACTION_ROW: self._row,
            Part.BUTTON: self.button,
            Part.TEXT_INPUT: self.text_input,
            Part.SECTION: self._section,
            Part.TEXT_DISPLAY: lambda one, at: self.length(one, "content", at, 1, MOST_TEXT),
            Part.THUMBNAIL: self.picture,
            Part.MEDIA_GALLERY: self.gallery,
            Part.FILE: self._file,
            Part.CONTAINER: self._container,
            Part.LABEL: self._label,
            Part.FILE_UPLOAD: self.file_upload,
            **dict.fromkeys(SELECTS, self.select),
        }

    def children(
        self, parts: Any, path: Path, allowed: Collection[int], low: int, high: int
    ) -> None:
        """Check a list of ``low`` to ``high`` components, each of an allowed kind."""
        if not isinstance(parts, list) or not all(isinstance(one, dict) for one in parts):
            self.errors.add(path, "LIST_TYPE_CONVERT", "Only iterables may be used in a ListType")
            return
        if not low <= len(parts) <= high:
            self.bad_length(path, low, high)
        for index, part in enumerate(parts):
            self.one(part, (*path, index), allowed)

    def one(self, part: Any, path: Path, allowed: Collection[int]) -> None:
        """Check one component, which must be of an allowed kind."""
        kind = part.get("type") if isinstance(part, dict) else None
        if kind not in allowed:
            kinds = ", ".join(str(int(one)) for one in sorted(allowed))
            message = f'Value of field "type" must be one of ({kinds},).'
            self.errors.add((*path, "type"), "UNION_TYPE_CHOICES", message)
            return
        if part.get("custom_id") is not None:
            self._custom_id(part["custom_id"], path)
        self._id(part.get("id"), path)
        if self.in_modal and part.get("disabled"):
            message = "Components in a modal cannot be disabled"
            self.errors.add((*path, "disabled"), "COMPONENT_MODAL_DISABLED", message)
        rule = self._rules.get(int(part["type"]))
        if rule is not None:
            rule(part, path)

    def totals(self, components: Any, path: Path) -> None:
        """Check the limits that apply to the whole tree, if nothing else is wrong with it."""
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

    def _custom_id(self, custom_id: Any, path: Path) -> None:
        path = (*path, "custom_id")
        if not isinstance(custom_id, str) or not 1 <= len(custom_id) <= 100:
            self.bad_length(path, 1, 100)
        elif custom_id in self._custom_ids:
            message = "Component custom id cannot be duplicated"
            self.errors.add(path, "COMPONENT_CUSTOM_ID_DUPLICATED", message)
        else:
            self._custom_ids.add(custom_id)

    def _id(self, number: Any, path: Path) -> None:
        if number and number in self._ids:  # 0 stands for none
            message = "Component id cannot be duplicated"
            self.errors.add((*path, "id"), "COMPONENT_ID_DUPLICATED", message)
        self._ids.add(number)

    def _file(self, file: Json, path: Path) -> None:
        at = (*path, "file")
        self.media(file.get("file"), at, ("attachment",))

    def _row(self, row: Json, path: Path) -> None:
        inner = row.get("components")
        at = (*path, "components")
        if inner is None:
            self.required(at)
            return
        self.children(inner, at, {Part.TEXT_INPUT} if self.in_modal else IN_ROW, 1, 5)
        # A menu takes the whole width of a row.
        wide = [one for one in inner if isinstance(one, dict) and one.get("type") != Part.BUTTON]
        if wide and len(inner) > 1:
            message = "The specified component exceeds the maximum width"
            self.errors.add((*at, 1), "COMPONENT_LAYOUT_WIDTH_EXCEEDED", message)

    def _section(self, section: Json, path: Path) -> None:
        self.children(section.get("components"), (*path, "components"), IN_SECTION, 1, 3)
        if not section.get("accessory"):
            self.required((*path, "accessory"))
        else:
            self.one(section["accessory"], (*path, "accessory"), ACCESSORIES)

    def _container(self, container: Json, path: Path) -> None:
        at = (*path, "components")
        self.children(container.get("components"), at, IN_CONTAINER, 1, MOST_COMPONENTS)
        colour = container.get("accent_color")
        if colour is not None and not 0 <= colour <= 0xFFFFFF:
            message = "int value should be less than or equal to 16777215."
            self.errors.add((*path, "accent_color"), "NUMBER_TYPE_MAX", message)

    def _label(self, label: Json, path: Path) -> None:
        self.length(label, "label", path, 1, 45)
        self.length(label, "description", path, 0, 100)
        self.one(label.get("component"), (*path, "component"), IN_LABEL)


def finished(components: list[Json], media: Media) -> list[Json]:
    """Return accepted components as Discord returns them.

    ``media`` turns the address of a picture or file into Discord's media JSON.
    """
    done = [_finished(without_nulls(one), media) for one in components]
    parts = list(walk(done))
    taken = {part.get("id") for part in parts}
    free = (number for number in count(1) if number not in taken)
    for part in parts:
        part["id"] = part.get("id") or next(free)
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

"""Uploaded files: their names and sizes, which ones a message keeps, and their addresses."""

import io
import mimetypes
import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from PIL import Image, UnidentifiedImageError

from . import message_shapes
from .errors import FormErrors
from .model import Attachment, Json
from .strictness import Strict
from .world import World


@dataclass(frozen=True, slots=True)
class Upload:
    """A file that was uploaded with a request, as ``files[index]``."""

    index: int
    filename: str
    content: bytes


def clean_name(filename: str) -> str:
    """Return a file's name as Discord stores it."""
    plain = re.sub(r"\s+", "_", filename.strip())
    return re.sub(r"[^A-Za-z0-9_.-]", "", plain).lstrip("._") or "unknown"


@dataclass(frozen=True, slots=True)
class Attached:
    """The files that a message has after a request."""

    files: list[Attachment]
    named: list[Attachment]  # those that ``attachment://`` can name

    @property
    def names(self) -> set[str]:
        """Return the names that may follow ``attachment://``."""
        return {one.filename for one in self.named}


def attached(
    world: World,
    channel_id: int,
    body: Json,
    uploads: Sequence[Upload],
    before: Sequence[Attachment],
    errors: FormErrors,
    *,
    updates: bool = False,
) -> Attached:
    """Return the files that a message has after a request: first the kept ones, then the uploads.

    Add to ``errors`` what Discord refuses. ``updates`` is whether the request answers a press by
    updating the pressed message.
    """
    listed = body.get("attachments")
    fresh = {one.index for one in uploads}
    by_id = {one.id: one for one in before}
    described: dict[int, Json] = {}
    named: list[Attachment] = []
    for position, entry in enumerate(listed or []):
        identifier = int(entry.get("id", -1))
        if identifier in by_id:
            named.append(by_id[identifier])
            if Strict.LISTED_NAMES not in world.lenient:
                _check_name(entry, by_id[identifier], errors, position)
        elif identifier in fresh:
            described[identifier] = entry
        elif Strict.LISTED_IDS not in world.lenient:
            message = "Attachment data not found"
            errors.add(("attachments", position), "ATTACHMENT_NOT_FOUND", message)
    kept = _kept(world, before, named, is_list=listed is not None, updates=updates)
    if Strict.LISTED_PICTURES in world.lenient:
        named = kept  # then a layout can show files that the body does not list
    added = [_stored(world, channel_id, one, described.get(one.index, {})) for one in uploads]
    if len(kept) + len(added) > 10:
        errors.add(("attachments",), "BASE_TYPE_MAX_LENGTH", "Must be 10 or fewer in length.")
    return Attached(kept + added, named + added)


def _check_name(entry: Json, file: Attachment, errors: FormErrors, position: int) -> None:
    """Add an error if the entry of a kept file does not contain the file's name."""
    if entry.get("filename") is None:
        path = ("attachments", position, "filename")
        errors.add(path, "BASE_TYPE_REQUIRED", "This field is required")
    elif clean_name(entry["filename"]) != file.filename:
        message = "Attachment data not found"
        errors.add(("attachments", position), "ATTACHMENT_NOT_FOUND", message)


def _kept(
    world: World,
    before: Sequence[Attachment],
    named: Sequence[Attachment],
    *,
    is_list: bool,
    updates: bool,
) -> list[Attachment]:
    """Return the earlier files that a message keeps; ``named`` are the ones that the body lists."""
    # A list replaces the files. Whether an update without a list keeps them is not documented.
    if is_list:
        return list(before if Strict.UNLISTED_FILES in world.lenient else named)
    if updates and Strict.UPDATES_DROP_FILES not in world.lenient:
        return []
    return list(before)


def received(world: World, channel_id: int, filename: str, content: bytes) -> Attachment:
    """Store and return a file that a person uploads for a command or form."""
    file = _stored(world, channel_id, Upload(0, filename, content), {})
    file.ephemeral = True
    world.attachments[file.id] = file
    return file


def posted(world: World, channel_id: int, file: Attachment) -> Attachment:
    """Return a copy of an uploaded file, with an id of its own, to be posted in a channel."""
    return replace(file, id=world.ids.next(), channel_id=channel_id, ephemeral=False)


def _stored(world: World, channel_id: int, upload: Upload, entry: Json) -> Attachment:
    filename = clean_name(entry.get("filename") or upload.filename)
    kind = mimetypes.guess_type(filename, strict=False)[0] or "application/octet-stream"
    stored = Attachment(world.ids.next(), channel_id, filename, upload.content, kind)
    stored.description = entry.get("description")
    if kind.startswith("image/"):
        stored.width, stored.height = _size_of(upload.content)
    return stored


def _size_of(content: bytes) -> tuple[int | None, int | None]:
    try:
        with Image.open(io.BytesIO(content)) as picture:
            return picture.size
    except (UnidentifiedImageError, Image.DecompressionBombError, OSError):
        return None, None


def media_of(world: World, attached: Attached) -> Callable[[str], Json]:
    """Return a function that turns the address of a picture or file into Discord's media JSON."""
    by_name = {one.filename: one for one in attached.named}
    by_url = {message_shapes.attachment_url(world, one): one for one in attached.files}

    def resolve(url: str) -> Json:
        found = by_url.get(url)
        if url.startswith("attachment://"):
            found = by_name.get(clean_name(url.removeprefix("attachment://")))
        if found is None:
            return {"id": str(world.ids.next()), "url": url, "proxy_url": url}
        address = message_shapes.attachment_url(world, found)
        return {
            "id": str(found.id),
            "url": address,
            "proxy_url": address,
            "width": found.width,
            "height": found.height,
            "content_type": found.content_type,
            "attachment_id": str(found.id),
        }

    return resolve

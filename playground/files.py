"""Uploaded files: their names, their sizes, which of them a message keeps, where they are found."""

import io
import mimetypes
import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PIL import Image, UnidentifiedImageError

from . import message_shapes
from .errors import FormErrors
from .model import Attachment, Json
from .world import World


@dataclass(frozen=True, slots=True)
class Upload:
    """A file that came along with a request, as ``files[index]``."""

    index: int
    filename: str
    content: bytes


def clean_name(filename: str) -> str:
    """Return a file's name as Discord stores it."""
    plain = re.sub(r"\s+", "_", filename.strip())
    return re.sub(r"[^A-Za-z0-9_.-]", "", plain).lstrip("._") or "unknown"


def attached(
    world: World,
    channel_id: int,
    body: Json,
    uploads: Sequence[Upload],
    before: list[Attachment],
    errors: FormErrors,
) -> list[Attachment]:
    """Return the files a message has afterwards: those kept, then those uploaded."""
    described: dict[int, Json] = {}
    listed = body.get("attachments")
    kept = list(before) if listed is None else []
    fresh = {one.index for one in uploads}
    by_id = {one.id: one for one in before}
    for position, entry in enumerate(listed or []):
        identifier = int(entry.get("id", -1))
        if identifier in by_id:
            kept.append(by_id[identifier])
        elif identifier in fresh:
            described[identifier] = entry
        else:
            message = "Attachment data not found"
            errors.add(("attachments", position), "ATTACHMENT_NOT_FOUND", message)
    added = [_stored(world, channel_id, one, described.get(one.index, {})) for one in uploads]
    if len(kept) + len(added) > 10:
        errors.add(("attachments",), "BASE_TYPE_MAX_LENGTH", "Must be 10 or fewer in length.")
    return kept + added


def received(world: World, channel_id: int, filename: str, content: bytes) -> Attachment:
    """Keep a file that a person gives to a command."""
    file = _stored(world, channel_id, Upload(0, filename, content), {})
    file.ephemeral = True
    world.attachments[file.id] = file
    return file


def _stored(world: World, channel_id: int, upload: Upload, entry: Json) -> Attachment:
    filename = clean_name(entry.get("filename") or upload.filename)
    kind = mimetypes.guess_type(filename, strict=False)[0] or "application/octet-stream"
    stored = Attachment(world.ids.next(), channel_id, filename, upload.content, kind)
    stored.description = entry.get("description")
    stored.spoiler = filename.startswith("SPOILER_")
    if kind.startswith("image/"):
        stored.width, stored.height = _size_of(upload.content)
    return stored


def _size_of(content: bytes) -> tuple[int | None, int | None]:
    try:
        with Image.open(io.BytesIO(content)) as picture:
            return picture.size
    except (UnidentifiedImageError, Image.DecompressionBombError, OSError):
        return None, None


def media_of(world: World, files: list[Attachment]) -> Callable[[str], Json]:
    """Return the function that turns a media address into what Discord answers with."""
    by_name = {one.filename: one for one in files}
    by_url = {message_shapes.attachment_url(world, one): one for one in files}

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

"""Routes that list, upload, rename and delete the application's emojis."""

import base64
import binascii
import re

from ..errors import DiscordError, FormErrors
from ..model import Emoji, Json
from ..shapes import user
from .call import Call
from .routes import NOTHING, Answer, found, route

MOST = 2000
MOST_BYTES = 256 * 1024
NAME = re.compile(r"\w{2,32}", re.ASCII)
DATA = re.compile(r"data:(image/(?:png|jpeg|gif|webp));base64,(.+)", re.DOTALL)
BEGINNINGS = (b"\x89PNG\r\n\x1a\n", b"\xff\xd8\xff", b"GIF8", b"RIFF")

EMOJIS = "/applications/{application_id}/emojis"
EMOJI = f"{EMOJIS}/{{emoji_id}}"


@route("GET", EMOJIS)
async def get_emojis(call: Call) -> Answer:
    _check_application(call)
    emojis = call.playground.world.emojis.values()
    return found({"items": [_shape(call, one) for one in emojis]})


@route("POST", EMOJIS)
async def create_emoji(call: Call) -> Answer:
    _check_application(call)
    world, body = call.playground.world, call.form()
    errors = FormErrors()
    name = _checked_name(call, body, errors)
    content_type, content = _checked_picture(body, errors)
    errors.raise_if_any()
    if len(world.emojis) >= MOST:
        raise DiscordError(30008)
    made = Emoji(world.ids.next(), name, content, content_type)
    world.emojis[made.id] = made
    return Answer(201, _shape(call, made))


@route("GET", EMOJI)
async def get_emoji(call: Call) -> Answer:
    return found(_shape(call, _emoji(call)))


@route("PATCH", EMOJI)
async def rename_emoji(call: Call) -> Answer:
    emoji, errors = _emoji(call), FormErrors()
    name = _checked_name(call, call.form(), errors)
    errors.raise_if_any()
    emoji.name = name
    return found(_shape(call, emoji))


@route("DELETE", EMOJI)
async def delete_emoji(call: Call) -> Answer:
    del call.playground.world.emojis[_emoji(call).id]
    return NOTHING


def _check_application(call: Call) -> None:
    if call.id("application_id") != call.playground.world.bot.id:
        raise DiscordError(20012)


def _emoji(call: Call) -> Emoji:
    _check_application(call)
    emoji = call.playground.world.emojis.get(call.id("emoji_id"))
    if emoji is None:
        raise DiscordError(10014)
    return emoji


def _checked_name(call: Call, body: Json, errors: FormErrors) -> str:
    name = body.get("name")
    if not isinstance(name, str):
        errors.add(("name",), "BASE_TYPE_REQUIRED", "This field is required")
        return ""
    if not 2 <= len(name) <= 32:
        errors.add(("name",), "BASE_TYPE_BAD_LENGTH", "Must be between 2 and 32 in length.")
    elif not NAME.fullmatch(name):
        message = "String value did not match validation regex."
        errors.add(("name",), "STRING_TYPE_REGEX", message)
    elif any(one.name == name for one in call.playground.world.emojis.values()):
        message = "An emoji with this name already exists."
        errors.add(("name",), "APPLICATION_EMOJI_NAME_ALREADY_TAKEN", message)
    return name


def _checked_picture(body: Json, errors: FormErrors) -> tuple[str, bytes]:
    given = DATA.fullmatch(str(body.get("image") or ""))
    try:
        content = base64.b64decode(given[2], validate=True) if given else b""
    except binascii.Error:
        content = b""
    if given is None or not content.startswith(BEGINNINGS):
        errors.add(("image",), "IMAGE_INVALID", "Invalid image data.")
        return "", b""
    if len(content) > MOST_BYTES:
        message = "File cannot be larger than 256.0 kb."
        errors.add(("image",), "BINARY_TYPE_MAX_SIZE", message)
    return given[1], content


def _shape(call: Call, emoji: Emoji) -> Json:
    return {
        "id": str(emoji.id),
        "name": emoji.name,
        "roles": [],
        "user": user(call.playground.world.bot),
        "require_colons": True,
        "managed": False,
        "animated": False,
        "available": True,
    }

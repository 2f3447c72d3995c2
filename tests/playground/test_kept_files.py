"""Files that stay on a message: listed by id and name in the same request, or not found there.

It is unknown which of these Discord insists on, so the playground insists on all of them. Each can
be switched off by its name.
"""

from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from playground.model import InteractionKind, Message
from playground.strictness import Strict

from .desk import Desk, Json
from .echo_bot import picture
from .test_right_requests import poster

Way = Callable[[Desk, Json, Json], Awaitable[tuple[int, Any]]]

HERE = poster("attachment://a.png")


async def posted(desk: Desk) -> Json:
    """Return a message that shows one uploaded picture and has another file beside it."""
    _, message = await desk.upload(HERE, a_png=picture().read(), b_png=picture().read())
    found: Json = message
    return found


def kept(message: Json, **changes: str | None) -> Json:
    """Return the attachments entry that keeps the shown picture; changes to None drop keys."""
    media = message["components"][0]["items"][0]["media"]
    entry = {"id": media["attachment_id"], "filename": "a.png"} | changes
    return {key: value for key, value in entry.items() if value is not None}


def record(desk: Desk, message: Json) -> Message:
    return desk.channel.messages[int(message["id"])]


async def edit(desk: Desk, message: Json, body: Json) -> tuple[int, Any]:
    """Edit a message with the bot's own token; return the response's status and body."""
    return await desk.ask("PATCH", f"/channels/{desk.channel.id}/messages/{message['id']}", body)


async def update(desk: Desk, message: Json, body: Json) -> tuple[int, Any]:
    """Answer a press on a message by updating it; return the response's status and body."""
    press = desk.interaction(InteractionKind.COMPONENT, record(desk, message))
    return await desk.answer(press, {"type": 7, "data": body})


WAYS = pytest.mark.parametrize("way", [edit, update])


@WAYS
async def test_a_picture_that_is_listed_by_id_and_name_stays(desk: Desk, way: Way) -> None:
    message = await posted(desk)
    status, _ = await way(desk, message, HERE | {"attachments": [kept(message)]})
    assert status in (200, 204)
    assert [one.filename for one in record(desk, message).attachments] == ["a.png"]


@WAYS
async def test_a_picture_that_is_not_listed_is_not_found(desk: Desk, way: Way) -> None:
    message = await posted(desk)
    status, answer = await way(desk, message, HERE)
    assert (status, answer["code"]) == (400, 50035)
    assert "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND" in str(answer["errors"])
    desk.world.lenient |= {Strict.LISTED_PICTURES, Strict.UPDATES_DROP_FILES}
    status, _ = await way(desk, message, HERE)
    assert status in (200, 204)


@WAYS
@pytest.mark.parametrize("named", [None, "b.png"])
async def test_an_id_without_its_name_is_refused(desk: Desk, way: Way, named: str | None) -> None:
    message = await posted(desk)
    body = HERE | {"attachments": [kept(message, filename=named)]}
    status, answer = await way(desk, message, body)
    assert (status, answer["code"]) == (400, 50035)
    desk.world.lenient.add(Strict.LISTED_NAMES)
    status, _ = await way(desk, message, body)
    assert status in (200, 204)


@WAYS
async def test_an_id_of_another_message_is_refused(desk: Desk, way: Way) -> None:
    message, other = await posted(desk), await posted(desk)
    body = HERE | {"attachments": [kept(message), kept(other)]}
    status, answer = await way(desk, message, body)
    assert (status, answer["code"]) == (400, 50035)
    desk.world.lenient.add(Strict.LISTED_IDS)
    status, _ = await way(desk, message, body)
    assert status in (200, 204)


@WAYS
async def test_a_list_drops_the_files_that_it_leaves_out(desk: Desk, way: Way) -> None:
    message = await posted(desk)
    words = {"components": [{"type": 10, "content": "x"}], "attachments": []}
    desk.world.lenient.add(Strict.UNLISTED_FILES)
    await way(desk, message, words)
    assert len(record(desk, message).attachments) == 2
    desk.world.lenient.clear()
    await way(desk, message, words)
    assert not record(desk, message).attachments


async def test_an_update_without_a_list_drops_all_files_and_an_edit_keeps_them(desk: Desk) -> None:
    message = await posted(desk)
    words = {"components": [{"type": 10, "content": "x"}]}
    await edit(desk, message, words)
    assert len(record(desk, message).attachments) == 2
    desk.world.lenient.add(Strict.UPDATES_DROP_FILES)
    await update(desk, message, words)
    assert len(record(desk, message).attachments) == 2
    desk.world.lenient.clear()
    await update(desk, message, words)
    assert not record(desk, message).attachments

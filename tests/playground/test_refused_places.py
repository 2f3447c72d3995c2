"""Requests that are refused because of their place: unknown, not the bot's, or not permitted."""

from typing import Any

import aiohttp
import discord
import pytest

from playground.commands import CannotDo
from playground.driver import Stage
from playground.model import VOCAL, WITHOUT_CHAT, ChannelKind, InteractionKind
from playground.permissions import Permission
from playground.server import Playground
from playground.strictness import Strict

from .desk import Desk
from .echo_bot import EchoBot


async def test_closed_direct_messages_are_refused(desk: Desk) -> None:
    alice = desk.playground.town.people["Alice"]
    _, dm = await desk.ask("POST", "/users/@me/channels", {"recipient_id": str(alice.id)})
    alice.accepts_dms = False

    status, answer = await desk.ask("POST", f"/channels/{dm['id']}/messages", {"content": "x"})

    assert (status, answer["code"]) == (403, 50007)


async def test_direct_messages_to_a_stranger_are_refused(desk: Desk) -> None:
    stranger = desk.world.add_user("Stranger")
    dm = desk.world.open_dm(stranger)

    status, answer = await desk.post({"content": "x"}, dm)

    assert (status, answer["code"]) == (403, 50278)


@pytest.mark.parametrize(
    ("denied", "code"),
    [
        (Permission.VIEW_CHANNEL, 50001),
        (Permission.SEND_MESSAGES, 50013),
        (Permission.EMBED_LINKS, 50013),
    ],
)
async def test_missing_permissions_are_refused(desk: Desk, denied: Permission, code: int) -> None:
    desk.world.set_permissions(desk.channel, desk.world.bot, deny=denied)

    status, answer = await desk.post({"embeds": [{"title": "x"}]})

    assert (status, answer["code"]) == (403, code)


async def test_a_file_without_the_permission_is_refused(desk: Desk) -> None:
    desk.world.set_permissions(desk.channel, desk.world.bot, deny=Permission.ATTACH_FILES)

    status, answer = await desk.upload({"content": "x"}, a_png=b"x")

    assert (status, answer["code"]) == (403, 50013)


async def test_an_edit_brings_no_file_without_the_permission(desk: Desk) -> None:
    _, message = await desk.post({"content": "x"})
    path = f"/channels/{desk.channel.id}/messages/{message['id']}"
    desk.world.set_permissions(desk.channel, desk.world.bot, deny=Permission.ATTACH_FILES)

    status, answer = await desk.upload({"content": "y"}, path, a_png=b"x")

    assert (status, answer["code"]) == (403, 50013)
    assert (await desk.ask("PATCH", path, {"content": "y"}))[0] == 200


async def test_without_the_history_no_message_is_read_and_none_replied_to(desk: Desk) -> None:
    _, message = await desk.post({"content": "x"})
    path = f"/channels/{desk.channel.id}/messages"
    desk.world.set_permissions(desk.channel, desk.world.bot, deny=Permission.READ_MESSAGE_HISTORY)
    reply = {"content": "y", "message_reference": {"message_id": message["id"]}}

    assert await desk.ask("GET", path) == (200, [])
    assert (await desk.ask("GET", f"{path}/{message['id']}"))[1]["code"] == 50013
    assert (await desk.post(reply))[1]["code"] == 160002


# {bot}, {channel}, {server} and {stranger} stand for ids.
ELSEWHERE: dict[str, tuple[str, str, Any, int, int]] = {
    "unknown channel": ("POST", "/channels/5/messages", {"content": "x"}, 404, 10003),
    "unknown message": ("GET", "/channels/{channel}/messages/5", None, 404, 10008),
    "edit": ("PATCH", "/channels/{channel}/messages/5", {"content": "x"}, 404, 10008),
    "delete": ("DELETE", "/channels/{channel}/messages/5", None, 404, 10008),
    "unknown server": ("GET", "/guilds/5", None, 404, 10004),
    "unknown user": ("GET", "/users/5", None, 404, 10013),
    "unknown member": ("GET", "/guilds/{server}/members/{stranger}", None, 404, 10007),
    "unknown command": ("GET", "/applications/{bot}/commands/5", None, 404, 10063),
    "somebody else's application": ("GET", "/applications/5/commands", None, 403, 20012),
    "a strange server's commands": ("PUT", "/applications/{bot}/guilds/5/commands", [], 403, 50001),
    "not an id": ("GET", "/channels/abc", None, 400, 50035),
    "unknown webhook": ("POST", "/webhooks/5/token", {"content": "x"}, 404, 10015),
    "nobody to write to": ("POST", "/users/@me/channels", {"recipient_id": "5"}, 400, 50035),
    "renaming a channel": ("PATCH", "/channels/{channel}", {"name": "mine"}, 403, 50013),
    "thread with a blank name": (
        "POST",
        "/channels/{channel}/threads",
        {"name": " ", "type": 11},
        400,
        50035,
    ),
    "nameless thread": (
        "POST",
        "/channels/{channel}/threads",
        {"name": "", "type": 11},
        400,
        50035,
    ),
}


@pytest.mark.parametrize("name", ELSEWHERE)
async def test_what_is_not_there_or_not_ours_is_refused(desk: Desk, name: str) -> None:
    method, path, body, status, code = ELSEWHERE[name]
    ids = {"bot": desk.world.bot.id, "channel": desk.channel.id}
    ids |= {"server": desk.playground.town.guild.id, "stranger": desk.world.add_user("S").id}

    got, answer = await desk.ask(method, path.format(**ids), body)

    assert (got, answer["code"]) == (status, code)


async def test_somebody_elses_message_is_not_edited_and_not_deleted(desk: Desk) -> None:
    message = desk.world.post(desk.channel, desk.playground.town.people["Alice"], "mine")
    path = f"/channels/{desk.channel.id}/messages/{message.id}"

    edit = await desk.ask("PATCH", path, {"content": "yours"})
    delete = await desk.ask("DELETE", path)

    assert (edit[0], edit[1]["code"]) == (403, 50005)
    assert (delete[0], delete[1]["code"]) == (403, 50013)


async def test_a_locked_archived_thread_is_refused(desk: Desk) -> None:
    thread = desk.world.add_thread(desk.channel, "old", desk.playground.town.people["Alice"])
    desk.world.update_channel(thread, archived=True, locked=True)

    status, answer = await desk.post({"content": "x"}, thread)

    assert (status, answer["code"]) == (400, 50083)


async def test_a_locked_thread_takes_nothing_from_those_who_do_not_manage_it(desk: Desk) -> None:
    thread = desk.world.add_thread(desk.channel, "quiet", desk.playground.town.people["Alice"])
    _, message = await desk.post({"content": "before"}, thread)
    desk.world.update_channel(thread, locked=True)
    path = f"/channels/{thread.id}/messages/{message['id']}"

    posted = await desk.post({"content": "x"}, thread)
    changed = await desk.ask("PATCH", path, {"content": "after"})

    assert posted[1]["code"] == changed[1]["code"] == 160005
    desk.world.set_permissions(desk.channel, desk.world.bot, allow=Permission.MANAGE_THREADS)
    assert (await desk.ask("PATCH", path, {"content": "after"}))[0] == 200


async def test_messages_of_an_archived_thread_are_not_edited(desk: Desk) -> None:
    alice = desk.playground.person("Alice")
    thread = alice.thread(desk.channel, "old")
    _, message = await desk.post({"content": "before"}, thread)
    source = thread.messages[int(message["id"])]
    update = desk.interaction(InteractionKind.COMPONENT, source)
    deferred = desk.interaction(InteractionKind.COMPONENT, source)
    record = desk.interaction(InteractionKind.COMPONENT, source)
    for one in (update, deferred, record):
        one.channel_id = thread.id
    await desk.answer(deferred, {"type": 6})
    desk.world.update_channel(thread, archived=True)
    original = f"/webhooks/{desk.world.bot.id}/{deferred.token}/messages/@original"

    by_token = await desk.ask("PATCH", original, {"content": "after"})
    updated = await desk.answer(update, {"type": 7, "data": {"content": "after"}})
    joined = await desk.ask("PUT", f"/channels/{thread.id}/thread-members/@me")
    renamed = await desk.ask("PATCH", f"/channels/{thread.id}", {"name": "new"})

    assert [one[1]["code"] for one in (by_token, updated, joined)] == [50083] * 3
    assert renamed[0] in (400, 403)
    assert thread.archived
    assert (await desk.answer(record, {"type": 4, "data": {"content": "x"}}))[0] == 204
    assert not thread.archived


async def test_a_post_of_a_person_opens_an_archived_thread_but_not_a_locked_one(
    desk: Desk,
) -> None:
    alice, bob = desk.playground.person("Alice"), desk.playground.person("Bob")
    thread = bob.thread(desk.channel, "old")
    desk.world.update_channel(thread, archived=True)
    await bob.send(thread, "open again")
    assert not thread.archived
    desk.world.update_channel(thread, locked=True)
    with pytest.raises(CannotDo):
        await bob.send(thread, "may I?")
    desk.world.set_permissions(desk.channel, alice.user, allow=Permission.MANAGE_THREADS)
    await alice.send(thread, "I may")


async def test_a_thread_is_locked_only_by_those_who_manage_threads(desk: Desk) -> None:
    _, made = await desk.ask(
        "POST", f"/channels/{desk.channel.id}/threads", {"name": "mine", "type": 11}
    )
    path = f"/channels/{made['id']}"

    assert (await desk.ask("PATCH", path, {"locked": True}))[1]["code"] == 50013
    assert (await desk.ask("PATCH", path, {"name": "ours"}))[0] == 200
    assert (await desk.ask("PUT", f"/channels/{desk.channel.id}/thread-members/@me"))[0] == 400


async def test_without_a_token_nothing_is_shown(playground: Playground) -> None:
    async with (
        aiohttp.ClientSession() as session,
        session.get(f"{playground.api_base}/users/@me") as answer,
    ):
        assert answer.status == 401
        assert await answer.json() == {"message": "401: Unauthorized", "code": 0}


@pytest.mark.parametrize(
    ("method", "path", "status"),
    [("GET", "/nowhere", 404), ("GET", "/channels", 404), ("PUT", "/users/@me/channels", 405)],
)
async def test_an_unknown_route_has_discords_shape(
    desk: Desk, method: str, path: str, status: int
) -> None:
    got, answer = await desk.ask(method, path)

    assert got == status
    assert answer["code"] == 0
    assert answer["message"].startswith(f"{status}: ")


@pytest.mark.parametrize("raw", [b"{broken", b"\xff\xfe", b"[1"])
async def test_a_broken_body_is_refused(
    playground: Playground, http: aiohttp.ClientSession, raw: bytes
) -> None:
    url = f"{playground.api_base}/channels/{playground.town.channel.id}/messages"
    headers = {"Content-Type": "application/json"}
    async with http.post(url, data=raw, headers=headers) as answer:
        assert answer.status == 400
        assert (await answer.json())["code"] == 50109


@pytest.mark.parametrize("body", [[], "text", 5])
async def test_a_body_of_the_wrong_shape_is_refused(desk: Desk, body: Any) -> None:
    status, answer = await desk.ask("POST", f"/channels/{desk.channel.id}/messages", body)

    assert (status, answer["code"]) == (400, 50035)


async def test_an_upload_of_30_megabytes_is_refused(desk: Desk) -> None:
    status, answer = await desk.upload({"content": "x"}, big_png=bytes(30 << 20))

    assert (status, answer["code"]) == (413, 40005)
    assert not desk.channel.messages


async def test_eleven_files_are_refused(desk: Desk) -> None:
    files = {f"f{n}_png": b"x" for n in range(11)}

    status, answer = await desk.upload({"content": "x"}, **files)

    assert (status, answer["code"]) == (400, 50035)


async def test_a_page_of_another_site_is_refused(
    playground: Playground, http: aiohttp.ClientSession
) -> None:
    for headers in ({"Origin": "https://evil.example"}, {"Host": "evil.example"}):
        async with http.get(f"{playground.base}/playground/control", headers=headers) as answer:
            assert answer.status == 403


async def test_a_private_thread_is_closed_to_a_bot_that_nobody_mentioned(desk: Desk) -> None:
    alice = desk.playground.person("Alice")
    thread = alice.private_thread(desk.channel, "secret")
    assert (await desk.post({"content": "x"}, thread))[1]["code"] == 50001
    await alice.send(thread, f"<@{desk.world.bot.id}> come in")
    assert (await desk.post({"content": "x"}, thread))[0] == 200
    desk.world.leave_thread(thread, desk.world.bot)
    assert (await desk.post({"content": "x"}, thread))[1]["code"] == 50001
    desk.world.lenient.add(Strict.PRIVATE_THREADS)
    assert (await desk.post({"content": "x"}, thread))[0] == 200


async def test_the_bot_hears_of_a_private_thread_when_it_is_let_in(
    stage: Stage, echo: EchoBot
) -> None:
    alice, world = stage.person("Alice").person, stage.playground.world
    thread = alice.private_thread(stage.channel.channel, "secret")
    assert echo.get_channel(thread.id) is None
    await alice.send(thread, f"<@{world.bot.id}>")
    await echo.told("THREAD_CREATE")
    known = echo.get_channel(thread.id)
    assert isinstance(known, discord.Thread)
    assert known.me is not None
    world.leave_thread(thread, world.bot)
    await echo.told("THREAD_MEMBERS_UPDATE", times=2)
    assert known.me is None


@pytest.mark.parametrize("kind", VOCAL)
async def test_the_chat_of_a_voice_channel_is_closed_to_those_who_may_not_connect(
    desk: Desk, kind: ChannelKind
) -> None:
    voice = desk.world.add_channel(desk.playground.town.guild, "voice", kind)
    assert (await desk.post({"content": "x"}, voice))[0] == 200
    desk.world.set_permissions(voice, desk.world.bot, deny=Permission.CONNECT)
    assert (await desk.post({"content": "x"}, voice))[1]["code"] == 50001
    desk.world.lenient.add(Strict.VOICE_CHATS)
    assert (await desk.post({"content": "x"}, voice))[0] == 200


@pytest.mark.parametrize("kind", WITHOUT_CHAT)
async def test_nobody_chats_in_a_category_or_a_forum_itself(desk: Desk, kind: ChannelKind) -> None:
    channel = desk.world.add_channel(desk.playground.town.guild, "all", kind)
    assert (await desk.post({"content": "x"}, channel))[1]["code"] == 50008
    with pytest.raises(CannotDo):
        await desk.playground.person("Alice").send(channel, "x")

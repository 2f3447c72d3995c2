"""Responses to valid requests: the details that a bot relies on."""

from typing import Any

import pytest

from playground.commands import CannotDo
from playground.model import Callback, InteractionKind, MessageFlag
from playground.permissions import Permission
from playground.strictness import Strict

from .desk import Desk, Json
from .echo_bot import picture

V2 = int(MessageFlag.COMPONENTS_V2)
BUTTON = {"type": 2, "style": 1, "label": "x", "custom_id": "x"}


def poster(url: str) -> Json:
    gallery = {"type": 12, "items": [{"media": {"url": url}, "description": "Six cards"}]}
    return {"flags": V2, "components": [gallery]}


async def test_the_first_follow_up_takes_the_place_of_thinking(desk: Desk) -> None:
    record = desk.interaction()
    await desk.answer(record, {"type": 5, "data": {"flags": 64}})

    _, first = await desk.follow(record, {"content": "here"})
    _, second = await desk.follow(record, {"content": "and here"})

    assert first["id"] == str(record.original_id)
    assert first["flags"] == 64
    assert (second["flags"], second["id"] != first["id"]) == (0, True)
    assert [one.content for one in desk.channel.messages.values()] == ["here", "and here"]


async def test_answers_need_no_permission_to_write(desk: Desk) -> None:
    desk.world.set_permissions(desk.channel, desk.world.bot, deny=Permission.SEND_MESSAGES)
    record = desk.interaction()

    answered = await desk.answer(record, {"type": 4, "data": {"content": "x"}})
    followed = await desk.follow(record, {"content": "y"})

    assert (answered[0], followed[0]) == (204, 200)
    assert (await desk.post({"content": "z"}))[0] == 403


async def test_the_kind_of_a_file_follows_from_its_name(desk: Desk) -> None:
    content = picture().read()
    _, message = await desk.upload({"content": "x"}, a_webp=content, b_png=content, c_xyz=content)

    kinds = [one["content_type"] for one in message["attachments"]]
    assert kinds[:2] == ["image/webp", "image/png"]
    assert "width" not in message["attachments"][2]


async def test_files_shown_by_components_are_not_listed_beside_them(desk: Desk) -> None:
    _, shown = await desk.upload(poster("attachment://a.png"), a_png=picture().read())
    _, loose = await desk.upload({"content": "x"}, a_png=picture().read())

    assert shown["attachments"] == []
    assert shown["components"][0]["items"][0]["media"]["attachment_id"]
    assert [one["filename"] for one in loose["attachments"]] == ["a.png"]


async def test_an_edit_keeps_the_files_it_names_and_drops_the_others(desk: Desk) -> None:
    content = picture().read()
    _, message = await desk.upload({"content": "x"}, a_png=content, b_png=content)
    path = f"/channels/{desk.channel.id}/messages/{message['id']}"
    keep = [{"id": message["attachments"][1]["id"], "filename": "b.png"}]

    _, untouched = await desk.ask("PATCH", path, {"content": "y"})
    _, changed = await desk.ask("PATCH", path, {"attachments": keep})

    assert [one["filename"] for one in untouched["attachments"]] == ["a.png", "b.png"]
    assert [one["filename"] for one in changed["attachments"]] == ["b.png"]


async def test_a_kept_picture_can_be_shown_again_by_name_or_address(desk: Desk) -> None:
    _, message = await desk.upload(poster("attachment://a.png"), a_png=picture().read())
    path = f"/channels/{desk.channel.id}/messages/{message['id']}"
    media = message["components"][0]["items"][0]["media"]
    keep = {"attachments": [{"id": media["attachment_id"], "filename": "a.png"}]}

    for url in ("attachment://a.png", media["url"]):
        status, changed = await desk.ask("PATCH", path, poster(url) | keep)
        assert status == 200
        assert changed["components"][0]["items"][0]["media"]["url"] == media["url"]


async def test_names_of_files_are_cleaned_alike_everywhere(desk: Desk) -> None:
    body = poster("attachment://my  card (1).png")
    body["attachments"] = [{"id": 0, "filename": "my  card (1).png"}]

    status, message = await desk.upload(body, x_png=picture().read())

    assert status == 200
    assert message["components"][0]["items"][0]["media"]["url"].endswith("/my_card_1.png")


async def test_a_file_above_ten_megabytes_is_refused_and_one_below_is_not(desk: Desk) -> None:
    refused, answer = await desk.upload({"content": "x"}, a_png=bytes(10 * 1024 * 1024 + 1))
    taken, _ = await desk.upload({"content": "x"}, a_png=bytes(10 * 1024 * 1024))

    assert (refused, answer["code"], taken) == (413, 40005, 200)


async def test_only_allowed_mentions_mention(desk: Desk) -> None:
    alice, bob = (desk.playground.town.people[name] for name in ("Alice", "Bob"))
    content = f"<@{alice.id}> <@{bob.id}>"

    _, everybody = await desk.post({"content": content})
    _, nobody = await desk.post({"content": content, "allowed_mentions": {"parse": []}})
    one = {"parse": [], "users": [str(bob.id)]}
    _, chosen = await desk.post({"content": content, "allowed_mentions": one})

    assert [len(each["mentions"]) for each in (everybody, nobody, chosen)] == [2, 0, 1]
    assert chosen["mentions"][0]["global_name"] == "Bob"


async def test_a_mention_notifies_when_it_is_posted_and_never_when_it_is_edited_in(
    desk: Desk,
) -> None:
    alice, bob = (desk.playground.town.people[name] for name in ("Alice", "Bob"))
    names = {"type": 10, "content": f"<@{alice.id}> <@{bob.id}>"}
    both: Json = {"flags": V2, "components": [names]}
    bob_alone = {"allowed_mentions": {"parse": [], "users": [str(bob.id)]}}
    _, posted = await desk.post(both | bob_alone)
    assert [one["global_name"] for one in posted["mentions"]] == ["Bob"]
    assert [one.user_id for one in desk.world.notifications] == [bob.id]

    here = f"/channels/{desk.channel.id}/messages/{posted['id']}"
    _, edited = await desk.ask("PATCH", here, both)
    assert len(edited["mentions"]) == 2  # highlighted, and silent
    await desk.post(both | bob_alone | {"flags": V2 | MessageFlag.SUPPRESS_NOTIFICATIONS})
    assert [one.user_id for one in desk.world.notifications] == [bob.id]

    private = desk.world.open_dm(alice)
    await desk.post({"content": "Hello", "allowed_mentions": {"parse": []}}, private)
    assert [one.user_id for one in desk.world.notifications] == [bob.id, alice.id]


async def test_a_thread_of_somebody_else_is_woken_but_not_archived(desk: Desk) -> None:
    thread = desk.world.add_thread(desk.channel, "hers", desk.playground.town.people["Alice"])
    path = f"/channels/{thread.id}"

    status, answer = await desk.ask("PATCH", path, {"archived": True})
    assert (status, answer["code"]) == (403, 50013)
    thread.archived = True
    assert (await desk.ask("PATCH", path, {"archived": False}))[0] == 200
    thread.archived = thread.locked = True
    assert (await desk.ask("PATCH", path, {"archived": False}))[0] == 403
    desk.world.set_permissions(desk.channel, desk.world.bot, allow=Permission.MANAGE_THREADS)
    assert (await desk.ask("PATCH", path, {"archived": False, "locked": False}))[0] == 200
    assert not thread.archived


async def test_a_deferred_press_edits_the_message_it_was_on(desk: Desk) -> None:
    source = desk.world.post(desk.channel, desk.world.bot, "before")
    record = desk.interaction(InteractionKind.COMPONENT, source)
    await desk.answer(record, {"type": 6})
    path = f"/webhooks/{desk.world.bot.id}/{record.token}/messages/@original"

    status, answer = await desk.ask("PATCH", path, {"content": "after"})

    assert (status, answer["id"], source.content) == (200, str(source.id), "after")


async def test_an_updated_message_that_was_deleted_is_unknown(desk: Desk) -> None:
    source = desk.world.post(desk.channel, desk.world.bot, "before")
    record = desk.interaction(InteractionKind.COMPONENT, source)
    desk.world.delete(source)

    status, answer = await desk.answer(record, {"type": 7, "data": {"content": "after"}})

    assert (status, answer["code"]) == (404, 10008)


async def test_a_refused_answer_may_be_given_again(desk: Desk) -> None:
    record = desk.interaction()

    refused = await desk.answer(record, {"type": 4, "data": {"content": "x" * 2001}})
    taken = await desk.answer(record, {"type": 4, "data": {"content": "x"}})

    assert (refused[0], taken[0]) == (400, 204)


async def test_a_nonce_is_forgotten_after_some_minutes(desk: Desk) -> None:
    body = {"content": "x", "nonce": "n", "enforce_nonce": True}
    _, first = await desk.post(body)
    _, again = await desk.post(body)
    desk.world.clock.move(6 * 60)
    _, later = await desk.post(body)

    assert first["id"] == again["id"] != later["id"]


async def test_a_nonce_is_remembered_though_its_message_was_deleted(desk: Desk) -> None:
    body = {"content": "x", "nonce": "n", "enforce_nonce": True}
    _, first = await desk.post(body)
    await desk.ask("DELETE", f"/channels/{desk.channel.id}/messages/{first['id']}")
    _, again = await desk.post(body)
    assert first["id"] == again["id"]
    assert not desk.channel.messages
    desk.world.lenient.add(Strict.DELETED_NONCES)
    _, later = await desk.post(body)
    assert first["id"] != later["id"]


async def test_an_answer_tells_of_its_message_when_asked(desk: Desk) -> None:
    record = desk.interaction()
    path = f"/interactions/{record.id}/{record.token}/callback?with_response=true"

    status, answer = await desk.ask("POST", path, {"type": 4, "data": {"content": "x"}})

    assert (status, answer["resource"]["message"]["content"]) == (200, "x")
    assert answer["interaction"]["response_message_id"] == str(record.original_id)
    assert answer["resource"]["message"]["interaction_metadata"]["id"] == str(record.id)


async def test_messages_are_listed_newest_first(desk: Desk) -> None:
    for number in range(5):
        await desk.post({"content": str(number)})
    path = f"/channels/{desk.channel.id}/messages"

    _, newest = await desk.ask("GET", f"{path}?limit=2")
    _, before = await desk.ask("GET", f"{path}?limit=2&before={newest[-1]['id']}")
    _, after = await desk.ask("GET", f"{path}?limit=1&after={before[0]['id']}")
    refused, _ = await desk.ask("GET", f"{path}?limit=101")

    assert [one["content"] for one in (*newest, *before, *after)] == ["4", "3", "2", "1", "3"]
    assert refused == 400


@pytest.mark.parametrize(
    ("more", "in_server", "in_dm"),
    [
        ({}, True, True),
        ({"contexts": [0]}, True, False),
        ({"contexts": [1]}, False, True),
        ({"dm_permission": False}, True, False),
        ({"default_member_permissions": int(Permission.MANAGE_GUILD)}, False, True),
        ({"default_member_permissions": int(Permission.SEND_MESSAGES)}, True, True),
    ],
)
async def test_commands_are_offered_where_they_may_be_used(
    desk: Desk, more: dict[str, Any], in_server: bool, in_dm: bool
) -> None:
    path = f"/applications/{desk.world.bot.id}/commands"
    await desk.ask("PUT", path, [{"name": "dixit", "description": "Play", "type": 1} | more])
    bob = desk.playground.person("Bob")

    assert bool(bob.commands(desk.channel)) is in_server
    assert bool(bob.commands(desk.world.open_dm(bob.user))) is in_dm


@pytest.mark.parametrize(
    ("said", "lenient", "installs"),
    [(None, False, [0, 1]), (None, True, [0]), ([0], False, [0]), ([1], True, [1])],
)
async def test_a_command_is_installed_as_the_owner_likes_unless_it_says_so(
    desk: Desk, said: list[int] | None, lenient: bool, installs: list[int]
) -> None:
    desk.world.lenient |= {Strict.USER_INSTALL} if lenient else set()
    path = f"/applications/{desk.world.bot.id}/commands"
    body = {"name": "x", "description": "x", "type": 1, "integration_types": said}
    _, (made,) = await desk.ask("PUT", path, [body])
    assert made["integration_types"] == installs


async def test_a_servers_own_commands_stay_there(desk: Desk) -> None:
    first, second = desk.world.guilds.values()
    path = f"/applications/{desk.world.bot.id}/guilds/{first.id}/commands"
    await desk.ask("PUT", path, [{"name": "local", "description": "x", "type": 1}])
    alice = desk.playground.person("Alice")

    offered = [alice.commands(desk.world.channels_of(one.id)[0]) for one in (first, second)]

    assert [len(one) for one in offered] == [1, 0]


async def test_a_greyed_out_button_cannot_be_pressed(desk: Desk) -> None:
    row = {"type": 1, "components": [BUTTON | {"disabled": True}]}
    await desk.post({"content": "x", "components": [row]})
    [message] = desk.channel.messages.values()

    with pytest.raises(CannotDo, match="greyed out"):
        await desk.playground.person("Alice").press(message, "x")


async def test_a_form_of_a_command_is_answered_by_a_new_message_only(desk: Desk) -> None:
    record = desk.interaction(InteractionKind.MODAL)

    status, answer = await desk.answer(record, {"type": int(Callback.UPDATE), "data": {}})

    assert (status, answer["code"]) == (400, 50035)

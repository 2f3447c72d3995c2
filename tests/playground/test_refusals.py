"""Deliberately wrong requests, each refused as Discord refuses it, and right ones beside them."""

from collections.abc import Iterator
from typing import Any

import aiohttp
import pytest

from playground.model import InteractionKind, MessageFlag
from playground.permissions import Permission
from playground.server import Playground

from .desk import Desk

Json = dict[str, Any]
V2 = int(MessageFlag.COMPONENTS_V2)


def row(*parts: Json) -> Json:
    return {"type": 1, "components": list(parts)}


def button(custom_id: str = "a", **more: Any) -> Json:
    return {"type": 2, "style": 1, "label": "x", "custom_id": custom_id} | more


def menu(options: int = 3, **more: Any) -> Json:
    offered = [{"label": str(n), "value": str(n)} for n in range(options)]
    return {"type": 3, "custom_id": "menu", "options": offered} | more


def text(words: str = "words") -> Json:
    return {"type": 10, "content": words}


def gallery(*urls: str, **more: Any) -> Json:
    return {"type": 12, "items": [{"media": {"url": url}} | more for url in urls]}


def legacy(*rows: Json) -> Json:
    return {"content": "x", "components": list(rows)}


def v2(*parts: Json, **more: Any) -> Json:
    return {"flags": V2, "components": list(parts)} | more


ADDRESS = "https://example.org/a.png"
WRONG_MESSAGES: dict[str, Json] = {
    "content too long": {"content": "x" * 2001},
    "content not text": {"content": {"a": 1}},
    "custom_id too long": legacy(row(button("x" * 101))),
    "custom_id empty": legacy(row(button(""))),
    "custom_id twice": legacy(row(button("a"), button("a"))),
    "custom_id twice in a container": v2(
        {"type": 17, "components": [row(button()), row(button())]}
    ),
    "button without words": legacy(row(button(label=None))),
    "button without custom_id": legacy(row(button(custom_id=None))),  # type: ignore[arg-type]
    "button with words too long": legacy(row(button(label="x" * 81))),
    "button of unknown style": legacy(row(button(style=9))),
    "button with a word for an emoji": legacy(row(button(emoji={"name": "rabbit"}))),
    "link without address": legacy(row({"type": 2, "style": 5, "label": "x"})),
    "link with custom_id": legacy(row(button(style=5, url=ADDRESS))),
    "link to a script": legacy(row({"type": 2, "style": 5, "label": "x", "url": "javascript:1"})),
    "button with address": legacy(row(button(url=ADDRESS))),
    "six buttons in a row": legacy(row(*(button(str(n)) for n in range(6)))),
    "six rows": legacy(*(row(button(str(n))) for n in range(6))),
    "empty row": legacy(row()),
    "row in a row": legacy(row(row(button()))),
    "menu beside a button": legacy(row(menu(), button())),
    "menu of 26": legacy(row(menu(26))),
    "menu of none": legacy(row(menu(0))),
    "menu with the same value twice": legacy(
        row(menu() | {"options": [{"label": "a", "value": "1"}] * 2})
    ),
    "menu asking for more than it has": legacy(row(menu(max_values=4))),
    "menu asking for more than at most": legacy(row(menu(min_values=3, max_values=2))),
    "menu with a long label": legacy(
        row(menu() | {"options": [{"label": "x" * 101, "value": "1"}]})
    ),
    "text field in a message": legacy(row({"type": 4, "custom_id": "a", "style": 1, "label": "a"})),
    "V2 parts without the flag": {"components": [text()]},
    "V2 with content": v2(text(), content="x"),
    "V2 with an embed": v2(text(), embeds=[{"title": "x"}]),
    "V2 with 41 components": v2(*(text() for _ in range(41))),
    "V2 with 41 components, nested": v2({"type": 17, "components": [text() for _ in range(40)]}),
    "V2 with too much text": v2(text("x" * 2001), text("x" * 2001)),
    "V2 with empty text": v2(text("")),
    "container in a container": v2(
        {"type": 17, "components": [{"type": 17, "components": [text()]}]}
    ),
    "empty container": v2({"type": 17, "components": []}),
    "container of an impossible colour": v2(
        {"type": 17, "components": [text()], "accent_color": 1 << 24}
    ),
    "button outside a row": v2(button()),
    "section without accessory": v2({"type": 9, "components": [text()]}),
    "section of four texts": v2({"type": 9, "components": [text()] * 4, "accessory": button()}),
    "gallery of eleven": v2(gallery(*[ADDRESS] * 11)),
    "gallery of none": v2(gallery()),
    "picture that was not uploaded": v2(gallery("attachment://nowhere.png")),
    "picture with too many words": v2(gallery(ADDRESS, description="x" * 1025)),
    "picture from a disk": v2(gallery("file:///etc/passwd")),
    "attachment that was not uploaded": {"content": "x", "attachments": [{"id": "0"}]},
    "nonce too long": {"content": "x", "nonce": "x" * 26},
    "embed too long": {"embeds": [{"title": "x" * 257}]},
    "eleven embeds": {"embeds": [{"title": "x"}] * 11},
    "embeds of more than 6000": {"embeds": [{"description": "x" * 3001}] * 2},
    "reply to nothing": {"content": "x", "message_reference": {"message_id": "1"}},
}
RIGHT_MESSAGES: dict[str, Json] = {
    "longest content": {"content": "x" * 2000},
    "five rows of five": legacy(*(row(*(button(f"{r}{n}") for n in range(5))) for r in range(5))),
    "menu of 25": legacy(row(menu(25, min_values=0, max_values=25))),
    "button with emoji only": legacy(row(button(label=None, emoji={"name": "🐇"}))),
    "button with a custom emoji": legacy(row(button(emoji={"id": "5", "name": "hare"}))),
    "link": legacy(row({"type": 2, "style": 5, "label": "x", "url": ADDRESS})),
    "V2 with 40 components": v2(*(text() for _ in range(40))),
    "V2 with the most text": v2(text("x" * 4000)),
    "V2 of everything": v2(
        {
            "type": 17,
            "accent_color": 0,
            "components": [
                {
                    "type": 9,
                    "components": [text()],
                    "accessory": {"type": 11, "media": {"url": ADDRESS}},
                },
                {"type": 9, "components": [text()] * 3, "accessory": button("section")},
                {"type": 14, "divider": False, "spacing": 2},
                gallery(*[ADDRESS] * 10, description="words"),
                row(menu()),
                row(button("plain"), button("b", style=4, disabled=True)),
            ],
        },
        row({"type": 5, "custom_id": "people", "max_values": 25}),
    ),
    "embed": {"embeds": [{"title": "x", "fields": [{"name": "a", "value": "b"}]}]},
    "nonce": {"content": "x", "nonce": "x" * 25, "enforce_nonce": True},
    "null fields": {"content": "x", "embeds": None, "components": None, "flags": None},
}


@pytest.mark.parametrize("name", WRONG_MESSAGES)
async def test_a_wrong_message_is_refused(desk: Desk, name: str) -> None:
    status, answer = await desk.post(WRONG_MESSAGES[name])

    assert (status, answer["code"], answer["message"]) == (400, 50035, "Invalid Form Body")
    assert answer["errors"]
    assert not desk.channel.messages


@pytest.mark.parametrize("name", RIGHT_MESSAGES)
async def test_a_right_message_is_accepted(desk: Desk, name: str) -> None:
    status, answer = await desk.post(RIGHT_MESSAGES[name])

    assert (status, desk.playground.violations) == (200, []), answer
    [message] = desk.channel.messages.values()
    status, answer = await desk.ask(
        "PATCH", f"/channels/{desk.channel.id}/messages/{message.id}", RIGHT_MESSAGES[name]
    )
    assert (status, desk.playground.violations) == (200, []), answer


@pytest.mark.parametrize("body", [{}, {"content": ""}, {"content": "  "}, v2()])
async def test_an_empty_message_is_refused(desk: Desk, body: Json) -> None:
    status, answer = await desk.post(body)

    assert (status, answer["code"]) == (400, 50006)


async def test_a_complaint_names_the_field(
    monkeypatch: pytest.MonkeyPatch, http: aiohttp.ClientSession
) -> None:
    monkeypatch.delenv("DISCORD_OPENAPI", raising=False)
    async with Playground() as playground:
        http.headers["Authorization"] = f"Bot {playground.token}"
        desk = Desk(playground, http)
        _, answer = await desk.post(legacy(row(button("a"), button("a"))))

    [complaint] = answer["errors"]["components"]["0"]["components"]["1"]["custom_id"]["_errors"]
    assert complaint["code"] == "COMPONENT_CUSTOM_ID_DUPLICATED"


# -- interactions -----------------------------------------------------------------------------


async def test_a_second_answer_is_refused(desk: Desk) -> None:
    record = desk.interaction()

    assert (await desk.answer(record, {"type": 4, "data": {"content": "x"}}))[0] == 204
    status, answer = await desk.answer(record, {"type": 4, "data": {"content": "y"}})

    assert (status, answer["code"]) == (400, 40060)
    assert len(desk.channel.messages) == 1


async def test_an_answer_after_three_seconds_is_refused(desk: Desk) -> None:
    record = desk.interaction()
    desk.world.clock.move(3.1)
    await record.settled.wait()

    status, answer = await desk.answer(record, {"type": 5})

    assert (status, answer["code"]) == (404, 10062)


async def test_an_answer_with_a_wrong_token_is_refused(desk: Desk) -> None:
    record = desk.interaction()

    status, answer = await desk.ask(
        "POST", f"/interactions/{record.id}/wrong/callback", {"type": 5}
    )

    assert (status, answer["code"]) == (404, 10062)


@pytest.mark.parametrize(
    ("kind", "callback"),
    [
        (InteractionKind.COMMAND, 6),
        (InteractionKind.COMMAND, 7),
        (InteractionKind.COMMAND, 8),
        (InteractionKind.COMPONENT, 8),
        (InteractionKind.AUTOCOMPLETE, 4),
        (InteractionKind.MODAL, 9),
        (InteractionKind.COMMAND, 99),
    ],
)
async def test_an_answer_of_the_wrong_kind_is_refused(
    desk: Desk, kind: InteractionKind, callback: int
) -> None:
    data = {"custom_id": "x", "title": "x", "components": [text()], "choices": []}

    status, answer = await desk.answer(desk.interaction(kind), {"type": callback, "data": data})

    assert (status, answer["code"]) == (400, 50035)


LABEL = {"type": 18, "label": "x", "component": {"type": 4, "custom_id": "a", "style": 1}}
FORM = {"custom_id": "form", "title": "A form", "components": [LABEL]}


@pytest.mark.parametrize(
    "data",
    [
        FORM | {"title": "x" * 46},
        FORM | {"title": ""},
        FORM | {"custom_id": "x" * 101},
        FORM | {"components": []},
        FORM | {"components": [LABEL | {"label": str(n)} for n in range(6)]},
        FORM | {"components": [LABEL, LABEL]},
        FORM | {"components": [row(button())]},
        FORM | {"components": [LABEL | {"label": "x" * 46}]},
    ],
)
async def test_a_wrong_form_is_refused(desk: Desk, data: Json) -> None:
    record = desk.interaction()

    status, answer = await desk.answer(record, {"type": 9, "data": data})

    assert (status, answer["code"]) == (400, 50035)
    assert record.modal is None


async def test_a_right_form_opens(desk: Desk) -> None:
    record = desk.interaction()

    assert (await desk.answer(record, {"type": 9, "data": FORM}))[0] == 204
    assert record.modal is not None


async def test_more_than_25_suggestions_are_refused(desk: Desk) -> None:
    choices = [{"name": str(n), "value": str(n)} for n in range(26)]
    record = desk.interaction(InteractionKind.AUTOCOMPLETE)

    status, answer = await desk.answer(record, {"type": 8, "data": {"choices": choices}})

    assert (status, answer["code"]) == (400, 50035)


async def test_a_follow_up_before_the_answer_is_refused(desk: Desk) -> None:
    status, answer = await desk.follow(desk.interaction(), {"content": "x"})

    assert (status, answer["code"]) == (404, 10015)


async def test_a_token_older_than_15_minutes_is_refused(desk: Desk) -> None:
    record = desk.interaction()
    await desk.answer(record, {"type": 4, "data": {"content": "x"}})
    assert (await desk.follow(record, {"content": "in time"}))[0] == 200

    desk.world.clock.move(15 * 60 + 1)
    status, answer = await desk.follow(record, {"content": "late"})

    assert (status, answer["code"]) == (401, 50027)


async def test_a_token_nobody_gave_is_refused(desk: Desk) -> None:
    path = f"/webhooks/{desk.world.bot.id}/invented/messages/@original"
    status, answer = await desk.ask("GET", path)

    assert (status, answer["code"]) == (401, 50027)


async def test_a_private_answer_can_be_changed_by_its_token_only(desk: Desk) -> None:
    record = desk.interaction()
    await desk.answer(record, {"type": 4, "data": {"content": "x", "flags": 64}})
    by_channel = f"/channels/{desk.channel.id}/messages/{record.original_id}"
    by_token = f"/webhooks/{desk.world.bot.id}/{record.token}/messages/@original"

    refused = await desk.ask("PATCH", by_channel, {"content": "y"})
    changed = await desk.ask("PATCH", by_token, {"content": "y"})

    assert (refused[0], refused[1]["code"]) == (404, 10008)
    assert (changed[0], changed[1]["content"]) == (200, "y")


async def test_a_v2_message_stays_one(desk: Desk) -> None:
    _, message = await desk.post(v2(text()))
    path = f"/channels/{desk.channel.id}/messages/{message['id']}"

    status, answer = await desk.ask("PATCH", path, {"content": "x"})

    assert (status, answer["code"]) == (400, 50035)


async def test_an_old_message_must_lose_its_content_to_become_v2(desk: Desk) -> None:
    _, message = await desk.post({"content": "x"})
    path = f"/channels/{desk.channel.id}/messages/{message['id']}"

    refused = await desk.ask("PATCH", path, v2(text()))
    changed = await desk.ask("PATCH", path, v2(text(), content=None))

    assert (refused[0], refused[1]["code"]) == (400, 50035)
    assert (changed[0], changed[1]["flags"]) == (200, V2)


# -- places and permissions --------------------------------------------------------------------


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


# -- commands ------------------------------------------------------------------------------------


def command(**more: Any) -> Json:
    return {"name": "dixit", "description": "Play", "type": 1} | more


def option(**more: Any) -> Json:
    return {"type": 3, "name": "rules", "description": "Which"} | more


WRONG_COMMANDS: dict[str, list[Json]] = {
    "capitals": [command(name="Dixit")],
    "a space": [command(name="dix it")],
    "too long a name": [command(name="x" * 33)],
    "no description": [command(description="")],
    "too long a description": [command(description="x" * 101)],
    "an unknown locale": [command(name_localizations={"tlh": "dixit"})],
    "Arabic, which Discord does not speak": [command(description_localizations={"ar": "x"})],
    "capitals in a translation": [command(name_localizations={"de": "Dixit"})],
    "26 options": [command(options=[option(name=f"a{n}") for n in range(26)])],
    "26 choices": [
        command(options=[option(choices=[{"name": str(n), "value": str(n)} for n in range(26)])])
    ],
    "the same option twice": [command(options=[option(), option()])],
    "a required option after others": [
        command(options=[option(), option(name="b", required=True)])
    ],
    "choices and autocomplete": [
        command(options=[option(autocomplete=True, choices=[{"name": "a", "value": "a"}])])
    ],
    "an option of no kind": [command(options=[option(type=99)])],
    "subcommands beside options": [command(options=[option(type=1, name="a"), option()])],
    "the same command twice": [command(), command()],
}


@pytest.mark.parametrize("name", WRONG_COMMANDS)
async def test_a_wrong_command_is_refused(desk: Desk, name: str) -> None:
    path = f"/applications/{desk.world.bot.id}/commands"

    status, answer = await desk.ask("PUT", path, WRONG_COMMANDS[name])

    assert (status, answer["code"]) == (400, 50035)
    assert desk.world.commands[None] == []


async def test_more_than_100_commands_are_refused(desk: Desk) -> None:
    path = f"/applications/{desk.world.bot.id}/commands"

    status, answer = await desk.ask("PUT", path, [command(name=f"a{n}") for n in range(101)])

    assert (status, answer["code"]) == (400, 30032)


async def test_right_commands_keep_their_ids_and_translations(desk: Desk) -> None:
    path = f"/applications/{desk.world.bot.id}/commands"
    words = {"de": "spiel", "hi": "खेल", "th": "เกม", "ja": "ディクシット"}
    body = [command(name_localizations=words, options=[option(required=True)])]

    _, [first] = await desk.ask("PUT", path, body)
    status, [second] = await desk.ask("PUT", path, body)
    _, [listed] = await desk.ask("GET", f"{path}?with_localizations=true")
    _, [bare] = await desk.ask("GET", path)

    assert status == 200
    assert "name_localizations" not in bare
    assert first["id"] == second["id"] == listed["id"]
    assert listed["name_localizations"] == words


# -- nonsense ---------------------------------------------------------------------------------

JUNK: tuple[Any, ...] = (None, True, -1, 1e300, "", "x", [], [None], {}, {"x": 1})


def spoiled(body: Any) -> Iterator[Any]:
    """Yield the body with each of its parts in turn replaced by each kind of nonsense."""
    yield from JUNK
    if isinstance(body, dict):
        for key, value in body.items():
            yield from (body | {key: one} for one in spoiled(value))
    elif isinstance(body, list):
        for index, value in enumerate(body[:2]):
            yield from ([*body[:index], one, *body[index + 1 :]] for one in spoiled(value))


async def never_fails(desk: Desk, method: str, path: str, bodies: Iterator[Any]) -> None:
    for body in bodies:
        status, answer = await desk.ask(method, path, body)
        assert status in (200, 201, 204, 400), (body, answer)
        if status == 400:
            assert answer["code"] in (50035, 50006, 50109, 40060), (body, answer)


@pytest.mark.parametrize("name", ["V2 of everything", "menu of 25", "embed", "nonce"])
async def test_a_spoiled_message_never_breaks_the_server(desk: Desk, name: str) -> None:
    path = f"/channels/{desk.channel.id}/messages"
    body = RIGHT_MESSAGES[name] | {"attachments": [], "allowed_mentions": {"parse": ["users"]}}

    await never_fails(desk, "POST", path, spoiled(body))


async def test_spoiled_commands_and_forms_never_break_the_server(desk: Desk) -> None:
    path = f"/applications/{desk.world.bot.id}/commands"
    choice = option(choices=[{"name": "a", "value": "a", "name_localizations": {"de": "b"}}])
    body = [command(options=[choice], name_localizations={"de": "x"}, contexts=[0])]
    await never_fails(desk, "PUT", path, spoiled(body))

    for form in spoiled({"type": 9, "data": FORM}):
        record = desk.interaction()
        await never_fails(
            desk, "POST", f"/interactions/{record.id}/{record.token}/callback", iter([form])
        )


# -- the door ---------------------------------------------------------------------------------


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

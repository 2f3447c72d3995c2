"""Answers to people that Discord refuses: twice, too late, of the wrong kind or form."""

import pytest

from playground.model import InteractionKind

from .bodies import (
    FORM,
    LABEL,
    V2,
    Json,
    button,
    menu,
    row,
    text,
    v2,
)
from .desk import Desk


def labelled(field: Json) -> Json:
    """Return a form with only this field."""
    return FORM | {"components": [LABEL | {"component": field}]}


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
        FORM | {"title": "  "},
        FORM | {"components": [LABEL | {"label": "x" * 46}]},
        FORM | {"components": [LABEL | {"label": " "}]},
        labelled(menu(disabled=True)),
        labelled(menu(min_values=0)),
        labelled({"type": 19, "custom_id": "a", "min_values": 0}),
        labelled({"type": 4, "custom_id": "a", "style": 1, "min_length": 5, "max_length": 2}),
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


async def test_a_blank_suggestion_is_refused(desk: Desk) -> None:
    record = desk.interaction(InteractionKind.AUTOCOMPLETE)
    choices = [{"name": " ", "value": "x"}]

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

"""Commands that Discord does not register, and nonsense that must not break the server."""

from collections.abc import Iterator
from typing import Any

import pytest

from .bodies import (
    FORM,
    RIGHT_MESSAGES,
    Json,
    command,
    menu_command,
    option,
)
from .desk import Desk

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
    "two options of one name in a language": [
        command(
            options=[option(name_localizations={"de": "regel"}), option(name="regel")],
        )
    ],
    "a blank description": [command(description=" ")],
    "a choice without a value": [command(options=[option(choices=[{"name": "a", "value": ""}])])],
    "a choice with too long a value": [
        command(options=[option(choices=[{"name": "a", "value": "x" * 101}])])
    ],
    "a text among numbers": [
        command(options=[option(type=4, choices=[{"name": "a", "value": "1"}])])
    ],
    "text of at least more than at most": [command(options=[option(min_length=5, max_length=2)])],
    "a required option after others": [
        command(options=[option(), option(name="b", required=True)])
    ],
    "choices and autocomplete": [
        command(options=[option(autocomplete=True, choices=[{"name": "a", "value": "a"}])])
    ],
    "an option of no kind": [command(options=[option(type=99)])],
    "subcommands beside options": [command(options=[option(type=1, name="a"), option()])],
    "the same command twice": [command(), command()],
    "a type that there is not": [command(type=5)],
    "a description in a message's menu": [menu_command(description="Play")],
    "a translated description in a message's menu": [
        menu_command(description_localizations={"de": "Spiel"})
    ],
    "options in a message's menu": [menu_command(options=[option()])],
    "too long a name in a message's menu": [menu_command(name="x" * 33)],
    "too long a translation in a message's menu": [
        menu_command(name_localizations={"de": "x" * 33})
    ],
    "the same name twice in a message's menu": [menu_command(), menu_command()],
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


@pytest.mark.parametrize("kind", [2, 3])
async def test_more_than_five_commands_in_menus_are_refused(desk: Desk, kind: int) -> None:
    path = f"/applications/{desk.world.bot.id}/commands"
    many = [menu_command(name=f"Add {n}", type=kind) for n in range(6)]

    status, answer = await desk.ask("PUT", path, many)
    enough, _ = await desk.ask("PUT", path, [*many[:5], command()])

    assert (status, answer["code"]) == (400, 30032)
    assert answer["message"].endswith("(5)")
    assert enough == 200


async def test_a_command_in_a_menu_has_capitals_spaces_and_no_description(desk: Desk) -> None:
    path = f"/applications/{desk.world.bot.id}/commands"
    body = [menu_command(name_localizations={"uk": "Додати до колоди"}), command()]

    status, [listed, slash] = await desk.ask("PUT", path, body)

    assert status == 200
    assert (listed["type"], listed["name"], listed["description"]) == (3, "Add to a deck", "")
    assert "options" not in listed
    assert slash["type"] == 1


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

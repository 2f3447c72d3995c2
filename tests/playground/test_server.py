"""The playground as a program: its port, control over HTTP, schema checks, pictures."""

import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import aiohttp
import pytest

from playground import shapes
from playground.driver import NeverHappened, Stage
from playground.schemas import Schemas
from playground.server import BadAnswers, CannotListen, Playground

from .echo_bot import EchoBot, picture

ROOT = Path(__file__).parents[2]


async def test_a_port_in_use_is_named(playground: Playground) -> None:
    with pytest.raises(CannotListen, match=str(playground.port)):
        await Playground(playground.port).start()


async def test_a_stopped_playground_leaves_its_port_to_the_next() -> None:
    async with Playground() as first:
        port = first.port
    async with Playground(port) as second:
        assert second.port == port


def test_the_playground_needs_no_bot() -> None:
    script = (
        "import sys, playground.server, playground.driver\n"
        "print(sorted({name.split('.')[0] for name in sys.modules} & {'bot', 'cogs', 'discord'}))"
    )
    done = subprocess.run(
        [sys.executable, "-c", script], cwd=ROOT, capture_output=True, text=True, check=True
    )

    assert done.stdout.strip() == "[]"


async def test_fewer_people_can_be_asked_for() -> None:
    async with Playground(people=3) as small:
        assert list(small.town.people) == ["Alice", "Bob", "Chloé"]
        assert small.person("Zoé").user.name == "Zoé"
        assert small.person("Zoé") is small.person("Zoé")


async def test_the_page_adds_its_own_routes(http: aiohttp.ClientSession) -> None:
    def attach(app: Any, playground: Playground) -> None:
        async def hello(_: Any) -> Any:
            return aiohttp.web.Response(text=f"{len(playground.town.people)} people")

        app.router.add_get("/", hello)

    async with Playground(attach=[attach]) as running, http.get(running.base) as answer:
        assert await answer.text() == "12 people"


# -- control -----------------------------------------------------------------------------------


class Remote:
    """Calls the playground's control routes."""

    def __init__(self, playground: Playground, session: aiohttp.ClientSession) -> None:
        self._base = f"{playground.base}/playground/control"
        self._session = session

    async def do(self, verb: str, expected: int = 200, **given: Any) -> Any:
        async with self._session.post(f"{self._base}/{verb}", json=given) as answer:
            assert answer.status == expected, await answer.text()
            return await answer.json()


@pytest.fixture
def remote(playground: Playground, http: aiohttp.ClientSession) -> Remote:
    return Remote(playground, http)


async def test_faults_can_be_set_by_http(
    playground: Playground, http: aiohttp.ClientSession, remote: Remote
) -> None:
    await remote.do("add-fault", route="GET /users/@me", code=50001, times=2)

    statuses = []
    for _ in range(3):
        async with http.get(f"{playground.api_base}/users/@me") as answer:
            statuses.append(answer.status)

    assert statuses == [403, 403, 200]


async def test_the_world_can_be_disturbed_by_http(playground: Playground, remote: Remote) -> None:
    world, town = playground.world, playground.town
    alice = town.people["Alice"]
    before = world.clock.now()
    message = world.post(town.channel, alice, "gone soon")
    thread = world.add_thread(town.channel, "game", alice)

    await remote.do("move-clock", seconds=3600)
    await remote.do("remove-message", message=str(message.id))
    await remote.do("archive-thread", channel="game", locked=True)
    await remote.do("close-dms", person="Alice")
    await remote.do("leave-server", person="Bob")
    await remote.do("deny-bot", channel="games", permissions=["send_messages"])
    await remote.do("begin-outage", server="Second Burrow")
    await remote.do("rate-limits", on=True)

    assert world.clock.now() - before >= 3600
    assert message.id not in town.channel.messages
    assert thread.archived
    assert thread.locked
    assert not alice.accepts_dms
    assert town.people["Bob"].id not in town.guild.members
    assert [one.available for one in world.guilds.values()] == [True, False]
    assert playground.rate_limits.on
    await remote.do("remove-channel", channel=str(town.channel.id))
    assert town.channel.id not in world.channels


async def test_the_gateway_can_be_disturbed_by_http(
    stage: Stage, echo: EchoBot, remote: Remote
) -> None:
    await remote.do("cut-gateway")
    await echo.told("RESUMED")
    await remote.do("invalidate-session")
    await echo.told("READY", times=2)
    await remote.do("double-dispatch", event="GUILD_CREATE")

    assert stage.playground.bot_online


@pytest.mark.parametrize(
    ("verb", "given", "status"),
    [
        ("fly", {}, 404),
        ("move-clock", {"minutes": 1}, 400),
        ("remove-channel", {"channel": "nowhere"}, 400),
        ("remove-message", {"message": 5}, 400),
        ("deny-bot", {"channel": "general", "permissions": ["FLY"]}, 400),
        ("add-fault", {"colour": "red"}, 400),
    ],
)
async def test_a_wrong_control_is_explained(
    remote: Remote, verb: str, given: dict[str, Any], status: int
) -> None:
    answer = await remote.do(verb, status, **given)

    assert answer["message"]


# -- the judge -----------------------------------------------------------------------------------


async def test_a_request_that_breaks_the_description_is_recorded_and_refused(
    playground: Playground, http: aiohttp.ClientSession
) -> None:
    url = f"{playground.api_base}/channels/{playground.town.channel.id}/messages"
    async with http.post(url, json={"content": 5}) as answer:
        assert (answer.status, (await answer.json())["code"]) == (400, 50035)

    [violation] = playground.violations
    assert violation.what == "request"
    assert "content" in violation.complaint


async def test_the_json_beside_files_is_judged_too(
    playground: Playground, http: aiohttp.ClientSession
) -> None:
    url = f"{playground.api_base}/channels/{playground.town.channel.id}/messages"
    form = aiohttp.FormData()
    form.add_field("payload_json", '{"content": "x", "tts": "loud"}')
    form.add_field("files[0]", picture(), filename="a.png")
    async with http.post(url, data=form) as answer:
        assert answer.status == 400

    assert [one.what for one in playground.violations] == ["request"]


async def test_a_wrong_answer_of_our_own_fails_the_test(
    monkeypatch: pytest.MonkeyPatch, http: aiohttp.ClientSession
) -> None:
    right = shapes.user
    monkeypatch.setattr(shapes, "user", lambda user: right(user) | {"username": None})
    playground = Playground()
    await playground.start()
    headers = {"Authorization": f"Bot {playground.token}"}
    async with http.get(f"{playground.api_base}/users/@me", headers=headers) as answer:
        assert answer.status == 200

    with pytest.raises(BadAnswers, match=re.escape("GET /users/@me: username")):
        await playground.__aexit__(None, None, None)


async def test_an_answer_that_discord_never_gives_is_noticed() -> None:
    schemas = Schemas.from_environment()

    assert schemas.check_answer("GET", "/users/@me", 204, None) is not None
    assert schemas.check_answer("GET", "/users/@me", 403, {"code": 50001, "message": "x"}) is None


def test_without_a_description_everything_passes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISCORD_OPENAPI", "/nowhere/openapi.json")

    assert not Schemas.from_environment().on


# -- pictures -----------------------------------------------------------------------------------


@pytest.mark.parametrize("size", ["", "?size=1024"])
async def test_everybody_has_a_picture_in_their_colour(
    playground: Playground, http: aiohttp.ClientSession, size: str
) -> None:
    alice = playground.town.people["Alice"]
    url = f"{playground.base}/avatars/{alice.id}/{shapes.avatar_hash(alice)}.png{size}"
    async with http.get(url) as answer:
        content = await answer.read()

    assert answer.content_type == "image/png"
    assert content.startswith(b"\x89PNG")
    assert alice.colour.to_bytes(3, "big") in content


@pytest.mark.parametrize("path", ["attachments/1/2/a.png", "avatars/1/a.png", "attachments/x/y/z"])
async def test_a_missing_file_is_not_found(
    playground: Playground, http: aiohttp.ClientSession, path: str
) -> None:
    async with http.get(f"{playground.base}/{path}") as answer:
        assert answer.status == 404


async def test_a_story_that_does_not_come_true_says_what_there_was(
    stage: Stage, echo: EchoBot
) -> None:
    assert echo.is_ready()
    await stage.person("Alice").slash("echo say", word="hello")

    with pytest.raises(NeverHappened, match="en-US: hello"):
        await stage.wait_until(lambda: False, "the moon", timeout=0.05)

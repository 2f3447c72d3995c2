"""`python -m bot smoke`: every check passes on the playground, and notices a less strict one."""

import asyncio
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from aiohttp import web
from aiohttp.test_utils import TestServer

from bot.app import assembled
from bot.gateway.rest import route_of
from bot.settings import Settings
from bot.smoke import checks, context
from bot.smoke.context import UNTRIED
from bot.smoke.run import ALONE, ASKING, RISKY, Check, NotThere, Result, report, smoke
from playground.model import Channel, ChannelKind, Interaction, Message
from playground.people import Person
from playground.permissions import Permission
from playground.reading import part_with
from playground.server import Playground
from playground.strictness import Strict

TWO_HOURS = 7200.0


@pytest.fixture(autouse=True)
def few_servers(monkeypatch: pytest.MonkeyPatch) -> None:
    """Shorten the wait for the bot's servers, because the playground has only a few."""
    monkeypatch.setattr("bot.smoke.context.GUILDS_WITHIN", 0.1)


def settings_for(town: Playground, folder: Path) -> Settings:
    return Settings(
        token=town.token,
        database=folder / "games.sqlite3",
        api_base=town.api_base,
        gateway_url=town.gateway_url,
    )


async def register_commands(town: Playground, folder: Path) -> None:
    """Start the bot once, as an owner has to before running the checks."""
    async with assembled(settings_for(town, folder), guild_ready_timeout=0.0) as bot:
        running = asyncio.create_task(bot.start(town.token))
        await town.world.feed.wait_until(lambda: bool(town.world.commands.get(None)), 60)
        await bot.close()
        await asyncio.gather(running, return_exceptions=True)


class Helper:
    """Simulates the human helper, who follows the instructions that the smoke checks print."""

    def __init__(self, town: Playground) -> None:
        self.town = town
        self.person: Person = town.person("Alice")
        self.channel = town.town.channel
        self.lines: list[str] = []
        self._tasks: list[asyncio.Task[Interaction | None]] = []
        self._voice = town.world.add_channel(town.town.guild, "voice", ChannelKind.VOICE)

    def say(self, line: str) -> None:
        self.lines.append(line)
        if line.startswith("    "):
            self._tasks.append(asyncio.create_task(self._do(line.strip())))

    async def sleep(self, seconds: float) -> None:
        self.town.world.clock.move(seconds)

    async def _do(self, asked: str) -> Interaction | None:
        world, user = self.town.world, self.person.user
        if asked.startswith("Close your DMs"):
            user.accepts_dms = False
        elif "open your DMs again" in asked:
            user.accepts_dms = True
        elif asked.startswith("Deny me Send"):
            world.set_permissions(self.channel, world.bot, deny=Permission.SEND_MESSAGES)
        elif asked.startswith("Now give it back"):
            world.set_permissions(self.channel, world.bot, deny=0)
            return await self._press(self.channel, "smoke-denied")
        elif asked.startswith("Close and lock"):
            thread = next(one for one in world.channels.values() if one.name == "smoke")
            world.update_channel(thread, archived=True, locked=True)
        elif asked.startswith("Make a private thread"):
            thread = world.add_thread(self.channel, "secret", user, private=True)
            return await self.person.slash(thread, "dixit help")
        elif "voice channel" in asked:
            if asked.startswith("Deny me Connect"):
                world.set_permissions(self._voice, world.bot, deny=Permission.CONNECT)
            return await self.person.slash(self._voice, "dixit help")
        if "in the DM" in asked:
            return await self._press(world.open_dm(user), "smoke-dm")
        if "“smoke: " in asked:
            name = asked.partition("“smoke: ")[2].partition("”")[0]
            return await self._press(self.channel, f"smoke-{name}")
        return None

    async def _press(self, channel: Channel, custom_id: str) -> Interaction:
        pressed = await self.person.press(self._with(channel, custom_id), custom_id)
        if pressed.modal is not None:
            return await self.person.fill(pressed, {"text": "hello"})
        return pressed

    def _with(self, channel: Channel, custom_id: str) -> Message:
        shown = reversed(self.person.reads(channel))
        return next(one for one in shown if part_with(one.components, custom_id))


async def check(town: Playground, folder: Path, *checks: Check) -> list[Result]:
    helper = Helper(town)
    town.interactions.answer_within = 60
    return await smoke(
        settings_for(town, folder),
        town.town.guild.id,
        helper.channel.id,
        checks,
        say=helper.say,
        sleep=helper.sleep,
        patience=30,
    )


async def test_everything_is_as_assumed_on_the_playground(
    playground: Playground, tmp_path: Path
) -> None:
    await register_commands(playground, tmp_path)
    await check(playground, tmp_path, checks.old_message)  # leaves a message for later
    playground.world.clock.move(TWO_HOURS)
    playground.world.dms_opened.per_second = 0.05  # a dozen are a rush on a slow machine, too
    results = await check(playground, tmp_path, *ALONE, *ASKING, *RISKY)
    assert [str(one) for one in results if not one.verdict.good] == []
    assert len(results) >= 25
    public = [one for one in playground.town.channel.messages.values() if one.only_for is None]
    assert len(public) == 1  # which grows old for the next run
    # Texts and components beyond the limits were sent on purpose.
    playground.violations.clear()


async def test_a_discord_that_finds_files_by_itself_in_answers_is_noticed(tmp_path: Path) -> None:
    async with Playground(lenient={Strict.LISTED_PICTURES, Strict.UPDATES_DROP_FILES}) as town:
        (result,) = await check(town, tmp_path, checks.update_unlisted)
    assert not result.verdict.good


@pytest.mark.parametrize(
    ("strict", "noticed"),
    [
        (Strict.HIDDEN_CHANNELS, checks.hidden_channels),
        (Strict.OPENING_DMS, checks.opening_dms),
        (Strict.USER_INSTALL, checks.installs),
        (Strict.DELETED_NONCES, checks.deleted_nonce),
        (Strict.LISTED_PICTURES, checks.keep_unlisted),
        (Strict.LISTED_NAMES, checks.keep_by_id),
        (Strict.LISTED_IDS, checks.keep_unknown),
        (Strict.UNLISTED_FILES, checks.drop_unlisted),
        (Strict.UPDATES_DROP_FILES, checks.update_without),
        (Strict.PRIVATE_THREADS, checks.private_thread),
        (Strict.VOICE_CHATS, checks.voice_text),
    ],
)
async def test_a_kinder_discord_is_noticed(strict: Strict, noticed: Check, tmp_path: Path) -> None:
    async with Playground(lenient={strict}) as town:
        if noticed in (checks.installs, checks.private_thread, checks.voice_text):
            await register_commands(town, tmp_path)
        (result,) = await check(town, tmp_path, noticed)
    assert not result.verdict.good


def test_every_strictness_has_a_check_that_notices_it() -> None:
    marks = test_a_kinder_discord_is_noticed.pytestmark  # type: ignore[attr-defined]
    assert {strict for mark in marks for strict, _ in mark.args[1]} == set(Strict)


async def test_a_report_names_routes_and_no_ids(playground: Playground, tmp_path: Path) -> None:
    results = await check(playground, tmp_path, checks.read_back, checks.update_listed)
    text = report(results)
    assert "2 of 2 as assumed, 0 not tried" in text
    assert "GET /channels/{id}/messages/{id} 200" in text
    assert str(playground.town.channel.id) not in text
    assert playground.token not in text
    assert route_of("/interactions/123456/secret/callback") == "/interactions/{id}/{token}/callback"
    assert route_of("/webhooks/123456/secret/messages/@original").count("secret") == 0


async def test_a_check_that_something_is_missing_for_says_what_and_blames_nobody(
    playground: Playground, tmp_path: Path
) -> None:
    results = await check(
        playground, tmp_path, checks.commands, checks.installs, checks.old_message
    )
    assert [one.verdict.sign for one in results] == [UNTRIED] * 3
    assert "start the bot once" in results[0].verdict.text
    assert "0 of 3 as assumed, 3 not tried" in report(results)


async def test_a_discord_that_cannot_be_reached_is_not_a_refused_token(tmp_path: Path) -> None:
    nobody = Settings(
        token="a-token", database=tmp_path / "games.sqlite3", api_base="http://[::1]:1"
    )
    with pytest.raises(NotThere, match="can't be reached"):
        await smoke(nobody, 1, 2, ALONE)


async def test_a_discord_that_is_busy_is_not_a_refused_token(
    playground: Playground, tmp_path: Path
) -> None:
    here = settings_for(playground, tmp_path)
    playground.faults.add("GET *applications/@me", status=503)
    with pytest.raises(NotThere, match=r"can't be reached .*503"):
        await smoke(here, 1, 2, ALONE)
    with pytest.raises(NotThere, match="refuses the token"):
        await smoke(replace(here, token="a-token"), 1, 2, ALONE)


@pytest.mark.parametrize(
    ("status", "body"),
    [
        (200, "<p>café</p>".encode("latin-1")),
        (200, b""),
        (200, b"[]"),
        (403, b'{"code": "blocked"}'),
    ],
)
async def test_a_page_instead_of_discord_counts_as_out_of_reach(
    tmp_path: Path, status: int, body: bytes
) -> None:
    async def sign_in(_: web.Request) -> web.Response:
        return web.Response(status=status, body=body, content_type="text/html")

    app = web.Application()
    app.router.add_get("/{path:.*}", sign_in)
    async with TestServer(app) as portal:
        here = Settings(
            token="a-token",
            database=tmp_path / "games.sqlite3",
            api_base=str(portal.make_url("/api")),
        )
        with pytest.raises(NotThere, match="can't be reached"):
            await smoke(here, 1, 2, ALONE)


async def test_nothing_is_written_where_the_channel_is_not_in_the_server(
    playground: Playground, tmp_path: Path
) -> None:
    with pytest.raises(NotThere):
        await smoke(settings_for(playground, tmp_path), 1, playground.town.channel.id, ALONE)
    assert not [one for one in playground.requests if one.method == "POST"]


async def test_the_menu_of_a_message_is_checked_as_well(
    playground: Playground, tmp_path: Path
) -> None:
    await register_commands(playground, tmp_path)
    (menu,) = [one for one in playground.world.commands[None] if one["type"] == 3]
    menu["integration_types"] = [0, 1]
    (result,) = await check(playground, tmp_path, checks.installs)
    assert "other installs" in result.verdict.text


@pytest.mark.parametrize("fault", [{"status": 500}, {"reset": True}, {"code": 50035}])
async def test_a_failing_discord_ends_no_run_before_its_report(
    playground: Playground, tmp_path: Path, fault: dict[str, Any]
) -> None:
    playground.faults.add("POST */messages", times=None, **fault)
    results = await check(playground, tmp_path, *ALONE)
    assert len(results) == len(ALONE)
    assert not any(one.verdict.good for one in results if "messages" in one.request)
    assert len(report(results).splitlines()) == 3 + len(ALONE)


async def test_a_gateway_that_does_not_answer_is_said_to_be_the_reason(
    playground: Playground, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(context, "READY_WITHIN", 0.5)
    nowhere = replace(settings_for(playground, tmp_path), gateway_url="ws://[::1]:1")
    with pytest.raises(NotThere, match="gateway can't be used"):
        await smoke(nowhere, playground.town.guild.id, playground.town.channel.id, ALONE)


async def test_a_server_that_the_library_cannot_read_is_said_to_be_the_reason(
    playground: Playground, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.gateway.library.CHANNEL_DEFAULTS", {})
    with pytest.raises(NotThere, match="gateway can't be used") as refused:
        await check(playground, tmp_path, *ALONE)
    assert playground.token not in str(refused.value)

"""The doctor says what is wrong and what to do, one line each, and changes nothing."""

import base64
import os
import shutil
import sys
from collections import namedtuple
from dataclasses import replace
from pathlib import Path

import pytest
from aiohttp import web
from aiohttp.test_utils import TestServer

from bot.doctor import machine
from bot.doctor.examination import examine
from bot.doctor.findings import Severity
from bot.server_decks.sandboxes import WorkFailed
from bot.settings import Settings
from bot.store import PostgresAddress
from bot.store.sqlite.store import SqliteStore
from playground.permissions import Permission
from playground.server import Playground
from tests.cli.host import run
from tests.postgres import server
from tests.store.backends import empty_database

ID = base64.urlsafe_b64encode(b"529448671641600000").decode().rstrip("=")
TOKEN = f"{ID}.Gabcde.{'x' * 38}"


@pytest.fixture
def database(tmp_path: Path) -> Path:
    path = tmp_path / "dixit.sqlite3"
    path.write_bytes(empty_database())
    return path


@pytest.fixture
def settings(database: Path) -> Settings:
    return Settings(token=TOKEN, database=database)


async def found(settings: Settings, *, offline: bool = True) -> dict[str, list[str]]:
    """Return the lines of the doctor's findings, by their subject."""
    lines: dict[str, list[str]] = {}
    async for finding in examine(settings, offline=offline):
        lines.setdefault(finding.subject, []).append(str(finding))
    return lines


def wrong(lines: list[str]) -> list[str]:
    return [line for line in lines if line.startswith(Severity.WRONG)]


async def test_a_sound_bot_is_well(settings: Settings, database: Path) -> None:
    kept = database.read_bytes()
    lines = await found(settings)
    assert not [line for told in lines.values() for line in wrong(told)]
    assert "application 529448671641600000" in lines["token"][0]
    assert "intact, version" in lines["database"][0]
    assert "3 decks with 264 cards" in lines["decks"][0]
    assert database.read_bytes() == kept


@pytest.mark.parametrize(
    ("token", "said"),
    [
        ("", "DISCORD_TOKEN is not set"),
        ("abc", "three parts with dots"),
        ("Bot abc.def.ghi", "does not look like a bot token"),
        (f"{ID}.x", "three parts"),
        (f"zzz.{ID}.x", "does not begin with an application's ID"),
    ],
)
async def test_a_token_of_another_form_is_told_and_not_shown(
    settings: Settings, token: str, said: str
) -> None:
    lines = await found(Settings(token=token, database=settings.database))
    (line,) = wrong(lines["token"])
    assert said in line
    assert "developer portal" in line
    assert not token or token not in line


async def test_a_running_bot_is_no_trouble(settings: Settings, database: Path) -> None:
    store = await SqliteStore.open(database)
    lines = await found(settings)
    assert "a bot is running on it" in lines["database"][-1]
    assert not wrong(lines["database"])
    await store.close()


async def test_a_damaged_database_is_told_with_what_to_do(
    settings: Settings, database: Path
) -> None:
    data = bytearray(database.read_bytes())
    data[4096:] = b"\xff" * (len(data) - 4096)
    database.write_bytes(data)
    told = wrong((await found(settings))["database"])
    assert told
    assert "restore" in told[0]
    assert database.read_bytes() == data


async def test_a_first_database_is_not_missed_and_not_made(tmp_path: Path) -> None:
    path = tmp_path / "new" / "dixit.sqlite3"
    lines = await found(Settings(token=TOKEN, database=path))
    assert "the first start creates it" in lines["database"][0]
    assert not path.parent.exists()


Usage = namedtuple("Usage", "total used free")


@pytest.mark.parametrize(("free", "severity"), [(10**10, "ok"), (10**8, "note"), (10**6, "WRONG")])
async def test_a_disk_without_room_is_told_in_time(
    settings: Settings, monkeypatch: pytest.MonkeyPatch, free: int, severity: str
) -> None:
    monkeypatch.setattr(shutil, "disk_usage", lambda _: Usage(10**12, 0, free))
    (line,) = (await found(settings))["disk"]
    assert line.startswith(severity)


async def test_a_database_on_a_network_is_told(
    settings: Settings, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    mounts = tmp_path / "mounts"
    mounts.write_text(f"/dev/sda / ext4 rw 0 0\nserver:/x {tmp_path} nfs4 rw 0 0\n")
    monkeypatch.setattr(machine, "MOUNTS", mounts)
    (line,) = wrong((await found(settings))["disk"])
    assert "is on a network (nfs4)" in line
    assert "set DATABASE to a file on a local disk" in line


async def test_a_host_that_forgets_its_disk_is_told(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("DYNO", "worker.1")
    (line,) = wrong((await found(settings))["host"])
    assert "Heroku" in line
    assert "postgresql://" in line


async def test_decks_that_are_left_out_are_named(settings: Settings, tmp_path: Path) -> None:
    missing = Settings(token=TOKEN, database=settings.database, decks_dir=str(tmp_path / "gone"))
    (line,) = wrong((await found(missing))["decks"])
    assert "gone" in line
    assert "DECKS_DIR" in line


def online(settings: Settings, town: Playground) -> Settings:
    return Settings(
        token=town.token,
        database=settings.database,
        api_base=town.api_base,
        gateway_url=town.gateway_url,
    )


async def test_discord_is_asked_for_everything_a_start_needs(settings: Settings) -> None:
    async with Playground() as town:
        lines = await found(online(settings, town), offline=False)
        assert "answers" in lines["API"][0]
        assert "says hello" in lines["gateway"][0]
        assert lines["clock"] == ["ok     clock: is right"]
        assert "Discord accepts it" in lines["token"][-1]
        assert "complete in 2 servers" in lines["permissions"][0]
        assert "not known to Discord yet" in lines["commands"][0]


async def test_a_refused_token_and_missing_permissions_are_told(settings: Settings) -> None:
    async with Playground() as town:
        here = online(settings, town)
        refused = replace(here, token="x.y.z")
        lines = await found(refused, offline=False)
        assert "Discord refuses it (status 401)" in lines["token"][-1]
        for role in town.town.guild.roles.values():
            role.permissions &= ~Permission.ATTACH_FILES
        lines = await found(here, offline=False)
        assert "does not allow attach_files" in lines["permissions"][0]


async def test_a_discord_out_of_reach_is_told(settings: Settings) -> None:
    async with Playground() as town:
        town.faults.add("GET /gateway", status=503, times=None)
        lines = await found(online(settings, town), offline=False)
        assert "does not answer (status 503)" in wrong(lines["API"])[0]
        assert "network and firewall" in lines["API"][0]


@pytest.mark.parametrize(
    ("body", "reason"),
    [
        ("<p>café</p>".encode("latin-1"), "UnicodeDecodeError"),
        (b"<p>Sign in</p>", "JSONDecodeError"),
        (b"", "not Discord's answer"),
        (b"[]", "not Discord's answer"),
    ],
)
async def test_a_page_instead_of_discord_is_told(
    settings: Settings, body: bytes, reason: str
) -> None:
    async def sign_in(_: web.Request) -> web.Response:
        return web.Response(body=body, content_type="text/html")

    app = web.Application()
    app.router.add_get("/{path:.*}", sign_in)
    async with TestServer(app) as portal:
        here = replace(settings, api_base=str(portal.make_url("/api")))
        lines = await found(here, offline=False)
    assert f"does not answer ({reason})" in wrong(lines["API"])[0]


async def test_a_discord_that_is_busy_does_not_count_as_a_wrong_token(settings: Settings) -> None:
    async with Playground() as town:
        here = online(settings, town)
        town.faults.add("GET *applications/@me", status=503, times=None)
        lines = await found(here, offline=False)
    assert "could not be checked (status 503)" in wrong(lines["token"])[-1]


async def test_a_check_that_breaks_down_keeps_no_other_from_its_turn(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    def break_down(_: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(machine, "_file_system_of", break_down)
    lines = await found(settings)
    assert "the check itself failed" in lines["disk"][-1]
    assert lines["pictures"]


def test_the_command_prints_a_line_each_and_its_status_counts(tmp_path: Path) -> None:
    ended = run(tmp_path, "doctor", "--offline", env={"DISCORD_TOKEN": TOKEN})
    assert (ended.returncode, ended.stderr) == (0, "")
    assert ended.stdout.endswith("no problems found\n")
    ended = run(tmp_path, "doctor", "--offline")
    assert ended.returncode == 1
    assert "WRONG  token:" in ended.stdout
    ended = run(tmp_path, "doctor", env={"LOG_LEVEL": "loud", "HEALTH_PORT": "x"})
    assert ended.returncode == 1
    assert len(ended.stdout.splitlines()) == 2
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize(
    ("address", "said"),
    [
        ("postgresql://dixit:secret@127.0.0.1:1/dixit", "127.0.0.1:1"),
        ("postgresql://dixit:secret@nowhere.invalid/dixit", "nowhere.invalid"),
    ],
)
async def test_a_server_out_of_reach_is_told_without_its_password(
    settings: Settings, address: str, said: str
) -> None:
    async with Playground() as town:
        here = replace(online(settings, town), database=PostgresAddress.read(address))
        lines = await found(here, offline=False)
    (line,) = lines["database"]
    assert line.startswith("WRONG")
    assert said in line or "PostgreSQL" in line
    assert "secret" not in line
    assert "pg_dump" in lines["backups"][0]


async def test_a_server_that_is_there_is_told_and_left_as_it_was(settings: Settings) -> None:
    async with Playground() as town:
        here = replace(online(settings, town), database=server().address())
        lines = await found(here, offline=False)
    assert lines["database"][0].startswith("ok"), lines["database"]


async def test_the_sandbox_is_tried_and_what_it_lacks_is_told(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    (line,) = (await found(settings))["sandbox"]
    if sys.platform == "linux":
        assert line.startswith(Severity.OK)
        assert "Landlock, limits, seccomp" in line
    monkeypatch.setattr("bot.doctor.machine.lacking", lambda: ("Landlock", "seccomp"))
    (line,) = (await found(settings))["sandbox"]
    assert line.startswith(Severity.NOTE)
    assert "without Landlock, seccomp; this needs Linux 5.13" in line

    def broken() -> tuple[str, ...]:
        raise WorkFailed("IndexError")

    monkeypatch.setattr("bot.doctor.machine.lacking", broken)
    assert wrong((await found(settings))["sandbox"])


@pytest.mark.skipif(os.name != "posix", reason="rights of files")
@pytest.mark.parametrize(("mode", "told"), [(0o644, True), (0o640, True), (0o600, False)])
async def test_a_file_of_settings_that_others_can_read_is_named(
    settings: Settings, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, mode: int, told: bool
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / ".env").write_text("DISCORD_TOKEN=x")
    (tmp_path / ".env").chmod(mode)
    lines = (await found(settings))["token"]
    named = [line for line in lines if "chmod 600 .env" in line]
    assert bool(named) is told
    assert all(line.startswith(Severity.NOTE) for line in named)

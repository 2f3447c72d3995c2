"""Wrong settings are reported all at once, and no secret is printed."""

import logging
import re
from pathlib import Path

import pytest

from bot.settings import VARIABLES, Settings, SettingsError

EXAMPLE = Path(__file__).parents[1] / ".env.example"


def test_a_token_is_all_it_takes() -> None:
    settings = Settings.from_env({"DISCORD_TOKEN": " abc.def "})
    assert settings == Settings("abc.def")
    assert settings.database == Path("data/dixit.sqlite3")


@pytest.mark.parametrize("quote", ['"', "'"])
def test_quotes_that_docker_passes_on_are_named(quote: str) -> None:
    """Otherwise the database would be made in a folder whose name begins with a quote."""
    given = {"DISCORD_TOKEN": "hunter2", "DATABASE": "data/games", "BACKUP_DIR": "/srv"}
    with pytest.raises(SettingsError) as caught:
        Settings.from_env({name: f"{quote}{one}{quote}" for name, one in given.items()})
    assert [line.split(": ")[0] for line in caught.value.problems] == list(given)
    assert all("has quotes around it" in line for line in caught.value.problems)
    assert "hunter2" not in str(caught.value)
    assert Settings.from_env({"DISCORD_TOKEN": "x", "DATABASE": "it's"}).database == Path("it's")


def test_every_wrong_variable_is_named_at_once() -> None:
    wrong = {
        "DISCORD_TOKEN": "",
        "DISCORD_API_BASE": "discord.com/api",
        "DISCORD_GATEWAY_URL": "https://gateway",
        "PICTURE_CACHE_MB": "lots",
        "KEEP_FINISHED_DAYS": "for ever",
        "LOG_LEVEL": "loud",
        "LOG_FORMAT": "xml",
    }
    with pytest.raises(SettingsError) as caught:
        Settings.from_env(wrong)
    assert [line.split(":")[0] for line in caught.value.problems] == list(wrong)


@pytest.mark.parametrize("number", ["-1", "0", "1e3", "٣٢", "9999999", "1.5"])
def test_a_size_is_a_plain_number_in_its_range(number: str) -> None:
    with pytest.raises(SettingsError, match=r"PICTURE_CACHE_MB: .*whole number"):
        Settings.from_env({"DISCORD_TOKEN": "x", "PICTURE_CACHE_MB": number})


def test_a_value_without_end_is_quoted_no_longer_than_helps() -> None:
    with pytest.raises(SettingsError) as caught:
        Settings.from_env({"DISCORD_TOKEN": "x", "PICTURE_CACHE_MB": "9" * 5000})
    assert len(str(caught.value)) < 200


@pytest.mark.parametrize("host", ["a..b", "x" * 70, "a b", "a\tb"])
def test_a_host_that_cannot_exist_is_named(host: str) -> None:
    with pytest.raises(SettingsError, match=r"HEALTH_HOST: .* is not an address"):
        Settings.from_env({"DISCORD_TOKEN": "x", "HEALTH_HOST": host})


def test_every_value_arrives() -> None:
    settings = Settings.from_env(
        {
            "DISCORD_TOKEN": "x",
            "DATABASE": "/srv/games.sqlite3",
            "DISCORD_API_BASE": "http://127.0.0.1:8000/api/v10",
            "DISCORD_GATEWAY_URL": "ws://127.0.0.1:8000/gateway",
            "DECKS_DIR": "/srv/decks",
            "PICTURE_CACHE_MB": "64",
            "KEEP_FINISHED_DAYS": "365",
            "LOG_LEVEL": "debug",
            "LOG_FORMAT": "json",
            "BACKUP_DIR": "/srv/backups",
            "BACKUP_HOURS": "6",
            "KEEP_BACKUPS": "30",
            "HEALTH_PORT": "8080",
            "HEALTH_HOST": "::1",
            "SHARDS": "16",
        }
    )
    assert settings == Settings(
        token="x",
        database=Path("/srv/games.sqlite3"),
        api_base="http://127.0.0.1:8000/api/v10",
        gateway_url="ws://127.0.0.1:8000/gateway",
        decks_dir="/srv/decks",
        picture_cache_mb=64,
        keep_finished_days=365,
        log_level=logging.DEBUG,
        log_format="json",
        backup_dir=Path("/srv/backups"),
        backup_hours=6,
        keep_backups=30,
        health_port=8080,
        health_host="::1",
        shards=16,
    )


def test_the_environment_counts_more_than_the_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / ".env").write_text("DISCORD_TOKEN=from-file\nLOG_LEVEL=ERROR\n")
    monkeypatch.chdir(tmp_path)
    monkeypatch.delenv("DISCORD_TOKEN", raising=False)
    monkeypatch.setenv("LOG_LEVEL", "WARNING")
    settings = Settings.from_env()
    assert (settings.token, settings.log_level) == ("from-file", logging.WARNING)


def test_tools_that_only_read_the_database_need_no_token() -> None:
    assert Settings.from_env({}, needs_token=False).token == ""


def test_the_token_is_never_printed() -> None:
    assert "abc.def" not in repr(Settings("abc.def"))
    with pytest.raises(SettingsError) as caught:
        Settings.from_env({"DISCORD_TOKEN": "abc def"})
    assert "abc" not in str(caught.value)


@pytest.mark.parametrize(
    "database",
    [
        "postgres//u:hunter2@host",
        "postgres//u:hunter2@host/dixit",
        "postgresql//u:hun/ter2@host/dixit",
        "postgresql:/u:hunter2@host/dixit",
        "postgresql:u:hunter2@host",
        "postgres ://u:hunter2@host/dixit",
        "Postgres//u:hunter2@host",
        "postgre//u:hunter2@host",
        "postgre://u:hunter2@host",
        "postgresq;//u:hunter2@host",
        "mysql://u:hunter2@host",
        "u:hunter2@host/dixit",
        "u:hunter2@postgresql://host/dixit",
        "sqlite:u:hunter2@host/dixit",
        "host=db password=hunter2 user=u",
        "postgresql://u:hunter2@host:port/dixit",
        "postgresql://u:hunter2@host,/dixit",
        "postgresql://u:hunter2@,host:5432/dixit",
        "postgresql://u:hun ter2@host/dixit",
        "postgresql://u:hun#hunter2@host/dixit",
    ],
)
@pytest.mark.parametrize("name", ["DATABASE", "DATABASE_URL"])
def test_an_address_that_is_written_wrong_shows_no_password(name: str, database: str) -> None:
    with pytest.raises(SettingsError) as caught:
        Settings.from_env({"DISCORD_TOKEN": "x", name: database})
    assert not re.search("hunter2|hun|ter2", str(caught.value))
    assert str(caught.value).startswith(f"{name}: ")


def test_other_addresses_show_no_password_either() -> None:
    wrong = {
        "DISCORD_TOKEN": "x",
        "DISCORD_API_BASE": "http//me:hunter2@proxy/api",
        "DISCORD_GATEWAY_URL": "http://me:hunter2@proxy/gateway",
    }
    with pytest.raises(SettingsError) as caught:
        Settings.from_env(wrong)
    assert "hunter2" not in str(caught.value)
    assert "proxy/api" in str(caught.value)


@pytest.mark.parametrize(
    "file", ["/srv/me@home/games.sqlite3", "C:\\me@home\\games.sqlite3", "postgres/games", "a@b"]
)
def test_files_may_have_odd_names(file: str) -> None:
    assert Settings.from_env({"DISCORD_TOKEN": "x", "DATABASE": file}).database == Path(file)


def test_the_example_file_shows_every_variable_and_its_default() -> None:
    example = EXAMPLE.read_text(encoding="utf-8")
    shown = dict(re.findall(r"^#?([A-Z_]+)=(.*)$", example, re.MULTILINE))
    assert shown.pop("POSTGRES_PASSWORD") == ""  # read by compose.yaml, not by the bot
    assert set(shown) == set(VARIABLES)
    assert Settings.from_env({**shown, "DISCORD_TOKEN": "x"}) == Settings("x")


@pytest.mark.parametrize("here", ["lease", "0-3", "5"])
def test_sqlite_has_one_process_with_all_shards(here: str) -> None:
    assert Settings.from_env({"DISCORD_TOKEN": "x", "SHARDS": "8", "SHARDS_HERE": "all"}).shards
    with pytest.raises(SettingsError, match="SHARDS_HERE: several processes need PostgreSQL"):
        Settings.from_env({"DISCORD_TOKEN": "x", "SHARDS": "8", "SHARDS_HERE": here})


@pytest.mark.parametrize("here", ["3-1", "some", "0,,1", "-1", "0-", "١"])
def test_shards_are_named_by_plain_numbers(here: str) -> None:
    with pytest.raises(SettingsError, match="SHARDS_HERE: "):
        Settings.from_env({"DISCORD_TOKEN": "x", "SHARDS": "8", "SHARDS_HERE": here})

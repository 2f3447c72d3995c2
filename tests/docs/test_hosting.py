"""The unit, the image and the Compose file ask for what the bot has, and for no more."""

import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from bot.settings import VARIABLES, Settings

ROOT = Path(__file__).parents[2]
UNIT = ROOT / "deploy" / "dixit.service"
ANALYZE = shutil.which("systemd-analyze")


def read(name: str) -> str:
    return (ROOT / name).read_text(encoding="utf-8")


@pytest.fixture
def unit(tmp_path: Path) -> Path:
    """The unit as it would be installed here: what it starts and reads is there."""
    (tmp_path / "dixit.env").touch()
    text = UNIT.read_text(encoding="utf-8")
    text = text.replace("/opt/dixit/bin/python", sys.executable)
    copy = tmp_path / UNIT.name
    copy.write_text(text.replace("/etc/dixit.env", str(tmp_path / "dixit.env")))
    return copy


def analyze(*words: str) -> subprocess.CompletedProcess[str]:
    assert ANALYZE is not None
    return subprocess.run(
        [ANALYZE, *words], capture_output=True, text=True, timeout=60, check=False
    )


@pytest.mark.skipif(ANALYZE is None, reason="there is no systemd on this machine")
def test_systemd_has_nothing_to_say_against_the_unit(unit: Path) -> None:
    checked = analyze("verify", "--man=no", str(unit))
    ours = [line for line in checked.stderr.splitlines() if unit.name in line]
    assert not ours


@pytest.mark.skipif(ANALYZE is None, reason="there is no systemd on this machine")
def test_the_unit_leaves_little_to_attack(unit: Path) -> None:
    judged = analyze("security", "--offline=true", "--no-pager", str(unit))
    exposure = re.search(r"exposure level for \S+: ([\d.]+)", judged.stdout)
    if exposure is None:
        pytest.skip("this systemd cannot judge a file")
    assert float(exposure[1]) < 2


def test_the_unit_restarts_what_ends_and_not_what_is_set_wrong() -> None:
    text = UNIT.read_text(encoding="utf-8")
    for line in (
        "Type=notify",
        "DynamicUser=yes",
        "StateDirectory=dixit",
        "Restart=always",
        "RestartPreventExitStatus=2",
    ):
        assert line in text.splitlines()
    assert re.search(r"^WatchdogSec=\d+$", text, re.M)


def test_the_image_sets_what_the_bot_reads() -> None:
    text = read("Containerfile").replace("\\\n", " ")
    (line,) = re.findall(r"^ENV (.+)$", text, re.M)
    given = dict(word.split("=", 1) for word in line.split())
    ours = {name: value for name, value in given.items() if name in VARIABLES}
    settings = Settings.from_env(ours, needs_token=False)
    assert settings.database == Path("/data/dixit.sqlite3")
    assert settings.health_port is not None
    assert (
        not given.keys()
        - VARIABLES.keys()
        - {
            *("PATH", "PYTHONPATH", "PYTHONUNBUFFERED", "PYTHONDONTWRITEBYTECODE"),
        }
    )
    assert "card_art/studio" not in text
    assert re.search(r"^USER 10001:10001$", text, re.M)
    assert '"python", "-m", "bot", "health"' in text


def test_what_the_image_copies_is_sent_to_its_builder() -> None:
    sent = set(re.findall(r"^!(.+)$", read(".dockerignore"), re.M))
    copied = re.findall(r"^COPY (?!--from)(\S+) ", read("Containerfile"), re.M)
    assert copied
    assert all((ROOT / path).exists() for path in copied)
    assert set(copied) == sent


def test_compose_sets_what_the_bot_reads() -> None:
    text = read("compose.yaml")
    named = set(re.findall(r"^      ([A-Z_]+): ", text, re.M))
    assert named - {"POSTGRES_USER", "POSTGRES_PASSWORD"} <= set(VARIABLES)
    bot, worker = text.partition("\n  worker:")[::2]
    assert "/data/dixit.sqlite3" in bot
    assert "profiles" not in bot.partition("services:")[2]
    assert "profiles: [postgres]" in worker
    assert "SHARDS_HERE: lease" in worker
    for promise in ("read_only: true", "cap_drop: [ALL]", "no-new-privileges:true"):
        assert promise in text


def test_hosts_that_read_a_procfile_find_all_they_need() -> None:
    assert read("Procfile").strip() == "worker: python -m bot"
    version = re.fullmatch(r"python-(3\.\d+)\n", read("runtime.txt"))
    assert version is not None
    assert f'"{version[1]}"' in read(".github/workflows/ci.yml")
    assert re.search(r"^asyncpg==", read("requirements.txt"), re.M)

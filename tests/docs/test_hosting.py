"""The systemd unit, the image and the Compose file match what the bot has and needs."""

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
    """Return a copy of the systemd unit with paths that exist on this machine."""
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


def test_every_deck_of_ours_is_in_the_image_and_has_a_licence() -> None:
    decks = [f"card_art/{file.parent.name}" for file in ROOT.glob("card_art/*/deck.toml")]
    assert decks
    for deck in decks:
        assert f"COPY {deck} /app/{deck}\n" in read("Containerfile")
        assert f"{deck}/" in read("LICENSE")
        assert f"deck check {deck}" in read(".github/workflows/ci.yml")


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


def test_what_others_make_is_pinned() -> None:
    actions = re.findall(r"uses: (\S+)", read(".github/workflows/ci.yml"))
    assert actions
    assert all(re.fullmatch(r"[\w/-]+@[0-9a-f]{40}", action) for action in actions)
    images = re.findall(r"^FROM (\S+)", read("Containerfile"), re.M)
    images += re.findall(r"^    image: (\S+)", read("compose.yaml"), re.M)
    assert len(images) == 3
    assert all(re.fullmatch(r"\w+:[\w.-]+@sha256:[0-9a-f]{64}", image) for image in images)


def test_no_password_is_known_to_everybody() -> None:
    uses = re.findall(r"\$\{POSTGRES_PASSWORD([^}]*)\}", read("compose.yaml"))
    # No default, and no demand either: Compose would make it of those who use SQLite, too.
    assert set(uses) == {":-"}


def test_a_picture_that_takes_too_much_memory_does_not_end_the_bot() -> None:
    unit = UNIT.read_text(encoding="utf-8").splitlines()
    assert "OOMPolicy=continue" in unit
    assert any(re.fullmatch(r"MemoryMax=\d+G", line) for line in unit)
    worker = read("compose.yaml").partition("services:")[0]
    assert re.search(r"^  mem_limit: \d+g", worker, re.M)
    assert re.search(r"^  pids_limit: \d+$", worker, re.M)


SUPPLY = """#!/bin/sh
mkdir -p out/supply/bin
echo 'exit 0' > out/supply/bin/pip
echo 'echo purl > out/sbom.json' > out/supply/bin/cyclonedx-py
echo 'echo "$SAID"; exit 1' > out/supply/bin/pip-audit
chmod +x out/supply/bin/*
sed -i '1i #!/bin/sh' out/supply/bin/*
"""


@pytest.mark.parametrize(
    ("said", "status", "loud"),
    [
        ("Could not connect to the service", 0, True),
        ("Found 2 known vulnerabilities in 1 package", 1, False),
    ],
)
def test_advisories_that_could_not_be_read_are_not_passed_over(
    tmp_path: Path, said: str, status: int, loud: bool
) -> None:
    (tmp_path / ".ci").mkdir()
    (tmp_path / ".ci" / "supply").write_text(read(".ci/supply"))
    (tmp_path / "python3").write_text(SUPPLY)
    (tmp_path / "python3").chmod(0o755)
    ran = subprocess.run(
        ["bash", ".ci/supply"],
        cwd=tmp_path,
        env={"PATH": f"{tmp_path}:/usr/bin:/bin", "SAID": said, "GITHUB_ACTIONS": "true"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert ran.returncode == status
    assert ("ADVISORIES WERE NOT READ" in ran.stderr) is loud
    assert ("::warning" in ran.stdout) is loud
    assert said in ran.stdout

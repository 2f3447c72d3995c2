"""Outputs that are closed, full, gone or in another encoding."""

from pathlib import Path

import pytest

from tests.cli.host import one_sentence, run, shell
from tests.decks.conftest import mottled

SIMULATE = "bot simulate --rules dixit-2021 --players 8 --seed 1"
QUIET = ["bot --help", "bot simulate --help", "bot deck list", SIMULATE]


@pytest.mark.parametrize("line", QUIET)
def test_a_closed_output_is_no_reason_to_complain(tmp_path: Path, line: str) -> None:
    ended = shell(tmp_path, f"{line} >&-")
    assert (ended.returncode, ended.stderr) == (0, "")


@pytest.mark.parametrize("line", QUIET)
def test_without_any_output_there_is_still_a_status(tmp_path: Path, line: str) -> None:
    assert shell(tmp_path, f"{line} >&- 2>&- <&-").returncode == 0


def test_without_any_output_the_status_still_says_what_failed(tmp_path: Path) -> None:
    assert shell(tmp_path, "bot deck check nowhere >&- 2>&- <&-").returncode == 2


@pytest.mark.parametrize("line", QUIET)
def test_a_full_output_is_told_in_a_sentence(tmp_path: Path, line: str) -> None:
    ended = shell(tmp_path, f"{line} >/dev/full")
    one_sentence(ended, "standard output: No space left on device")
    assert ended.returncode == 1


def test_complaints_that_cannot_be_written_end_it_quietly(tmp_path: Path) -> None:
    ended = shell(tmp_path, "bot deck check nowhere 2>/dev/full")
    assert (ended.stdout, ended.stderr) == ("", "")
    assert ended.returncode in (1, 2)


@pytest.mark.parametrize("line", QUIET)
def test_a_reader_who_has_seen_enough_ends_it_quietly(tmp_path: Path, line: str) -> None:
    ended = shell(tmp_path, f"{line} | head -c0")
    assert (ended.returncode, ended.stderr) == (0, "")


def test_characters_that_the_output_cannot_take_are_escaped(tmp_path: Path) -> None:
    folder = tmp_path / "décks" / "été"
    folder.mkdir(parents=True)
    mottled(1).save(folder / "01.png")
    env = {"PYTHONIOENCODING": "ascii", "DECKS_DIR": str(folder.parent)}
    ended = shell(tmp_path, "bot deck list", **env)
    assert (ended.returncode, ended.stderr) == (0, "")
    assert "\\xe9t\\xe9" in ended.stdout


@pytest.mark.parametrize("words", [("deck", "check"), ("deck", "sheet"), ("pictures", "--deck")])
def test_no_name_does_anything_to_the_terminal(tmp_path: Path, words: tuple[str, ...]) -> None:
    folder = tmp_path / "red\x1b[31m"
    folder.mkdir()
    mottled(1).save(folder / "01.png")
    out = ("--out", "new\x1b[32m.jpg") if words[0] == "pictures" else ()
    ended = run(tmp_path, *words, str(folder), *out)
    assert "\x1b" not in ended.stdout + ended.stderr
    assert "\\x1b[31m" in ended.stdout + ended.stderr


@pytest.mark.parametrize("command", ["check", "backup"])
def test_no_database_does_anything_to_the_terminal(tmp_path: Path, command: str) -> None:
    one_sentence(run(tmp_path, command, "red\x1b[31m/games", env={"DATABASE": "\x1b[32m"}), "\\x1b")


def test_an_unknown_word_does_nothing_to_the_terminal(tmp_path: Path) -> None:
    one_sentence(run(tmp_path, "red\x1b[31m"), "invalid choice: 'red\\x1b[31m'")

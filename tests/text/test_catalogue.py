"""Catalogues are read as Fluent reads them, with and without it."""

from pathlib import Path

import pytest

from bot.text.catalogue import Catalogue
from bot.text.check import Unparsable, read


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Return the folder of a small English catalogue."""
    language = tmp_path / "en"
    language.mkdir()
    (language / "a.ftl").write_text(
        "# A remark.\n"
        "plain = Join\n"
        "    .about = Sit down\n"
        "long =\n    two\n    lines\n"
        "greeting = Hello, { $name }!\n"
        "pointing = Press *{ plain }*.\n"
        "only =\n    .attribute = here"
    )
    return language


def said(folder: Path, key: str, **values: str) -> str | None:
    found = Catalogue(folder).say(key, dict(values))
    return found[0].replace("\u2068", "").replace("\u2069", "") if found else None


def test_every_form_of_sentence_is_said(folder: Path) -> None:
    assert said(folder, "plain") == "Join"
    assert said(folder, "plain.about") == "Sit down"
    assert said(folder, "long") == "two\nlines"
    assert said(folder, "greeting", name="Noa") == "Hello, Noa!"
    assert said(folder, "pointing") == "Press *Join*."
    assert said(folder, "only") is None
    assert said(folder, "plain.nothing") is None
    assert said(folder, "nothing") is None


def test_the_last_line_counts_without_its_newline(folder: Path) -> None:
    assert said(folder, "only.attribute") == "here"


def test_a_catalogue_saved_on_windows_is_read_from_its_first_sentence_on(folder: Path) -> None:
    (folder / "a.ftl").write_bytes(b"\xef\xbb\xbflong =\r\n    two\r\n    lines\r\n")
    (folder / "b.ftl").write_bytes(b"\xef\xbb\xbfplain = Join\r\n")
    assert said(folder, "long") == "two\nlines"
    assert said(folder, "plain") == "Join"
    assert not [one for one in read(folder) if isinstance(one, Unparsable)]


def test_a_sentence_that_was_changed_is_said_as_it_is_now(folder: Path) -> None:
    assert said(folder, "plain") == "Join"
    (folder / "a.ftl").write_text("plain = Come in\n")
    assert said(folder, "plain") == "Come in"
    assert said(folder, "plain.about") is None


def test_a_line_that_goes_on_is_left_to_fluent(folder: Path) -> None:
    (folder / "a.ftl").write_text(
        "one = first\n"
        "    second\n"
        "two = first\n\n    second\n"
        "    .about = third\n        fourth\n"
        "three =    spaced out   \n"
        "-term = Dixit\n    .case = of Dixit\n"
        "four = { -term }\n"
    )
    assert said(folder, "one") == "first\nsecond"
    assert said(folder, "two") == "first\n\nsecond"
    assert said(folder, "two.about") == "third\nfourth"
    assert said(folder, "three") == "spaced out"
    assert said(folder, "three.case") is None
    assert said(folder, "four") == "Dixit"


def test_a_start_writes_nothing_beside_the_catalogue(folder: Path) -> None:
    said(folder, "plain")
    assert [path.name for path in folder.iterdir()] == ["a.ftl"]

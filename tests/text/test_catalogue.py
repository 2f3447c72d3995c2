"""Catalogues are read as Fluent reads them, at every start, whatever lies beside them."""

import json
from pathlib import Path

import pytest

from bot.text.catalogue import KEPT, Catalogue


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A small language."""
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


def test_a_sentence_that_was_changed_is_said_as_it_is_now(folder: Path) -> None:
    assert said(folder, "plain") == "Join"
    (folder / "a.ftl").write_text("plain = Come in\n")
    assert said(folder, "plain") == "Come in"
    assert said(folder, "plain.about") is None


def test_what_is_kept_is_read_instead_of_the_catalogue(folder: Path) -> None:
    said(folder, "plain")
    path = folder / KEPT
    kept = json.loads(path.read_text())
    path.write_text(json.dumps(kept | {"plain": kept["plain"] | {"plain": "kept"}}))
    assert said(folder, "plain") == "kept"


@pytest.mark.parametrize("broken", ["", "{", "[]", "null", '{"stamp": 1}', '{"plain": {}}', "\x00"])
def test_what_is_kept_may_be_broken(folder: Path, broken: str) -> None:
    said(folder, "plain")
    (folder / KEPT).write_text(broken)
    assert said(folder, "plain") == "Join"
    assert json.loads((folder / KEPT).read_text())["plain"]["plain"] == "Join"


def test_nothing_needs_to_be_kept(folder: Path) -> None:
    (folder / "__pycache__").write_text("a file is in the way")
    assert said(folder, "plain") == "Join"

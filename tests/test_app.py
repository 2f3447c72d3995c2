"""Assembling the bot from the host's settings."""

from pathlib import Path

import pytest

from bot.app import assembled
from bot.settings import Settings
from tests.decks.conftest import mottled


async def test_a_bad_deck_is_left_out_with_a_line_in_the_log(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    for name in ("ruin", "sea"):
        (tmp_path / "decks" / name).mkdir(parents=True)
    (tmp_path / "decks" / "ruin" / "01.png").write_text("not a picture")
    mottled(1).save(tmp_path / "decks" / "sea" / "01.png")
    settings = Settings("x", tmp_path / "games.sqlite3", decks_dir=str(tmp_path / "decks"))
    async with assembled(settings) as bot:
        assert bot.parts.shelf.deck_ids == ("dreams", "scissors", "yarns", "sea")
    lines = [record.getMessage() for record in caplog.records if record.name == "bot.runtime"]
    assert lines == [
        f"left out: {tmp_path}/decks/ruin/01.png: is not a picture (PNG, JPEG, WEBP, GIF), "
        "despite its name"
    ]

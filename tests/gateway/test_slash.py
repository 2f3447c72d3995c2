"""Checks in which languages Discord shows our commands."""

from pathlib import Path
from typing import Any

import discord
import pytest
from discord.app_commands import TranslationContext, TranslationContextLocation

from bot.gateway.slash import CommandWords, translatable
from bot.text import Library

PLAY = {"en": "Play a card", "de": "Spiele eine Karte", "pt-BR": "Jogue uma carta"}


@pytest.mark.parametrize(
    ("locale", "shown"),
    [
        (discord.Locale.german, PLAY["de"]),
        (discord.Locale.brazil_portuguese, PLAY["pt-BR"]),
        (discord.Locale.british_english, None),
        (discord.Locale.thai, None),
    ],
)
async def test_a_command_is_described_in_the_language_of_the_readers_discord(
    tmp_path: Path, locale: discord.Locale, shown: str | None
) -> None:
    for language, sentence in PLAY.items():
        (tmp_path / language).mkdir()
        source = f"language-name = {language}\ncommand-play = {sentence}\n"
        (tmp_path / language / "language.ftl").write_text(source, encoding="utf-8")
    context: Any = TranslationContext(TranslationContextLocation.other, None)
    words = CommandWords(Library(tmp_path))
    assert await words.translate(translatable("command-play"), locale, context) == shown

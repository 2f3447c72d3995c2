"""Forms for a server's decks: pictures, a deck's name, a card's texts, several descriptions."""

from collections.abc import Sequence
from typing import Any

import discord
from discord import ui

from bot.decks.intake.uploads import LONGEST_ALT, LONGEST_TITLE
from bot.text import Words
from bot.ui.ids import PressId

MOST_FILES = 10  # that one form takes


def files_form(words: Words, deck: str) -> ui.Modal:
    """Return a form that asks for pictures, or for one zip of them."""
    modal = ui.Modal(title=words("form-files-title"), custom_id=str(PressId("deckadd", deck)))
    field: ui.FileUpload[Any] = ui.FileUpload(
        custom_id="files", min_values=1, max_values=MOST_FILES
    )
    label = ui.Label(
        text=words("form-files-label"), description=words("form-files-tip"), component=field
    )
    modal.add_item(label)
    modal.stop()
    return modal


def title_form(words: Words, deck: str, name: str) -> ui.Modal:
    """Return a form that asks for a deck's name."""
    field: ui.TextInput[Any] = ui.TextInput(
        custom_id="name", default=name, min_length=1, max_length=LONGEST_TITLE
    )
    modal = ui.Modal(title=words("form-deck-title"), custom_id=str(PressId("decktitle", deck)))
    modal.add_item(ui.Label(text=words("form-deck-name"), component=field))
    modal.stop()
    return modal


def words_form(words: Words, deck: str, number: int, title: str, alt: str) -> ui.Modal:
    """Return a form that asks for a card's title and description."""
    press = PressId("deckwords", deck, 0, str(number))
    modal = ui.Modal(title=words("form-card-title", number=number), custom_id=str(press))
    name: ui.TextInput[Any] = ui.TextInput(
        custom_id="title", default=title or None, required=False, max_length=LONGEST_TITLE
    )
    modal.add_item(ui.Label(text=words("form-card-name"), component=name))
    modal.add_item(ui.Label(text=words("form-card-alt"), component=_alt("alt", words, alt)))
    modal.stop()
    return modal


def alts_form(words: Words, deck: str, numbers: Sequence[int]) -> ui.Modal:
    """Return a form that asks for the descriptions of up to five cards."""
    press = PressId("deckalts", deck, 0, ".".join(map(str, numbers)))
    modal = ui.Modal(title=words("form-alts-title"), custom_id=str(press))
    for place, number in enumerate(numbers):
        label = words("deck-card", number=number)
        modal.add_item(ui.Label(text=label, component=_alt(f"alt{place}", words, "")))
    modal.stop()
    return modal


def _alt(name: str, words: Words, alt: str) -> ui.TextInput[Any]:
    return ui.TextInput(
        custom_id=name,
        style=discord.TextStyle.paragraph,
        default=alt or None,
        placeholder=words("form-alt-hint"),
        required=False,
        max_length=LONGEST_ALT,
    )

"""Writes `deck.toml` from the facts of the cards."""

from collections.abc import Iterable
from pathlib import Path

from card_art.studio.registry import Card

HEAD = """\
# Written by `python -m card_art.studio`; the words come from card_art/studio/scenes.

name = "Dreams"
author = "Dixit for Discord contributors"
licence = "CC-BY-4.0"
"""


def quoted(text: str) -> str:
    """A TOML basic string."""
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"') + '"'


def entry(card: Card) -> str:
    """One `[[card]]` table."""
    keywords = ", ".join(quoted(word) for word in card.keywords)
    return (
        f"\n[[card]]\nid = {quoted(card.id)}\ntitle = {quoted(card.title)}\n"
        f"alt = {quoted(card.alt)}\nkeywords = [{keywords}]\n"
    )


def write_deck(cards: Iterable[Card], folder: Path) -> Path:
    """List in `folder/deck.toml` every card whose picture is in the folder."""
    present = [card for card in cards if (folder / f"{card.id}.webp").exists()]
    path = folder / "deck.toml"
    path.write_text(HEAD + "".join(entry(card) for card in present), encoding="utf-8")
    return path

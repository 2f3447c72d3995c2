"""What must hold for the committed ``deck.toml`` of every technique."""

import tomllib
from collections.abc import Mapping
from pathlib import Path

from card_art.studio.deck import Described, translations


def check_committed(folder: Path, alt: Path, cards: Mapping[str, Described]) -> None:
    """Check that a deck's folder has just these cards, with their titles, texts and keywords.

    ``alt`` is the folder with the descriptions in other languages.
    """
    translated = translations(alt)
    listed = tomllib.loads((folder / "deck.toml").read_text(encoding="utf-8"))
    assert {path.stem for path in folder.glob("*.webp")} == set(cards)
    assert [said["id"] for said in listed["card"]] == list(cards)
    for said in listed["card"]:
        card = cards[said["id"]]
        others = {language: texts[card.id] for language, texts in translated.items()}
        assert (said["title"], said["alt"]) == (card.title, {"en": card.alt} | others)
        assert tuple(said["keywords"]) == card.keywords

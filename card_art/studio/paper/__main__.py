"""`python -m card_art.studio.paper [ids]`: draw the deck in cut paper and write its deck.toml."""

import sys
from pathlib import Path

from card_art.studio.command import Studio
from card_art.studio.paper.registry import all_cards

FOLDER = Path(__file__).parents[2] / "scissors"
ALT = Path(__file__).parent / "alt"
STUDIO = Studio(
    "card_art.studio.paper",
    {
        "en": "Scissors",
        "ar": "مقصّ",
        "fr": "Ciseaux",
        "he": "מספריים",
        "pl": "Nożyczki",
        "ru": "Ножницы",
        "uk": "Ножиці",
    },
    FOLDER,
    ALT,
)

if __name__ == "__main__":
    sys.exit(STUDIO.run(all_cards()))

"""`python -m card_art.studio.thread [ids]`: draw the embroidered deck and write its deck.toml."""

import sys
from pathlib import Path

from card_art.studio.command import Studio
from card_art.studio.thread.registry import all_cards

FOLDER = Path(__file__).parents[2] / "yarns"
ALT = Path(__file__).parent / "alt"
STUDIO = Studio(
    "card_art.studio.thread",
    {
        "en": "Yarns",
        "ar": "خيوط",
        "fr": "Canevas",
        "he": "חוטים",
        "pl": "Wątki",
        "ru": "Нити",
        "uk": "Нитки",
    },
    FOLDER,
    ALT,
)

if __name__ == "__main__":
    sys.exit(STUDIO.run(all_cards()))

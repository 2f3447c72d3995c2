"""Makes bot/ui/round.webp: one round as a moving picture without words, for *How to play*.

    python -m tests.imaging.moving_round

A hand, a card that is played, cards face down, the table, the reveal with its votes, the score
track: the bot's own pictures, one after the other.
"""

import asyncio
import io
import tempfile
from pathlib import Path

from PIL import Image

from bot.decks import SHIPPED, Shelf, load_deck
from bot.imaging.ink import felt
from bot.imaging.pictures import Pictures
from bot.imaging.subjects import Picture, RevealCard, TrackMove
from bot.ui.wanted_pictures import ROUND

SIZE = (480, 468)
SECONDS = 1.8  # a frame
QUALITY = 68
HAND = (5, 9, 14, 25, 36, 70)  # cards of Dreams that read well when small
TABLE = (0, 9, 20, 31, 44, 60)
VOTES: tuple[tuple[int, ...], ...] = ((), (0, 4), (), (2, 5), (1,), ())  # rabbits, by slot
STORYTELLER = 3
SCORES = ((4, 4), (9, 12), (7, 10), (6, 9), (8, 8), (3, 6))  # before and after, by rabbit


async def frames(pictures: Pictures, cards: list[str]) -> list[Picture]:
    """Return the pictures of one round, in the order in which a player sees them."""
    hand, table = [cards[place] for place in HAND], [cards[place] for place in TABLE]
    shown = [
        RevealCard(card, slot, votes, storyteller=slot == STORYTELLER)
        for slot, (card, votes) in enumerate(zip(table, VOTES, strict=True))
    ]
    moves = [TrackMove(rabbit, *scores) for rabbit, scores in enumerate(SCORES)]
    return [
        await pictures.hand(hand),
        await pictures.hand(hand, given=hand[1:2]),
        await pictures.waiting(3, len(table)),
        await pictures.waiting(len(table), len(table)),
        await pictures.table(table),
        await pictures.reveal(shown),
        await pictures.track(moves, goal=30),
    ]


def page(picture: Picture) -> Image.Image:
    """Return a frame of the animation: the picture, scaled down and centred on the felt."""
    with Image.open(io.BytesIO(picture.data)) as opened:
        small = opened.convert("RGB")
    small.thumbnail(SIZE, Image.Resampling.LANCZOS)
    cloth = felt(SIZE).copy()
    cloth.paste(small, ((SIZE[0] - small.width) // 2, (SIZE[1] - small.height) // 2))
    return cloth


async def main() -> None:
    deck = load_deck(SHIPPED / "dreams")
    with tempfile.TemporaryDirectory() as folder:
        async with Pictures(Shelf([deck]), Path(folder)) as pictures:
            first, *others = map(page, await frames(pictures, [card.id for card in deck.cards]))
    options = {"duration": round(SECONDS * 1000), "loop": 0, "quality": QUALITY, "method": 6}
    first.save(ROUND, "WEBP", save_all=True, append_images=others, **options)


if __name__ == "__main__":
    asyncio.run(main())

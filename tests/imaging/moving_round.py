"""Makes bot/ui/round*.webp: one round as a moving picture without words, for *How to play*.

    python -m tests.imaging.moving_round

A hand, a card that is played, cards face down, the table, the reveal with its votes, the score
track: the bot's own pictures, one after the other. Each way to play a round has a file of its own.
"""

import asyncio
import io
import tempfile
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from PIL import Image

from bot.decks import SHIPPED, Shelf, load_deck
from bot.imaging.ink import felt
from bot.imaging.pictures import Pictures
from bot.imaging.subjects import Picture, RevealCard, TrackMove
from bot.rules.editions import EDITIONS, Edition
from bot.rules.ids import SideId, Slot
from bot.rules.scoring import Votes
from bot.ui.wanted_pictures import RoundKind, moving_round

SIZE = (480, 468)
SECONDS = 1.8  # a frame
QUALITY = 68
HAND = (5, 9, 14, 25, 36, 70)  # cards of Dreams that read well when small
TABLE = (0, 9, 20, 31, 44, 60)
PLAYED = 1  # the place in the hand of the card that is played


@dataclass(frozen=True)
class Example:
    """One round: whose each card on the table is, who voted for it, and the points before it.

    Players are rabbits' numbers; None is the draw pile. ``first`` is how many cards are on the
    table first. ``told`` is the storyteller's card, None where the clue is for no card of theirs.
    """

    rules: str
    owners: tuple[int | None, ...]
    votes: Mapping[int, tuple[int, ...]]
    points: tuple[int, ...]
    first: int = 3
    told: int | None = None
    trap: int | None = None
    most_voted: int | None = None

    @property
    def edition(self) -> Edition:
        return EDITIONS[self.rules]

    def moves(self) -> list[TrackMove]:
        """Return how far each rabbit hops, counted by the rules."""
        ballots: dict[SideId, tuple[Slot, ...]] = {}
        for slot, voters in self.votes.items():
            for voter in voters:
                ballots[_side(voter)] = (*ballots.get(_side(voter), ()), Slot(slot))
        teller = 0 if self.told is None else self.owners[self.told]
        votes = Votes(
            storyteller=_side(teller),
            story_slot=None if self.told is None else Slot(self.told),
            owners={Slot(slot): _side(owner) for slot, owner in enumerate(self.owners)},
            ballots=ballots,
            votes_each=1,
            size=len(self.points),
            trap=None if self.trap is None else Slot(self.trap),
        )
        gains = self.edition.scoring.score(votes)
        return [
            TrackMove(
                rabbit, before, before + sum(one.points for one in gains.get(_side(rabbit), ()))
            )
            for rabbit, before in enumerate(self.points)
        ]


def _side(rabbit: int | None) -> SideId:
    return SideId(f"rabbit {rabbit}")


PLAYERS = (0, 1, 2, 3, 4, 5)
PILE = None

EXAMPLES = {
    RoundKind.USUAL: Example(
        rules="dixit-2021",
        owners=PLAYERS,
        votes={1: (0, 4), 3: (2, 5), 4: (1,)},
        points=(4, 9, 7, 6, 8, 3),
        told=3,
    ),
    RoundKind.PARTY: Example(
        rules="party-2023",
        owners=PLAYERS,
        votes={0: (4,), 2: (0, 2, 5), 3: (1, 3)},
        points=(4, 5, 6, 3, 8, 2),
        trap=3,
        most_voted=2,
    ),
    RoundKind.DUEL: Example(
        rules="duel",
        owners=(PILE, 0, PILE, PILE, PILE, PILE),
        votes={1: (1,), 4: (1,)},
        points=(4, 5),
        first=1,
        told=1,
    ),
    RoundKind.TANDEM: Example(
        rules="tandem",
        owners=(PILE, 0, PILE, PILE, PILE, PILE),
        votes={1: (1,)},
        points=(4, 4),
        first=1,
        told=1,
    ),
}


async def frames(pictures: Pictures, cards: list[str], example: Example) -> list[Picture]:
    """Return the pictures of one round, in the order in which a player sees them."""
    hand, table = [cards[place] for place in HAND], [cards[place] for place in TABLE]
    shown = [
        RevealCard(
            card,
            owner,
            example.votes.get(slot, ()),
            storyteller=slot == example.told,
            trapped=slot == example.trap,
            most_voted=slot == example.most_voted,
        )
        for slot, (card, owner) in enumerate(zip(table, example.owners, strict=True))
    ]
    blind = example.edition.blind_clue
    goal = example.edition.end.until if example.edition.end.key == "goal" else None
    return [
        *([await pictures.fan(())] if blind else []),
        await pictures.hand(hand),
        await pictures.hand(hand, given=[hand[PLAYED]]),
        *([] if blind else [await pictures.waiting(example.first, len(table))]),
        await pictures.waiting(len(table), len(table)),
        await pictures.table(table),
        await pictures.reveal(shown),
        await pictures.track(example.moves(), goal),
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
    cards = [card.id for card in deck.cards]
    options = {"duration": round(SECONDS * 1000), "loop": 0, "quality": QUALITY, "method": 6}
    with tempfile.TemporaryDirectory() as folder:
        async with Pictures(Shelf([deck]), Path(folder)) as pictures:
            for kind, example in EXAMPLES.items():
                first, *others = map(page, await frames(pictures, cards, example))
                path = moving_round(kind)
                first.save(path, "WEBP", save_all=True, append_images=others, **options)


if __name__ == "__main__":
    asyncio.run(main())

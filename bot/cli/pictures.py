"""``python -m bot pictures``: writes a sample of each kind of picture, with cards of one deck.

Prints the files that it writes. The games in the pictures are made up; it does not know the rules.
"""

import argparse
import tempfile
from collections.abc import Awaitable, Callable
from functools import partial
from io import BytesIO
from pathlib import Path
from random import Random

from bot.cli.program import Subcommand, complain, number, run_loop
from bot.decks import SHIPPED, Deck, DeckError, Shelf, load_deck
from bot.imaging.backs import card_back
from bot.imaging.brand import paint_avatar, paint_banner, paint_emojis
from bot.imaging.pictures import Pictures
from bot.imaging.subjects import (
    AlbumPage,
    AlbumPlayer,
    AlbumRound,
    ClueCard,
    Counted,
    Picture,
    PodiumPlace,
    RevealCard,
    SeasonRow,
    TrackMove,
)
from bot.printable import printable

LEAST_CARDS = 13

Request = Callable[[], Awaitable[Picture]]


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the options of this subcommand to the parser."""
    parser.add_argument("--out", type=Path, required=True, help="the folder to write to")
    parser.add_argument(
        "--deck",
        type=Path,
        default=SHIPPED / "dreams",
        help="the folder of a deck (default: Dreams)",
    )
    parser.add_argument("--seed", type=number, default=7, help="random seed (default: %(default)s)")


def run(options: argparse.Namespace) -> int:
    """Write the pictures; return 1 if the deck cannot be used."""
    try:
        deck = load_deck(options.deck, lenient=True)
    except DeckError as error:
        complain(error)
        return 1
    if len(deck.cards) < LEAST_CARDS:
        complain(f"{options.deck} has {len(deck.cards)} cards; {LEAST_CARDS} are needed")
        return 1
    options.out.mkdir(parents=True, exist_ok=True)
    run_loop(lambda: _write_all(deck, options.out, Random(options.seed)))
    _write_brand(options.out)
    return 0


async def _write_all(deck: Deck, out: Path, dice: Random) -> None:
    with tempfile.TemporaryDirectory() as folder:
        await _write_from(deck, Path(folder), out, dice)


async def _write_from(deck: Deck, folder: Path, out: Path, dice: Random) -> None:
    async with Pictures(Shelf([deck]), folder) as pictures:
        for name, ask in _requests(pictures, [card.id for card in deck.cards], dice).items():
            made = await ask()
            _write(out / f"{name}.{made.suffix}", made.data, made.size)


def _write_brand(out: Path) -> None:
    pages = {"avatar": paint_avatar(), "banner": paint_banner(), "back": card_back()}
    pages |= {f"emoji-{name}": page for name, page in paint_emojis().items()}
    for name, page in pages.items():
        data = BytesIO()
        page.save(data, "PNG")
        _write(out / f"{name}.png", data.getvalue(), page.size)


def _write(path: Path, data: bytes, size: tuple[int, int]) -> None:
    path.write_bytes(data)
    print(f"{printable(path)}  {size[0]}×{size[1]}  {len(data) / 1024:.0f} KiB")


def _requests(pictures: Pictures, ids: list[str], dice: Random) -> dict[str, Request]:
    """Return functions that draw the sample pictures, by name. This shuffles ``ids``."""
    dice.shuffle(ids)
    return {
        "hand": partial(pictures.hand, ids[:6]),
        "hand-given": partial(pictures.hand, ids[:6], given=ids[2:3]),
        "table-6": partial(pictures.table, ids[:6]),
        "table-12": partial(pictures.table, ids[:12]),
        "reveal-6": partial(pictures.reveal, _lured(ids)),
        "reveal-12": partial(pictures.reveal, _crowded(ids, dice)),
        "reveal-party": partial(pictures.reveal, _party(ids)),
        "track": partial(pictures.track, _MOVES, goal=30),
        "track-teams": partial(pictures.track, _TEAM_MOVES),
        "podium": partial(pictures.podium, _PLACES),
        "album": partial(pictures.album, _album(ids)),
        "clues": partial(
            pictures.clues, [ClueCard(card, place) for place, card in enumerate(ids[:8])]
        ),
        "card": partial(pictures.card, ids[0]),
        "waiting": partial(pictures.waiting, 4, 6),
        "fan": partial(pictures.fan, ids[:5]),
        "profile": partial(pictures.profile, 4, _TALLIES),
        "season": partial(pictures.season, _SEASON),
    }


def _lured(ids: list[str]) -> list[RevealCard]:
    """Return the cards of a reveal for six players; the third is the storyteller's."""
    owners, voters = (3, 0, 4, 1, 5, 2), ((), (5, 2), (0, 1), (3,), (), ())
    return [
        RevealCard(card, owner, votes, storyteller=owner == 4)
        for card, owner, votes in zip(ids, owners, voters, strict=False)
    ]


def _crowded(ids: list[str], dice: Random) -> list[RevealCard]:
    """Return the cards of a reveal for twelve players, with two votes per voter."""
    votes: list[list[int]] = [[] for _ in range(12)]
    for voter in range(1, 12):
        for _ in range(2):
            votes[dice.choice([slot for slot in range(12) if slot != voter])].append(voter)
    return [
        RevealCard(card, slot, tuple(votes[slot]), storyteller=slot == 0)
        for slot, card in enumerate(ids[:12])
    ]


def _party(ids: list[str]) -> list[RevealCard]:
    """Return the cards of a Party reveal: no storyteller's card, and one trap."""
    voters = ((), (0, 1, 2), (3, 5), (4,), (), ())
    return [
        RevealCard(card, slot, votes, trapped=slot == 2, most_voted=slot == 1, timed_out=slot == 4)
        for slot, (card, votes) in enumerate(zip(ids, voters, strict=False))
    ]


def _album(ids: list[str]) -> AlbumPage:
    """Return an album page for a game of six players and eight rounds."""
    names = ("Alice", "Bartek", "Chloé", "Dmytro", "נועה", "سلمى")
    clues = (
        "One more door",
        "Upside down, as usual",
        "Тиша",
        "Hush 🌙",
        "בין הדפים",
        "بين الصفحات",
    )
    rounds = tuple(
        AlbumRound(
            card=card,
            teller=place % 6,
            finders=tuple((place + step) % 6 for step in range(1, place % 4 + 1)),
            clue=f"“{clues[place % 6]}”",
            by=names[place % 6],
            found=f"{place % 4} / 5",
        )
        for place, card in enumerate(ids[:8])
    )
    players = tuple(
        AlbumPlayer(one.rank, one.rabbits, (names[one.rabbits[0]],), one.score) for one in _PLACES
    )
    return AlbumPage("17 · 11", "Dixit", rounds, players)


_MOVES = [
    TrackMove(rabbit, before, after)
    for rabbit, before, after in (
        (0, 9, 12),
        (1, 3, 8),
        (2, 9, 9),
        (3, 12, 15),
        (4, 17, 20),
        (5, 24, 31),
    )
]
_PLACES = [
    PodiumPlace(rank, (rabbit,), score)
    for rank, rabbit, score in (
        (1, 5, 31),
        (2, 4, 26),
        (3, 0, 22),
        (4, 3, 19),
        (5, 2, 15),
        (6, 1, 11),
    )
]
_TALLIES = [
    Counted("cards", 34),
    Counted("cup", 9, 9 / 34),
    Counted("flag", 812),
    Counted("eye", 121, 0.61),
    Counted("magnet", 88, 0.3),
    Counted("scales", 27, 0.75),
]
_SEASON = [SeasonRow(rank, rank - 1, 340 - 29 * rank) for rank in range(1, 11)]
_TEAM_MOVES = [TrackMove((team, team + 6), team * 2, team * 2 + team % 4) for team in range(6)]


COMMANDS = {"pictures": Subcommand(add_arguments, run)}

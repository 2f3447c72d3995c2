"""The album of a finished game: every round's card, who told it and who found it.

Knows card ids and rabbits; where there was no storyteller's card, the caller names the card
that was chosen most.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PIL import Image, ImageDraw

from bot.imaging import ink
from bot.imaging.grid import WIDEST
from bot.imaging.ink import CREAM, INK
from bot.imaging.rabbits import HEIGHT, WIDTH, crowd, group, rabbit

_WIDTH = 1320
_MARGIN = 40
_LARGEST = 480
_TALL = 1.62  # a photograph with its rabbits, against its width
_PAPER = (240, 230, 210)


@dataclass(frozen=True, slots=True)
class AlbumRound:
    """One round to remember: its card, whose it was, and the rabbits that found it."""

    card: str
    teller: int | tuple[int, ...] | None
    finders: tuple[int, ...] = ()

    @property
    def tellers(self) -> tuple[int, ...]:
        """The teller or tellers as a tuple."""
        if self.teller is None:
            return ()
        return self.teller if isinstance(self.teller, tuple) else (self.teller,)


def paint_album(rounds: Sequence[AlbumRound], picture: Callable[[str], Image.Image]) -> Image.Image:
    """A page of photographs; ``picture`` gives a card's own picture."""
    rows = _rows(len(rounds))
    across = max(1, -(-len(rounds) // rows))
    cell = min(_LARGEST, (_WIDTH - 2 * _MARGIN) / across)
    height = cell * _TALL
    page = _paper((_WIDTH, max(round(rows * height + 2 * _MARGIN), round(_WIDTH / WIDEST) + 1)))
    top = (page.height - rows * height) / 2
    for index, chapter in enumerate(rounds):
        row, place = divmod(index, across)
        in_row = min(across, len(rounds) - row * across)
        x = _WIDTH / 2 + (place - (in_row - 1) / 2) * cell
        _draw_round(page, chapter, picture(chapter.card), (x, top + row * height), cell)
        _draw_number(page, index + 1, (x - cell * 0.41, top + row * height + cell * 0.06), cell)
    return page


def _rows(count: int) -> int:
    """As many rows as make the page about as wide as Discord likes it, and equally full."""

    def waste(rows: int) -> float:
        across = -(-count // rows)
        return abs(across / (rows * _TALL) - 1.25) + 0.06 * (rows * across - count)

    return min(range(1, max(2, count)), key=waste)


def _draw_round(
    page: Image.Image,
    chapter: AlbumRound,
    card: Image.Image,
    at: ink.Point,
    cell: float,
) -> None:
    """A photograph stuck onto the page, its rabbits below it."""
    size = (round(cell * 0.84), round(cell * 1.26))
    left, top = round(at[0] - size[0] / 2), round(at[1] + cell * 0.05)
    edge = max(3, round(cell * 0.022))
    photo = (size[0] + 2 * edge, size[1] + 2 * edge)
    mask = ink.rounded(photo, max(2, round(cell * 0.03)))
    room = ink.padded(mask, (photo[0] + 40, photo[1] + 40), (20, 20))
    ink.shade(page, ink.soften(room, 6, 0.5), INK, (left - edge - 18, top - edge - 14))
    ink.shade(page, mask, (255, 252, 244), (left - edge, top - edge))
    face = card.resize(size, Image.Resampling.LANCZOS, reducing_gap=2)
    page.paste(face, (left, top), ink.rounded(size, max(2, round(cell * 0.025))))
    _draw_rabbits(page, chapter, (at[0], top + size[1]), cell)


def _draw_number(page: Image.Image, number: int, centre: ink.Point, cell: float) -> None:
    digits = ink.number(str(number), max(8, round(cell * 0.075)))
    side = round(cell * 0.155)
    disc = ink.rounded((side, side), side // 2)
    ink.shade(page, disc, INK, ink.centred(disc, centre))
    ink.shade(page, digits, CREAM, ink.centred(digits, centre))


def _draw_rabbits(page: Image.Image, chapter: AlbumRound, foot: ink.Point, cell: float) -> None:
    floor = round(foot[1] + cell * 0.27)
    left = foot[0] - cell * 0.46
    if chapter.tellers:
        figure = group(chapter.tellers, round(cell * 0.46))
        page.paste(figure, (round(left), floor - figure.height), figure)
        left += figure.width + cell * 0.02
    if not chapter.finders:
        return
    room = (foot[0] + cell * 0.46 - left, cell * 0.27)
    rows, each = crowd(len(chapter.finders), room, round(cell * 0.27))
    per_row = -(-len(chapter.finders) // rows)
    for index, finder in enumerate(chapter.finders):
        row, place = divmod(index, per_row)
        figure = rabbit(finder, each)
        x = left + place * (each * WIDTH / HEIGHT + 2)
        y = floor - (rows - 1 - row) * (each + 2)
        page.paste(figure, (round(x), y - each), figure)


def _paper(size: tuple[int, int]) -> Image.Image:
    """An old album's page with a fine double line around it."""
    page = ink.slope(size, _PAPER, ink.mix(_PAPER, (186, 150, 120), 0.3)).copy()
    pen = ImageDraw.Draw(page)
    for inset, width in ((14, 3), (21, 1)):
        box = (inset, inset, size[0] - 1 - inset, size[1] - 1 - inset)
        pen.rounded_rectangle(box, 14, outline=ink.mix(_PAPER, INK, 0.45), width=width)
    ink.shade(page, ink.glow(size, 0.7).point(lambda v: round(v * 0.35)), CREAM)
    return page

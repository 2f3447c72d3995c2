"""Draws the album of a finished game: portrait pages to keep and to share.

It is the only picture with words in it, and the caller passes them in: title, clues, names, who
found which card. Cards are photographs with their clue on the white border. Above them is the
winner in front of the moon, below them are all players with their points. Where the rows are
short, these stand in a column beside them, because a chat on a desktop shows a tall picture small.
A page has at most ``ROUNDS_A_PAGE`` photographs, so that a long game has more pages instead of
smaller letters. Knows card ids, rabbits and strings.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cached_property

from PIL import Image

from bot.imaging import ink
from bot.imaging.backs import draw_hills, draw_moon, night_sky
from bot.imaging.grid import rows_of
from bot.imaging.ink import CREAM, GOLD, INK
from bot.imaging.letters import Line, Pen, wrapped, written
from bot.imaging.palette import RGB
from bot.imaging.rabbits import symbol
from bot.imaging.subjects import AlbumPage, AlbumPlayer, AlbumRound, Faces
from bot.imaging.tiles import fit
from bot.imaging.tokens import figures, figures_width, token

PHOTO = 328  # the width of a photograph with its border
LEAST_WIDTH = 800

_MARGIN = 46
_GAP = 26
_EDGE = 14
_CARD = (PHOTO - 2 * _EDGE, (PHOTO - 2 * _EDGE) * 3 // 2)
_WHITE: RGB = (253, 249, 238)
_SOFT: RGB = (104, 92, 100)
_PALE: RGB = (222, 216, 234)

# Photographs on a page → photographs in a row: portrait, but no narrower than a chat can show.
_ACROSS = {1: 1, 2: 2, 3: 3, 4: 2, 5: 3, 6: 3, 9: 3}
_MOST_ACROSS = 4
_MOST_BESIDE = 3  # photographs in a row that leave room for a column beside them


def paint_album(
    page: AlbumPage, picture: Callable[[str], Image.Image], faces: Faces
) -> Image.Image:
    """Return one painted page.

    ``picture`` returns a card's own picture by its id. ``faces`` are the players' avatars.
    """
    across = _ACROSS.get(len(page.rounds), _MOST_ACROSS)
    rows = rows_of(len(page.rounds), across).rows
    photos = [_Photo(one, page.right_to_left) for one in page.rounds]
    heights = [max(photos[index].height for index in row) for row in rows]
    size = across * (PHOTO + _GAP) - _GAP + 2 * _MARGIN, sum(heights) + _GAP * len(rows)
    framed = _with_column if len(rows) > 1 and across <= _MOST_BESIDE else _with_head
    sheet, (left, top) = framed(page, faces, size)
    for row, tall in zip(rows, heights, strict=True):
        for column, index in enumerate(row):
            place = len(row) - 1 - column if page.right_to_left else column
            x = left + size[0] / 2 + (place - (len(row) - 1) / 2) * (PHOTO + _GAP) - PHOTO / 2
            _paste_photo(sheet, photos[index].paint(tall, picture), (round(x), top))
        top += tall + _GAP
    return sheet


def _with_head(
    page: AlbumPage, faces: Faces, size: tuple[int, int]
) -> tuple[Image.Image, tuple[int, int]]:
    """Return a page with its head and foot around a free area of this size, and where that is."""
    width = max(LEAST_WIDTH, size[0])
    foot = _Foot.of(page, width - 2 * _MARGIN)
    sheet = _empty_page((width, _HEAD + size[1] + foot.height), foot.height)
    _draw_head(sheet, page, faces)
    foot.draw(sheet, _HEAD + size[1])
    return sheet, ((width - size[0]) // 2, _HEAD)


def _with_column(
    page: AlbumPage, faces: Faces, size: tuple[int, int]
) -> tuple[Image.Image, tuple[int, int]]:
    """Return a page with head and foot in a column beside a free area of this size, and its place.

    The column is at the side where reading begins.
    """
    foot, heading = _Foot.of(page, _ROOM_BESIDE), _Heading.of(page, _ROOM_BESIDE, 210)
    height = max(size[1] + 2 * _MARGIN - _GAP, _UNDER_MOON + heading.height + foot.height)
    sheet = _empty_page((_COLUMN + size[0], height), height // 9)
    turned = page.right_to_left
    x = _mirrored(_MARGIN + _ROOM_BESIDE / 2, 0, sheet, turned)
    moon = (round(x), _UNDER_MOON - 178)
    _draw_winners(sheet, page, moon, faces)
    heading.draw(sheet, _MARGIN, _UNDER_MOON)
    foot.draw(sheet, height - foot.height, beside=True)
    top = (height - size[1] + _GAP) // 2
    return sheet, (0 if turned else _COLUMN, top)


def _empty_page(size: tuple[int, int], foot: int) -> Image.Image:
    """Return an empty page: a night sky, with hills behind a footer of ``foot`` pixels."""
    page = night_sky(size, stars=size[0] * size[1] // 9000, seed=17, scale=0.7)
    edge = 1 - foot / size[1]
    draw_hills(page, ((edge - 0.03, (58, 44, 92)), (edge, (40, 34, 70))))
    return page


def _paste_photo(sheet: Image.Image, photo: Image.Image, at: tuple[int, int]) -> None:
    """Draw a photograph with round corners and its shadow onto the page."""
    mask = ink.rounded(photo.size, 10)
    room = (photo.width + 60, photo.height + 60)
    shadow = ink.soften(ink.padded(mask, room, (30, 30)), 9, 0.7)
    ink.shade(sheet, shadow, (8, 8, 20), (at[0] - 28, at[1] - 22))
    sheet.paste(photo, at, mask)


def _mirrored(left: float, width: float, page: Image.Image, turned: bool) -> float:
    """Return the x of a box that begins ``left`` pixels from the side where reading begins.

    Reading begins at the right side if ``turned``, else at the left side.
    """
    return page.width - left - width if turned else left


# The head: who won, when and where.

_HEAD = 316
_MOON = (_MARGIN + 150, 158)
_TITLE = tuple(Pen(size, CREAM, bold=True) for size in (66, 58, 50, 44, 38))
_PLACE = tuple(Pen(size, GOLD) for size in (40, 34, 29))
_WINNER = tuple(Pen(size, CREAM, bold=True) for size in (38, 32, 27))
_MOST_WINNERS = 3  # named in the head; the foot names all players anyway


# The column beside short rows: the same, one below the other.

_COLUMN = 355
_ROOM_BESIDE = _COLUMN - 26
_UNDER_MOON = 356


def _draw_head(sheet: Image.Image, page: AlbumPage, faces: Faces) -> None:
    moon = (sheet.width - _MOON[0], _MOON[1]) if page.right_to_left else _MOON
    _draw_winners(sheet, page, moon, faces)
    start = _MOON[0] + 176
    heading = _Heading.of(page, sheet.width - _MARGIN - start, 132)
    heading.draw(sheet, start, (_HEAD - heading.height) / 2 - 14)


def _draw_winners(sheet: Image.Image, page: AlbumPage, moon: tuple[int, int], faces: Faces) -> None:
    """Draw the moon, and in front of it all winners side by side, with crowns."""
    draw_moon(sheet, moon, 132)
    winners = [one for one in page.players if one.won]
    wide = sum(figures_width(one.rabbits, faces) for one in winners)
    tall = int(min(206, 320 / wide)) if winners else 0
    left = moon[0] - wide * tall / 2
    for one in winners:
        figure = figures(one.rabbits, tall, faces, crowned=True)
        sheet.paste(figure, (round(left), moon[1] + 128 - tall), figure)
        left += figure.width


@dataclass(frozen=True, slots=True)
class _Named:
    """A player's token, name and points in one line."""

    rabbits: tuple[int, ...]
    side: int
    name: Line
    score: Image.Image

    @classmethod
    def of(cls, player: AlbumPlayer, pens: Sequence[Pen], side: int, room: float) -> "_Named":
        rabbits = tuple(dict.fromkeys(player.rabbits))
        score = ink.number(str(player.score), round(pens[0].size * 0.66))
        name = written(
            " + ".join(player.names), pens, room - side * len(rabbits) - score.width - 22
        )
        return cls(rabbits, side, name, score)

    @property
    def width(self) -> int:
        return self.side * len(self.rabbits) + self.name.width + self.score.width + 22

    def draw(self, page: Image.Image, left: float, base: float, turned: bool) -> None:
        """Draw tokens, name and points onto a page, with the name's baseline at ``base``.

        They begin ``left`` pixels from the side where reading begins.
        """
        middle = base - self.name.pen.size * 0.28
        for rabbit in self.rabbits:
            mark = token(rabbit, self.side)
            at = (round(_mirrored(left, self.side, page, turned)), round(middle - self.side / 2))
            page.paste(mark, at, mark)
            left += self.side
        self.name.draw(page, _mirrored(left + 9, self.name.width, page, turned), base)
        left += self.name.width + 22
        x = _mirrored(left, self.score.width, page, turned)
        ink.shade(page, self.score, GOLD, (round(x), round(middle - self.score.height / 2)))


@dataclass(frozen=True, slots=True)
class _Heading:
    """The words of the head: title, place and winners, one below the other."""

    lines: list[Line]
    winners: list[_Named]
    turned: bool

    @classmethod
    def of(cls, page: AlbumPage, room: float, tallest: int) -> "_Heading":
        lines = wrapped(page.title, _TITLE, room, tallest)
        if page.place:
            lines.append(written(page.place, _PLACE, room))
        winners = [one for one in page.players if one.won][:_MOST_WINNERS]
        named = [_Named.of(one, _WINNER, 42, room) for one in winners]
        return cls(lines, named, page.right_to_left)

    @property
    def height(self) -> int:
        return sum(line.pen.leading + 6 for line in self.lines) + 56 * len(self.winners)

    def draw(self, sheet: Image.Image, left: float, top: float) -> None:
        """Draw the words onto the page, ``left`` pixels from the side where reading begins."""
        base = top - 8
        for line in self.lines:
            base += line.pen.leading + 6
            line.draw(sheet, _mirrored(left, line.width, sheet, self.turned), base)
        for winner in self.winners:
            base += 56
            winner.draw(sheet, left, base, self.turned)


# Photographs.

_CLUE = tuple(Pen(size) for size in (40, 36, 32, 28, 24))
_WHY = (Pen(25, _SOFT), Pen(22, _SOFT))
_NAME = tuple(Pen(size, INK, bold=True) for size in (30, 27, 24))
_FOUND = tuple(Pen(size, _SOFT) for size in (25, 22, 20))
_ROOM = PHOTO - 2 * 12
_TALLEST = 340  # pixels, enough for 200 capital letters; 200 emoji in a row are cut
_TELLER = 60
_FINDER = 42
_ABOVE, _BETWEEN, _BELOW = 30, 22, 16  # space above the clue, above the teller and below that


@dataclass(frozen=True)
class _Photo:
    """A round's photograph: the card with a white border and the texts on it."""

    one: AlbumRound
    turned: bool

    @cached_property
    def lines(self) -> list[Line]:
        """Return the lines of the clue, followed by those of the storyteller's reason, if any."""
        why = wrapped(self.one.why, _WHY, _ROOM, 64, _TALLEST) if self.one.why else []
        return [*wrapped(self.one.clue, _CLUE, _ROOM, 142, _TALLEST), *why]

    @cached_property
    def height(self) -> int:
        """Return the smallest height with room for everything."""
        written = sum(line.pen.leading for line in self.lines)
        return _EDGE + _CARD[1] + _ABOVE + written + _BETWEEN + _TELLER + _BELOW

    def paint(self, height: int, picture: Callable[[str], Image.Image]) -> Image.Image:
        """Return the photograph at this height, with the clue centred in the space below the card.

        All photographs in a row have the same height, that of the one with the longest texts.
        """
        photo = Image.new("RGB", (PHOTO, height), _WHITE)
        photo.paste(fit(picture(self.one.card), _CARD), (_EDGE, _EDGE), ink.rounded(_CARD, 6))
        _draw_finders(photo, self.one.finders)
        y = _EDGE + _CARD[1] + _ABOVE + (height - self.height) / 2
        for line in self.lines:
            y += line.pen.leading
            line.draw(photo, (PHOTO - line.width) / 2, y - line.pen.size * 0.28)
        self._draw_teller(photo, height - _BELOW - _TELLER)
        return photo

    def _draw_teller(self, photo: Image.Image, top: int) -> None:
        """Draw the storyteller's crowned token, the name, and how many found the card."""
        start = round(_mirrored(18, _TELLER, photo, self.turned))
        mark = token(self.one.teller, _TELLER)
        photo.paste(mark, (start, top), mark)
        crown = symbol("crown", round(_TELLER * 0.6), GOLD, INK)
        photo.paste(crown, ink.centred(crown, (start + _TELLER / 2, top)), crown)
        left = 18 + _TELLER + 10
        for text, pens, base in ((self.one.by, _NAME, 25), (self.one.found, _FOUND, 54)):
            line = written(text, pens, PHOTO - left - 12)
            line.draw(photo, _mirrored(left, line.width, photo, self.turned), top + base)


def _draw_finders(photo: Image.Image, finders: Sequence[int]) -> None:
    """Draw the tokens of the voters who found the card, along its lower edge."""
    rows = rows_of(len(finders), 6).rows if finders else ()
    for row, places in enumerate(rows):
        y = _EDGE + _CARD[1] - _FINDER * (len(rows) - row - 1) * 1.04
        for column, place in enumerate(places):
            mark = token(finders[place], _FINDER)
            x = PHOTO / 2 + (column - (len(places) - 1) / 2) * _FINDER * 1.06
            photo.paste(mark, ink.centred(mark, (x, y)), mark)


# The foot: everyone with their points.

_PLAYER = tuple(Pen(size, _PALE) for size in (31, 27, 24))
_NUMBER = (Pen(24, _PALE),)
_CHIP = 46
_WIDEST_CHIP = 330  # two of them side by side on the narrowest page
_APART = 40
_ROW = 62


@dataclass(frozen=True, slots=True)
class _Foot:
    """The footer of a page: all players with their points, in as few rows as possible."""

    rows: list[list[_Named]]
    number: Line | None
    turned: bool

    @classmethod
    def of(cls, page: AlbumPage, width: int) -> "_Foot":
        chips = [_Named.of(player, _PLAYER, _CHIP, _WIDEST_CHIP) for player in page.players]
        rows: list[list[_Named]] = []
        for across in range(len(chips), 0, -1):  # the longest rows that fit the page
            rows = [[chips[place] for place in row] for row in rows_of(len(chips), across).rows]
            if all(_span(row) <= width for row in rows):
                break
        number = written(page.number, _NUMBER, width) if page.number else None
        return cls(rows, number, page.right_to_left)

    @property
    def height(self) -> int:
        return 40 + len(self.rows) * _ROW + (40 if self.number else 0)

    def draw(self, sheet: Image.Image, top: int, *, beside: bool = False) -> None:
        """Draw all rows onto the page, centred or in the column beside it, beginning at ``top``."""
        base = top - 8
        for row in self.rows:
            base += _ROW
            left = _MARGIN if beside else (sheet.width - _span(row)) / 2
            for chip in row:
                chip.draw(sheet, left, base, self.turned)
                left += chip.width + _APART
        if self.number:
            centre = (sheet.width - self.number.width) / 2
            column = _mirrored(_MARGIN, self.number.width, sheet, self.turned)
            self.number.draw(sheet, column if beside else centre, base + 46)


def _span(chips: Sequence[_Named]) -> int:
    return sum(chip.width + _APART for chip in chips) - _APART

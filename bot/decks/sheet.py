"""Draws contact sheets for a deck's author: all cards at a glance, each with its id.

Owns the layout. A large deck takes several pages, drawn one at a time. Contact sheets are never
shown in a game, so they may contain text.
"""

import math
from collections.abc import Sequence

from PIL import Image, ImageDraw, ImageFont, ImageOps

from bot.decks.deck import Card, Deck
from bot.decks.decoding import PAPER, open_picture
from bot.decks.problems import PictureError

CARDS_A_PAGE = 200  # about 43 MB of memory per page
TILE = (200, 300)
GAP = 12
LABEL = 24
GROUND = (38, 34, 44)
RUIN = (96, 40, 44)


def pages(deck: Deck) -> list[tuple[Card, ...]]:
    """Return the cards of each page; all pages but the last are full."""
    starts = range(0, len(deck.cards), CARDS_A_PAGE)
    return [deck.cards[start : start + CARDS_A_PAGE] for start in starts]


def draw_page(cards: Sequence[Card]) -> Image.Image:
    """Return a page with the cards in rows; a card that cannot be opened is crossed out."""
    columns = math.ceil(math.sqrt(len(cards) * 2))
    rows = math.ceil(len(cards) / columns)
    step_x, step_y = TILE[0] + GAP, TILE[1] + LABEL + GAP
    sheet = Image.new("RGB", (columns * step_x + GAP, rows * step_y + GAP), GROUND)
    for index, card in enumerate(cards):
        row, column = divmod(index, columns)
        corner = (GAP + column * step_x, GAP + row * step_y)
        sheet.paste(_tile(card), corner)
        _label(sheet, card.id.partition("/")[2], corner)
    return sheet


def _tile(card: Card) -> Image.Image:
    try:
        return ImageOps.pad(open_picture(card.path), TILE, Image.Resampling.LANCZOS, color=PAPER)
    except PictureError:
        tile = Image.new("RGB", TILE, RUIN)
        draw = ImageDraw.Draw(tile)
        draw.line([(0, 0), TILE], PAPER, 3)
        draw.line([(0, TILE[1]), (TILE[0], 0)], PAPER, 3)
        return tile


def _label(sheet: Image.Image, text: str, corner: tuple[int, int]) -> None:
    font = ImageFont.load_default(15)
    while len(text) > 1 and font.getlength(text) > TILE[0]:
        text = text[:-2] + "…"
    place = (corner[0] + TILE[0] / 2, corner[1] + TILE[1] + LABEL / 2)
    ImageDraw.Draw(sheet).text(place, text, PAPER, font, anchor="mm")

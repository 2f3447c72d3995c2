"""Checks a deck for its author before anyone plays with it, and draws its contact sheets.

Owns the limits that a good deck keeps to, the report, and the layout of contact sheets. A *fault*
must be repaired, a *note* is a recommendation. Neither stops the bot from playing with the cards
whose pictures can be opened.
"""

import hashlib
import math
import os
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path

from PIL import Image, ImageDraw, ImageFont, ImageOps

from bot.decks.deck import FULL_DECK, SMALLEST_GAME, Card, Deck, load_deck
from bot.decks.decoding import PAPER, open_picture
from bot.decks.look import ALIKE, CHAT_SIZE, Look, look_at, median_distance, nearest_pairs
from bot.decks.phrases import languages, read_affinity, read_phrases
from bot.decks.problems import DeckError, PictureError, Problem, reason
from bot.decks.words import FILE_NAME, CardWords, read_words
from bot.limits import LONGEST_ALT
from bot.printable import counted

# Limits for one picture, as `bot.decks.look` measures it.
MEAN = (0.22, 0.82)  # of the lightness: darkest and lightest
LEAST_DEVIATION = 0.16
MOST_BLOWN = 0.12  # share of the pixels
MOST_DARK = 0.45
RATIO = 2 / 3

# Limits for the distances between pictures. Below ``ALIKE`` a pair is a fault, below this a note.
LOOK_TWICE = 36.0
MEDIAN = 60.0

LEAST_KEYWORDS = 5


@dataclass(frozen=True)
class Measurement:
    """The measurements of one card's picture. ``weight`` is the size of its file in bytes."""

    card: Card
    size: tuple[int, int]
    weight: int
    digest: bytes
    look: Look


@dataclass
class DeckReport:
    """The result of checking one deck. A deck passes if it has no faults.

    ``pairs`` lists look-alikes: their distance, a card, and the card nearest to it. No pair is
    listed twice.
    """

    path: Path
    deck: Deck | None = None
    measured: list[Measurement] = field(default_factory=list)
    pairs: list[tuple[float, Measurement, Measurement]] = field(default_factory=list)
    median: float | None = None
    faults: list[Problem] = field(default_factory=list)
    notes: list[Problem] = field(default_factory=list)

    @property
    def passed(self) -> bool:
        """Return whether the deck has no faults."""
        return not self.faults


def check_deck(path: Path) -> DeckReport:
    """Check the deck in this folder, decoding each picture once, and return the report."""
    report = DeckReport(path)
    try:
        report.deck = load_deck(path, lenient=True)
    except DeckError as error:
        report.faults += error.problems
        return report
    report.faults += report.deck.problems
    report.measured = list(_measure(report.deck.cards, report.faults))
    _check_count(report)
    _check_words(report, report.deck)
    _check_phrases(report)
    _check_sizes(report)
    _check_light(report)
    _check_likeness(report)
    return report


def _measure(cards: Iterable[Card], faults: list[Problem]) -> Iterator[Measurement]:
    """Yield the measurements of each card; add a fault for each picture that cannot be opened."""
    for card in cards:
        try:
            picture = open_picture(card.path)
            raw = card.path.read_bytes()
        except PictureError as error:
            faults.append(Problem(card.path, error.reason))
        except OSError as error:
            faults.append(Problem(card.path, reason(error)))
        else:
            digest = hashlib.sha256(raw).digest()
            yield Measurement(card, picture.size, len(raw), digest, look_at(picture))


def _check_count(report: DeckReport) -> None:
    count = len(report.measured)
    if count < SMALLEST_GAME:
        usable = counted(count, "usable card")
        text = f"has {usable}; the smallest game (3 players) needs {SMALLEST_GAME}"
        report.faults.append(Problem(report.path, text))
    elif count < FULL_DECK:
        players = max(3, count // 7)  # six in the hand and one on the table for each player
        text = f"has {count} cards: enough for {players} players; {FULL_DECK} are enough for 12"
        report.notes.append(Problem(report.path, text))


def _check_words(report: DeckReport, deck: Deck) -> None:
    """Report which texts are missing in the ``deck.toml``, or that there is no such file."""
    path = deck.path / FILE_NAME
    if not os.path.exists(path):
        text = f"has no {FILE_NAME}, so screen readers cannot describe its cards"
        report.notes.append(Problem(deck.path, text))
        return
    words = read_words(path)
    for key in ("name", "author", "licence"):
        if not getattr(words, key):
            report.notes.append(Problem(path, f"has no {key}"))
    languages = sorted({language for card in deck.cards for language in card.alts})
    for card in deck.cards:
        said = words.cards.get(card.id.partition("/")[2])
        line = said.line if said else None
        if lacks := list(_lacks(card)):
            report.faults.append(Problem(path, f"{_entry(card, said)} {', '.join(lacks)}", line))
        missing = [language for language in languages if card.alts and language not in card.alts]
        if missing:
            text = f"{_entry(card, said)} no alt text in {', '.join(missing)}"
            report.notes.append(Problem(path, text, line))


def _entry(card: Card, said: CardWords | None) -> str:
    """Return the start of a sentence about a card's texts, up to the verb *has*."""
    name = card.id.partition("/")[2]
    listed = "" if said else f" ({card.path.name}) is not listed and"
    return f"card {name!r}{listed} has"


def _lacks(card: Card) -> Iterator[str]:
    """Yield what is wrong with a card's texts, as objects of the verb *has*."""
    if not card.title:
        yield "no title"
    if not card.alt:
        yield "no alt text"
    for text in card.alts.values():
        if len(text) > LONGEST_ALT:
            yield f"an alt text of {len(text):,} characters, of which {LONGEST_ALT:,} can be shown"
    different = len({word.casefold() for word in card.keywords})
    if different < LEAST_KEYWORDS:
        found = counted(different, "different keyword") if different else "no keywords"
        yield f"{found} (at least {LEAST_KEYWORDS})"


def _check_phrases(report: DeckReport) -> None:
    """Add a fault for each damaged phrase or affinity file. A deck may have none of them."""
    readers: list[Callable[[], object]] = [partial(read_affinity, report.path)]
    readers += [partial(read_phrases, report.path, name) for name in languages(report.path)]
    for reader in readers:
        try:
            reader()
        except DeckError as error:
            report.faults += error.problems


def _check_sizes(report: DeckReport) -> None:
    small = [s for s in report.measured if s.size[0] < CHAT_SIZE[0] or s.size[1] < CHAT_SIZE[1]]
    if small:
        text = f"{_several(small)} smaller than {CHAT_SIZE[0]}×{CHAT_SIZE[1]} and will look coarse"
        report.notes.append(Problem(report.path, text))
    odd = [s for s in report.measured if abs(s.size[0] / s.size[1] - RATIO) > 0.02]
    if odd:
        text = f"{_several(odd)} not in the ratio 2:3 and will not fill the card"
        report.notes.append(Problem(report.path, text))


def _several(measured: Sequence[Measurement]) -> str:
    """Return the file names of up to five pictures, how many more there are, and *is* or *are*."""
    names = ", ".join(one.card.path.name for one in measured[:5])
    more = f" and {len(measured) - 5} more" if len(measured) > 5 else ""
    return f"{names}{more} {'is' if len(measured) == 1 else 'are'}"


def _check_light(report: DeckReport) -> None:
    for one in report.measured:
        for text in _light_faults(one.look):
            report.faults.append(Problem(one.card.path, text))


def _light_faults(look: Look) -> Iterator[str]:
    if not MEAN[0] <= look.mean <= MEAN[1]:
        side = "dark" if look.mean < MEAN[0] else "light"
        yield f"is too {side}: mean luminance {look.mean:.3f}, wanted {MEAN[0]} to {MEAN[1]}"
    if look.deviation < LEAST_DEVIATION:
        yield f"has little contrast: deviation {look.deviation:.3f}, at least {LEAST_DEVIATION}"
    if look.blown > MOST_BLOWN:
        yield f"is white on {look.blown:.1%} of its area, at most {MOST_BLOWN:.0%}"
    if look.dark > MOST_DARK:
        yield f"is black on {look.dark:.1%} of its area, at most {MOST_DARK:.0%}"


def _check_likeness(report: DeckReport) -> None:
    if len(report.measured) < 2:
        return
    looks = [one.look for one in report.measured]
    for apart, first, second in nearest_pairs(looks, LOOK_TWICE):
        one, other = report.measured[first], report.measured[second]
        report.pairs.append((apart, one, other))
        name = other.card.path.name
        if one.digest == other.digest:
            report.faults.append(Problem(one.card.path, f"is the same file as {name}"))
        elif apart < ALIKE:
            text = f"looks like {name}: distance {apart:.1f}, at least {ALIKE:.0f}"
            report.faults.append(Problem(one.card.path, text))
        else:
            text = f"is rather like {name}: distance {apart:.1f}; compare them"
            report.notes.append(Problem(one.card.path, text))
    report.median = median_distance(looks)
    if report.median <= MEDIAN:
        text = f"has cards that are too much alike: median distance {report.median:.1f}"
        report.faults.append(Problem(report.path, f"{text}, must be above {MEDIAN:.0f}"))


# Contact sheets: all cards at a glance, each with its id. A large deck takes several pages. Contact
# sheets are never shown in a game, so they may contain text.

CARDS_A_PAGE = 200  # about 43 MB of memory per page
_TILE = (200, 300)
_GAP = 12
_LABEL = 24
_GROUND = (38, 34, 44)
_RUIN = (96, 40, 44)


def pages(deck: Deck) -> list[tuple[Card, ...]]:
    """Return the cards of each page; all pages but the last are full."""
    starts = range(0, len(deck.cards), CARDS_A_PAGE)
    return [deck.cards[start : start + CARDS_A_PAGE] for start in starts]


def draw_page(cards: Sequence[Card]) -> Image.Image:
    """Return a page with the cards in rows; a card that cannot be opened is crossed out."""
    columns = math.ceil(math.sqrt(len(cards) * 2))
    rows = math.ceil(len(cards) / columns)
    step_x, step_y = _TILE[0] + _GAP, _TILE[1] + _LABEL + _GAP
    sheet = Image.new("RGB", (columns * step_x + _GAP, rows * step_y + _GAP), _GROUND)
    for index, card in enumerate(cards):
        row, column = divmod(index, columns)
        corner = (_GAP + column * step_x, _GAP + row * step_y)
        sheet.paste(_tile(card), corner)
        _label(sheet, card.id.partition("/")[2], corner)
    return sheet


def _tile(card: Card) -> Image.Image:
    try:
        return ImageOps.pad(open_picture(card.path), _TILE, Image.Resampling.LANCZOS, color=PAPER)
    except PictureError:
        tile = Image.new("RGB", _TILE, _RUIN)
        draw = ImageDraw.Draw(tile)
        draw.line([(0, 0), _TILE], PAPER, 3)
        draw.line([(0, _TILE[1]), (_TILE[0], 0)], PAPER, 3)
        return tile


def _label(sheet: Image.Image, text: str, corner: tuple[int, int]) -> None:
    font = ImageFont.load_default(15)
    while len(text) > 1 and font.getlength(text) > _TILE[0]:
        text = text[:-2] + "…"
    place = (corner[0] + _TILE[0] / 2, corner[1] + _TILE[1] + _LABEL / 2)
    ImageDraw.Draw(sheet).text(place, text, PAPER, font, anchor="mm")

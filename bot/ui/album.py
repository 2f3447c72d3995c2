"""The album of a game: its stories' cards by page, with the clues as people typed them.

Pictures carry no words, so the clues stand in the text, by the numbers in the picture. The same
pages are part of the end, can be turned in private, and go out as one message to be forwarded.
"""

from collections.abc import Mapping, Sequence

from bot.imaging.grid import album_pages
from bot.imaging.subjects import AlbumRound
from bot.rules.views import Reveal
from bot.text import Words
from bot.ui.content import Attachment, Content, Item, button, picture, rows, shortened, text
from bot.ui.context import GameContext
from bot.ui.ids import PressId
from bot.ui.names import person, quote, sides
from bot.ui.pictures import AlbumPicture

ACCENT = 0xE0B84C
MOST_PAGES = 10  # pictures in one message
ROOM = 1800  # characters for the clues of a page beside everything else at the end
WHOLE = 3400  # and where there is nothing else
NAMED = 60  # what a line has besides its clue: number, rabbit, mention


def pages(context: GameContext) -> int:
    """How many pages there are."""
    return len(album_pages(len(context.table.history)))


def page(
    words: Words, context: GameContext, number: int, room: int = ROOM
) -> tuple[Attachment, Item]:
    """One page: its picture, and the clues of its cards in as many characters as there are."""
    history = context.table.history
    # Counted as in the picture: rounds that were called off are in neither.
    shown = {index + 1: history[index] for index in album_pages(len(history))[number - 1]}
    cards = [one.table[one.remembered - 1] for one in shown.values()]
    wish = AlbumPicture(tuple(_entry(context, one) for one in history), number)
    alt = context.alt(words, cards, first=min(shown, default=1))
    sheet = Attachment(f"album-{number}.jpg", wish, alt)
    return sheet, text(*_clues(words, context, shown, room))


def _entry(context: GameContext, shown: Reveal) -> AlbumRound:
    rabbits = context.table.rabbits
    slot = shown.remembered
    finders = dict.fromkeys(shown.voters_of(slot))
    return AlbumRound(
        card=shown.table[slot - 1],
        teller=rabbits[shown.storyteller],
        finders=tuple(rabbits[finder] for finder in finders),
    )


def _clues(
    words: Words, context: GameContext, shown: Mapping[int, Reveal], room: int
) -> Sequence[str]:
    """A line a story; where there are many long ones, all of them end earlier."""
    longest = max(len(one.clue) for one in shown.values())
    while True:
        lines = [
            words(
                "album-line",
                number=number,
                clue=quote(shortened(one.clue, longest)),
                storyteller=person(context.table, one.storyteller),
            )
            for number, one in shown.items()
        ]
        if sum(map(len, lines)) + len(lines) <= room or longest <= 1:
            return lines
        longest = min(longest - 1, max(1, room // len(lines) - NAMED))


def in_private(words: Words, context: GameContext, number: int) -> Content:
    """A page to look at alone, with the ways to the ones beside it."""
    last = pages(context)
    sheet, clues = page(words, context, number, WHOLE)
    where = f"-# {words('album-page', page=number, pages=last)}"
    inside = (text(f"### {words('album-title')}", where), picture(sheet), clues)
    turns = []
    for label, to in (("button-page-back", number - 1), ("button-page-on", number + 1)):
        press = PressId("album", context.game, context.table.round, str(max(1, min(to, last))))
        turns.append(button(press, words(label), disabled=not 1 <= to <= last))
    below = rows(turns) if last > 1 else ()
    return Content((*inside, *below), attachments=(sheet,), accent=ACCENT)


def to_share(words: Words, context: GameContext) -> Content:
    """The whole album in one message without buttons, so that it can be forwarded."""
    table = context.table
    numbers = range(1, pages(context) + 1)[:MOST_PAGES]
    made = [page(words, context, number, WHOLE // len(numbers)) for number in numbers]
    title = [f"# {words('album-title')}"]
    if table.winners:
        names = sides(words, table, table.winners)
        title.append(words("winners", count=len(table.winners), people=names))
    inside: list[Item] = [text(*title)]
    for sheet, clues in made:
        inside += [picture(sheet), clues]
    return Content(tuple(inside), attachments=tuple(sheet for sheet, _ in made), accent=ACCENT)

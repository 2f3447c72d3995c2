"""The album of a game: the storytellers' cards with clues and names, in pages.

Everything is written on the picture, so that it can be shared; the text beside it repeats nothing.
The first page is shown at the end of the game, all pages can be viewed in private, and *Send it to
me* sends a person the whole album.
"""

import datetime

from bot.imaging.alt import alt_text
from bot.imaging.grid import album_pages
from bot.imaging.subjects import AlbumPage, AlbumPlayer, AlbumRound
from bot.limits import MOST_PICTURES
from bot.rules.ids import PlayerId, SideId, is_computer, is_erased, name_of
from bot.rules.views import Reveal, Verdict
from bot.text import Words
from bot.ui.content import Attachment, Content, PublicContent, button, picture, rows, text
from bot.ui.context import GameContext
from bot.ui.ids import PressId
from bot.ui.names import plain, players_by_rabbit, visible
from bot.ui.phrases import ranking
from bot.ui.wanted_pictures import AlbumPicture

ACCENT = 0xE0B84C
EVENING, NIGHT = 17, 5  # a game that ends between these hours was played in the evening


def pages(context: GameContext) -> int:
    """Return the number of pages of the album."""
    return len(album_pages(len(context.table.history)))


def page(words: Words, context: GameContext, number: int = 1) -> Attachment:
    """Return one page of the album with its cards, clues and names; ``number`` counts from 1."""
    history = context.table.history
    here = album_pages(len(history))[number - 1]
    shown = [history[index] for index in here]
    many = words("album-page", page=number, pages=pages(context)) if pages(context) > 1 else ""
    drawn = AlbumPage(
        title=title(words, context.ended_at),
        place=visible(context.guild),
        rounds=tuple(_round(words, context, one) for one in shown),
        players=_players(context),
        number=many,
        right_to_left=bool(words.mark),
    )
    wish = AlbumPicture(drawn, players_by_rabbit(context.table), _fixed_names(words, context))
    descriptions = (_round_alt(words, context, one) for one in shown)
    return Attachment(f"album-{number}.jpg", wish, alt_text(descriptions, first=here.start + 1))


def title(words: Words, ended_at: float | None) -> str:
    """Return the album's title with the evening or the day of the game's end.

    The time is that of the bot's machine, because Discord does not reveal players' time zones. A
    game that ends after midnight belongs to the evening before. The title of a game that has not
    ended has no date.
    """
    if ended_at is None:
        return words("album-title")
    moment = datetime.datetime.fromtimestamp(ended_at, datetime.UTC).astimezone()
    if NIGHT <= moment.hour < EVENING:
        return words("album-day", day=words.day(moment.date()))
    # Subtracting the hours of the night turns 1:00 into 20:00 of the day before.
    began = moment - datetime.timedelta(hours=NIGHT)
    return words("album-evening", day=words.day(began.date()))


def _round(words: Words, context: GameContext, shown: Reveal) -> AlbumRound:
    rabbits = context.table.rabbits
    finders = dict.fromkeys(shown.voters_of(shown.remembered))  # a double vote counts once
    return AlbumRound(
        card=shown.table[shown.remembered - 1],
        teller=rabbits[shown.storyteller],
        finders=tuple(rabbits[finder] for finder in finders),
        clue=words("clue", clue=plain(shown.clue)),
        by=shown.storyteller,
        found=_found_text(words, shown, len(finders)),
        why=plain(shown.why or ""),
    )


def _found_text(words: Words, shown: Reveal, count: int) -> str:
    if not shown.ballots:
        return words("album-no-votes")
    key = "album-chosen" if shown.verdict is Verdict.PARTY else "album-found"
    return words(key, count=count, of=len(shown.ballots))


def _players(context: GameContext) -> tuple[AlbumPlayer, ...]:
    """Return every side with its rank and final score, best first."""
    members: dict[SideId, list[PlayerId]] = {}
    for seat in context.table.seats:
        members.setdefault(seat.side, []).append(seat.player)
    return tuple(
        AlbumPlayer(
            rank=place,
            rabbits=tuple(context.table.rabbits[player] for player in members[side]),
            names=tuple(members[side]),
            score=score,
            beaten=context.table.without_winner,
        )
        for place, side, score in ranking(context.table)
    )


def _fixed_names(words: Words, context: GameContext) -> tuple[tuple[str, str], ...]:
    """Return the ids and names of computers, and of players whose names were erased.

    All other names are looked up when the picture is made.
    """
    tellers = (shown.storyteller for shown in context.table.history)
    seated = (seat.player for seat in context.table.seats)
    called = {}
    for player in dict.fromkeys((*tellers, *seated)):
        if is_computer(player):
            called[player] = name_of(player)
        elif is_erased(player):
            called[player] = words("player-left")
    return tuple(called.items())


def _round_alt(words: Words, context: GameContext, shown: Reveal) -> str:
    """Return what the alt text says about a round: its clue and the description of its card."""
    card = shown.table[shown.remembered - 1]
    described = context.describe(card, words.language)
    return f"{words('clue', clue=plain(shown.clue))} {described}"


def private_page(words: Words, context: GameContext, number: int) -> Content:
    """Return a page for one reader, with buttons to the pages before and after."""
    last = pages(context)
    sheet = page(words, context, number)
    turns = []
    for label, to in (("button-page-back", number - 1), ("button-page-on", number + 1)):
        press = PressId("album", context.game, context.table.round, str(max(1, min(to, last))))
        turns.append(button(press, words(label), disabled=not 1 <= to <= last))
    below = rows(turns) if last > 1 else ()
    where = f"-# {words('album-page', page=number, pages=last)}" if last > 1 else ""
    inside = (text(f"### {words('album-title')}", where), picture(sheet), *below)
    return Content(inside, attachments=(sheet,), accent=ACCENT)


def whole_album(words: Words, context: GameContext, said: str = "") -> PublicContent:
    """Return the whole album in one message that has no buttons, so that it can be forwarded.

    If Discord does not allow as many pictures, the last line says how many rounds are left out.
    ``said`` is a line to show above the album.
    """
    sheets = tuple(
        page(words, context, one) for one in range(1, pages(context) + 1)[:MOST_PICTURES]
    )
    beyond = sum(map(len, album_pages(len(context.table.history))[MOST_PICTURES:]))
    more = words("album-more", count=beyond) if beyond else ""
    inside = [text(f"### {words('album-title')}", said), *map(picture, sheets)]
    if more:
        inside.append(text(more))
    return PublicContent(tuple(inside), attachments=sheets, accent=ACCENT)

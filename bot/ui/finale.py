"""The end of a game, its history, and the standings at any time."""

import discord

from bot.imaging.grid import album_pages
from bot.imaging.subjects import AlbumRound, PodiumPlace, TrackMove
from bot.rules.ids import SideId
from bot.rules.views import Reveal
from bot.text import Words
from bot.ui.content import Attachment, Content, Item, button, line, picture, rows, text
from bot.ui.context import GameContext
from bot.ui.ids import PressId
from bot.ui.names import people, person, quote, side_name, sides
from bot.ui.pictures import AlbumPicture, PodiumPicture, TrackPicture

ACCENT = 0xE0B84C
MOST_PAGES = 9  # Discord takes ten files, and one is the podium
MEDALS = ("🥇", "🥈", "🥉")


def finale(words: Words, context: GameContext) -> Content:
    """Podium, standings, album, rematch."""
    table = context.table
    inside: list[Item] = [
        text(f"# {words('finale-title')}", words(f"ending-{table.ending}"), *_won(words, context))
    ]
    attachments: list[Attachment] = []
    if table.history:
        podium = Attachment("podium.jpg", _podium(context), words("alt-podium"))
        album = _album(words, context)
        attachments = [podium, *album]
        inside += [picture(podium), text(*standings(words, context)), line()]
        inside += [text(f"### {words('awards-title')}", *_awards(words, context)), line()]
        inside += [text(f"### {words('album-title')}"), *map(picture, album)]
    rematch = PressId("rematch", context.game, table.round)
    history = PressId("history", context.game, table.round)
    inside += rows(
        [
            button(rematch, words("button-rematch"), discord.ButtonStyle.success),
            button(history, words("button-history")),
        ]
    )
    return Content(tuple(inside), attachments=tuple(attachments), accent=ACCENT)


def _awards(words: Words, context: GameContext) -> list[str]:
    """What people are remembered for."""
    table = context.table
    return [
        words(
            f"award-{one.award}",
            people=people(words, table, one.players),
            count=one.count,
        )
        for one in table.awards
    ]


def _won(words: Words, context: GameContext) -> list[str]:
    table = context.table
    if not table.winners:
        return [words("nobody-won")]
    names = sides(words, table, table.winners)
    return [f"### {words('winners', count=len(table.winners), people=names)}"]


def ranking(context: GameContext) -> list[tuple[int, SideId, int]]:
    """Place, side and points; those with equal points share a place."""
    scores = {seat.side: seat.score for seat in context.table.seats}
    return [
        (1 + sum(other > score for other in scores.values()), side, score)
        for side, score in sorted(scores.items(), key=lambda entry: -entry[1])
    ]


def standings(words: Words, context: GameContext) -> list[str]:
    """Everybody with points, the first first."""
    return [
        f"{MEDALS[place - 1] if place <= 3 and score else f'**{place}**'} "
        + words("standing", who=side_name(words, context.table, side), points=score)
        for place, side, score in ranking(context)
    ]


def score(words: Words, context: GameContext) -> Content:
    """The standings now, for whoever asks."""
    rabbits = {seat.side: seat.rabbit for seat in context.table.seats}
    moves = tuple(TrackMove(rabbits[side], points, points) for _, side, points in ranking(context))
    track = Attachment("track.jpg", TrackPicture(moves, context.table.goal), words("alt-podium"))
    inside = (text(f"### {words('score-title')}", *standings(words, context)), picture(track))
    return Content(inside, attachments=(track,), accent=ACCENT)


def _podium(context: GameContext) -> PodiumPicture:
    rabbits = {seat.side: seat.rabbit for seat in context.table.seats}
    return PodiumPicture(
        tuple(
            PodiumPlace(place, (rabbits[side],), points) for place, side, points in ranking(context)
        )
    )


def _album(words: Words, context: GameContext) -> list[Attachment]:
    """The album's pages, each with the alt texts of its cards."""
    rabbits = context.table.rabbits
    cards = [shown.table[shown.remembered - 1] for shown in context.table.history]
    entries = []
    for shown, card in zip(context.table.history, cards, strict=True):
        finders = dict.fromkeys(shown.voters_of(shown.remembered))
        entries.append(
            AlbumRound(
                card=card,
                teller=rabbits[shown.storyteller],
                finders=tuple(rabbits[finder] for finder in finders),
            )
        )
    pages = album_pages(len(entries))[:MOST_PAGES]
    return [
        Attachment(
            f"album-{number}.jpg",
            AlbumPicture(tuple(entries), number),
            context.alt(words, [cards[index] for index in page]),
        )
        for number, page in enumerate(pages, start=1)
    ]


def history(words: Words, context: GameContext, longest: int = 3500) -> Content:
    """This game's clues with cards and points; the oldest give way when there are too many."""
    lines: list[str] = []
    for shown in reversed(context.table.history):
        entry = history_line(words, context, shown)
        if sum(map(len, lines)) + len(entry) > longest:
            lines.append(words("history-more", count=shown.number))
            break
        lines.append(entry)
    title = f"### {words('history-title')}"
    return Content((text(title, *(lines or [words("history-empty")])),), accent=ACCENT)


def history_line(words: Words, context: GameContext, shown: Reveal) -> str:
    """One round: storyteller, clue, card, who found it, points."""
    gained = words.listed(
        words(
            "history-gain",
            who=side_name(words, context.table, side),
            points=shown.points(side),
        )
        for side in shown.totals
        if shown.points(side)
    )
    finders = dict.fromkeys(shown.voters_of(shown.story_slot or 0))
    head = words(
        "history-round",
        number=shown.number,
        storyteller=person(context.table, shown.storyteller),
        clue=quote(shown.clue),
        slot=shown.remembered,
    )
    lines = [head]
    if finders:
        lines.append(words("history-found", people=people(words, context.table, finders)))
    if any(map(shown.points, shown.totals)):
        lines.append(f"-# {gained}")
    return "\n".join(lines)

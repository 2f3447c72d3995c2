"""The end of a game, its history, and the scores during a game."""

from collections.abc import Mapping
from typing import Any

import discord
from discord import ui

from bot.imaging.subjects import PodiumPlace, TrackMove
from bot.limits import LONGEST_LABEL, MOST_CHOICES
from bot.rules.ids import SideId
from bot.rules.model import Ending
from bot.rules.views import Reveal, TableView
from bot.text import Words
from bot.ui import album
from bot.ui.album import ACCENT
from bot.ui.content import (
    Attachment,
    Content,
    Item,
    PublicContent,
    button,
    menu,
    picture,
    rows,
    shortened,
    text,
)
from bot.ui.context import GameContext
from bot.ui.ids import PressId
from bot.ui.names import people, person, plain, players_by_rabbit, quote, side_name, sides
from bot.ui.phrases import ranking, spectators_favourite, why_line
from bot.ui.wanted_pictures import PodiumPicture, TrackPicture

MEDALS = ("🥇", "🥈", "🥉")
WITH_SCORES = (Ending.TOO_FEW_PLAYERS, Ending.SEAT_UNFILLED, Ending.STOPPED, Ending.ABANDONED)
"""Endings whose texts announce the final scores."""
MOST_SCORE_LINES = 6  # of their own; further scores share a small line
MOST_STAR_MENUS = 4  # for a hundred clues; no printed rule set reaches as many


def finale(words: Words, context: GameContext) -> PublicContent:
    """Return the message with the winners, the podium and the final scores.

    If no round was finished, it has no podium and no scores, but the *Rematch* button that the
    album's message has otherwise.
    """
    table = context.table
    inside: list[Item] = [
        text(
            f"# {words('finale-title')}", _ending_line(words, table), *_winner_lines(words, context)
        )
    ]
    attachments: tuple[Attachment, ...] = ()
    if table.history:
        podium = Attachment("podium.jpg", _podium(table), words("alt-podium"))
        attachments = (podium,)
        inside += [picture(podium), text(*_final_scores(words, context))]
    elif not context.superseded:
        inside += rows(_closing_buttons(words, context))
    return PublicContent(tuple(inside), attachments=attachments, accent=ACCENT)


def awards(words: Words, context: GameContext) -> PublicContent:
    """Return the message with the players' awards, each with its reason."""
    lines = (*_award_lines(words, context), *spectators_favourite(words, context))
    return PublicContent((text(f"### {words('awards-title')}", *lines),), accent=ACCENT)


def album_message(words: Words, context: GameContext) -> PublicContent:
    """Return the message with the album's first page, the menu to star a clue, and the buttons.

    The menu stays after a newer game has started, because *Rematch* is often pressed before
    everyone has chosen.
    """
    sheet = album.page(words, context)
    inside: list[Item] = [text(f"### {words('album-title')}"), picture(sheet)]
    inside += _star_menus(words, context)
    if not context.superseded:
        inside += rows(_closing_buttons(words, context))
    return PublicContent(tuple(inside), attachments=(sheet,), accent=ACCENT)


def _star_menus(words: Words, context: GameContext) -> list[Item]:
    """Return the menus with the clues of this game, one menu for every 25 clues, at most four."""
    history = context.table.history
    pages = range(0, len(history), MOST_CHOICES)[:MOST_STAR_MENUS]
    menus: list[Item] = []
    for number, start in enumerate(pages, start=1):
        shown = history[start : start + MOST_CHOICES]
        options = [
            discord.SelectOption(label=_starred_label(words, place, one), value=str(place))
            for place, one in enumerate(shown, start=start + 1)
        ]
        press = PressId("star", context.game, context.table.round, str(number))
        asked = words("star-choose")
        if len(pages) > 1:
            asked = f"{asked} · {start + 1}–{start + len(shown)}"
        menus.append(menu(press, options, asked))
    return menus


def _starred_label(words: Words, place: int, shown: Reveal) -> str:
    return shortened(words("star-clue", number=place, clue=plain(shown.clue)), LONGEST_LABEL)


def _closing_buttons(words: Words, context: GameContext) -> list[ui.Button[Any]]:
    """Return the buttons for a rematch, the whole album, sending it, and all clues.

    The buttons of the album and the clues are left out if there is nothing more to show.
    """

    def press(verb: str, argument: str = "") -> PressId:
        return PressId(verb, context.game, context.table.round, argument)

    green = discord.ButtonStyle.success
    buttons = [button(press("rematch"), words("button-rematch"), green)]
    if album.pages(context) > 1:
        buttons.append(button(press("album", "2"), words("button-album"), emoji="📖"))
    if context.table.history:
        buttons.append(button(press("share"), words("button-send-album"), emoji="📤"))
        buttons.append(button(press("history"), words("button-history")))
    return buttons


def _award_lines(words: Words, context: GameContext) -> list[str]:
    """Return the lines of the players' awards."""
    table = context.table
    return [
        words(
            f"award-{one.award}",
            people=people(words, table, one.players),
            count=one.count,
        )
        for one in table.awards
    ]


def _ending_line(words: Words, table: TableView) -> str:
    """Return why the game is over; the final scores are announced only if they follow."""
    early = table.ending in WITH_SCORES and not table.history
    return words(f"ending-{table.ending}{'.early' if early else ''}")


def _winner_lines(words: Words, context: GameContext) -> list[str]:
    table = context.table
    if not table.winners:
        # Only rule sets for two players have a par. Without it, one point is enough to win.
        missed = table.par and table.history
        return [words("par-missed", points=table.par) if missed else words("nobody-won")]
    names = sides(words, table, table.winners)
    return [f"### {words('winners', count=len(table.winners), people=names)}"]


def _final_scores(words: Words, context: GameContext) -> list[str]:
    """Return a line for each player or team, best first.

    If there are many, all below the podium share one small line, so that they fit a window.
    """
    lines = score_lines(words, context)
    if len(lines) <= MOST_SCORE_LINES:
        return lines
    best = min(sum(place <= len(MEDALS) for place, *_ in ranking(context.table)), MOST_SCORE_LINES)
    return [*lines[:best], f"-# {words.listed(lines[best:])}"]


def score_lines(words: Words, context: GameContext) -> list[str]:
    """Return a line for each player or team with its points, best first."""
    # Nobody gets a medal for no points, even if all share the first place, or for a lost game.
    most = 0 if context.table.without_winner else len(MEDALS)
    return [
        f"{MEDALS[place - 1] if place <= most and score else f'**{place}**'} "
        + words("standing", who=side_name(words, context.table, side), points=score)
        for place, side, score in ranking(context.table)
    ]


def score(words: Words, context: GameContext) -> Content:
    """Return the scores so far, for one reader."""
    table = context.table
    rabbits = {seat.side: seat.rabbit for seat in table.seats}
    moves = tuple(TrackMove(rabbits[side], points, points) for _, side, points in ranking(table))
    track = Attachment("track.jpg", TrackPicture(moves, table.goal), words("alt-podium"))
    inside = (text(f"### {words('score-title')}", *score_lines(words, context)), picture(track))
    return Content(inside, attachments=(track,), accent=ACCENT)


def _podium(table: TableView) -> PodiumPicture:
    rabbits: dict[SideId, tuple[int, ...]] = {}
    for seat in table.seats:
        rabbits[seat.side] = (*rabbits.get(seat.side, ()), seat.rabbit)
    places = tuple(
        PodiumPlace(place, rabbits[side], total, beaten=table.without_winner)
        for place, side, total in ranking(table)
    )
    return PodiumPicture(places, players_by_rabbit(table))


def history(
    words: Words,
    context: GameContext,
    stars: Mapping[int, int] | None = None,
    *,
    longest: int = 3300,  # characters; the title and the last line need some of the 3,500 of a text
) -> Content:
    """Return this game's clues with cards, points and stars, newest first.

    The oldest are left out if there are too many. ``stars`` maps a clue's index in the game's
    history, counted from 0, to its number of stars.
    """
    lines: list[str] = []
    for place, shown in reversed([*enumerate(context.table.history)]):
        entry = history_line(words, context, shown, (stars or {}).get(place, 0))
        if len("\n".join([*lines, entry])) > longest:
            lines.append(words("history-more", count=place + 1))
            break
        lines.append(entry)
    title = f"### {words('history-title-over' if context.table.ending else 'history-title')}"
    return Content((text(title, *(lines or [words("history-empty")])),), accent=ACCENT)


def history_line(words: Words, context: GameContext, shown: Reveal, stars: int) -> str:
    """Return the lines of one round: storyteller, clue, card, stars, who found it, points."""
    gained = words.listed(
        words(
            "history-gain" if shown.points(side) > 0 else "history-loss",
            who=side_name(words, context.table, side),
            points=abs(shown.points(side)),
        )
        for side in shown.totals
        if shown.points(side)
    )
    finders = dict.fromkeys(shown.voters_of(shown.story_slot or 0))
    head = words(
        "history-round",
        number=shown.number,
        storyteller=person(words, context.table, shown.storyteller),
        clue=quote(shown.clue),
        slot=shown.remembered,
    )
    starred = f" · {words('stars', count=stars)}" if stars else ""
    lines = [f"{head}{starred}", *why_line(words, shown)]
    if finders:
        lines.append(words("history-found", people=people(words, context.table, finders)))
    elif shown.story_slot:
        lines.append(words("history-nobody"))
    if any(map(shown.points, shown.totals)):
        lines.append(f"-# {gained}")
    return "\n".join(lines)

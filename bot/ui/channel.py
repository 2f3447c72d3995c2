"""The messages of a round in the channel: the clue, the table, and who is waited for."""

from typing import Any

import discord
from discord import ui

from bot.rules.ids import PlayerId
from bot.rules.views import TableView
from bot.text import Words
from bot.ui.content import Attachment, Content, Item, button, line, picture, rows, text
from bot.ui.context import GameContext
from bot.ui.ids import PressId
from bot.ui.names import awaited, people, person
from bot.ui.phrases import headline, time_button, vote_menu, votes_each
from bot.ui.pictures import TablePicture, WaitingPicture

ACCENT = 0xD9A441


def hand_button(words: Words, context: GameContext) -> ui.Button[Any]:
    """*My hand*: the way to one's cards that needs no private messages."""
    press = PressId("hand", context.game, context.table.round)
    return button(press, words("button-hand"), emoji="🃏")


def storytelling(words: Words, context: GameContext) -> tuple[Item, ...]:
    """Between two tables: whose story comes next. Stands below the newest message."""
    table = context.table
    title = f"### {words('round', number=table.round)}"
    if table.storyteller is None:
        key = "claim-blind" if table.rules.blind_story else "claim-open"
        prompt = words(key)
    else:
        prompt = words("storyteller-thinks", storyteller=person(table, table.storyteller))
    buttons = [hand_button(words, context)]
    if table.storyteller is None:
        claim = PressId("claim", context.game, table.round)
        buttons.append(button(claim, words("button-claim"), discord.ButtonStyle.success))
    if table.has_room:
        buttons.append(button(PressId("join", context.game), words("button-join-late")))
    buttons += time_button(words, context)
    return (
        line(),
        text(title, prompt, *_when(words, context), *passing(words, context)),
        *rows(buttons),
    )


def _when(words: Words, context: GameContext) -> list[str]:
    return [f"-# {words('time-left', when=context.countdown)}"] if context.deadline else []


def passing(words: Words, context: GameContext) -> list[str]:
    """What is said in passing: who came, went or ran out of time, and who waits for a seat."""
    table = context.table
    empty = [seat.player for seat in table.seats if seat.vacant]
    lines = [f"-# {words('hands-behind-button')}"] if context.hands_behind_button else []
    lines += [
        f"-# {words(f'news-{item.kind}', player=person(table, item.player))}" for item in table.news
    ]
    lines += [f"-# {words('seat-empty', player=person(table, player))}" for player in empty]
    if table.newcomers:
        lines.append(f"-# {words('newcomers', people=people(words, table, table.newcomers))}")
    return lines


def _waiting(words: Words, context: GameContext) -> list[str]:
    table = context.table
    lines = []
    if table.waiting_for:
        lines.append(f"-# {words('waiting-for', people=awaited(words, table))}")
    return [*lines, *_when(words, context), *passing(words, context)]


def _empty_seats(words: Words, context: GameContext) -> list[ui.Button[Any]]:
    """A team seat that waits for a substitute can be taken by anybody."""
    return [
        button(
            PressId("seat", context.game, context.table.round, str(number)),
            words("button-take-seat", number=seat.team or 0),
        )
        for number, seat in enumerate(context.table.seats, start=1)
        if seat.vacant
    ][:5]


def clue(words: Words, context: GameContext) -> Content:
    """The clue, large, while the others choose their cards."""
    table = context.table
    waiting = Attachment(
        "waiting.jpg",
        WaitingPicture(table.cards_in, max(table.cards_in, table.table_size)),
        words("alt-waiting", given=table.cards_in, of=table.table_size),
    )
    inside = (
        _headline(words, table),
        text(words(_prompt(table)), *_teams(words, context)),
        picture(waiting),
        text(*_waiting(words, context)) if _waiting(words, context) else line(visible=False),
        *rows(
            [
                hand_button(words, context),
                *time_button(words, context),
                *_empty_seats(words, context),
            ]
        ),
    )
    return Content(inside, attachments=(waiting,), accent=ACCENT)


def _headline(words: Words, table: TableView) -> Item:
    assert table.storyteller is not None
    assert table.clue is not None
    return headline(words, table, table.round, table.storyteller, table.clue)


def _prompt(table: TableView) -> str:
    if table.rules.teams:
        return "choose-team"
    if table.rules.blind_story:
        return "choose-party"
    return "choose-two" if table.cards_each == 2 else "choose"


def _teams(words: Words, context: GameContext) -> list[str]:
    """Of each team, who gave the card and therefore who will vote."""
    table = context.table
    if not table.rules.teams:
        return []
    lines = []
    for side in dict.fromkeys(seat.side for seat in table.seats):
        giver = next((s for s in table.seats if s.side == side and s.gave), None)
        mates = [s for s in table.seats if s.side == side and s is not giver]
        if giver and not any(s.storyteller for s in (giver, *mates)):
            names = {"giver": person(table, giver.player), "voter": person(table, mates[0].player)}
            lines.append(words("team-gave", **names))
    return lines


def past_clue(words: Words, context: GameContext, number: int) -> Content:
    """A clue of the past, without buttons; one line for a round that was voided."""
    told = _story_of(context.table, number)
    if told is None:
        return Content((text(f"-# {words('round', number=number)}", words("round-void")),))
    return Content((headline(words, context.table, number, *told),), accent=ACCENT)


def _story_of(table: TableView, number: int) -> tuple[PlayerId, str] | None:
    """Who told what in this round, if it came to that."""
    if table.round == number and table.storyteller and table.clue:
        return table.storyteller, table.clue
    return next(((s.storyteller, s.clue) for s in table.history if s.number == number), None)


def table_message(words: Words, context: GameContext) -> Content:
    """The numbered table, while people vote."""
    table = context.table
    sheet = Attachment("table.jpg", TablePicture(table.table), context.alt(words, table.table))
    look = PressId("look", context.game, table.round)
    buttons = [
        hand_button(words, context),
        button(look, words("button-look"), emoji="🔍"),
        *time_button(words, context),
        *_empty_seats(words, context),
    ]
    inside = (
        _headline(words, table),
        picture(sheet),
        text(
            words(_vote_prompt(table)), *_waiting(words, context), f"-# {words('audience-invited')}"
        ),
        vote_menu(words, context, range(1, len(table.table) + 1)),
        *rows(buttons),
    )
    return Content(inside, attachments=(sheet,), accent=ACCENT)


def _vote_prompt(table: TableView) -> str:
    if table.rules.blind_story:
        return "vote-party"
    return f"vote-{votes_each(table.ballot)}" if table.ballot else ""


def past_table(words: Words, context: GameContext, number: int) -> Content:
    """A table of the past: its picture stays, its buttons go."""
    shown = next((r for r in context.table.history if r.number == number), None)
    if shown is None:
        return past_clue(words, context, number)
    sheet = Attachment("table.jpg", TablePicture(shown.table), context.alt(words, shown.table))
    top = headline(words, context.table, number, shown.storyteller, shown.clue)
    return Content((top, picture(sheet)), attachments=(sheet,), accent=ACCENT)

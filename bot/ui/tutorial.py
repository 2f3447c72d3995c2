"""The tutorial, in one message that only the learner sees: what to do, and how points arise.

It is made from the learner's view of a private game with computer players. Sends nothing.
"""

from typing import Any

import discord
from discord import ui

from bot.rules.ids import SideId
from bot.rules.model import Phase
from bot.rules.player_views import PlayerView
from bot.rules.views import Reveal
from bot.text import Words
from bot.ui.content import (
    Attachment,
    Content,
    Item,
    button,
    line,
    menu,
    picture,
    rows,
    text,
)
from bot.ui.context import GameContext
from bot.ui.hand import ACCENT
from bot.ui.ids import SERVER, PressId
from bot.ui.names import person, quote
from bot.ui.phrases import slot_choices
from bot.ui.points import loss, reasons
from bot.ui.reveal import ACCENTS, revealed_table, verdict
from bot.ui.wanted_pictures import HandPicture, TablePicture

STEPS = 5


def tutorial(words: Words, context: GameContext, view: PlayerView) -> Content:
    """Return the message of the current step; ``context.game`` is the tutorial's id."""
    phase = view.table.phase
    if phase is Phase.SUBMITTING:
        return _play_step(words, context, view)
    if phase is Phase.VOTING:
        return _vote_step(words, context, view)
    if phase is Phase.STORYTELLING:
        return _clue_step(words, context, view)
    assert view.table.reveal is not None
    return _reveal_step(words, context, view, view.table.reveal)


def expired(words: Words) -> Content:
    """Return the message that says the tutorial has expired, with a button for a new one."""
    return Content((text(words("tutorial-gone")), *rows([_begin_button(words, "button-show-how")])))


def _begin_button(words: Words, key: str) -> ui.Button[Any]:
    return button(PressId("showhow", SERVER), words(key))


def _step_line(words: Words, step: int) -> str:
    return f"-# {words('tutorial-step', step=step, steps=STEPS)}"


def _play_step(words: Words, context: GameContext, view: PlayerView) -> Content:
    table = view.table
    assert table.storyteller is not None
    told = words("tutorial-start", storyteller=person(words, table, table.storyteller))
    opening = text(
        _step_line(words, 1),
        told,
        f"## {words('clue', clue=quote(table.clue or ''))}",
        words("tutorial-hand"),
    )
    return _with_hand(words, context, view, opening, "tutorgive")


def _clue_step(words: Words, context: GameContext, view: PlayerView) -> Content:
    opening = text(_step_line(words, 4), words("tutorial-tell"))
    return _with_hand(words, context, view, opening, "tutorclue")


def _with_hand(
    words: Words, context: GameContext, view: PlayerView, opening: Item, verb: str
) -> Content:
    """Return a step in which the learner chooses a card of their hand; buttons send ``verb``."""
    hand = view.hand or ()
    sheet = Attachment("hand.jpg", HandPicture(hand), context.alt(words, hand))
    cards = [
        button(
            PressId(verb, context.game, view.table.round, str(position)),
            str(position),
            discord.ButtonStyle.primary,
        )
        for position in range(1, len(hand) + 1)
    ]
    return Content((opening, picture(sheet), *rows(cards)), attachments=(sheet,), accent=ACCENT)


def _vote_step(words: Words, context: GameContext, view: PlayerView) -> Content:
    table = view.table
    sheet = Attachment("table.jpg", TablePicture(table.table), context.alt(words, table.table))
    options = slot_choices(words, table.table, context.describe, only=view.votable)
    inside: list[Item] = [
        text(
            _step_line(words, 2),
            f"## {words('clue', clue=quote(table.clue or ''))}",
            words("tutorial-table", own=view.own_slots[0]),
            words("tutorial-vote"),
        ),
        picture(sheet),
        menu(PressId("tutorvote", context.game, table.round), options, words("vote-choose")),
    ]
    return Content(tuple(inside), attachments=(sheet,), accent=ACCENT)


def _reveal_step(words: Words, context: GameContext, view: PlayerView, shown: Reveal) -> Content:
    mine = shown.storyteller == view.player
    sheet = revealed_table(words, context, shown)
    happened = [
        _step_line(words, STEPS if mine else 3),
        f"**{words('clue', clue=quote(shown.clue))}**",
        verdict(words, view.table, shown),
    ]
    own = _judged_line(words, shown) if mine else _guess_line(words, view, shown)
    why = [words(f"tutorial-why-{shown.verdict}"), words("tutorial-lured")]
    start = button(PressId("start", SERVER), words("button-start"), discord.ButtonStyle.success)
    if mine:
        onwards = words("tutorial-end", goal=view.table.goal or 0)
        buttons = [start, _begin_button(words, "button-tutorial-again")]
    else:
        onwards = words("tutorial-next")
        press = PressId("tutornext", context.game, view.table.round)
        buttons = [button(press, words("button-tutorial-next"), discord.ButtonStyle.primary)]
    inside = (
        text(*happened),
        picture(sheet),
        text(f"**{own}**", *_points_lines(words, view, shown)),
        line(),
        text(*why),
        line(),
        text(onwards),
        *rows(buttons),
    )
    return Content(inside, attachments=(sheet,), accent=ACCENTS[shown.verdict])


def _judged_line(words: Words, shown: Reveal) -> str:
    return words("tutorial-judged", count=len(shown.voters_of(shown.story_slot or 0)))


def _guess_line(words: Words, view: PlayerView, shown: Reveal) -> str:
    (slot,) = shown.ballots[view.player]
    if slot == shown.story_slot:
        return words("tutorial-found")
    owner = person(words, view.table, shown.owners[slot - 1])
    return words("tutorial-missed", slot=slot, owner=owner)


def _points_lines(words: Words, view: PlayerView, shown: Reveal) -> list[str]:
    """Return a line for each player: their points of the round, and what they are for."""
    return [
        words(
            f"points-line{loss(shown.points(seat.side))}",
            who=person(words, view.table, seat.player),
            points=abs(shown.points(seat.side)),
            total=shown.totals[SideId(seat.side)],
            reasons=reasons(words, shown.gains.get(seat.side, ())) or words("gain-nothing"),
        )
        for seat in view.table.seats
    ]

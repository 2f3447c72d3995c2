"""Close-ups of one card of the table or of a player's hand, with buttons to the other cards.

If it is the reader's turn, one more button gives a clue for the card, plays it or votes for it.
"""

from collections.abc import Sequence
from typing import Any

import discord
from discord import ui

from bot.rules.ids import CardId, Position, Slot
from bot.rules.model import Phase
from bot.rules.player_views import Duty, PlayerView
from bot.text import Words
from bot.ui.content import (
    Attachment,
    Content,
    HandContent,
    Item,
    button,
    menu,
    picture,
    rows,
    text,
)
from bot.ui.context import GameContext
from bot.ui.hand import ACCENT
from bot.ui.ids import PressId
from bot.ui.names import quote
from bot.ui.phrases import slot_choices
from bot.ui.wanted_pictures import CardPicture

GREEN = discord.ButtonStyle.success


def table_card(
    words: Words,
    context: GameContext,
    number: int,
    cards: Sequence[CardId],
    slot: Slot,
    *,
    votable: bool,
    own: bool = False,
) -> Content:
    """Return a close-up of the card in this slot; ``number`` is the round, ``cards`` its table.

    ``votable`` says whether the reader may vote for the card, ``own`` whether to note that it is
    theirs.
    """
    choices = slot_choices(words, cards, context.describe, (slot,))
    vote = PressId("votefor", context.game, number, str(slot))
    act = [button(vote, words("button-vote-for"), GREEN, emoji="🗳️")] if votable else []
    notes = [f"-# {words('look-own')}"] if own else []
    head, large = _titled_card(words, context, cards[slot - 1], slot, notes)
    inside = [
        *head,
        *rows(_turn_buttons(PressId("look", context.game, number), slot, len(cards))),
        *rows(act),
        menu(PressId("lookat", context.game, number), choices, words("look-choose")),
    ]
    return Content(tuple(inside), attachments=(large,), accent=ACCENT)


def hand_card(
    words: Words, context: GameContext, view: PlayerView, position: Position
) -> HandContent:
    """Return a close-up of a card in the reader's hand, with what they may do with it now."""
    cards, number = view.hand or (), view.table.round
    card = cards[position - 1]
    notes = [f"-# {words('look-played')}"] if card in view.given else []
    head, large = _titled_card(words, context, card, position, notes)
    inside = [
        *head,
        *rows(_turn_buttons(PressId("lookhand", context.game, number), position, len(cards))),
        *rows(_move_button(words, context, view, position)),
    ]
    return HandContent(tuple(inside), attachments=(large,), accent=ACCENT, reader=view.player)


def _titled_card(
    words: Words, context: GameContext, card: CardId, number: int, notes: list[str]
) -> tuple[list[Item], Attachment]:
    described = context.describe(card, words.language)
    large = Attachment("card.jpg", CardPicture(card), described)
    title = f"### {words('slot', slot=number)}"
    return [text(title, quote(described), *notes), picture(large)], large


def _turn_buttons(press: PressId, place: int, count: int) -> list[ui.Button[Any]]:
    """Return the buttons to the previous and the next card, with this card's number between them.

    The last card is followed by the first. Two cards have no *previous* button, because it would do
    the same as *next*, and Discord refuses two buttons with one custom id. A single card has none.
    """

    def to(other: int, label: str, *, disabled: bool = False) -> ui.Button[Any]:
        there = PressId(press.verb, press.subject, press.number, str(other))
        return button(there, label, disabled=disabled)

    here = to(place, f"{place}/{count}", disabled=True)
    before, after = to((place - 2) % count + 1, "◀"), to(place % count + 1, "▶")
    if count < 2:
        return []
    return [before, here, after] if count > 2 else [here, after]


def _move_button(
    words: Words, context: GameContext, view: PlayerView, position: Position
) -> list[ui.Button[Any]]:
    """Return the button for what the player may do with this card now; empty if nothing."""
    card = (view.hand or ())[position - 1]
    game, number = context.game, view.table.round
    if Duty.TELL in view.duties and not view.table.rules.blind_clue:
        press = PressId("clueit", game, number, str(position))
        return [button(press, words("button-clue-for"), GREEN, emoji="✍️")]
    if view.table.phase is Phase.SUBMITTING and view.gives and card not in view.given:
        press = PressId("playit", game, number, str(position))
        return [button(press, words("button-play-this"), GREEN, emoji="🎴")]
    return []

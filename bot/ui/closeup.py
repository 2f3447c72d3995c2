"""One card of the table, large, for whoever wants to look closely; and the vote for it."""

from collections.abc import Sequence

import discord
from discord import ui

from bot.rules.ids import CardId, Slot
from bot.text import Words
from bot.ui.content import Attachment, Content, Item, button, menu, picture, shortened, text
from bot.ui.context import GameContext
from bot.ui.ids import PressId
from bot.ui.names import quote
from bot.ui.pictures import CardPicture

ACCENT = 0x5E81AC


def closeup(
    words: Words,
    context: GameContext,
    number: int,
    cards: Sequence[CardId],
    slot: Slot,
    *,
    votable: bool,
) -> Content:
    """The card in this slot of a round's table; ``votable`` by whoever looks at it."""
    card = cards[slot - 1]
    described = context.describe(card, words.language)
    large = Attachment("card.jpg", CardPicture(card), described)
    options = [
        discord.SelectOption(
            label=words("slot", slot=one),
            value=str(one),
            description=shortened(context.describe(shown, words.language)) or None,
            default=one == slot,
        )
        for one, shown in enumerate(cards, start=1)
    ]
    inside: list[Item] = [
        text(f"### {words('slot', slot=slot)}", quote(described)),
        picture(large),
        menu(PressId("lookat", context.game, number), options, words("look-choose")),
    ]
    if votable:
        vote = PressId("votefor", context.game, number, str(slot))
        style = discord.ButtonStyle.success
        inside.append(ui.ActionRow(button(vote, words("button-vote-for"), style, emoji="🗳️")))
    return Content(tuple(inside), attachments=(large,), accent=ACCENT)

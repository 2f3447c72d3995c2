"""The message that the bot posts when it is added to a server."""

import discord

from bot.text import Words
from bot.ui.content import Attachment, Item, PublicContent, button, picture, rows, text
from bot.ui.context import DeckName
from bot.ui.ids import PressId
from bot.ui.lobby import ACCENT, MOST_IN_FAN
from bot.ui.wanted_pictures import FanPicture

SERVER = "server"


def welcome(words: Words, decks: tuple[DeckName, ...]) -> PublicContent:
    """Return the welcome message: what the bot is, how to start, and who may change settings."""
    cards = [card for deck in decks if deck.default for card in deck.sample]
    fan = Attachment("cards.jpg", FanPicture(tuple(cards[::2][:MOST_IN_FAN])), words("alt-fan"))
    start = button(PressId("start", SERVER), words("button-start"), discord.ButtonStyle.success)
    how = button(PressId("showhow", SERVER), words("button-show-how"))
    lines = (words("welcome-what"), words("welcome-start"), words("welcome-settings"))
    inside: tuple[Item, ...] = (
        text(f"# {words('welcome-title')}"),
        picture(fan),
        text(*lines),
        *rows([start, how]),
    )
    return PublicContent(inside, attachments=(fan,), accent=ACCENT)

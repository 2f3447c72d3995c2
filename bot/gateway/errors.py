"""Where an exception becomes a sentence in the reader's language: the one place for errors.

Tells the player's mistakes (a sentence that says what is the case and what to do) from ours (an
apology, and the details in the log, without clues or hands).
"""

import logging
from collections.abc import Mapping

import discord
from discord import app_commands

from bot.decks.intake.refusals import Refused
from bot.gateway.attachments import NotFetched
from bot.gateway.replies import answering, is_answered
from bot.play.outcome import NoMoreTime
from bot.rules.errors import RuleError
from bot.server_decks.workers import WorkFailed
from bot.store import DeckLimitReached, PictureBlocked, StoreError, UnknownDeck, UnknownGame
from bot.text import Words
from bot.ui.ids import UnreadablePress
from bot.ui.refusals import refusal, values_of

log = logging.getLogger(__name__)

FROM_ELSEWHEN = (
    UnreadablePress,
    app_commands.CommandNotFound,
    app_commands.CommandSignatureMismatch,
    app_commands.TransformerError,
)
"""What another version may have offered, and this one does not know."""


ABOUT_STORED = (
    UnknownGame,
    UnknownDeck,
    DeckLimitReached,
    PictureBlocked,
    Refused,
    WorkFailed,
    NotFetched,
)
"""What the store, an upload or a deck refuses, each with a sentence."""


class PlainRefusal(Exception):
    """Something a cog refuses by itself; ``key`` names the sentence."""

    def __init__(self, key: str, **values: str | int | tuple[str, ...]) -> None:
        super().__init__(key)
        self.key = key
        self.values = values


def is_refusal(error: Exception) -> bool:
    """Whether it is the asker's matter; anything else is ours."""
    return isinstance(error, (RuleError, PlainRefusal, *ABOUT_STORED, *FROM_ELSEWHEN))


def sentence(words: Words, error: Exception) -> str | None:
    """What to tell the person; None for an error that is ours."""
    if isinstance(error, RuleError):
        return refusal(words, error)
    if isinstance(error, PlainRefusal):
        return words(error.key, **values_of(words, error.values))
    if isinstance(error, FROM_ELSEWHEN):
        return words("error-other-version")
    if isinstance(error, NoMoreTime):
        return words("error-time-given" if error.extended else "error-time-enough")
    if isinstance(error, UnknownGame):
        return words("error-unknown-game")
    return _about_decks(words, error)


def _about_decks(words: Words, error: Exception) -> str | None:
    """What is said about decks that servers make, and about uploads to them."""
    if isinstance(error, Refused):
        return words(f"upload-{error.reason}", **values_of(words, error.values))
    if isinstance(error, DeckLimitReached):
        return words(f"error-limit-{error.kind}", most=error.most, beyond=error.beyond)
    for kind, key in _DECK_SENTENCES.items():
        if isinstance(error, kind):
            return words(key)
    return None


_DECK_SENTENCES: Mapping[type[Exception], str] = {
    PictureBlocked: "error-picture-blocked",
    UnknownDeck: "error-deck-or-card-gone",
    WorkFailed: "upload-failed",
    NotFetched: "upload-not-fetched",
}


async def report(words: Words, interaction: discord.Interaction, error: Exception) -> None:
    """Answer a press or command that went wrong, privately, and log what is ours."""
    text = sentence(words, error)
    if text is None:
        name = type(error).__name__
        log.error("interaction %s failed: %s", interaction.id, name, exc_info=error)
        text = words("error-store" if isinstance(error, StoreError) else "error-ours")
    await say(interaction, text)


async def say(interaction: discord.Interaction, text: str) -> None:
    """One private sentence, as the answer or after it."""
    if is_answered(interaction):
        await answering(interaction, lambda: interaction.followup.send(text, ephemeral=True))
    else:
        response = interaction.response
        await answering(interaction, lambda: response.send_message(text, ephemeral=True))

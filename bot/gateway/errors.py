"""Turns exceptions into sentences in the reader's language; all errors are reported here.

Distinguishes refusals (a sentence that says why and what to do) from the bot's own faults (an
apology, and the details in the log, without clues or hands).
"""

import logging
from collections.abc import Mapping

import discord
from discord import app_commands

from bot.decks.intake.uploads import Refused
from bot.gateway.attachments import NotFetched
from bot.gateway.replies import answering, message_of
from bot.limits import LONGEST_MESSAGE
from bot.play.timers import NoMoreTime
from bot.rules.errors import RuleError
from bot.server_decks.sandboxes import WorkFailed
from bot.store import DeckLimitReached, PictureBlocked, StoreError, UnknownDeck, UnknownGame
from bot.text import Words
from bot.ui.content import shortened
from bot.ui.ids import UnreadablePress
from bot.ui.names import refusal, values_of

log = logging.getLogger(__name__)

FROM_ANOTHER_VERSION = (
    UnreadablePress,
    app_commands.CommandNotFound,
    app_commands.CommandSignatureMismatch,
    app_commands.TransformerError,
)
"""Errors caused by presses and commands from another version of the bot."""


ABOUT_STORED = (
    UnknownGame,
    UnknownDeck,
    DeckLimitReached,
    PictureBlocked,
    Refused,
    WorkFailed,
    NotFetched,
)
"""Refusals by the store, about uploads and about decks, each with a sentence of its own."""


class PlainRefusal(Exception):
    """Raised by a cog to refuse a request; ``key`` is the text id of the sentence."""

    def __init__(self, key: str, **values: str | int | tuple[str, ...]) -> None:
        super().__init__(key)
        self.key = key
        self.values = values


def is_refusal(error: Exception) -> bool:
    """Return whether the presser's request was refused; any other error is the bot's own fault."""
    return isinstance(error, (RuleError, PlainRefusal, *ABOUT_STORED, *FROM_ANOTHER_VERSION))


def sentence(words: Words, error: Exception) -> str | None:
    """Return the sentence that explains an error to the presser; None if the bot is at fault."""
    if isinstance(error, RuleError):
        return refusal(words, error)
    if isinstance(error, PlainRefusal):
        return words(error.key, **values_of(words, error.values))
    if isinstance(error, FROM_ANOTHER_VERSION):
        return words("error-other-version")
    if isinstance(error, NoMoreTime):
        return words("error-time-given" if error.extended else "error-time-enough")
    if isinstance(error, UnknownGame):
        return words("error-unknown-game")
    return _about_decks(words, error)


def _about_decks(words: Words, error: Exception) -> str | None:
    """Return the sentence about a server deck or an upload; None for any other error."""
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


async def report(
    words: Words, interaction: discord.Interaction, error: Exception, *, only_first: bool = False
) -> discord.Message | None:
    """Answer a failed press or command privately, and log the error if the bot is at fault.

    With ``only_first``, say nothing if it was answered already. Return the answer; None if it is
    not known.
    """
    text = sentence(words, error)
    if text is None:
        name = type(error).__name__
        log.error("interaction %s failed: %s", interaction.id, name, exc_info=error)
        text = words("error-store" if isinstance(error, StoreError) else "error-ours")
    return await say(interaction, text, only_first=only_first)


async def say(
    interaction: discord.Interaction, text: str, *, only_first: bool = False
) -> discord.Message | None:
    """Send a private sentence as the answer, or as a follow-up if already answered.

    With ``only_first`` no follow-up is sent. A text too long for Discord is cut. Return the
    sentence's message; None if it is not known.
    """
    text = shortened(text, LONGEST_MESSAGE)
    sent = await answering(
        interaction,
        lambda: interaction.response.send_message(text, ephemeral=True),
        None if only_first else lambda: interaction.followup.send(text, ephemeral=True, wait=True),
    )
    return message_of(sent)

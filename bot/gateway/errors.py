"""Where an exception becomes a sentence in the reader's language: the one door for errors.

Tells the player's mistakes (a sentence that says what is the case and what to do) from ours (an
apology, and the details in the log, without clues or hands).
"""

import logging
from typing import Any

import discord

from bot.gateway.replies import answering, is_answered
from bot.rules.errors import Refusal, RuleError
from bot.rules.model import Phase
from bot.store import ChannelBusy, StoreError, UnknownGame
from bot.text import Words

log = logging.getLogger(__name__)


class PlainRefusal(Exception):
    """Something a cog refuses by itself; ``key`` names the sentence."""

    def __init__(self, key: str, **values: str | int) -> None:
        super().__init__(key)
        self.key = key
        self.values = values


def sentence(words: Words, error: Exception) -> str | None:
    """What to tell the person; None for an error that is ours."""
    if isinstance(error, RuleError):
        return _rule_sentence(words, error)
    if isinstance(error, PlainRefusal):
        return words(error.key, **error.values)
    if isinstance(error, ChannelBusy):
        return words("error-channel-busy")
    if isinstance(error, UnknownGame):
        return words("error-unknown-game")
    return None


def _rule_sentence(words: Words, error: RuleError) -> str:
    if error.code is Refusal.WRONG_PHASE:
        return words(f"error-wrong-phase-{error.details.get('phase', Phase.LOBBY)}")
    return words(f"error-{error.code}", **{k: _shown(k, v) for k, v in error.details.items()})


def _shown(name: str, value: Any) -> str | int:
    """People as mentions, lists as text, numbers as numbers."""
    if isinstance(value, int):
        return value
    if name in ("player", "host", "storyteller", "giver"):
        return f"<@{value}>"
    return ", ".join(map(str, value)) if isinstance(value, list | tuple) else str(value)


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

"""What a press entitles us to: for a quarter of an hour, requests outside the bot's rate limit.

With its token the message that a press updated can be changed or deleted, and so can what was
posted to follow it; and its presser can be told something in private. Tokens are kept in memory
only: they are secrets, and losing them costs nothing but speed. Of an interaction no more is kept
than its webhook, which is small.
"""

from dataclasses import dataclass, replace
from typing import Any

import discord

LIFETIME = 14 * 60.0  # Discord's fifteen minutes, less a margin
ORIGINAL = "@original"
"""How a webhook's address names the message that the press updated."""


@dataclass(frozen=True, slots=True)
class PressToken:
    """The token of one press that has been answered."""

    hook: discord.Webhook
    until: float
    message_id: int | None = None  # that it posted; otherwise it changes the one that was pressed

    @property
    def address(self) -> Any:
        """How the webhook calls the message; the library has numbers in mind."""
        return self.message_id or ORIGINAL

    def posted(self, message_id: int) -> "PressToken":
        """The same token, for a message that was posted with it."""
        return replace(self, message_id=message_id)

    @classmethod
    def of(cls, interaction: discord.Interaction, now: float) -> "PressToken":
        """The token of this press, from now on."""
        return cls(interaction.followup, now + LIFETIME)


def token_is_dead(refusal: discord.HTTPException) -> bool:
    """Expired (50027, 401), unknown (10015) or not this message's: the bot's token may still do."""
    return refusal.status in (401, 403, 404)

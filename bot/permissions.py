"""Which permissions the bot needs in a channel, and which of them it lacks there.

Every interaction carries the bot's permissions in its channel, so checking costs no request.
"""

import discord

NEEDED = discord.Permissions(
    view_channel=True,
    send_messages=True,
    send_messages_in_threads=True,
    attach_files=True,
    read_message_history=True,
)
"""Exactly what the invitation asks for."""

_NAMES = tuple(name for name, needed in NEEDED if needed)


def missing_here(interaction: discord.Interaction) -> tuple[str, ...]:
    """What is missing in this channel, by Discord's names, in a fixed order."""
    in_thread = isinstance(interaction.channel, discord.Thread)
    unneeded = "send_messages" if in_thread else "send_messages_in_threads"
    have = interaction.app_permissions
    return tuple(name for name in _NAMES if name != unneeded and not getattr(have, name))

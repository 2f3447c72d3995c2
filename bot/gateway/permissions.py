"""Which permissions the bot needs in a channel, and which of them it lacks there.

Every interaction carries the bot's permissions in its channel, so checking costs no request.
"""

import discord

from bot.text import Words

NEEDED = discord.Permissions(
    view_channel=True,
    send_messages=True,
    send_messages_in_threads=True,
    attach_files=True,
    read_message_history=True,
)
"""What every game needs in its channel or thread."""

FOR_THREADS = discord.Permissions(create_public_threads=True, send_messages_in_threads=True)
"""What a game that opens a thread of its own needs besides."""

INVITATION = NEEDED | FOR_THREADS
"""Exactly what the invitation asks for."""

_NAMES = tuple("view_channel" if name == "read_messages" else name for name, on in NEEDED if on)


def missing_here(interaction: discord.Interaction) -> tuple[str, ...]:
    """What is missing in this channel, by the library's names, in a fixed order."""
    in_thread = isinstance(interaction.channel, discord.Thread)
    return _missing(interaction.app_permissions, in_thread)


def missing_for_thread(interaction: discord.Interaction) -> tuple[str, ...]:
    """What is missing to open a thread in this channel."""
    have = interaction.app_permissions
    return tuple(name for name, wanted in FOR_THREADS if wanted and not getattr(have, name))


def missing_in(channel: object) -> tuple[str, ...] | None:
    """The same for a channel that the bot knows by itself; None for one that it cannot see."""
    if not isinstance(channel, discord.abc.GuildChannel | discord.Thread):
        return None
    in_thread = isinstance(channel, discord.Thread)
    return _missing(channel.permissions_for(channel.guild.me), in_thread)


def _missing(have: discord.Permissions, in_thread: bool) -> tuple[str, ...]:
    unneeded = "send_messages" if in_thread else "send_messages_in_threads"
    return tuple(name for name in _NAMES if name != unneeded and not getattr(have, name))


def named(words: Words, permissions: tuple[str, ...]) -> str:
    """Permissions as Discord's own settings call them."""
    return words.listed(words(f"permission-{name.replace('_', '-')}") for name in permissions)

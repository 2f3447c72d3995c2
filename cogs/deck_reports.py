"""How moderators hear of a reported card: where Discord itself tells moderators things.

A community has a channel for them; elsewhere the owner gets a private message. Whoever may decide
also finds the card at the top of ``/dixit deck show``. Nobody else is told.
"""

import logging

import discord

from bot.gateway.client import DixitBot
from bot.gateway.request_queue import Urgency
from bot.store import ServerDeck
from bot.ui.names import quote

log = logging.getLogger(__name__)


async def tell_moderators(
    bot: DixitBot, interaction: discord.Interaction, deck: ServerDeck, number: int
) -> None:
    """Send one line to whoever moderates; where that is refused, the log says so by ids."""
    guild = interaction.guild
    if guild is None:
        return
    server = await bot.store.server(guild.id)
    wishes = (server.language, interaction.guild_locale and interaction.guild_locale.value)
    words = bot.library.first_of(*wishes)
    text = words("report-notice", number=number, deck=quote(deck.name), server=quote(guild.name))
    try:
        target = await _moderators(bot, guild)
        await bot.requests.by_bot(lambda: target.send(text), Urgency.TIDY)
    except discord.HTTPException as refusal:
        log.warning("moderators of server %s could not be told: code %s", guild.id, refusal.code)


async def _moderators(bot: DixitBot, guild: discord.Guild) -> discord.abc.Messageable:
    channel = guild.public_updates_channel
    if channel is not None and channel.permissions_for(guild.me).send_messages:
        return channel
    owner = discord.Object(guild.owner_id or 0)
    opened = await bot.http.start_private_message(owner.id)
    return bot.get_partial_messageable(int(opened["id"]))

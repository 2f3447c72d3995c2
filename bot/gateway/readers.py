"""Finds the people whom a message in a channel may call: members who may view it, and a role.

The library knows no members, because that takes an intent that we do without. So they are requested
by id, in one request to the gateway. Knows nothing of games.
"""

import asyncio
import logging
from collections.abc import Collection

import discord

from bot.gateway.permissions import member_may_view
from bot.rules.ids import PlayerId
from bot.store import Place

log = logging.getLogger(__name__)

PATIENCE = 5.0  # seconds that a redraw waits for the answer
MOST = 100  # members that Discord names in one answer, and people that a message may mention


class Readers:
    """Finds out who may view a channel."""

    def __init__(self, client: discord.Client) -> None:
        self._client = client

    async def among(
        self, place: Place, people: Collection[PlayerId]
    ) -> tuple[PlayerId, ...] | None:
        """Return which of these people are members and may view a game's channel.

        Only the first hundred people are checked. Return None if Discord does not answer in time;
        the next redraw asks again.
        """
        guild = self._client.get_guild(place.guild_id)
        if not people or guild is None:
            return ()
        wanted = [int(player) for player in people][:MOST]
        try:
            async with asyncio.timeout(PATIENCE):
                members = await guild.query_members(user_ids=wanted, limit=MOST, cache=False)
        except (TimeoutError, discord.ClientException) as fault:
            log.warning("members could not be asked for: %s", type(fault).__name__)
            return None
        there = {one.id for one in members if member_may_view(guild, place, one)}
        return tuple(player for player in people if int(player) in there)

    def role(self, guild_id: int, role: str) -> int | None:
        """Return the id of a role; None if the server does not have it, or it is @everyone."""
        guild = self._client.get_guild(guild_id)
        found = guild.get_role(int(role)) if guild and role.isdecimal() else None
        return found.id if found and not found.is_default() else None

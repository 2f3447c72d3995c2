"""Remembers players' names, for the one picture that shows names.

Text never needs them, because Discord displays mentions. Names come with every press and are kept
in memory only; Discord is asked for players who have not pressed since a restart. Knows nothing of
games.
"""

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Iterable

import discord

from bot.gateway.requests import TRANSIENT, Requests, Urgency
from bot.rules.ids import PlayerId

log = logging.getLogger(__name__)

MOST_NAMES = 20_000  # a few dozen bytes each
PATIENCE = 3.0  # seconds that a picture waits for missing names


class Names:
    """Remembers the names of the most recent players, as their server shows them."""

    def __init__(self, client: discord.Client, requests: Requests) -> None:
        self._client = client
        self._requests = requests
        self._known: OrderedDict[PlayerId, str] = OrderedDict()

    def of(self, player: str) -> str | None:
        """Return a player's name; None if it is not known."""
        return self._known.get(PlayerId(player))

    def note(self, user: discord.User | discord.Member) -> None:
        """Remember a player's name."""
        self._keep(PlayerId(str(user.id)), user.display_name)

    async def learn(self, players: Iterable[str]) -> None:
        """Ask Discord for the names that are not known, for a few seconds at most.

        Names that cannot be fetched stay unknown.
        """
        missing = [player for player in map(PlayerId, players) if player not in self._known]
        if not missing or self._requests.behind:
            return
        try:
            async with asyncio.timeout(PATIENCE):
                await asyncio.gather(*map(self._ask, missing))
        except TimeoutError:
            log.info("names of players did not come in time for a picture")

    async def _ask(self, player: PlayerId) -> None:
        if not player.isdecimal():
            return
        try:
            found = await self._requests.by_bot(
                lambda: self._client.http.get_user(int(player)), Urgency.EDIT, once=True
            )
        except (*TRANSIENT, discord.HTTPException) as fault:
            log.info("a player's name could not be asked for: %s", type(fault).__name__)
            return
        self._keep(player, found.get("global_name") or found["username"])

    def _keep(self, player: PlayerId, name: str) -> None:
        self._known[player] = name
        self._known.move_to_end(player)
        while len(self._known) > MOST_NAMES:
            self._known.popitem(last=False)

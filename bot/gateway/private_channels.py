"""Where private messages to a person go: Discord is asked once, and again if that is gone."""

import discord

from bot.gateway.request_queue import Urgency
from bot.gateway.requests import Requests
from bot.rules.ids import PlayerId

MOST = 20_000  # people, about 3 MB


class PrivateChannels:
    """Remembers the channels of those who were written to."""

    def __init__(self, client: discord.Client, requests: Requests) -> None:
        self._client = client
        self._requests = requests
        self._known: dict[PlayerId, int] = {}

    async def open(self, player: PlayerId, *, anew: bool = False) -> int:
        """The channel for private messages to a person; anew if the one we knew may be gone."""
        if anew or player not in self._known:
            # Not `create_dm`, which may answer from the library's memory with one that is gone.
            channel = await self._requests.by_bot(
                lambda: self._client.http.start_private_message(int(player)),
                Urgency.EDIT if anew else Urgency.PUSH,
            )
            self._known[player] = int(channel["id"])
            if len(self._known) > MOST:
                self._known.pop(next(iter(self._known)))  # whom we have known for longest
        return self._known[player]

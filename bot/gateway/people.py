"""Keeps what the bot knows about players as Discord's users: membership, names and avatars.

Discord reports who left a server only with an intent that we do without. So players are checked
from time to time, with one request each, while there is nothing else to send. A press or command
inside the server proves membership for free. A player who left the server leaves its games.

Names and avatars are for pictures; text never needs them, because Discord displays mentions. They
come with every press and are kept in memory only. Sends no messages.
"""

import asyncio
import logging
import time
from collections import defaultdict
from collections.abc import Callable, Iterable
from contextlib import suppress
from dataclasses import dataclass

import aiohttp
import discord

from bot.gateway.codes import UNKNOWN_MEMBER, UNKNOWN_USER
from bot.gateway.requests import TRANSIENT, Requests, Urgency
from bot.play.service import GameService
from bot.printable import seen
from bot.recent import Recent
from bot.rules import commands as do
from bot.rules.errors import RuleError
from bot.rules.ids import PlayerId, player_id
from bot.store import GameId, GameStore, UnknownGame, UnreadableGame
from bot.tasks import Tasks, stop

log = logging.getLogger(__name__)

CHECK_AGAIN_AFTER = 600.0  # seconds between two checks of one player
PAUSE = 30.0  # seconds between two times that all players are checked
BETWEEN_CHECKS = 1.0  # seconds between the checks of two players
MOST_NAMES = 20_000  # a few dozen bytes each
NAMES_PATIENCE = 3.0  # seconds that an answer waits for missing names
MOST_AVATARS = 500  # a few kilobytes each
AVATAR_PATIENCE = 10.0  # seconds for fetching one
AVATAR_SIDE = 128  # pixels

Member = tuple[int, PlayerId]
"""A server's id and a player in one of its games."""


def player_of(interaction: discord.Interaction) -> PlayerId:
    """Return the id under which the rules know the presser or caller."""
    return player_id(interaction.user.id)


class Membership:
    """Removes players who have left a server from its games.

    Notes when each player was last seen there, and asks Discord about those not seen for a while.
    """

    def __init__(
        self,
        client: discord.Client,
        service: GameService,
        store: GameStore,
        requests: Requests,
    ) -> None:
        self._client = client
        self._service = service
        self._store = store
        self._requests = requests
        self._seen: dict[Member, float] = {}
        self._checks = Tasks()

    def note(self, interaction: discord.Interaction) -> None:
        """Note the sender of a press or command as a member; if it came from a DM, check them."""
        player = player_of(interaction)
        if interaction.guild_id is not None:
            self._seen[interaction.guild_id, player] = time.monotonic()
            return
        self._checks.start(self._check_everywhere(player))

    async def run(self) -> None:
        """Check regularly whether players are still members of their servers, until cancelled.

        Log a check that fails. When cancelled, cancel the checks that are under way, too.
        """
        try:
            while True:
                await asyncio.sleep(PAUSE)
                try:
                    await self.check_all()
                except Exception:
                    log.exception("players' membership could not be checked; trying again later")
        finally:
            await stop(*self._checks)

    async def check_all(self) -> None:
        """Check the membership of players not seen for ten minutes; stop if other requests wait.

        A player who is no longer a member of the server leaves its games.
        """
        seats = await self._seats()
        old = time.monotonic() - CHECK_AGAIN_AFTER
        self._seen = {member: at for member, at in self._seen.items() if at > old}
        for member in sorted(seats.keys() - self._seen.keys()):
            if not self._requests.idle:
                return
            await self._check(member, seats[member])
            await asyncio.sleep(BETWEEN_CHECKS)

    async def _check_everywhere(self, player: PlayerId) -> None:
        """Check one player's membership in every server in which they play; log failures.

        They leave the games of a server that they have left. Checks are skipped while other
        requests wait.
        """
        try:
            seats = await self._seats()
            for member, games in seats.items():
                if member[1] == player and self._is_due(member) and self._requests.idle:
                    await self._check(member, games)
        except Exception:
            log.exception("a player's membership could not be checked; trying again later")

    def _is_due(self, member: Member) -> bool:
        seen = self._seen.get(member)
        return seen is None or time.monotonic() - seen >= CHECK_AGAIN_AFTER

    async def _seats(self) -> dict[Member, list[GameId]]:
        """Return the games of each player by server, for servers that are available."""
        seats: dict[Member, list[GameId]] = defaultdict(list)
        for game_id, guild_id, player in await self._store.seated():
            guild = self._client.get_guild(guild_id)
            # Computer players are not members; their ids are not numbers.
            if guild is not None and not guild.unavailable and player.isdecimal():
                seats[guild_id, player].append(game_id)
        return seats

    async def _check(self, member: Member, games: Iterable[GameId]) -> None:
        guild_id, player = member
        self._seen[member] = time.monotonic()  # before the request, so that a failure counts too
        guild = self._client.get_guild(guild_id)
        if guild is None:
            return
        try:
            await self._requests.by_bot(
                lambda: guild.fetch_member(int(player)), Urgency.TIDY, once=True
            )
        except discord.NotFound as gone:
            if gone.code in (UNKNOWN_MEMBER, UNKNOWN_USER):
                await self._leave(player, games)
        except (*TRANSIENT, discord.HTTPException) as fault:
            log.debug("a player's membership could not be checked: %s", type(fault).__name__)

    async def _leave(self, player: PlayerId, games: Iterable[GameId]) -> None:
        for game_id in games:
            # The player may have left the game, or the game may be over, since they were looked up.
            # A damaged game must not keep them in the others.
            with suppress(RuleError, UnknownGame, UnreadableGame):
                await self._service.play(game_id, do.Leave(player))
                log.info("a player of game %s has left the server", game_id)


class Names:
    """Remembers the names of the most recent players, as their server shows them."""

    def __init__(self, client: discord.Client, requests: Requests) -> None:
        self._client = client
        self._requests = requests
        self._known: Recent[PlayerId, str] = Recent(MOST_NAMES)
        self._asking = Tasks()

    def of(self, player: str) -> str | None:
        """Return a player's name; None if it is not known, or has nothing that can be seen."""
        return self._known.get(PlayerId(player)) or None

    def note(self, user: discord.User | discord.Member) -> None:
        """Remember a player's name."""
        self._known[player_id(user.id)] = _visible(user.display_name)

    async def learn(self, players: Iterable[str]) -> None:
        """Ask Discord for the names that are not known, and wait a few seconds at most.

        Names that arrive later are known the next time. Ask nothing while the request queue is
        full.
        """
        missing = [player for player in map(PlayerId, players) if player not in self._known]
        if not missing or self._requests.behind:
            return
        asking = [self._asking.start(self._ask(player)) for player in missing]
        # Never cancel them: that would corrupt the library's rate-limit bookkeeping.
        _, late = await asyncio.wait(asking, timeout=NAMES_PATIENCE)
        if late:
            log.info("players' names did not arrive in time")

    async def _ask(self, player: PlayerId) -> None:
        if not player.isdecimal():
            return
        try:
            found = await self._requests.by_bot(
                lambda: self._client.fetch_user(int(player)), Urgency.EDIT, once=True
            )
        except (*TRANSIENT, discord.HTTPException) as fault:
            log.info("a player's name could not be fetched: %s", type(fault).__name__)
            return
        self._known[player] = _visible(found.global_name or found.name)

    async def close(self) -> None:
        """Cancel all requests that are under way."""
        await stop(*self._asking)


def _visible(name: str) -> str:
    """Return a name in one line, without direction marks and invisible characters."""
    return " ".join(seen(name).split())


@dataclass(slots=True)
class _Avatar:
    key: str  # changes with the picture
    data: bytes | None = None


class Avatars:
    """Keeps the avatars of the most recent players.

    Each one is fetched once, small, when its player plays, and kept in memory only. Nothing waits
    for an avatar: until it arrives, or if there is none, the player's rabbit is shown instead.
    """

    def __init__(self, hurried: Callable[[], bool] = lambda: False) -> None:
        self._hurried = hurried  # whether there is no time for optional requests
        self._known: Recent[PlayerId, _Avatar] = Recent(MOST_AVATARS)
        self._fetching = Tasks()

    def of(self, player: str) -> bytes | None:
        """Return a player's avatar, or None if it has not been fetched."""
        face = self._known.get(PlayerId(player))
        return face.data if face else None

    def note(self, user: discord.User | discord.Member) -> None:
        """Start to fetch a player's avatar if it is new; forget it if they have none any more.

        Fetch nothing while there is no time for optional requests. If there are too many avatars,
        drop those that were noted longest ago.
        """
        own = getattr(user, "guild_avatar", None) or user.avatar
        player = player_id(user.id)
        if own is None:
            self._known.pop(player, None)
            return
        known = self._known.get(player)
        if (known is None or known.key != own.key) and not self._hurried():
            face = self._known[player] = _Avatar(own.key, known.data if known else None)
            self._fetching.start(self._fetch(face, own))
        if player in self._known:
            self._known.move_to_end(player)

    async def _fetch(self, face: _Avatar, asset: discord.Asset) -> None:
        try:
            async with asyncio.timeout(AVATAR_PATIENCE):
                face.data = await asset.replace(size=AVATAR_SIDE, format="webp").read()
        except discord.NotFound:
            face.data = None
        except (discord.DiscordException, aiohttp.ClientError, OSError, TimeoutError) as fault:
            log.info("a player's avatar could not be fetched: %s", type(fault).__name__)
            face.key = ""  # retry with the next press

    async def settle(self) -> None:
        """Wait for all fetches that are under way."""
        await asyncio.gather(*self._fetching)

    async def close(self) -> None:
        """Cancel all fetches that are under way."""
        await stop(*self._fetching)

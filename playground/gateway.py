"""The gateway: its sessions outlive their sockets and replay the events that the bot missed.

``Gateway`` listens to the feed and sends each event to the sessions that Discord would send it to,
by intents and shard, with DMs on shard 0 only. The protocol of one socket is in
``gateway_socket``.
"""

import asyncio
import secrets
from collections import deque
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from . import shapes
from .feed import Event
from .model import Json

if TYPE_CHECKING:
    from .gateway_socket import Socket
    from .server import Playground

GUILDS, GUILD_MEMBERS, PRESENCES = 1 << 0, 1 << 1, 1 << 8
GUILD_MESSAGES, DIRECT_MESSAGES, MESSAGE_CONTENT = 1 << 9, 1 << 12, 1 << 15
PRIVILEGED = GUILD_MEMBERS | PRESENCES | MESSAGE_CONTENT
MOST_MEMBERS = 100  # that one answer names
REMEMBERED = 2000  # events of a session that can be replayed when it resumes


@dataclass(slots=True, eq=False)
class Session:
    """The state that Discord keeps for one shard of the bot, connected or not."""

    id: str
    shard: tuple[int, int]
    intents: int
    socket: "Socket | None" = None
    sequence: int = 0
    past: deque[Json] = field(default_factory=lambda: deque(maxlen=REMEMBERED))

    def dispatch(self, name: str, data: Json) -> None:
        """Send an event, and keep it in case the bot resumes."""
        self.sequence += 1
        payload = {"op": 0, "t": name, "s": self.sequence, "d": data}
        self.past.append(payload)
        if self.socket is not None:
            self.socket.send(payload)

    def missed(self, sequence: int) -> list[Json]:
        """Return the events with a higher sequence number, as far as they are still kept."""
        return [one for one in self.past if one["s"] > sequence]


class Gateway:
    """Holds the bot's sessions, sends them events, and can disturb their connections."""

    def __init__(self, playground: "Playground", *, shards: int = 1) -> None:
        self._playground = playground
        self.shards = shards
        self.privileged_intents_allowed = False
        self.heartbeat_seconds = 41.25  # as on Discord
        self.answers_heartbeats = True
        self.refuses_resumes = False
        self.flowing = asyncio.Event()
        self.flowing.set()
        self.sessions: dict[str, Session] = {}
        self.sockets: set[Socket] = set()
        self._delayed: set[asyncio.Task[None]] = set()

    @property
    def connected(self) -> list[Session]:
        """Return the sessions that have a connection."""
        return [one for one in self.sessions.values() if one.socket is not None]

    # -- sessions ----------------------------------------------------------------------

    def identify(self, socket: "Socket", shard: tuple[int, int], intents: int) -> Session:
        """Begin a session, send the bot its servers, and return the session.

        Forget the shard's disconnected sessions, and tell all people that the bot is online.
        """
        self._forget(shard)
        session = Session(secrets.token_hex(16), shard, intents, socket)
        self.sessions[session.id] = session
        world = self._playground.world
        mine = [one for one in world.guilds.values() if self._on_shard(one.id, session)]
        # READY lists every server as unavailable; GUILD_CREATE follows for those that are not.
        ready = {
            "v": 10,
            "user": shapes.user(world.bot) | {"verified": True, "mfa_enabled": False},
            "guilds": [{"id": str(one.id), "unavailable": True} for one in mine],
            "session_id": session.id,
            "resume_gateway_url": self._playground.gateway_url,
            "session_type": "normal",
            "shard": list(shard),
            "private_channels": [],
            "application": {"id": str(world.bot.id), "flags": 0},
        }
        session.dispatch("READY", ready)
        if intents & GUILDS:
            for guild in mine:
                if guild.available:
                    session.dispatch("GUILD_CREATE", shapes.guild_create(world, guild))
        self._tell_presence("BOT_ONLINE")
        return session

    def resume(self, socket: "Socket", session_id: str, sequence: int) -> Session | None:
        """Resume a session and replay what it missed; return None if it cannot be resumed.

        A connection that the session still has is closed.
        """
        session = self.sessions.get(session_id)
        if session is None or self.refuses_resumes:
            return None
        # A session has one connection at a time, and the newer one takes over.
        if session.socket is not None:
            session.socket.close(4000)
        session.socket = socket
        for payload in session.missed(sequence):
            socket.send(payload)
        session.dispatch("RESUMED", {})
        self._tell_presence("BOT_ONLINE")
        return session

    def leave(self, socket: "Socket", *, ends_session: bool) -> None:
        """Forget a closed socket; with ``ends_session`` (codes 1000, 1001) delete its session, too.

        If no connection is left, tell all people that the bot is offline.
        """
        self.sockets.discard(socket)
        for session in list(self.sessions.values()):
            if session.socket is socket:
                session.socket = None
                if ends_session:
                    del self.sessions[session.id]
        if not self.connected:
            self._tell_presence("BOT_OFFLINE")

    def _forget(self, shard: tuple[int, int]) -> None:
        """Delete a shard's disconnected sessions, which no process will resume any more."""
        for session in list(self.sessions.values()):
            if session.shard == shard and session.socket is None:
                del self.sessions[session.id]

    def _tell_presence(self, name: str) -> None:
        world = self._playground.world
        people = frozenset(world.users) - {world.bot.id}
        world.feed.publish(Event(name, {"id": str(world.bot.id)}, people))

    # -- events ------------------------------------------------------------------------

    def on_event(self, event: Event) -> None:
        """Send an event to the sessions that should get it, subject to dispatch faults."""
        if not event.seen_by(self._playground.world.bot.id):
            return
        wanted = [one for one in self.sessions.values() if self._wants(one, event)]
        if not wanted:
            return
        fault = self._playground.faults.for_event(event.name)
        if fault is not None and fault.delay:
            self._later(fault.delay, wanted, event)
            return
        for session in wanted:
            for _ in range(1 if fault is None else fault.copies):
                session.dispatch(event.name, self._visible_part(session, event))

    def _later(self, delay: float, sessions: list[Session], event: Event) -> None:
        async def dispatch() -> None:
            await self._playground.world.clock.sleep(delay)
            for session in sessions:
                session.dispatch(event.name, self._visible_part(session, event))

        task = asyncio.create_task(dispatch())
        self._delayed.add(task)
        task.add_done_callback(self._delayed.discard)

    def _wants(self, session: Session, event: Event) -> bool:
        if event.guild_id is None:
            if session.shard[0] != 0:
                return False
        elif not self._on_shard(event.guild_id, session):
            return False
        needed = _intent_of(event)
        if event.name == "GUILD_MEMBER_UPDATE" and self._is_bot(event.data["user"]):
            needed = GUILDS  # a bot gets changes of its own roles without the members' intent
        return needed is not None and session.intents & needed == needed

    def _is_bot(self, user: Json) -> bool:
        return bool(user["id"] == str(self._playground.world.bot.id))

    def _on_shard(self, guild_id: int, session: Session) -> bool:
        index, count = session.shard  # Discord's own formula, by the time in the server's id
        return (guild_id >> 22) % count == index

    def _visible_part(self, session: Session, event: Event) -> Json:
        """Return the payload without the fields that the bot's permissions and intents hide."""
        if event.name.startswith("CHANNEL_"):
            return self._visible_channel(event)
        message = event.name in ("MESSAGE_CREATE", "MESSAGE_UPDATE")
        if not message or event.guild_id is None or session.intents & MESSAGE_CONTENT:
            return dict(event.data)
        # Without the intent, bots read DMs, their own messages, and messages that mention them.
        bot_id = str(self._playground.world.bot.id)
        mentioned = any(one["id"] == bot_id for one in event.data["mentions"])
        if mentioned or event.data["author"]["id"] == bot_id:
            return dict(event.data)
        hidden: Json = {"content": "", "embeds": [], "attachments": [], "components": []}
        return event.data | hidden

    def _visible_channel(self, event: Event) -> Json:
        world = self._playground.world
        channel = world.channels.get(int(event.data["id"]))
        known = channel is None or shapes.bot_may_know(world, channel)
        return dict(event.data) if known else shapes.obfuscated(event.data)

    # -- disturbances --------------------------------------------------------------------

    def reconnect(self) -> None:
        """Ask the bot to reconnect (op 7)."""
        for socket in tuple(self.sockets):
            socket.send({"op": 7, "d": None})

    def invalidate(self, *, resumable: bool = False) -> None:
        """Tell the bot that its sessions are invalid (op 9); delete them unless ``resumable``."""
        if not resumable:
            for session in list(self.connected):
                del self.sessions[session.id]
        for socket in tuple(self.sockets):
            socket.send({"op": 9, "d": resumable})

    def close(self, code: int = 4000) -> None:
        """Close all the bot's sockets with this code."""
        for socket in tuple(self.sockets):
            socket.close(code)

    def cut(self) -> None:
        """Reset the bot's connections without closing them properly."""
        for socket in tuple(self.sockets):
            socket.cut()

    def freeze(self) -> None:
        """Stop sending on all connections, including new ones, but keep them open."""
        self.flowing.clear()

    def thaw(self) -> None:
        """Send everything that was held back, and continue normally."""
        self.flowing.set()

    async def shut(self) -> None:
        """Close all connections and cancel delayed events when the server stops."""
        self.thaw()
        for task in tuple(self._delayed):
            task.cancel()
        self.close(1001)
        await asyncio.gather(*self._delayed, return_exceptions=True)


def _intent_of(event: Event) -> int | None:
    """Return the intents an event needs: 0 for none, None if bots never get it."""
    name, in_guild = event.name, event.guild_id is not None
    if name == "INTERACTION_CREATE":
        return 0
    if name.startswith("MESSAGE_"):
        return GUILD_MESSAGES if in_guild else DIRECT_MESSAGES
    if not in_guild:
        return None
    if name.startswith("GUILD_MEMBER_"):
        return GUILD_MEMBERS
    return GUILDS if name.startswith(("GUILD_", "CHANNEL_", "THREAD_")) else None


def members_chunk(playground: "Playground", asked: dict[str, Any]) -> Json:
    """Return the answer to a request for members (op 8), of whom it names at most a hundred."""
    world = playground.world
    guild = world.guilds[int(asked["guild_id"])]
    wanted = asked.get("user_ids")
    if isinstance(wanted, str | int):
        wanted = [wanted]
    ids = [int(one) for one in wanted][:MOST_MEMBERS] if wanted is not None else guild.members
    query = str(asked.get("query") or "").lower()
    found = [
        guild.members[one]
        for one in ids
        if one in guild.members and world.users[one].name.lower().startswith(query)
    ]
    limit = min(int(asked.get("limit") or 0) or MOST_MEMBERS, MOST_MEMBERS)
    chunk: Json = {
        "guild_id": str(guild.id),
        "members": [shapes.member(world, one) for one in found[:limit]],
        "chunk_index": 0,
        "chunk_count": 1,
        "not_found": [str(one) for one in ids if one not in guild.members],
    }
    return chunk | ({"nonce": asked["nonce"]} if asked.get("nonce") else {})

"""One gateway connection: hello, heartbeats, identify or resume, compression, close codes."""

import asyncio
import json
import zlib
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Protocol

from aiohttp import WSMsgType, web

from .gateway import GUILD_MEMBERS, PRIVILEGED, Session, members_chunk
from .jsontext import MALFORMED, parse
from .sockets import reset

if TYPE_CHECKING:
    from .server import Playground

ALL_INTENTS = (1 << 26) - 1
HEARTBEAT_ANSWER = 0.02  # seconds
MOST_PER_MINUTE = 120
LARGEST = 4096  # bytes of one payload


class GatewayClosed(Exception):
    """Raised when the bot breaks the protocol; Discord closes with this code."""

    def __init__(self, code: int, reason: str) -> None:
        super().__init__(f"{code} {reason}")
        self.code, self.reason = code, reason


class Compress(Protocol):
    """Turns one payload into the next piece of a compressed stream."""

    def __call__(self, raw: bytes) -> bytes: ...


def zlib_stream() -> Compress:
    """Return a zlib stream that ends each payload with a sync flush."""
    stream = zlib.compressobj()
    return lambda raw: stream.compress(raw) + stream.flush(zlib.Z_SYNC_FLUSH)


def zstd_stream() -> Compress:
    """Return a zstd stream that flushes a block after each payload; needs ``zstandard``."""
    import zstandard

    stream = zstandard.ZstdCompressor().compressobj()
    flush: int = zstandard.COMPRESSOBJ_FLUSH_BLOCK
    return lambda raw: bytes(stream.compress(raw) + stream.flush(flush))


STREAMS: dict[str, Callable[[], Compress]] = {
    "zlib-stream": zlib_stream,
    "zstd-stream": zstd_stream,
}


class Socket:
    """One connection, with its session once it has one."""

    def __init__(self, playground: "Playground", request: web.Request) -> None:
        self._playground = playground
        self._gateway = playground.gateway
        self._request = request
        self._ws = web.WebSocketResponse(max_msg_size=1 << 16, autoping=True)
        self._outbox: asyncio.Queue[Any] = asyncio.Queue()
        self._session: Session | None = None
        self._received_at: list[float] = []
        self._closed_with: int | None = None

    async def run(self) -> web.WebSocketResponse:
        """Serve the connection until either side closes it; return the WebSocket response."""
        wanted = self._request.query.get("compress", "")
        compress = STREAMS[wanted]() if wanted in STREAMS else None
        await self._ws.prepare(self._request)
        self._gateway.sockets.add(self)
        writer = asyncio.create_task(self._write(compress))
        interval = int(self._gateway.heartbeat_seconds * 1000)
        self.send({"op": 10, "d": {"heartbeat_interval": interval, "_trace": []}})
        try:
            if self._request.query.get("v", "10") not in ("9", "10"):
                raise GatewayClosed(4012, "Invalid API version.")
            await self._read()
        except GatewayClosed as end:
            self.close(end.code, end.reason)
        finally:
            await self._finish(writer)
        return self._ws

    def send(self, payload: Any) -> None:
        """Queue a payload for sending."""
        self._outbox.put_nowait(payload)

    def close(self, code: int, reason: str = "") -> None:
        """Close the connection with this code once everything queued before has been sent."""
        self._closed_with = code
        self._outbox.put_nowait((code, reason))

    def cut(self) -> None:
        """Reset the connection without a closing handshake."""
        if self._request.transport is not None:
            reset(self._request.transport)

    async def _finish(self, writer: asyncio.Task[None]) -> None:
        if self._closed_with is None:
            writer.cancel()
        await asyncio.gather(writer, return_exceptions=True)
        # Only a close by the bot ends its session; after ours it can be resumed.
        ended_by_bot = self._closed_with is None and self._ws.close_code in (1000, 1001)
        self._gateway.leave(self, ends_session=ended_by_bot)

    async def _write(self, compress: Compress | None) -> None:
        while True:
            payload = await self._outbox.get()
            await self._gateway.flowing.wait()
            if isinstance(payload, tuple):
                code, reason = payload
                await self._ws.close(code=code, message=reason.encode())
                return
            text = json.dumps(payload)
            try:
                if compress is None:
                    await self._ws.send_str(text)
                else:
                    await self._ws.send_bytes(compress(text.encode()))
            except ConnectionError:
                return

    async def _read(self) -> None:
        async for message in self._ws:
            if message.type not in (WSMsgType.TEXT, WSMsgType.BINARY):
                break
            self._count()
            if len(message.data) > LARGEST:
                raise GatewayClosed(4002, "Error while decoding payload.")
            try:
                payload = parse(message.data)
                self._handle(payload["op"], payload.get("d"))
            except MALFORMED:
                raise GatewayClosed(4002, "Error while decoding payload.") from None

    def _count(self) -> None:
        now = self._playground.world.clock.now()
        self._received_at = [one for one in self._received_at if now - one < 60] + [now]
        if len(self._received_at) > MOST_PER_MINUTE:
            raise GatewayClosed(4008, "You are being rate limited.")

    def _handle(self, opcode: int, data: Any) -> None:
        if opcode == 1:
            if self._gateway.answers_heartbeats:
                # On loopback, an answer can arrive before the client has noted its own request,
                # which it would take for a delay of a whole interval.
                loop = asyncio.get_running_loop()
                loop.call_later(HEARTBEAT_ANSWER, self.send, {"op": 11, "d": None})
        elif opcode == 2:
            self._identify(data)
        elif opcode == 6:
            self._resume(data)
        elif self._session is None:
            raise GatewayClosed(4003, "Not authenticated.")
        elif opcode == 8:
            everyone = not (data.get("user_ids") or data.get("query") or data.get("limit"))
            if everyone and not self._session.intents & GUILD_MEMBERS:
                raise GatewayClosed(4014, "Disallowed intent(s).")
            self._session.dispatch("GUILD_MEMBERS_CHUNK", members_chunk(self._playground, data))
        elif opcode not in (3, 4, 31):
            raise GatewayClosed(4001, "Unknown opcode.")

    def _identify(self, data: Any) -> None:
        if self._session is not None:
            raise GatewayClosed(4005, "Already authenticated.")
        self._check_token(data)
        shard = data.get("shard") or [0, 1]
        index, count = shard
        if not 0 <= index < count:
            raise GatewayClosed(4010, "Invalid shard.")
        intents = data.get("intents")
        if not isinstance(intents, int) or not 0 <= intents <= ALL_INTENTS:
            raise GatewayClosed(4013, "Invalid intent(s).")
        if intents & PRIVILEGED and not self._gateway.privileged_intents_allowed:
            raise GatewayClosed(4014, "Disallowed intent(s).")
        self._session = self._gateway.identify(self, (index, count), intents)

    def _resume(self, data: Any) -> None:
        if self._session is not None:
            raise GatewayClosed(4005, "Already authenticated.")
        self._check_token(data)
        session_id, sequence = str(data["session_id"]), int(data["seq"])
        known = self._gateway.sessions.get(session_id)
        if known is not None and sequence > known.sequence:
            raise GatewayClosed(4007, "Invalid seq.")
        self._session = self._gateway.resume(self, session_id, sequence)
        if self._session is None:
            self.send({"op": 9, "d": False})

    def _check_token(self, data: Any) -> None:
        if not isinstance(data, dict) or data.get("token") != self._playground.token:
            raise GatewayClosed(4004, "Authentication failed.")

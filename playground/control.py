"""HTTP requests that cause faults and move the clock, for the page and for other processes.

``POST /playground/control/<verb>`` takes a JSON object and ``GET /playground/control`` lists the
verbs. Both can be reached only over loopback, and pages of other sites cannot call them.
"""

from collections.abc import Callable
from dataclasses import asdict
from inspect import isawaitable
from typing import TYPE_CHECKING, Any, TypeVar

from aiohttp import web

from .jsontext import MALFORMED, parse
from .model import Channel, Guild, Json, Message, User
from .permissions import Permission
from .strictness import Strict

if TYPE_CHECKING:
    from .server import Playground

Verb = Callable[..., Any]
Named = TypeVar("Named", Channel, Guild, User)


class Control:
    """Serves the control routes, each of which calls the function of one verb.

    A verb's function gets the keys of the request's JSON object as its parameters.
    """

    def __init__(self, playground: "Playground") -> None:
        self._playground = playground
        self._world = playground.world
        gateway = playground.gateway
        self.verbs: dict[str, Verb] = {
            "add-fault": self._add_fault,
            "drop-dispatch": lambda **given: asdict(playground.faults.drop(**given)),
            "double-dispatch": lambda **given: asdict(playground.faults.double(**given)),
            "late-dispatch": lambda **given: asdict(playground.faults.late(**given)),
            "clear-faults": playground.faults.clear,
            "rate-limits": self._rate_limits,
            "move-clock": self._world.clock.move,
            "reconnect": gateway.reconnect,
            "invalidate-session": gateway.invalidate,
            "close-gateway": gateway.close,
            "freeze-gateway": gateway.freeze,
            "thaw-gateway": gateway.thaw,
            "cut-gateway": gateway.cut,
            "refuse-resumes": self._refuse_resumes,
            "remove-channel": lambda channel: self._world.remove_channel(self._channel(channel)),
            "remove-message": lambda message: self._world.delete(self._message(message)),
            "remove-server": lambda server: self._world.remove_guild(self._guild(server)),
            "begin-outage": lambda server: self._world.remove_guild(
                self._guild(server), outage=True
            ),
            "end-outage": lambda server: self._world.restore_guild(self._guild(server)),
            "archive-thread": self._archive,
            "lock-thread": self._lock,
            "leave-server": self._leave,
            "close-dms": lambda person: setattr(self._user(person), "accepts_dms", False),
            "open-dms": lambda person: setattr(self._user(person), "accepts_dms", True),
            "deny-bot": self._deny_bot,
            "lenient": self._lenient,
            "uplink": self._uplink,
        }

    def attach(self, app: web.Application) -> None:
        """Add the routes."""
        app.router.add_get("/playground/control", self._list)
        app.router.add_post("/playground/control/{verb}", self._do)

    async def _list(self, _request: web.Request) -> web.Response:
        return web.json_response(sorted(self.verbs | self._playground.verbs))

    async def _do(self, request: web.Request) -> web.Response:
        verbs = self.verbs | self._playground.verbs
        verb = verbs.get(request.match_info["verb"])
        if verb is None:
            return _refusal(404, f"no such verb; there is: {', '.join(sorted(verbs))}")
        try:
            given = parse(await request.read() or b"{}")
            result = verb(**given)
            if isawaitable(result):
                result = await result
        except MALFORMED as problem:
            return _refusal(400, f"{request.match_info['verb']}: {problem}")
        return web.json_response({"done": request.match_info["verb"], "result": result})

    # -- verbs of more than one line ------------------------------------------------------

    def _add_fault(self, **details: Any) -> Json:
        return asdict(self._playground.faults.add(**details))

    def _rate_limits(self, on: bool = True) -> None:
        self._playground.rate_limits.on = on

    def _refuse_resumes(self, on: bool = True) -> None:
        self._playground.gateway.refuses_resumes = on

    def _archive(self, channel: int | str, locked: bool = False) -> None:
        self._world.update_channel(self._channel(channel), archived=True, locked=locked)

    def _lock(self, channel: int | str, locked: bool = True) -> None:
        self._world.update_channel(self._channel(channel), locked=locked)

    def _leave(self, person: int | str, server: int | str | None = None) -> None:
        user = self._user(person)
        guilds = list(self._world.guilds.values()) if server is None else [self._guild(server)]
        for guild in guilds:
            if user.id in guild.members:
                self._world.leave(guild, user)

    def _deny_bot(self, channel: int | str, permissions: list[str]) -> None:
        denied = 0
        for name in permissions:
            denied |= Permission[name.upper()]
        self._world.set_permissions(self._channel(channel), self._world.bot, deny=denied)

    def _uplink(self, bytes_per_second: float | None = None) -> None:
        self._playground.uplink.bytes_per_second = bytes_per_second

    def _lenient(self, names: list[str], on: bool = True) -> list[str]:
        """Switch the named checks off, or on again if ``on`` (lenient) is False.

        Return the checks that are off.
        """
        named = {Strict(name) for name in names}
        self._world.lenient = self._world.lenient | named if on else self._world.lenient - named
        return sorted(self._world.lenient)

    # -- finding what is meant: by id or by name ----------------------------------------------

    def _channel(self, which: int | str) -> Channel:
        return _one(self._world.channels, which, "channel")

    def _guild(self, which: int | str) -> Guild:
        return _one(self._world.guilds, which, "server")

    def _user(self, which: int | str) -> User:
        return _one(self._world.users, which, "person")

    def _message(self, which: int | str) -> Message:
        message = self._world.message(int(which))
        if message is None:
            raise KeyError(f"no message {which}")
        return message


def _one(records: dict[int, Named], which: int | str, noun: str) -> Named:
    for identifier, record in records.items():
        if str(which) in (str(identifier), record.name):
            return record
    raise KeyError(f"no {noun} {which}")


def _refusal(status: int, message: str) -> web.Response:
    return web.json_response({"message": message, "code": 0}, status=status)

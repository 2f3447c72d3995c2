"""Handles each request: faults, rate limits, token, schema, the route's handler, the response.

The routes know nothing of this; they get a ``Call`` and return an ``Answer`` or raise
``DiscordError``.
"""

import asyncio
import json
import logging
from contextlib import suppress
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from aiohttp import web

from ..errors import DiscordError
from ..faults import Fault
from ..feed import Event
from ..jsontext import MALFORMED
from ..sockets import reset

# Imported for the routes they register.
from . import answers, channels, commands, emojis, guilds, messages  # noqa: F401
from .call import Call, drain, read_body
from .routes import ROUTES, Answer, Route

if TYPE_CHECKING:
    from ..server import Playground

_log = logging.getLogger(__name__)

PREFIX = "/api/v10"
DELAYED, DELAYS = 0.5, (0.0, 0.02, 0.1, 0.4, 0.8)  # the share of requests, and seconds
REASONS = {
    401: "Unauthorized",
    404: "Not Found",
    405: "Method Not Allowed",
    500: "Internal Server Error",
    502: "Bad Gateway",
    503: "Service Unavailable",
    504: "Gateway Timeout",
}


@dataclass(frozen=True, slots=True)
class Seen:
    """A record of one request of the bot, for tests to inspect."""

    method: str
    path: str
    template: str
    body: Any
    status: int


class Rest:
    """Serves the routes on an aiohttp application."""

    def __init__(self, playground: "Playground") -> None:
        self._playground = playground

    def attach(self, app: web.Application) -> None:
        """Add every route, and Discord's "not found" response for all other paths."""
        # "@me" and "@original" come before the ids they would otherwise match.
        for route in sorted(ROUTES, key=lambda one: one.path.count("{")):
            app.router.add_route(route.method, PREFIX + route.path, self._handler(route))
        app.router.add_route("*", "/api{tail:.*}", self._unknown)

    def _handler(self, route: Route) -> Any:
        async def handle(request: web.Request) -> web.StreamResponse:
            path = request.path.removeprefix(PREFIX)
            await self._playground.uplink.carry(request)
            fault = self._playground.faults.for_request(route.method, path)
            if fault is None:
                try:
                    return await self._serve(request, route)
                except ConnectionResetError:  # the bot ended in the middle of its request
                    return web.Response(status=499)
            self._tell("FAULT", {"route": fault.route, "hits": fault.hits})
            return await self._serve_faulty(request, route, fault)

        return handle

    async def _unknown(self, request: web.Request) -> web.StreamResponse:
        matches = [await one.resolve(request) for one in request.app.router.resources()]
        known = {method for _, allowed in matches for method in allowed} - {"*"}
        return _json_response(_plain_error(405 if known else 404))

    # -- without a fault -------------------------------------------------------------------

    async def _serve(self, request: web.Request, route: Route) -> web.StreamResponse:
        # Here and at the end, so that requests and answers overtake others.
        await self._delay_randomly()
        params = dict(request.match_info)
        verdict = self._playground.rate_limits.judge(route.method, route.path, params)
        body: Any = None
        if verdict.retry_after:
            await drain(request)
            answer = _too_many(verdict.retry_after, everywhere=verdict.everywhere)
        else:
            body, answer = await self._answer(request, route, params)
        self._note(request, route, body, answer.status)
        response = self._reply(route, answer)
        response.headers.update(verdict.headers)
        await self._delay_randomly()
        return response

    async def _delay_randomly(self) -> None:
        """Sleep for a random time, perhaps 0, if random delays are switched on."""
        delays = self._playground.delays
        if delays is not None and delays.random() < DELAYED:
            await asyncio.sleep(delays.choice(DELAYS))

    async def _answer(
        self, request: web.Request, route: Route, params: dict[str, str]
    ) -> tuple[Any, Answer]:
        """Return a request's body and its answer; errors become answers."""
        body: Any = None
        try:
            self._check_token(request, route)
            body, uploads = await read_body(request)
            self._check_form(route, body)
            call = Call(self._playground, params, dict(request.query), body, uploads)
            return body, await route.handler(call)
        except DiscordError as refusal:
            return body, Answer(refusal.status, refusal.body())
        except MALFORMED as problem:
            # A value of an unexpected type is the body's fault, if there was a body.
            _log.warning("%s %s: malformed request", route.method, route.path, exc_info=True)
            complaint = {"code": "MODEL_TYPE_CONVERT", "message": repr(problem)}
            return body, Answer(400, DiscordError(50035, errors={"_errors": [complaint]}).body())

    def _check_token(self, request: web.Request, route: Route) -> None:
        expected = f"Bot {self._playground.token}"
        if route.needs_token and request.headers.get("Authorization") != expected:
            raise DiscordError(0, status=401, message="401: Unauthorized")

    def _check_form(self, route: Route, body: Any) -> None:
        violation = self._playground.schemas.check_request(route.method, route.path, body)
        if violation is not None:
            self._playground.violations.append(violation)
            complaint = {"code": "OPENAPI_SCHEMA", "message": violation.complaint}
            raise DiscordError(50035, errors={"_errors": [complaint]})

    def _reply(self, route: Route, answer: Answer) -> web.Response:
        schemas = self._playground.schemas
        violation = schemas.check_answer(route.method, route.path, answer.status, answer.body)
        if violation is not None:
            self._playground.violations.append(violation)
        return _json_response(answer)

    def _note(self, request: web.Request, route: Route, body: Any, status: int) -> None:
        path = request.path.removeprefix(PREFIX)
        self._playground.requests.append(Seen(route.method, path, route.path, body, status))
        self._tell("REQUEST", {"method": route.method, "path": path, "status": status})

    def _tell(self, name: str, data: dict[str, Any]) -> None:
        """Publish an event that only tests listen for; no user receives it."""
        self._playground.world.feed.publish(Event(name, data, frozenset()))

    # -- with a fault -------------------------------------------------------------------------

    async def _serve_faulty(
        self, request: web.Request, route: Route, fault: Fault
    ) -> web.StreamResponse:
        if fault.delay:
            await self._playground.world.clock.sleep(fault.delay)
        if fault.answers:
            return await self._serve(request, route)
        if fault.after_all:
            await self._serve(request, route)
        else:
            body: Any = None
            with suppress(DiscordError):  # a fault hides whether the request was valid
                body, _ = await read_body(request)
            self._note(request, route, body, fault.status or 0)
        if fault.hang:
            await self._playground.closing.wait()
        if fault.hang or fault.reset or fault.close:
            return _cut(request, politely=fault.close)
        if fault.cloudflare:
            return _from_the_network(fault)
        return self._reply(route, _error(fault))


def _error(fault: Fault) -> Answer:
    if fault.status == 429:
        return _too_many(fault.retry_after, fault.code or 0, everywhere=fault.everywhere)
    if fault.code is not None:
        return Answer(fault.status or 400, DiscordError(fault.code).body())
    return _plain_error(fault.status or 500)


def _from_the_network(fault: Fault) -> web.Response:
    """Return a 429 as the network in front of Discord sends it.

    It has no ``Via`` header, and JSON only if the fault has a code.
    """
    if fault.code is None:
        return web.Response(status=429, text="error code: 1015")
    response = _json_response(Answer(429, DiscordError(fault.code).body()))
    del response.headers["Via"]
    return response


def _too_many(wait: float, code: int = 0, *, everywhere: bool) -> Answer:
    message = DiscordError(code).message if code else "You are being rate limited."
    body = {"message": message, "retry_after": wait, "global": everywhere, "code": code}
    return Answer(429, body)


def _plain_error(status: int) -> Answer:
    reason = REASONS.get(status, "Unknown Error")
    return Answer(status, {"message": f"{status}: {reason}", "code": 0})


def _json_response(answer: Answer) -> web.Response:
    headers = {"Via": "1.1 playground"}
    if answer.body is None:
        return web.Response(status=answer.status, headers=headers)
    # Exactly this content type: discord.py compares the whole of it before it reads JSON.
    headers["Content-Type"] = "application/json"
    if answer.status == 429:
        headers["Retry-After"] = f"{answer.body.get('retry_after', 0):.3f}"
        headers["X-RateLimit-Scope"] = "global" if answer.body.get("global") else "user"
    return web.Response(
        status=answer.status, body=json.dumps(answer.body).encode(), headers=headers
    )


def _cut(request: web.Request, *, politely: bool) -> web.StreamResponse:
    """Close the request's connection, or reset it unless ``politely``; raise ``CancelledError``."""
    if request.transport is not None and politely:
        request.transport.close()
    elif request.transport is not None:
        reset(request.transport)
    raise asyncio.CancelledError

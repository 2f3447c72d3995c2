"""One request from arrival to answer: faults, token, rate limits, form, the route, the answer.

The routes themselves know none of this; they get a ``Call`` and return an ``Answer`` or raise
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
from ..sockets import reset

# Imported for the routes they register.
from . import answers, channels, commands, guilds, messages  # noqa: F401
from .call import Call, drain, read_body
from .routes import ROUTES, Answer, Route

if TYPE_CHECKING:
    from ..server import Playground

_log = logging.getLogger(__name__)

PREFIX = "/api/v10"
MALFORMED = (TypeError, ValueError, KeyError, AttributeError, IndexError)
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
    """A request as the tests look back on it."""

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
        """Add every route, and Discord's own "not found" for all others."""
        # "@me" and "@original" come before the ids they would otherwise be taken for.
        for route in sorted(ROUTES, key=lambda one: one.path.count("{")):
            app.router.add_route(route.method, PREFIX + route.path, self._handler(route))
        app.router.add_route("*", "/api{tail:.*}", self._unknown)

    def _handler(self, route: Route) -> Any:
        async def handle(request: web.Request) -> web.StreamResponse:
            path = request.path.removeprefix(PREFIX)
            fault = self._playground.faults.for_request(route.method, path)
            if fault is None:
                return await self._serve(request, route)
            self._tell("FAULT", {"route": fault.route, "hits": fault.hits})
            return await self._serve_badly(request, route, fault)

        return handle

    async def _unknown(self, request: web.Request) -> web.StreamResponse:
        matches = [await one.resolve(request) for one in request.app.router.resources()]
        known = {method for _, allowed in matches for method in allowed} - {"*"}
        return self._plain_error(405 if known else 404)

    # -- the ordinary way -----------------------------------------------------------------

    async def _serve(self, request: web.Request, route: Route) -> web.StreamResponse:
        params = dict(request.match_info)
        body: Any = None
        headers: dict[str, str] = {}
        try:
            self._check_token(request, route)
            verdict = self._playground.rate_limits.judge(route.method, route.path, params)
            headers = verdict.headers
            if verdict.retry_after:
                await drain(request)
                everywhere = verdict.everywhere
                response = self._too_many(verdict.retry_after, everywhere=everywhere)
                response.headers.update(headers)
                return self._seen(request, route, None, response)
            body, uploads = await read_body(request)
            self._check_form(route, body)
            query = dict(request.query)
            call = Call(self._playground, params, query, body, uploads)
            answer = await route.handler(call)
        except DiscordError as refusal:
            answer = Answer(refusal.status, refusal.body())
        except MALFORMED as problem:
            # A value of a kind that no check foresaw: where there was one, it is the body's fault.
            _log.warning("%s %s: malformed request", route.method, route.path, exc_info=True)
            complaint = {"code": "MODEL_TYPE_CONVERT", "message": repr(problem)}
            answer = Answer(400, DiscordError(50035, errors={"_errors": [complaint]}).body())
        response = self._reply(route, answer)
        response.headers.update(headers)
        return self._seen(request, route, body, response)

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
        return _json_response(answer.status, answer.body)

    def _seen(
        self, request: web.Request, route: Route, body: Any, response: web.Response
    ) -> web.Response:
        self._note(request, route, body, response.status)
        return response

    def _note(self, request: web.Request, route: Route, body: Any, status: int) -> None:
        path = request.path.removeprefix(PREFIX)
        self._playground.requests.append(Seen(route.method, path, route.path, body, status))
        self._tell("REQUEST", {"method": route.method, "path": path, "status": status})

    def _tell(self, name: str, data: dict[str, Any]) -> None:
        """Tell the tests, who may wait for it; nobody on Discord would know."""
        self._playground.world.feed.publish(Event(name, data, frozenset()))

    # -- on a bad day -----------------------------------------------------------------------

    async def _serve_badly(
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
            with suppress(DiscordError):
                body, _ = await read_body(request)
            self._note(request, route, body, fault.status or 0)
        if fault.hang:
            await self._playground.closing.wait()
        if fault.hang or fault.reset or fault.close:
            return _cut(request, politely=fault.close)
        return self._error(fault)

    def _error(self, fault: Fault) -> web.Response:
        status = fault.status or 500
        if fault.cloudflare and fault.code is None:
            return web.Response(status=429, text="error code: 1015")
        if fault.cloudflare and fault.code is not None:
            response = _json_response(status, DiscordError(fault.code).body())
            del response.headers["Via"]
            return response
        if status == 429:
            return self._too_many(fault.retry_after, fault.code or 0, everywhere=fault.everywhere)
        if fault.code is not None:
            return _json_response(status, DiscordError(fault.code, status=status).body())
        return self._plain_error(status)

    def _too_many(self, wait: float, code: int = 0, *, everywhere: bool) -> web.Response:
        message = DiscordError(code).message if code else "You are being rate limited."
        body = {"message": message, "retry_after": wait, "global": everywhere, "code": code}
        response = _json_response(429, body)
        response.headers["Retry-After"] = f"{wait:.3f}"
        response.headers["X-RateLimit-Scope"] = "global" if everywhere else "user"
        return response

    def _plain_error(self, status: int) -> web.Response:
        reason = REASONS.get(status, "Unknown Error")
        return _json_response(status, {"message": f"{status}: {reason}", "code": 0})


def _json_response(status: int, body: Any) -> web.Response:
    # Exactly this content type: discord.py compares it as a whole before it reads JSON.
    headers = {"Via": "1.1 playground"}
    if body is None:
        return web.Response(status=status, headers=headers)
    headers["Content-Type"] = "application/json"
    return web.Response(status=status, body=json.dumps(body).encode(), headers=headers)


def _cut(request: web.Request, *, politely: bool) -> web.StreamResponse:
    """End the connection under the request."""
    if request.transport is not None and politely:
        request.transport.close()
    elif request.transport is not None:
        reset(request.transport)
    raise asyncio.CancelledError

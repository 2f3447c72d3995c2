"""The table of routes, filled by the modules of this package."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any

from .call import Call


@dataclass(frozen=True, slots=True)
class Answer:
    """A route's response: a status, and JSON unless ``body`` is None."""

    status: int
    body: Any = None


Handler = Callable[[Call], Awaitable[Answer]]


@dataclass(frozen=True, slots=True)
class Route:
    """A handler for a method and a path, which is written as in Discord's OpenAPI description."""

    method: str
    path: str
    handler: Handler
    # Routes with an interaction's token in their path need no other.
    needs_token: bool = True


ROUTES: list[Route] = []
NOTHING = Answer(204)


def route(method: str, path: str, *, needs_token: bool = True) -> Callable[[Handler], Handler]:
    """Return a decorator that registers a handler for this route."""

    def register(handler: Handler) -> Handler:
        ROUTES.append(Route(method, path, handler, needs_token))
        return handler

    return register


def found(body: Any) -> Answer:
    """Return an answer with status 200."""
    return Answer(200, body)

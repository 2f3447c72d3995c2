"""Failures of Discord and the network that a test or the page can cause on demand.

A fault applies to requests whose ``"METHOD /path"`` matches its route, where ``*`` matches any
text, up to the given number of times. A dispatch fault does the same for gateway events.
"""

from dataclasses import dataclass, field
from fnmatch import fnmatchcase
from typing import Any

from .errors import REFUSALS

Json = dict[str, Any]


@dataclass(slots=True, eq=False)
class Fault:
    """A failure of requests to one route.

    ``status`` or ``code`` answers with an error, ``reset`` resets the connection, ``close`` closes
    it without an answer, ``hang`` never answers, ``delay`` answers late. With ``after_all`` the
    request is carried out first. ``cloudflare`` answers with a 429 as the network in front of
    Discord sends it, without ``Via`` and usually without JSON.
    """

    route: str = "*"
    status: int | None = None
    code: int | None = None
    retry_after: float = 0.5
    everywhere: bool = False
    cloudflare: bool = False
    reset: bool = False
    close: bool = False
    hang: bool = False
    delay: float = 0.0
    after_all: bool = False
    times: int | None = 1
    skip: int = 0
    hits: int = 0

    def __post_init__(self) -> None:
        if self.cloudflare:
            self.status = 429
        if self.code is not None and self.status is None:
            self.status = REFUSALS.get(self.code, (400, ""))[0]

    @property
    def answers(self) -> bool:
        """Return whether the request still gets its normal response, perhaps late."""
        return not (self.reset or self.close or self.hang or self.status is not None)

    @property
    def spent(self) -> bool:
        """Return whether the fault has already happened ``times`` times."""
        return self.times is not None and self.hits >= self.times


@dataclass(slots=True, eq=False)
class DispatchFault:
    """A failure of events on their way to the bot: lost, duplicated or late."""

    event: str = "*"
    copies: int = 0
    delay: float = 0.0
    times: int | None = 1
    hits: int = 0

    @property
    def spent(self) -> bool:
        """Return whether the fault has already happened ``times`` times."""
        return self.times is not None and self.hits >= self.times


@dataclass(slots=True)
class Faults:
    """Holds the faults that were added, and finds the one for a request or an event."""

    waiting: list[Fault] = field(default_factory=list)
    dispatches: list[DispatchFault] = field(default_factory=list)

    def add(self, route: str = "*", **details: Any) -> Fault:
        """Add and return a fault for requests: ``add("POST /channels/*/messages", status=503)``."""
        fault = Fault(route, **details)
        self.waiting.append(fault)
        return fault

    def drop(self, event: str = "INTERACTION_CREATE", times: int | None = 1) -> DispatchFault:
        """Drop the next events of this name on their way to the bot; return the fault."""
        return self._dispatch(DispatchFault(event, 0, times=times))

    def double(
        self, event: str = "INTERACTION_CREATE", times: int | None = 1, copies: int = 2
    ) -> DispatchFault:
        """Send the next events of this name ``copies`` times each; return the fault."""
        return self._dispatch(DispatchFault(event, copies, times=times))

    def late(
        self, event: str = "INTERACTION_CREATE", delay: float = 1.0, times: int | None = 1
    ) -> DispatchFault:
        """Delay the next events of this name by ``delay`` seconds; return the fault."""
        return self._dispatch(DispatchFault(event, 1, delay, times=times))

    def clear(self) -> None:
        """Remove all faults."""
        self.waiting.clear()
        self.dispatches.clear()

    def for_request(self, method: str, path: str) -> Fault | None:
        """Return the fault for this request and count a hit; None if there is none.

        A fault that still has requests to skip skips this one instead.
        """
        asked = f"{method} {path}"
        for fault in self.waiting:
            if fault.spent or not fnmatchcase(asked, _full(fault.route)):
                continue
            if fault.skip:
                fault.skip -= 1
                continue
            fault.hits += 1
            return fault
        return None

    def for_event(self, name: str) -> DispatchFault | None:
        """Return the fault for this event and count a hit; None if there is none."""
        for fault in self.dispatches:
            if not fault.spent and fnmatchcase(name, fault.event):
                fault.hits += 1
                return fault
        return None

    def _dispatch(self, fault: DispatchFault) -> DispatchFault:
        self.dispatches.append(fault)
        return fault


def _full(route: str) -> str:
    """Return the pattern for method and path of a route; a path alone matches any method."""
    return route if " " in route or route == "*" else f"* {route}"

"""Faults on demand: what Discord and the network do to a bot on a bad day.

A fault waits for requests whose ``"METHOD /path"`` matches its route, ``*`` standing for anything,
and strikes as often as it is told to. A dispatch fault does the same for gateway events.
"""

from dataclasses import dataclass, field
from fnmatch import fnmatchcase
from typing import Any

from .errors import REFUSALS

Json = dict[str, Any]


@dataclass(slots=True, eq=False)
class Fault:
    """A failure of requests.

    ``status`` or ``code`` answer it with an error, ``reset`` cuts the connection, ``close`` ends it
    without an answer, ``hang`` never answers, ``delay`` answers late. With ``after_all`` the
    request is carried out before that. ``cloudflare`` answers a 429 as the network in front of
    Discord does: no JSON, no ``Via``.
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
        """Return whether the request gets its ordinary answer, even if late."""
        return not (self.reset or self.close or self.hang or self.status is not None)

    @property
    def spent(self) -> bool:
        """Return whether it has happened as often as it should."""
        return self.times is not None and self.hits >= self.times


@dataclass(slots=True, eq=False)
class DispatchFault:
    """A failure of events on their way to the bot: lost, doubled or late."""

    event: str = "*"
    copies: int = 0
    delay: float = 0.0
    times: int | None = 1
    hits: int = 0

    @property
    def spent(self) -> bool:
        """Return whether it has happened as often as it should."""
        return self.times is not None and self.hits >= self.times


@dataclass(slots=True)
class Faults:
    """Holds every fault that was asked for."""

    waiting: list[Fault] = field(default_factory=list)
    dispatches: list[DispatchFault] = field(default_factory=list)

    def add(self, route: str = "*", **details: Any) -> Fault:
        """Add a fault of requests: ``add("POST /channels/*/messages", status=503, times=1)``."""
        fault = Fault(route, **details)
        self.waiting.append(fault)
        return fault

    def drop(self, event: str = "INTERACTION_CREATE", times: int | None = 1) -> DispatchFault:
        """Lose events on their way to the bot."""
        return self._dispatch(DispatchFault(event, 0, times=times))

    def double(
        self, event: str = "INTERACTION_CREATE", times: int | None = 1, copies: int = 2
    ) -> DispatchFault:
        """Send the same event more than once."""
        return self._dispatch(DispatchFault(event, copies, times=times))

    def late(
        self, event: str = "INTERACTION_CREATE", delay: float = 1.0, times: int | None = 1
    ) -> DispatchFault:
        """Hold an event back for a while."""
        return self._dispatch(DispatchFault(event, 1, delay, times=times))

    def clear(self) -> None:
        """Remove all faults."""
        self.waiting.clear()
        self.dispatches.clear()

    def for_request(self, method: str, path: str) -> Fault | None:
        """Return the fault for this request and count it; None if there is none."""
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
        """Return the fault for this event and count it; None if there is none."""
        for fault in self.dispatches:
            if not fault.spent and fnmatchcase(name, fault.event):
                fault.hits += 1
                return fault
        return None

    def _dispatch(self, fault: DispatchFault) -> DispatchFault:
        self.dispatches.append(fault)
        return fault


def _full(route: str) -> str:
    """Return a pattern for method and path; a path alone means any method."""
    return route if " " in route or route == "*" else f"* {route}"

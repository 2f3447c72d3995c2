"""Requests to Discord, counted by kind and status, as they leave and come back.

A kind is a method and a path without the ids and keys in it, so that there are a few dozen.
"""

import re
from collections import Counter
from types import SimpleNamespace

import aiohttp

FAILED = "failed"  # instead of a status: no answer came

# Tokens of presses and webhooks follow an id; reactions and the like are not used here.
_KEYS = re.compile(r"(/(?:webhooks|interactions)/)\d+/[^/]+")
_IDS = re.compile(r"/\d+")
_VERSION = re.compile(r"^.*?/api(?:/v\d+)?(?=/)")


def kind_of(method: str, path: str) -> str:
    """The kind of a request: ``PATCH /channels/:id/messages/:id``."""
    path = _KEYS.sub(r"\1:id/:token", _VERSION.sub("", path))
    return f"{method} {_IDS.sub('/:id', path)}"


class Traffic:
    """Counts what goes through the session that its ``trace`` belongs to."""

    def __init__(self) -> None:
        self.counts: Counter[tuple[str, str]] = Counter()
        self.trace = aiohttp.TraceConfig()
        self.trace.on_request_end.append(self._on_answer)
        self.trace.on_request_exception.append(self._on_failure)

    async def _on_answer(
        self,
        _: aiohttp.ClientSession,
        __: SimpleNamespace,
        answered: aiohttp.TraceRequestEndParams,
    ) -> None:
        kind = kind_of(answered.method, answered.url.path)
        self.counts[kind, str(answered.response.status)] += 1

    async def _on_failure(
        self,
        _: aiohttp.ClientSession,
        __: SimpleNamespace,
        failed: aiohttp.TraceRequestExceptionParams,
    ) -> None:
        self.counts[kind_of(failed.method, failed.url.path), FAILED] += 1

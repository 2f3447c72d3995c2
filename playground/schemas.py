"""Checks requests and responses against Discord's OpenAPI description.

The file that ``DISCORD_OPENAPI`` names, if it exists, is read at the first request. Each route's
schema is compiled when it is first used.
"""

import json
import os
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache, cached_property
from importlib.util import find_spec
from pathlib import Path
from typing import Any

Json = dict[str, Any]
REQUESTS, ANSWERS = "urn:discord:requests", "urn:discord:answers"
PLAIN = "application/json"


@dataclass(frozen=True, slots=True)
class Violation:
    """What is wrong with a body that does not match Discord's OpenAPI schema."""

    what: str
    route: str
    complaint: str

    def __str__(self) -> str:
        return f"{self.what} of {self.route}: {self.complaint}"


class Schemas:
    """Checks bodies against the description, if it and ``jsonschema_rs`` are installed."""

    def __init__(self, path: Path | None) -> None:
        self._path = path
        self._compiled: dict[tuple[str, str, str], Any] = {}

    @staticmethod
    def from_environment() -> "Schemas":
        """Return the checker for ``DISCORD_OPENAPI``, or one that accepts everything."""
        named = os.environ.get("DISCORD_OPENAPI")
        installed = find_spec("jsonschema_rs") is not None
        return _judge_of(Path(named) if installed and named and Path(named).is_file() else None)

    @property
    def on(self) -> bool:
        """Return whether anything is checked."""
        return self._path is not None

    def check_request(self, method: str, template: str, body: Any) -> Violation | None:
        """Return what is wrong with a request's JSON, None if it is valid."""
        if not self.on or body is None:
            return None
        return self._judge("request", method, template, "request", body)

    def check_answer(self, method: str, template: str, status: int, body: Any) -> Violation | None:
        """Return what is wrong with a response's status or JSON, None if it is valid."""
        if not self.on:
            return None
        if not self._describes(method, template, status):
            complaint = f"Discord does not answer with {status} here"
            return Violation("answer", f"{method} {template}", complaint)
        return self._judge("answer", method, template, str(status), body)

    def _describes(self, method: str, template: str, status: int) -> bool:
        operation = self._document["paths"].get(template, {}).get(method.lower())
        return operation is None or status >= 300 or str(status) in operation["responses"]

    def _judge(
        self, what: str, method: str, template: str, part: str, body: Any
    ) -> Violation | None:
        key = (method, template, part)
        if key not in self._compiled:
            self._compiled[key] = self._compile(*key)
        judge = self._compiled[key]
        if judge is None:
            return None
        error = next(iter(judge.iter_errors(body)), None)
        if error is None:
            return None
        error = _deepest(error)
        place = "/".join(str(step) for step in error.instance_path)
        complaint = f"{place}: {error.message}"[:500]
        return Violation(what, f"{method} {template}", complaint)

    def _compile(self, method: str, template: str, part: str) -> Any:
        pointer = self._pointer(method, template, part)
        if pointer is None:
            return None
        import jsonschema_rs

        home = REQUESTS if part == "request" else ANSWERS
        return jsonschema_rs.Draft202012Validator(
            {"$ref": f"{home}#{pointer}"}, registry=self._registry
        )

    def _pointer(self, method: str, template: str, part: str) -> str | None:
        """Return the JSON pointer of a body's schema in the description; None if there is none."""
        operation = self._document["paths"].get(template, {}).get(method.lower())
        if operation is None:
            return None
        at = f"/paths/{_escaped(template)}/{method.lower()}"
        if part == "request":
            content = operation.get("requestBody", {}).get("content", {})
            return (
                f"{at}/requestBody/content/{_escaped(PLAIN)}/schema" if PLAIN in content else None
            )
        return self._answer_pointer(operation["responses"], f"{at}/responses", part)

    def _answer_pointer(self, responses: Json, at: str, status: str) -> str | None:
        found = next((one for one in (status, f"{status[0]}XX") if one in responses), None)
        if found is None:
            return None
        shared = responses[found].get("$ref")
        if shared is not None:
            return f"{shared.removeprefix('#')}/content/{_escaped(PLAIN)}/schema"
        if PLAIN not in responses[found].get("content", {}):
            return None
        return f"{at}/{found}/content/{_escaped(PLAIN)}/schema"

    @cached_property
    def _document(self) -> Json:
        assert self._path is not None
        document: Json = json.loads(self._path.read_bytes())
        return document

    @cached_property
    def _registry(self) -> Any:
        import jsonschema_rs

        return jsonschema_rs.Registry(
            [(REQUESTS, _for_requests(self._document)), (ANSWERS, _for_answers(self._document))]
        )


@cache
def _judge_of(path: Path | None) -> Schemas:
    # One per process, so that tests share compiled schemas.
    return Schemas(path)


def _deepest(error: Any) -> Any:
    """Return the most deeply nested error, because "matches none of these" is not helpful."""
    branches = getattr(error.kind, "context", None) or []
    inner = [_deepest(one) for branch in branches for one in branch]
    return max([error, *inner], key=lambda one: len(one.instance_path))


def _for_requests(document: Json) -> Json:
    """Return the description for requests, changed so that ids may also be numbers."""
    text = document["components"]["schemas"]["SnowflakeType"]
    return _with(document, SnowflakeType={"anyOf": [text, {"type": "integer", "minimum": 0}]})


def _for_answers(document: Json) -> Json:
    """Return the description for responses, changed so that a field error's code may be text.

    The original allows only a number, but Discord's documentation, its servers and the playground
    use names such as "BASE_TYPE_REQUIRED".
    """
    complaint = {
        "type": "object",
        "required": ["code", "message"],
        "properties": {"code": {"type": ["string", "integer"]}, "message": {"type": "string"}},
    }
    inner = document["components"]["schemas"]["InnerErrors"]
    listed = inner["properties"] | {"_errors": {"type": "array", "items": complaint}}
    return _with(document, InnerErrors=inner | {"properties": listed})


def _with(document: Json, **replaced: Json) -> Json:
    schemas = document["components"]["schemas"] | replaced
    return document | {"components": document["components"] | {"schemas": schemas}}


def _escaped(step: str) -> str:
    return "".join(_escaped_letters(step))


def _escaped_letters(step: str) -> Iterator[str]:
    special = {"~": "~0", "/": "~1", "{": "%7B", "}": "%7D", "%": "%25"}
    for letter in step:
        yield special.get(letter, letter)

"""Cuts Discord's description of its API down to the routes that the playground serves.

    python -m tests.discord.trim path/to/openapi.json

Writes ``tests/discord/openapi.json``; the description is Discord's, under the licence beside it.
"""

import json
import re
import sys
from pathlib import Path
from typing import Any

from playground.rest import service  # noqa: F401  # registers all routes
from playground.rest.routes import ROUTES

HERE = Path(__file__).parent
TRIMMED = HERE / "openapi.json"
PROSE = ("description", "summary", "tags", "security", "operationId", "x-discord-union")


def trimmed(document: dict[str, Any], templates: set[str]) -> dict[str, Any]:
    """Return the description of these routes, with every part they refer to, without prose."""
    paths = {path: _bare(one) for path, one in document["paths"].items() if path in templates}
    wanted = ["#/components/schemas/SnowflakeType", "#/components/schemas/InnerErrors"]
    wanted += _references(paths)
    components: dict[str, dict[str, Any]] = {}
    while wanted:
        _, _, kind, name = wanted.pop().split("/", 3)
        if name not in components.setdefault(kind, {}):
            components[kind][name] = _bare(document["components"][kind][name])
            wanted += _references(components[kind][name])
    ordered = {kind: dict(sorted(named.items())) for kind, named in sorted(components.items())}
    kept = {key: document[key] for key in ("openapi", "info")}
    return kept | {"paths": dict(sorted(paths.items())), "components": ordered}


def _references(part: object) -> list[str]:
    return re.findall(r'"\$ref": "([^"]+)"', json.dumps(part))


def _bare(part: Any) -> Any:
    if isinstance(part, list):
        return [_bare(one) for one in part]
    if not isinstance(part, dict):
        return part
    # A property may be called "description"; prose is always a text or a list of tags.
    return {
        key: _bare(value)
        for key, value in part.items()
        if not (key in PROSE and isinstance(value, str | list))
    }


def main() -> None:
    """Write a trimmed copy of the file named on the command line to ``TRIMMED``."""
    document = json.loads(Path(sys.argv[1]).read_bytes())
    cut = trimmed(document, {route.path for route in ROUTES})
    text = json.dumps(cut, separators=(",", ":"), ensure_ascii=False)
    TRIMMED.write_text(f"{text}\n", encoding="utf-8")


if __name__ == "__main__":
    main()

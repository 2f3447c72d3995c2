"""Names are unique and the library's insides are used in one module, so that a search finds it."""

import ast
from collections import defaultdict
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent


def test_no_two_types_have_one_name() -> None:
    found: dict[str, set[str]] = defaultdict(set)
    for path in [*(ROOT / "bot").rglob("*.py"), *(ROOT / "cogs").rglob("*.py")]:
        place = str(path.relative_to(ROOT))
        for node in ast.parse(path.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.ClassDef):
                found[node.name].add(place)
    assert {name: places for name, places in found.items() if len(places) > 1} == {}


def test_the_http_client_of_discord_py_is_used_in_one_module() -> None:
    """It is not documented and may change with any release; ruff holds the rest (``SLF``)."""
    found = set()
    for path in [*(ROOT / "bot").rglob("*.py"), *(ROOT / "cogs").rglob("*.py")]:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Attribute) and node.attr == "http":
                found.add(str(path.relative_to(ROOT)))
    assert found == {"bot/gateway/library.py"}

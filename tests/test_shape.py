"""Names are unique, so that a search for a type finds one place."""

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

"""What keeps the code easy to read: modules with one job, small classes, short functions."""

import ast
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
ROOMS = ("bot", "cogs", "playground")
LONGEST_MODULE, LONGEST_CLASS, LONGEST_FUNCTION = 300, 200, 40
MOST_MODULES_OF_THE_BOT = 5


def too_long(source: str) -> Iterator[str]:
    """What is longer than it may be; decorators do not count, they are no code to follow."""
    lines = len(source.splitlines())
    if lines > LONGEST_MODULE:
        yield f"the module has {lines} lines"
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.ClassDef):
            most = LONGEST_CLASS
        elif isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            most = LONGEST_FUNCTION
        else:
            continue
        lines = (node.end_lineno or node.lineno) - node.lineno + 1
        if lines > most:
            yield f"{node.name} has {lines} lines"


@pytest.mark.parametrize("room", ROOMS)
def test_nothing_is_longer_than_one_can_read_at_once(room: str) -> None:
    modules = sorted((ROOT / room).rglob("*.py"))
    assert modules
    found = [
        f"{path.relative_to(ROOT)}: {one}"
        for path in modules
        for one in too_long(path.read_text(encoding="utf-8"))
    ]
    assert found == []


def test_the_bot_itself_is_a_few_modules_and_rooms() -> None:
    modules = {path.stem for path in (ROOT / "bot").glob("*.py")} - {"__init__", "__main__"}
    assert len(modules) <= MOST_MODULES_OF_THE_BOT, modules


def test_no_two_types_have_one_name() -> None:
    """Only what the two stores keep in the same way is called the same in both."""
    found: dict[str, set[str]] = defaultdict(set)
    for path in [*(ROOT / "bot").rglob("*.py"), *(ROOT / "cogs").rglob("*.py")]:
        place = str(path.relative_to(ROOT)).replace("store/postgres/", "store/sqlite/")
        for node in ast.parse(path.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.ClassDef):
                found[node.name].add(place)
    assert {name: places for name, places in found.items() if len(places) > 1} == {}


def test_long_things_are_noticed_and_decorators_are_not_counted() -> None:
    body = "    x = 1\n"
    function = "def told():\n" + body * LONGEST_FUNCTION
    decorated = "@kept\n" * 9 + "async def told():\n" + body * (LONGEST_FUNCTION - 1)
    kind = "class Story:\n" + body * LONGEST_CLASS
    assert list(too_long(function)) == [f"told has {LONGEST_FUNCTION + 1} lines"]
    assert list(too_long(decorated)) == []
    assert list(too_long(kind)) == [f"Story has {LONGEST_CLASS + 1} lines"]
    assert list(too_long("\n" * (LONGEST_MODULE + 1))) == ["the module has 301 lines"]

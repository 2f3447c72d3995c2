"""What a start loads: rarely needed modules are loaded only when they are used."""

import os
import subprocess
import sys
from pathlib import Path

LOADING = """
import sys
from importlib import import_module
from bot.__main__ import main
from bot.decks import SHIPPED, Shelf
from bot.client import COGS

assert main(["run"]) == 2  # there is no token: everything is loaded, and nothing is begun
for name in COGS:
    import_module(f"cogs.{name}")
shelf = Shelf.below(SHIPPED)
assert "tomllib" not in sys.modules  # the bot is online before it loads a deck
assert shelf.decks
print(*sys.modules)
"""
UNLOADED = {
    *("PIL", "zipfile", "statistics", "fluent"),  # nothing is drawn, unpacked or said yet
    "dotenv",  # there is no .env
    *("aiohttp.web", "prometheus_client"),  # no health port is set
}


def test_a_start_loads_nothing_that_it_does_not_need(tmp_path: Path) -> None:
    environment = os.environ | {"DISCORD_TOKEN": "", "PYTHONPATH": str(Path(__file__).parents[2])}
    environment.pop("COVERAGE_PROCESS_START", None)  # measuring loads modules of its own
    words = [sys.executable, "-c", LOADING]
    loaded = subprocess.run(
        words, check=True, cwd=tmp_path, env=environment, capture_output=True, text=True
    )
    assert not UNLOADED & set(loaded.stdout.split())

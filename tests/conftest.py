"""Settings for all tests: Discord's own API description, and how hard Hypothesis tries.

Every request and response is checked against the description; ``DISCORD_OPENAPI`` may name a newer
one. Of the Hypothesis profiles, ``ci`` is quick and repeatable and ``thorough`` takes long; choose
with the environment variable ``HYPOTHESIS_PROFILE``.
"""

import importlib
import os
import sys
from contextlib import suppress
from pathlib import Path

import pytest
from hypothesis import HealthCheck, Phase, settings

HERE = Path(__file__).parent
os.environ.setdefault("DISCORD_OPENAPI", str(HERE / "discord" / "openapi.json"))

# Some machines tell Python to keep no bytecode. Every bot that a test starts in a process of its
# own would then compile the whole project again.
os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
sys.dont_write_bytecode = False

pytest.register_assert_rewrite("tests.rules.replay")  # a bare AssertionError would say nothing

SLOW_IS_FINE = [HealthCheck.too_slow, HealthCheck.data_too_large]

settings.register_profile(
    "ci",
    derandomize=True,
    deadline=None,
    max_examples=25,
    phases=[Phase.explicit, Phase.generate, Phase.shrink],
    stateful_step_count=15,
    suppress_health_check=SLOW_IS_FINE,
)
settings.register_profile(
    "thorough",
    deadline=None,
    max_examples=2000,
    stateful_step_count=100,
    print_blob=True,
    suppress_health_check=SLOW_IS_FINE,
)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "ci"))


# These start whole fleets and environments and take longest, so they begin first: at the end, one
# process would still be busy with them while the others have nothing left to do.
LONGEST = ("workers", "docs", "browser")


def pytest_xdist_auto_num_workers() -> int:
    """Return how many processes run the tests: two for each core, because most tests wait a lot."""
    return 2 * (os.cpu_count() or 1)


@pytest.hookimpl(tryfirst=True)
def pytest_collection(session: pytest.Session) -> None:
    """Import a share of the test modules first, in each process another.

    In a new clone every module has to be compiled, which takes pytest longer than importing it: so
    the processes compile different ones and then find those of the others. A module that cannot be
    imported is imported again where its tests are collected, and complains there.
    """
    if worker := getattr(session.config, "workerinput", None):
        number, processes = int(worker["workerid"].removeprefix("gw")), worker["workercount"]
        folders = [Path(folder).resolve() for folder in session.config.args]
        modules = sorted(path for folder in folders for path in folder.rglob("test_*.py"))
        for path in modules[number::processes]:
            with suppress(Exception, pytest.skip.Exception):
                importlib.import_module(
                    ".".join(path.relative_to(HERE.parent).with_suffix("").parts)
                )


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Put the tests that take longest first, and leave the order of all others."""
    order = {folder: place for place, folder in enumerate(LONGEST)}
    items.sort(key=lambda item: order.get(item.path.relative_to(HERE).parts[0], len(order)))


@pytest.fixture(autouse=True)
def unhindered(monkeypatch: pytest.MonkeyPatch) -> None:
    """Open pictures at normal priority, because all cores are busy while tests run."""
    monkeypatch.setattr("bot.server_decks.sandboxes.NICENESS", 0)

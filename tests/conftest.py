"""Settings for all tests: Discord's own API description, and how hard Hypothesis tries.

Every request and response is checked against the description; ``DISCORD_OPENAPI`` may name a newer
one. Of the Hypothesis profiles, ``ci`` is quick and repeatable and ``thorough`` takes long; choose
with the environment variable ``HYPOTHESIS_PROFILE``.
"""

import os
from pathlib import Path

import pytest
from hypothesis import HealthCheck, Phase, settings

os.environ.setdefault("DISCORD_OPENAPI", str(Path(__file__).parent / "discord" / "openapi.json"))

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


@pytest.fixture(autouse=True)
def unhindered(monkeypatch: pytest.MonkeyPatch) -> None:
    """Open pictures at normal priority, because all cores are busy while tests run."""
    monkeypatch.setattr("bot.server_decks.sandboxes.NICENESS", 0)

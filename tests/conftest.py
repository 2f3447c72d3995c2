"""What holds for all tests: Discord's own description judges, and how hard Hypothesis tries.

``ci`` is quick and always the same, ``thorough`` is for a long break; choose with the environment
variable ``HYPOTHESIS_PROFILE``. ``DISCORD_OPENAPI`` may name a newer description than ours.
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

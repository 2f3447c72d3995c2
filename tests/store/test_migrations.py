"""Migrations are numbered without a gap, so that none is skipped."""

from importlib.resources import files

import pytest


@pytest.mark.parametrize("store", ["sqlite", "postgres"])
def test_every_script_has_a_number_of_its_own(store: str) -> None:
    names = sorted(path.name for path in (files(f"bot.store.{store}") / "migrations").iterdir())
    scripts = [name for name in names if name.endswith(".sql")]
    assert [int(name[:4]) for name in scripts] == list(range(1, len(scripts) + 1))

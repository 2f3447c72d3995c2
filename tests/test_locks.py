"""The locks: every dependency pinned with hashes, none missing, no registry's address in them."""

import re
import tomllib
from pathlib import Path

import pytest
from packaging.requirements import Requirement

ROOT = Path(__file__).parents[1]
LOCKS = {"requirements.txt": ("metrics", "postgres"), ".ci/requirements.txt": ("test", "studio")}


def normal(name: str) -> str:
    """Return a package's name as registries compare it."""
    return re.sub(r"[-_.]+", "-", name).lower()


@pytest.mark.parametrize("lock", LOCKS)
def test_what_the_project_asks_for_is_locked_in_a_version_that_it_takes(lock: str) -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    asked = [*project["dependencies"]]
    for extra in LOCKS[lock]:
        asked += project["optional-dependencies"][extra]
    text = (ROOT / lock).read_text(encoding="utf-8")
    pins = re.findall(r"^([A-Za-z0-9_.-]+)(?:\[[^]]*\])?==([^\s;]+)", text, re.M)
    locked = {normal(name): version for name, version in pins}
    for wanted in map(Requirement, asked):
        name = normal(wanted.name)
        assert name in locked, f"{name} is not locked"
        assert locked[name] in wanted.specifier, f"{name} {locked[name]} is not {wanted.specifier}"


@pytest.mark.parametrize("lock", LOCKS)
def test_every_version_is_fixed_by_hashes_and_no_registry_is_named(lock: str) -> None:
    lines = (ROOT / lock).read_text(encoding="utf-8").splitlines()
    pins = [line for line in lines if line and not line.startswith((" ", "#"))]
    assert pins
    assert all(re.match(r"[A-Za-z0-9_.\[\],-]+==\S+", pin) and pin.endswith("\\") for pin in pins)
    assert not [line for line in lines if re.search(r"https?://|index-url|find-links", line)]

"""The store's fixtures over SQLite alone, and the path of the database file."""

from pathlib import Path

import pytest

from tests.store import backends
from tests.store.backends import SqliteBackend


@pytest.fixture
def backend(tmp_path: Path) -> SqliteBackend:
    return SqliteBackend(tmp_path)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """Return the path of the test's database, which the fixture ``backend`` creates if used."""
    return tmp_path / "dixit.sqlite3"


@pytest.fixture(scope="session")
def empty_database(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a new database to copy."""
    path = tmp_path_factory.mktemp("empty") / "dixit.sqlite3"
    path.write_bytes(backends.empty_database())
    return path

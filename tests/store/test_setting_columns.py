"""A new setting gets its column, with its default, when a database is opened."""

from functools import partial
from pathlib import Path

import pytest

from bot.store import PersonSettings, ServerSettings
from tests.store.backends import Backend, PostgresBackend, SqliteBackend
from tests.store.contract.test_choices import names, unlike_the_default


class FreshPostgres(PostgresBackend):
    """A database that no other test gets: its tables are changed."""

    def __init__(self, folder: Path) -> None:
        super().__init__(folder)
        from tests import postgres

        self.address = postgres.new_database()
        self._ask = partial(postgres.ask, self.address)
        self._open = partial(postgres.open_store, self.address)


@pytest.fixture(params=[SqliteBackend, FreshPostgres])
def backend(request: pytest.FixtureRequest, tmp_path: Path) -> Backend:
    found: Backend = request.param(tmp_path)
    return found


async def test_new_settings_begin_with_their_defaults(backend: Backend) -> None:
    server = unlike_the_default(ServerSettings, 9, names(ServerSettings))
    person = unlike_the_default(PersonSettings, 9, names(PersonSettings))
    store = await backend.open()
    await store.put_server(server)
    await store.put_person(person)
    await store.close()
    for name in set(names(ServerSettings)) - {"rules"}:
        backend.run(f"ALTER TABLE server DROP COLUMN {name}")
    for name in set(names(PersonSettings)) - {"language"}:
        backend.run(f"ALTER TABLE person DROP COLUMN {name}")

    store = await backend.open()
    assert await store.server(9) == ServerSettings(9, rules=server.rules)
    assert await store.person(9) == PersonSettings(9, language=person.language)
    await store.put_server(server)
    await store.put_person(person)
    await store.close()

    store = await backend.open()  # which finds all columns there
    assert (await store.server(9), await store.person(9)) == (server, person)
    await store.close()

"""The service is tested over a real store, with the same fixtures."""

from tests.store.conftest import clock, empty_database, path, service, store

__all__ = ["clock", "empty_database", "path", "service", "store"]

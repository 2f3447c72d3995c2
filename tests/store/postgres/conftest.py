"""PostgreSQL databases for tests, which are skipped if PostgreSQL is not installed."""

import pytest

pytest.importorskip("asyncpg", reason="asyncpg is missing: install the extra postgres")

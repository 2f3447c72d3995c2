"""A PostgreSQL of one's own for each kind of test; without one they are skipped."""

import pytest

pytest.importorskip("asyncpg", reason="asyncpg is missing: install the extra postgres")

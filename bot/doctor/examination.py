"""Runs all checks in order; an unexpected error in one is reported, and the others still run."""

from collections.abc import AsyncIterator, Callable, Iterable

from bot.doctor.findings import Finding, wrong
from bot.doctor.machine import (
    check_backups,
    check_database,
    check_decks,
    check_disk,
    check_host,
    check_pictures,
    check_python,
    check_sandbox,
    check_secrets,
    check_server,
    check_token,
)
from bot.doctor.online import check_discord
from bot.settings import Settings

# Each check with its subject, which is named if the check itself fails.
LOCAL: tuple[tuple[str, Callable[[Settings], Iterable[Finding]]], ...] = (
    ("python", lambda _: check_python()),
    ("token", check_token),
    ("token", check_secrets),
    ("database", check_database),
    ("disk", check_disk),
    ("backups", check_backups),
    ("decks", check_decks),
    ("pictures", check_pictures),
    ("sandbox", check_sandbox),
    ("host", check_host),
)

REMOTE: tuple[tuple[str, Callable[[Settings], AsyncIterator[Finding]]], ...] = (
    ("database", check_server),
    ("Discord", check_discord),
)


async def examine(settings: Settings, *, offline: bool = False) -> AsyncIterator[Finding]:
    """Yield the findings of all checks, one by one; with ``offline``, make no connections."""
    for subject, check in LOCAL:
        try:
            for finding in check(settings):
                yield finding
        except Exception as error:
            yield wrong(subject, f"the check itself failed: {error!r}; please report this")
    if offline:
        return
    for subject, ask in REMOTE:
        try:
            async for finding in ask(settings):
                yield finding
        except Exception as error:
            yield wrong(subject, f"the check itself failed: {error!r}; please report this")

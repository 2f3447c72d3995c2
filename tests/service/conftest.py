"""The service is tested over a real store, with the same fixtures, and with alarms."""

import pytest

from bot.play.alarms import Alarms, Reminder
from bot.play.service import GameService
from bot.store import GameStore
from tests.playing import FakeClock
from tests.service.watching import attached, shown_at_once
from tests.store.conftest import backend, clock, erasing, service, store

__all__ = ["backend", "clock", "erasing", "service", "store"]


@pytest.fixture
def reminders() -> list[Reminder]:
    return []


@pytest.fixture
def alarms(
    service: GameService, store: GameStore, clock: FakeClock, reminders: list[Reminder]
) -> Alarms:
    return attached(shown_at_once(service, Alarms(service, store, clock)), reminders)

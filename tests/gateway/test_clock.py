"""The bot uses Discord's time, even if the machine's clock is wrong."""

from email.utils import formatdate
from types import SimpleNamespace

import pytest

from bot.gateway import connection
from bot.gateway.connection import FAR_OFF, DiscordClock
from tests.playing import NOON


class Machine:
    """A fake machine with a wall clock, which can be set, and a monotonic one, which cannot."""

    def __init__(self, says: float) -> None:
        self.says = says
        self.counted = 100.0

    def live(self, seconds: float) -> None:
        self.says += seconds
        self.counted += seconds


@pytest.fixture
def machine(monkeypatch: pytest.MonkeyPatch) -> Machine:
    machine = Machine(5.0)
    monkeypatch.setattr(connection, "time", SimpleNamespace(time=lambda: machine.says))
    monkeypatch.setattr(connection, "_counted", lambda: machine.counted)
    return machine


@pytest.mark.parametrize("says", [5.0, NOON - 21 * 86400, NOON + 74 * 365 * 86400])
def test_a_clock_that_is_far_off_follows_discords_date(machine: Machine, says: float) -> None:
    machine.says = says
    clock = DiscordClock()
    assert clock() == says
    clock.correct(formatdate(NOON, usegmt=True))
    assert clock() == NOON
    machine.live(30)
    assert clock() == NOON + 30


def test_setting_the_machines_clock_later_changes_nothing(machine: Machine) -> None:
    machine.says = NOON
    clock = DiscordClock()
    machine.says = 5.0
    machine.live(10)
    assert clock() == NOON + 10


def test_a_date_that_was_on_its_way_for_a_while_is_not_followed(machine: Machine) -> None:
    machine.says = NOON
    clock = DiscordClock()
    clock.correct(formatdate(NOON - FAR_OFF / 2, usegmt=True))
    assert clock() == NOON


@pytest.mark.parametrize("date", ["", "yesterday", "Mon, 99 Foo 2026 99:99:99 GMT"])
def test_a_date_that_is_none_is_not_followed(machine: Machine, date: str) -> None:
    clock = DiscordClock()
    clock.correct(date)
    assert clock() == machine.says

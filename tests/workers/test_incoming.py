"""Presses that several workers hear: answered, acknowledged or excused by one of them."""

import asyncio
import itertools
from types import SimpleNamespace
from typing import Any, cast

import discord
import pytest

from bot.gateway import errors, replies
from bot.store import Unreachable
from bot.text import library
from bot.workers import incoming
from bot.workers.incoming import IncomingPresses, Payload
from playground.driver import PATIENCE
from tests.gateway.test_replies import refusal

ids = itertools.count(1 << 40)
PRESS: Payload = {"id": "7", "type": 3, "guild_id": "1", "data": {"custom_id": "join:g:0"}}


class Desk:
    """A fake interaction: records answers and follow-ups; the first answer raises ``fault``."""

    def __init__(self, fault: Exception | None) -> None:
        self.said: list[str] = []
        self._fault = fault
        response = SimpleNamespace(is_done=lambda: False, type=None, send_message=self._answer)
        followup = SimpleNamespace(send=self._follow)
        found = SimpleNamespace(id=next(ids), message=None, response=response, followup=followup)
        self.interaction = cast("discord.Interaction", found)

    async def _answer(self, text: str, **_: object) -> None:
        if self._fault is not None:
            raise self._fault
        self.said.append(text)

    async def _follow(self, text: str, **_: object) -> None:
        self.said.append(text)


@pytest.mark.parametrize("answered", [False, True])
async def test_a_press_that_another_worker_has_answered_gets_no_apology_on_top(
    monkeypatch: pytest.MonkeyPatch, answered: bool
) -> None:
    desk = Desk(refusal(40060) if answered else None)
    told = asyncio.Event()

    async def report(
        interaction: discord.Interaction, error: Exception, *, only_first: bool
    ) -> None:
        await errors.report(library()("en"), interaction, error, only_first=only_first)
        told.set()

    state = SimpleNamespace(parsers={"INTERACTION_CREATE": lambda _: None})
    bot: Any = SimpleNamespace(_connection=state, interactions=SimpleNamespace(report=report))
    nothing: Any = None
    monkeypatch.setattr(incoming, "APOLOGISE_AFTER", 0.0)
    monkeypatch.setattr(IncomingPresses, "_interaction", lambda *_: desk.interaction)
    IncomingPresses(bot, 0, 1, nothing, "cut-off", nothing, cut_off=lambda: True)
    arrived: Any = state.parsers["INTERACTION_CREATE"]
    arrived({"type": 3, "id": str(desk.interaction.id)})
    await asyncio.wait_for(told.wait(), PATIENCE)
    sorry = errors.sentence(library()("en"), Unreachable()) or library()("en")("error-store")
    assert desk.said == ([] if answered else [sorry])


class Claims:
    """A fake store in which another worker has already claimed these presses."""

    def __init__(self, *taken: int) -> None:
        self._taken = set(taken)

    async def claim(self, press: int, _: int, __: str) -> bool:
        await asyncio.sleep(0)  # there and back
        return press not in self._taken


@pytest.mark.parametrize("taken", [(), (7,)])
async def test_of_kept_presses_those_that_were_answered_are_left_alone(
    monkeypatch: pytest.MonkeyPatch, taken: tuple[int, ...]
) -> None:
    admitted: list[Payload] = []
    watched: list[int] = []
    parsers = {"INTERACTION_CREATE": admitted.append}
    arrivals = SimpleNamespace(expect=lambda _: None)
    inside = SimpleNamespace(arrivals=arrivals)
    bot = SimpleNamespace(_connection=SimpleNamespace(parsers=parsers), interactions=inside)

    async def forward(*_: object) -> bool:
        return True

    incoming = IncomingPresses(
        *(cast("Any", bot), 0, 1, cast("Any", Claims(*taken)), "heir", forward)
    )
    monkeypatch.setattr(incoming, "_interaction", lambda data: SimpleNamespace(id=int(data["id"])))
    monkeypatch.setattr(replies, "watch", lambda press, _=0.0: watched.append(press.id))
    parsers["INTERACTION_CREATE"](PRESS)
    await asyncio.sleep(0.001)
    incoming.open()
    await incoming.close()
    assert [int(one["id"]) for one in admitted] == watched == ([] if taken else [7])


class Forwarded:
    """A fake store for a forwarded press, whose ``fate`` is "taken", "waiting" or "unknown"."""

    def __init__(self, fate: str) -> None:
        self._fate = fate

    async def guild_of(self, _: str) -> int:
        return 1 << 22

    async def take_back(self, *_: object) -> bool:
        if self._fate == "unknown":
            await asyncio.Event().wait()
        return self._fate == "waiting"


@pytest.mark.parametrize("fate", ["hinted", "taken", "waiting", "unknown"])
async def test_a_private_press_that_no_worker_takes_is_excused_in_time(
    monkeypatch: pytest.MonkeyPatch, fate: str
) -> None:
    excused: list[int] = []
    interaction = SimpleNamespace(id=7)

    async def report(press: Any, error: Exception, *, only_first: bool) -> None:
        assert only_first
        assert isinstance(error, Unreachable)
        excused.append(press.id)

    async def forward(*_: object) -> bool:
        return True

    parsers: dict[str, Any] = {"INTERACTION_CREATE": None}
    inside = SimpleNamespace(report=report)
    bot: Any = SimpleNamespace(_connection=SimpleNamespace(parsers=parsers), interactions=inside)
    for name in ("TAKE_BACK_AFTER", "STORE_PATIENCE"):
        monkeypatch.setattr(incoming, name, 0.01)
    monkeypatch.setattr(IncomingPresses, "_interaction", lambda *_: interaction)
    monkeypatch.setattr(replies, "watch", lambda *_: None)
    presses = IncomingPresses(bot, 0, 2, cast("Any", Forwarded(fate)), "source", forward)
    presses.open()
    parsers["INTERACTION_CREATE"]({**PRESS, "guild_id": None})
    await presses.close()
    if fate == "hinted":
        presses.note_taken(7)
    await asyncio.gather(*presses._forwarded.values())
    assert excused == ([7] if fate in ("waiting", "unknown") else [])

"""Measures how soon channels show presses while many tables play at once.

    python -m bench.load [--tables N] [--seconds S]

Tables of four play with what they see: the hand in the DM if it is there, otherwise *My hand* in
the channel. Each table makes one press every fifteen seconds. The bot runs in its own process. A
press is shown when the channel's message changes. Everything is measured twice, with hands by DM
and with hands by button; memory is the ratio of the two. Exits with 1 if a bound is missed.
"""

import argparse
import asyncio
import random
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from bench.bot import CARDS, deal, ours, percentile, resident
from bench.report import Figure, report
from bot.play.service import GameService
from bot.rules.ids import PlayerId
from bot.rules.model import Pace
from bot.store import Place, ServerSettings
from bot.store.sqlite.store import SqliteStore
from playground.feed import Event
from playground.model import Channel, Interaction, Message, User
from playground.people import Person
from playground.reading import walk
from playground.server import Playground

PLAYERS = 4
RULES = "odyssey-2011"
PAUSE = 15.0  # seconds between two presses at one table
SOON = 10.0  # seconds within which the channel should show a press
WARM_UP = 45.0  # seconds until all tables have begun and the bot has measured its load
LOOK_AGAIN = 0.25  # seconds until a person looks at the screen again


@dataclass(eq=False)
class Table:
    """Four people in their own channel, who take turns to press."""

    town: Playground
    channel: Channel
    users: list[User]
    pressed_at: float | None = None  # of a press that the channel does not show yet
    delays: list[float] = field(default_factory=list)
    ways: Counter[str] = field(default_factory=Counter)

    async def play(self) -> None:
        """Play rounds until cancelled: give a clue, play cards, vote, start the next round."""
        people = [self.town.client_of(user) for user in self.users]
        await asyncio.sleep(random.random() * PAUSE)
        number = 1
        await self._timed(lambda: people[1].slash(self.channel, "dixit play", {"card": 1}))
        steps = [*(("give", one) for one in people[2:]), *(("vote", one) for one in people[1:])]
        while True:
            for verb, person in steps:
                await asyncio.sleep(PAUSE)
                await self._act(person, f"{verb}:", number)
            await asyncio.sleep(PAUSE)
            await self._next(people[0], number)
            number += 1
            teller = people[(number - 1) % PLAYERS]
            others = [one for one in people if one is not teller]
            steps = [("story", teller), *(("give", one) for one in others)]
            steps += [("vote", one) for one in others]

    async def _act(self, person: Person, verb: str, number: int) -> None:
        """Press the button or use the menu for this move in the person's hand.

        If no hand is shown for this round, open it first with *My hand* in the channel.
        """
        found = self._find(person, verb, number)
        if found is None:
            self.ways["by button"] += 1
            await self._ask_for_hand(person)
            found = await self._wait_for(lambda: self._find(person, verb, number))
        else:
            self.ways["already shown"] += 1
        message, part = found
        await self._timed(lambda: _use(person, message, part))

    async def _ask_for_hand(self, person: Person) -> None:
        """Press *My hand* on the channel's newest message that has it."""

        def button() -> tuple[Message, Any] | None:
            return _part(person.reads(self.channel)[-6:], "hand:")

        message, part = await self._wait_for(button)
        await person.press(message, str(part["custom_id"]))

    async def _next(self, person: Person, number: int) -> None:
        message, part = await self._wait_for(
            lambda: _part(person.reads(self.channel), "next:", number)
        )
        await self._timed(lambda: _use(person, message, part))

    def _find(self, person: Person, verb: str, number: int) -> tuple[Message, Any] | None:
        private = person.reads(self.town.world.open_dm(person.user))
        mine = [one for one in person.reads(self.channel) if one.only_for == person.id]
        return _part([*private[-2:], *mine[-2:]], verb, number)

    async def _wait_for(self, look: Callable[[], tuple[Message, Any] | None]) -> Any:
        while (found := look()) is None:  # noqa: ASYNC110  # as people look
            await asyncio.sleep(LOOK_AGAIN)
        return found

    async def _timed(self, press: Callable[[], Awaitable[Interaction]]) -> None:
        self.pressed_at = time.monotonic()
        outcome = await press()
        self.ways["failed"] += outcome.failed

    def note_change(self) -> None:
        """Record the delay of the last press, now that the channel has changed."""
        if self.pressed_at is not None:
            self.delays.append(time.monotonic() - self.pressed_at)
            self.pressed_at = None

    @property
    def overdue(self) -> float:
        """Return the seconds since a press that the channel does not show yet, or 0."""
        return 0.0 if self.pressed_at is None else time.monotonic() - self.pressed_at


def _part(
    messages: list[Message], verb: str, number: int | None = None
) -> tuple[Message, Any] | None:
    """Return the newest button or menu with this verb and round, and its message, or None."""
    for message in reversed(messages):
        for part in walk(message.components):
            custom_id = str(part.get("custom_id", ""))
            if custom_id.startswith(verb) and (
                number is None or custom_id.split(":")[2] == str(number)
            ):
                return message, part
    return None


async def _use(person: Person, message: Message, part: Any) -> Interaction:
    """Choose the menu's first option or press the button; fill in a clue if a form opens."""
    custom_id = str(part["custom_id"])
    if part.get("options"):
        return await person.choose(message, custom_id, [part["options"][0]["value"]])
    outcome = await person.press(message, custom_id)
    if outcome.modal is not None:
        return await person.fill(outcome, {"clue": f"A wish {random.random():.6f}"})
    return outcome


async def seat(database: Path, town: Playground, count: int, hands: str) -> list[Table]:
    """Store this many games in progress, each in its own server; return their tables.

    ``hands`` is how the servers deliver hands: "dm" or "button".
    """
    store = await SqliteStore.open(database)
    service = GameService(store, time.time, lambda _: CARDS)
    tables = []
    for number in range(count):
        users = [town.world.add_user(f"Person {number}-{i}") for i in range(PLAYERS)]
        guild = town.world.add_guild(f"Server {number}", owner=users[0])
        for user in users[1:]:
            town.world.join(guild, user)
        channel = town.world.add_channel(guild, "table")
        players = [PlayerId(str(user.id)) for user in users]
        await store.put_server(ServerSettings(guild.id, hands=hands))
        place = Place(guild.id, channel.id)
        opened = await service.open(place, players[0], "en", rules=RULES, pace=Pace.NONE)
        await deal(service, opened.id, players)
        revision = (await service.load(opened.id)).revision
        await store.save_messages(opened.id, (), (), revision)
        tables.append(Table(town, channel, users))
    await store.close()
    return tables


@dataclass(frozen=True, slots=True)
class Outcome:
    """The measurements for one way of delivering hands; times are in seconds."""

    late: float  # share of presses that were shown too late
    p50: float
    p99: float
    overdue: float  # the longest that a press was not shown yet at the end
    memory: float  # MiB
    by_token: float  # requests with the bot's token per press
    ways: Counter[str]  # how many presses were made in which way


async def measure(count: int, seconds: float, hands: str) -> Outcome:
    """Let ``count`` tables play for ``seconds`` after a warm-up; return the measurements.

    Raise the first error of a table.
    """
    with tempfile.TemporaryDirectory() as folder:
        database = Path(folder) / "games.sqlite3"
        async with Playground() as town:
            tables = await seat(database, town, count, hands)
            by_channel = {str(table.channel.id): table for table in tables}
            by_token = 0

            def note(event: Event) -> None:
                nonlocal by_token
                if event.name in ("MESSAGE_CREATE", "MESSAGE_UPDATE") and len(event.audience) > 1:
                    table = by_channel.get(str(event.data.get("channel_id")))
                    if table is not None:
                        table.note_change()
                elif event.name == "REQUEST":
                    path = str(event.data.get("path"))
                    by_token += not path.startswith(("/webhooks", "/interactions"))

            async with ours(town, database) as process:
                await asyncio.sleep(5)
                town.world.feed.subscribe(note)
                playing = [asyncio.create_task(table.play()) for table in tables]
                await asyncio.sleep(WARM_UP)
                for table in tables:
                    table.delays.clear()
                    table.ways.clear()
                by_token = 0
                await asyncio.sleep(seconds)
                overdue = max(table.overdue for table in tables)
                delays = [delay for table in tables for delay in table.delays]
                memory = resident(process)
                for task in playing:
                    task.cancel()
                results = await asyncio.gather(*playing, return_exceptions=True)
                wrong = [one for one in results if isinstance(one, Exception)]
                if wrong:
                    raise wrong[0]
    ways = sum((table.ways for table in tables), Counter[str]())
    return Outcome(
        late=sum(delay > SOON for delay in delays) / len(delays),
        p50=percentile(delays, 0.5),
        p99=percentile(delays, 0.99),
        overdue=overdue,
        memory=memory,
        by_token=by_token / len(delays),
        ways=ways,
    )


def main() -> int:
    """Measure both ways of delivering hands and print them; return 1 if a bound is missed."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--seconds", type=float, default=120.0)
    options = parser.parse_args()
    by_dm = asyncio.run(measure(options.tables, options.seconds, "dm"))
    button = asyncio.run(measure(options.tables, options.seconds, "button"))
    for name, one in (("hands by DM", by_dm), ("hands by button", button)):
        print(
            f"{name}: shown after p50 {one.p50:.1f} s, p99 {one.p99:.1f} s; "
            f"{one.by_token:.2f} requests by token a press; {one.memory:.0f} MiB; {dict(one.ways)}"
        )
    figures = [
        Figure("hands by DM: share of presses shown later than 10 s", [by_dm.late], most=0.0),
        Figure("hands by DM: longest wait at the end, s", [by_dm.overdue], most=SOON),
        Figure("hands by button: share of presses shown later than 10 s", [button.late], most=0.0),
        Figure("memory, hands by DM / hands by button", [by_dm.memory / button.memory], most=1.5),
    ]
    return report(figures)


if __name__ == "__main__":
    sys.exit(main())

"""Tables of friends who press again when nobody answers, and the count at the end."""

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field, fields
from typing import cast

from bot.gateway.client import DixitBot
from bot.play.advance import laid_aside
from bot.rules.commands import TimeUp
from bot.rules.model import Phase
from bot.store import JournalEntry
from bot.store.codec import encode_game
from playground.driver import DidNotRespond, NeverHappened, Stage
from playground.model import Callback, Channel, Interaction, InteractionKind
from tests.e2e.evening import Evening
from tests.e2e.order import is_usable, marker, of_the_bot
from tests.playing import replay
from tests.workers.fleet import Fleet, eventually

MOVES = ("claim", "give", "take", "vote", "trap")
THINKING = 0.1  # seconds, in which workers start: whoever plays without a pause takes all cores
PLAYED = (Callback.UPDATE, Callback.DEFERRED_UPDATE)


@dataclass
class Count:
    """What became of everything that people did."""

    acknowledged: int = 0
    unanswered: list[str] = field(default_factory=list)  # what people had to repeat
    lost: list[int] = field(default_factory=list)
    twice: list[str] = field(default_factory=list)
    stuck: list[str] = field(default_factory=list)
    doubled: list[str] = field(default_factory=list)
    rung: list[str] = field(default_factory=list)  # for people who had time
    games: int = 0

    def check(self) -> None:
        """Nothing that was acknowledged is lost, and nothing happened twice."""
        assert self.acknowledged
        assert self.games
        wrong = {"lost", "twice", "stuck", "doubled", "rung"}
        assert {kind: getattr(self, kind) for kind in wrong if getattr(self, kind)} == {}

    def __str__(self) -> str:
        """In numbers."""
        values = {one.name: getattr(self, one.name) for one in fields(self)}
        sizes = {name: n if isinstance(n, int) else len(n) for name, n in values.items()}
        return ", ".join(f"{n} {name}" for name, n in sizes.items())


class Table(Evening):
    """Friends of their own in one channel, who play game after game; options are the lobby's.

    They have time, though not for ever: whose clock is wrong by an hour would ring for them.
    """

    def __init__(self, stage: Stage, fleet: Fleet, channel: Channel, **options: object) -> None:
        super().__init__(stage, cast("DixitBot", fleet), 3)
        self.fleet = fleet
        self.friends = stage.people(*(f"{name} at {channel.id}" for name in "ABC"))
        self.move_to(channel)
        self.games: list[str] = []
        self._options = {"pace": "relaxed", "goal": 3} | options

    async def play_until(self, done: Callable[[], bool]) -> None:
        """Whole games, one after the other, until this holds and a game is over."""
        while not (self.games and done()):
            await self.play()

    async def play(self) -> None:
        """One whole game; the lobby may be open already."""
        await self._patiently(self.open_lobby)
        self.games.append(await self.game_id())
        while (await self.game()).phase is not Phase.FINISHED:
            await self._patiently(self._step)

    async def _patiently(self, action: Callable[[], Awaitable[None]]) -> None:
        while True:
            before = await self._revision()
            await asyncio.sleep(THINKING)
            try:
                await action()
                return
            except DidNotRespond:
                await asyncio.sleep(0.2)
            except NeverHappened:
                # A press that nobody answered may count later, and take the next one's button away.
                if await self._revision() == before:
                    raise

    async def _revision(self) -> tuple[str, int] | None:
        if await self.fleet.store.find_last(self.channel.id) is None:
            return None
        stored = await self.stored()
        return stored.id, stored.revision

    async def open_lobby(self) -> None:
        """Start a game, unless one is there."""
        while await self.fleet.store.find_live(self.channel.id) is None:
            await self.host.slash("dixit start", **self._options)

    async def _step(self) -> None:
        game = await self.game()
        if game.phase is Phase.LOBBY:
            missing = [one for one in self.friends if str(one.id) not in game.players]
            await (missing[0].press("join") if missing else self.host.press("begin"))
            return
        number, teller = f"{await self.game_id()}:{game.current.number}", game.current.storyteller
        if game.phase is Phase.SCORED:
            await self.friends[-1].press(f"next:{number}")
        elif game.phase is Phase.STORYTELLING and teller is None:
            await self.host.dm.press(f"claim:{number}")
        elif game.phase is Phase.STORYTELLING and teller is not None:
            asked = await self.friend(teller).dm.press(f"story:{number}:1")
            if asked.form:  # and no apology
                await self.friend(teller).fills("A wish too big")
        elif game.phase is Phase.SUBMITTING:
            await self.give()
        elif game.phase is Phase.VOTING:
            await self.vote()


async def count(stage: Stage, fleet: Fleet, tables: list[Table]) -> Count:
    """Look at everything once nobody presses any more."""
    found = Count(games=sum(len(table.games) for table in tables))
    world = stage.playground.world
    played = {one for (one,) in await fleet.store.database.all("SELECT id FROM interaction")}
    for one in world.interactions.values():
        if one.failed:
            found.unanswered.append(str(one.data.get("custom_id") or one.data.get("name")))
        if one.callback in PLAYED and _is_move(one):
            found.acknowledged += 1
            if one.id not in played:
                found.lost.append(one.id)
    answers = Counter(
        seen.path for seen in stage.playground.requests if seen.path.endswith("/callback")
    )
    found.twice = [path for path, times in answers.items() if times > 1]
    for table in tables:
        await _count_table(stage, fleet, table, found)
    return found


def _is_move(one: Interaction) -> bool:
    custom_id = str((one.data or {}).get("custom_id", ""))
    return one.kind is InteractionKind.COMPONENT and custom_id.split(":")[0] in MOVES


def _rung_in(entry: JournalEntry) -> TimeUp | None:
    """Time that ran out for somebody; looking at the points is short enough to run out."""
    played = entry.played
    return played if isinstance(played, TimeUp) and played.phase is not Phase.SCORED else None


async def _count_table(stage: Stage, fleet: Fleet, table: Table, found: Count) -> None:
    for game_id in table.games:

        async def shown(game_id: str = game_id) -> bool:
            stored = await fleet.store.load(game_id)  # type: ignore[arg-type]
            return stored.shown == stored.revision

        try:
            await eventually(shown, f"game {game_id} is shown")
        except AssertionError as never:
            found.stuck.append(str(never))
        stored = await fleet.store.load(game_id)  # type: ignore[arg-type]
        journal = await fleet.store.journal(game_id)  # type: ignore[arg-type]
        assert [entry.seq for entry in journal] == list(range(1, stored.revision + 1))
        assert encode_game(laid_aside(replay(journal))) == encode_game(stored.game)
        found.rung += [f"{one} in game {game_id}" for one in map(_rung_in, journal) if one]
    messages = of_the_bot(stage, table.channel)
    found.doubled += [
        f"{one} stands {times} times in a channel"
        for one, times in Counter(map(marker, messages)).items()
        if times > 1
    ]
    newest = {one.components[0]["id"]: one.id for one in messages}  # of each game
    past = [one for one in messages if one.id not in newest.values()]
    found.doubled += ["an old message can be pressed" for one in past if is_usable(one)]
    for friend in table.friends:
        hands = of_the_bot(stage, friend.dm.channel)
        # A hand of each game that was played, and nothing in it to press.
        games = Counter(one.components[0]["id"] for one in hands)
        found.doubled += [f"{friend.name} has a hand twice" for n in games.values() if n > 1]
        found.doubled += [f"{friend.name} has an old hand" for one in hands if is_usable(one)]

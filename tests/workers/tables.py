"""Tables of friends who press again when nobody answers, and the count at the end."""

import asyncio
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import cast

from bot.gateway.client import DixitBot
from bot.play.advance import laid_aside
from bot.rules.model import Phase
from bot.store.codec import encode_game
from playground.driver import DidNotRespond, Stage
from playground.model import Callback, Channel, Interaction, InteractionKind
from tests.e2e.evening import Evening
from tests.e2e.order import is_usable, marker, of_the_bot
from tests.playing import replay
from tests.workers.fleet import Fleet, eventually

MOVES = ("claim", "give", "take", "vote", "trap")
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
    games: int = 0

    def check(self) -> None:
        """Nothing that was acknowledged is lost, and nothing happened twice."""
        assert self.acknowledged
        assert self.games
        assert [self.lost, self.twice, self.stuck, self.doubled] == [[], [], [], []]


class Table(Evening):
    """Friends of their own in one channel, who play game after game."""

    def __init__(self, stage: Stage, fleet: Fleet, channel: Channel, players: int = 3) -> None:
        super().__init__(stage, cast("DixitBot", fleet), players)
        self.fleet = fleet
        names = [f"{name} at {channel.id}" for name in "ABCD"[:players]]
        self.friends = stage.people(*names)
        self.move_to(channel)
        self.games: list[str] = []

    async def play_until(self, done: Callable[[], bool], goal: int) -> None:
        """Whole games, one after the other, until this holds and a game is over."""
        while not (self.games and done()):
            await self._patiently(lambda: self._open_game(goal))
            self.games.append(await self.game_id())
            while (await self.game()).phase is not Phase.FINISHED:
                await self._patiently(self._step)

    async def _patiently(self, action: Callable[[], object]) -> None:
        while True:
            try:
                await action()  # type: ignore[misc]
                return
            except DidNotRespond:
                await asyncio.sleep(0.2)

    async def _open_game(self, goal: int) -> None:
        live = await self.fleet.store.find_live(self.channel.id)
        if live is None:
            await self.host.slash("dixit start", deck="plain", pace="none", goal=goal)
        while (game := await self.game()).phase is Phase.LOBBY:
            missing = [one for one in self.friends if str(one.id) not in game.players]
            await (missing[0].press("join") if missing else self.host.press("begin"))

    async def _step(self) -> None:
        game = await self.game()
        number = f"{await self.game_id()}:{game.current.number}"
        if game.phase is Phase.SCORED:
            await self.friends[-1].press(f"next:{number}")
        elif game.phase is Phase.STORYTELLING and game.current.storyteller is None:
            await self.host.dm.press(f"claim:{number}")
        elif game.phase is Phase.STORYTELLING:
            await self.tell()
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

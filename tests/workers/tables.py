"""Plays games with friends who press again if nobody answers, and counts what happened."""

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field, fields
from typing import cast

from bot.client import DixitBot
from bot.play.advance import without_spent_cards
from bot.rules.commands import TimeUp
from bot.rules.model import Phase
from bot.store import JournalEntry
from bot.store.codec import encode_game
from bot.text import library
from playground.driver import DidNotRespond, NeverHappened, Stage
from playground.model import Callback, Channel, Interaction, InteractionKind, Message
from playground.rest.service import Seen
from tests.e2e.evening import Evening
from tests.e2e.order import is_usable, marker, of_the_bot
from tests.playing import replay
from tests.workers.fleet import Fleet, eventually

APOLOGY = library()("en")("error-store")
MOVES = ("claim", "give", "take", "vote", "trap")
DISCORDS_EPOCH = 1_420_070_400_000  # the start of the milliseconds in Discord's ids
THINKING = 0.2  # seconds; playing without a pause would take all cores from workers that start
PLAYED = (Callback.UPDATE, Callback.DEFERRED_UPDATE)

ACKNOWLEDGED = (5, 6)  # callbacks that only ask for time


@dataclass
class Count:
    """The outcome of all presses and games; the lists name what went wrong."""

    acknowledged: int = 0
    unanswered: list[str] = field(default_factory=list)  # what players had to repeat
    lost: list[int] = field(default_factory=list)
    twice: list[str] = field(default_factory=list)
    stuck: list[str] = field(default_factory=list)
    doubled: list[str] = field(default_factory=list)
    rung: list[str] = field(default_factory=list)  # for players who still had time
    games: int = 0

    def check(self, interrupted: int = 0) -> None:
        """Check that nothing acknowledged is lost, and nothing happened twice.

        ``interrupted`` is how many workers were killed or stopped. One that has just answered a
        press may not have noted it yet; then the next worker answers again, and Discord refuses.
        """
        if len(self.twice) <= interrupted:
            self.twice = [one for one in self.twice if " 400: " not in one]
        assert self.acknowledged
        assert self.games
        kinds = ("lost", "twice", "stuck", "doubled", "rung")
        wrong = {kind: getattr(self, kind) for kind in kinds if getattr(self, kind)}
        assert not wrong, wrong

    def __str__(self) -> str:
        """Return the counts, and then the presses that got no answer."""
        values = {one.name: getattr(self, one.name) for one in fields(self)}
        sizes = {name: n if isinstance(n, int) else len(n) for name, n in values.items()}
        return "; ".join([", ".join(f"{n} {name}" for name, n in sizes.items()), *self.unanswered])


class Table(Evening):
    """Plays games in a row with friends in one channel; options are the lobby's.

    Their deadlines are far away, but a worker whose clock is an hour off would let them expire.
    """

    def __init__(self, stage: Stage, fleet: Fleet, channel: Channel, **options: object) -> None:
        super().__init__(stage, cast("DixitBot", fleet), 3)
        self.fleet = fleet
        self.friends = stage.people(*(f"{name} at {channel.id}" for name in "ABC"))
        self.move_to(channel)
        self.games: list[str] = []
        self._options = {"pace": "relaxed", "goal": 3} | options

    async def play_until(self, done: Callable[[], bool]) -> None:
        """Play whole games in a row, until ``done`` is true and a game is over."""
        while not (self.games and done()):
            await self.play()

    async def play(self) -> None:
        """Play one whole game, and add it to ``games``; the lobby may be open already."""
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
                # An unanswered press may still count later, and remove the next one's button.
                if await self._revision() == before:
                    raise

    async def _revision(self) -> tuple[str, int] | None:
        if await self.fleet.store.find_last(self.channel.id) is None:
            return None
        stored = await self.stored()
        return stored.id, stored.revision

    async def open_lobby(self) -> None:
        """Use ``/dixit start`` until the channel has a live game."""
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
            if asked.form:  # and not an apology
                await self.friend(teller).fills("A wish too big")
        elif game.phase is Phase.SUBMITTING:
            await self.give()
        elif game.phase is Phase.VOTING:
            await self.vote()


def _type_of(body: object) -> object:
    return body.get("type") if isinstance(body, dict) else None


async def count(stage: Stage, fleet: Fleet, tables: list[Table]) -> Count:
    """Return what became of every press and game; call it once nobody presses any more."""
    found = Count(games=sum(len(table.games) for table in tables))
    world = stage.playground.world
    played = {one for (one,) in await fleet.store.database.fetch("SELECT id FROM interaction")}
    followed = {seen.path.split("/")[3] for seen in stage.playground.requests if _follows(seen)}
    for one in world.interactions.values():
        # A worker that asked for time and was then killed has promised nothing.
        left_open = one.callback is Callback.DEFERRED_UPDATE and one.token not in followed
        if one.failed or (left_open and one.id not in played):
            name = one.data.get("custom_id") or one.data.get("name")
            moment = ((one.id >> 22) + DISCORDS_EPOCH) / 1000
            found.unanswered.append(f"{name} at {moment:.3f}")
        elif one.callback in PLAYED and _is_move(one) and not _is_excused(stage, one):
            found.acknowledged += 1
            if one.id not in played:
                found.lost.append(one.id)
    answered: set[str] = set()
    for seen in stage.playground.requests:
        if seen.path.endswith("/callback"):
            # While PostgreSQL is away, a worker may apologise for what another has just answered.
            again = seen.path in answered and APOLOGY not in str(seen.body)
            found.twice += [f"{seen.path} {seen.status}: {seen.body}"] if again else []
            # An answer that Discord rejects, because of a deleted picture, does not count. Nor does
            # an acknowledgement: it says nothing, and a worker that is cut off sends it in time.
            said = seen.status < 400 and _type_of(seen.body) not in ACKNOWLEDGED
            answered |= {seen.path} if said else set()
    for table in tables:
        await _count_table(stage, fleet, table, found)
    return found


def _follows(seen: Seen) -> bool:
    """Return whether this is a successful request to a press's webhook."""
    return seen.path.startswith("/webhooks/") and seen.status < 400


def _is_excused(stage: Stage, one: Interaction) -> bool:
    """Return whether a press was acknowledged in time and then reported as not counting."""
    channel = stage.playground.world.channels[one.channel_id]
    told = [message for message in channel.messages.values() if message.interaction is one]
    return one.callback is Callback.DEFERRED_UPDATE and bool(told)


def _is_move(one: Interaction) -> bool:
    custom_id = str((one.data or {}).get("custom_id", ""))
    return one.kind is InteractionKind.COMPONENT and custom_id.split(":")[0] in MOVES


def _told(mark: object, messages: list[Message]) -> list[str]:
    """Return the time and nonce of each message with this marker, and whether a press caused it."""
    return [
        f"{one.created_at:.3f}, nonce {one.nonce}, press {bool(one.interaction)}"
        for one in messages
        if marker(one) == mark
    ]


def _rung_in(entry: JournalEntry) -> TimeUp | None:
    """Return an entry's ``TimeUp`` command; None for other commands and after scoring."""
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
        assert encode_game(without_spent_cards(replay(journal))) == encode_game(stored.game)
        found.rung += [f"{one} in game {game_id}" for one in map(_rung_in, journal) if one]
    messages = of_the_bot(stage, table.channel)
    found.doubled += [
        f"{one} stands {times} times in a channel: {_told(one, messages)}"
        for one, times in Counter(map(marker, messages)).items()
        if times > 1
    ]
    newest = {one.components[0]["id"]: one.id for one in messages}  # by game
    past = [one for one in messages if one.id not in newest.values()]
    found.doubled += ["an old message can be pressed" for one in past if is_usable(one)]
    for friend in table.friends:
        hands = of_the_bot(stage, friend.dm.channel)
        # One hand for each game that was played, with nothing in it to press.
        games = Counter(one.components[0]["id"] for one in hands)
        found.doubled += [f"{friend.name} has a hand twice" for n in games.values() if n > 1]
        found.doubled += [f"{friend.name} has an old hand" for one in hands if is_usable(one)]

"""Let the others play: pretend people who join, think for a moment, tell, choose and vote.

Decides who of the people is a guest and when each of them acts; what they do is in ``guest``.
"""

import asyncio
import random
from collections import Counter
from contextlib import suppress

from .commands import CannotDo
from .feed import Event
from .guest import HABITS, HOST_HABITS, Guest, Habit, Offer
from .model import Channel, Json, User
from .patience import Patience
from .server import Playground
from .show import Show, open_lobby
from .wording import FALLBACK, tongue

# A guest's moment in seconds: beside people, by themselves, and in a hurry.
MOMENT, ALONE, FAST = 0.9, 0.8, 0.02
# How many guests come to a lobby: soon, and one by one if it stays open.
SOON, LATER = 4, 7
LONG = 6
# For how many moments a reveal is looked at: until nobody stirs, or for somebody who watches.
IDLE, LOOK = 25, 8


class InHand:
    """People whom a human has in hand: open tabs, and everybody acted as since the switch."""

    def __init__(self) -> None:
        self._tabs: Counter[int] = Counter()
        self._acted: set[int] = set()

    def __contains__(self, user_id: int) -> bool:
        return bool(self._tabs[user_id]) or user_id in self._acted

    def opened(self, user_id: int) -> None:
        """Note that a tab looks at the world as this person."""
        self._tabs[user_id] += 1

    def closed(self, user_id: int) -> None:
        """Note that such a tab is gone."""
        self._tabs[user_id] -= 1

    def acted(self, user_id: int) -> None:
        """Note that a human acts as this person."""
        self._acted.add(user_id)

    def switched(self) -> None:
        """Whoever was only acted as is free again."""
        self._acted.clear()


class Guests:
    """The switch, and the tasks of those who play while it is on."""

    def __init__(
        self, playground: Playground, *, fast: bool = False, seed: int | None = None
    ) -> None:
        self._playground = playground
        self._world = playground.world
        self._fast = fast
        self._dice = random.Random(seed)
        self._playing = False
        self._show: Show | None = None
        self._minds: dict[int, Guest] = {}
        self._tasks: dict[int, asyncio.Task[None]] = {}
        self._alarms: set[asyncio.Event] = set()
        # Who does what needs doing only once.
        self._errands: dict[tuple[str, ...], int] = {}
        self._in_hand = InHand()
        # A table talks in the language of whoever sat down at the page last.
        self._tongue = FALLBACK
        self.patience = Patience(playground.world.clock)
        self._told = self.state()

    # -- the switch ---------------------------------------------------------------------

    def state(self) -> Json:
        """Return what the page shows of the guests."""
        return {"playing": self._playing, "watching": self._show is not None}

    def play(self, on: bool) -> None:
        """Let the others play, or let them be."""
        self._playing = on
        self._in_hand.switched()
        if not on:
            self._show = None
        self._settle()

    async def watch(self, channel: Channel, watcher: User) -> None:
        """Let guests play a whole game: one who speaks like the watcher starts it and begins."""
        if self._show is not None:
            raise CannotDo("The others are playing a game already.", "already-watching")
        free = [one for one in self._people() if one not in self._in_hand]
        if not free:
            raise CannotDo("Everybody is taken: nobody is left to play.", "nobody-left")
        alike = (one for one in free if self._world.users[one].locale == watcher.locale)
        host = next(alike, free[0])
        self._show = Show(host, await open_lobby(self._mind(host), channel))
        self._settle()

    def opened(self, user_id: int) -> None:
        """Note that a tab looks at the world as this person."""
        self._in_hand.opened(user_id)
        self._tongue = tongue(self._world.users[user_id]).split("-")[0]
        self._settle()

    def closed(self, user_id: int) -> None:
        """Note that such a tab is gone."""
        self._in_hand.closed(user_id)
        self._settle()

    def acted(self, user_id: int) -> None:
        """Note that a human acts as this person, who is no guest from now on."""
        self._in_hand.acted(user_id)
        self.patience.stirred()
        self._settle()

    async def close(self) -> None:
        """End every guest's task."""
        tasks = list(self._tasks.values())
        self.play(False)
        await asyncio.gather(*tasks, return_exceptions=True)

    # -- who is a guest -------------------------------------------------------------------

    def _people(self) -> list[int]:
        return [one.id for one in self._world.users.values() if not one.bot]

    def _is_guest(self, user_id: int) -> bool:
        wanted = self._playing or self._show is not None
        return wanted and user_id not in self._in_hand

    def _settle(self) -> None:
        """Start and end tasks until exactly the guests have one, and tell the pages."""
        for user_id in self._people():
            running = user_id in self._tasks
            if self._is_guest(user_id) and not running:
                self._tasks[user_id] = asyncio.create_task(self._live(self._mind(user_id)))
            elif running and not self._is_guest(user_id):
                self._tasks.pop(user_id).cancel()
        if self.state() != self._told:
            self._told = self.state()
            self._world.feed.publish(Event("GUESTS", self._told, frozenset(self._people())))

    def _mind(self, user_id: int) -> Guest:
        if user_id not in self._minds:
            person = self._playground.client_of(self._world.users[user_id])
            self._minds[user_id] = Guest(person, self._dice, lambda: self._tongue)
        return self._minds[user_id]

    # -- one guest's evening ----------------------------------------------------------------

    async def _live(self, guest: Guest) -> None:
        """Act whenever there is something to do, otherwise wait for the world to change."""
        changed = asyncio.Event()
        self._alarms.add(changed)

        def hear(event: Event) -> None:
            if event.name == "BOT_ONLINE":
                guest.forgive()
            changed.set()

        stop = self._world.feed.subscribe(hear)
        try:
            while True:
                changed.clear()
                if not await self._step(guest):
                    await changed.wait()
        finally:
            stop()
            self._alarms.discard(changed)

    async def _step(self, guest: Guest) -> bool:
        """Think, look again, act; return whether there was anything to do."""
        if self._show is not None and guest.sees("rematch", self._show.game):
            self._show = None
            self._settle()
        thought = self._next(guest)
        if thought is None:
            return False
        if self._one_is_enough(thought[0]):
            self._errands[self._errand(thought[0])] = guest.person.id
        plan = self._plan(thought[0])
        await self._ponder(guest, *thought)
        # The table may have moved on meanwhile: only what would be done anew is done.
        step = self._next(guest)
        if step is not None and self._plan(step[0]) == plan:
            await self._take(guest, *step)
        return True

    def _plan(self, offer: Offer) -> tuple[str, bool]:
        return offer.verb, self._comes_late(offer)

    def _next(self, guest: Guest) -> tuple[Offer, Habit] | None:
        if not self._playground.bot_online:
            return None
        directs = self._show is not None and self._show.host == guest.person.id
        habits = HABITS | HOST_HABITS if directs else HABITS
        return guest.next_step(habits, lambda offer: self._allows(guest, offer))

    def _allows(self, guest: Guest, offer: Offer) -> bool:
        if self._one_is_enough(offer):
            runner = self._errands.get(self._errand(offer), guest.person.id)
            if runner != guest.person.id and self._is_guest(runner):
                return False
        if offer.verb == "join":
            in_lobby = "begin" in offer.beside
            return in_lobby and self._seated(offer.game) < self._seats_for(offer)
        if offer.verb == "begin" and self._show is not None:
            return self._show.may_begin(self._seated(offer.game))
        return True

    def _comes_late(self, offer: Offer) -> bool:
        return offer.verb == "join" and not self._show and self._seated(offer.game) >= SOON

    def _one_is_enough(self, offer: Offer) -> bool:
        return offer.verb in ("claim", "next") or self._comes_late(offer)

    def _errand(self, offer: Offer) -> tuple[str, ...]:
        seated = str(self._seated(offer.game)) if offer.verb == "join" else ""
        return (offer.verb, offer.game, offer.round, seated)

    def _seated(self, game: str) -> int:
        return sum(game in mind.seats for mind in self._minds.values())

    def _seats_for(self, offer: Offer) -> int:
        if self._show is None:
            return LATER
        return self._show.seats if offer.game == self._show.game else 0

    async def _ponder(self, guest: Guest, offer: Offer, habit: Habit) -> None:
        if offer.verb == "next":
            watched = self._show is not None
            await self.patience.look(
                (LOOK if watched else IDLE) * self._moment(), heeding=not watched
            )
            return
        moments = guest.moments(offer, habit) * (LONG if self._comes_late(offer) else 1)
        await self._world.clock.sleep(moments * self._moment() * self._dice.uniform(0.5, 1.5))

    def _moment(self) -> float:
        return FAST if self._fast else ALONE if self._show is not None else MOMENT

    async def _take(self, guest: Guest, offer: Offer, habit: Habit) -> None:
        # Gone or greyed out in the very instant of pressing: the next look shows what is left.
        with suppress(CannotDo):
            await guest.take(offer, habit)
        if self._show is not None and offer.verb == "begin":
            self._show.tried_with(self._seated(offer.game))
        for alarm in self._alarms:
            alarm.set()

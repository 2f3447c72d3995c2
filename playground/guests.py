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
from .model import Channel, Json
from .server import Playground

# A guest's moment in seconds: beside people, by themselves, and in a hurry.
MOMENT, ALONE, FAST = 0.9, 0.3, 0.02
# How many guests come to a lobby: soon, and one by one if it stays open.
SOON, LATER = 3, 7
LONG = 10
FEWEST = 3
# A game to watch lasts about a minute, if whoever makes the game lets one say so.
SHORT = {"goal": 15}


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
        # People whom a human has in hand: open tabs, and everybody acted as since the switch.
        self._tabs: Counter[int] = Counter()
        self._told = self.state()
        self._taken: set[int] = set()

    # -- the switch ---------------------------------------------------------------------

    def state(self) -> Json:
        """Return what the page shows of the guests."""
        return {"playing": self._playing, "watching": self._show is not None}

    def play(self, on: bool) -> None:
        """Let the others play, or let them be."""
        self._playing = on
        self._taken.clear()
        if not on:
            self._show = None
        self._settle()

    def watch(self, channel: Channel) -> None:
        """Let guests play a whole game in a channel: one of them starts it and begins."""
        host = next((one for one in self._people() if not self._tabs[one]), None)
        if host is None:
            raise CannotDo("Everybody is taken: nobody is left to play.")
        self._show = Show(channel, host)
        self._settle()

    def opened(self, user_id: int) -> None:
        """Note that a tab looks at the world as this person."""
        self._tabs[user_id] += 1
        self._settle()

    def closed(self, user_id: int) -> None:
        """Note that such a tab is gone."""
        self._tabs[user_id] -= 1
        self._settle()

    def acted(self, user_id: int) -> None:
        """Note that a human acts as this person, who is no guest from now on."""
        self._taken.add(user_id)
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
        return wanted and not self._tabs[user_id] and user_id not in self._taken

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
            self._minds[user_id] = Guest(person, self._dice)
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
        if not self._playground.bot_online:
            return False
        if self._show is not None and self._show.host == guest.person.id:
            await self._direct(self._show, guest)
        thought = self._next(guest)
        if thought is None:
            return False
        if self._one_is_enough(thought[0]):
            self._errands[self._errand(thought[0])] = guest.person.id
        plan = self._plan(thought[0])
        await self._world.clock.sleep(self._pause(guest, *thought))
        # The table may have moved on meanwhile: only what would be done anew is done.
        step = self._next(guest)
        if step is not None and self._plan(step[0]) == plan:
            await self._take(guest, *step)
        return True

    def _plan(self, offer: Offer) -> tuple[str, bool]:
        return offer.verb, self._comes_late(offer)

    def _next(self, guest: Guest) -> tuple[Offer, Habit] | None:
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

    def _pause(self, guest: Guest, offer: Offer, habit: Habit) -> float:
        moment = FAST if self._fast else ALONE if self._show is not None else MOMENT
        moments = guest.moments(offer, habit) * (LONG if self._comes_late(offer) else 1)
        return moments * moment * self._dice.uniform(0.5, 1.5)

    async def _take(self, guest: Guest, offer: Offer, habit: Habit) -> None:
        # Gone or greyed out in the very instant of pressing: the next look shows what is left.
        with suppress(CannotDo):
            await guest.take(offer, habit)
        if self._show is not None and offer.verb == "begin":
            self._show.tried_with(self._seated(offer.game))
        for alarm in self._alarms:
            alarm.set()

    # -- a game to watch ----------------------------------------------------------------------

    async def _direct(self, show: "Show", guest: Guest) -> None:
        """Start the game to watch, and end the show when the game is over."""
        if not show.started:
            show.started = True
            await self._start(show, guest)
        if show.game and guest.sees("rematch", show.game):
            self._show = None
            self._settle()

    async def _start(self, show: "Show", guest: Guest) -> None:
        offered = guest.person.commands(show.channel)
        start = next((one for one in offered if str(one["path"]).split()[-1] == "start"), None)
        before = {offer.game for offer in guest.offers()}
        if start is not None:
            names = {str(one["name"]) for one in start["options"]}
            short = {name: value for name, value in SHORT.items() if name in names}
            await guest.person.slash(show.channel, str(start["path"]), short)
            new = [one.game for one in guest.offers() if one.verb == "join"]
            show.game = next((game for game in new if game not in before), "")
            guest.seats[show.game] = 0
        if not show.game:
            self._show = None
            self._settle()


class Show:
    """A game that guests play for somebody who watches."""

    def __init__(self, channel: Channel, host: int) -> None:
        self.channel = channel
        self.host = host
        self.started = False
        self.game = ""
        self.seats = FEWEST + 1
        self._tried = 0

    def may_begin(self, seated: int) -> bool:
        """Return whether enough have come since the host last tried."""
        return seated >= self.seats > self._tried

    def tried_with(self, seated: int) -> None:
        """Note that the host pressed; if that was not enough people, one more may come."""
        self._tried = seated
        self.seats = seated + 1

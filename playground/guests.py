"""Guests: simulated players who join, think for a moment, give clues, play cards and vote.

Decides which people are guests and when each of them acts; what they do is in ``guest``.
"""

import asyncio
import random
from collections import Counter
from contextlib import suppress
from pathlib import Path

from .commands import CannotDo
from .feed import Event
from .guest import HABITS, HOST_HABITS, Guest, Habit, Offer
from .model import Channel, Json, User
from .patience import Patience
from .server import Playground
from .show import Show, open_lobby
from .wording import FALLBACK, page_language

# How long a guest's second lasts in tests, where no human watches.
FAST = 0.02
# Factors, so that no two guests think for exactly the same time.
QUICKEST, SLOWEST = 0.9, 1.5
# For a human who watches: how long the table can be guessed at, and how soon a clue is begun.
WATCHED_TABLE, WATCHED_CLAIM = 14.0, 4.0
# How many guests join a lobby: soon, and one by one if it stays open.
SOON, LATER = 4, 7
LONG = 6
# How many seconds a reveal is shown: until humans are idle, or for a human who only watches.
IDLE, LOOK = 22.0, 7.0


class HumanControlled:
    """Tracks which of the playground's people a human controls, by an open tab or an action."""

    def __init__(self) -> None:
        self._tabs: Counter[int] = Counter()
        self._acted: set[int] = set()

    def __contains__(self, user_id: int) -> bool:
        return bool(self._tabs[user_id]) or user_id in self._acted

    def opened(self, user_id: int) -> None:
        """Note that a tab shows the world as this person."""
        self._tabs[user_id] += 1

    def closed(self, user_id: int) -> None:
        """Note that a tab of this person was closed.

        Once their last tab is closed, they can be a guest again.
        """
        self._tabs[user_id] -= 1
        if not self._tabs[user_id]:
            self._acted.discard(user_id)

    def acted(self, user_id: int) -> None:
        """Note that a human acted as this person."""
        self._acted.add(user_id)

    def switched(self) -> None:
        """Release the people without an open tab, so that they can be guests again."""
        self._acted.clear()


class Guests:
    """Switches guests on and off, and runs their tasks."""

    def __init__(
        self,
        playground: Playground,
        *,
        fast: bool = False,
        seed: int | None = None,
        switch: Path | None = None,
    ) -> None:
        self._playground = playground
        self._world = playground.world
        self._fast = fast
        self._switch = switch
        self._dice = random.Random(seed)
        self._playing = False
        self._show: Show | None = None
        self._watched = False  # whether a watched game has ended and nothing was begun since
        self._guests: dict[int, Guest] = {}
        self._tasks: dict[int, asyncio.Task[None]] = {}
        self._alarms: set[asyncio.Event] = set()
        # Who does what needs to be done only once.
        self._errands: dict[tuple[str, ...], int] = {}
        self._controlled = HumanControlled()
        # The language of the page that was opened last, for tables that do not show theirs.
        self._language = FALLBACK
        self.patience = Patience(playground.world.clock)
        self._published = self.state()

    # -- the switch ---------------------------------------------------------------------

    def state(self) -> Json:
        """Return whether guests play, whether a game is watched, and whether one just ended."""
        watching = self._show is not None
        return {"playing": self._playing, "watching": watching, "watched": self._watched}

    def play(self, on: bool) -> None:
        """Switch the guests on or off; switching them off also ends a watched game."""
        self._playing = on
        self._watched = False
        self._controlled.switched()
        if not on:
            self._show = None
        self._update_tasks()

    def switch(self, on: bool) -> None:
        """Switch the guests on or off, and remember that for the next start."""
        self.play(on)
        if self._switch is None:
            return
        if on:
            self._switch.parent.mkdir(parents=True, exist_ok=True)
            self._switch.touch()
        else:
            self._switch.unlink(missing_ok=True)

    async def watch(self, channel: Channel, watcher: User) -> None:
        """Let guests play a whole game; its host has the watcher's language if possible.

        Raise ``CannotDo`` if a game is already being watched or humans control everyone.
        """
        if self._show is not None:
            raise CannotDo("The others are playing a game already.", "already-watching")
        free = [one for one in self._people() if one not in self._controlled]
        if not free:
            raise CannotDo("Everyone is taken, so nobody is left to play.", "nobody-left")
        alike = (one for one in free if self._world.users[one].locale == watcher.locale)
        host = next(alike, free[0])
        self._show = Show(host, await open_lobby(self._guest_of(host), channel))
        self._watched = False
        self._update_tasks()

    def opened(self, user_id: int) -> None:
        """Note that a tab shows the world as this person, who is not a guest meanwhile.

        If the language of a form is unclear, guests take it to be this person's from now on.
        """
        self._controlled.opened(user_id)
        self._language = page_language(self._world.users[user_id]).split("-")[0]
        self._update_tasks()

    def closed(self, user_id: int) -> None:
        """Note that a tab of this person was closed."""
        self._controlled.closed(user_id)
        self._update_tasks()

    def acted(self, user_id: int) -> None:
        """Note that a human acted as this person, who is not a guest from now on."""
        self._controlled.acted(user_id)
        self.patience.note_activity()
        self._update_tasks()

    async def close(self) -> None:
        """Switch the guests off and wait until their tasks have ended."""
        tasks = list(self._tasks.values())
        self.play(False)
        await asyncio.gather(*tasks, return_exceptions=True)

    # -- who is a guest -------------------------------------------------------------------

    def _people(self) -> list[int]:
        return [one.id for one in self._world.users.values() if not one.bot]

    def _is_guest(self, user_id: int) -> bool:
        wanted = self._playing or self._show is not None
        return wanted and user_id not in self._controlled

    def _update_tasks(self) -> None:
        """Start and cancel tasks so that exactly the guests have one, and tell the pages."""
        for user_id in self._people():
            running = user_id in self._tasks
            if self._is_guest(user_id) and not running:
                self._tasks[user_id] = asyncio.create_task(self._run(self._guest_of(user_id)))
            elif running and not self._is_guest(user_id):
                self._tasks.pop(user_id).cancel()
        if self.state() != self._published:
            self._published = self.state()
            self._world.feed.publish(Event("GUESTS", self._published, frozenset(self._people())))

    def _guest_of(self, user_id: int) -> Guest:
        if user_id not in self._guests:
            person = self._playground.client_of(self._world.users[user_id])
            self._guests[user_id] = Guest(person, self._dice, lambda: self._language)
        return self._guests[user_id]

    # -- what one guest does ----------------------------------------------------------------

    async def _run(self, guest: Guest) -> None:
        """Act whenever there is something to do, otherwise wait for an event."""
        changed = asyncio.Event()
        self._alarms.add(changed)

        def on_event(event: Event) -> None:
            if event.name == "BOT_ONLINE":
                guest.forget_failures()
            changed.set()

        stop = self._world.feed.subscribe(on_event)
        try:
            while True:
                changed.clear()
                if not await self._step(guest):
                    await changed.wait()
        finally:
            stop()
            self._alarms.discard(changed)

    async def _step(self, guest: Guest) -> bool:
        """Think, and then act if the same action is still due; return whether there was one.

        If the watched game is over, end the show first.
        """
        if self._show is not None and guest.sees("rematch", self._show.game):
            self._show, self._watched = None, True
            self._update_tasks()
        thought = self._next(guest)
        if thought is None:
            return False
        if self._needs_one_guest(thought[0]):
            self._errands[self._errand(thought[0])] = guest.person.id
        plan = self._plan(thought[0])
        await self._think(guest, *thought)
        # The game may have moved on since, so act only if the decision is still the same.
        step = self._next(guest)
        if step is not None and self._plan(step[0]) == plan:
            await self._take(guest, *step)
        return True

    def _plan(self, offer: Offer) -> tuple[str, bool]:
        return offer.verb, self._joins_late(offer)

    def _next(self, guest: Guest) -> tuple[Offer, Habit] | None:
        if not self._playground.bot_online:
            return None
        directs = self._show is not None and self._show.host == guest.person.id
        habits = HABITS | HOST_HABITS if directs else HABITS
        return guest.next_step(habits, lambda offer: self._allows(guest, offer))

    def _allows(self, guest: Guest, offer: Offer) -> bool:
        if self._needs_one_guest(offer):
            runner = self._errands.get(self._errand(offer), guest.person.id)
            if runner != guest.person.id and self._is_guest(runner):
                return False
        if offer.verb == "join":
            in_lobby = "begin" in offer.beside
            return in_lobby and self._seated(offer.game) < self._seats_for(offer)
        if offer.verb == "begin" and self._show is not None:
            return self._show.may_begin(self._seated(offer.game))
        return True

    def _joins_late(self, offer: Offer) -> bool:
        return offer.verb == "join" and not self._show and self._seated(offer.game) >= SOON

    def _needs_one_guest(self, offer: Offer) -> bool:
        return offer.verb in ("claim", "next") or self._joins_late(offer)

    def _errand(self, offer: Offer) -> tuple[str, ...]:
        seated = str(self._seated(offer.game)) if offer.verb == "join" else ""
        return (offer.verb, offer.game, offer.round, seated)

    def _seated(self, game: str) -> int:
        return sum(game in mind.seats for mind in self._guests.values())

    def _seats_for(self, offer: Offer) -> int:
        if self._show is None:
            return LATER
        return self._show.seats if offer.game == self._show.game else 0

    async def _think(self, guest: Guest, offer: Offer, habit: Habit) -> None:
        watched = self._show is not None
        if offer.verb == "next":
            look = LOOK if watched else IDLE
            await self.patience.look(look * self._second(), restarts=not watched)
            return
        seconds = guest.seconds(offer, habit) * (LONG if self._joins_late(offer) else 1)
        if watched and offer.verb == "claim":
            seconds = WATCHED_CLAIM
        elif watched and offer.verb == "vote":
            seconds = max(seconds, WATCHED_TABLE)
        pace = self._second() * self._dice.uniform(QUICKEST, SLOWEST)
        await self._world.clock.sleep(seconds * pace)

    def _second(self) -> float:
        return FAST if self._fast else 1.0

    async def _take(self, guest: Guest, offer: Offer, habit: Habit) -> None:
        # The button may vanish or be disabled at this very moment; the next look shows what is
        # left.
        with suppress(CannotDo):
            await guest.take(offer, habit)
        if self._show is not None and offer.verb == "begin":
            self._show.tried_with(self._seated(offer.game))
        for alarm in self._alarms:
            alarm.set()

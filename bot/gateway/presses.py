"""Routes presses on buttons, menus and forms by custom id to the cog that handles their verb.

Owns the routes (`Routes`), the admission of each press or command exactly once (`Arrivals`), its
outcome for the log and for counts (`Answers`), and how often one person may make expensive requests
(`Cooldown`). One listener serves all three kinds, by custom id alone. discord.py's own dispatch for
views and dynamic items is not used: it forgets forms at a restart and swallows exceptions of
dynamic items. Here everything works the same before and after a restart, with one handler for
errors. Decides nothing about games.
"""

import asyncio
import logging
import time
from bisect import bisect_left
from collections import Counter
from collections.abc import Awaitable, Callable, Collection, Iterator, Mapping
from dataclasses import dataclass
from typing import Any, TypeVar

import discord
from discord import app_commands, ui

from bot.gateway.errors import PlainRefusal, is_refusal
from bot.gateway.people import player_of
from bot.recent import Recent
from bot.rules.errors import RuleError
from bot.rules.ids import PlayerId
from bot.store import GameId
from bot.ui.ids import VERBS, parse

F = TypeVar("F", bound=Callable[..., Awaitable[None]])

log = logging.getLogger(__name__)

_VERB = "_press_verb"  # the attribute that marks a method as a handler of presses
PRESSES = (discord.InteractionType.component, discord.InteractionType.modal_submit)


@dataclass(frozen=True, slots=True)
class Press:
    """One press, with everything that its custom id, menu and form contain."""

    interaction: discord.Interaction
    verb: str
    player: PlayerId
    subject: str  # the id of the game, deck or draft that it is about
    number: int  # the round of the game, or a page
    argument: str
    values: tuple[str, ...]
    field: str | None  # the text of its form's first field, if it is a form
    fields: Mapping[str, str]  # the texts of all fields of its form
    in_game: bool  # otherwise it is about a deck or a draft

    @property
    def game(self) -> GameId:
        """Return the id of the game that the press is about."""
        return GameId(self.subject)

    @property
    def round(self) -> int:
        """Return the round in which the pressed button was shown."""
        return self.number

    @property
    def position(self) -> int | None:
        """Return the pressed card's position in the hand; None if the press names no card."""
        return int(self.argument) if self.argument else None


def is_public(interaction: discord.Interaction) -> bool:
    """Return whether everyone in a channel can read the message that was pressed."""
    message = interaction.message
    return interaction.guild_id is not None and message is not None and not message.flags.ephemeral


def selected_before(interaction: discord.Interaction) -> frozenset[str]:
    """Return the values that were selected in the pressed menu, as its message showed them."""
    data: Any = interaction.data or {}
    message, menu = interaction.message, data.get("custom_id")
    parts = ui.LayoutView.from_message(message, timeout=None).walk_children() if message else ()
    return frozenset(
        option.value
        for part in parts
        if isinstance(part, ui.Select) and part.custom_id == menu
        for option in part.options
        if option.default
    )


PressHandler = Callable[[Press], Awaitable[None]]


def press(verb: str) -> Callable[[F], F]:
    """Mark a cog's method as the handler of presses with this verb."""
    assert verb in VERBS, f"{verb} is not in the grammar"

    def mark(method: F) -> F:
        setattr(method, _VERB, verb)
        return method

    return mark


def marked_methods(cog: object, mark: str) -> Iterator[tuple[str, Callable[..., Any]]]:
    """Yield the methods of a cog whose functions have this attribute, with the attribute's value.

    Looks at the classes alone, because ``inspect.getmembers`` reads every attribute of the cog,
    properties included.
    """
    functions: dict[str, Any] = {}
    for kind in reversed(type(cog).__mro__):
        functions |= vars(kind)
    for name, function in functions.items():
        if value := getattr(function, mark, None):
            yield value, getattr(cog, name)


class Routes:
    """Maps each verb to the handler that answers it."""

    def __init__(self) -> None:
        self._handlers: dict[str, PressHandler] = {}

    def add_handlers(self, cog: object) -> None:
        """Register the methods of a cog that are marked as handlers."""
        for verb, method in marked_methods(cog, _VERB):
            assert verb not in self._handlers, f"two handlers for {verb}"
            self._handlers[verb] = method

    @property
    def verbs(self) -> Collection[str]:
        """Return the verbs that have a handler."""
        return self._handlers.keys()

    def find(self, interaction: discord.Interaction) -> tuple[PressHandler, Press]:
        """Return the handler of a press, and the press as read from the interaction.

        Raise ``UnreadablePress`` if this version of the bot does not know the custom id.
        """
        data: Any = interaction.data or {}
        form = interaction.type is discord.InteractionType.modal_submit
        fields = dict(_fields(data.get("components", ()))) if form else None
        values = tuple(data.get("values", ()))
        pressed = parse(data.get("custom_id", ""), values, fields)
        press = Press(
            interaction=interaction,
            verb=pressed.verb,
            player=player_of(interaction),
            subject=pressed.subject,
            number=pressed.number,
            argument=pressed.argument,
            values=values,
            field=fields[VERBS[pressed.verb].field] if fields is not None else None,
            fields=fields or {},
            in_game=VERBS[pressed.verb].in_game,
        )
        return self._handlers[pressed.verb], press


def _fields(components: Any) -> list[tuple[str, str]]:
    """Return the custom id and text of each field of a form; for files, their ids as text."""
    found = []
    for part in components:
        inner = [*part.get("components", ()), *filter(None, [part.get("component")])]
        found += _fields(inner)
        if "value" in part:
            found.append((part["custom_id"], part["value"]))
        elif "values" in part:
            found.append((part["custom_id"], ",".join(part["values"])))
    return found


MOST_SEEN = 5000  # presses that are remembered, so that none is answered twice
CLOSING_PATIENCE = 3.0  # seconds; no first answer takes longer
TELL_PATIENCE = 1.5  # seconds for telling a presser about an interruption


@dataclass(frozen=True, slots=True)
class LongPress:
    """A press that was acknowledged and is still being handled, such as an upload."""

    since: float
    task: "asyncio.Task[Any]"
    tell: Callable[[], Awaitable[None]]  # tells the presser that it was interrupted


class Arrivals:
    """Admits each press or command once, and waits for those being handled.

    After a reconnection the gateway may deliver a press again. The store refuses to play it twice,
    even after a restart; this class keeps the second delivery from being answered before the first.
    Presses that were acknowledged because they take long, like uploads, are not waited for: they
    continue while another process answers presses, until this process ends.
    """

    def __init__(self) -> None:
        self._seen: Recent[int, None] = Recent(MOST_SEEN)
        self._inside: dict[int, float] = {}  # with the time of arrival
        self._expected: set[int] = set()
        self._long: dict[int, LongPress] = {}
        self._closed = False
        self._empty = asyncio.Event()
        self._empty.set()

    def open(self) -> None:
        """Admit presses from now on, even after ``close``."""
        self._closed = False

    def expect(self, interaction_id: int) -> None:
        """Count a press as being handled before it arrives, and admit it even after ``close``."""
        self._expected.add(interaction_id)
        self._inside[interaction_id] = time.perf_counter()
        self._empty.clear()

    def enter(self, interaction_id: int) -> bool:
        """Admit a press; return False if it was seen before or presses are no longer admitted."""
        if interaction_id in self._seen:
            return False
        if self._closed and interaction_id not in self._expected:
            return False
        self._expected.discard(interaction_id)
        self._seen[interaction_id] = None
        self._inside[interaction_id] = time.perf_counter()
        self._empty.clear()
        return True

    def leave(self, interaction_id: int) -> float:
        """Note that a press has been handled; return how many seconds that took."""
        now = time.perf_counter()
        long = self._long.pop(interaction_id, None)
        since = self._inside.pop(interaction_id, long.since if long else now)
        if not self._inside:
            self._empty.set()
        return now - since

    def note_long(self, interaction_id: int, tell: Callable[[], Awaitable[None]]) -> None:
        """Stop waiting for the current task's press, which was acknowledged and takes long.

        ``tell`` is called if the task has to be interrupted.
        """
        task = asyncio.current_task()
        assert task is not None
        since = self._inside.pop(interaction_id, time.perf_counter())
        self._long[interaction_id] = LongPress(since, task, tell)
        if not self._inside:
            self._empty.set()

    async def finish_long(self, patience: float = 0.0) -> None:
        """Wait up to ``patience`` seconds for long presses; interrupt the rest and say so."""
        try:
            if tasks := [one.task for one in self._long.values()]:
                await asyncio.wait(tasks, timeout=patience)
        finally:
            rest = [one for one in self._long.values() if not one.task.done()]
            self._long.clear()
            await asyncio.gather(*map(_interrupt, rest))

    async def close(self) -> None:
        """Admit no more presses; wait a few seconds for those being handled, except long ones."""
        self._closed = True
        try:
            async with asyncio.timeout(CLOSING_PATIENCE):
                await self._empty.wait()
        except TimeoutError:
            self._inside.clear()
            self._expected.clear()


async def _interrupt(one: LongPress) -> None:
    try:
        async with asyncio.timeout(TELL_PATIENCE):
            one.task.cancel()
            await asyncio.wait({one.task})
            await one.tell()
    except Exception as fault:
        log.warning(
            "could not tell a presser that the work was interrupted: %s", type(fault).__name__
        )


# seconds; Discord gives up after the last
BOUNDS = (0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.0, 3.0)
UNREADABLE = "unreadable"


@dataclass(frozen=True, slots=True)
class Answer:
    """The outcome of one press or command."""

    verb: str
    outcome: str  # played, refused or failed
    seconds: float
    game: str | None = None
    round: int | None = None
    reason: str | None = None  # of a refusal or a failure: a code, never a text


class Answers:
    """Counts answers by verb and outcome, and how long they took.

    Knows verbs, game ids and outcomes; never who pressed, what was chosen or what was written.
    """

    def __init__(self) -> None:
        self.counts: Counter[tuple[str, str]] = Counter()
        self.within: list[int] = [0] * (len(BOUNDS) + 1)  # the last one counts everything slower
        self.seconds = 0.0

    def note(self, answer: Answer) -> None:
        """Count an answer, and log it in one line at debug level."""
        self.counts[answer.verb, answer.outcome] += 1
        self.within[bisect_left(BOUNDS, answer.seconds)] += 1
        self.seconds += answer.seconds
        if not log.isEnabledFor(logging.DEBUG):
            return
        milliseconds = round(answer.seconds * 1000, 1)
        fields = {
            "game": answer.game,
            "round": answer.round,
            "verb": answer.verb,
            "outcome": answer.outcome,
            "reason": answer.reason,
            "ms": milliseconds,
        }
        line = " ".join(f"{name}={value}" for name, value in fields.items() if value is not None)
        log.debug("press %s", line, extra={"fields": fields})


def outcome_of(error: Exception | None) -> tuple[str, str | None]:
    """Return the outcome of a press and a reason code; ``error`` is what it raised, if anything.

    The reason code is None if nothing was raised.
    """
    if error is None:
        return "played", None
    if not is_refusal(error):
        return "failed", type(error).__name__
    if isinstance(error, RuleError):
        return "refused", error.code.value
    return "refused", error.key if isinstance(error, PlainRefusal) else type(error).__name__


MOST_COOLING_DOWN = 10_000  # people who are remembered; the oldest are forgotten first


class Cooldown:
    """Limits how often each person may make a request; refusals say how long to wait."""

    def __init__(self, times: int, within: float) -> None:
        self._times = times
        self._within = within
        self._people: Recent[int, app_commands.Cooldown] = Recent(MOST_COOLING_DOWN)

    def check(self, interaction: discord.Interaction) -> None:
        """Count a request of this person; raise ``PlainRefusal`` if there were too many."""
        person, now = interaction.user.id, time.monotonic()
        asked = self._people.get(person) or app_commands.Cooldown(self._times, self._within)
        self._people[person] = asked
        if wait := asked.update_rate_limit(now):
            raise PlainRefusal("error-too-often", seconds=max(1, round(wait)))

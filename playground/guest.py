"""One pretend person at the table: sees what a person sees, and presses what a person could press.

A guest knows the verbs of buttons and menus (``verb:<game>:<round>[:arg]``) and nothing else of
the game: no rules, no state, nothing that is not on its own screen.
"""

import random
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator
from dataclasses import dataclass

from .model import Callback, ChannelKind, Interaction, Json, Message
from .people import Person
from .reading import SELECTS, Part, walk
from .wording import FALLBACK, clues

NEWEST = 12
# What fails three times is left alone: the bot has its reasons, or is not there.
TRIES = 3
WAIT_FOR_MAIL = 6
# How often somebody looks for a hand who was told that there is no seat, or none yet.
HOPES = 6
# How often a vote is tried that may have been for one's own card, and how slowly after the first.
VOTES, SLOWLY = 3, 8


@dataclass(frozen=True, slots=True)
class Offer:
    """A button or menu on the screen, taken apart by its custom_id."""

    verb: str
    game: str
    round: str
    message: Message
    component: Json
    private: bool
    # How often each verb hangs on the same message.
    beside: Counter[str]

    @property
    def custom_id(self) -> str:
        """Return the id to press it by."""
        return str(self.component["custom_id"])


class Guest:
    """What one pretend person has done so far, and would do next."""

    def __init__(
        self, person: Person, dice: random.Random, speaks: Callable[[], str] = lambda: FALLBACK
    ) -> None:
        self.person = person
        self.dice = dice
        self.speaks = speaks
        # Games in which this guest has a seat, each with the message that offered it.
        self.seats: dict[str, int] = {}
        self._done: Counter[tuple[str, ...]] = Counter()
        self._tried: Counter[str] = Counter()
        self._pressed: set[str] = set()
        self._mailed: set[str] = set()
        self._asking: set[str] = set()
        self._hopes: Counter[str] = Counter()
        # What was chosen where the menu may have held one's own cards.
        self._guesses: dict[tuple[str, ...], list[list[str]]] = {}

    def offers(self) -> list[Offer]:
        """Return everything on the screen that a guest understands, newest last."""
        found = [offer for message in self._screen() for offer in self._read(message)]
        for offer in found:
            if offer.private:
                self.seats.setdefault(offer.game, offer.message.id)
        return found

    def next_step(
        self, habits: "dict[str, Habit]", allows: Callable[[Offer], bool]
    ) -> "tuple[Offer, Habit] | None":
        """Return what to do now, the most urgent first."""
        offers = self.offers()
        for verb, habit in habits.items():
            known = [one for one in offers if one.verb == verb and allows(one)]
            wanted = [one for one in known if self._would(one, habit)]
            if wanted:
                return self._pick(wanted), habit
        return None

    def sees(self, verb: str, game: str) -> bool:
        """Return whether this is on the screen."""
        return any(one.verb == verb and one.game == game for one in self.offers())

    def forgive(self) -> None:
        """Try again what failed: the bot is back."""
        self._tried.clear()

    async def take(self, offer: Offer, habit: "Habit") -> Interaction:
        """Do it, and remember that it was done."""
        self._tried[offer.custom_id] += 1
        # Counted before the answer comes, so that no two guests take the same last seat.
        joins = offer.verb == "join"
        if joins:
            self.seats[offer.game] = offer.message.id
        interaction = await habit.act(self, offer)
        if not interaction.failed:
            self._tried[offer.custom_id] = 0
            self._done[_key(offer)] += 1
            self._pressed.add(offer.custom_id)
            if habit.asks:
                self._asking.add(offer.game)
                if offer.game not in self.seats:
                    self._hopes[offer.game] -= 1
        if joins and (interaction.failed or interaction.callback is Callback.MESSAGE):
            # A seat shows on the board; words in private mean that there is none, or none yet.
            self.seats.pop(offer.game, None)
            self._hopes[offer.game] = 0 if interaction.failed else HOPES
        return interaction

    def moments(self, offer: Offer, habit: "Habit") -> float:
        """Return how long to think: the first time mail is missing, it may still be on its way."""
        hopeful = habit.asks and self.person.user.accepts_dms and offer.game not in self._asking
        again = offer.verb == "vote" and self._done[_key(offer)]
        return habit.patience * (WAIT_FOR_MAIL if hopeful else SLOWLY if again else 1)

    def ballots(self, offer: Offer) -> list[Offer]:
        """Return the private menus for the same vote: they leave out one's own cards."""
        votes = (one for one in self.offers() if one.private and one.verb == offer.verb)
        return [one for one in votes if (one.game, one.round) == (offer.game, offer.round)]

    def guesses(self, offer: Offer) -> list[list[str]]:
        """Return what this guest has chosen blindly here, to be added to."""
        return self._guesses.setdefault(_key(offer), [])

    def told(self, offer: Offer) -> bool:
        """Return whether the round's clue is this guest's own."""
        return bool(self._done[("story", offer.game, offer.round, "")])

    def _screen(self) -> Iterator[Message]:
        for channel in self.person.channels():
            yield from self.person.reads(channel)[-NEWEST:]

    def _read(self, message: Message) -> Iterator[Offer]:
        channel = self.person.world.channels[message.channel_id]
        private = message.only_for is not None or channel.kind is ChannelKind.DM
        parts = [one for one in walk(message.components) if one.get("custom_id")]
        verbs = Counter(_words(one)[0] for one in parts)
        for part in parts:
            verb, game, number = _words(part)
            if game and not part.get("disabled"):
                yield Offer(verb, game, number, message, part, private, verbs)

    def _would(self, offer: Offer, habit: "Habit") -> bool:
        hopes = habit.asks and self._hopes[offer.game] > 0
        if habit.seated != (offer.game in self.seats or hopes):
            return False
        enough = self._done[_key(offer)] >= habit.times(self, offer)
        if enough or self._tried[offer.custom_id] >= TRIES:
            return False
        if habit.different and offer.custom_id in self._pressed:
            return False
        # Whoever gets the hand by direct message does not ask for it in the channel.
        return not (habit.asks and self._gets_mail(offer.game))

    def _gets_mail(self, game: str) -> bool:
        """Return whether the bot has written in private since this guest took a seat."""
        mail = [one for one in self.person.channels() if one.kind is ChannelKind.DM]
        newest = [one.id for channel in mail for one in self.person.reads(channel)[-1:]]
        if game in self.seats and any(one > self.seats[game] for one in newest):
            self._mailed.add(game)
        return self.person.user.accepts_dms and game in self._mailed

    def _pick(self, offers: list[Offer]) -> Offer:
        """Return one of the newest; a vote is cast below the table as gladly as in private."""
        if offers[0].verb == "vote":
            private = self.dice.choice([offer.private for offer in offers])
            offers = [offer for offer in offers if offer.private is private]
        newest = max(offer.message.id for offer in offers)
        return self.dice.choice([offer for offer in offers if offer.message.id == newest])


def _words(part: Json) -> tuple[str, str, str]:
    """Return verb, game and round of a custom_id; what has another form names no game."""
    verb, *rest = str(part["custom_id"]).split(":")
    return (verb, rest[0], rest[1]) if len(rest) > 1 else (verb, "", "")


def _key(offer: Offer) -> tuple[str, ...]:
    """What is private may be asked for once per public message; all else is done once a round."""
    message = str(offer.message.id) if offer.verb in ("hand", "ballot") else ""
    return (offer.verb, offer.game, offer.round, message)


# -- how each thing is done ---------------------------------------------------------------


async def press(guest: Guest, offer: Offer) -> Interaction:
    """Press a button, or choose where the same verb hangs on a menu; fill in what opens."""
    if offer.component["type"] in SELECTS:
        return await choose(guest, offer)
    opened = await guest.person.press(offer.message, offer.custom_id)
    if opened.modal is None:
        return opened
    return await guest.person.fill(opened, _answers(guest, opened.modal))


def _answers(guest: Guest, form: Json) -> dict[str, str | list[str]]:
    """Return a clue for every line of a form, and any choice for every menu."""
    clue = guest.dice.choice(clues(guest.speaks()))
    filled: dict[str, str | list[str]] = {}
    for part in walk(form["components"]):
        if part["type"] == Part.TEXT_INPUT:
            filled[part["custom_id"]] = clue[: part.get("max_length") or None]
        elif part["type"] == Part.STRING_SELECT:
            options = [str(one["value"]) for one in part["options"]]
            filled[part["custom_id"]] = guest.dice.sample(options, part.get("min_values") or 1)
    return filled


async def choose(guest: Guest, offer: Offer) -> Interaction:
    """Choose as many different values as the menu takes."""
    values = _open_to(guest, offer)
    least, most = offer.component.get("min_values") or 1, offer.component.get("max_values") or 1
    count = guest.dice.randint(least, min(most, len(values)))
    chosen = guest.dice.sample(values, count)
    if not guest.ballots(offer):
        guest.guesses(offer).append(chosen)
    return await guest.person.choose(offer.message, offer.custom_id, chosen)


def _open_to(guest: Guest, offer: Offer) -> list[str]:
    """Return what a menu offers, without what was refused or a private menu leaves out."""
    values = [str(one["value"]) for one in offer.component["options"]]
    own = [value for guess in guest.guesses(offer) for value in guess]
    for ballot in guest.ballots(offer):
        mine = {str(one["value"]) for one in ballot.component["options"]}
        own = [value for value in values if value not in mine]
    return [value for value in values if value not in own] or values


def once(_guest: Guest, _offer: Offer) -> int:
    """Return how often most things are done in a round."""
    return 1


def until_counted(guest: Guest, offer: Offer) -> int:
    """Return how often to vote: whoever has no menu of their own may hit their own card."""
    if guest.ballots(offer):
        return 1 + len(guest.guesses(offer))
    return 0 if guest.told(offer) else VOTES


def two_of_seven(_guest: Guest, offer: Offer) -> int:
    """Return how many cards to give: whoever holds seven plays with two others and gives two."""
    return 2 if offer.beside["give"] + offer.beside["take"] >= 7 else 1


def often(_guest: Guest, _offer: Offer) -> int:
    """Return how often a host tries to begin while people come."""
    return 12


@dataclass(frozen=True, slots=True)
class Habit:
    """How a guest treats one verb; ``patience`` is how long it thinks, in moments."""

    act: Callable[[Guest, Offer], Awaitable[Interaction]]
    patience: float
    times: Callable[[Guest, Offer], int] = once
    different: bool = False
    seated: bool = True
    asks: bool = False


# In order of urgency. What is not here (leave, rematch, take back, …) a guest never touches.
HABITS: dict[str, Habit] = {
    "vote": Habit(choose, 1.5, times=until_counted),
    "trap": Habit(choose, 1.5),
    "story": Habit(press, 2),
    "give": Habit(press, 1.5, times=two_of_seven, different=True),
    "hand": Habit(press, 2, asks=True),
    "ballot": Habit(press, 2, asks=True),
    "claim": Habit(press, 10),
    "team": Habit(press, 1),
    "next": Habit(press, 1),
    "join": Habit(press, 1, seated=False),
}

# What only the guest does who hosts a game for somebody to watch.
HOST_HABITS: dict[str, Habit] = {
    "shuffle": Habit(press, 1),
    "begin": Habit(press, 2, times=often),
}

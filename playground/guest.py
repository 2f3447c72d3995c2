"""One simulated player, who sees and presses only what a person could see and press.

A guest understands the verbs of buttons and menus (``verb:<game>:<round>[:arg]``). It does not know
the rules or the state of the game, nor anything that is not on its own screen.
"""

import random
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator
from dataclasses import dataclass

from .model import Callback, ChannelKind, Interaction, Json, Message
from .people import Person
from .reading import SELECTS, Part, text_of, walk
from .wording import FALLBACK, clues, language_of

NEWEST = 12
# After three failures give up: the bot has its reasons, or is offline.
TRIES = 3
DM_WAIT_FACTOR = 6
# How often a guest who was refused a seat asks for a hand, because a seat may come later.
HAND_TRIES = 6
# How often a vote is tried that may have been for the guest's own card, and how many times
# longer the guest thinks before each further one.
VOTE_TRIES, REVOTE_FACTOR = 3, 3


@dataclass(frozen=True, slots=True)
class Offer:
    """A button or menu on the screen, with the parts of its custom_id."""

    verb: str
    game: str
    round: str
    message: Message
    component: Json
    private: bool
    # How often each verb is on the same message.
    beside: Counter[str]

    @property
    def custom_id(self) -> str:
        """Return the custom_id of the button or menu."""
        return str(self.component["custom_id"])


class Guest:
    """Remembers what one simulated player has done, and decides what they do next."""

    def __init__(
        self, person: Person, dice: random.Random, language: Callable[[], str] = lambda: FALLBACK
    ) -> None:
        self.person = person
        self.dice = dice
        self.language = language
        # Games in which this guest has a seat, each with the message that offered it.
        self.seats: dict[str, int] = {}
        self._done: Counter[tuple[str, ...]] = Counter()
        self._tried: Counter[str] = Counter()
        self._pressed: set[str] = set()
        self._got_dm: set[str] = set()
        self._asking: set[str] = set()
        self._hand_tries: Counter[str] = Counter()
        # What was chosen in a menu that may have contained the guest's own cards.
        self._guesses: dict[tuple[str, ...], list[list[str]]] = {}

    def offers(self) -> list[Offer]:
        """Return every enabled button and menu of a game on the screen, newest last.

        Record a seat in each game whose buttons appear in a DM or a message for this guest only, or
        whose lobby names this guest, as after a rematch.
        """
        found = [offer for message in self._screen() for offer in self._read(message)]
        for offer in found:
            if offer.private or (offer.verb == "begin" and self._is_named(offer.message)):
                self.seats.setdefault(offer.game, offer.message.id)
        return found

    def next_step(
        self, habits: "dict[str, Habit]", allows: Callable[[Offer], bool]
    ) -> "tuple[Offer, Habit] | None":
        """Return the most urgent offer to act on and how; None if there is nothing to do."""
        offers = self.offers()
        for verb, habit in habits.items():
            known = [one for one in offers if one.verb == verb and allows(one)]
            wanted = [one for one in known if self._would(one, habit)]
            if wanted:
                return self._pick(wanted), habit
        return None

    def sees(self, verb: str, game: str) -> bool:
        """Return whether the screen has a button or menu with this verb of this game."""
        return any(one.verb == verb and one.game == game for one in self.offers())

    def forget_failures(self) -> None:
        """Forget failed attempts, so that they are made again once the bot is back."""
        self._tried.clear()

    async def take(self, offer: Offer, habit: "Habit") -> Interaction:
        """Act on the offer, record the outcome, and return the interaction."""
        self._tried[offer.custom_id] += 1
        # Count the seat before the answer comes, so that no two guests take the same last one.
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
                    self._hand_tries[offer.game] -= 1
        if joins and (interaction.failed or interaction.callback is Callback.MESSAGE):
            # A seat shows on the board. A private answer means that there is none, or none yet.
            self.seats.pop(offer.game, None)
            self._hand_tries[offer.game] = 0 if interaction.failed else HAND_TRIES
        return interaction

    def seconds(self, offer: Offer, habit: "Habit") -> float:
        """Return how many seconds the guest thinks before acting on an offer.

        The first request for a hand or ballot waits longer, because a DM may still arrive.
        """
        expects_dm = habit.asks and self.person.user.accepts_dms and offer.game not in self._asking
        again = offer.verb == "vote" and self._done[_key(offer)]
        each = len(offer.component.get("options") or ())
        thought = habit.seconds + habit.seconds_each * each
        return thought * (DM_WAIT_FACTOR if expects_dm else REVOTE_FACTOR if again else 1)

    def ballots(self, offer: Offer) -> list[Offer]:
        """Return the private menus for the same vote, which leave out the guest's own cards."""
        votes = (one for one in self.offers() if one.private and one.verb == offer.verb)
        return [one for one in votes if (one.game, one.round) == (offer.game, offer.round)]

    def guesses(self, offer: Offer) -> list[list[str]]:
        """Return the choices made for this vote in the public menu; callers append to the list."""
        return self._guesses.setdefault(_key(offer), [])

    def gave_clue(self, offer: Offer) -> bool:
        """Return whether this guest gave the round's clue."""
        return bool(self._done[("story", offer.game, offer.round, "")])

    def _is_named(self, message: Message) -> bool:
        return f"<@{self.person.id}>" in text_of(message)

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
        may_get_seat = habit.asks and self._hand_tries[offer.game] > 0
        if habit.seated != (offer.game in self.seats or may_get_seat):
            return False
        enough = self._done[_key(offer)] >= habit.times(self, offer)
        if enough or self._tried[offer.custom_id] >= TRIES:
            return False
        if habit.different and offer.custom_id in self._pressed:
            return False
        # A guest who gets the hand by DM does not ask for it in the channel.
        return not (habit.asks and self._gets_dms(offer.game))

    def _gets_dms(self, game: str) -> bool:
        """Return whether the guest accepts DMs and got one from the bot since taking a seat."""
        dms = [one for one in self.person.channels() if one.kind is ChannelKind.DM]
        newest = [one.id for channel in dms for one in self.person.reads(channel)[-1:]]
        if game in self.seats and any(one > self.seats[game] for one in newest):
            self._got_dm.add(game)
        return self.person.user.accepts_dms and game in self._got_dm

    def _pick(self, offers: list[Offer]) -> Offer:
        """Return a random offer of the newest message; a vote may be public or private."""
        if offers[0].verb == "vote":
            private = self.dice.choice([offer.private for offer in offers])
            offers = [offer for offer in offers if offer.private is private]
        newest = max(offer.message.id for offer in offers)
        return self.dice.choice([offer for offer in offers if offer.message.id == newest])


def _words(part: Json) -> tuple[str, str, str]:
    """Return verb, game and round of a custom_id; empty game and round if it has another form."""
    verb, *rest = str(part["custom_id"]).split(":")
    return (verb, rest[0], rest[1]) if len(rest) > 1 else (verb, "", "")


def _key(offer: Offer) -> tuple[str, ...]:
    """Return the key to count an action by: per message for private views, else per round."""
    message = str(offer.message.id) if offer.verb in ("hand", "ballot") else ""
    return (offer.verb, offer.game, offer.round, message)


# -- how each thing is done ---------------------------------------------------------------


async def press(guest: Guest, offer: Offer) -> Interaction:
    """Press a button, or choose in a menu with the same verb; submit a form that opens."""
    if offer.component["type"] in SELECTS:
        return await choose(guest, offer)
    opened = await guest.person.press(offer.message, offer.custom_id)
    if opened.modal is None:
        return opened
    return await guest.person.fill(opened, _answers(guest, offer, opened.modal))


def _answers(guest: Guest, offer: Offer, form: Json) -> dict[str, str | list[str]]:
    """Return a clue for every required text field of a form, and a random choice for every menu.

    The clue is in the language of the form and its message, which is the game's.
    """
    said = " ".join(str(one.get("label") or "") for one in walk(form["components"]))
    language = language_of(f"{form['title']} {said} {text_of(offer.message)}", guest.language())
    clue = guest.dice.choice(clues(language))
    filled: dict[str, str | list[str]] = {}
    for part in walk(form["components"]):
        if part["type"] == Part.TEXT_INPUT and part.get("required", True):
            filled[part["custom_id"]] = clue[: part.get("max_length") or None]
        elif part["type"] == Part.STRING_SELECT:
            options = [str(one["value"]) for one in part["options"]]
            filled[part["custom_id"]] = guest.dice.sample(options, part.get("min_values") or 1)
    return filled


async def choose(guest: Guest, offer: Offer) -> Interaction:
    """Choose a random number of different values that the menu accepts."""
    values = _open_to(guest, offer)
    least, most = offer.component.get("min_values") or 1, offer.component.get("max_values") or 1
    count = guest.dice.randint(least, min(most, len(values)))
    chosen = guest.dice.sample(values, count)
    if not guest.ballots(offer):
        guest.guesses(offer).append(chosen)
    return await guest.person.choose(offer.message, offer.custom_id, chosen)


def _open_to(guest: Guest, offer: Offer) -> list[str]:
    """Return a menu's values without the ones that may be this guest's own cards.

    If the guest has a private menu for this vote, keep only its values; otherwise leave out those
    that were already tried. Return all values if none would be left.
    """
    values = [str(one["value"]) for one in offer.component["options"]]
    own = [value for guess in guest.guesses(offer) for value in guess]
    for ballot in guest.ballots(offer):
        mine = {str(one["value"]) for one in ballot.component["options"]}
        own = [value for value in values if value not in mine]
    return [value for value in values if value not in own] or values


def once(_guest: Guest, _offer: Offer) -> int:
    """Return 1, because most actions are done once in a round."""
    return 1


def until_counted(guest: Guest, offer: Offer) -> int:
    """Return how often a guest votes at most in this round.

    A vote in the public menu may be for the guest's own card and not count, so it is repeated.
    After a private menu has opened, one more vote is enough. The storyteller does not vote.
    """
    if guest.ballots(offer):
        return 1 + len(guest.guesses(offer))
    return 0 if guest.gave_clue(offer) else VOTE_TRIES


def two_of_seven(_guest: Guest, offer: Offer) -> int:
    """Return how many cards to play: two with seven cards in hand (three players), else one."""
    return 2 if offer.beside["give"] >= 7 else 1


def twelve_times(_guest: Guest, _offer: Offer) -> int:
    """Return how often a host tries to begin the game while guests join."""
    return 12


@dataclass(frozen=True, slots=True)
class Habit:
    """How a guest acts on one verb, how often, and how many seconds it thinks first.

    ``seconds`` is the basic thinking time; ``seconds_each`` is added for each option. ``asks``
    marks a request for a private view of a hand or ballot, ``seated`` an action that needs a seat,
    and ``different`` one that presses another button each time.
    """

    act: Callable[[Guest, Offer], Awaitable[Interaction]]
    seconds: float
    times: Callable[[Guest, Offer], int] = once
    different: bool = False
    seated: bool = True
    asks: bool = False
    seconds_each: float = 0


# In order of urgency. Guests never touch verbs that are missing here (leave, rematch, …).
HABITS: dict[str, Habit] = {
    "vote": Habit(choose, 0.6, times=until_counted, seconds_each=1.2),
    "trap": Habit(choose, 3),
    "story": Habit(press, 4),
    "give": Habit(press, 3, times=two_of_seven, different=True),
    "hand": Habit(press, 1.8, asks=True),
    "ballot": Habit(press, 1.8, asks=True),
    # During this, a human beside them reads the rules and looks at their first hand.
    "claim": Habit(press, 28),
    "team": Habit(press, 0.9),
    "next": Habit(press, 0.9),
    "join": Habit(press, 0.9, seated=False),
}

# What only the guest does who hosts a game for a human to watch.
HOST_HABITS: dict[str, Habit] = {
    "shuffle": Habit(press, 0.9),
    "begin": Habit(press, 1.8, times=twelve_times),
}

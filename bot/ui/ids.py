"""The format of custom ids: ``verb:<subject>:<number>[:argument]``, and what comes with them.

The subject is a game or a tutorial, and the number is its round. For decks and drafts, the number
is a page.

A custom id is public, so it never names a card, an owner or a vote. It refers to a card of a hand
by its position, and to a card of the table by its slot. Every id that Discord sends back is checked
here for form and length before it is used. The rules decide whether its game allows it.
"""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from bot.limits import LONGEST_LABEL, MOST_CHOICES

ANY_CARD = r"[1-9][0-9]{0,4}"  # the number of a card in a server's deck
NUMBER = r"[1-9][0-9]?"  # a position, a slot, a team or a seat
PERSON = r"[1-9][0-9]{0,19}"  # as Discord numbers people
KEY = r"[a-z0-9-]{1,40}"  # a rule set, a pace, a house rule or its value
NAME = rf"[^\x00-\x1f]{{1,{LONGEST_LABEL}}}"  # a deck's id, a language or the value of a setting
CONFIRMED = "now"  # confirms a question, or marks a press in the *Host* panel

SERVER = "server"
"""The subject of presses about a whole server instead of a game."""
ME = "me"
"""The subject of presses about the presser instead of a game."""
HERE = "here"
"""The subject of presses about the channel instead of a game."""


@dataclass(frozen=True, slots=True)
class Verb:
    """What a press with this verb may carry, as regular expressions.

    An empty pattern allows only an empty text.
    """

    argument: str = ""
    value: str = ""  # each choice in its menu
    fewest: int = 1  # choices in its menu
    field: str = ""  # the name of a field that its form always has, if it opens a form
    in_game: bool = True  # False if its subject is a deck, a draft, a tutorial or the server


# Buttons of old messages keep their verbs, so a verb that was released is never renamed: ``story``
# gives a clue, ``stories`` shows the best clues.
VERBS: Mapping[str, Verb] = {
    "start": Verb(in_game=False),
    "showhow": Verb(in_game=False),
    "tutorgive": Verb(argument=NUMBER, in_game=False),
    "tutorvote": Verb(value=NUMBER, in_game=False),
    "tutornext": Verb(in_game=False),
    "tutorclue": Verb(argument=NUMBER, field="clue", in_game=False),
    "join": Verb(),
    "leave": Verb(argument=f"(?:{CONFIRMED})?"),
    "begin": Verb(),
    "rules": Verb(),
    "how": Verb(argument=KEY),
    "computers": Verb(argument=r"0|[1-9][0-9]?"),  # the new number of computers
    "setskill": Verb(value=KEY),
    "team": Verb(value=NUMBER),
    "shuffle": Verb(),
    "setrules": Verb(value=KEY),
    "setpace": Verb(value=KEY),
    "setdecks": Verb(value=NAME),
    "setlanguage": Verb(value=NAME),
    "setend": Verb(field="number"),
    "house": Verb(),
    "pickhouse": Verb(value=KEY),
    "sethouse": Verb(argument=KEY, value=KEY),
    "setevery": Verb(argument="on|off"),
    "setunseen": Verb(argument="on|off"),
    "hand": Verb(),
    "turn": Verb(),
    "play": Verb(),
    "claim": Verb(),
    "story": Verb(argument=rf"(?:{NUMBER})?", field="clue"),
    "give": Verb(argument=NUMBER),
    "take": Verb(argument=NUMBER),
    "newhand": Verb(),
    "notips": Verb(),
    "vote": Verb(value=NUMBER),
    "votefor": Verb(argument=NUMBER),
    "trap": Verb(value=NUMBER),
    "look": Verb(argument=rf"(?:{NUMBER})?"),
    "lookat": Verb(value=NUMBER),
    "lookhand": Verb(argument=rf"(?:{NUMBER})?"),
    "playit": Verb(argument=NUMBER),
    "clueit": Verb(argument=NUMBER, field="clue"),
    "seat": Verb(argument=NUMBER),
    "time": Verb(),
    "stop": Verb(),
    "pause": Verb(argument=f"(?:{CONFIRMED})?"),
    "resume": Verb(argument=f"(?:{CONFIRMED})?"),
    "skip": Verb(argument="storytelling|submitting|voting|scored"),
    "handover": Verb(value=PERSON),
    "kickout": Verb(value=PERSON),
    "letback": Verb(value=PERSON),
    "adjustpace": Verb(value=KEY),
    "adjustend": Verb(field="number"),
    "adjustlang": Verb(value=NAME),
    "endgame": Verb(),
    "kick": Verb(argument=PERSON),
    "letin": Verb(argument=PERSON),
    "next": Verb(),
    "history": Verb(),
    "star": Verb(argument=r"[1-4]", value=r"[1-9][0-9]{0,2}"),  # the menu; the clue's place
    "album": Verb(argument=NUMBER),
    "share": Verb(),
    "rematch": Verb(),
    "dailyguess": Verb(value=NUMBER, in_game=False),
    "dailyon": Verb(argument="on|off", in_game=False),
    "dailyhour": Verb(value=r"h(?:1?[0-9]|2[0-3])", in_game=False),
    "leaders": Verb(argument=rf"(?:month|season|all)(?:\.{KEY})?"),
    "stories": Verb(),
    "mydata": Verb(),
    "counting": Verb(argument="on|off"),
    "erase": Verb(),
    "erasenow": Verb(),
    "keep": Verb(),
    "setting": Verb(
        argument="@switches|[a-z0-9_]{1,30}", value=NAME, fewest=0, field="text", in_game=False
    ),
    "wipe": Verb(),
    "wipenow": Verb(),
    "draftdeck": Verb(value=NAME, in_game=False),
    "draftpick": Verb(value=ANY_CARD, in_game=False),
    "draftframe": Verb(argument="whole|top|middle|bottom", in_game=False),
    "draftskip": Verb(in_game=False),
    "draftpage": Verb(in_game=False),
    "draftkeep": Verb(in_game=False),
    "draftdrop": Verb(in_game=False),
    "deckadd": Verb(field="files", in_game=False),
    "deckpage": Verb(in_game=False),
    "decktitle": Verb(field="name", in_game=False),
    "deckwords": Verb(argument=ANY_CARD, field="alt", in_game=False),
    "deckalts": Verb(argument=rf"{ANY_CARD}(?:\.{ANY_CARD}){{0,4}}", field="alt0", in_game=False),
    "deckremove": Verb(argument=rf"(?:{ANY_CARD})?", in_game=False),
    "deckclear": Verb(argument=ANY_CARD, in_game=False),
}

# With these lengths an id is never longer than Discord allows (``LONGEST_ID``).
_ID = re.compile(
    r"(?P<verb>[a-z]{1,12}):(?P<subject>[\w-]{1,16}):(?P<number>[0-9]{1,4})(?::(?P<argument>.{1,60}))?",
    re.ASCII,
)


class UnreadablePress(ValueError):
    """Raised for a press that this version cannot have offered; it is forged, cut or outdated."""


@dataclass(frozen=True, slots=True)
class PressId:
    """A parsed custom id, which says what a button, menu or form does."""

    verb: str
    subject: str
    number: int = 0
    argument: str = ""

    def __str__(self) -> str:
        parts = [self.verb, self.subject, str(self.number)]
        return ":".join([*parts, self.argument] if self.argument else parts)


def parse(custom_id: str, values: Sequence[str], fields: Mapping[str, str] | None) -> PressId:
    """Return the press of a custom id, after checking it with its choices or form fields.

    Raise ``UnreadablePress`` for anything that none of our messages could have sent.
    """
    found = _ID.fullmatch(custom_id)
    verb = VERBS.get(found["verb"]) if found else None
    if found is None or verb is None:
        raise UnreadablePress
    argument = found["argument"] or ""
    if not re.fullmatch(verb.argument, argument):
        raise UnreadablePress
    if fields is not None and (not verb.field or verb.field not in fields):
        raise UnreadablePress
    _check_values(verb, values)
    return PressId(found["verb"], found["subject"], int(found["number"]), argument)


def game_of(custom_id: str) -> str | None:
    """Return the subject of a custom id, usually a game's id; None if the custom id is unreadable.

    The verb may be unknown.
    """
    found = _ID.fullmatch(custom_id)
    return found["subject"] if found else None


def _check_values(verb: Verb, values: Sequence[str]) -> None:
    # Buttons send no values.
    expected = range(verb.fewest, MOST_CHOICES + 1) if verb.value else range(1)
    if len(values) not in expected:
        raise UnreadablePress
    if not all(re.fullmatch(verb.value, value) for value in values):
        raise UnreadablePress

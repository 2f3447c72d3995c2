"""One line about what happened in a round: the first kind that fits, never an unkind one.

A kind is a function that returns the variables of its text, or None if it does not fit the round.
The key of the text is ``headline-`` and the function's name with hyphens.
"""

from collections.abc import Callable
from dataclasses import dataclass

from bot.rules.ids import PlayerId
from bot.rules.views import Reveal, TableView, Verdict
from bot.text import Words
from bot.ui.names import people

Values = dict[str, str | int]


@dataclass(frozen=True, slots=True)
class _Round:
    """Computes what the headline functions need to know about a round."""

    words: Words
    table: TableView
    shown: Reveal

    @property
    def finders(self) -> list[PlayerId]:
        """Return the voters who found the storyteller's card."""
        return self.voters_of(self.shown.story_slot) if self.shown.story_slot else []

    @property
    def voters(self) -> int:
        return len(self.shown.ballots)

    @property
    def for_two(self) -> bool:
        """Return whether one player looks for the other's card among cards of the draw pile."""
        return bool(self.table.rules.giving.from_pile)

    @property
    def fooled(self) -> dict[int, list[PlayerId]]:
        """Return each card's voters by slot, most voters first, without the storyteller's card."""
        slots = (one for one in range(1, len(self.shown.table) + 1) if one != self.shown.story_slot)
        found = {slot: self.voters_of(slot) for slot in slots}
        return dict(sorted(found.items(), key=lambda entry: -len(entry[1])))

    def voters_of(self, slot: int) -> list[PlayerId]:
        """Return the players who voted for a card, each once."""
        return list(dict.fromkeys(self.shown.voters_of(slot)))

    def name(self, *players: PlayerId) -> str:
        return people(self.words, self.table, players)

    def owner(self, slot: int) -> str:
        return self.name(self.shown.owners[slot - 1])


def _nobody_voted(one: _Round) -> Values | None:
    return {} if not one.voters else None


def _all_trapped(one: _Round) -> Values | None:
    # The verdict says that every vote went to the trap.
    party = one.shown.verdict is Verdict.PARTY
    return {} if party and not one.shown.favourites else None


def _trap_caught(one: _Round) -> Values | None:
    caught = one.voters_of(one.shown.trap) if one.shown.trap else []
    return {"count": len(caught)} if len(caught) > 1 else None


def _crowd_met(one: _Round) -> Values | None:
    won = one.shown.favourites
    met = one.voters_of(won[0]) if won else []
    return {"count": len(met), "slot": won[0]} if len(won) == 1 and len(met) > 1 else None


def _crowds_met(one: _Round) -> Values | None:
    met = [len(one.voters_of(slot)) for slot in one.shown.favourites]
    return {"count": met[0]} if met and met[0] > 1 else None


def _minds_differed(one: _Round) -> Values | None:
    # Party has no storyteller's card to find, so none of the later kinds fits one of its rounds.
    return {} if one.shown.verdict is Verdict.PARTY else None


def _together_found(one: _Round) -> Values | None:
    return {} if one.table.rules.together and one.finders else None


def _pair_found(one: _Round) -> Values | None:
    if not one.for_two or not one.finders:
        return None
    return {"picks": len(one.shown.ballots[one.finders[0]])}


def _pair_missed(one: _Round) -> Values | None:
    return {} if one.for_two and not one.finders else None


def _everyone_found(one: _Round) -> Values | None:
    return {} if one.voters > 1 and len(one.finders) == one.voters else None


def _fooled_everyone(one: _Round) -> Values | None:
    slot, fooled = next(iter(one.fooled.items()), (0, []))
    if len(fooled) < 2 or one.finders:
        return None
    # The owner, or the owner's team, cannot vote for this card.
    rabbits, owner = one.table.rabbits, one.shown.owners[slot - 1]
    others = {voter for voter in one.shown.ballots if rabbits[voter] != rabbits.get(owner)}
    return {"player": one.owner(slot), "slot": slot} if others <= set(fooled) else None


def _fooled_most(one: _Round) -> Values | None:
    counts = {slot: len(fooled) for slot, fooled in one.fooled.items()}
    most = max(counts.values(), default=0)
    slots = [slot for slot, count in counts.items() if count == most]
    if most < 2 or len(slots) > 1:
        return None
    return {"player": one.owner(slots[0]), "slot": slots[0], "count": most}


def _fooled_alike(one: _Round) -> Values | None:
    most = len(next(iter(one.fooled.values()), []))
    slots = [slot for slot, fooled in one.fooled.items() if len(fooled) == most]
    if most < 2 or len(slots) != 2:
        return None
    owners = [one.shown.owners[slot - 1] for slot in slots]
    return {"players": one.name(*owners), "count": most}


def _only_one_found(one: _Round) -> Values | None:
    alone = one.voters > 2 and len(one.finders) == 1
    return {"player": one.name(one.finders[0])} if alone else None


def _only_one_missed(one: _Round) -> Values | None:
    return {} if one.voters > 2 and len(one.finders) == one.voters - 1 else None


def _every_card_voted(one: _Round) -> Values | None:
    return {} if one.voters > 2 and all(one.fooled.values()) and one.finders else None


def _nobody_found(one: _Round) -> Values | None:
    return {} if not one.finders else None


def _some_found(_: _Round) -> Values | None:
    return {}


# From the most remarkable to the most ordinary, because the first that fits is said.
KINDS: tuple[Callable[[_Round], Values | None], ...] = (
    _nobody_voted,
    _all_trapped,
    _trap_caught,
    _crowd_met,
    _crowds_met,
    _minds_differed,
    _together_found,
    _pair_found,
    _pair_missed,
    _everyone_found,
    _fooled_everyone,
    _fooled_most,
    _fooled_alike,
    _only_one_found,
    _only_one_missed,
    _every_card_voted,
    _nobody_found,
    _some_found,
)


def round_headline(words: Words, table: TableView, shown: Reveal) -> str:
    """Return the line about what happened in this round: the first kind that fits."""
    played = _Round(words, table, shown)
    for kind in KINDS:
        values = kind(played)
        if values is not None:
            key = kind.__name__.strip("_").replace("_", "-")
            return words(f"headline-{key}", **values)
    raise AssertionError("the last kind fits every round")

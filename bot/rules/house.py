"""House rules: what a host may change about a rule set. Each is one row here.

A row lists the values that a host can choose, each with the change it makes to an ``Edition``. The
rest of the rules only sees the changed rule set. A value that would change nothing in a rule set
is not offered for it. The text of a rule has the key ``house-<key>``, that of a value
``house-<key>-<value>``.
"""

from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from functools import lru_cache, partial
from random import Random
from typing import Any

from bot.rules.editions import EDITIONS, MIX_FIRST, NO_RESHUFFLE, Edition
from bot.rules.model import Game, Phase
from bot.rules.scoring import ClassicScoring
from bot.rules.strategies import (
    Endless,
    EndRule,
    EveryoneTold,
    GoalReached,
    PileEmpty,
    RoundsPlayed,
)

Change = Callable[[Edition], Edition]

BOOK = "book"
"""The value for what the rule set's own book says."""

DRAWN = "drawn"
"""The value for a random theme, which is drawn when a round begins."""

THEMES = (
    *("one-word", "three-words", "question", "rhyme", "proverb", "headline", "advice", "excuse"),
    *("film", "song", "book-title", "brand", "place", "food", "job", "weather", "colour"),
    *("sound", "smell", "feeling", "memory", "dream", "secret"),
)
"""Themes for clues; with ``BOOK`` and ``DRAWN`` they fill a menu of 25 choices."""

TIMES = (30, 45, 60, 90, 120, 180, 300, 600, 1800, 3600, 21600, 86400)
"""The time limits that can be chosen for a phase, in seconds."""


@dataclass(frozen=True, slots=True)
class HouseRule:
    """One rule that a host may change, and its values."""

    key: str
    values: Mapping[str, Change]
    apart: bool = True  # whether such games are counted separately: they score differently
    in_seconds: bool = False  # whether its values are numbers of seconds

    def choices(self, edition: Edition) -> tuple[str, ...]:
        """Return the values offered for this rule set: ``BOOK``, then those that change it."""
        return (BOOK, *(value for value in self.values if self.values[value](edition) != edition))


def _replacing(**fields: Any) -> Change:
    return lambda edition: replace(edition, **fields)


def _ending_by(end: EndRule) -> Change:
    """Return a change that makes a rule set end in this way.

    Discards are then reused, unless it is the empty draw pile that ends the game.
    """

    def change(edition: Edition) -> Edition:
        if edition.end.key == end.key:
            return edition
        reusing = edition.refill if edition.refill.reuses_discards else MIX_FIRST
        return replace(edition, end=end, refill=reusing if end.box is None else NO_RESHUFFLE)

    return change


def _score_as_imaginarium(edition: Edition) -> Edition:
    """Return the rule set with the points of Imaginarium, a similar game.

    A rule set without classic scoring is returned unchanged.
    """
    if not isinstance(edition.scoring, ClassicScoring):
        return edition
    points = ClassicScoring(
        teller_each=1,
        teller_if_all=-3,
        teller_if_none=-2,
        others_if_all=0,
        others_if_none=0,
        found=edition.scoring.found,
    )
    return replace(edition, scoring=points)


def _with_time(phase: Phase, seconds: int, edition: Edition) -> Edition:
    return replace(edition, seconds={**edition.seconds, phase: seconds})


def _time(key: str, phase: Phase) -> HouseRule:
    values = {str(seconds): partial(_with_time, phase, seconds) for seconds in TIMES}
    return HouseRule(key, values, apart=False, in_seconds=True)


_HOUSE_RULES = (
    HouseRule(
        "end",
        {
            end.key: _ending_by(end)
            for end in (GoalReached(), RoundsPlayed(), EveryoneTold(), PileEmpty(), Endless())
        },
    ),
    HouseRule("points", {"imaginarium": _score_as_imaginarium}),
    HouseRule("theme", {theme: _replacing(theme=theme) for theme in (DRAWN, *THEMES)}),
    HouseRule("new-hand", {"once": _replacing(new_hand=True)}),
    HouseRule("rematch", {"keeps-hands": _replacing(keeps_hands=True)}),
    HouseRule("audience", {"hidden": _replacing(audience=False)}, apart=False),
    _time("clue-time", Phase.STORYTELLING),
    _time("card-time", Phase.SUBMITTING),
    _time("vote-time", Phase.VOTING),
    _time("points-time", Phase.SCORED),
)

HOUSE_RULES: Mapping[str, HouseRule] = {rule.key: rule for rule in _HOUSE_RULES}


def edition_with(rules: str, house: Mapping[str, str]) -> Edition:
    """Return the rule set with these house rules applied."""
    return _changed(rules, tuple(house.items())) if house else EDITIONS[rules]


def edition_of(game: Game) -> Edition:
    """Return this game's rule set with its house rules applied."""
    return edition_with(game.rules, game.options.house)


@lru_cache(maxsize=256)
def _changed(rules: str, house: tuple[tuple[str, str], ...]) -> Edition:
    """Return the rule set with these house rules; cached, because every handler asks for it."""
    edition = EDITIONS[rules]
    for key, value in house:
        edition = HOUSE_RULES[key].values[value](edition)
    return edition


def is_offered(rules: str, key: str, value: str) -> bool:
    """Return whether this value of a house rule is offered for this rule set."""
    return key in HOUSE_RULES and value in HOUSE_RULES[key].choices(EDITIONS[rules])


def chosen_house(rules: str, chosen: Mapping[str, str]) -> Mapping[str, str]:
    """Return the choices that fit this rule set and change it, in menu order."""
    return {
        key: chosen[key]
        for key in HOUSE_RULES
        if chosen.get(key, BOOK) != BOOK and is_offered(rules, key, chosen[key])
    }


def counts_apart(rules: str, house: Mapping[str, str]) -> bool:
    """Return whether the statistics count games with these rules separately.

    They do if the rule set is from no printed rulebook, or if a house rule changes how points are
    won.
    """
    return not EDITIONS[rules].book or any(HOUSE_RULES[key].apart for key in house)


def theme_for(game: Game, wanted: str | None, rng: Random) -> str | None:
    """Return the theme of the next clue: ``wanted``, or a random one if that is ``DRAWN``.

    None means no theme. Random themes repeat only after all have been used.
    """
    if wanted != DRAWN:
        return wanted
    used = Counter(past.round.theme for past in game.history)
    fewest = min(used[theme] for theme in THEMES)
    return rng.choice([theme for theme in THEMES if used[theme] == fewest])

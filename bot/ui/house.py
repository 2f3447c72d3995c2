"""House rules as text: the line that lists a game's rules, and the page where a host chooses.

Everything is derived from ``bot.rules.house``. A Discord menu has at most 25 options, so the page
first asks for the rule, then for its value.
"""

from collections.abc import Mapping
from math import ceil

import discord

from bot.rules.editions import EDITIONS, Edition
from bot.rules.house import BOOK, HOUSE_RULES, counts_apart
from bot.rules.views import TableView
from bot.text import Words
from bot.ui.content import Content, Item, button, labelled_menu, menu, rows, shortened, text
from bot.ui.ids import PressId

ACCENT = 0x7C6FB8
HOUSE = "🏠"
PAGE = 1
"""The number of the *House rules* page in presses; the panel's first page is 0."""

_UNITS = ((3600, "hours"), (60, "minutes"), (1, "seconds"))


def rule_name(words: Words, key: str) -> str:
    """Return the name of a house rule."""
    return words(f"house-{key}")


def value_name(words: Words, key: str, value: str) -> str:
    """Return the name of one value of a house rule."""
    if value == BOOK or not HOUSE_RULES[key].in_seconds:
        return words(f"house-{key}-{value}")
    seconds = int(value)
    size, unit = next((size, unit) for size, unit in _UNITS if seconds % size == 0)
    return words(f"house-{unit}", count=seconds // size)


def house_line(words: Words, house: Mapping[str, str]) -> list[str]:
    """Return the line that lists the house rules of a game; empty if it has none."""
    if not house:
        return []
    chosen = (
        words("house-item", rule=rule_name(words, key), value=value_name(words, key, value))
        for key, value in house.items()
    )
    return [f"-# {HOUSE} {words('house-line', rules=words.listed(chosen, ' · '))}"]


def house_guide(words: Words, house: Mapping[str, str]) -> list[str]:
    """Return a line for each house rule of a game, with what it means."""
    return [
        f"{HOUSE} **{rule_name(words, key)}** · {value_name(words, key, value)}. "
        f"{words(f'house-{key}.about')}"
        for key, value in house.items()
    ]


def house_page(words: Words, game: str, table: TableView, picked: str | None = None) -> Content:
    """Return the *House rules* page; ``picked`` is the rule whose values are offered."""
    house = table.options.house
    lines = house_line(words, house) or [f"-# {words('house-none')}"]
    if counts_apart(table.rules.key, house):
        lines.append(f"-# {words('house-apart')}")
    inside: list[Item] = [text(f"### {HOUSE} {words('house-title')}", words("house-hint"), *lines)]
    offered = {
        key: choices
        for key, rule in HOUSE_RULES.items()
        if len(choices := rule.choices(EDITIONS[table.rules.key])) > 1
    }
    options = [
        discord.SelectOption(
            label=rule_name(words, key),
            value=key,
            description=shortened(value_name(words, key, house.get(key, BOOK))),
            default=key == picked,
        )
        for key in offered
    ]
    inside += labelled_menu(PressId("pickhouse", game), options, words("panel-house"))
    if picked in offered:
        inside += _values(words, game, picked, offered[picked], house.get(picked, BOOK))
    back = button(PressId("rules", game), words("button-panel-back"))
    number = PressId("setend", game, PAGE)
    changing = [button(number, ending_line(words, table), emoji="🎯")] if table.until else []
    return Content((*inside, *rows([*changing, back])), accent=ACCENT)


def _values(
    words: Words, game: str, key: str, values: tuple[str, ...], chosen: str
) -> tuple[Item, ...]:
    options = [
        discord.SelectOption(
            label=value_name(words, key, value), value=value, default=value == chosen
        )
        for value in values
    ]
    name = rule_name(words, key)
    about = text(f"**{name}** · {words(f'house-{key}.about')}")
    return about, menu(PressId("sethouse", game, 0, key), options, name)


def ending_line(words: Words, table: TableView) -> str:
    """Return when this game will end, in a few words."""
    return words(f"end-{table.rules.end.key}", **counted(table.until))


def counted(until: int | None) -> dict[str, int]:
    """Return the number that ends a game as variables, under each name that texts use for it.

    The number is 0 if ``until`` is None.
    """
    return dict.fromkeys(("points", "turns", "rounds"), until or 0)


def par_line(words: Words, rules: Edition, until: int | None) -> list[str]:
    """Return the line with the points that are needed to win; empty for most rule sets."""
    if not rules.par:
        return []
    rounds = {"rounds": until, "turns": (until or 0) * rules.most}.get(rules.end.key)
    if rounds:
        return [f"-# {words('guide-par-whole', points=ceil(rules.par * rounds))}"]
    points, every = rules.par.as_integer_ratio()
    return [f"-# {words('guide-par', points=points, rounds=every)}"]

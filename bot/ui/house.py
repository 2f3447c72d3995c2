"""House rules in words: the line that says which a game has, and the page where a host chooses.

Everything here follows from the rows of ``bot.rules.house``. A menu of Discord's has 25 choices, so
the page first asks which rule, then for its value.
"""

from collections.abc import Mapping

import discord

from bot.rules.editions import EDITIONS
from bot.rules.house import BOOK, HOUSE_RULES, counts_apart
from bot.rules.views import TableView
from bot.text import Words
from bot.ui.content import Content, Item, button, labelled_menu, menu, rows, shortened, text
from bot.ui.ids import PressId

ACCENT = 0x7C6FB8
HOUSE = "🏠"
PAGE = 1
"""The number of this page of *Change rules* in presses; the first one is 0."""

_UNITS = ((3600, "hours"), (60, "minutes"), (1, "seconds"))


def rule_name(words: Words, key: str) -> str:
    """Return what a house rule is called."""
    return words(f"house-{key}")


def value_name(words: Words, key: str, value: str) -> str:
    """Return what one choice of a house rule is called."""
    if value == BOOK or not HOUSE_RULES[key].in_seconds:
        return words(f"house-{key}-{value}")
    seconds = int(value)
    size, unit = next((size, unit) for size, unit in _UNITS if seconds % size == 0)
    return words(f"house-{unit}", count=seconds // size)


def house_line(words: Words, house: Mapping[str, str]) -> list[str]:
    """Return the line that says which house rules a game has; none where it has none."""
    if not house:
        return []
    chosen = (
        words("house-item", rule=rule_name(words, key), value=value_name(words, key, value))
        for key, value in house.items()
    )
    return [f"-# {HOUSE} {words('house-line', rules=words.listed(chosen, ' · '))}"]


def house_guide(words: Words, house: Mapping[str, str]) -> list[str]:
    """Return what each house rule of a game means."""
    return [
        f"{HOUSE} **{rule_name(words, key)}** · {value_name(words, key, value)}. "
        f"{words(f'house-{key}.about')}"
        for key, value in house.items()
    ]


def house_page(words: Words, game: str, table: TableView, picked: str | None = None) -> Content:
    """Return the page behind *House rules*; ``picked`` is the rule whose values are offered."""
    house = table.options.house
    said = house_line(words, house) or [f"-# {words('house-none')}"]
    if counts_apart(table.rules.key, house):
        said.append(f"-# {words('house-apart')}")
    inside: list[Item] = [text(f"### {HOUSE} {words('house-title')}", words("house-hint"), *said)]
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
    """Return when this game will be over, in a few words."""
    return words(f"end-{table.rules.end.key}", **counted(table.until))


def counted(until: int | None) -> dict[str, int]:
    """Return the number that ends a game, by the variable's name in any sentence."""
    return dict.fromkeys(("points", "turns", "rounds"), until or 0)

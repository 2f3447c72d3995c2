"""The panel with what is kept about a person, and the questions before anything is erased."""

from collections.abc import Mapping
from dataclasses import replace

import discord

from bot.preferences import PersonSettings
from bot.text import Words
from bot.ui.content import Content, button, rows, text
from bot.ui.ids import ME, PressId
from bot.ui.settings import Offers, chosen_lines

ALWAYS = ("moves", "messages", "uploads")
"""The counts that are shown even if they are zero."""


def panel(
    words: Words, person: PersonSettings, languages: Mapping[str, str], counts: Mapping[str, int]
) -> Content:
    """Return the panel with what is kept about a person, and buttons to export and erase it.

    ``languages`` are the names of languages by code, ``counts`` the numbers of ``PersonalCounts``.
    """
    games = {name: counts[name] for name in ("games", "live", "servers")}
    shown = [name for name in counts if name not in games and (counts[name] or name in ALWAYS)]
    state, other = ("on", "off") if person.statistics else ("off", "on")
    lines = [
        *chosen_lines(words, replace(person, statistics=True), Offers(languages=languages)),
        words("privacy-games", **games),
        *(words(f"privacy-{name}", **{name: counts[name]}) for name in shown),
        words(f"privacy-statistics-{state}"),
        f"-# {words('privacy-hint')}",
    ]
    controls = rows(
        [
            button(PressId("mydata", ME), words("button-export")),
            button(PressId("counting", ME, 0, other), words(f"button-statistics-{other}")),
            button(PressId("erase", ME), words("button-erase"), discord.ButtonStyle.danger),
        ]
    )
    return Content((text(f"## {words('privacy-title')}", *lines), *controls))


def question(words: Words) -> Content:
    """Return the question that is asked before everything about a person is erased."""
    return _asked(words, "privacy-ask", "erasenow")


def server_question(words: Words) -> Content:
    """Return the question that is asked before everything about a server is erased."""
    return _asked(words, "wipe-ask", "wipenow")


def _asked(words: Words, key: str, verb: str) -> Content:
    yes = button(PressId(verb, ME), words("button-erase-now"), discord.ButtonStyle.danger)
    no = button(PressId("keep", ME), words("button-keep"))
    return Content((text(words(key)), *rows([yes, no])))

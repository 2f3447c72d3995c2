"""The panel with what is kept about a person, and the questions before anything is erased."""

from dataclasses import dataclass

import discord

from bot.text import Words
from bot.ui.content import Content, button, rows, text
from bot.ui.ids import ME, PressId


@dataclass(frozen=True, slots=True)
class Kept:
    """What is kept about one person: their choices, and counts of everything else."""

    language: str | None  # in its own words; None if the person's Discord decides
    hands: str | None
    statistics: bool
    games: int
    live: int
    servers: int
    moves: int
    messages: int
    guesses: int
    uploads: int
    reports: int
    stars: int
    daily: int
    notices: int = 0
    zone: str | None = None
    quiet: str | None = None


def panel(words: Words, kept: Kept) -> Content:
    """Return the panel with what is kept about a person, and buttons to export and erase it."""
    state = "on" if kept.statistics else "off"
    lines = [
        words("settings-language", value=kept.language or words("language-auto")),
        words("privacy-games", games=kept.games, live=kept.live, servers=kept.servers),
        words("privacy-moves", moves=kept.moves),
        words("privacy-messages", messages=kept.messages),
        words("privacy-uploads", uploads=kept.uploads),
        *([words("privacy-guesses", guesses=kept.guesses)] if kept.guesses else ()),
        *([words("privacy-reports", reports=kept.reports)] if kept.reports else ()),
        *([words("privacy-stars", stars=kept.stars)] if kept.stars else ()),
        *([words("privacy-daily", count=kept.daily)] if kept.daily else ()),
        *([words("privacy-notices", notices=kept.notices)] if kept.notices else ()),
        *([words("privacy-zone", zone=kept.zone)] if kept.zone else ()),
        *([words("privacy-quiet", hours=kept.quiet.replace("-", "–"))] if kept.quiet else ()),
        words(f"privacy-statistics-{state}"),
        f"-# {words('privacy-hint')}",
    ]
    if kept.hands:
        lines.insert(1, words("privacy-hands", value=words(f"hands-{kept.hands}")))
    other = "off" if kept.statistics else "on"
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

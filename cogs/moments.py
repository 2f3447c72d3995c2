"""Reads the times that people type, and suggests times and time zones while they type."""

from datetime import datetime

import discord
from discord import app_commands

from bot.client import DixitBot
from bot.gateway.errors import PlainRefusal
from bot.limits import LONGEST_LABEL, MOST_CHOICES
from bot.store import PersonSettings
from bot.text import FALLBACK
from bot.times import NotATime, TimeWords, clock_in, read_moment, zone_of, zones_like
from bot.ui.names import quote
from bot.ui.notices import UTC, time_words
from cogs.base import Interaction

LONGEST_TIME = 60  # characters
OFFERED = ("in 30 min", "in 1 h", "in 2 h", "20:00", "21:00", "tomorrow 20:00")
"""Times that are offered before anything is typed, as they are read in English."""

Suggestions = list[app_commands.Choice[str]]


async def moment_of(interaction: Interaction, text: str) -> float:
    """Return the typed moment in seconds since 1970; raise a refusal that says what is wrong."""
    words, person = await _reading(interaction)
    try:
        return read_moment(text, interaction.client.parts.clock(), person.zone, words)
    except NotATime as wrong:
        written = quote(text[:LONGEST_TIME])
        raise PlainRefusal(f"error-time-{wrong.why}", text=written) from wrong


async def suggest_times(interaction: Interaction, typed: str) -> Suggestions:
    """Return the typed time as it is understood, with its date and time zone.

    If nothing was typed, return common times.
    """
    words, person = await _reading(interaction)
    now, found = interaction.client.parts.clock(), {}
    for text in (typed,) if typed.strip() else OFFERED:
        try:
            moment = read_moment(text, now, person.zone or UTC, words)
        except NotATime:
            continue
        here = datetime.fromtimestamp(moment, zone_of(person.zone))
        said = await interaction.client.parts.presenter.words_for(interaction)
        when = f"{here:%Y-%m-%d %H:%M}"
        found[f"<t:{int(moment)}>"] = said("time-choice", when=when, zone=person.zone or UTC)
    return _choices(found)


async def suggest_zones(interaction: Interaction, typed: str) -> Suggestions:
    """Return matching time zones, each with the current time there."""
    now = interaction.client.parts.clock()
    found = zones_like(typed)[:MOST_CHOICES]
    return _choices({zone: f"{zone.replace('_', ' ')} · {clock_in(zone, now)}" for zone in found})


def _choices(names: dict[str, str]) -> Suggestions:
    return [
        app_commands.Choice(name=name[:LONGEST_LABEL], value=value) for value, name in names.items()
    ]


async def _reading(interaction: discord.Interaction[DixitBot]) -> tuple[TimeWords, PersonSettings]:
    """Return the words for times in the caller's language, and the caller's settings."""
    parts = interaction.client.parts
    words = await parts.presenter.words_for(interaction)
    person = await parts.store.person(interaction.user.id)
    return time_words(words, parts.library(FALLBACK)), person

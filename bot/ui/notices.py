"""The panel for a person's notifications, and the words for times in their language."""

from dataclasses import dataclass
from typing import Any

from discord import ui

from bot.text import Words
from bot.times import DAY, HOUR, MINUTE, TimeWords
from bot.ui.content import Content, button, rows, text
from bot.ui.ids import ME, PressId

UTC = "UTC"


@dataclass(frozen=True, slots=True)
class Told:
    """What a person is notified of on one server, and their quiet hours."""

    lobbies: bool
    turns: bool
    server_mentions: bool  # else the server has turned all of it off
    zone: str | None
    quiet: str | None
    time: str  # what a clock shows in their zone now


def notices_panel(words: Words, told: Told) -> Content:
    """Return what a person is notified of, with switches; each press carries the state to set."""
    elsewhere = not told.server_mentions
    lobbies = words("notify-lobbies-on.elsewhere" if elsewhere else "notify-lobbies-on")
    turns = words("mentions-on.elsewhere" if elsewhere else "mentions-on.chosen")
    lines = [
        f"🔔 {lobbies}" if told.lobbies else f"🔕 {words('notify-lobbies-off')}",
        f"🔔 {turns}" if told.turns else f"🔕 {words('mentions-off.chosen')}",
    ]
    about = {"zone": told.zone or UTC, "time": told.time}
    zone = words("notify-zone", **about) if told.zone else words("notify-zone-none", **about)
    quiet = words("notify-quiet-none")
    if told.quiet:
        hours = told.quiet.replace("-", "–")
        quiet = words("notify-quiet", hours=hours, **about)
    buttons = [
        _switch("lobbies", words("button-notify-lobbies"), on=told.lobbies),
        _switch("turns", words("button-notify-turns"), on=told.turns),
    ]
    if told.lobbies or told.turns:
        never = PressId("notice", ME, 0, "never")
        buttons.append(button(never, words("button-notify-never"), emoji="🔕"))
    if told.quiet:
        noise = PressId("notice", ME, 0, "quiet-off")
        buttons.append(button(noise, words("button-notify-quiet-off")))
    return Content(
        (
            text(f"## {words('notify-title')}", *lines),
            text(quiet, *([] if told.quiet and told.zone else [zone])),
            *rows(buttons),
            text(f"-# {words('notify-hint')}"),
        )
    )


def _state(on: bool) -> str:
    return "on" if on else "off"


def _switch(name: str, label: str, *, on: bool) -> ui.Button[Any]:
    press = PressId("notice", ME, 0, f"{name}-{_state(not on)}")
    return button(press, label, emoji="✅" if on else "⬜")


def time_words(words: Words, english: Words) -> TimeWords:
    """Return the words for times in the reader's language and in English."""
    both = (english, words)

    def all_of(key: str) -> frozenset[str]:
        return frozenset(one for said in both for one in _parts(said, key))

    units = {"time-minutes": MINUTE, "time-hours": HOUR, "time-days": DAY}
    days = {"time-today": 0, "time-tomorrow": 1}
    return TimeWords(
        inside=all_of("time-in"),
        units={word: seconds for key, seconds in units.items() for word in all_of(key)},
        days={word: number for key, number in days.items() for word in all_of(key)},
        weekdays={
            word: number
            for said in both
            for number, names in enumerate(_parts(said, "time-weekdays"))
            for word in names.split()
        },
        evening=all_of("time-evening"),
        fillers=all_of("time-fillers"),
    )


def _parts(words: Words, key: str) -> list[str]:
    """Return the words in a comma-separated text, without its right-to-left mark."""
    listed = words(key).removeprefix(words.mark)
    return [one.strip().lower() for one in listed.split(",")]

"""Reads times as people write them, in their own time zone: "20:30", "in 2 h", "22-8".

Knows time zones and the calendar, but neither Discord nor the store. Callers pass in the words of a
language.
"""

import re
import unicodedata
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, date, datetime, timedelta, tzinfo
from enum import StrEnum
from functools import cache
from zoneinfo import ZoneInfo, available_timezones

MINUTE, HOUR, DAY = 60.0, 3600.0, 86_400.0
SOONEST = 1 * MINUTE  # a lobby that should open sooner need not be planned
FURTHEST = 7 * DAY  # how far ahead a lobby can be planned
EVENING = range(5, 12)  # hours that mean the second half of the day beside "evening"

DEFAULT_ZONE = "UTC"  # where no zone was chosen
COMMON = (
    *("Europe/London", "Europe/Lisbon", "Europe/Paris", "Europe/Berlin", "Europe/Warsaw"),
    *("Europe/Kyiv", "Europe/Istanbul", "Europe/Moscow", "Asia/Jerusalem", "Africa/Cairo"),
    *("Asia/Riyadh", "Asia/Dubai", "Asia/Kolkata", "Asia/Shanghai", "Asia/Tokyo"),
    *("Australia/Sydney", "Pacific/Auckland", "America/Sao_Paulo", "America/New_York"),
    *("America/Chicago", "America/Denver", "America/Los_Angeles", "Africa/Lagos", DEFAULT_ZONE),
)
"""Zones that are offered before anything is typed."""

_NOT_PLACES = ("posix/", "right/", "localtime", "posixrules", "Factory")
_STAMP = re.compile(r"<t:(\d{1,12})(?::[a-zA-Z])?>")
_AMOUNT = re.compile(r"(\d{1,6}(?:[.,]\d{1,2})?)\s*([^\W\d_]+)[\s,.]*")
_DATE = re.compile(r"(?<!\d)(\d{4})-(\d{1,2})-(\d{1,2})(?!\d)")
_CLOCK = re.compile(
    r"(?<![\d:.])(\d{1,2})(?:\s*[:.h]\s*(\d{2})(?!\d))?\s*(?:([ap])\.?\s?m\b\.?)?(?![\d:])"
)
_HOURS = re.compile(
    r"(\d{1,2})(?:\s*[:.h]\s*(\d{2}))?\s*(?:-|–|—|−|→|\bto\b)\s*(\d{1,2})(?:\s*[:.h]\s*(\d{2}))?"
)


class Why(StrEnum):
    """The reasons why a text cannot be used as a time."""

    UNREADABLE = "unreadable"
    ZONE_NEEDED = "zone-needed"
    TOO_SOON = "too-soon"
    TOO_FAR = "too-far"


class NotATime(ValueError):
    """Raised for a text that is not a usable time; ``why`` has the reason."""

    def __init__(self, why: Why) -> None:
        super().__init__(why)
        self.why = why


@dataclass(frozen=True, slots=True)
class TimeWords:
    """The words with which people write times in their language."""

    inside: frozenset[str]  # words before a length of time, such as "in"
    units: Mapping[str, float]  # seconds by name
    days: Mapping[str, int]  # days from today by name
    weekdays: Mapping[str, int]  # by name; Monday is 0
    evening: frozenset[str]  # words beside which 8:30 is 20:30
    fillers: frozenset[str]  # words that change nothing


@cache
def _zones() -> Mapping[str, str]:
    names = (one for one in available_timezones() if not one.startswith(_NOT_PLACES))
    return {name.lower(): name for name in sorted(names)} | {DEFAULT_ZONE.lower(): DEFAULT_ZONE}


def zone_named(text: str) -> str | None:
    """Return the exact name of a time zone that was typed in any case; None if it is unknown.

    The place alone is enough, such as "Paris", if only one time zone is called by it.
    """
    wanted = "_".join(text.lower().split())
    return _zones().get(wanted) or _zones_of_places().get(wanted)


@cache
def _zones_of_places() -> Mapping[str, str]:
    """Return the time zones by their place, without those that share its name with another."""
    places = Counter(map(_place, _zones()))
    return {_place(name): name for name in _zones().values() if places[_place(name)] == 1}


def zones_like(typed: str) -> tuple[str, ...]:
    """Return the time zones whose names contain what was typed.

    Zones whose place begins with it come first. If nothing was typed, return common zones.
    """
    wanted = "_".join(typed.lower().split())
    if not wanted:
        return tuple(name for name in COMMON if name.lower() in _zones())
    found = [name for lower, name in _zones().items() if wanted in lower]
    return tuple(sorted(found, key=lambda name: not _place(name).startswith(wanted)))


def _place(zone: str) -> str:
    return zone.lower().rpartition("/")[2]


def zone_of(name: str | None) -> tzinfo:
    """Return the time zone with this name; UTC for None or a name unknown to this machine."""
    if name is None or name == DEFAULT_ZONE:
        return UTC
    try:
        return ZoneInfo(name)
    except (KeyError, ValueError, OSError):
        return UTC


def clock_in(zone: str | None, now: float) -> str:
    """Return the time of day in a zone as ``HH:MM``; in UTC if the zone is None."""
    return f"{datetime.fromtimestamp(now, zone_of(zone)):%H:%M}"


def _plain(text: str) -> str:
    """Return a text in lower case and Unicode normal form, without invisible characters.

    Direction marks get copied along with a time from a right-to-left sentence.
    """
    seen = (one for one in text if unicodedata.category(one) != "Cf")
    return unicodedata.normalize("NFKC", "".join(seen)).strip().lower()


def read_hours(text: str) -> str | None:
    """Return typed hours of a day in the form that is stored ("22:00-08:00"); None if invalid."""
    found = _HOURS.fullmatch(_plain(text))
    if found is None:
        return None
    parts = [int(one or 0) for one in found.groups()]
    begin, end = (parts[0] % 24, parts[1]), (parts[2] % 24, parts[3])
    if max(parts[0], parts[2]) > 24 or max(parts[1], parts[3]) > 59 or begin == end:
        return None
    return f"{begin[0]:02}:{begin[1]:02}-{end[0]:02}:{end[1]:02}"


def is_within(hours: str | None, zone: str | None, now: float) -> bool:
    """Return whether ``now`` is within these hours in this time zone; False if there are none."""
    if not hours:
        return False
    begin, _, end = hours.partition("-")
    here = clock_in(zone, now)
    # Hours that end before they begin include midnight.
    return begin <= here < end if begin < end else here >= begin or here < end


def read_moment(text: str, now: float, zone: str | None, words: TimeWords) -> float:
    """Return the moment that a text names, in seconds since 1970; raise ``NotATime`` otherwise.

    The moment must be at least a minute and at most a week ahead. ``zone`` is the writer's time
    zone; if it is None, a time of day without a zone raises.
    """
    plain = _plain(text)
    if stamp := _STAMP.fullmatch(plain):
        moment = float(stamp[1])
    else:
        length = _length(plain, words)
        moment = _time_of_day(plain, now, zone, words) if length is None else now + length
    if moment < now + SOONEST:
        raise NotATime(Why.TOO_SOON)
    if moment > now + FURTHEST:
        raise NotATime(Why.TOO_FAR)
    return float(int(moment))


def _length(text: str, words: TimeWords) -> float | None:
    """Return the seconds in a text such as "in 1 h 30 min"; None if it is not a length of time."""
    first, _, rest = text.partition(" ")
    text = rest.strip() if first in words.inside else text
    total, end = 0.0, 0
    for found in _AMOUNT.finditer(text):
        if found.start() != end or found[2] not in words.units:
            return None
        total += float(found[1].replace(",", ".")) * words.units[found[2]]
        end = found.end()
    return total if end and end == len(text) else None


def _time_of_day(text: str, now: float, zone: str | None, words: TimeWords) -> float:
    """Return the moment of a time of day such as "tomorrow 20:30 Europe/Paris".

    A time that is over today means tomorrow, or next week if today's weekday is named; but a date,
    *today* and *tomorrow* are taken literally. Raise ``NotATime`` if the text has other words, or
    names no zone while ``zone`` is None.
    """
    named, rest = _zone_in(text)
    day, rest = _date_in(rest)
    hour, minute, beside = _clock_in(rest)
    if named is None and zone is None:
        raise NotATime(Why.ZONE_NEEDED)
    where = zone_of(named or zone)
    today = datetime.fromtimestamp(now, where).date()
    if hour in EVENING and not words.evening.isdisjoint(beside):
        hour += 12

    def at(day: date) -> float:
        return datetime(day.year, day.month, day.day, hour, minute, tzinfo=where).timestamp()

    step = 0  # days until the same time of day comes again
    for word in beside:
        if word in words.days and day is None:
            day = today + timedelta(words.days[word])
        elif word in words.weekdays and day is None:
            day, step = today + timedelta((words.weekdays[word] - today.weekday()) % 7), 7
        elif word not in words.fillers | words.evening:
            raise NotATime(Why.UNREADABLE)
    if day is None:
        day, step = today, 1
    moment = at(day)
    return at(day + timedelta(step)) if moment <= now and step else moment


def _zone_in(text: str) -> tuple[str | None, str]:
    """Return the time zone that a text ends with, and the text without it; None if it has none."""
    head, _, last = text.rpartition(" ")
    name = zone_named(last) if head and not last.isdecimal() else None
    return (name, head) if name else (None, text)


def _date_in(text: str) -> tuple[date | None, str]:
    """Return the date in a text (None if there is none), and the text without it.

    Raise ``NotATime`` for an impossible date.
    """
    found = _DATE.search(text)
    if found is None:
        return None, text
    try:
        day = date(int(found[1]), int(found[2]), int(found[3]))
    except ValueError as wrong:
        raise NotATime(Why.UNREADABLE) from wrong
    return day, _DATE.sub(" ", text)


def _clock_in(text: str) -> tuple[int, int, Sequence[str]]:
    """Return the hour, the minute and the other words; raise ``NotATime`` if there is no time."""
    found = _CLOCK.search(text)
    if found is None or not (found[2] or found[3]):
        raise NotATime(Why.UNREADABLE)
    hour, minute = int(found[1]), int(found[2] or 0)
    if found[3]:
        if not 1 <= hour <= 12:
            raise NotATime(Why.UNREADABLE)
        hour = hour % 12 + (12 if found[3] == "p" else 0)
    if hour > 23 or minute > 59:
        raise NotATime(Why.UNREADABLE)
    rest = f"{text[: found.start()]} {text[found.end() :]}"
    return hour, minute, rest.replace(",", " ").split()

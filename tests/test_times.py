"""Times as people write them are read in their own time zone, even where clocks change."""

from datetime import UTC, datetime

import pytest

from bot.text import library
from bot.times import (
    NotATime,
    Why,
    is_within,
    read_hours,
    read_moment,
    zone_named,
    zone_of,
    zones_like,
)
from cogs.choices import time_words

BERLIN = "Europe/Berlin"
ENGLISH = library()("en")
WORDS = time_words(ENGLISH, ENGLISH)


def at(text: str) -> float:
    """Return a date in ISO format, taken as UTC, as a timestamp."""
    return datetime.fromisoformat(text).replace(tzinfo=UTC).timestamp()


NOW = at("2026-11-18 07:15")  # a Wednesday; 08:15 in Berlin


@pytest.mark.parametrize(
    ("text", "moment"),
    [
        ("20:30", "2026-11-18 19:30"),
        ("20.30", "2026-11-18 19:30"),
        ("20h30", "2026-11-18 19:30"),
        ("at 8:30 pm", "2026-11-18 19:30"),
        ("8 p.m.", "2026-11-18 19:00"),
        ("12 am", "2026-11-18 23:00"),
        ("12:05 pm", "2026-11-18 11:05"),
        ("8:00", "2026-11-19 07:00"),  # over for today
        ("Tomorrow 20:30", "2026-11-19 19:30"),
        ("20:30 tomorrow", "2026-11-19 19:30"),
        ("tonight 20:30", "2026-11-18 19:30"),
        ("tonight 8:30", "2026-11-18 19:30"),
        ("tomorrow evening 8:30", "2026-11-19 19:30"),
        ("8:30 pm this evening", "2026-11-18 19:30"),
        ("friday 8 pm", "2026-11-20 19:00"),
        ("on Fri, 20:00", "2026-11-20 19:00"),
        ("wednesday 20:30", "2026-11-18 19:30"),
        ("wed 08:00", "2026-11-25 07:00"),
        ("2026-11-21 20:30", "2026-11-21 19:30"),
        ("20:30 UTC", "2026-11-18 20:30"),
        ("20:30 America/New_York", "2026-11-19 01:30"),
        ("in 2 h", "2026-11-18 09:15"),
        ("in 2h", "2026-11-18 09:15"),
        ("90 min", "2026-11-18 08:45"),
        ("in 1 h 30 min", "2026-11-18 08:45"),
        ("in 1,5 hours", "2026-11-18 08:45"),
        ("in 1 day, 2 hours", "2026-11-19 09:15"),
        ("２０：３０", "2026-11-18 19:30"),
        ("٢٠:٣٠", "2026-11-18 19:30"),
        ("<t:1795030200:F>", "2026-11-18 19:30"),
        ("<t:1795030200>", "2026-11-18 19:30"),
    ],
)
def test_a_time_is_read_as_its_writer_means_it(text: str, moment: str) -> None:
    assert read_moment(text, NOW, BERLIN, WORDS) == at(moment)


@pytest.mark.parametrize(
    ("language", "text", "moment"),
    [
        ("ru", "завтра в 20:30", "2026-11-19 19:30"),
        ("ru", "в пятницу, 20:30", "2026-11-20 19:30"),
        ("ru", "через 1 час 30 минут", "2026-11-18 08:45"),
        ("uk", "завтра о 20:30", "2026-11-19 19:30"),
        ("uk", "у п’ятницю о 20:30", "2026-11-20 19:30"),
        ("uk", "п'ятниця 20:30", "2026-11-20 19:30"),
        ("uk", "за 1 годину 30 хвилин", "2026-11-18 08:45"),
        ("uk", "tomorrow 20:30", "2026-11-19 19:30"),
        ("ru", "завтра в 8:30 вечера", "2026-11-19 19:30"),
        ("ru", "сегодня вечером в 20:30", "2026-11-18 19:30"),
        ("uk", "завтра о 8:30 вечора", "2026-11-19 19:30"),
        ("uk", "сьогодні ввечері 20:30", "2026-11-18 19:30"),
        ("pl", "jutro o 8:30 wieczorem", "2026-11-19 19:30"),
        ("pl", "dziś wieczorem 20:30", "2026-11-18 19:30"),
        ("pl", "jutro rano 8:30", "2026-11-19 07:30"),
        ("fr", "demain soir 8h30", "2026-11-19 19:30"),
        ("fr", "demain à 8h30 du soir", "2026-11-19 19:30"),
        ("ar", "غدًا الساعة 20:30", "2026-11-19 19:30"),
        ("ar", "غدا 8:30 مساء", "2026-11-19 19:30"),
        ("ar", "يوم الجمعة 20:00", "2026-11-20 19:00"),
        ("ar", "بعد 90 دقيقة", "2026-11-18 08:45"),
        ("ar", "غدا \u206620:30\u2069", "2026-11-19 19:30"),
        ("he", "מחר ב־20:30", "2026-11-19 19:30"),
        ("he", "ביום שישי בשעה 14:00", "2026-11-20 13:00"),
        ("he", "מחר ב־8:30 בערב", "2026-11-19 19:30"),
        ("he", "בעוד 90 דקות", "2026-11-18 08:45"),
        ("he", "\u200fהיום 20:30", "2026-11-18 19:30"),
    ],
)
def test_a_time_is_read_in_the_writers_language(language: str, text: str, moment: str) -> None:
    words = time_words(library()(language), ENGLISH)
    assert read_moment(text, NOW, BERLIN, words) == at(moment)


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("", Why.UNREADABLE),
        ("soon", Why.UNREADABLE),
        ("20", Why.UNREADABLE),
        ("25:00", Why.UNREADABLE),
        ("20:75", Why.UNREADABLE),
        ("13 pm", Why.UNREADABLE),
        ("0 am", Why.UNREADABLE),
        ("20:30 someday", Why.UNREADABLE),
        ("2026-02-31 20:30", Why.UNREADABLE),
        ("tomorrow friday 20:30", Why.UNREADABLE),
        ("20:30 21:30", Why.UNREADABLE),
        ("in 2", Why.UNREADABLE),
        ("in 2 bananas", Why.UNREADABLE),
        ("in 1:30", Why.UNREADABLE),  # a length or a time of day
        ("-5 min", Why.UNREADABLE),
        ("today 8:00", Why.TOO_SOON),
        ("tonight 1:30", Why.TOO_SOON),
        ("2026-11-17 20:30", Why.TOO_SOON),
        ("in 0 min", Why.TOO_SOON),
        ("in 0.5 min", Why.TOO_SOON),
        ("<t:0:R>", Why.TOO_SOON),
        ("in 8 days", Why.TOO_FAR),
        ("in 999999 days", Why.TOO_FAR),
        ("2027-01-01 0:00", Why.TOO_FAR),
        ("<t:999999999999>", Why.TOO_FAR),
    ],
)
def test_what_is_no_time_to_plan_for_is_refused_with_the_reason(text: str, why: Why) -> None:
    with pytest.raises(NotATime) as refused:
        read_moment(text, NOW, BERLIN, WORDS)
    assert refused.value.why is why


def test_a_time_of_day_needs_a_time_zone_and_a_length_does_not() -> None:
    with pytest.raises(NotATime) as refused:
        read_moment("20:30", NOW, None, WORDS)
    assert refused.value.why is Why.ZONE_NEEDED
    assert read_moment("20:30 utc", NOW, None, WORDS) == at("2026-11-18 20:30")
    assert read_moment("in 2 h", NOW, None, WORDS) == NOW + 7200


@pytest.mark.parametrize(
    ("now", "moment"),
    [
        ("2026-03-28 18:00", "2026-03-29 18:30"),  # clocks go forward overnight
        ("2026-10-24 18:00", "2026-10-25 19:30"),  # and back
    ],
)
def test_tomorrow_at_the_same_time_is_not_always_a_day_away(now: str, moment: str) -> None:
    assert read_moment("tomorrow 20:30", at(now), BERLIN, WORDS) == at(moment)


def test_an_hour_that_clocks_skip_is_still_a_time() -> None:
    assert read_moment("2:30", at("2026-03-28 23:30"), BERLIN, WORDS) == at("2026-03-29 01:30")


@pytest.mark.parametrize(
    ("text", "kept"),
    [
        ("22-8", "22:00-08:00"),
        ("22:30 – 07:00", "22:30-07:00"),
        ("22h to 8h", None),
        ("22 to 8", "22:00-08:00"),
        ("0-24", None),
        ("24-8", "00:00-08:00"),
        ("13.15-14.45", "13:15-14:45"),
        ("25-8", None),
        ("22:60-8", None),
        ("8-8", None),
        ("night", None),
    ],
)
def test_quiet_hours_are_kept_in_one_form(text: str, kept: str | None) -> None:
    assert read_hours(text) == kept


@pytest.mark.parametrize(
    ("hours", "zone", "now", "quiet"),
    [
        ("22:00-08:00", BERLIN, "2026-11-18 20:59", False),
        ("22:00-08:00", BERLIN, "2026-11-18 21:00", True),
        ("22:00-08:00", BERLIN, "2026-11-18 06:59", True),
        ("22:00-08:00", BERLIN, "2026-11-18 07:00", False),
        ("22:00-08:00", BERLIN, "2026-07-18 20:00", True),  # summer time
        ("22:00-08:00", None, "2026-11-18 21:00", False),
        ("22:00-08:00", "Moon/Tycho", "2026-11-18 22:00", True),  # forgotten here: UTC
        ("13:00-14:00", "UTC", "2026-11-18 13:30", True),
        ("13:00-14:00", "UTC", "2026-11-18 14:00", False),
        (None, BERLIN, "2026-11-18 02:00", False),
    ],
)
def test_quiet_hours_go_by_the_clock_at_home(
    hours: str | None, zone: str | None, now: str, quiet: bool
) -> None:
    assert is_within(hours, zone, at(now)) is quiet


def test_time_zones_are_found_however_they_are_written() -> None:
    assert zone_named("europe/berlin") == BERLIN
    assert zone_named("America/New York") == "America/New_York"
    assert zone_named("utc") == "UTC"
    assert zone_named("Moon/Tycho") is None
    assert zone_named("right/UTC") is None
    assert zone_named("paris") == "Europe/Paris"
    assert zone_named("New York") == "America/New_York"
    assert zone_named("West") is None, "of Australia, or of Brazil"
    assert zones_like("berl") == (BERLIN,)
    assert zones_like("Paris")[0] == "Europe/Paris"
    assert BERLIN in zones_like("")
    for zone in {*zones_like(""), *zones_like("/")} - {"UTC"}:
        assert str(zone_of(zone)) == zone
    assert zone_of("../../etc/passwd") is UTC

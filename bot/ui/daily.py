"""The daily clue: six cards and a clue, later with the answer, and the panel that turns it on.

Public messages are made from a daily clue and, once it is over, from its result.
"""

from dataclasses import dataclass

import discord

from bot.imaging.alt import alt_text
from bot.rules.daily import DailyClue, DailyResult, DailySchedule, Streak
from bot.rules.ids import is_computer, player_id
from bot.text import Words
from bot.ui.content import (
    Attachment,
    Content,
    Item,
    PublicContent,
    button,
    line,
    menu,
    picture,
    rows,
    text,
)
from bot.ui.context import Describe
from bot.ui.ids import HERE, PressId
from bot.ui.names import listed_in_short, mention, quote
from bot.ui.phrases import slot_choices
from bot.ui.wanted_pictures import TablePicture

ACCENT = 0x7FA7C9


@dataclass(frozen=True, slots=True)
class Answered:
    """A daily clue that is over, with its guesses."""

    daily: DailyClue
    result: DailyResult


def open_clue(
    words: Words, daily: DailyClue, describe: Describe, last: Answered | None = None
) -> PublicContent:
    """Return the message of a daily clue that takes guesses.

    It begins with the answer to the ``last`` one, if there was one.
    """
    sheet = _sheet(words, daily, describe)
    origin = "daily-made-up" if is_computer(daily.storyteller) else "daily-own"
    before: tuple[Item, ...] = (text(*_last_lines(words, last)), line()) if last else ()
    inside = (
        *before,
        text(f"-# {words('daily-title')}", f"# {_clue(words, daily)}"),
        picture(sheet),
        text(
            words("daily-ask"),
            words("daily-until", when=f"<t:{int(daily.until)}:R>"),
            f"-# {words(origin)}",
        ),
        _guess_menu(words, daily, describe),
    )
    return PublicContent(inside, attachments=(sheet,), accent=ACCENT)


def guess_press(daily: DailyClue) -> PressId:
    """Return the custom id of a daily clue's menu; its message is recognised by this id, too."""
    return PressId("dailyguess", daily.id)


def _guess_menu(words: Words, daily: DailyClue, describe: Describe) -> Item:
    options = slot_choices(words, daily.table, describe)
    return menu(guess_press(daily), options, words("daily-choose"))


def _sheet(words: Words, daily: DailyClue, describe: Describe) -> Attachment:
    alts = [describe(card, words.language) for card in daily.table]
    return Attachment("table.jpg", TablePicture(daily.table), alt_text(alts))


def _clue(words: Words, daily: DailyClue) -> str:
    return words("clue", clue=quote(daily.clue))


def answered_clue(words: Words, shown: Answered, describe: Describe) -> PublicContent:
    """Return the message of a daily clue that is over, with the answer and who found it."""
    daily = shown.daily
    sheet = _sheet(words, daily, describe)
    answer = words("daily-answer", slot=daily.slot, storyteller=mention(daily.storyteller, words))
    inside = (
        text(f"-# {words('daily-title')}", f"# {_clue(words, daily)}"),
        picture(sheet),
        text(answer, _result_line(words, shown.result)),
    )
    return PublicContent(inside, attachments=(sheet,), accent=ACCENT)


def withdrawn_clue(words: Words) -> PublicContent:
    """Return the message that replaces a daily clue which may not be shown any more."""
    return PublicContent((text(f"-# {words('daily-title')}", words("daily-withdrawn")),))


def _last_lines(words: Words, last: Answered) -> tuple[str, ...]:
    daily = last.daily
    answer = words(
        "daily-last",
        clue=quote(daily.clue),
        slot=daily.slot,
        storyteller=mention(daily.storyteller, words),
    )
    return answer, _result_line(words, last.result)


def _result_line(words: Words, result: DailyResult) -> str:
    if not result.guesses:
        return words("daily-unguessed")
    if not result.finders:
        return words("daily-nobody", guesses=result.guesses)
    names = [_finder(words, one) for one in result.finders]
    return words(
        "daily-found",
        guesses=result.guesses,
        found=len(names),
        people=listed_in_short(words, names),
    )


def _finder(words: Words, one: Streak) -> str:
    name = mention(player_id(one.person))
    return words("daily-in-a-row", player=name, days=one.days) if one.days > 1 else name


def panel(
    words: Words, schedule: DailySchedule | None, streak: Streak, *, manages: bool
) -> Content:
    """Return the panel: what the daily clue is, when it is posted, and controls for managers."""
    on = schedule is not None and schedule.on
    lines = [words("daily-about"), *_state_lines(words, schedule)]
    if not on and not manages:
        lines.append(words("daily-off-ask"))
    if streak.best:
        lines.append(words("daily-own-streak", days=streak.days, best=streak.best))
    inside: list[Item] = [text(f"## {words('daily-panel-title')}", *lines)]
    if manages and schedule is not None and on:
        inside += [_hour_menu(words, schedule), text(f"-# {words('daily-other-time')}")]
    if manages:
        argument = "off" if on else "on"
        style = discord.ButtonStyle.secondary if on else discord.ButtonStyle.success
        press = PressId("dailyon", HERE, 0, argument)
        inside += rows([button(press, words(f"button-daily-{argument}"), style)])
    return Content(tuple(inside), accent=ACCENT)


def _state_lines(words: Words, schedule: DailySchedule | None) -> list[str]:
    if schedule is None or schedule.next_at is None:
        return [words("daily-off")]
    sentence = words(
        "daily-on",
        time=clock_time(schedule.minute),
        zone=schedule.zone,
        when=f"<t:{int(schedule.next_at)}:F>",
    )
    return [sentence, words("daily-lost")] if schedule.idle_since else [sentence]


def _hour_menu(words: Words, schedule: DailySchedule) -> Item:
    options = [
        discord.SelectOption(
            label=clock_time(hour * 60), value=f"h{hour}", default=hour * 60 == schedule.minute
        )
        for hour in range(24)
    ]
    return menu(PressId("dailyhour", HERE), options, words("daily-hour-choose"))


def clock_time(minute: int) -> str:
    """Return a minute of the day as ``HH:MM``."""
    return "{:02}:{:02}".format(*divmod(minute, 60))

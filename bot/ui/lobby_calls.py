"""Small messages below a lobby that mention people: it is open, or its time is near."""

from collections.abc import Sequence
from dataclasses import replace

from bot.rules.ids import PlayerId, is_computer
from bot.rules.views import TableView
from bot.text import Words
from bot.ui.content import PublicContent, rows, text
from bot.ui.context import GameContext
from bot.ui.lobby import ACCENT, join_button
from bot.ui.names import mention, people, values_of


def news(
    words: Words, context: GameContext, players: Sequence[PlayerId], role: int | None
) -> PublicContent:
    """Return the message that mentions people and a role because a lobby is open or planned."""
    names = [*([f"<@&{role}>"] if role else []), *map(mention, players)]
    who = {"people": words.listed(names), "host": mention(context.table.host, words)}
    said = words("call-lobby", **who)
    if plan := context.plan:
        said = words("call-lobby-planned", **who, date=plan.date, countdown=plan.countdown)
    called = _lobby_call(words, context, said, words("call-lobby-why"))
    return replace(called, calls=tuple(players), role=role)


def time_is_near(words: Words, context: GameContext, players: Sequence[PlayerId]) -> PublicContent:
    """Return the reminder to the players of a planned lobby that its time is near."""
    assert context.plan is not None
    named = people(words, context.table, _people(context.table))
    said = words("call-lobby-soon", people=named, countdown=context.plan.countdown)
    return replace(_lobby_call(words, context, said), calls=tuple(players))


def time_has_come(words: Words, context: GameContext, players: Sequence[PlayerId]) -> PublicContent:
    """Return the message that a planned lobby's time has come, and what is missing to begin."""
    table = context.table
    named = people(words, table, _people(table))
    obstacle = table.people_obstacle
    missing = (
        words(f"lobby-{obstacle.code}", **values_of(words, obstacle.details)) if obstacle else ""
    )
    said = words("call-lobby-few" if obstacle else "call-lobby-open", people=named)
    return replace(_lobby_call(words, context, said, missing), calls=tuple(players))


def _lobby_call(words: Words, context: GameContext, *said: str) -> PublicContent:
    first, *more = said
    lines = [f"🔔 {first}", *(f"-# {one}" for one in more if one)]
    joining = [join_button(words, context.game, context.table)] if context.table.has_room else []
    return PublicContent((text(*lines), *rows(joining)), accent=ACCENT)


def _people(table: TableView) -> list[PlayerId]:
    return [seat.player for seat in table.seats if not is_computer(seat.player)]

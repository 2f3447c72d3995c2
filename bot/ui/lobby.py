"""The lobby message and what its buttons open: rule set, options, teams."""

from collections import Counter
from dataclasses import dataclass
from typing import Any

import discord
from discord import ui

from bot.rules.editions import EDITIONS, Edition
from bot.rules.model import Pace, Phase
from bot.rules.strategies import EveryoneTold, GoalReached
from bot.rules.views import TableView
from bot.text import Words
from bot.ui.content import Content, Item, button, line, menu, rows, text
from bot.ui.ids import PressId
from bot.ui.names import mention, rabbit, seat_marks

ACCENT = 0x7C6FB8


@dataclass(frozen=True, slots=True)
class DeckName:
    """A deck people can choose."""

    id: str
    name: str
    cards: int


def lobby(words: Words, game: str, table: TableView, decks: tuple[DeckName, ...]) -> Content:
    """The open lobby; once cards are dealt, only who plays remains."""
    edition = EDITIONS[table.rules]
    inside: list[Item] = [
        text(f"# {words(f'rules-{table.rules}')}", words(f"rules-{table.rules}.sentence")),
        line(),
        text(*_players(words, table, edition)),
        text(*_options(words, table, edition, decks)),
    ]
    if table.phase is Phase.LOBBY:
        inside += [line(visible=False), *_controls(words, game, table, edition)]
    elif table.round == 0:
        inside += [line(), text(words("lobby-closed"))]
    return Content(tuple(inside), accent=ACCENT)


def _players(words: Words, table: TableView, edition: Edition) -> list[str]:
    seats = table.seats
    lines = [f"**{words('lobby-players', count=len(seats), most=max(edition.players))}**"]
    for number, seat in enumerate(seats, start=1):
        team = f" · {words('team-name', number=seat.team)}" if seat.team else ""
        who = f"{rabbit(table, seat.player)} {mention(seat.player)}"
        lines.append(f"{number}. {who}{team}{seat_marks(words, table, seat)}")
    if table.phase is Phase.LOBBY:
        lines.append(f"-# {_missing(words, len(seats), edition)}")
    return lines


def _missing(words: Words, players: int, edition: Edition) -> str:
    least = min(edition.players)
    if players < least:
        return words("lobby-missing", count=least - players)
    if players > max(edition.players):
        return words("lobby-too-many", count=players - max(edition.players))
    if players not in edition.players:
        return words("lobby-odd")
    return words("lobby-ready")


def _options(
    words: Words, table: TableView, edition: Edition, decks: tuple[DeckName, ...]
) -> list[str]:
    chosen = ", ".join(deck.name for deck in decks if deck.id in table.options.decks)
    parts = [
        ending_line(words, table, edition),
        words(f"pace-{table.options.pace}.line"),
        words("lobby-decks", decks=chosen),
    ]
    return [f"-# {' · '.join(parts)}"]


def ending_line(words: Words, table: TableView, edition: Edition) -> str:
    """When this game will be over, in a few words."""
    if isinstance(edition.end, GoalReached):
        return words("end-goal", points=table.options.goal or edition.end.goal)
    if isinstance(edition.end, EveryoneTold):
        return words("end-turns", turns=table.options.turns or edition.end.turns)
    return words("end-pile")


def _controls(
    words: Words, game: str, table: TableView, edition: Edition
) -> list[ui.ActionRow[Any]]:
    buttons = [
        button(PressId("join", game), words("button-join"), discord.ButtonStyle.success),
        button(PressId("leave", game), words("button-leave")),
        button(PressId("begin", game), words("button-begin"), discord.ButtonStyle.primary),
        button(PressId("rules", game), words("button-rules")),
        button(PressId("how", game, 0, table.rules), words("button-how")),
    ]
    controls = list(rows(buttons))
    if edition.teams:
        controls += _team_controls(words, game, table, edition)
    return controls


def _team_controls(
    words: Words, game: str, table: TableView, edition: Edition
) -> list[ui.ActionRow[Any]]:
    sizes = Counter(seat.team for seat in table.seats)
    options = [
        discord.SelectOption(
            label=words("team-name", number=number),
            value=str(number),
            description=words("team-size", count=sizes[number]),
        )
        for number in range(1, max(edition.players) // 2 + 1)
    ]
    shuffle = button(PressId("shuffle", game), words("button-shuffle"))
    return [menu(PressId("team", game), options, words("team-choose")), ui.ActionRow(shuffle)]


def rule_menus(words: Words, game: str, table: TableView, decks: tuple[DeckName, ...]) -> Content:
    """The private panel behind *Change rules*."""
    edition = EDITIONS[table.rules]
    rule_options = [
        discord.SelectOption(
            label=words(f"rules-{key}"),
            value=key,
            description=words(f"rules-{key}.short")[:100],
            default=key == table.rules,
        )
        for key in EDITIONS
    ]
    pace_options = [
        discord.SelectOption(
            label=words(f"pace-{pace}"),
            value=pace,
            description=words(f"pace-{pace}.line")[:100],
            default=pace is table.options.pace,
        )
        for pace in Pace
    ]
    deck_options = [
        discord.SelectOption(
            label=deck.name[:100],
            value=deck.id,
            description=words("deck-cards", count=deck.cards),
            default=deck.id in table.options.decks,
        )
        for deck in decks[:25]
    ]
    inside: list[Item] = [
        text(f"### {words('panel-title')}", words("panel-hint")),
        menu(PressId("setrules", game), rule_options, words("panel-rules")),
        menu(PressId("setpace", game), pace_options, words("panel-pace")),
    ]
    if len(deck_options) > 1:
        most = len(deck_options)
        inside.append(
            menu(PressId("setdecks", game), deck_options, words("panel-decks"), most=most)
        )
    if isinstance(edition.end, GoalReached | EveryoneTold):
        inside.append(
            ui.ActionRow(
                button(PressId("setend", game), ending_line(words, table, edition), emoji="🎯")
            )
        )
    return Content(tuple(inside), accent=ACCENT)


def ending_form(words: Words, game: str, table: TableView) -> ui.Modal:
    """Asks for another goal, or another number of turns."""
    edition = EDITIONS[table.rules]
    by_turns = isinstance(edition.end, EveryoneTold)
    field: ui.TextInput[Any] = ui.TextInput(
        custom_id="number",
        default=str(
            (table.options.turns if by_turns else table.options.goal)
            or getattr(edition.end, "turns" if by_turns else "goal")
        ),
        min_length=1,
        max_length=3,
    )
    modal = ui.Modal(title=words("panel-title"), custom_id=str(PressId("setend", game)))
    label = words("form-turns" if by_turns else "form-goal")
    modal.add_item(ui.Label(text=label[:45], component=field))
    modal.stop()
    return modal

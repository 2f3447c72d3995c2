"""The lobby message and what its buttons open: rule set, options, teams."""

from collections import Counter
from collections.abc import Iterable, Mapping
from itertools import islice, zip_longest
from typing import Any

import discord
from discord import ui
from msgspec import Struct

from bot.rules.model import Ending, Pace, Phase
from bot.rules.rulesets import RULE_SETS
from bot.rules.views import TableView
from bot.text import Words
from bot.ui.content import (
    Attachment,
    Content,
    Item,
    button,
    line,
    menu,
    picture,
    rows,
    shortened,
    text,
)
from bot.ui.ids import PressId
from bot.ui.names import COMPUTER, people, quote, seat_marks
from bot.ui.pictures import FanPicture
from bot.ui.refusals import values_of

ACCENT = 0x7C6FB8
MOST_CHOICES = 25  # in a menu
MOST_IN_FAN = 5


class DeckName(Struct, frozen=True):
    """A deck people can choose."""

    id: str
    name: str
    cards: int
    sample: tuple[str, ...] = ()  # a few of its cards, to see what it is like


def lobby(words: Words, game: str, table: TableView, decks: tuple[DeckName, ...]) -> Content:
    """The open lobby; once cards are dealt, only who plays remains."""
    rules = f"rules-{table.rules.key}"
    fan = Attachment("deck.jpg", FanPicture(_fan(table, decks)), words("alt-fan"))
    inside: list[Item] = [
        text(f"# {words(rules)}", f"*{words('lobby-motto')}*"),
        picture(fan),
        text(words(f"{rules}.sentence")),
        line(),
        text(*_players(words, table), *_company(words, table), *_readiness(words, table, decks)),
        text(_options(words, table, decks)),
    ]
    if table.phase is Phase.LOBBY:
        inside += [line(visible=False), *_controls(words, game, table)]
    elif table.round == 0:
        inside += [line(), text(words("lobby-closed"))]
    return Content(tuple(inside), attachments=(fan,), accent=ACCENT)


def _fan(table: TableView, decks: tuple[DeckName, ...]) -> tuple[str, ...]:
    """A card of each chosen deck in turn; backs if they are not there any more."""
    samples = [deck.sample for deck in decks if deck.id in _chosen(table, decks)]
    in_turn = (card for cards in zip_longest(*samples) for card in cards if card is not None)
    return tuple(islice(in_turn, MOST_IN_FAN))


def _players(words: Words, table: TableView) -> list[str]:
    seats = table.seats
    lines = [f"**{words('lobby-players', count=len(seats), most=table.rules.most)}**"]
    named = {
        seat: f"{people(words, table, (seat.player,))}{seat_marks(words, table, seat)}"
        for seat in seats
    }
    for team in sorted({seat.team for seat in seats if seat.team}):
        mates = words.listed((who for seat, who in named.items() if seat.team == team), " + ")
        lines.append(f"- {words('team-name', number=team)} · {mates}")
    alone = (who for seat, who in named.items() if not seat.team)
    return [*lines, *(f"{number}. {who}" for number, who in enumerate(alone, start=1))]


def _company(words: Words, table: TableView) -> list[str]:
    """What it means that computers play."""
    if not table.computers:
        return []
    return [f"-# {words('lobby-practice' if table.practice else 'lobby-computers')}"]


def _readiness(words: Words, table: TableView, decks: tuple[DeckName, ...]) -> list[str]:
    """What *Begin* would do without, and whether it would be refused."""
    if table.phase is not Phase.LOBBY:
        return []
    known = {deck.id: deck.cards for deck in decks}
    gone = [deck for deck in table.options.decks if deck not in known]
    said = [words("lobby-deck-gone", deck=quote(deck)) for deck in gone]
    cards = sum(known[deck] for deck in _chosen(table, decks))
    obstacles = [one for one in (table.people_obstacle, table.deck_obstacle(cards)) if one]
    said += [words(f"lobby-{one.code}", **values_of(words, one.details)) for one in obstacles]
    if not obstacles:
        said.append(words("lobby-ready"))
    return [f"-# {sentence}" for sentence in said]


def _chosen(table: TableView, decks: tuple[DeckName, ...]) -> tuple[str, ...]:
    """The chosen decks that are there; without any, *Begin* takes the first of the shelf."""
    known = tuple(deck.id for deck in decks)
    there = tuple(deck for deck in table.options.decks if deck in known)
    dealt = table.phase is not Phase.LOBBY and table.options.decks
    return there if there or dealt else known[:1]


def _options(words: Words, table: TableView, decks: tuple[DeckName, ...]) -> str:
    parts = [ending_line(words, table), words(f"pace-{table.options.pace}.line")]
    # A deck that went after dealing has no name any more.
    if chosen := [quote(deck.name) for deck in decks if deck.id in _chosen(table, decks)]:
        parts.append(words("lobby-decks", decks=words.listed(chosen)))
    return f"-# {' · '.join(parts)}"


def ending_line(words: Words, table: TableView) -> str:
    """When this game will be over, in a few words."""
    if table.until is None:
        return words("end-pile")
    if table.rules.ending is Ending.EVERYONE_TOLD:
        return words("end-turns", turns=table.until)
    return words("end-goal", points=table.until)


def _controls(words: Words, game: str, table: TableView) -> list[ui.ActionRow[Any]]:
    join = button(PressId("join", game), words("button-join"), discord.ButtonStyle.success)
    buttons = [
        *([join] if table.has_room else []),
        button(PressId("leave", game), words("button-leave")),
        button(PressId("begin", game), words("button-begin"), discord.ButtonStyle.primary),
        button(PressId("rules", game), words("button-rules")),
        button(PressId("how", game, 0, table.rules.key), words("button-how")),
    ]
    controls = [*rows(buttons), *rows(_company_controls(words, game, table))]
    if table.rules.teams:
        controls += _team_controls(words, game, table)
    return controls


def _company_controls(words: Words, game: str, table: TableView) -> list[ui.Button[Any]]:
    """Each button says how many computers there will be, so a press that comes twice adds one."""
    here, buttons = len(table.computers), []
    if len(table.seats) < table.rules.most:
        press = PressId("computers", game, 0, str(here + 1))
        buttons.append(button(press, words("button-add-computer"), emoji=COMPUTER))
    if here:
        press = PressId("computers", game, 0, str(here - 1))
        buttons.append(button(press, words("button-remove-computer")))
    return buttons


def _team_controls(words: Words, game: str, table: TableView) -> list[ui.ActionRow[Any]]:
    sizes = Counter(seat.team for seat in table.seats)
    options = [
        discord.SelectOption(
            label=words("team-name", number=number),
            value=str(number),
            description=words("team-size", count=sizes[number]),
        )
        for number in range(1, table.rules.most // 2 + 1)
    ]
    shuffle = button(PressId("shuffle", game), words("button-shuffle"))
    return [menu(PressId("team", game), options, words("team-choose")), ui.ActionRow(shuffle)]


def rule_menus(words: Words, game: str, table: TableView, decks: tuple[DeckName, ...]) -> Content:
    """The private panel behind *Change rules*."""
    rules = _choices(words, "rules", RULE_SETS, table.rules.key, about="short")
    paces = _choices(words, "pace", Pace, table.options.pace, about="line")
    inside: list[Item] = [
        text(f"### {words('panel-title')}", words("panel-hint")),
        *_labelled(PressId("setrules", game), rules, words("panel-rules")),
        *_labelled(PressId("setpace", game), paces, words("panel-pace")),
    ]
    if len(decks) > 1:
        inside += _deck_menu(words, game, table, decks[:MOST_CHOICES])
    if table.until is not None:
        press = PressId("setend", game)
        inside.append(ui.ActionRow(button(press, ending_line(words, table), emoji="🎯")))
    return Content(tuple(inside), accent=ACCENT)


def _choices(
    words: Words, kind: str, keys: Iterable[str], chosen: str, *, about: str
) -> list[discord.SelectOption]:
    return [
        discord.SelectOption(
            label=words(f"{kind}-{key}"),
            value=key,
            description=shortened(words(f"{kind}-{key}.{about}")),
            default=key == chosen,
        )
        for key in keys
    ]


def _deck_menu(
    words: Words, game: str, table: TableView, decks: tuple[DeckName, ...]
) -> tuple[Item, ...]:
    options = [
        discord.SelectOption(
            label=shortened(deck.name),
            value=deck.id,
            description=words("deck-cards", count=deck.cards),
            default=deck.id in table.options.decks,
        )
        for deck in decks
    ]
    press = PressId("setdecks", game)
    return _labelled(press, options, words("panel-decks"), most=len(options))


def _labelled(
    press: PressId, options: list[discord.SelectOption], label: str, most: int = 1
) -> tuple[Item, ...]:
    """A menu below its name: its own placeholder is hidden by what is chosen in it."""
    return text(f"-# {label}"), menu(press, options, label, most=most)


def language_menu(
    words: Words, game: str, names: Mapping[str, str], spoken: str
) -> tuple[Item, ...]:
    """What the game speaks in its channel; every language by its name for itself."""
    options = [
        discord.SelectOption(label=name, value=language, default=language == spoken)
        for language, name in names.items()
    ]
    press = PressId("setlanguage", game)
    return _labelled(press, options[:MOST_CHOICES], words("panel-language"))


def ending_form(words: Words, game: str, table: TableView) -> ui.Modal:
    """Asks for another goal, or another number of turns."""
    by_turns = table.rules.ending is Ending.EVERYONE_TOLD
    field: ui.TextInput[Any] = ui.TextInput(
        custom_id="number", default=str(table.until), min_length=1, max_length=3
    )
    modal = ui.Modal(title=words("panel-title"), custom_id=str(PressId("setend", game)))
    label = words("form-turns" if by_turns else "form-goal")
    modal.add_item(ui.Label(text=label[:45], component=field))
    modal.stop()
    return modal

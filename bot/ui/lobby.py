"""The lobby message, what its buttons open, and the small messages that call people to it."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from itertools import islice, zip_longest
from typing import Any

import discord
from discord import ui

from bot.imaging.subjects import MOST_IN_FAN
from bot.limits import MOST_CHOICES
from bot.rules.editions import EDITIONS
from bot.rules.errors import Refusal
from bot.rules.ids import PlayerId, Skill, is_computer, is_made_here
from bot.rules.model import Pace, Phase
from bot.rules.views import TableView
from bot.text import Words
from bot.ui.content import (
    Attachment,
    Content,
    Item,
    PublicContent,
    button,
    form,
    form_field,
    labelled_menu,
    line,
    menu,
    picture,
    rows,
    shortened,
    text,
)
from bot.ui.context import DeckName, GameContext, Plan
from bot.ui.house import HOUSE, PAGE, ending_line, house_line, par_line
from bot.ui.ids import PressId
from bot.ui.names import COMPUTER, listed_in_short, mention, people, quote, seat_marks, values_of
from bot.ui.wanted_pictures import FanPicture

ACCENT = 0x7C6FB8
MENDED_BY_COMPUTERS = (Refusal.TOO_FEW_PLAYERS, Refusal.ODD_PLAYERS)


def lobby(
    words: Words,
    game: str,
    table: TableView,
    decks: tuple[DeckName, ...],
    plan: Plan | None = None,
) -> PublicContent:
    """Return the lobby's message; it has no controls once the cards are dealt."""
    rules = f"rules-{table.rules.key}"
    fan = fan_of(words, table, decks)
    inside: list[Item] = [
        text(f"# {words(rules)}", f"*{words('lobby-motto')}*"),
        picture(fan),
        text(words(f"{rules}.sentence")),
        *plan_text(words, table, plan),
        line(),
        text(
            *players_of(words, table),
            *_computer_lines(words, table, decks),
            *_readiness_lines(words, table, decks, plan),
        ),
        text(
            _options_line(words, table, decks),
            *par_line(words, table.rules, table.until),
            *house_line(words, table.options.house),
        ),
    ]
    if table.phase is Phase.LOBBY:
        inside += [line(visible=False), *_controls(words, game, table)]
    elif table.round == 0:
        inside += [line(), text(words("lobby-closed"))]
    return PublicContent(tuple(inside), attachments=(fan,), accent=ACCENT)


def plan_text(words: Words, table: TableView, plan: Plan | None) -> list[Item]:
    """Return the text with a planned lobby's time; empty if it has none or the game has begun."""
    if plan is None or table.phase is not Phase.LOBBY:
        return []
    ahead = "lobby-time" if table.has_room else "lobby-time.full"
    key = "lobby-time-here" if plan.has_come else ahead
    return [text(f"### 🗓️ {plan.date}", words(key, countdown=plan.countdown))]


def fan_of(words: Words, table: TableView, decks: tuple[DeckName, ...]) -> Attachment:
    """Return the picture of a few cards of the chosen decks."""
    return Attachment("deck.jpg", FanPicture(_sample_cards(table, decks)), words("alt-fan"))


def join_button(words: Words, game: str, table: TableView) -> ui.Button[Any]:
    """Return the button to join the lobby, or a running game from the next round on."""
    label = words("button-join" if table.phase is Phase.LOBBY else "button-join-late")
    return button(PressId("join", game), label, discord.ButtonStyle.success)


def _leave_button(words: Words, game: str) -> ui.Button[Any]:
    """Return the button to leave the lobby."""
    return button(PressId("leave", game), words("button-leave"))


def _begin_button(words: Words, game: str, *, disabled: bool = False) -> ui.Button[Any]:
    """Return the button to begin the game."""
    blue = discord.ButtonStyle.primary
    return button(PressId("begin", game), words("button-begin"), blue, disabled=disabled)


def _shuffle_button(words: Words, game: str) -> ui.Button[Any]:
    """Return the button that assigns the players to teams at random."""
    return button(PressId("shuffle", game), words("button-shuffle"))


def _computer_button(words: Words, game: str, table: TableView) -> ui.Button[Any]:
    """Return the button to add a computer player.

    It carries the number of computers to set, so a press that arrives twice adds only one.
    """
    press = PressId("computers", game, 0, str(len(table.computers) + 1))
    return button(press, words("button-add-computer"), emoji=COMPUTER)


def _sample_cards(table: TableView, decks: tuple[DeckName, ...]) -> tuple[str, ...]:
    """Return a few cards, taken from each chosen deck in turn; empty if the decks are gone."""
    samples = [deck.sample for deck in _chosen(table, decks)]
    in_turn = (card for cards in zip_longest(*samples) for card in cards if card is not None)
    return tuple(islice(in_turn, MOST_IN_FAN))


def players_of(words: Words, table: TableView) -> list[str]:
    """Return the lines that say who plays, by team or seat."""
    seats = table.seats
    most = table.rules.most
    key = "lobby-players.over" if len(seats) > most else "lobby-players"
    lines = [f"**{words(key, count=len(seats), most=most)}**"]
    named = {
        seat: f"{people(words, table, (seat.player,))}{seat_marks(words, table, seat)}"
        for seat in seats
    }
    for team in sorted({seat.team for seat in seats if seat.team}):
        mates = words.listed((who for seat, who in named.items() if seat.team == team), " + ")
        lines.append(f"- {words('team-name', number=team)} · {mates}")
    alone = (who for seat, who in named.items() if not seat.team)
    return [*lines, *(f"{number}. {who}" for number, who in enumerate(alone, start=1))]


def _computer_lines(words: Words, table: TableView, decks: tuple[DeckName, ...]) -> list[str]:
    """Return a line that says computers play, and one if they do not know all cards.

    Empty if no computer plays.
    """
    if not table.computers:
        return []
    lines = [words("lobby-practice" if table.practice else "lobby-computers")]
    chosen = _chosen(table, decks)
    known = sum(deck.cards if deck.known is None else deck.known for deck in chosen)
    if known < (cards := _cards(table, decks)):
        lines.append(words("lobby-known", known=known, cards=cards))
    return [f"-# {sentence}" for sentence in lines]


def _readiness_lines(
    words: Words, table: TableView, decks: tuple[DeckName, ...], plan: Plan | None
) -> list[str]:
    """Return lines about missing decks, and whether *Begin* would work or why it would not."""
    if table.phase is not Phase.LOBBY:
        return []
    known = {deck.id for deck in decks}
    gone = [deck for deck in table.options.decks if deck not in known]
    lines = [
        words("lobby-deck-removed")
        if is_made_here(deck)
        else words("lobby-deck-gone", deck=quote(deck))
        for deck in gone
    ]
    lines = [*dict.fromkeys(lines)]
    too_small = table.deck_obstacle(_cards(table, decks))
    obstacles = [one for one in (table.people_obstacle, too_small) if one]
    lines += [words(f"lobby-{one.code}", **values_of(words, one.details)) for one in obstacles]
    # Once a planned time has come, another line says that every player may begin.
    if not obstacles and not (plan and plan.has_come):
        lines.append(words("lobby-ready"))
    return [f"-# {sentence}" for sentence in lines]


def absent_deck(words: Words, deck_id: str) -> str:
    """Return what to call a deck that is gone; the id of a server's own deck is not shown."""
    return words("deck-absent") if is_made_here(deck_id) else deck_id


def _chosen(table: TableView, decks: tuple[DeckName, ...]) -> tuple[DeckName, ...]:
    """Return the chosen decks that exist, else the default ones that *Begin* uses.

    Once the cards are dealt, it is empty if the chosen decks are gone.
    """
    there = tuple(deck for deck in decks if deck.id in table.options.decks)
    dealt = table.phase is not Phase.LOBBY and table.options.decks
    return there if there or dealt else tuple(deck for deck in decks if deck.default)


def _cards(table: TableView, decks: tuple[DeckName, ...]) -> int:
    """Return the total number of cards in the chosen decks."""
    return sum(deck.cards for deck in _chosen(table, decks))


def _options_line(words: Words, table: TableView, decks: tuple[DeckName, ...]) -> str:
    parts = [ending_line(words, table), words(f"pace-{table.options.pace}.line")]
    # A deck that was removed after the deal has no name any more.
    if chosen := [quote(deck.name) for deck in _chosen(table, decks)]:
        parts.append(words("lobby-decks", count=len(chosen), decks=listed_in_short(words, chosen)))
    cards = _cards(table, decks)
    if table.phase is Phase.LOBBY and (dealt := table.cards_dealt(cards)) < cards:
        parts.append(words("lobby-box", cards=dealt, all=cards))
    return f"-# {' · '.join(parts)}"


def _controls(words: Words, game: str, table: TableView) -> list[ui.ActionRow[Any]]:
    buttons = [
        *([join_button(words, game, table)] if table.has_room else []),
        _leave_button(words, game),
        _begin_button(words, game, disabled=table.people_obstacle is not None),
        button(PressId("rules", game), words("button-rules")),
        button(PressId("how", game, 0, table.rules.key), words("button-how")),
    ]
    controls = [*rows(buttons), *rows(_company_controls(words, game, table))]
    if table.computers:
        controls.append(_skill_menu(words, game, table))
    if table.rules.teams:
        controls += _team_controls(words, game, table)
    return controls


def _company_controls(words: Words, game: str, table: TableView) -> list[ui.Button[Any]]:
    """Return the buttons that add and remove a computer player, each where it is possible."""
    here, buttons = len(table.computers), []
    if len(table.seats) < table.rules.most:
        buttons.append(_computer_button(words, game, table))
    if here:
        press = PressId("computers", game, 0, str(here - 1))
        buttons.append(button(press, words("button-remove-computer")))
    return buttons


def _skill_menu(words: Words, game: str, table: TableView) -> ui.ActionRow[Any]:
    options = [
        discord.SelectOption(
            label=words(f"skill-{skill}"),
            value=skill,
            description=shortened(words(f"skill-{skill}.line")),
            default=skill == table.options.skill,
        )
        for skill in Skill
    ]
    return menu(PressId("setskill", game), options, words("lobby-skill"))


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
    teams = menu(PressId("team", game), options, words("team-choose"))
    return [teams, ui.ActionRow(_shuffle_button(words, game))]


def rule_menus(words: Words, game: str, table: TableView, decks: tuple[DeckName, ...]) -> Content:
    """Return the private *Change rules* panel."""
    rules = _choices(words, "rules", EDITIONS, table.rules.key, about="short")
    paces = pace_choices(words, table.options.pace)
    inside: list[Item] = [
        text(f"### {words('panel-title')}", words("panel-hint")),
        *labelled_menu(PressId("setrules", game), rules, words("panel-rules")),
        *labelled_menu(PressId("setpace", game), paces, words("panel-pace")),
    ]
    if len(decks) > 1:  # else there is nothing to choose
        inside += _deck_menu(words, game, table, decks[:MOST_CHOICES])
    inside.append(text(f"-# {words('panel-unseen')}"))
    inside += rows(_panel_buttons(words, game, table, _cards(table, decks)))
    return Content(tuple(inside), accent=ACCENT)


def _panel_buttons(words: Words, game: str, table: TableView, cards: int) -> list[ui.Button[Any]]:
    """Return the buttons of the *Change rules* panel.

    A switch carries the state to set, so a press that arrives twice does no harm.
    """
    buttons = []
    if table.until is not None:
        buttons.append(button(PressId("setend", game), ending_line(words, table), emoji="🎯"))
    if table.options.every_card or table.cards_dealt(cards) < cards:
        label = words("button-every-card", count=cards)
        buttons.append(_switch(game, "setevery", label, on=table.options.every_card))
    label = words("button-unseen-first")
    buttons.append(_switch(game, "setunseen", label, on=table.options.unseen_first))
    buttons.append(button(PressId("house", game, PAGE), words("button-house"), emoji=HOUSE))
    return buttons


def _switch(game: str, verb: str, label: str, *, on: bool) -> ui.Button[Any]:
    press = PressId(verb, game, 0, "off" if on else "on")
    return button(press, label, emoji="✅" if on else "⬜")


def pace_choices(words: Words, chosen: Pace) -> list[discord.SelectOption]:
    """Return a menu option for every pace, each with its meaning."""
    return _choices(words, "pace", Pace, chosen, about="line")


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
    chosen = _chosen(table, decks)
    options = [
        discord.SelectOption(
            label=shortened(deck.name),
            value=deck.id,
            description=words("deck-cards", count=deck.cards),
            default=deck in chosen,
        )
        for deck in decks
    ]
    press = PressId("setdecks", game)
    return labelled_menu(press, options, words("panel-decks"), most=len(options))


def language_menu(
    words: Words, game: str, names: Mapping[str, str], spoken: str
) -> tuple[Item, ...]:
    """Return the menu for the language of public messages, each language in its own name."""
    options = [
        discord.SelectOption(label=name, value=language, default=language == spoken)
        for language, name in names.items()
    ]
    press = PressId("setlanguage", game)
    return labelled_menu(press, options[:MOST_CHOICES], words("panel-language"))


def ending_form(words: Words, press: PressId, table: TableView) -> ui.Modal:
    """Return a form that asks for another goal, or another number of rounds or turns."""
    field: ui.TextInput[Any] = ui.TextInput(
        custom_id="number", default=str(table.until), min_length=1, max_length=3
    )
    asked = form_field(field, words(f"form-{table.rules.end.key}"))
    return form(press, words("panel-title"), asked)


def announcement(
    words: Words, context: GameContext, players: Sequence[PlayerId], role: int | None
) -> PublicContent:
    """Return the message that tells people, and the members of a role, of an open or planned lobby.

    Only ``players`` and ``role`` are notified.
    """
    names = [*([f"<@&{role}>"] if role else []), *map(mention, players)]
    who = {"people": words.listed(names), "host": mention(context.table.host, words)}
    said = words("call-lobby", **who)
    if plan := context.plan:
        said = words("call-lobby-planned", **who, date=plan.date, countdown=plan.countdown)
    called = _lobby_call(words, context, said, words("call-lobby-why"))
    return replace(called, calls=tuple(players), role=role)


def time_is_near(words: Words, context: GameContext, players: Sequence[PlayerId]) -> PublicContent:
    """Return the message that reminds the players of a planned lobby that its time is near.

    It names all of them, but notifies only ``players``.
    """
    assert context.plan is not None
    named = people(words, context.table, _humans(context.table))
    said = words("call-lobby-soon", people=named, countdown=context.plan.countdown)
    leave = _leave_button(words, context.game)
    return replace(_lobby_call(words, context, said, below=(leave,)), calls=tuple(players))


def time_has_come(words: Words, context: GameContext, players: Sequence[PlayerId]) -> PublicContent:
    """Return the message that says a planned lobby's time has come, and what is missing to begin.

    It names all players, but notifies only ``players``. It stays as it is when more players join,
    so it has *Begin* even if some are missing.
    """
    table = context.table
    named = people(words, table, _humans(table))
    obstacle = table.people_obstacle
    missing = (
        words(f"lobby-{obstacle.code}", **values_of(words, obstacle.details)) if obstacle else ""
    )
    said = words("call-lobby-few" if obstacle else "call-lobby-open", people=named)
    below = [_begin_button(words, context.game)]
    if obstacle and obstacle.code in MENDED_BY_COMPUTERS:
        below.append(_computer_button(words, context.game, table))
    if table.rules.teams:
        below.append(_shuffle_button(words, context.game))
    return replace(_lobby_call(words, context, said, missing, below=below), calls=tuple(players))


def _lobby_call(
    words: Words, context: GameContext, *said: str, below: Sequence[ui.Button[Any]] = ()
) -> PublicContent:
    """Return a call with *Join*, where there is room, and these buttons after it."""
    first, *more = said
    lines = [f"🔔 {first}", *(f"-# {one}" for one in more if one)]
    joining = [join_button(words, context.game, context.table)] if context.table.has_room else []
    return PublicContent((text(*lines), *rows([*joining, *below])), accent=ACCENT)


def _humans(table: TableView) -> list[PlayerId]:
    return [seat.player for seat in table.seats if not is_computer(seat.player)]

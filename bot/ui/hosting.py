"""What hosts and moderators see: the *Host* panel, confirmations, and the message after a kick."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

import discord
from discord import ui

from bot.imaging.palette import RABBITS
from bot.limits import MOST_CHOICES
from bot.rules.ids import PlayerId, is_computer, is_erased
from bot.rules.model import News, Pace
from bot.rules.views import TableView
from bot.text import Words
from bot.ui.content import Content, Item, button, labelled_menu, rows, shortened, text
from bot.ui.house import ending_line
from bot.ui.ids import CONFIRMED, PressId
from bot.ui.lobby import ACCENT, pace_choices
from bot.ui.names import mention


@dataclass(frozen=True, slots=True)
class HostPanel:
    """Everything that the *Host* panel shows of a running game."""

    table: TableView
    kicked: tuple[PlayerId, ...]
    names: Mapping[PlayerId, str]  # only those that are known
    languages: Mapping[str, str]  # names by code
    language: str  # of the game, or the one chosen from its next phase on
    decides: bool  # whether the reader is the host or a moderator
    until: float | None  # when a pause ends; None if no time was set


def host_panel(words: Words, game: str, panel: HostPanel) -> Content:
    """Return the private *Host* panel; players who are not the host can only ask for a pause."""
    table = panel.table
    state = suspended_line(words, table, panel.until)
    asked = "host-ask.paused" if table.suspended else "host-ask"
    hint = "host-hint" if panel.decides else asked
    top = text(f"### {words('host-title')}", words(hint, host=mention(table.host)), *state)
    inside: list[Item] = [top, *rows(_buttons(words, game, panel))]
    if panel.decides:
        inside += _menus(words, game, panel)
    return Content(tuple(inside), accent=ACCENT)


def _buttons(words: Words, game: str, panel: HostPanel) -> list[ui.Button[Any]]:
    table = panel.table
    verb = "resume" if table.suspended else "pause"
    # With the argument, the press is answered by showing the panel again; the same button in the
    # channel has none, and is answered by updating the channel's message.
    buttons = [
        button(PressId(verb, game, 0, CONFIRMED), words(f"button-{verb}"), emoji=SIGNS[verb])
    ]
    if not panel.decides:
        return buttons
    if not table.suspended:
        skip = PressId("skip", game, table.round, table.phase)
        buttons.append(button(skip, words("button-skip"), emoji="⏭️"))
    if table.until is not None:
        number = PressId("adjustend", game)
        buttons.append(button(number, ending_line(words, table), emoji="🎯"))
    red = discord.ButtonStyle.danger
    return [*buttons, button(PressId("endgame", game), words("button-stop"), red)]


def _menus(words: Words, game: str, panel: HostPanel) -> list[Item]:
    table = panel.table
    people = [seat.player for seat in table.seats if not (seat.vacant or is_computer(seat.player))]
    others = [one for one in people if one != table.host]
    kicked = [one for one in panel.kicked if not is_erased(one)]
    inside: list[Item] = []
    for verb, players in (("handover", others), ("kickout", people), ("letback", kicked)):
        if players:
            options = _player_options(words, panel, players[:MOST_CHOICES])
            inside += labelled_menu(PressId(verb, game), options, words(f"panel-{verb}"))
    paces = pace_choices(words, table.options.pace)
    inside += labelled_menu(PressId("adjustpace", game), paces, words("panel-adjust-pace"))
    languages = [
        discord.SelectOption(label=name, value=code, default=code == panel.language)
        for code, name in panel.languages.items()
    ]
    press = PressId("adjustlang", game)
    languages = languages[:MOST_CHOICES]
    return [*inside, *labelled_menu(press, languages, words("panel-adjust-language"))]


def _player_options(
    words: Words, panel: HostPanel, players: Iterable[PlayerId]
) -> list[discord.SelectOption]:
    """Return players as menu options, by name and rabbit.

    A player whose name is not known is shown with the number of their rabbit.
    """
    rabbits = panel.table.rabbits
    return [
        discord.SelectOption(
            label=shortened(panel.names.get(one) or words("host-player", number=rabbits[one] + 1)),
            value=one,
            emoji=RABBITS[rabbits[one] % len(RABBITS)].emoji,
        )
        for one in players
    ]


SIGNS = {"pause": "⏸️", "resume": "▶️"}


def suspended_line(words: Words, table: TableView, until: float | None) -> list[str]:
    """Return the line that says the game is paused and what happens if no player resumes it.

    Empty if the game is not paused.
    """
    if not table.suspended:
        return []
    unhurried = table.options.pace in (Pace.SLOW, Pace.NONE)
    key = "suspended-goes-on" if unhurried else "suspended-ends"
    return [f"{SIGNS['pause']} {words(key, when=f'<t:{int(until or 0)}:R>')}"]


def pause_buttons(words: Words, game: str, table: TableView) -> list[ui.Button[Any]]:
    """Return *Resume* if the game is paused, *Pause* if a player asked for a break.

    Empty otherwise.
    """
    if table.suspended:
        press = PressId("resume", game)
        green = discord.ButtonStyle.success
        return [button(press, words("button-resume"), green, emoji=SIGNS["resume"])]
    if any(item.kind is News.PAUSE_ASKED for item in table.news):
        return [button(PressId("pause", game), words("button-pause"), emoji=SIGNS["pause"])]
    return []


def kicked(words: Words, game: str, player: PlayerId) -> Content:
    """Return the message that says a player was kicked, with a button to let them back in."""
    back = button(PressId("letin", game, 0, player), words("button-let-in"))
    return Content((text(words("kicked", player=mention(player))), *rows([back])))


def question(words: Words, press: PressId, *, ends: bool = False) -> Content:
    """Return the question that is asked before a player leaves or is kicked, or the game ends.

    Its only button confirms, by sending ``press``. There is no button to cancel. If the game
    ``ends`` when the player leaves, the question says so.
    """
    about = {"player": mention(PlayerId(press.argument))} if press.verb == "kick" else {}
    label = words("button-leave-now" if press.verb == "leave" else "button-stop")
    buttons = rows([button(press, label, discord.ButtonStyle.danger)])
    key = "ask-leave.ending" if press.verb == "leave" and ends else f"ask-{press.verb}"
    return Content((text(words(key, **about)), *buttons))

"""The messages of a round in the channel: the clue, the table, and who is waited for."""

from typing import Any

import discord
from discord import ui

from bot.rules.editions import EDITIONS
from bot.text import Words
from bot.ui.context import Scene
from bot.ui.ids import PressId
from bot.ui.layout import Attachment, Item, Sketch, button, line, menu, picture, rows, text
from bot.ui.names import people, person, quote
from bot.ui.pictures import TablePicture, WaitingPicture

ACCENT = 0xD9A441


def hand_button(words: Words, scene: Scene) -> ui.Button[Any]:
    """*My hand*: the way to one's cards that needs no private messages."""
    press = PressId("hand", scene.game, scene.table.round)
    return button(press, words("button-hand"), emoji="🃏")


def storytelling(words: Words, scene: Scene) -> tuple[Item, ...]:
    """Between two tables: whose story comes next. Stands below the newest message."""
    table = scene.table
    title = f"### {words('round', number=table.round)}"
    if table.storyteller is None:
        key = "claim-blind" if EDITIONS[table.rules].blind_story else "claim-open"
        prompt = words(key)
    else:
        prompt = words("storyteller-thinks", storyteller=person(table, table.storyteller))
    buttons = [hand_button(words, scene)]
    if table.storyteller is None:
        claim = PressId("claim", scene.game, table.round)
        buttons.append(button(claim, words("button-claim"), discord.ButtonStyle.success))
    if not EDITIONS[table.rules].teams:
        buttons.append(button(PressId("join", scene.game), words("button-join-late")))
    return (
        line(),
        text(title, prompt, *_when(words, scene), *_queue(words, scene)),
        *rows(buttons),
    )


def _when(words: Words, scene: Scene) -> list[str]:
    return [f"-# {words('time-left', when=scene.countdown)}"] if scene.deadline else []


def _queue(words: Words, scene: Scene) -> list[str]:
    table = scene.table
    empty = [seat.player for seat in table.seats if seat.vacant]
    lines = [f"-# {words('seat-empty', player=person(table, player))}" for player in empty]
    if table.newcomers:
        lines.append(f"-# {words('newcomers', people=people(table, table.newcomers))}")
    return lines


def _waiting(words: Words, scene: Scene) -> list[str]:
    table = scene.table
    lines = []
    if table.waiting_for:
        lines.append(f"-# {words('waiting-for', people=people(table, table.waiting_for))}")
    return [*lines, *_when(words, scene), *_queue(words, scene)]


def _empty_seats(words: Words, scene: Scene) -> list[ui.Button[Any]]:
    """A team seat that waits for a substitute can be taken by anybody."""
    return [
        button(
            PressId("seat", scene.game, scene.table.round, str(index)),
            words("button-take-seat", number=seat.team or 0),
        )
        for index, seat in enumerate(scene.table.seats)
        if seat.vacant
    ][:5]


def clue(words: Words, scene: Scene) -> Sketch:
    """The clue, large, while the others choose their cards."""
    table = scene.table
    waiting = Attachment(
        "waiting.jpg",
        WaitingPicture(table.cards_in, max(table.cards_in, table.table_size)),
        words("alt-waiting", given=table.cards_in, of=table.table_size),
    )
    inside = (
        *_headline(words, scene, table.clue or ""),
        text(words(_prompt(table.rules)), *_teams(words, scene)),
        picture(waiting),
        text(*_waiting(words, scene)) if _waiting(words, scene) else line(visible=False),
        *rows([hand_button(words, scene), *_empty_seats(words, scene)]),
    )
    return Sketch(inside, attachments=(waiting,), accent=ACCENT)


def _headline(words: Words, scene: Scene, clue: str) -> tuple[Item, ...]:
    table = scene.table
    teller = person(table, table.storyteller) if table.storyteller else ""
    kicker = words("round-of", number=table.round, storyteller=teller)
    return (text(f"-# {kicker}", f"# “{quote(clue)}”"),)


def _prompt(rules: str) -> str:
    edition = EDITIONS[rules]
    if edition.teams:
        return "choose-team"
    return "choose-party" if edition.blind_story else "choose"


def _teams(words: Words, scene: Scene) -> list[str]:
    """Of each team, who gave the card and therefore who will vote."""
    table = scene.table
    if not EDITIONS[table.rules].teams:
        return []
    lines = []
    for side in dict.fromkeys(seat.side for seat in table.seats):
        giver = next((s for s in table.seats if s.side == side and s.gave), None)
        mates = [s for s in table.seats if s.side == side and s is not giver]
        if giver and not any(s.storyteller for s in (giver, *mates)):
            names = {"giver": person(table, giver.player), "voter": person(table, mates[0].player)}
            lines.append(words("team-gave", **names))
    return lines


def past_clue(words: Words, number: int, teller: str, clue_text: str | None) -> Sketch:
    """A clue of the past, without buttons; None for a round that was voided."""
    if clue_text is None:
        return Sketch((text(f"-# {words('round', number=number)}", words("round-void")),))
    kicker = words("round-of", number=number, storyteller=teller)
    return Sketch((text(f"-# {kicker}", f"# “{quote(clue_text)}”"),), accent=ACCENT)


def table_message(words: Words, scene: Scene) -> Sketch:
    """The numbered table, while people vote."""
    table = scene.table
    sheet = Attachment("table.jpg", TablePicture(table.table), scene.alt(table.table))
    ballot = EDITIONS[table.rules].ballot_for(len(table.seats))
    key = "vote-two" if ballot.doubling else "vote-one-or-two" if ballot.most > 1 else "vote-one"
    if EDITIONS[table.rules].blind_story:
        key = "vote-party"
    vote = PressId("ballot", scene.game, table.round)
    buttons = [
        button(vote, words("button-vote"), discord.ButtonStyle.primary, emoji="🗳️"),
        hand_button(words, scene),
        *_empty_seats(words, scene),
    ]
    inside = (
        *_headline(words, scene, table.clue or ""),
        picture(sheet),
        text(words(key), *_voters(words, scene), *_waiting(words, scene)),
        *rows(buttons),
        look_menu(words, scene, len(table.table)),
    )
    return Sketch(inside, attachments=(sheet,), accent=ACCENT)


def _voters(words: Words, scene: Scene) -> list[str]:
    """In team games it matters who votes."""
    table = scene.table
    if not EDITIONS[table.rules].teams:
        return []
    voting = [seat.player for seat in table.seats if seat.votes]
    return [words("team-voters", people=people(table, voting))]


def look_menu(words: Words, scene: Scene, count: int) -> ui.ActionRow[Any]:
    """Look at one card of the table, large."""
    options = [discord.SelectOption(label=str(i), value=str(i)) for i in range(1, count + 1)]
    return menu(PressId("look", scene.game, scene.table.round), options, words("look-choose"))


def past_table(words: Words, scene: Scene, number: int) -> Sketch:
    """A table of the past: its picture stays, its buttons go."""
    shown = next((r for r in scene.table.history if r.number == number), None)
    if shown is None:
        return past_clue(words, number, "", None)
    sheet = Attachment("table.jpg", TablePicture(shown.table), scene.alt(shown.table))
    teller = person(scene.table, shown.storyteller)
    kicker = words("round-of", number=number, storyteller=teller)
    headline = text(f"-# {kicker}", f"# “{quote(shown.clue)}”")
    return Sketch((headline, picture(sheet)), attachments=(sheet,), accent=ACCENT)

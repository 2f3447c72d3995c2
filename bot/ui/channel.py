"""The messages of a round in the channel: the prompt for a clue, the clue, and the table.

The reveal has a module of its own. Knows no player's hand.
"""

from collections.abc import Sequence
from typing import Any

import discord
from discord import ui

from bot.rules.ids import PlayerId, is_computer
from bot.rules.model import Phase
from bot.rules.views import TableView
from bot.text import Words
from bot.ui.content import Attachment, Item, PublicContent, button, line, picture, rows, text
from bot.ui.context import GameContext
from bot.ui.hosting import pause_buttons, suspended_line
from bot.ui.ids import PressId
from bot.ui.names import awaited, people, person
from bot.ui.phrases import (
    headline,
    spectators_invited,
    theme_line,
    time_button,
    vote_menu,
    votes_each,
)
from bot.ui.wanted_pictures import TablePicture, WaitingPicture

ACCENT = 0xD9A441


def hand_button(
    words: Words,
    context: GameContext,
    style: discord.ButtonStyle = discord.ButtonStyle.secondary,
) -> ui.Button[Any]:
    """Return the *My hand* button, which shows the presser's cards in the channel, in private."""
    press = PressId("hand", context.game, context.table.round)
    return button(press, words("button-hand"), style, emoji="🃏")


def storytelling(words: Words, context: GameContext) -> tuple[Item, ...]:
    """Return what is added to the game's newest message while a clue is awaited.

    That is a prompt, the time left, news, and the buttons. This phase posts no message of its own.
    """
    table = context.table
    title = f"### {words('round', number=table.round)}"
    buttons = _clue_buttons(words, context)
    if table.has_room:
        buttons.append(button(PressId("join", context.game), words("button-join-late")))
    buttons += time_button(words, context)
    buttons += pause_buttons(words, context.game, table)
    prompt = _clue_prompt(words, table)
    return (
        line(),
        text(
            title,
            *prompt,
            *theme_line(words, table),
            *_time_line(words, context),
            *news_lines(words, context),
        ),
        *rows(buttons),
    )


def _clue_prompt(words: Words, table: TableView) -> list[str]:
    blind = table.rules.blind_clue
    if table.storyteller is None:
        return [words("claim-blind" if blind else "claim-open")]
    own, others = "storyteller-turn", "storyteller-others"
    if blind:
        own, others = f"{own}.blind", f"{others}.blind"
    if is_computer(table.storyteller):
        own = "storyteller-turn.computer"
    return [words(own, storyteller=person(words, table, table.storyteller)), f"-# {words(others)}"]


def _clue_buttons(words: Words, context: GameContext) -> list[ui.Button[Any]]:
    """Return the buttons for giving a clue; the most useful one comes first, in colour."""
    table, colours = context.table, discord.ButtonStyle
    if table.storyteller is not None and is_computer(table.storyteller):
        return [hand_button(words, context)]
    if table.storyteller is not None:
        return [_turn_button(words, context), hand_button(words, context)]
    claim = PressId("claim", context.game, table.round)
    if table.rules.blind_clue:  # there are no cards to look at yet
        idea = button(claim, words("button-claim"), colours.success, emoji="💡")
        return [idea, hand_button(words, context)]
    idea = button(claim, words("button-claim"), emoji="💡")
    return [hand_button(words, context, colours.primary), idea]


def _turn_button(words: Words, context: GameContext) -> ui.Button[Any]:
    """Return the *Give my clue* button, which opens the storyteller's hand."""
    press = PressId("turn", context.game, context.table.round)
    return button(press, words("button-clue"), discord.ButtonStyle.success, emoji="✍️")


def _time_line(words: Words, context: GameContext) -> list[str]:
    """Return the line with the time left or the pause; empty if the phase has no deadline."""
    if context.table.suspended:
        return suspended_line(words, context.table, context.deadline)
    return [f"-# {words('time-left', when=context.countdown)}"] if context.deadline else []


def news_lines(words: Words, context: GameContext) -> list[str]:
    """Return the lines with news: who joined, left or ran out of time, and which seats are empty.

    They also say who joins in the next round, and if hands are not sent by DM right now.
    """
    table = context.table
    empty = [seat.player for seat in table.seats if seat.vacant]
    lines = [f"-# {words('hands-behind-button')}"] if context.hands_behind_button else []
    lines += [
        f"-# {words(f'news-{item.kind}', player=person(words, table, item.player))}"
        for item in table.news
    ]
    lines += [f"-# {words('seat-empty', player=person(words, table, player))}" for player in empty]
    if table.newcomers:
        lines.append(f"-# {words('newcomers', people=people(words, table, table.newcomers))}")
    return lines


def _waiting_lines(words: Words, context: GameContext) -> list[str]:
    table = context.table
    lines = []
    if table.waiting_for:
        lines.append(f"-# {words('waiting-for', people=awaited(words, table))}")
    lines += _my_hand_line(words, context)
    return [*lines, *_time_line(words, context), *news_lines(words, context)]


def _my_hand_line(words: Words, context: GameContext) -> list[str]:
    """Return the line that tells awaited players who get no DM to press *My hand*; may be empty.

    It is empty if they all get a DM. It is also empty during the vote, and if none of them gets a
    DM, because the prompt then says what to press and the line before mentions them all. While
    teams play their cards, that line names teams and mentions no players, so this line is needed.
    Every player whom the message may notify has to be mentioned in one of the two lines.
    """
    table = context.table
    here = [player for player in table.waiting_for if player in context.without_dm]
    voting = table.phase is Phase.VOTING
    prompted = not table.rules.teams and len(here) == len(table.waiting_for)
    if not here or voting or prompted:
        return []
    return [f"-# {words('behind-button', people=people(words, table, here))}"]


def call(
    words: Words, context: GameContext, players: Sequence[PlayerId], *, again: bool
) -> PublicContent:
    """Return a message that mentions players who get no DM, because it is their turn.

    ``again`` says whether it is a reminder.
    """
    table = context.table
    claiming = table.phase is Phase.STORYTELLING and table.storyteller is None
    first = "claim.blind" if table.rules.blind_clue else "claim"
    key = "again" if again else first if claiming else str(table.phase)
    mentions = text(f"🔔 {words(f'call-{key}', people=people(words, table, players))}")
    way_on = hand_button(words, context, discord.ButtonStyle.primary)
    if key == Phase.STORYTELLING:
        way_on = _turn_button(words, context)
    return PublicContent((mentions, *rows([way_on])), accent=ACCENT)


def _empty_seats(words: Words, context: GameContext) -> list[ui.Button[Any]]:
    """Return a button for each team seat that waits for a substitute, at most five."""
    return [
        button(
            PressId("seat", context.game, context.table.round, str(number)),
            words("button-take-seat", number=seat.team or 0),
        )
        for number, seat in enumerate(context.table.seats, start=1)
        if seat.vacant
    ][:5]  # one row of buttons


def clue(words: Words, context: GameContext) -> PublicContent:
    """Return the message with the clue, shown while players play their cards."""
    table = context.table
    play = PressId("play", context.game, table.round)
    waiting = Attachment(
        "waiting.jpg",
        WaitingPicture(table.cards_in, table.table_size),
        words("alt-waiting", given=table.cards_in, of=table.table_size),
    )
    lines = _waiting_lines(words, context)
    inside = (
        _headline(words, table),
        text(words(_play_prompt(table)), *_team_lines(words, context)),
        picture(waiting),
        text(*lines) if lines else line(visible=False),
        *rows(
            [
                button(play, words("button-play"), discord.ButtonStyle.primary, emoji="🎴"),
                hand_button(words, context),
                *time_button(words, context),
                *pause_buttons(words, context.game, table),
                *_empty_seats(words, context),
            ]
        ),
    )
    return PublicContent(inside, attachments=(waiting,), accent=ACCENT)


def _headline(words: Words, table: TableView) -> Item:
    assert table.storyteller is not None
    assert table.clue is not None
    return headline(words, table, table.round, table.storyteller, table.clue, table.theme)


def _play_prompt(table: TableView) -> str:
    if table.rules.teams:
        return "choose-team"
    if table.rules.blind_clue:
        return "choose-party"
    return "choose-two" if table.cards_each == 2 else "choose"


def _team_lines(words: Words, context: GameContext) -> list[str]:
    """Return a line for each team that has played: who played the card, and who will vote.

    The storyteller's team has none. Empty if the rule set has no teams.
    """
    table = context.table
    if not table.rules.teams:
        return []
    lines = []
    for side in dict.fromkeys(seat.side for seat in table.seats):
        giver = next((s for s in table.seats if s.side == side and s.gave), None)
        mates = [s for s in table.seats if s.side == side and s is not giver]
        if giver and not any(s.storyteller for s in (giver, *mates)):
            names = {
                "giver": person(words, table, giver.player),
                "voter": person(words, table, mates[0].player),
            }
            lines.append(words("team-gave", **names))
    return lines


def past_clue(words: Words, context: GameContext, number: int) -> PublicContent:
    """Return the clue of an earlier round without buttons, or a note that the round was voided."""
    given = _clue_of(context.table, number)
    if given is None:
        return PublicContent((text(f"-# {words('round', number=number)}", words("round-void")),))
    return PublicContent((headline(words, context.table, number, *given),), accent=ACCENT)


def _clue_of(table: TableView, number: int) -> tuple[PlayerId, str] | None:
    """Return the storyteller and the clue of this round; None if no clue was given."""
    if table.round == number and table.storyteller and table.clue:
        return table.storyteller, table.clue
    return next(((s.storyteller, s.clue) for s in table.history if s.number == number), None)


def table_message(words: Words, context: GameContext) -> PublicContent:
    """Return the message with the numbered table, shown while players vote."""
    table = context.table
    sheet = Attachment("table.jpg", TablePicture(table.table), context.alt(words, table.table))
    look = PressId("look", context.game, table.round)
    buttons = [
        hand_button(words, context),
        button(look, words("button-look"), emoji="🔍"),
        *time_button(words, context),
        *pause_buttons(words, context.game, table),
        *_empty_seats(words, context),
    ]
    inside = (
        _headline(words, table),
        picture(sheet),
        text(
            words(_vote_prompt(table)),
            *_waiting_lines(words, context),
            *spectators_invited(words, table),
        ),
        vote_menu(words, context, range(1, len(table.table) + 1)),
        *rows(buttons),
    )
    return PublicContent(inside, attachments=(sheet,), accent=ACCENT)


def _vote_prompt(table: TableView) -> str:
    if table.rules.blind_clue:
        return "vote-party"
    return f"vote-{votes_each(table.ballot)}" if table.ballot else ""

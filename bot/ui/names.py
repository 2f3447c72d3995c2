"""People and words of people: mentions with their rabbit, clues that cannot break a layout."""

import re
from collections.abc import Iterable

import discord

from bot.imaging.palette import RABBITS
from bot.rules.ids import PlayerId, SideId
from bot.rules.views import PublicSeat, TableView
from bot.text import Words

_MARKUP = re.compile(r"[\\*_~`|<>\[\]#]")


def mention(player: PlayerId) -> str:
    """Shows a person's name; who is pinged by it is decided when it is sent (nobody)."""
    return f"<@{player}>"


def rabbit(table: TableView, player: PlayerId) -> str:
    """The emoji that stands for this person's rabbit."""
    return RABBITS[table.rabbits[player] % len(RABBITS)].emoji


def person(table: TableView, player: PlayerId) -> str:
    """Rabbit and name."""
    return f"{rabbit(table, player)} {mention(player)}"


def people(table: TableView, players: Iterable[PlayerId]) -> str:
    """Several people in one line."""
    return ", ".join(person(table, player) for player in players)


def side_name(words: Words, table: TableView, side: SideId) -> str:
    """A player, or a team with its two players."""
    members = [seat for seat in table.seats if seat.side == side]
    if members and members[0].team:
        emoji = rabbit(table, members[0].player)
        names = " + ".join(mention(seat.player) for seat in members)
        return f"{emoji} {words('team-name', number=members[0].team)} ({names})"
    player = PlayerId(side)
    return person(table, player) if player in table.rabbits else mention(player)


def seat_marks(words: Words, table: TableView, seat: PublicSeat) -> str:
    """What there is to say about a seat beside its name."""
    marks = []
    if seat.player == table.host:
        marks.append(words("mark-host"))
    if seat.vacant:
        marks.append(words("mark-vacant"))
    elif seat.away:
        marks.append(words("mark-away"))
    return f" · {', '.join(marks)}" if marks else ""


def quote(clue: str) -> str:
    """A clue as it was meant: no mention, heading, link or spoiler can hide in it."""
    return _MARKUP.sub(r"\\\g<0>", discord.utils.escape_mentions(clue))

"""How players, what they wrote and the rules' refusals appear in a text.

Players are mentions with their rabbit, clues cannot break a layout, and a refusal by the rules has
the same text wherever it is shown. Knows views and texts; makes no components.
"""

import re
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from itertools import accumulate, takewhile
from typing import Any

import discord

from bot.company.characters import character_for
from bot.imaging.palette import RABBITS
from bot.printable import seen
from bot.rules.errors import PEOPLE, Refusal, RuleError
from bot.rules.ids import PlayerId, SideId, is_computer, is_erased, name_of
from bot.rules.views import PublicSeat, TableView
from bot.text import Words

COMPUTER = "🤖"
LIST_ROOM = 600  # characters of a list; a sentence may have 2,000
_MARKUP = re.compile(r"[\\*_~`|<>\[\]#]")
_EMOJI = re.compile(r"<a?:(\w{2,32}):\d+>")


def mention(player: PlayerId, words: Words | None = None) -> str:
    """Return a player's name as a mention, which notifies them only if the message allows that.

    A computer player has no account to mention, so its name is written after a robot emoji. A
    person whose name was erased is shown as a player who left.
    """
    if is_erased(player):
        return f"*{words('player-left')}*" if words else "👤"
    return f"{COMPUTER} {name_of(player)}" if is_computer(player) else f"<@{player}>"


def rabbit(words: Words, table: TableView, player: PlayerId) -> str:
    """Return the emoji of this player's rabbit, for use in a text."""
    return words.sign(rabbit_sign(table, player))


def rabbit_sign(table: TableView, player: PlayerId) -> str:
    """Return a player's rabbit as a standard emoji, for alt texts, which can't show custom ones."""
    return RABBITS[table.rabbits[player] % len(RABBITS)].emoji


def person(words: Words, table: TableView, player: PlayerId) -> str:
    """Return a player's rabbit and name."""
    return f"{rabbit(words, table, player)} {mention(player, words)}"


def players_by_rabbit(table: TableView) -> tuple[tuple[int, str], ...]:
    """Return each player with their rabbit first, sorted by it; teammates in order of their seats.

    A substitute takes over the rabbit of the player who left, and that player is not listed.
    """
    seated = [(seat.rabbit, seat.player) for seat in table.seats]
    taken = {rabbit for rabbit, _ in seated}
    left = {rabbit: player for player, rabbit in table.rabbits.items() if rabbit not in taken}
    return tuple(sorted([*seated, *left.items()], key=lambda one: one[0]))


def place_on_team(table: TableView, player: PlayerId) -> int:
    """Return a player's place, from 0, among the teammates who share their rabbit.

    A player who left comes last; 0 for a player without teammates.
    """
    sharing = [
        one for rabbit, one in players_by_rabbit(table) if rabbit == table.rabbits.get(player)
    ]
    return sharing.index(player) if player in sharing else len(sharing)


def people(words: Words, table: TableView, players: Iterable[PlayerId]) -> str:
    """Return several players in one line, each with rabbit and name."""
    return words.listed(person(words, table, player) for player in players)


def awaited(words: Words, table: TableView) -> str:
    """Return the names of the players whom the game waits for.

    If either player of a team may act, the team is named instead.
    """
    waiting = [seat for seat in table.seats if seat.player in table.waiting_for]
    mates = Counter(seat.team for seat in waiting if seat.team)
    names = (
        f"{rabbit(words, table, seat.player)} {words('team-name', number=seat.team)}"
        if seat.team and mates[seat.team] > 1
        else person(words, table, seat.player)
        for seat in waiting
    )
    return words.listed(dict.fromkeys(names))


def sides(words: Words, table: TableView, several: Iterable[SideId]) -> str:
    """Return several players or teams in one line."""
    return words.listed(side_name(words, table, side) for side in several)


def side_name(words: Words, table: TableView, side: SideId) -> str:
    """Return the name of a side: a player, or a team with its players."""
    members = [seat for seat in table.seats if seat.side == side]
    if members and members[0].team:
        emoji = rabbit(words, table, members[0].player)
        names = words.listed((mention(seat.player, words) for seat in members), " + ")
        return f"{emoji} {words('team-name', number=members[0].team)} ({names})"
    player = PlayerId(side)
    return person(words, table, player) if player in table.rabbits else mention(player, words)


def seat_marks(words: Words, table: TableView, seat: PublicSeat) -> str:
    """Return the marks after a player's name, such as host or away; empty if there are none."""
    marks = []
    if seat.player == table.host:
        marks.append(words("mark-host"))
    if is_computer(seat.player):
        character = words(f"character-{character_for(seat.player).key}")
        marks.append(words("mark-computer", character=character))
    if seat.vacant:
        marks.append(words("mark-vacant"))
    elif seat.away:
        marks.append(words("mark-away"))
    return f" · {words.listed(marks)}" if marks else ""


def visible(written: str) -> str:
    """Return a person's text in one line, without direction marks and invisible characters."""
    return seen(" ".join(written.split()))


def plain(written: str) -> str:
    """Return a person's text for a picture; a custom emoji is replaced by its name."""
    return _EMOJI.sub(r":\1:", visible(written))


def quote(written: str) -> str:
    """Return a person's text escaped, so that it cannot format or mention anything.

    No mention, heading, link or spoiler in it works. Direction marks and other invisible characters
    are removed, because such a mark could reverse the rest of the line.
    """
    return _MARKUP.sub(r"\\\g<0>", discord.utils.escape_mentions(seen(written)))


def listed_in_short(words: Words, parts: Sequence[str]) -> str:
    """Return as many parts in one line as fit into ``LIST_ROOM``, then the number of the others."""
    shown = sum(1 for _ in takewhile(lambda end: end <= LIST_ROOM, accumulate(map(len, parts))))
    rest = len(parts) - shown
    more = (words("list-more", count=rest),) if rest else ()
    return words.listed((*parts[:shown], *more))


def refusal(words: Words, error: RuleError) -> str:
    """Return why a command was refused and what to do now."""
    if error.code is Refusal.WRONG_PHASE:
        return words(f"error-wrong-phase-{error.details['phase']}")
    return words(f"error-{error.code}", **values_of(words, error.details))


def values_of(words: Words, details: Mapping[str, Any]) -> dict[str, str | int]:
    """Return the details of a refusal for its text: people as mentions, lists in one line."""
    return {name: _value(words, name, detail) for name, detail in details.items()}


def _value(words: Words, name: str, detail: Any) -> str | int:
    if isinstance(detail, int):
        return detail
    if name in PEOPLE:
        return mention(detail)
    return (
        listed_in_short(words, tuple(map(str, detail)))
        if isinstance(detail, tuple)
        else str(detail)
    )

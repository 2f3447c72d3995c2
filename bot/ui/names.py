"""People and words of people: mentions with their rabbit, clues that cannot break a layout."""

import re
from collections import Counter
from collections.abc import Iterable

import discord

from bot.company.characters import character_for
from bot.imaging.palette import RABBITS
from bot.rules.computers import is_computer, name_of
from bot.rules.ids import PlayerId, SideId, is_forgotten
from bot.rules.views import PublicSeat, TableView
from bot.text import Words

COMPUTER = "🤖"
_MARKUP = re.compile(r"[\\*_~`|<>\[\]#]")
_UNSEEN = re.compile(
    r"[\x00-\x1f\x7f-\x9f"  # controls
    r"\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069"  # marks of direction
    r"\u00ad\u034f\u180b-\u180f\u200b\u2028\u2029\u2060-\u2065\u206a-\u206f\ufeff\ufff0-\ufffb"
    r"\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0"  # letters that show nothing
    r"\ud800-\udfff]"
)
"""What cannot be seen; without joiners and tags, of which words and emoji are made."""


def mention(player: PlayerId, words: Words | None = None) -> str:
    """Shows a person's name; who is pinged by it is decided when it is sent (nobody).

    A computer has no account to mention: its name comes with the mark of all computers. Whoever
    had their name erased is a player who left.
    """
    if is_forgotten(player):
        return f"*{words('player-left')}*" if words else "👤"
    return f"{COMPUTER} {name_of(player)}" if is_computer(player) else f"<@{player}>"


def rabbit(table: TableView, player: PlayerId) -> str:
    """The emoji that stands for this person's rabbit."""
    return RABBITS[table.rabbits[player] % len(RABBITS)].emoji


def person(table: TableView, player: PlayerId, words: Words | None = None) -> str:
    """Rabbit and name."""
    return f"{rabbit(table, player)} {mention(player, words)}"


def faces(table: TableView) -> tuple[tuple[int, str], ...]:
    """Every rabbit with whoever plays it, mates in the order of their seats.

    A substitute has taken over their leaver's rabbit, and the leaver's face is gone with them.
    """
    seated = [(seat.rabbit, seat.player) for seat in table.seats]
    taken = {rabbit for rabbit, _ in seated}
    left = {rabbit: player for player, rabbit in table.rabbits.items() if rabbit not in taken}
    return tuple(sorted([*seated, *left.items()], key=lambda one: one[0]))


def mate(table: TableView, player: PlayerId) -> int:
    """Which of those who share a rabbit somebody is; a leaver is the one after all of them."""
    sharing = [one for rabbit, one in faces(table) if rabbit == table.rabbits.get(player)]
    return sharing.index(player) if player in sharing else len(sharing)


def people(words: Words, table: TableView, players: Iterable[PlayerId]) -> str:
    """Several people in one line."""
    return words.listed(person(table, player, words) for player in players)


def awaited(words: Words, table: TableView) -> str:
    """Whom the table waits for; a team of which either may do it goes by its name."""
    waiting = [seat for seat in table.seats if seat.player in table.waiting_for]
    mates = Counter(seat.team for seat in waiting if seat.team)
    names = (
        f"{rabbit(table, seat.player)} {words('team-name', number=seat.team)}"
        if seat.team and mates[seat.team] > 1
        else person(table, seat.player)
        for seat in waiting
    )
    return words.listed(dict.fromkeys(names))


def sides(words: Words, table: TableView, several: Iterable[SideId]) -> str:
    """Several players or teams in one line."""
    return words.listed(side_name(words, table, side) for side in several)


def side_name(words: Words, table: TableView, side: SideId) -> str:
    """A player, or a team with its two players."""
    members = [seat for seat in table.seats if seat.side == side]
    if members and members[0].team:
        emoji = rabbit(table, members[0].player)
        names = words.listed((mention(seat.player, words) for seat in members), " + ")
        return f"{emoji} {words('team-name', number=members[0].team)} ({names})"
    player = PlayerId(side)
    return person(table, player, words) if player in table.rabbits else mention(player, words)


def seat_marks(words: Words, table: TableView, seat: PublicSeat) -> str:
    """What there is to say about a seat beside its name."""
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


def visible(theirs: str) -> str:
    """Somebody's words in one line, without marks of direction and whatever else shows nothing."""
    return _UNSEEN.sub("", " ".join(theirs.split()))


def quote(theirs: str) -> str:
    """Somebody's words as they were meant: what they say cannot reach beyond them.

    No mention, heading, link or spoiler hides in them. Marks of direction and everything else that
    cannot be seen is left out: such a mark could turn the rest of a line around.
    """
    return _MARKUP.sub(r"\\\g<0>", discord.utils.escape_mentions(seen(theirs)))


def seen(theirs: str) -> str:
    """Somebody's words without what cannot be seen."""
    return _UNSEEN.sub("", theirs)

"""People and words of people: mentions with their rabbit, clues that cannot break a layout."""

import re
from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import accumulate, takewhile

import discord

from bot.company.characters import character_for
from bot.imaging.palette import RABBITS
from bot.printable import seen
from bot.rules.computers import is_computer, name_of
from bot.rules.ids import PlayerId, SideId, is_forgotten
from bot.rules.views import PublicSeat, TableView
from bot.text import Words

COMPUTER = "🤖"
LIST_ROOM = 600  # characters of a list; a sentence may have 2,000
_MARKUP = re.compile(r"[\\*_~`|<>\[\]#]")
_EMOJI = re.compile(r"<a?:(\w{2,32}):\d+>")


def mention(player: PlayerId, words: Words | None = None) -> str:
    """Shows a person's name; who is pinged by it is decided when it is sent (nobody).

    A computer has no account to mention: its name comes with the mark of all computers. Whoever
    had their name erased is a player who left.
    """
    if is_forgotten(player):
        return f"*{words('player-left')}*" if words else "👤"
    return f"{COMPUTER} {name_of(player)}" if is_computer(player) else f"<@{player}>"


def rabbit(words: Words, table: TableView, player: PlayerId) -> str:
    """Return the emoji that stands for this person's rabbit, in a text."""
    return words.sign(rabbit_sign(table, player))


def rabbit_sign(table: TableView, player: PlayerId) -> str:
    """Return the same for those who hear a picture, where emoji of the bot's own have no name."""
    return RABBITS[table.rabbits[player] % len(RABBITS)].emoji


def person(words: Words, table: TableView, player: PlayerId) -> str:
    """Rabbit and name."""
    return f"{rabbit(words, table, player)} {mention(player, words)}"


def faces(table: TableView) -> tuple[tuple[int, str], ...]:
    """Return every rabbit with whoever plays it, mates in the order of their seats.

    A substitute has taken over their leaver's rabbit, and the leaver's face is gone with them.
    """
    seated = [(seat.rabbit, seat.player) for seat in table.seats]
    taken = {rabbit for rabbit, _ in seated}
    left = {rabbit: player for player, rabbit in table.rabbits.items() if rabbit not in taken}
    return tuple(sorted([*seated, *left.items()], key=lambda one: one[0]))


def mate(table: TableView, player: PlayerId) -> int:
    """Return which of the players who share a rabbit this is; a leaver comes after all of them."""
    sharing = [one for rabbit, one in faces(table) if rabbit == table.rabbits.get(player)]
    return sharing.index(player) if player in sharing else len(sharing)


def people(words: Words, table: TableView, players: Iterable[PlayerId]) -> str:
    """Several people in one line."""
    return words.listed(person(words, table, player) for player in players)


def awaited(words: Words, table: TableView) -> str:
    """Whom the table waits for; a team of which either may do it goes by its name."""
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
    """Several players or teams in one line."""
    return words.listed(side_name(words, table, side) for side in several)


def side_name(words: Words, table: TableView, side: SideId) -> str:
    """Return a player, or a team with its two players."""
    members = [seat for seat in table.seats if seat.side == side]
    if members and members[0].team:
        emoji = rabbit(words, table, members[0].player)
        names = words.listed((mention(seat.player, words) for seat in members), " + ")
        return f"{emoji} {words('team-name', number=members[0].team)} ({names})"
    player = PlayerId(side)
    return person(words, table, player) if player in table.rabbits else mention(player, words)


def seat_marks(words: Words, table: TableView, seat: PublicSeat) -> str:
    """Return what there is to say about a seat beside its name."""
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
    return seen(" ".join(theirs.split()))


def plain(theirs: str) -> str:
    """Somebody's words as a picture shows them: a server's own emoji goes by its name."""
    return _EMOJI.sub(r":\1:", visible(theirs))


def quote(theirs: str) -> str:
    """Somebody's words as they were meant: what they say cannot reach beyond them.

    No mention, heading, link or spoiler hides in them. Marks of direction and everything else that
    cannot be seen is left out: such a mark could turn the rest of a line around.
    """
    return _MARKUP.sub(r"\\\g<0>", discord.utils.escape_mentions(seen(theirs)))


def listed_in_short(words: Words, parts: Sequence[str], room: int = LIST_ROOM) -> str:
    """Return as many of these in one line as have room, and how many more there are."""
    shown = sum(1 for _ in takewhile(lambda end: end <= room, accumulate(map(len, parts))))
    rest = len(parts) - shown
    more = (words("list-more", count=rest),) if rest else ()
    return words.listed((*parts[:shown], *more))

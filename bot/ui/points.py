"""The points of a round in a small line or two: who scored, and who did not vote.

Who played and voted for which card, and the scores, are in the pictures above. What a player's own
points are for is in that player's hand.
"""

from collections.abc import Iterable

from bot.rules.ids import PlayerId, SideId
from bot.rules.model import Gain
from bot.rules.views import Reveal, TableView
from bot.text import Words
from bot.ui.context import GameContext
from bot.ui.names import rabbit, side_name

MANY, FEW = 8, 3
"""If more than ``MANY`` sides scored, only the best are named, and only if they are ``FEW``."""


def points_lines(words: Words, context: GameContext, shown: Reveal) -> list[str]:
    """Return a line with the points of the round, and one with those who did not vote, if any."""
    return [*_scored_line(words, context.table, shown), *_abstained_line(words, context, shown)]


def reasons(words: Words, gains: Iterable[Gain]) -> str:
    """Return what points were given for, as a list in one line."""
    return words.listed(
        words(f"gain-{gain.reason}{loss(gain.points)}", points=abs(gain.points), votes=gain.votes)
        for gain in gains
    )


def loss(points: int) -> str:
    """Return the suffix of a text's key for points that are lost; empty if they are gained."""
    return "-lost" if points < 0 else ""


def _scored_line(words: Words, table: TableView, shown: Reveal) -> list[str]:
    """Return the line with the points, most first, and who got them; empty if no one scored.

    A crowd is shown by its rabbits, because its names would not fit a phone's screen.
    """
    gained: dict[int, list[SideId]] = {}
    for side in shown.totals:
        if points := shown.points(side):
            gained.setdefault(points, []).append(side)
    crowd = sum(map(len, gained.values())) > MANY
    groups: list[str] = []
    for points, sides in sorted(gained.items(), reverse=True):
        if crowd and (groups or len(sides) > FEW):
            who = words.listed((_rabbit_or_name(words, table, side) for side in sides), " ")
        else:
            who = words.listed(_name(words, table, side) for side in sides)
        groups.append(f"{words.mark}{_points(words, points)} {who}")
    return [f"-# {words.listed(groups, ' · ')}"] if groups else []


def _points(words: Words, points: int) -> str:
    return words("gained", points=points) if points > 0 else words("lost", points=-points)


def _name(words: Words, table: TableView, side: SideId) -> str:
    """Return a side's rabbit with the player's name or the team's number."""
    seat = next((seat for seat in table.seats if seat.side == side), None)
    if seat is not None and seat.team:
        return f"{rabbit(words, table, seat.player)} {words('team-name', number=seat.team)}"
    return side_name(words, table, side)


def _rabbit_or_name(words: Words, table: TableView, side: SideId) -> str:
    """Return a player's rabbit, or the name of a side that has none."""
    player = PlayerId(side)
    return rabbit(words, table, player) if player in table.rabbits else _name(words, table, side)


def _abstained_line(words: Words, context: GameContext, shown: Reveal) -> list[str]:
    """Return the line about players who cast no vote; empty if all voted, or none did."""
    if not (shown.abstained and shown.ballots):
        return []
    rabbits = (rabbit(words, context.table, one) for one in shown.abstained)
    return [f"-# {words('no-vote-from', people=words.listed(rabbits, ' '))}"]

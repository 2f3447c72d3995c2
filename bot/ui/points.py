"""The points of a round: one line for each card that scored, and nothing twice.

A line has the card's number, its owner, the points and the voters. A player who is named as the
owner of a card is shown as a rabbit everywhere else. A card that scored nothing has no line.
"""

from collections import Counter
from collections.abc import Iterable

from bot.rules.ids import PILE, PlayerId, SideId, Slot
from bot.rules.model import Gain, Reason
from bot.rules.views import Reveal, Verdict
from bot.text import Words
from bot.ui.context import GameContext
from bot.ui.names import mention, person, rabbit


def card_lines(words: Words, context: GameContext, shown: Reveal) -> list[str]:
    """Return a line for each card that scored, then who did not vote, then the scores."""
    told = _Told(words, context, shown)
    lines = [_line(words, shown, slot, told) for slot in range(1, len(shown.table) + 1)]
    lines += _without_card(words, shown, told)
    scored = [line for line in lines if line]
    return [*scored, *_abstained(words, context, shown), _standings(words, context, shown)]


def reasons(words: Words, gains: Iterable[Gain]) -> str:
    """Return what points were given for, as a list in one line."""
    return words.listed(
        words(f"gain-{gain.reason}{loss(gain.points)}", points=abs(gain.points), votes=gain.votes)
        for gain in gains
    )


def loss(points: int) -> str:
    """Return the suffix of a text's key for points that are lost; empty if they are gained."""
    return "-lost" if points < 0 else ""


class _Told:
    """Remembers whose points and which names the message already contains."""

    def __init__(self, words: Words, context: GameContext, shown: Reveal) -> None:
        self.words = words
        self.table = context.table
        self.points: set[SideId] = set()
        teams = {seat.player for seat in context.table.seats if seat.team}
        self._named = set(shown.owners) - teams  # a team's card goes by the team's number

    def name(self, player: PlayerId) -> str:
        """Return a player's rabbit and name; only the name if the player has no rabbit."""
        if player in self.table.rabbits:
            return person(self.words, self.table, player)
        return mention(player, self.words)

    def voter(self, player: PlayerId) -> str:
        """Return a voter's rabbit, with the name only if the message does not have it yet."""
        known = player in self._named and player in self.table.rabbits
        self._named.add(player)
        return rabbit(self.words, self.table, player) if known else self.name(player)


def _line(words: Words, shown: Reveal, slot: Slot, told: _Told) -> str:
    """Return the line of a card: owner, points and voters; empty if it scored nothing."""
    marks = (
        ("⏳", slot in shown.by_lot),
        ("🏆", slot in shown.favourites),
        ("★", slot == shown.story_slot),
        ("⚠️", slot == shown.trap),
    )
    mark = "".join(f"{words.sign(sign)} " for sign, is_so in marks if is_so)
    name = _owner(words, shown.owners[slot - 1], told)
    if not (brought := _brought(words, shown, slot, told)):
        return ""
    parts = [f"{words.mark}{mark}**{slot}** · {words.listed((name,))}", *brought]
    if voters := Counter(shown.voters_of(slot)):
        names = (f"{told.voter(one)}{' ×2' if count > 1 else ''}" for one, count in voters.items())
        parts.append(words("card-voters", people=words.listed(names)))
    return " ".join(parts)


def _owner(words: Words, owner: PlayerId, told: _Told) -> str:
    """Return the owner of a card: a team's number or a player; only the rabbit on a second card."""
    seat = next((seat for seat in told.table.seats if seat.player == owner), None)
    if seat is not None and seat.team:
        return f"{rabbit(words, told.table, owner)} {words('team-name', number=seat.team)}"
    if seat is not None and seat.side in told.points:
        return rabbit(words, told.table, owner)
    return told.name(owner)


def _brought(words: Words, shown: Reveal, slot: Slot, told: _Told) -> list[str]:
    """Return the text for a card's points: in Party its voters' points, else its owner's.

    Empty if there are none, or if another card's line already has the owner's points.
    """
    if shown.verdict is Verdict.PARTY:
        each = [shown.points(SideId(voter)) for voter in shown.voters_of(slot)]
        return [words("gained-each", points=each[0])] if any(each) else []
    seats = told.table.seats
    side = next((seat.side for seat in seats if seat.player == shown.owners[slot - 1]), None)
    if side is None or side in told.points:
        return []
    told.points.add(side)
    return _gained(words, shown, side)


def _without_card(words: Words, shown: Reveal, told: _Told) -> list[str]:
    """Return lines with the points of players who had no card on the table.

    Only rule sets that add cards from the pile have such players; for the others it is empty.
    """
    if PILE not in shown.owners:
        return []
    finders = [seat for seat in told.table.seats if seat.side not in told.points]
    return [
        " ".join((person(words, told.table, seat.player), *gained))
        for seat in finders
        if (gained := _gained(words, shown, seat.side))
    ]


def _gained(words: Words, shown: Reveal, side: SideId) -> list[str]:
    """Return the text for a side's points, as a sum if there are several reasons; may be empty."""
    gains = [gain for gain in shown.gains.get(side, ()) if gain.points]
    total = shown.points(side)
    if len(gains) > 1 and total >= 0:
        return [words("gained-sum", points=total, sum=" + ".join(_part(words, g) for g in gains))]
    if not gains:
        return []
    return [words("gained", points=total) if total >= 0 else words("lost", points=-total)]


def _part(words: Words, gain: Gain) -> str:
    """Return one number of a sum; only points for votes are marked as such."""
    if gain.reason is Reason.LURED:
        return words("gained-votes", points=gain.points)
    return str(gain.points).replace("-", "−")


def _abstained(words: Words, context: GameContext, shown: Reveal) -> list[str]:
    """Return the line about players who cast no vote, if there are any."""
    if not (shown.abstained and shown.ballots):
        return []
    rabbits = (rabbit(words, context.table, one) for one in shown.abstained)
    return [f"-# {words('no-vote-from', people=words.listed(rabbits, ' '))}"]


def _standings(words: Words, context: GameContext, shown: Reveal) -> str:
    emoji = {seat.side: rabbit(words, context.table, seat.player) for seat in context.table.seats}
    ranked = sorted(shown.totals.items(), key=lambda entry: -entry[1])
    # Emoji and numbers have no direction of their own, so the mark gives them the language's.
    totals = (f"{words.mark}{emoji[side]} {total}" for side, total in ranked if side in emoji)
    return f"-# {words('standings', standings=words.listed(totals, ' · '))}"

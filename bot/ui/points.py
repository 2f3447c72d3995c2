"""A round's outcome at one glance: one line a card, nothing said twice.

Number, owner, what it brought and who voted for it; voters, those who got nothing and the standings
by rabbit alone, since everybody is named at their own card.
"""

from collections import Counter

from bot.rules.ids import PlayerId, SideId, Slot
from bot.rules.views import Reveal, Verdict
from bot.text import Words
from bot.ui.context import GameContext
from bot.ui.names import mention, person, rabbit


def card_lines(words: Words, context: GameContext, shown: Reveal) -> list[str]:
    """Everything there is to say about a round that was voted on."""
    told = _Told(context, shown)
    lines = [_line(words, shown, slot, told) for slot in range(1, len(shown.table) + 1)]
    return [*lines, *_rest(words, context, shown), _standings(words, context, shown)]


class _Told:
    """What need not be said again: whose points, and who is named anywhere."""

    def __init__(self, context: GameContext, shown: Reveal) -> None:
        self.table = context.table
        self.points: set[SideId] = set()
        teams = {seat.player for seat in context.table.seats if seat.team}
        self._named = set(shown.owners) - teams  # a team's card goes by the team's number

    def name(self, player: PlayerId) -> str:
        """Rabbit and name."""
        return person(self.table, player) if player in self.table.rabbits else mention(player)

    def voter(self, player: PlayerId) -> str:
        """The rabbit will do for a voter whose own card is named, or at their second card."""
        known = player in self._named and player in self.table.rabbits
        self._named.add(player)
        return rabbit(self.table, player) if known else self.name(player)


def _line(words: Words, shown: Reveal, slot: Slot, told: _Told) -> str:
    mark = "★ " if slot == shown.story_slot else "⚠️ " if slot == shown.trap else ""
    if slot in shown.favourites:
        mark = f"🏆 {mark}"  # as on the picture, where a crown is the storyteller
    if slot in shown.by_lot:
        mark = f"⏳ {mark}"
    owner = words.listed((_owner(words, shown.owners[slot - 1], told),))
    parts = [f"{words.mark}{mark}**{slot}** · {owner}"]
    parts += _brought(words, shown, slot, told)
    if voters := Counter(shown.voters_of(slot)):
        names = (f"{told.voter(one)}{' ×2' if count > 1 else ''}" for one, count in voters.items())
        parts.append(words("card-voters", people=words.listed(names)))
    return " ".join(parts)


def _owner(words: Words, owner: PlayerId, told: _Told) -> str:
    """A team by its number; a player's second card by the rabbit alone."""
    seat = next((seat for seat in told.table.seats if seat.player == owner), None)
    if seat is not None and seat.team:
        return f"{rabbit(told.table, owner)} {words('team-name', number=seat.team)}"
    if seat is not None and seat.side in told.points:
        return rabbit(told.table, owner)
    return told.name(owner)


def _brought(words: Words, shown: Reveal, slot: Slot, told: _Told) -> list[str]:
    """What a card brought: its voters in Party; else what its owner got in all, told once."""
    if shown.verdict is Verdict.PARTY:
        each = [shown.points(SideId(voter)) for voter in shown.voters_of(slot)]
        return [words("gained-each", points=each[0])] if any(each) else []
    seats = told.table.seats
    side = next((seat.side for seat in seats if seat.player == shown.owners[slot - 1]), None)
    if side is None or side in told.points:
        return []
    told.points.add(side)
    gains = [gain.points for gain in shown.gains.get(side, ()) if gain.points]
    if len(gains) > 1:
        return [words("gained-sum", points=sum(gains), sum=" + ".join(map(str, gains)))]
    return [words("gained", points=gain) for gain in gains]


def _rest(words: Words, context: GameContext, shown: Reveal) -> list[str]:
    """Who got nothing, and for whom no vote was cast."""
    emoji = {seat.side: rabbit(context.table, seat.player) for seat in context.table.seats}
    nothing = [emoji[side] for side in shown.totals if side in emoji and not shown.points(side)]
    lines = []
    if nothing and len(nothing) < len(emoji):
        lines.append(f"-# {words('gained-nothing', people=words.listed(nothing, ' '))}")
    if shown.abstained and shown.ballots:
        rabbits = (rabbit(context.table, one) for one in shown.abstained)
        lines.append(f"-# {words('no-vote-from', people=words.listed(rabbits, ' '))}")
    return lines


def _standings(words: Words, context: GameContext, shown: Reveal) -> str:
    emoji = {seat.side: rabbit(context.table, seat.player) for seat in context.table.seats}
    ranked = sorted(shown.totals.items(), key=lambda entry: -entry[1])
    # Signs and numbers have no direction of their own: the mark gives each the language's.
    totals = (f"{words.mark}{emoji[side]} {total}" for side, total in ranked if side in emoji)
    return f"-# {words('standings', standings=words.listed(totals, ' · '))}"

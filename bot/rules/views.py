"""What the table may know and what one seat may know, as separate types.

Screens receive these and never the game, so a secret cannot reach them by mistake. Before the
reveal a ``TableView`` has no owner, no vote and no hand, and everything in it stands in seat or
slot order, which says nothing about who was quick.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum

from bot.rules.duties import (
    Wish,
    awaited,
    cards_expected,
    cards_in,
    owed,
    share_of,
    votable_slots,
    voters,
)
from bot.rules.ids import CardId, PlayerId, SideId, Slot
from bot.rules.model import Ending, Gain, Game, Options, Phase, Reason, ScoredRound, Seat
from bot.rules.progress import edition_of, seated
from bot.rules.rounds import winners
from bot.rules.strategies import Ballot
from bot.rules.values import Lazy

__all__ = [
    "PlayerView",
    "PublicSeat",
    "Reveal",
    "TableView",
    "Verdict",
    "Wish",
    "player_view",
    "table_view",
]


class Verdict(StrEnum):
    """How a story went, in one word."""

    JUST_RIGHT = "just-right"
    TOO_EASY = "too-easy"
    TOO_HARD = "too-hard"
    NO_VOTES = "no-votes"
    PARTY = "party"  # the story belongs to no card, so nobody could find it


@dataclass(frozen=True, slots=True)
class PublicSeat:
    """A seat as everybody sees it."""

    player: PlayerId
    side: SideId
    team: int | None
    rabbit: int
    score: int
    storyteller: bool
    gave: bool
    votes: bool  # whether this player votes in this round
    voted: bool
    away: bool
    vacant: bool


@dataclass(frozen=True, slots=True)
class Reveal:
    """A round after its vote, when nothing about it is secret any more."""

    number: int
    storyteller: PlayerId
    clue: str
    table: tuple[CardId, ...]
    owners: tuple[PlayerId, ...]  # by slot
    story_slot: Slot | None
    ballots: Mapping[PlayerId, tuple[Slot, ...]]
    trap: Slot | None
    gains: Mapping[SideId, tuple[Gain, ...]]
    totals: Mapping[SideId, int]
    verdict: Verdict

    def voters_of(self, slot: Slot) -> tuple[PlayerId, ...]:
        """Who voted for this slot; twice in it for a doubled vote."""
        return tuple(p for p, slots in self.ballots.items() for vote in slots if vote == slot)

    def points(self, side: SideId) -> int:
        """What this side gained in the round."""
        return sum(gain.points for gain in self.gains.get(side, ()))


@dataclass(frozen=True, slots=True)
class TableView:
    """What everybody in the channel may know."""

    rules: str
    options: Options
    phase: Phase
    host: PlayerId
    seats: tuple[PublicSeat, ...]
    newcomers: tuple[PlayerId, ...]
    rabbits: Mapping[PlayerId, int]
    round: int  # 0 in the lobby
    storyteller: PlayerId | None
    clue: str | None
    cards_in: int  # how many cards the table has so far
    table_size: int  # how many it will have
    table: tuple[CardId, ...]  # in slot order, empty before the vote
    waiting_for: tuple[PlayerId, ...]
    pile: int
    reveal: Reveal | None  # of the round just played
    history: Sequence[Reveal]
    ending: Ending | None
    winners: tuple[SideId, ...]


@dataclass(frozen=True, slots=True)
class PlayerView:
    """What one player may know: the table, and what lies in front of them."""

    table: TableView
    player: PlayerId
    hand: tuple[CardId, ...] | None  # None where a hand may not be seen yet
    given: tuple[CardId, ...]
    gives: int  # how many cards this player may have on the table, the story's aside
    story_card: CardId | None  # only the storyteller's own
    own_slots: tuple[Slot, ...]
    ballot: Ballot | None  # None for those who do not vote
    votable: tuple[Slot, ...]
    votes: tuple[Slot, ...]
    trap: Slot | None  # only the storyteller's own
    wishes: frozenset[Wish]


def table_view(game: Game) -> TableView:
    """The game as the channel may see it."""
    playing = game.phase in (Phase.STORYTELLING, Phase.SUBMITTING, Phase.VOTING)
    history = Lazy(_reveal, game.history)
    shown = bool(history) and not playing and game.current.number == history[-1].number
    played = game.round
    return TableView(
        rules=game.rules,
        options=game.options,
        phase=game.phase,
        host=game.host,
        seats=tuple(_public_seat(game, seat) for seat in game.seats),
        newcomers=game.newcomers,
        rabbits=game.rabbits,
        round=played.number if played else 0,
        storyteller=played.storyteller if played else None,
        clue=played.clue if played else None,
        cards_in=cards_in(game) if playing else 0,
        table_size=cards_expected(game) if playing else 0,
        table=played.table if played and playing else (),
        waiting_for=awaited(game),
        pile=len(game.draw_pile),
        reveal=history[-1] if shown else None,
        history=history,
        ending=game.ending,
        winners=winners(game.scores) if game.ending and history else (),
    )


def _public_seat(game: Game, seat: Seat) -> PublicSeat:
    played = game.round
    voting = game.phase is Phase.VOTING
    return PublicSeat(
        player=seat.player,
        side=seat.side,
        team=seat.team,
        rabbit=game.rabbits[seat.player],
        score=game.scores.get(seat.side, 0),
        storyteller=bool(played) and game.current.storyteller == seat.player,
        gave=bool(played) and seat.player in game.current.given,
        votes=voting and seat.player in voters(game),
        voted=voting and seat.player in game.current.ballots,
        away=seat.away,
        vacant=seat.vacant,
    )


def _reveal(result: ScoredRound) -> Reveal:
    played = result.round
    assert played.storyteller is not None
    assert played.clue is not None
    return Reveal(
        number=played.number,
        storyteller=played.storyteller,
        clue=played.clue,
        table=played.table,
        owners=result.owners,
        story_slot=played.story_slot,
        ballots=played.ballots,
        trap=played.trap,
        gains=result.gains,
        totals=result.totals,
        verdict=_verdict(result),
    )


def _verdict(result: ScoredRound) -> Verdict:
    if not result.round.ballots:
        return Verdict.NO_VOTES
    if result.round.story_card is None:
        return Verdict.PARTY
    reasons = {gain.reason for gains in result.gains.values() for gain in gains}
    if Reason.TOO_EASY in reasons:
        return Verdict.TOO_EASY
    return Verdict.TOO_HARD if Reason.TOO_HARD in reasons else Verdict.JUST_RIGHT


def player_view(game: Game, player: PlayerId) -> PlayerView:
    """The game as this player may see it; refused to whoever does not sit at the table."""
    seat = seated(game, player)
    table = table_view(game)
    telling = table.storyteller == player
    voting = game.phase is Phase.VOTING
    votes = voting and player in voters(game)
    running = game.phase in (Phase.SUBMITTING, Phase.VOTING)
    given = game.current.given.get(player, ()) if running else ()
    return PlayerView(
        table=table,
        player=player,
        hand=_visible_hand(game, seat),
        given=given,
        gives=_gives(game, player),
        story_card=game.current.story_card if telling and running else None,
        own_slots=tuple(slot for slot, card in enumerate(table.table, start=1) if card in given),
        ballot=edition_of(game).ballot_for(game.current.size) if votes else None,
        votable=votable_slots(game, player) if votes else (),
        votes=game.current.ballots.get(player, ()) if voting else (),
        trap=game.current.trap if telling and voting else None,
        wishes=_wishes(game, player),
    )


def _visible_hand(game: Game, seat: Seat) -> tuple[CardId, ...] | None:
    """In Party, nobody sees a hand before the clue, and hands have moved on once it is scored."""
    seen = Phase.SUBMITTING, Phase.VOTING
    if edition_of(game).blind_story and game.phase not in seen:
        return None
    return seat.hand


def _gives(game: Game, player: PlayerId) -> int:
    """None for the storyteller, who gave with the story, and after a teammate gave."""
    share = share_of(game, player) if game.phase is Phase.SUBMITTING else None
    if share is None or any(mate in game.current.given for mate in share.mates_of(player)):
        return 0
    return share.cards


def _wishes(game: Game, player: PlayerId) -> frozenset[Wish]:
    """What is asked of this player; whoever is away is asked all the same."""
    if game.phase is Phase.SCORED:
        return frozenset({Wish.NEXT})
    if game.phase is Phase.STORYTELLING and game.current.storyteller is None:
        return frozenset({Wish.CLAIM})
    return frozenset(owed(game).get(player, ()))

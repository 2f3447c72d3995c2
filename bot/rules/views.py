"""What the table may know and what one seat may know, as separate types.

Screens receive these and never the game, so a secret cannot reach them by mistake. Before the
reveal a ``TableView`` has no owner, no vote and no hand, and everything in it stands in seat or
slot order, which says nothing about who was quick.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum

from bot.rules.duties import awaited, own_cards, share_of, votable_slots, voters
from bot.rules.editions import EDITIONS
from bot.rules.errors import RuleError
from bot.rules.ids import CardId, PlayerId, SideId, Slot
from bot.rules.model import Ending, Gain, Game, Options, Phase, Reason, ScoredRound, Seat
from bot.rules.rounds import winners
from bot.rules.strategies import Ballot


class Verdict(StrEnum):
    """How a story went, in one word."""

    JUST_RIGHT = "just-right"
    TOO_EASY = "too-easy"
    TOO_HARD = "too-hard"
    NO_VOTES = "no-votes"
    PARTY = "party"  # the story belongs to no card, so nobody could find it


class Wish(StrEnum):
    """What the table wants of one player now."""

    CLAIM = "claim"
    TELL = "tell"
    GIVE = "give"
    VOTE = "vote"
    TRAP = "trap"
    NEXT = "next"


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
    history: tuple[Reveal, ...]
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
    history = tuple(_reveal(result) for result in game.history)
    shown = bool(history) and not playing and game.current.number == history[-1].number
    played = game.round
    edition = EDITIONS[game.rules]
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
        cards_in=sum(len(cards) for cards in played.given.values()) if played and playing else 0,
        table_size=edition.giving.table_size(played.size) if played else 0,
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
        story_slot=played.table.index(played.story_card) + 1 if played.story_card else None,
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
    """The game as this seated player may see it."""
    seat = game.seat_of(player)
    table = table_view(game)
    played = game.round
    telling = bool(played) and game.current.storyteller == player
    voting = game.phase is Phase.VOTING
    votes = voting and player in voters(game)
    own = own_cards(game, player) if voting else set()
    running = game.phase in (Phase.SUBMITTING, Phase.VOTING)
    return PlayerView(
        table=table,
        player=player,
        hand=_visible_hand(game, seat),
        given=game.current.given.get(player, ()) if running else (),
        gives=_gives(game, player),
        story_card=game.current.story_card if telling and running else None,
        own_slots=tuple(i for i, card in enumerate(table.table, start=1) if card in own),
        ballot=EDITIONS[game.rules].ballot_for(game.current.size) if votes else None,
        votable=votable_slots(game, player) if votes else (),
        votes=game.current.ballots.get(player, ()) if voting else (),
        trap=game.current.trap if telling and voting else None,
        wishes=_wishes(game, player, telling),
    )


def _visible_hand(game: Game, seat: Seat) -> tuple[CardId, ...] | None:
    """In Party, nobody sees a hand before the clue, and hands have moved on once it is scored."""
    seen = Phase.SUBMITTING, Phase.VOTING
    if EDITIONS[game.rules].blind_story and game.phase not in seen:
        return None
    return seat.hand


def _gives(game: Game, player: PlayerId) -> int:
    if game.phase is not Phase.SUBMITTING:
        return 0
    try:
        return share_of(game, player).cards
    except RuleError:  # the storyteller gave with the story
        return 0


def _wishes(game: Game, player: PlayerId, telling: bool) -> frozenset[Wish]:
    """What is asked of this player; whoever is away is asked all the same."""
    owing = player in awaited(game) or game.seat_of(player).away
    wishes: set[Wish] = set()
    if game.phase is Phase.STORYTELLING:
        if game.current.storyteller is None:
            wishes.add(Wish.CLAIM)
        elif telling:
            wishes.add(Wish.TELL)
    elif game.phase is Phase.SUBMITTING:
        if owing and _gives(game, player):
            wishes.add(Wish.GIVE)
    elif game.phase is Phase.VOTING:
        if player in voters(game) and player not in game.current.ballots:
            wishes.add(Wish.VOTE)
        if telling and EDITIONS[game.rules].trap and game.current.trap is None:
            wishes.add(Wish.TRAP)
    elif game.phase is Phase.SCORED:
        wishes.add(Wish.NEXT)
    return frozenset(wishes)

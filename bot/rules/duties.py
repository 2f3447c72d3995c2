"""What the game waits for: cards and votes that players owe, and what they may vote for."""

from collections.abc import Callable, Mapping
from enum import StrEnum
from functools import wraps
from typing import TypeVar

from bot.rules.house import edition_of
from bot.rules.ids import CardId, PlayerId, Slot, is_computer
from bot.rules.model import Game, Phase
from bot.rules.strategies import Share

T = TypeVar("T")
S = TypeVar("S")


class Duty(StrEnum):
    """A move that the game asks a player to make."""

    CLAIM = "claim"
    TELL = "tell"
    GIVE = "give"
    VOTE = "vote"
    TRAP = "trap"
    NEXT = "next"


def remembers_last(answer: Callable[[S], T]) -> Callable[[S], T]:
    """Return the function with a cache of its last result, for calls with the same object.

    Handling one press asks a dozen times whom the game waits for. Values are compared by identity:
    comparing whole games would take longer than computing the result.
    """
    last: tuple[S, T] | None = None

    @wraps(answer)
    def ask(value: S) -> T:
        nonlocal last
        kept = last  # read once: tutorials apply the rules in other threads
        if kept is None or kept[0] is not value:
            last = kept = value, answer(value)
        return kept[1]

    return ask


@remembers_last
def owed(game: Game) -> Mapping[PlayerId, tuple[Duty, ...]]:
    """Return the moves that each player still owes before the phase can end.

    Players who owe nothing have no entry; players who are away do.
    """
    played = game.round
    if played is None:
        return {}
    if game.phase is Phase.STORYTELLING and played.storyteller:
        return {played.storyteller: (Duty.TELL,)}
    if game.phase is Phase.SUBMITTING:
        return {
            seat.player: (Duty.GIVE,)
            for share in shares(game)
            if cards_missing(game, share)
            for seat in share.seats
        }
    if game.phase is Phase.VOTING:
        debts: dict[PlayerId, tuple[Duty, ...]] = {
            player: (Duty.VOTE,) for player in voters(game) if player not in played.ballots
        }
        if edition_of(game).trap and played.trap is None and (teller := played.storyteller):
            debts[teller] = (*debts.get(teller, ()), Duty.TRAP)
        return debts
    return {}


def computers_owing(game: Game) -> tuple[PlayerId, ...]:
    """Return the computer players that the game waits for; none during a pause."""
    return () if game.suspended else tuple(filter(is_computer, owed(game)))


def awaited(game: Game) -> tuple[PlayerId, ...]:
    """Return the players that the game waits for, in seat order, except those who are away."""
    debts = owed(game)
    return tuple(seat.player for seat in game.seats if seat.player in debts and not seat.away)


@remembers_last
def shares(game: Game) -> tuple[Share, ...]:
    """Return the shares of this round: who has to play how many cards.

    The storyteller's card does not count.
    """
    return edition_of(game).giving.shares(game)


def share_of(game: Game, player: PlayerId) -> Share | None:
    """Return the share that this player belongs to; None if they owe no card in this round."""
    return next((share for share in shares(game) if player in share.players), None)


def cards_missing(game: Game, share: Share) -> int:
    """Return how many cards this share still owes, limited to the cards that its players hold."""
    by_player = game.current.given
    given = held = 0
    for seat in share.seats:
        given += len(by_player.get(seat.player, ()))
        held = max(held, len(seat.hand))
    return max(0, min(share.cards, held) - given)


def cards_each(game: Game) -> int:
    """Return how many cards each player, or each team, plays besides the storyteller's card."""
    return max((share.cards for share in shares(game)), default=0)


def cards_in(game: Game) -> int:
    """Return how many cards have been played so far, including those from the draw pile."""
    given = sum(len(cards) for cards in game.current.given.values())
    return given + len(game.current.from_pile)


def cards_expected(game: Game) -> int:
    """Return how many cards the table will have; fewer than at first if a player left."""
    if game.phase is Phase.STORYTELLING:
        return edition_of(game).giving.table_size(game.current.size)
    missing = (cards_missing(game, share) for share in shares(game))
    return cards_in(game) + (sum(missing) if game.phase is Phase.SUBMITTING else 0)


@remembers_last
def voters(game: Game) -> tuple[PlayerId, ...]:
    """Return the players who vote in this round."""
    return edition_of(game).electorate.voters(game)


def votable_slots(game: Game, voter: PlayerId) -> tuple[Slot, ...]:
    """Return the slots this voter may vote for.

    Cards of their own side are left out unless the rule set allows them.
    """
    own = set() if edition_of(game).own_card else _cards_of_side(game, voter)
    return tuple(slot for slot, card in enumerate(game.current.table, start=1) if card not in own)


def _cards_of_side(game: Game, player: PlayerId) -> set[CardId]:
    """Return the cards that this player or a teammate played."""
    side = game.seat_of(player).side
    mates = (seat.player for seat in game.seats if seat.side == side)
    return {card for mate in mates for card in game.current.given.get(mate, ())}


def waiting_point(game: Game) -> tuple[object, ...]:
    """Return a value that identifies what the game waits for; a change starts a new deadline."""
    if game.round is None:
        return (game.phase,)
    return game.phase, game.round.number, game.round.storyteller

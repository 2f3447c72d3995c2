"""Whom the table waits for, and for what."""

from bot.rules.errors import Refusal, RuleError
from bot.rules.ids import CardId, PlayerId, Slot
from bot.rules.model import Game, Phase
from bot.rules.progress import edition_of
from bot.rules.strategies import Share


def share_of(game: Game, player: PlayerId) -> Share:
    """The share that this player may give cards for; the storyteller gave with the story."""
    for share in edition_of(game).giving.shares(game):
        if player in share.players:
            return share
    raise RuleError(Refusal.STORYTELLER_GAVE)


def cards_missing(game: Game, share: Share) -> int:
    """How many cards this share still owes; nobody owes more than they hold."""
    given = sum(len(game.current.given.get(player, ())) for player in share.players)
    held = max(len(game.seat_of(player).hand) for player in share.players)
    return max(0, min(share.cards, held) - given)


def voters(game: Game) -> tuple[PlayerId, ...]:
    """Who votes in this round."""
    return edition_of(game).electorate.voters(game)


def votable_slots(game: Game, voter: PlayerId) -> tuple[Slot, ...]:
    """The slots this voter may choose: one's own side's cards are left out where they must."""
    slots = range(1, len(game.current.table) + 1)
    if edition_of(game).own_card:
        return tuple(slots)
    own = own_cards(game, voter)
    return tuple(slot for slot in slots if game.current.table[slot - 1] not in own)


def own_cards(game: Game, player: PlayerId) -> set[CardId]:
    """The cards on the table that this player's side gave."""
    side = game.seat_of(player).side
    mates = (seat.player for seat in game.seats if seat.side == side)
    return {card for mate in mates for card in game.current.given.get(mate, ())}


def awaited(game: Game) -> tuple[PlayerId, ...]:
    """Everybody who still owes something in this phase, in seat order, those away left out."""
    owing = _owing(game)
    return tuple(s.player for s in game.seats if s.player in owing and not s.away)


def _owing(game: Game) -> set[PlayerId]:
    if game.phase is Phase.STORYTELLING and game.current.storyteller:
        return {game.current.storyteller}
    if game.phase is Phase.SUBMITTING:
        shares = edition_of(game).giving.shares(game)
        return {p for share in shares if cards_missing(game, share) for p in share.players}
    if game.phase is Phase.VOTING:
        owing = set(voters(game)) - set(game.current.ballots)
        if edition_of(game).trap and game.current.trap is None and game.current.storyteller:
            owing.add(game.current.storyteller)
        return owing
    return set()

"""One player's view of a game: what everyone sees, and the player's own cards and moves.

Like the public view (``views``), it does not hold the game itself, so it reveals nothing about
other players' hands, played cards or votes.
"""

from dataclasses import dataclass

from bot.rules.duties import Duty, owed, share_of, votable_slots, voters
from bot.rules.errors import seated
from bot.rules.house import edition_of
from bot.rules.ids import CardId, PlayerId, Position, Slot
from bot.rules.model import Game, Phase, Seat
from bot.rules.strategies import Ballot
from bot.rules.views import PublicSeat, TableView, table_view

__all__ = ["Duty", "PlayerView", "player_view"]


@dataclass(frozen=True, slots=True)
class PlayerView:
    """What one player may know: the public view, and their own cards and moves."""

    table: TableView
    player: PlayerId
    hand: tuple[CardId, ...] | None  # None while the rule set hides it
    given: tuple[CardId, ...]
    gives: int  # how many cards this player may play, besides the storyteller's card
    giver: PlayerId | None  # the teammate who has played the team's card
    telling_mate: bool  # whether a teammate is the storyteller
    story_card: CardId | None  # None for everyone but the storyteller
    own_slots: tuple[Slot, ...]
    ballot: Ballot | None  # None if this player does not vote now
    votable: tuple[Slot, ...]
    votes: tuple[Slot, ...]
    trap: Slot | None  # None for everyone but the storyteller
    may_exchange: bool  # whether this player may take a new hand now
    duties: frozenset[Duty]  # what the game asks this player to do

    @property
    def me(self) -> PublicSeat:
        """Return this player's seat as everyone sees it."""
        return next(seat for seat in self.table.seats if seat.player == self.player)

    def position_of(self, card: CardId) -> Position:
        """Return the position of a card in the hand; raise ValueError if it is not there."""
        return (self.hand or ()).index(card) + 1


def player_view(game: Game, player: PlayerId) -> PlayerView:
    """Return the game as this player may see it; raise ``RuleError`` if they have no seat."""
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
        gives=_cards_to_play(game, player),
        giver=_giver(game, player),
        telling_mate=_teller_is_mate(game, seat),
        story_card=game.current.story_card if telling and running else None,
        own_slots=tuple(slot for slot, card in enumerate(table.table, start=1) if card in given),
        ballot=table.ballot if votes else None,
        votable=votable_slots(game, player) if votes else (),
        votes=game.current.ballots.get(player, ()) if voting else (),
        trap=game.current.trap if telling and voting else None,
        may_exchange=_may_exchange(game, seat),
        duties=_duties(game, player),
    )


def _visible_hand(game: Game, seat: Seat) -> tuple[CardId, ...] | None:
    """Return the hand; None while Party hides it, before the clue and after scoring."""
    seen = Phase.SUBMITTING, Phase.VOTING
    if edition_of(game).blind_clue and game.phase not in seen:
        return None
    return seat.hand


def _may_exchange(game: Game, seat: Seat) -> bool:
    """Return whether this player may exchange their hand now: once, and before playing a card."""
    choosing = game.phase in (Phase.STORYTELLING, Phase.SUBMITTING) and not game.suspended
    if not (choosing and edition_of(game).new_hand and _visible_hand(game, seat)):
        return False
    return not seat.redealt and seat.player not in game.current.given


def _cards_to_play(game: Game, player: PlayerId) -> int:
    """Return how many cards this player may play; 0 if they owe none or a teammate has played."""
    share = share_of(game, player) if game.phase is Phase.SUBMITTING else None
    return share.cards if share and _giver(game, player) is None else 0


def _giver(game: Game, player: PlayerId) -> PlayerId | None:
    """Return the teammate who has played the team's card; None if none has, or outside a team."""
    share = share_of(game, player) if game.phase is Phase.SUBMITTING else None
    mates = share.mates_of(player) if share else ()
    return next((mate for mate in mates if mate in game.current.given), None)


def _teller_is_mate(game: Game, seat: Seat) -> bool:
    """Return whether the storyteller is this player's teammate."""
    storyteller = game.round.storyteller if game.round else None
    teller = game.find_seat(storyteller) if storyteller else None
    return teller is not None and teller is not seat and teller.side == seat.side


def _duties(game: Game, player: PlayerId) -> frozenset[Duty]:
    """Return what this player is asked to do, even if they are away; nothing during a pause."""
    if game.suspended:
        return frozenset()
    if game.phase is Phase.SCORED:
        return frozenset({Duty.NEXT})
    if game.phase is Phase.STORYTELLING and game.current.storyteller is None:
        return frozenset({Duty.CLAIM})
    return frozenset(owed(game).get(player, ()))

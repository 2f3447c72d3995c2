"""Handlers for the moves of a round: first storyteller, clue, cards, votes, trap, next round."""

from dataclasses import replace
from random import Random

from bot.printable import is_visible
from bot.rules import commands as do
from bot.rules import events
from bot.rules.commands import LONGEST_CLUE, LONGEST_WHY
from bot.rules.duties import awaited, cards_missing, share_of, shares, votable_slots, voters
from bot.rules.errors import Refusal, RuleError, check_round, seated
from bot.rules.events import Progress
from bot.rules.house import edition_of
from bot.rules.ids import CardId, PlayerId, Position, SideId, Slot
from bot.rules.model import Gain, Game, Phase, ScoredRound, Seat
from bot.rules.rounds import claim_turn, close_round, pass_turn, start_round, without_given
from bot.rules.scoring import Votes
from bot.rules.strategies import Share


def volunteer(game: Game, command: do.Volunteer, _: Random) -> Progress:
    """Make this player the first storyteller; raise ``RuleError`` if another player already is."""
    seated(game, command.player)
    check_round(game, command.round)
    if game.current.storyteller == command.player:
        return Progress(game)
    if game.current.storyteller:
        raise RuleError(Refusal.TURN_CLAIMED, storyteller=game.current.storyteller)
    return claim_turn(game, command.player)


def give_clue(game: Game, command: do.GiveClue, rng: Random) -> Progress:
    """Save the clue, with its card if the rule set needs one, and let the others play cards."""
    seat = seated(game, command.player)
    check_round(game, command.round)
    if game.current.storyteller is None:
        raise RuleError(Refusal.TURN_UNCLAIMED)
    _check_storyteller(game, command.player)
    clue = _tidy(command.clue)
    card = _story_card(game, seat, command.position)
    given = {command.player: (card,)} if card else {}
    why = _tidy_why(command.why)
    told = replace(game.current, clue=clue, why=why, story_card=card, given=given)
    game = replace(game, round=told, phase=Phase.SUBMITTING)
    return settle(game, rng).after(events.ClueGiven(command.player))


def pass_on_turn(game: Game, command: do.PassTurn, _: Random) -> Progress:
    """Pass the storyteller's turn on to the next person."""
    seated(game, command.player)
    check_round(game, command.round)
    _check_storyteller(game, command.player)
    return pass_turn(game).after(events.TurnPassed(command.player))


def _tidy(clue: str) -> str:
    """Return a clue with single spaces; raise ``RuleError`` if it is invisible or too long."""
    clue = " ".join(clue.split())
    if not is_visible(clue):
        raise RuleError(Refusal.CLUE_EMPTY)
    if len(clue) > LONGEST_CLUE:
        raise RuleError(Refusal.CLUE_TOO_LONG, length=len(clue), most=LONGEST_CLUE)
    return clue


def _tidy_why(why: str) -> str | None:
    """Return a reason with single spaces, or None if it is invisible; raise if it is too long."""
    why = " ".join(why.split())
    if len(why) > LONGEST_WHY:
        raise RuleError(Refusal.WHY_TOO_LONG, length=len(why), most=LONGEST_WHY)
    return why if is_visible(why) else None


def _check_storyteller(game: Game, player: PlayerId) -> None:
    if player != game.current.storyteller:
        raise RuleError(Refusal.NOT_STORYTELLER, storyteller=game.current.storyteller)


def _story_card(game: Game, seat: Seat, position: Position | None) -> CardId | None:
    """Return the storyteller's card; None in rule sets whose clues are for no card.

    Raise ``RuleError`` if the card is missing, or given where none is needed.
    """
    if edition_of(game).blind_clue:
        if position is not None:
            raise RuleError(Refusal.CARD_NOT_WANTED)
        return None
    if position is None:
        raise RuleError(Refusal.CARD_NEEDED)
    return _card_at(seat, position)


def _card_at(seat: Seat, position: Position) -> CardId:
    if not 1 <= position <= len(seat.hand):
        raise RuleError(Refusal.NO_SUCH_CARD, most=len(seat.hand))
    return seat.hand[position - 1]


def give_card(game: Game, command: do.GiveCard, rng: Random) -> Progress:
    """Play a card; once all owed cards are played, it replaces the one played first."""
    seat = seated(game, command.player)
    check_round(game, command.round)
    share = _check_share(game, command.player)
    card = _card_at(seat, command.position)
    mine = game.current.given.get(command.player, ())
    if card in mine:
        return Progress(game)
    # One card too many replaces the card played first.
    game = _with_given(game, command.player, (*mine, card)[-share.cards :])
    return settle(game, rng).after(events.CardGiven(command.player))


def _check_share(game: Game, player: PlayerId) -> Share:
    """Return the share of a player who may play a card now; raise ``RuleError`` if they may not."""
    share = share_of(game, player)
    if share is None:
        raise RuleError(Refusal.STORYTELLER_GAVE)
    for mate in share.mates_of(player):
        if mate in game.current.given:
            raise RuleError(Refusal.TEAMMATE_GAVE, giver=mate)
    return share


def take_back(game: Game, command: do.TakeBack, _: Random) -> Progress:
    """Take a played card back into the hand; in a team, either player may then play one."""
    seat = seated(game, command.player)
    check_round(game, command.round)
    _check_share(game, command.player)
    unwanted = _card_at(seat, command.position)
    mine = game.current.given.get(command.player, ())
    if unwanted not in mine:
        return Progress(game)
    left = tuple(card for card in mine if card != unwanted)
    game = _with_given(game, command.player, left)
    return Progress(game, (events.CardTakenBack(command.player),))


def new_hand(game: Game, command: do.NewHand, rng: Random) -> Progress:
    """Exchange a player's whole hand: once per game, before they play a card in the round."""
    seat = seated(game, command.player)
    check_round(game, command.round)
    edition = edition_of(game)
    # In Party, players do not see their hands before the clue.
    unseen = edition.blind_clue and game.phase is Phase.STORYTELLING
    if unseen or not edition.new_hand:
        raise RuleError(Refusal.NO_NEW_HAND)
    if seat.redealt == game.current.number:
        return Progress(game)
    if seat.redealt:
        raise RuleError(Refusal.NEW_HAND_TAKEN, round=seat.redealt)
    if command.player in game.current.given:
        raise RuleError(Refusal.CARD_GIVEN)
    hand = len(seat.hand)
    # The old hand is discarded after the draw, so that none of its cards comes straight back.
    deal = edition.refill.deal(game, (replace(seat, hand=()),), hand, rng)
    drawn = deal.drawn.get(seat.player, ())
    if len(drawn) < hand:
        raise RuleError(Refusal.PILE_TOO_SMALL, cards=hand)
    game = replace(
        game.with_seat(replace(seat, hand=drawn, redealt=game.current.number)),
        draw_pile=deal.draw_pile,
        discards=(*deal.discards, *seat.hand),
    )
    renewed = (events.PileRenewed(),) if deal.renewed else ()
    return Progress(game, (*renewed, events.HandExchanged(seat.player)))


def _with_given(game: Game, player: PlayerId, cards: tuple[CardId, ...]) -> Game:
    given = {giver: gift for giver, gift in game.current.given.items() if giver != player}
    if cards:
        given[player] = cards
    return replace(game, round=replace(game.current, given=given))


def settle(game: Game, rng: Random) -> Progress:
    """Go on to the next phase if the game waits for no player; otherwise change nothing."""
    if game.phase not in (Phase.SUBMITTING, Phase.VOTING) or awaited(game):
        return Progress(game)
    return lay_table(game, rng) if game.phase is Phase.SUBMITTING else score_round(game, rng)


def lay_table(game: Game, rng: Random) -> Progress:
    """Play random cards for players who still owe some, lay out the table and start the vote."""
    for share in shares(game):
        while cards_missing(game, share):
            game = _play_random_card(game, share.players, rng)
    edition = edition_of(game)
    drawn = edition.refill.draw(game, edition.giving.from_pile, rng)
    cards = [card for given in game.current.given.values() for card in given]
    cards += drawn.cards
    rng.shuffle(cards)
    game = replace(
        game,
        seats=without_given(game),
        round=replace(game.current, table=tuple(cards), from_pile=drawn.cards),
        phase=Phase.VOTING,
        draw_pile=drawn.draw_pile,
        discards=drawn.discards,
    )
    renewed = (events.PileRenewed(),) if drawn.renewed else ()
    return settle(game, rng).after(*renewed, events.TableLaid())


def _play_random_card(game: Game, players: tuple[PlayerId, ...], rng: Random) -> Game:
    """Play a random card for one of these players: the one who has already played, if any.

    In a team that has not played, this also decides who plays and who votes.
    """
    given = game.current.given
    giver = next((player for player in players if player in given), None)
    choices = [
        (player, card)
        for player in ((giver,) if giver else players)
        for card in game.seat_of(player).hand
        if card not in given.get(player, ())
    ]
    player, card = rng.choice(choices)
    game = replace(game, round=replace(game.current, by_lot=(*game.current.by_lot, card)))
    return _with_given(game, player, (*given.get(player, ()), card))


def cast_vote(game: Game, command: do.CastVote, rng: Random) -> Progress:
    """Save or replace a player's vote; score the round if it was the last one missing."""
    seated(game, command.player)
    check_round(game, command.round)
    if command.player not in voters(game):
        raise RuleError(Refusal.NOT_A_VOTER)
    slots = _doubled(game, command.slots)
    _check_ballot(game, command.player, slots)
    ballots = {**game.current.ballots, command.player: tuple(sorted(slots))}
    game = replace(game, round=replace(game.current, ballots=ballots))
    return settle(game, rng).after(events.VoteCast(command.player))


def _doubled(game: Game, slots: tuple[Slot, ...]) -> tuple[Slot, ...]:
    """Return the slots; double a single one if both votes may be on the same card."""
    ballot = edition_of(game).ballot_for(game.current.size)
    return slots * ballot.most if ballot.doubling and len(slots) == 1 else slots


def _check_ballot(game: Game, voter: PlayerId, slots: tuple[Slot, ...]) -> None:
    """Raise ``RuleError`` if this voter may not vote for these slots."""
    ballot = edition_of(game).ballot_for(game.current.size)
    for slot in slots:
        _check_slot(game, slot)
    if own := sorted(set(slots) - set(votable_slots(game, voter))):
        raise RuleError(Refusal.OWN_CARD, slot=own[0])
    if not ballot.fewest <= len(slots) <= ballot.most:
        raise RuleError(Refusal.WRONG_VOTE_COUNT, fewest=ballot.fewest, most=ballot.most)
    if len(set(slots)) < len(slots) and not ballot.doubling:
        raise RuleError(Refusal.VOTE_REPEATED)


def _check_slot(game: Game, slot: Slot) -> None:
    if not 1 <= slot <= len(game.current.table):
        raise RuleError(Refusal.UNKNOWN_SLOT, slot=slot, most=len(game.current.table))


def set_trap(game: Game, command: do.SetTrap, rng: Random) -> Progress:
    """Set or move the storyteller's trap; raise ``RuleError`` if the rule set has none."""
    seated(game, command.player)
    check_round(game, command.round)
    if not edition_of(game).trap:
        raise RuleError(Refusal.NO_TRAP, rules=game.rules)
    _check_storyteller(game, command.player)
    _check_slot(game, command.slot)
    game = replace(game, round=replace(game.current, trap=command.slot))
    return settle(game, rng).after(events.TrapSet(command.player))


def score_round(game: Game, rng: Random) -> Progress:
    """Count the points, add the round to the history and close it."""
    gains = {
        side: _above_zero(lines, game.scores[side])
        for side, lines in edition_of(game).scoring.score(_votes(game)).items()
    }
    scores = {
        side: score + sum(gain.points for gain in gains.get(side, ()))
        for side, score in game.scores.items()
    }
    played = game.current
    result = ScoredRound(round=played, owners=played.owners, gains=gains, totals=scores)
    game = replace(game, scores=scores, history=(*game.history, result))
    return close_round(game, rng).after(events.RoundScored(result))


def _above_zero(lines: tuple[Gain, ...], score: int) -> tuple[Gain, ...]:
    """Return the gains with losses reduced so that the score does not fall below zero."""
    most = score + sum(max(0, line.points) for line in lines)  # that can be lost
    return tuple(replace(line, points=max(line.points, -most)) for line in lines)


def _votes(game: Game) -> Votes:
    """Return the round's votes by side, for scoring; cards of players who left have no owner."""
    played = game.current
    sides: dict[PlayerId, SideId] = {seat.player: seat.side for seat in game.seats}
    owners = {slot: sides.get(owner) for slot, owner in enumerate(played.owners, start=1)}
    assert played.storyteller is not None
    return Votes(
        storyteller=sides[played.storyteller],
        story_slot=played.story_slot,
        owners=owners,
        ballots={sides[player]: slots for player, slots in played.ballots.items()},
        votes_each=edition_of(game).ballot_for(played.size).most,
        size=played.size,
        trap=played.trap,
    )


def next_round(game: Game, command: do.NextRound, rng: Random) -> Progress:
    """Start the next round; any player may ask for it."""
    seated(game, command.player)
    check_round(game, command.round)
    return start_round(game, rng)


def already_next_round(game: Game, command: do.NextRound, _: Random) -> Progress:
    """Change nothing if *Next round* is pressed again.

    Raise ``RuleError`` if the press was not for the round before this one.
    """
    seated(game, command.player)
    if command.round != game.current.number - 1:
        raise RuleError(Refusal.WRONG_PHASE, phase=game.phase)
    return Progress(game)

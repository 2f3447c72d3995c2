"""The start and end of rounds and games: dealing, the storyteller's turn, clearing the table."""

from collections.abc import Mapping
from dataclasses import replace
from math import ceil
from random import Random

from bot.rules import events
from bot.rules.events import Event, Progress
from bot.rules.house import edition_of, theme_for
from bot.rules.ids import PlayerId, SideId, is_computer
from bot.rules.model import Ending, Game, Phase, Round, Seat


def start_round(game: Game, rng: Random) -> Progress:
    """Seat newcomers, fill every hand and make the next seat the storyteller.

    The first round has no storyteller until a player volunteers. If all people are away, or the
    end is reached while players who are away are skipped, end the game instead.
    """
    number = game.round.number + 1 if game.round else 1
    game, happened = _seat_newcomers(game)
    storyteller = None
    if game.round and game.round.storyteller:  # else no player has volunteered yet
        turned = _advance_turn(game)
        if isinstance(turned, Ending):
            return finish(game, turned).after(*happened)
        game = turned
        storyteller = game.seats[game.turn].player
    size = len(game.seats)
    game, dealt = refill(_discard_surplus(game, size), size, rng)
    theme = theme_for(game, edition_of(game).theme, rng)
    game = replace(
        game,
        phase=Phase.STORYTELLING,
        round=Round(number=number, size=size, storyteller=storyteller, theme=theme),
    )
    return Progress(game, (*happened, *dealt, events.RoundStarted(number, storyteller)))


def without_seat(game: Game, seat: Seat) -> Game:
    """Return the game without this seat, its vote and its points; its hand is discarded.

    Cards that it has played stay in the round.
    """
    index = game.index_of(seat.player)
    game = replace(
        game,
        seats=(*game.seats[:index], *game.seats[index + 1 :]),
        scores={side: points for side, points in game.scores.items() if side != seat.side},
        # The turn stays with its seat; if that seat leaves, the seat after it is next.
        turn=game.turn - (index <= game.turn),
    )
    if game.round is None:
        return replace(game, discards=(*game.discards, *seat.hand))
    # A played card is still in the hand only while cards are being played.
    submitting = game.phase is Phase.SUBMITTING
    given = game.current.given.get(seat.player, ()) if submitting else ()
    ballots = {voter: b for voter, b in game.current.ballots.items() if voter != seat.player}
    discarded = tuple(card for card in seat.hand if card not in given)
    return replace(
        game,
        discards=(*game.discards, *discarded),
        round=replace(game.current, ballots=ballots),
    )


def _next_size(game: Game) -> int:
    """Return how many players the next round has; computers make room for newcomers if needed."""
    return min(max(edition_of(game).players), len(game.seats) + len(game.newcomers))


def _seat_newcomers(game: Game) -> tuple[Game, list[Event]]:
    """Return the game with newcomers seated, and the events.

    Their turn as storyteller comes last, and they start with the lowest score so far. In a full
    game, computer players leave to make room.
    """
    surplus = len(game.seats) + len(game.newcomers) - _next_size(game)
    gone = game.computers[len(game.computers) - surplus :]
    for computer in gone:
        game = without_seat(game, game.seat_of(computer))
    happened: list[Event] = [events.PlayerLeft(computer) for computer in gone]
    happened += [events.PlayerJoined(player) for player in game.newcomers]
    for player in game.newcomers:
        # Seated after the last storyteller, as if this turn had been theirs, so they come last.
        seat = Seat(player, turns=min((seat.turns for seat in game.seats), default=0))
        turn = game.turn + 1
        game = replace(
            game,
            seats=(*game.seats[:turn], seat, *game.seats[turn:]),
            turn=turn,
            scores={**game.scores, seat.side: min(game.scores.values(), default=0)},
        )
    return replace(game, newcomers=()), happened


def _advance_turn(game: Game) -> Game | Ending:
    """Return the game with the turn passed to the next seat, or the ending if the game is over.

    Players who are away are skipped; it counts as their turn, or a game that ends after everyone's
    turn would never end.
    """
    edition = edition_of(game)
    # When all people are away, computers do not play on alone.
    deserted = not any(not seat.away and not is_computer(seat.player) for seat in game.seats)
    for _ in game.seats:
        turn = (game.turn + 1) % len(game.seats)
        seat = game.seats[turn]
        game = replace(game.with_seat(replace(seat, turns=seat.turns + 1)), turn=turn)
        if not seat.away and not deserted:
            return game
        if edition.end.reached(game):
            return edition.end.ending
    return Ending.ABANDONED


def pass_turn(game: Game) -> Progress:
    """Make the next person the storyteller of the same round, or end the game.

    Computer players are skipped, because they would pass too.
    """
    end = edition_of(game).end
    while True:  # ends, because a turn is passed on only while a person is seated
        turned = end.ending if end.reached(game) else _advance_turn(game)
        if isinstance(turned, Ending):
            return finish(game, turned)
        game, teller = turned, turned.seats[turned.turn].player
        if not is_computer(teller):
            return Progress(replace(game, round=replace(game.current, storyteller=teller)))


def claim_turn(game: Game, player: PlayerId) -> Progress:
    """Make this player the first storyteller of the game."""
    seat = game.seat_of(player)
    game = replace(
        game.with_seat(replace(seat, turns=seat.turns + 1)),
        turn=game.index_of(player),
        round=replace(game.current, storyteller=player),
    )
    return Progress(game, (events.StorytellerChosen(player),))


def _discard_surplus(game: Game, size: int) -> Game:
    """Discard the newest cards if the hand size shrank, as from three players to four."""
    hand = edition_of(game).hand_size(size)
    surplus = tuple(card for seat in game.seats for card in seat.hand[hand:])
    seats = tuple(replace(seat, hand=seat.hand[:hand]) for seat in game.seats)
    return replace(game, seats=seats, discards=(*game.discards, *surplus))


def refill(game: Game, size: int, rng: Random) -> tuple[Game, tuple[Event, ...]]:
    """Fill all hands to the size for ``size`` players; return the game and the events.

    Dealing begins at the storyteller's left.
    """
    edition = edition_of(game)
    order = tuple(game.clockwise_from(game.turn + 1))
    deal = edition.refill.deal(game, order, edition.hand_size(size), rng)
    seats = tuple(
        replace(seat, hand=(*seat.hand, *deal.drawn.get(seat.player, ()))) for seat in game.seats
    )
    game = replace(game, seats=seats, draw_pile=deal.draw_pile, discards=deal.discards)
    renewed = (events.PileRenewed(),) if deal.renewed else ()
    drawn = (events.HandsRefilled(deal.drawn),) if deal.drawn else ()
    return game, (*renewed, *drawn)


def without_given(game: Game) -> tuple[Seat, ...]:
    """Return the seats, with the cards played in this round removed from the hands."""
    given = {card for cards in game.current.given.values() for card in cards}
    return tuple(
        replace(seat, hand=tuple(card for card in seat.hand if card not in given))
        for seat in game.seats
    )


def _clear_table(game: Game) -> Game:
    """Move all cards played in this round to the discards."""
    given = tuple(card for cards in game.current.given.values() for card in cards)
    discarded = (*given, *game.current.from_pile)
    return replace(game, seats=without_given(game), discards=(*game.discards, *discarded))


def _pass_hands(game: Game) -> Game:
    """Pass every hand to the left neighbour."""
    hands = [seat.hand for seat in game.seats]
    seats = (replace(seat, hand=hands[i - 1]) for i, seat in enumerate(game.seats))
    return replace(game, seats=tuple(seats))


def close_round(game: Game, rng: Random) -> Progress:
    """Discard the table, refill and pass hands, then end the game or wait for the next round."""
    edition = edition_of(game)
    size = _next_size(game)
    game, dealt = refill(_clear_table(game), size, rng)
    # Before the clue no player has seen their hand, so a round that ends there passes none on.
    if edition.passes_hands and game.current.clue is not None:
        game = _pass_hands(game)
    game = replace(game, phase=Phase.SCORED)
    if edition.end.reached(game):
        return finish(game, edition.end.ending).after(*dealt)
    return Progress(game, dealt)


def void_round(game: Game, rng: Random) -> Progress:
    """End the round without points, then start the next one unless the game is over."""
    happened = events.RoundVoided(game.current.number, game.phase)
    closed = close_round(game, rng)
    if closed.game.phase is Phase.FINISHED:
        return closed.after(happened)
    # A voided round has no reveal to look at, so the next one starts at once.
    return start_round(closed.game, rng).after(happened, *closed.events)


def finish(game: Game, ending: Ending) -> Progress:
    """End the game; a round in progress is not scored."""
    if game.phase in (Phase.SUBMITTING, Phase.VOTING):
        game = _clear_table(game)
    game = replace(game, phase=Phase.FINISHED, ending=ending, newcomers=(), suspended=False)
    return Progress(game, (events.GameEnded(ending),))


def winners(scores: Mapping[SideId, int]) -> tuple[SideId, ...]:
    """Return the sides with the most points: several if they tie."""
    best = max(scores.values(), default=0)
    return tuple(side for side, points in scores.items() if points == best)


def par_of(game: Game) -> int:
    """Return the points needed to win after the rounds so far; 0 if the rule set has no par."""
    rounds = game.round.number if game.round else 0
    return ceil(edition_of(game).par * rounds)


def winners_of(game: Game) -> tuple[SideId, ...]:
    """Return the sides with the most points; none if they do not reach par."""
    best = winners(game.scores)
    return best if all(game.scores[side] >= par_of(game) for side in best) else ()

"""Handlers for leaving, kicking, joining late, substitutes, the host's role, and ending a game."""

from dataclasses import replace
from random import Random

from bot.rules import commands as do
from bot.rules import events
from bot.rules.errors import Refusal, RuleError, check_host, check_not_kicked, seated
from bot.rules.events import Event, Progress
from bot.rules.house import edition_of
from bot.rules.ids import PlayerId, people_among
from bot.rules.lobby import check_deck, check_room, free_rabbit
from bot.rules.model import Ending, Game, Phase, Seat
from bot.rules.playing import settle
from bot.rules.rounds import finish, void_round, without_seat


def leave(game: Game, command: do.Leave, rng: Random) -> Progress:
    """Remove a player; in a running team game, their seat waits for a substitute."""
    return _remove(game, command.player, rng)


def kick(game: Game, command: do.Kick, rng: Random) -> Progress:
    """Remove a player, who cannot join again until the host allows it."""
    check_host(game, command.by)
    player = command.player
    if player not in (*game.players, *game.newcomers):
        raise RuleError(Refusal.NOT_A_PLAYER, player=player)
    return _remove(replace(game, kicked=(*game.kicked, player)), player, rng)


def let_in(game: Game, command: do.LetIn, _: Random) -> Progress:
    """Allow a kicked player to join again; change nothing if they were not kicked."""
    check_host(game, command.by)
    if command.player not in game.kicked:
        return Progress(game)
    kicked = tuple(player for player in game.kicked if player != command.player)
    return Progress(replace(game, kicked=kicked), (events.PlayerLetIn(command.player),))


def _remove(game: Game, player: PlayerId, rng: Random) -> Progress:
    """Remove a player or newcomer; raise ``RuleError`` if they are neither."""
    if player in game.newcomers:
        index = 0
        rest = replace(game, newcomers=tuple(p for p in game.newcomers if p != player))
    else:
        seat = seated(game, player)
        if edition_of(game).teams and game.phase is not Phase.LOBBY:
            return _vacate(game, seat)
        index = game.index_of(player)
        rest = without_seat(game, seat)
    was_storyteller = bool(game.round) and game.current.storyteller == player
    game, handed_over = _hand_over_host(rest, index)
    return _continue(game, was_storyteller, rng).after(events.PlayerLeft(player), *handed_over)


def _vacate(game: Game, seat: Seat) -> Progress:
    """Vacate a team seat, which keeps its cards, role and vote for a substitute.

    End the game if no people are left.
    """
    index = game.index_of(seat.player)
    game = game.with_seat(replace(seat, vacant=True, misses=0))
    vacated = events.SeatVacated(seat.player)
    if not game.people:
        return finish(game, Ending.ABANDONED).after(vacated)
    game, handed_over = _hand_over_host(game, index)
    return Progress(game, (vacated, *handed_over))


def _hand_over_host(game: Game, index: int) -> tuple[Game, tuple[Event, ...]]:
    """Make the next person clockwise from this index the host if the host has left.

    Return the game and the events.
    """
    after = (seat.player for seat in game.clockwise_from(index) if not seat.vacant)
    next_host = next(iter(people_among((*after, *game.newcomers))), None)
    if game.host in game.players or next_host is None:
        return game, ()
    return replace(game, host=next_host), (events.HostChanged(next_host),)


def hand_over(game: Game, command: do.HandOver, _: Random) -> Progress:
    """Make another person the host; raise ``RuleError`` for a computer or a non-player."""
    check_host(game, command.by)
    if command.player == game.host:
        return Progress(game)
    if command.player not in game.people:
        raise RuleError(Refusal.NOT_A_PLAYER, player=command.player)
    return Progress(replace(game, host=command.player), (events.HostChanged(command.player),))


def _continue(game: Game, was_storyteller: bool, rng: Random) -> Progress:
    """Continue the round, void it or end the game after a player has left."""
    if not game.people and not game.newcomers:
        return finish(game, Ending.ABANDONED)  # computers do not play among themselves
    if game.phase is Phase.LOBBY:
        return Progress(game)
    least = min(edition_of(game).players)
    if len(game.seats) + len(game.newcomers) < least:
        return finish(game, Ending.TOO_FEW_PLAYERS)
    if game.phase is Phase.SCORED:
        # The player who left may have been the last who still had to be storyteller.
        end = edition_of(game).end
        return finish(game, end.ending) if end.reached(game) else Progress(game)
    # Newcomers keep the game from ending, but they cannot take part in this round.
    if was_storyteller or len(game.seats) < least:
        return void_round(game, rng)
    return settle(game, rng)


def join_late(game: Game, command: do.Join, _: Random) -> Progress:
    """Queue a player for the next round; in a team game, give them a computer's seat at once."""
    if command.player in game.newcomers or command.player in game.players:
        raise RuleError(Refusal.ALREADY_SEATED)
    check_not_kicked(game, command.player)
    edition = edition_of(game)
    if edition.teams:
        return _take_computers_seat(game, command.player)
    check_room(game)
    # Discards that are not reused do not help to fill another hand.
    out_of_play = 0 if edition.refill.reuses_discards else len(game.discards)
    cards = len(game.all_cards()) - out_of_play
    joined = len(game.seats) + len(game.newcomers) + 1
    check_deck(edition, min(joined, max(edition.players)), cards)
    game = replace(
        game,
        newcomers=(*game.newcomers, command.player),
        rabbits={**game.rabbits, command.player: free_rabbit(game)},
    )
    return Progress(game, (events.NewcomerQueued(command.player),))


def _take_computers_seat(game: Game, player: PlayerId) -> Progress:
    """Give a computer's team seat and cards to a person; raise ``RuleError`` if there is none."""
    if not game.computers:
        raise RuleError(Refusal.NO_LATE_JOINING, rules=game.rules)
    seat = game.seat_of(game.computers[-1])
    return Progress(_reseat(game, seat, player), (events.SeatTakenOver(player),))


def take_over(game: Game, command: do.TakeOver, _: Random) -> Progress:
    """Seat a substitute in an empty team seat; they take over its cards, role and moves."""
    if command.player in game.players:
        raise RuleError(Refusal.ALREADY_SEATED)
    check_not_kicked(game, command.player)
    empty = {number: seat for number, seat in enumerate(game.seats, start=1) if seat.vacant}
    if not empty:
        raise RuleError(Refusal.NO_EMPTY_SEAT)
    seat, own = empty.get(command.seat), game.find_seat(command.player)
    if seat is None or own not in (None, seat):  # a player who left may return to their own
        raise RuleError(Refusal.SEAT_TAKEN)
    game = _reseat(game, seat, command.player)
    return Progress(game, (events.SeatTakenOver(command.player),))


def _reseat(game: Game, seat: Seat, new: PlayerId) -> Game:
    """Return the game with ``new`` in this seat, who takes over its moves of this round."""
    old = seat.player

    def name(player: PlayerId) -> PlayerId:
        return new if player == old else player

    fresh = replace(seat, player=new, vacant=False)
    played = game.current
    return replace(
        game,
        seats=tuple(fresh if other is seat else other for other in game.seats),
        rabbits={**game.rabbits, new: game.rabbits[old]},
        round=replace(
            played,
            storyteller=name(played.storyteller) if played.storyteller else None,
            given={name(player): cards for player, cards in played.given.items()},
            ballots={name(player): slots for player, slots in played.ballots.items()},
        ),
    )


def come_back(game: Game, command: do.ComeBack, _: Random) -> Progress:
    """Check that the player has a seat; ``apply`` ends their absence, as with any command."""
    seated(game, command.player)
    return Progress(game)


def end(game: Game, command: do.End, _: Random) -> Progress:
    """End the game with the scores so far."""
    check_host(game, command.by)
    return finish(game, command.reason)

"""Handlers for phases that run out of time: the game goes on or ends, but never waits forever."""

from dataclasses import replace
from random import Random

from bot.rules import commands as do
from bot.rules import events
from bot.rules.duties import awaited
from bot.rules.errors import Refusal, RuleError, check_host, check_round, seated
from bot.rules.events import Event, Progress
from bot.rules.ids import PlayerId, people_among
from bot.rules.model import Ending, Game, Phase
from bot.rules.playing import lay_table, score_round
from bot.rules.rounds import claim_turn, finish, start_round, void_round


def time_up(game: Game, command: do.TimeUp, rng: Random) -> Progress:
    """End the phase because its time is up; raise ``RuleError`` if another phase was meant."""
    check_round(game, command.round)
    _check_phase(game, command.phase)
    return _go_on(game, rng)


def stop_waiting(game: Game, command: do.StopWaiting, rng: Random) -> Progress:
    """Go on without the awaited players; raise ``RuleError`` if another phase was meant."""
    check_host(game, command.by)
    check_round(game, command.round)
    _check_phase(game, command.phase)
    return _go_on(game, rng)


def _check_phase(game: Game, phase: Phase | None) -> None:
    if phase not in (None, game.phase):
        raise RuleError(Refusal.WRONG_PHASE, phase=game.phase)


def ask_for_time(game: Game, command: do.AskForTime, _: Random) -> Progress:
    """Record that a player asks for more time; the caller decides whether to grant it."""
    seated(game, command.player)
    check_round(game, command.round)
    return Progress(game, (events.MoreTimeAsked(command.player),))


def _go_on(game: Game, rng: Random) -> Progress:
    if game.phase is Phase.SCORED:
        return start_round(game, rng)
    if any(seat.vacant for seat in game.seats):
        return finish(game, Ending.SEAT_UNFILLED)
    if game.current.storyteller is None:
        return claim_turn(game, rng.choice(game.people))
    game, missed = _count_misses(game, awaited(game))
    forward = {
        Phase.STORYTELLING: void_round,
        Phase.SUBMITTING: lay_table,
        Phase.VOTING: score_round,
    }
    return forward[game.phase](game, rng).after(*missed)


def _count_misses(game: Game, late: tuple[PlayerId, ...]) -> tuple[Game, tuple[Event, ...]]:
    """Count a missed deadline for each of these people; return the game and the events.

    After two in a row a player is away until they give a command.
    """
    happened: list[Event] = []
    for player in people_among(late):  # a computer is never away
        seat = game.seat_of(player)
        seat = replace(seat, misses=seat.misses + 1)
        happened.append(events.PlayerMissed(player))
        if seat.away:
            happened.append(events.PlayerWentAway(player))
        game = game.with_seat(seat)
    return game, tuple(happened)

"""Handlers for the time of a running game: deadlines, more time, pauses, and a changed pace or end.

A game that runs out of time goes on or ends; it never waits forever. How many minutes a phase has
is not the rules' business.
"""

from dataclasses import replace
from random import Random

from bot.rules import commands as do
from bot.rules import events
from bot.rules.duties import awaited
from bot.rules.errors import Refusal, RuleError, check_host, check_round, seated
from bot.rules.events import Event, Progress
from bot.rules.house import edition_of
from bot.rules.ids import PlayerId, people_among
from bot.rules.lobby import check_until
from bot.rules.model import Ending, Game, News, NewsItem, Phase
from bot.rules.playing import lay_table, score_round
from bot.rules.rounds import claim_turn, finish, start_round, void_round


def time_up(game: Game, command: do.TimeUp, rng: Random) -> Progress:
    """End the phase because its time is up; raise ``RuleError`` if another phase was meant."""
    check_round(game, command.round)
    _check_phase(game, command.phase)
    return _move_on(game, rng)


def stop_waiting(game: Game, command: do.StopWaiting, rng: Random) -> Progress:
    """Go on without the awaited players.

    Raise ``RuleError`` if the command is not the host's, or is for another round or phase.
    """
    check_host(game, command.by)
    check_round(game, command.round)
    _check_phase(game, command.phase)
    return _move_on(game, rng)


def _check_phase(game: Game, phase: Phase | None) -> None:
    if phase not in (None, game.phase):
        raise RuleError(Refusal.WRONG_PHASE, phase=game.phase)


def ask_for_time(game: Game, command: do.AskForTime, _: Random) -> Progress:
    """Report that a player asks for more time; the caller decides whether to grant it."""
    seated(game, command.player)
    check_round(game, command.round)
    return Progress(game, (events.MoreTimeAsked(command.player),))


def _move_on(game: Game, rng: Random) -> Progress:
    """Go on as if time were up: play cards at random, count abstentions, skip the storyteller.

    End the game if a team seat found no substitute.
    """
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


def suspend(game: Game, command: do.Suspend, _: Random) -> Progress:
    """Pause the game; change nothing if it is already paused."""
    check_host(game, command.by)
    if game.suspended:
        return Progress(game)
    game = replace(game, suspended=True, news=_news_without(game, News.PAUSE_ASKED))
    return Progress(game, (events.GameSuspended(),))


def resume(game: Game, command: do.Resume, _: Random) -> Progress:
    """Resume the game; change nothing if it is not paused."""
    check_host(game, command.by)
    if not game.suspended:
        return Progress(game)
    played = replace(game.current, pauses=game.current.pauses + 1)
    news = _news_without(game, News.RESUME_ASKED)
    game = replace(game, suspended=False, round=played, news=news)
    return Progress(game, (events.GameResumed(),))


def _news_without(game: Game, granted: News) -> tuple[NewsItem, ...]:
    return tuple(item for item in game.news if item.kind is not granted)


def ask_for_pause(game: Game, command: do.AskForPause, _: Random) -> Progress:
    """Report that a player asks for a pause, or to resume; change nothing if they already did."""
    seated(game, command.player)
    kind = News.RESUME_ASKED if game.suspended else News.PAUSE_ASKED
    if NewsItem(kind, command.player) in game.news:
        return Progress(game)
    asked = events.ResumeAsked if game.suspended else events.PauseAsked
    return Progress(game, (asked(command.player),))


def adjust(game: Game, command: do.Adjust, _: Random) -> Progress:
    """Change the pace, the language or the number that ends the game; keep the current deadline."""
    check_host(game, command.by)
    check_until(edition_of(game), command.until)
    old = game.options
    options = replace(
        old,
        pace=command.pace or old.pace,
        until=command.until or old.until,
        language=command.language or old.language,
    )
    return Progress(replace(game, options=options), (events.Configured(),))

"""Handlers to pause, resume and adjust a running game, and to hand over the host's role."""

from dataclasses import replace
from random import Random

from bot.rules import commands as do
from bot.rules import events
from bot.rules.errors import Refusal, RuleError, check_host, seated
from bot.rules.events import Progress
from bot.rules.house import edition_of
from bot.rules.lobby import check_until
from bot.rules.model import Game, News, NewsItem


def suspend(game: Game, command: do.Suspend, _: Random) -> Progress:
    """Pause the game; change nothing if it is already paused."""
    check_host(game, command.by)
    if game.suspended:
        return Progress(game)
    game = replace(game, suspended=True, news=_without(game, News.PAUSE_ASKED))
    return Progress(game, (events.GameSuspended(),))


def resume(game: Game, command: do.Resume, _: Random) -> Progress:
    """Resume the game; change nothing if it is not paused."""
    check_host(game, command.by)
    if not game.suspended:
        return Progress(game)
    played = replace(game.current, pauses=game.current.pauses + 1)
    news = _without(game, News.RESUME_ASKED)
    game = replace(game, suspended=False, round=played, news=news)
    return Progress(game, (events.GameResumed(),))


def _without(game: Game, granted: News) -> tuple[NewsItem, ...]:
    return tuple(item for item in game.news if item.kind is not granted)


def ask_for_pause(game: Game, command: do.AskForPause, _: Random) -> Progress:
    """Record that a player asks the host for a pause, or to resume a paused game."""
    seated(game, command.player)
    kind = News.RESUME_ASKED if game.suspended else News.PAUSE_ASKED
    if NewsItem(kind, command.player) in game.news:
        return Progress(game)
    asked = events.ResumeAsked if game.suspended else events.PauseAsked
    return Progress(game, (asked(command.player),))


def hand_over(game: Game, command: do.HandOver, _: Random) -> Progress:
    """Make another person the host; raise ``RuleError`` for a computer or a non-player."""
    check_host(game, command.by)
    if command.player == game.host:
        return Progress(game)
    if command.player not in game.people:
        raise RuleError(Refusal.NOT_A_PLAYER, player=command.player)
    return Progress(replace(game, host=command.player), (events.HostChanged(command.player),))


def adjust(game: Game, command: do.Adjust, _: Random) -> Progress:
    """Change the pace, end or language of a running game; the current deadline is kept."""
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

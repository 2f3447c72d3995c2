"""The commands that each phase allows, and ``apply``, the only way to change a game.

A command that its phase does not allow, or that its handler refuses, raises ``RuleError``; the
game is unchanged. Handlers are in other modules. ``apply`` also turns events into news lines for
everyone: who left, came back or ran out of time, without any of the events' secrets.
"""

from collections.abc import Callable, Mapping
from dataclasses import replace
from random import Random
from typing import Any

from bot.rules import commands as do
from bot.rules import events, lobby, playing, seats, timing
from bot.rules.duties import waiting_point
from bot.rules.errors import Refusal, RuleError
from bot.rules.events import Event, PlayerEvent, PlayerReturned, Progress
from bot.rules.ids import PlayerId
from bot.rules.model import Game, News, NewsItem, Phase

__all__ = ["ALLOWED", "Progress", "apply", "check"]

Handler = Callable[[Game, Any, Random], Progress]

# What players and hosts may do in every phase of a running game.
_COMING_AND_GOING: Mapping[type[do.Command], Handler] = {
    do.Join: seats.join_late,
    do.TakeOver: seats.take_over,
    do.Leave: seats.leave,
    do.Kick: seats.kick,
    do.LetIn: seats.let_in,
    do.Suspend: timing.suspend,
    do.Resume: timing.resume,
    do.AskForPause: timing.ask_for_pause,
    do.HandOver: seats.hand_over,
    do.Adjust: timing.adjust,
    do.ComeBack: seats.come_back,
    do.TimeUp: timing.time_up,
    do.StopWaiting: timing.stop_waiting,
    do.End: seats.end,
}

ALLOWED: Mapping[Phase, Mapping[type[do.Command], Handler]] = {
    Phase.LOBBY: {
        do.Join: lobby.join,
        do.Leave: seats.leave,
        do.Kick: seats.kick,
        do.LetIn: seats.let_in,
        do.HandOver: seats.hand_over,
        do.Configure: lobby.configure,
        do.SeatComputers: lobby.seat_computers,
        do.ChooseTeam: lobby.choose_team,
        do.ShuffleTeams: lobby.shuffle_teams,
        do.Begin: lobby.begin,
        do.End: seats.end,
    },
    Phase.STORYTELLING: {
        do.Begin: lobby.already_begun,  # a second press on *Begin*
        do.NextRound: playing.already_next_round,
        do.Volunteer: playing.volunteer,
        do.GiveClue: playing.give_clue,
        do.AskForTime: timing.ask_for_time,
        do.PassTurn: playing.pass_on_turn,
        do.NewHand: playing.new_hand,
        **_COMING_AND_GOING,
    },
    Phase.SUBMITTING: {
        do.NextRound: playing.already_next_round,
        do.GiveCard: playing.give_card,
        do.TakeBack: playing.take_back,
        do.NewHand: playing.new_hand,
        do.AskForTime: timing.ask_for_time,
        **_COMING_AND_GOING,
    },
    Phase.VOTING: {
        do.NextRound: playing.already_next_round,
        do.CastVote: playing.cast_vote,
        do.SetTrap: playing.set_trap,
        do.AskForTime: timing.ask_for_time,
        **_COMING_AND_GOING,
    },
    Phase.SCORED: {
        do.NextRound: playing.next_round,
        **_COMING_AND_GOING,
    },
    Phase.FINISHED: {
        do.Rematch: lobby.rematch,
    },
}


MOVES = frozenset(
    (
        *(do.Volunteer, do.GiveClue, do.PassTurn, do.NewHand, do.GiveCard, do.TakeBack),
        *(do.CastVote, do.SetTrap, do.AskForTime, do.NextRound, do.TimeUp, do.StopWaiting),
    )
)
"""The commands that are refused while a game is paused."""


def apply(game: Game, command: do.Command, rng: Random) -> Progress:
    """Return the game after ``command`` and its events; raise ``RuleError`` if it is refused."""
    handler = ALLOWED[game.phase].get(type(command))
    if handler is None:
        raise RuleError(Refusal.WRONG_PHASE, phase=game.phase)
    if game.suspended and type(command) in MOVES:
        raise RuleError(Refusal.SUSPENDED, host=game.host)
    # Before the handler runs, because the game waits again for a player who is back.
    here, returned = _welcome_back(game, command.actor)
    return _with_news(game, command, handler(here, command, rng).after(*returned))


def check(game: Game, command: do.Command) -> None:
    """Raise the ``RuleError`` that ``apply`` would raise for this command; change nothing."""
    apply(game, command, Random(0))  # chance never decides whether a command is refused


def _welcome_back(game: Game, player: PlayerId | None) -> tuple[Game, tuple[PlayerReturned, ...]]:
    """Return the game without this player's missed turns, and an event if they were away."""
    seat = game.find_seat(player) if player else None
    if seat is None or not seat.misses:
        return game, ()
    returned = (PlayerReturned(seat.player),) if seat.away else ()
    return game.with_seat(replace(seat, misses=0)), returned


MOST_NEWS = 4  # lines below a message; the oldest are dropped

_NEWS: Mapping[type[Event], News] = {
    events.PlayerLeft: News.LEFT,
    events.PlayerJoined: News.JOINED,
    events.SeatTakenOver: News.JOINED,
    events.PlayerReturned: News.RETURNED,
    events.HostChanged: News.HOST,
    events.PlayerWentAway: News.AWAY,
    events.MoreTimeAsked: News.MORE_TIME,
    events.PauseAsked: News.PAUSE_ASKED,
    events.ResumeAsked: News.RESUME_ASKED,
    events.TurnPassed: News.TURN_PASSED,
}
_MISSED: Mapping[Phase, News] = {
    Phase.STORYTELLING: News.PASSED_OVER,
    Phase.SUBMITTING: News.CARD_CHOSEN,
}
"""The news line for a missed deadline, by phase; a missing vote is shown by the reveal."""


def _with_news(before: Game, command: do.Command, progress: Progress) -> Progress:
    """Return the same result, with news lines for its events added to the game.

    Lines are kept while the game waits for the same thing. They are part of the game, so that a
    restart does not lose them.
    """
    after = progress.game
    if after.phase in (Phase.LOBBY, Phase.FINISHED):
        return progress
    kept = after.news if waiting_point(before) == waiting_point(after) else ()
    fresh = [item for event in progress.events for item in _news_of(before, command, event)]
    # Beginning a game makes no news.
    news = (*kept, *fresh)[-MOST_NEWS:] if before.phase is not Phase.LOBBY else ()
    return progress if news == after.news else replace(progress, game=replace(after, news=news))


def _news_of(before: Game, command: do.Command, event: Event) -> list[NewsItem]:
    """Return the news line of an event in a list; an empty list if it makes no news."""
    if not isinstance(event, PlayerEvent):
        return []
    kind = _NEWS.get(type(event))
    if isinstance(event, events.PlayerMissed):
        kind = _MISSED.get(before.phase)
    elif kind is News.LEFT and isinstance(command, do.Kick):
        kind = News.KICKED
    return [NewsItem(kind, event.player)] if kind else []

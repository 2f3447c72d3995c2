"""The commands that each phase allows, and ``apply``, the only way to change a game.

A command that its phase does not allow, or that its handler refuses, raises ``RuleError``; the
game is unchanged.
"""

from collections.abc import Callable, Mapping
from dataclasses import replace
from random import Random
from typing import Any

from bot.rules import commands as do
from bot.rules import hosting, lobby, playing, seats, timeouts
from bot.rules.errors import Refusal, RuleError
from bot.rules.events import PlayerReturned
from bot.rules.ids import PlayerId
from bot.rules.model import Game, Phase
from bot.rules.news import with_news
from bot.rules.progress import Progress

__all__ = ["ALLOWED", "Progress", "apply", "check"]

Handler = Callable[[Game, Any, Random], Progress]

_COMING_AND_GOING: Mapping[type[do.Command], Handler] = {
    do.Join: seats.join_late,
    do.TakeOver: seats.take_over,
    do.Leave: seats.leave,
    do.Kick: seats.kick,
    do.LetIn: seats.let_in,
    do.Suspend: hosting.suspend,
    do.Resume: hosting.resume,
    do.AskForPause: hosting.ask_for_pause,
    do.HandOver: hosting.hand_over,
    do.Adjust: hosting.adjust,
    do.ComeBack: seats.come_back,
    do.TimeUp: timeouts.time_up,
    do.StopWaiting: timeouts.stop_waiting,
    do.End: seats.end,
}

ALLOWED: Mapping[Phase, Mapping[type[do.Command], Handler]] = {
    Phase.LOBBY: {
        do.Join: lobby.join,
        do.Leave: seats.leave,
        do.Kick: seats.kick,
        do.LetIn: seats.let_in,
        do.HandOver: hosting.hand_over,
        do.Configure: lobby.configure,
        do.SeatComputers: lobby.seat_computers,
        do.ChooseTeam: lobby.choose_team,
        do.ShuffleTeams: lobby.shuffle_teams,
        do.Begin: lobby.begin,
        do.End: seats.end,
    },
    Phase.STORYTELLING: {
        do.Begin: lobby.begun,
        do.NextRound: playing.gone_on,
        do.ClaimStory: playing.claim_story,
        do.TellStory: playing.tell_story,
        do.AskForTime: timeouts.ask_for_time,
        do.PassStory: playing.pass_story,
        do.NewHand: playing.new_hand,
        **_COMING_AND_GOING,
    },
    Phase.SUBMITTING: {
        do.NextRound: playing.gone_on,
        do.GiveCard: playing.give_card,
        do.TakeBack: playing.take_back,
        do.NewHand: playing.new_hand,
        do.AskForTime: timeouts.ask_for_time,
        **_COMING_AND_GOING,
    },
    Phase.VOTING: {
        do.NextRound: playing.gone_on,
        do.CastVote: playing.cast_vote,
        do.SetTrap: playing.set_trap,
        do.AskForTime: timeouts.ask_for_time,
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
        *(do.ClaimStory, do.TellStory, do.PassStory, do.NewHand, do.GiveCard, do.TakeBack),
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
    here, returned = _welcome_back(game, command.actor)
    return with_news(game, command, handler(here, command, rng).after(*returned))


def check(game: Game, command: do.Command) -> None:
    """Raise the ``RuleError`` that ``apply`` would raise for this command; change nothing."""
    apply(game, command, Random(0))


def _welcome_back(game: Game, player: PlayerId | None) -> tuple[Game, tuple[PlayerReturned, ...]]:
    """Return the game without this player's missed turns, and an event if they were away."""
    seat = game.find_seat(player) if player else None
    if seat is None or not seat.misses:
        return game, ()
    returned = (PlayerReturned(seat.player),) if seat.away else ()
    return game.with_seat(replace(seat, misses=0)), returned

"""The result of a command, and the checks that handlers share."""

from dataclasses import dataclass

from bot.rules.editions import Edition
from bot.rules.errors import Refusal, RuleError
from bot.rules.events import Event
from bot.rules.house import edition_with
from bot.rules.ids import PlayerId
from bot.rules.model import Game, Seat


@dataclass(frozen=True, slots=True)
class Progress:
    """The game after a command, and the events of that command."""

    game: Game
    events: tuple[Event, ...] = ()

    def after(self, *earlier: Event) -> "Progress":
        """Return the same result with these earlier events before its own."""
        return Progress(self.game, (*earlier, *self.events)) if earlier else self


def edition_of(game: Game) -> Edition:
    """Return this game's rule set with its house rules applied."""
    return edition_with(game.rules, game.options.house)


def seated(game: Game, player: PlayerId) -> Seat:
    """Return the seat of a current player; raise ``RuleError`` for anyone else."""
    seat = game.find_seat(player)
    if player in game.newcomers:
        raise RuleError(Refusal.DEALT_IN_NEXT)
    if seat is None or seat.vacant:
        raise RuleError(Refusal.NOT_SEATED, player=player)
    return seat


def check_host(game: Game, by: PlayerId | None) -> None:
    """Raise ``RuleError`` unless ``by`` is the host, or None, which stands for a moderator."""
    if by is not None and by != game.host:
        raise RuleError(Refusal.NOT_HOST, host=game.host)


def check_not_kicked(game: Game, player: PlayerId) -> None:
    """Raise ``RuleError`` for a player whom the host has kicked and not let in again."""
    if player in game.kicked:
        raise RuleError(Refusal.KICKED)


def check_round(game: Game, number: int | None) -> None:
    """Raise ``RuleError`` if a command is for another round; None stands for the current one."""
    if number is not None and game.current.number != number:
        raise RuleError(Refusal.PAST_ROUND, round=game.current.number, meant=number)

"""Why a command is refused, and the checks that several handlers begin with.

A refusal is a code with details; it is turned into a sentence elsewhere.

RuleError
    .code     the reason, as a ``Refusal``
    .details  the numbers and names that a sentence about it needs
"""

from enum import StrEnum
from typing import Any

from bot.rules.ids import PlayerId
from bot.rules.model import Game, Seat


class Refusal(StrEnum):
    """The reasons for which the rules refuse a command."""

    WRONG_PHASE = "wrong-phase"
    PAST_ROUND = "past-round"
    NOT_SEATED = "not-seated"
    DEALT_IN_NEXT = "dealt-in-next"
    NOT_A_PLAYER = "not-a-player"
    NOT_HOST = "not-host"
    SUSPENDED = "suspended"
    KICKED = "kicked"
    ALREADY_SEATED = "already-seated"
    TABLE_FULL = "table-full"
    UNKNOWN_RULES = "unknown-rules"
    GOAL_OUT_OF_RANGE = "goal-out-of-range"
    TURNS_OUT_OF_RANGE = "turns-out-of-range"
    ROUNDS_OUT_OF_RANGE = "rounds-out-of-range"
    OPTION_UNUSED = "option-unused"
    HOUSE_RULE_UNFIT = "house-rule-unfit"
    NO_DECK = "no-deck"
    DECK_TOO_SMALL = "deck-too-small"
    TOO_FEW_PLAYERS = "too-few-players"
    TOO_MANY_PLAYERS = "too-many-players"
    ODD_PLAYERS = "odd-players"
    NO_TEAMS = "no-teams"
    UNKNOWN_TEAM = "unknown-team"
    TEAM_FULL = "team-full"
    TEAMS_INCOMPLETE = "teams-incomplete"
    TURN_CLAIMED = "turn-claimed"
    TURN_UNCLAIMED = "turn-unclaimed"
    NOT_STORYTELLER = "not-storyteller"
    CLUE_EMPTY = "clue-empty"
    CLUE_TOO_LONG = "clue-too-long"
    WHY_TOO_LONG = "why-too-long"
    CARD_NEEDED = "card-needed"
    CARD_NOT_WANTED = "card-not-wanted"
    NO_SUCH_CARD = "no-such-card"
    STORYTELLER_GAVE = "storyteller-gave"
    CARD_GIVEN = "card-given"
    NO_NEW_HAND = "no-new-hand"
    NEW_HAND_TAKEN = "new-hand-taken"
    PILE_TOO_SMALL = "pile-too-small"
    TEAMMATE_GAVE = "teammate-gave"
    NOT_A_VOTER = "not-a-voter"
    UNKNOWN_SLOT = "unknown-slot"
    OWN_CARD = "own-card"
    WRONG_VOTE_COUNT = "wrong-vote-count"
    VOTE_REPEATED = "vote-repeated"
    NO_TRAP = "no-trap"
    NO_LATE_JOINING = "no-late-joining"
    NO_EMPTY_SEAT = "no-empty-seat"
    SEAT_TAKEN = "seat-taken"


PEOPLE = frozenset({"player", "host", "storyteller", "giver"})
"""The keys of details that hold a player's id."""


class RuleError(Exception):
    """Raised when the rules refuse a command; the game is unchanged."""

    def __init__(self, code: Refusal, **details: Any) -> None:
        # Players' ids are for sentences, never for logs.
        shown = {name: detail for name, detail in details.items() if name not in PEOPLE}
        super().__init__(f"{code} {shown}" if shown else str(code))
        self.code = code
        self.details = details


def seated(game: Game, player: PlayerId) -> Seat:
    """Return this player's seat; raise ``RuleError`` if they have none.

    A newcomer who waits for the next round has none yet.
    """
    seat = game.find_seat(player)
    if player in game.newcomers:
        raise RuleError(Refusal.DEALT_IN_NEXT)
    if seat is None or seat.vacant:
        raise RuleError(Refusal.NOT_SEATED, player=player)
    return seat


def check_host(game: Game, by: PlayerId | None) -> None:
    """Raise ``RuleError`` if ``by`` is not the host; None means a moderator, who is allowed."""
    if by is not None and by != game.host:
        raise RuleError(Refusal.NOT_HOST, host=game.host)


def check_not_kicked(game: Game, player: PlayerId) -> None:
    """Raise ``RuleError`` if the host has kicked this player and not let them in again."""
    if player in game.kicked:
        raise RuleError(Refusal.KICKED)


def check_round(game: Game, number: int | None) -> None:
    """Raise ``RuleError`` if a command is for another round; None means the current one."""
    if number is not None and game.current.number != number:
        raise RuleError(Refusal.PAST_ROUND, round=game.current.number, meant=number)

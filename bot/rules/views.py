"""The public view of a game, and spectators; what one player may also see is in ``player_views``.

Screens receive views and never the game, so a secret cannot reach them by mistake. Before the
reveal a ``TableView`` has no owners, votes or hands, and everything in it is in seat or slot order,
so the order does not show who was quick. Spectators' guesses are not part of a game and never
change its points.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from bot.rules.awards import Awarded, awards
from bot.rules.duties import (
    awaited,
    cards_each,
    cards_expected,
    cards_in,
    voters,
)
from bot.rules.editions import Edition
from bot.rules.errors import Refusal, RuleError
from bot.rules.house import edition_of
from bot.rules.ids import CardId, PlayerId, SideId, Slot, is_computer
from bot.rules.lobby import cards_dealt, check_people
from bot.rules.model import Ending, Game, Lazy, NewsItem, Options, Phase, Seat
from bot.rules.reveals import Reveal, Verdict, reveal_of, theme_of
from bot.rules.rounds import par_of, winners_of
from bot.rules.strategies import Ballot

__all__ = [
    "Ballot",
    "Crowd",
    "Obstacle",
    "PublicSeat",
    "Reveal",
    "TableView",
    "Verdict",
    "may_guess",
    "table_view",
]


@dataclass(frozen=True, slots=True)
class PublicSeat:
    """A seat as everyone sees it."""

    player: PlayerId
    side: SideId
    team: int | None
    rabbit: int
    score: int
    storyteller: bool
    gave: bool  # whether this player has played a card in this round
    votes: bool  # whether this player votes in this round
    away: bool
    vacant: bool


@dataclass(frozen=True, slots=True)
class Obstacle:
    """The reason why ``Begin`` would be refused now."""

    code: Refusal
    details: Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class TableView:
    """What everyone in the channel may know."""

    rules: Edition
    options: Options
    until: int | None  # points, rounds or turns each that end the game; None if no number does
    phase: Phase
    host: PlayerId
    seats: tuple[PublicSeat, ...]
    newcomers: tuple[PlayerId, ...]
    rabbits: Mapping[PlayerId, int]
    round: int  # 0 in the lobby
    storyteller: PlayerId | None
    clue: str | None
    theme: str | None  # what the clue should be like; None for a computer's clue
    ballot: Ballot | None  # the votes of each voter; None outside the voting phase
    cards_in: int  # how many cards the table has so far
    table_size: int  # how many cards it will have
    cards_each: int  # how many each player or team plays, besides the storyteller's card
    table: tuple[CardId, ...]  # in slot order, empty before the vote
    waiting_for: tuple[PlayerId, ...]
    reveal: Reveal | None  # of the round just scored; None during a round
    history: Sequence[Reveal]
    ending: Ending | None
    suspended: bool  # whether the host has paused it
    pauses: int  # how often this round was resumed after a pause
    winners: tuple[SideId, ...]
    par: int  # the points needed to win after the rounds so far; 0 if there is no par
    news: tuple[NewsItem, ...]  # news lines below the newest message
    awards: tuple[Awarded, ...]  # once the game is over
    people_obstacle: Obstacle | None  # in the lobby: too few or many players, incomplete teams
    players_expected: int  # the players there are, or the fewest that a game needs
    cards_needed: int  # the fewest cards for that many players

    def obstacle(self, cards: int) -> Obstacle | None:
        """Return why a game with this many cards cannot begin; None if it can."""
        return self.people_obstacle or self.deck_obstacle(cards)

    def deck_obstacle(self, cards: int) -> Obstacle | None:
        """Return the obstacle if this many cards are too few; None if they are enough."""
        if cards >= self.cards_needed:
            return None
        players = self.players_expected
        details = {"cards": cards, "needed": self.cards_needed, "players": players}
        return Obstacle(Refusal.DECK_TOO_SMALL, details)

    def cards_dealt(self, cards: int) -> int:
        """Return how many cards this game uses if its decks have this many."""
        return cards_dealt(self.rules, self.options, self.players_expected, cards)

    @property
    def has_room(self) -> bool:
        """Return whether a person can join; in a running team game, in place of a computer."""
        if self.rules.teams and self.phase is not Phase.LOBBY:
            return bool(self.computers)
        return len(self.seats) - len(self.computers) + len(self.newcomers) < self.rules.most

    @property
    def computers(self) -> tuple[PlayerId, ...]:
        """Return the computer players, in seat order."""
        return tuple(seat.player for seat in self.seats if is_computer(seat.player))

    @property
    def practice(self) -> bool:
        """Return whether one person plays only with computer players."""
        return len(self.seats) - len(self.computers) == 1 < len(self.seats)

    @property
    def without_winner(self) -> bool:
        """Return whether the game has ended and nobody won: nobody scored, or the pile won."""
        return self.ending is not None and not self.winners

    @property
    def goal(self) -> int | None:
        """Return the points that end the game; None if points do not end it."""
        return self.until if self.rules.end.ending is Ending.GOAL_REACHED else None


def table_view(game: Game) -> TableView:
    """Return the game as the channel may see it."""
    playing = game.phase in (Phase.STORYTELLING, Phase.SUBMITTING, Phase.VOTING)
    rules = edition_of(game)
    history = Lazy(reveal_of, game.history)
    # A round that was voided or cut short has no result, so the last one is not this round's.
    shown = bool(history) and not playing and game.current.number == history[-1].number
    played = game.round
    expected = max(len(game.seats), rules.fewest)
    return TableView(
        rules=rules,
        options=game.options,
        until=game.options.until or rules.end.until,
        phase=game.phase,
        host=game.host,
        seats=tuple(_public_seat(game, seat) for seat in game.seats),
        newcomers=game.newcomers,
        rabbits=game.rabbits,
        round=played.number if played else 0,
        storyteller=played.storyteller if played else None,
        clue=played.clue if played else None,
        theme=theme_of(played) if played else None,
        ballot=_ballot(game),
        cards_in=cards_in(game) if playing else 0,
        table_size=cards_expected(game) if playing else 0,
        cards_each=cards_each(game) if game.phase is Phase.SUBMITTING else 0,
        table=played.table if played and playing else (),
        waiting_for=() if game.suspended else awaited(game),
        reveal=history[-1] if shown else None,
        history=history,
        ending=game.ending,
        suspended=game.suspended,
        pauses=played.pauses if played else 0,
        winners=winners_of(game) if game.ending and any(game.scores.values()) else (),
        par=par_of(game),
        news=game.news,
        awards=awards(history, game.players) if game.ending else (),
        people_obstacle=_people_obstacle(game),
        players_expected=expected,
        cards_needed=rules.cards_needed(expected),
    )


def _ballot(game: Game) -> Ballot | None:
    """Return how many votes each voter has; None unless the game is in the voting phase."""
    if game.phase is not Phase.VOTING:
        return None
    return edition_of(game).ballot_for(game.current.size)


def _people_obstacle(game: Game) -> Obstacle | None:
    """Return why the players in a lobby cannot begin; None if they can, or after the start."""
    if game.phase is not Phase.LOBBY:
        return None
    try:
        check_people(game)
    except RuleError as refused:
        return Obstacle(refused.code, refused.details)
    return None


def _public_seat(game: Game, seat: Seat) -> PublicSeat:
    played = game.round
    return PublicSeat(
        player=seat.player,
        side=seat.side,
        team=seat.team,
        rabbit=game.rabbits[seat.player],
        score=game.scores.get(seat.side, 0),
        storyteller=bool(played) and game.current.storyteller == seat.player,
        gave=bool(played) and seat.player in game.current.given,
        votes=game.phase is Phase.VOTING and seat.player in voters(game),
        away=seat.away,
        vacant=seat.vacant,
    )


@dataclass(frozen=True, slots=True)
class Crowd:
    """The spectators' guesses in one finished vote."""

    people: int  # who guessed
    guesses: Mapping[Slot, int]  # how many of them chose each slot


def may_guess(game: Game, person: PlayerId, number: int) -> bool:
    """Return whether this person may guess as a spectator in the vote of round ``number``.

    False for players, outside that vote, and if a house rule excludes spectators.
    """
    if not edition_of(game).audience:
        return False
    open_ = game.phase is Phase.VOTING and game.current.number == number
    return open_ and person not in game.players

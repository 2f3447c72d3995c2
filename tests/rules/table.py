"""A table whose players go by name and whose cards are known, played one command at a time.

Every command is followed by a count of the cards, every refusal by a look at the game.
"""

from collections import Counter
from collections.abc import Iterable, Mapping
from copy import deepcopy
from random import Random
from typing import Any

import pytest

from bot.rules import Game, Phase, Progress, Refusal, RuleError, apply, new_game
from bot.rules import commands as do
from bot.rules.duties import awaited, cards_missing, share_of, voters
from bot.rules.editions import EDITIONS
from bot.rules.events import Event
from bot.rules.house import edition_of
from bot.rules.ids import CardId, PlayerId, SideId
from bot.rules.model import Seat
from tests.rules.books import SAYS

# A rule set without an entry in `tests.rules.books` fails one test that says so, instead of dozens.
KNOWN = {key: edition for key, edition in EDITIONS.items() if key in SAYS}
BOOKS = {key: edition for key, edition in KNOWN.items() if edition.book}
PAIRS = [key for key, edition in KNOWN.items() if edition.players == (2,)]
TABLES = [(key, n) for key, edition in BOOKS.items() for n in edition.players]
EVERY_TABLE = [*TABLES, *((key, 2) for key in PAIRS)]
SMALLEST = [(key, min(edition.players)) for key, edition in BOOKS.items()]
SINGLES = [key for key, edition in BOOKS.items() if not edition.teams]
TEAMS = [key for key, edition in BOOKS.items() if edition.teams]
PARTIES = [key for key, edition in BOOKS.items() if edition.blind_clue]


def names(count: int) -> list[str]:
    """Return this many different names for players."""
    return [f"p{i}" for i in range(1, count + 1)]


def deck(size: int = 84) -> tuple[CardId, ...]:
    return tuple(CardId(f"c{i:03}") for i in range(1, size + 1))


class Table:
    """Plays one game in tests: keeps the game, the random generator and the last events."""

    def __init__(self, game: Game, seed: int = 0) -> None:
        self.game = game
        self.rng = Random(seed)
        self.events: tuple[Event, ...] = ()

    @classmethod
    def lobby(
        cls,
        rules: str,
        players: int | Iterable[str],
        *,
        until: int | None = None,
        house: Mapping[str, str] | None = None,
        seed: int = 0,
    ) -> "Table":
        """Return a lobby that everyone has joined; the first player is the host."""
        people = names(players) if isinstance(players, int) else list(players)
        table = cls(new_game(PlayerId(people[0]), rules, until=until, house=house), seed)
        for name in people[1:]:
            table.play(do.Join(PlayerId(name)))
        return table

    @classmethod
    def dealt(
        cls,
        rules: str,
        players: int | Iterable[str],
        *,
        cards: int = 84,
        until: int | None = None,
        house: Mapping[str, str] | None = None,
        seed: int = 0,
    ) -> "Table":
        """Return a table with dealt cards, in the order of ``players``.

        Nobody is storyteller yet. In a team game the first half of the players sits opposite the
        second half.
        """
        table = cls.lobby(rules, players, until=until, house=house, seed=seed)
        if EDITIONS[rules].teams:
            pairs = len(table.game.seats) // 2
            for i, name in enumerate(table.game.players):
                table.play(do.ChooseTeam(name, i % pairs + 1))
        table.begin_with(cards)
        return table

    @classmethod
    def telling(cls, rules: str, players: int | Iterable[str], **options: Any) -> "Table":
        """Return a table whose first player is storyteller and has not given a clue yet."""
        table = cls.dealt(rules, players, **options)
        table.play(do.Volunteer(table.game.seats[0].player, 1))
        return table

    @classmethod
    def submitting(cls, rules: str, players: int | Iterable[str], **options: Any) -> "Table":
        """Return a table whose first player has given a clue; no other card is played."""
        table = cls.telling(rules, players, **options)
        table.tell()
        return table

    @classmethod
    def voting(cls, rules: str, players: int | Iterable[str], **options: Any) -> "Table":
        """Return a table with a clue and all cards, but without votes."""
        table = cls.submitting(rules, players, **options)
        table.lay_all()
        return table

    # Commands

    def begin_with(self, cards: int) -> None:
        """Begin the game with exactly this many cards, even if the book's deck has fewer."""
        if edition_of(self.game).end.box is not None:
            self.play(do.Configure(None, every_card=True))
        self.play(do.Begin(None, deck(cards)))

    def play(self, command: do.Command) -> Progress:
        """Apply one command and return the result; check that no card was lost or duplicated."""
        progress = apply(self.game, command, self.rng)
        if self.game.phase is not Phase.LOBBY and progress.game.phase is not Phase.LOBBY:
            assert Counter(progress.game.all_cards()) == Counter(self.game.all_cards())
        self.game, self.events = progress.game, progress.events
        return progress

    def refuses(self, command: do.Command, code: Refusal) -> RuleError:
        """Check that the command is refused for this reason and changes nothing.

        Return the error.
        """
        before = deepcopy(self.game)
        with pytest.raises(RuleError) as refused:
            apply(self.game, command, self.rng)
        assert refused.value.code is code
        assert self.game == before
        return refused.value

    def tell(self, card: CardId | None = None, clue: str = "a clue", why: str = "") -> None:
        """Let the storyteller give a clue, for the first card in hand if the rules want one."""
        position = None if EDITIONS[self.game.rules].blind_clue else 1
        if card is not None:
            position = self.position(self.storyteller, card)
        self.play(do.GiveClue(self.storyteller, self.number, clue, position, why))

    def lay(self, name: str, card: CardId | None = None) -> CardId:
        """Let this player play a card, the first free one if none is named; return it."""
        card = card or self.free(name)[0]
        self.play(do.GiveCard(PlayerId(name), self.number, self.position(name, card)))
        return card

    def lay_all(self, *but: str) -> None:
        """Let all players except ``but`` play the cards they owe; in a team the first one does."""
        for name in self.game.players:
            if name in but:
                continue
            while self.game.phase is Phase.SUBMITTING and self.owes_cards(name):
                self.lay(name)

    def vote(self, name: str, *owners: str) -> None:
        """Vote for the cards of these players."""
        self.play(self.ballot(name, *map(self.slot, owners)))

    def ballot(self, name: str, *slots: int) -> do.CastVote:
        return do.CastVote(PlayerId(name), self.number, slots)

    def vote_all(self, ballots: Mapping[str, Iterable[str]]) -> None:
        for name, owners in ballots.items():
            self.vote(name, *owners)

    def trap(self, owner: str) -> None:
        self.play(do.SetTrap(self.storyteller, self.number, self.slot(owner)))

    def next(self) -> None:
        self.play(do.NextRound(self.game.players[0], self.number))

    def leave(self, name: str) -> None:
        self.play(do.Leave(PlayerId(name)))

    def join_late(self, name: str) -> None:
        self.play(do.Join(PlayerId(name)))

    def time_up(self) -> None:
        self.play(do.TimeUp(self.number, self.game.phase))

    def play_out(self, missing: Iterable[str] = ()) -> None:
        """Play to the end of this round with any legal votes; ``missing`` players do nothing."""
        if self.game.phase is Phase.STORYTELLING:
            self.tell()
        if self.game.phase is Phase.SUBMITTING:
            self.lay_all(*missing)
        for name in voters(self.game):
            if name not in missing:
                self.vote_anything(name)
        if EDITIONS[self.game.rules].trap and self.game.phase is Phase.VOTING:
            self.trap(self.storyteller)

    def vote_anything(self, name: str) -> None:
        others = [n for n in self.game.current.owners if self.side(n) != self.side(name)]
        fewest = EDITIONS[self.game.rules].ballot_for(self.game.current.size).fewest
        self.vote(name, *others[:fewest])

    # Questions

    @property
    def phase(self) -> Phase:
        return self.game.phase

    @property
    def number(self) -> int:
        return self.game.current.number

    @property
    def storyteller(self) -> PlayerId:
        assert self.game.current.storyteller is not None
        return self.game.current.storyteller

    @property
    def awaited(self) -> tuple[str, ...]:
        return awaited(self.game)

    def seat(self, name: str) -> Seat:
        return self.game.seat_of(PlayerId(name))

    def hands(self) -> dict[str, tuple[CardId, ...]]:
        return {seat.player: seat.hand for seat in self.game.seats}

    def free(self, name: str) -> list[CardId]:
        """Return the cards that this player holds and has not played."""
        given = self.game.current.given.get(PlayerId(name), ())
        return [card for card in self.seat(name).hand if card not in given]

    def position(self, name: str, card: CardId) -> int:
        """Return this card's position in the player's hand, counted from 1."""
        return self.seat(name).hand.index(card) + 1

    def owes_cards(self, name: str) -> bool:
        share = share_of(self.game, PlayerId(name))
        return share is not None and bool(cards_missing(self.game, share))

    def slot(self, owner: str) -> int:
        """Return the slot of this player's (first) card."""
        return self.game.current.owners.index(PlayerId(owner)) + 1

    def side(self, name: str) -> SideId | None:
        """Return the side that gets this player's points; None for a player who left."""
        seat = self.game.find_seat(PlayerId(name))
        return seat.side if seat else None

    def points(self) -> dict[str, int]:
        """Return the points that each side gained in the round scored last."""
        result = self.game.history[-1]
        return {side: result.points(side) for side in self.game.sides}

    def happened(self, kind: type[Event]) -> bool:
        return any(isinstance(event, kind) for event in self.events)

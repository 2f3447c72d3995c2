"""Tutorials: a short game of one person with three computer players, in memory only.

Owns the running tutorials and their games. A tutorial is not a stored game: it has no channel and
no statistics count it. It ends with the process, or a quarter of an hour after the last press, when
the private answer that shows it can no longer be changed. Its moves come from the rules and
``bot.company``; the layout explains them to the player.
"""

import asyncio
import secrets
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from random import Random

from bot.company import Mind, WordedDeck, character_for, decide, study
from bot.limits import TOKEN_LIFE
from bot.recent import Recent
from bot.rules import commands as do
from bot.rules.duties import computers_owing
from bot.rules.engine import apply
from bot.rules.errors import Refusal, RuleError
from bot.rules.ids import CardId, PlayerId
from bot.rules.lobby import new_game
from bot.rules.model import Game
from bot.rules.player_views import PlayerView, player_view

MOST = 300  # tutorials at once; for another one, the oldest is dropped
COMPANIONS = 3  # computer players
OVER = (Refusal.WRONG_PHASE, Refusal.PAST_ROUND)  # refusals of a press that came twice or late


Decks = tuple[WordedDeck, ...]
"""Decks whose cards are shuffled together."""


class NoClueFound(Exception):
    """Raised if no computer player has a clue for its cards, or there are too few cards."""


@dataclass(slots=True, eq=False)
class Tutorial:
    """The state of one person's tutorial."""

    id: str  # part of the custom_ids of its buttons
    player: PlayerId
    language: str
    decks: Decks
    game: Game
    dice: Random
    until: float  # when it expires
    turn: asyncio.Lock = field(default_factory=asyncio.Lock)  # held while a move is played

    @property
    def view(self) -> PlayerView:
        """Return the person's view of the game."""
        return player_view(self.game, self.player)


class Tutorials:
    """Starts, finds, plays and drops tutorials, at most one per person."""

    def __init__(
        self,
        list_decks: Callable[[], Iterable[Decks]],  # the best ones for a tutorial come first
        clock: Callable[[], float],
        dice: Random | None = None,
    ) -> None:
        self._list_decks = list_decks
        self._clock = clock
        self._dice = dice or Random()
        self._kept: Recent[PlayerId, Tutorial] = Recent(MOST)
        self._thinking = asyncio.Semaphore(1)  # one at a time, so that presses come first

    def __len__(self) -> int:
        return len(self._kept)

    async def begin(self, player: PlayerId, language: str) -> Tutorial:
        """Start and return a tutorial in which a computer player has given its clue.

        It replaces the person's previous one. If there are too many, the oldest are dropped. Raise
        ``NoClueFound`` if computer players have no clue for any deck.
        """
        dice = Random(self._dice.getrandbits(63))
        every = list(self._list_decks())
        async with self._thinking:
            decks, game = await asyncio.to_thread(_begin_with_any, player, every, language, dice)
        until = self._clock() + TOKEN_LIFE
        made = Tutorial(secrets.token_hex(4), player, language, decks, game, dice, until)
        self._kept[player] = made
        return made

    def find(self, player: PlayerId, tutorial_id: str) -> Tutorial | None:
        """Return this person's tutorial; None if it has expired or was replaced by a newer one.

        Also drop all expired tutorials.
        """
        now = self._clock()
        for old in [one.player for one in self._kept.values() if one.until < now]:
            del self._kept[old]
        found = self._kept.get(player)
        return found if found is not None and found.id == tutorial_id else None

    async def play(self, tutorial: Tutorial, command: do.Command) -> None:
        """Play the person's move, then the moves of the computer players.

        A repeated or late press changes nothing. Raise ``RuleError`` for any other illegal move.
        """
        async with tutorial.turn:
            async with self._thinking:
                try:
                    tutorial.game = await asyncio.to_thread(_play, tutorial, command)
                except RuleError as refused:
                    if refused.code not in OVER:
                        raise
            tutorial.until = self._clock() + TOKEN_LIFE
            if tutorial.player in self._kept:
                self._kept.move_to_end(tutorial.player)


def _begin_with_any(
    player: PlayerId, every: Iterable[Decks], language: str, dice: Random
) -> tuple[Decks, Game]:
    """Return the first decks that computer players have clues for, and a game begun with them.

    Raise ``NoClueFound`` if there are none.
    """
    for decks in every:
        try:
            return decks, _begin(player, decks, language, dice)
        except NoClueFound:
            continue
    raise NoClueFound


def _begin(player: PlayerId, decks: Decks, language: str, dice: Random) -> Game:
    """Return a dealt game in which the last computer player has given a clue.

    The person is the next storyteller. Raise ``NoClueFound`` if the computer player has no
    clue, or if there are too few cards.
    """
    cards = tuple(CardId(card.id) for deck in decks for card in deck.cards)
    game = apply(new_game(player), do.SeatComputers(None, COMPANIONS), dice).game
    try:
        game = apply(game, do.Begin(None, cards), dice).game
    except RuleError as refused:
        raise NoClueFound from refused
    storyteller = game.players[-1]
    game = apply(game, do.Volunteer(storyteller, None), dice).game
    told = _decide(game, storyteller, decks, language, dice)
    if told is None:
        raise NoClueFound
    return apply(game, told, dice).game


def _play(tutorial: Tutorial, command: do.Command) -> Game:
    """Return the game after this command and all computer moves that follow it."""
    game = apply(tutorial.game, command, tutorial.dice).game
    while due := computers_owing(game):
        move = _decide(game, due[0], tutorial.decks, tutorial.language, tutorial.dice)
        assert move is not None, "a computer player always has a card to play or to vote for"
        game = apply(game, move, tutorial.dice).game
    return game


def _decide(
    game: Game, player: PlayerId, decks: Decks, language: str, dice: Random
) -> do.Command | None:
    mind = Mind(character_for(player), study(decks, language))
    return decide(player_view(game, player), mind, dice)

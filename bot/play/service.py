"""The one way to change a game: lock → load → apply → save → tell those who listen.

Errors of the player (``RuleError``, ``StoreRefusal``) and errors of ours (``StoreError``) come
out as they are; in either case nothing has changed. No game is kept in memory, and nothing here
knows Discord.
"""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import partial
from random import Random

from bot.play.advance import Decks, advance, opened, with_cards
from bot.play.outcome import Admit, GetReady, Outcome, anybody
from bot.play.standing import PlayedGames, StandingGames
from bot.play.timers import UNHURRIED, Moments
from bot.rules import commands as do
from bot.rules.editions import DEFAULT_RULES
from bot.rules.engine import apply, check
from bot.rules.errors import Refusal, RuleError
from bot.rules.ids import PlayerId
from bot.rules.lobby import new_game
from bot.rules.model import Game, Pace, Phase
from bot.rules.values import replace
from bot.store.errors import InteractionRepeated, StaleRevision
from bot.store.records import Clock, GameId, JournalEntry, Place, StoredGame, new_game_id

ATTEMPTS = 20
"""How often a command is played anew because somebody else was quicker."""


class GameService(StandingGames):
    """Plays commands on stored games, any number of games at once, one command at a time each."""

    def __init__(
        self, store: PlayedGames, clock: Clock, decks: Decks, moments: Moments = UNHURRIED
    ) -> None:
        super().__init__(store, clock, moments)
        self._decks = decks

    async def open(
        self,
        place: Place,
        host: PlayerId,
        language: str,
        *,
        rules: str = DEFAULT_RULES,
        until: int | None = None,
        decks: tuple[str, ...] = (),
        pace: Pace = Pace.NORMAL,
        interaction: int | None = None,
        game_id: GameId | None = None,
    ) -> StoredGame:
        """A new lobby; ``ChannelBusy`` where a game is live, ``RuleError`` for wrong options.

        ``game_id`` is for callers who have to know it before anybody is told.
        """
        game = new_game(host, rules, until=until, decks=decks, pace=pace)
        return await self._create(place, game, language, host, interaction, game_id)

    @staticmethod
    def check_opening(
        host: PlayerId, rules: str, until: int | None, decks: tuple[str, ...], pace: Pace
    ) -> None:
        """Raise the ``RuleError`` that ``open`` would raise, before anything is shown."""
        new_game(host, rules, until=until, decks=decks, pace=pace)

    async def rematch(
        self,
        over: GameId,
        player: PlayerId,
        *,
        interaction: int | None = None,
        game_id: GameId | None = None,
        admit: Admit = anybody,
    ) -> StoredGame:
        """A new lobby with the people and rules of a finished game, in the same channel."""
        old = await self.load(over, admit)
        lobby = apply(old.game, do.Rematch(player), Random()).game
        return await self._create(old.place, lobby, old.language, player, interaction, game_id)

    async def _create(
        self,
        place: Place,
        game: Game,
        language: str,
        actor: PlayerId,
        interaction: int | None,
        game_id: GameId | None,
    ) -> StoredGame:
        now = self._clock()
        stored = opened(game_id or new_game_id(), place, game, language, now)
        entry = JournalEntry(1, now, actor, game, 0)
        try:
            await self._store.create(stored, entry, interaction=interaction)
        except InteractionRepeated:
            return await self._opened_before(place)
        await self._tell(stored.id, ())
        return stored

    async def _opened_before(self, place: Place) -> StoredGame:
        """The lobby that the same press has opened already."""
        if game_id := await self._store.find_live(place.channel_id):
            return await self._store.load(game_id)
        raise RuleError(Refusal.WRONG_PHASE, phase=Phase.FINISHED)

    async def play(
        self,
        game_id: GameId,
        command: do.Command,
        *,
        interaction: int | None = None,
        revision: int | None = None,
        actor: PlayerId | None = None,
        language: str | None = None,
        admit: Admit = anybody,
        get_ready: GetReady | None = None,
    ) -> Outcome:
        """Play one command and keep it before anybody is told.

        An ``interaction`` that was played before changes nothing and says so. ``revision``
        refuses to play (``StaleRevision``) on anything but the state that was looked at.
        ``actor`` is who asked where the command itself has an authority above the table.
        ``language`` is what the game speaks from now on, if that changes too. ``get_ready`` may
        prepare an answer while the move is being kept.
        """
        assert not isinstance(command, do.Rematch), "a rematch is a game of its own"
        asked = (game_id, command, interaction, revision, actor, language, admit, get_ready)
        once = partial(self._play_once, *asked)
        async with self._locks.setdefault(game_id, asyncio.Lock()):
            try:
                outcome = await once()
            except StaleRevision:
                # Another process was quicker, which our lock does not see.
                if revision is not None:
                    raise
                outcome = await self._in_turn(game_id, once)
        if not outcome.repeated:
            await self._tell(game_id, outcome.events)
        return outcome

    async def _in_turn(self, game_id: GameId, once: Callable[[], Awaitable[Outcome]]) -> Outcome:
        """Once more, with others who were too slow waiting; who comes anew may still be quicker."""
        async with self._store.turn(game_id):
            for _ in range(ATTEMPTS - 2):
                with suppress(StaleRevision):
                    return await once()
            return await once()

    async def _play_once(
        self,
        game_id: GameId,
        command: do.Command,
        interaction: int | None,
        revision: int | None,
        actor: PlayerId | None,
        language: str | None,
        admit: Admit,
        get_ready: GetReady | None,
    ) -> Outcome:
        before = await self._store.load(game_id)
        admit(before)
        if revision not in (None, before.revision):
            raise StaleRevision(game_id)
        try:
            if isinstance(command, do.Begin) and not command.cards:
                command = with_cards(before.game, command, self._decks)
            after, entry, events = advance(before, command, actor, self._clock(), self._moments)
            after = replace(after, language=language or before.language)
            meanwhile = partial(get_ready, after) if get_ready else None
            await self._store.save(
                before, after, entry, interaction=interaction, meanwhile=meanwhile
            )
        except (RuleError, InteractionRepeated):
            # The same press once more may be against the rules by now.
            if interaction is not None and await self._store.knows_interaction(interaction):
                return Outcome(before, repeated=True)
            raise
        return Outcome(after, events)

    async def check(
        self, game_id: GameId, command: do.Command, admit: Admit = anybody
    ) -> StoredGame:
        """The game as last saved; raises what ``play`` would raise now."""
        stored = await self.load(game_id, admit)
        check(stored.game, command)
        return stored

    async def would_end(self, game_id: GameId, command: do.Command, admit: Admit = anybody) -> bool:
        """Whether a running game would be over after this; raises what ``play`` would raise."""
        game = (await self.load(game_id, admit)).game
        over = apply(game, command, Random(0)).game.phase is Phase.FINISHED
        return over and game.phase is not Phase.LOBBY

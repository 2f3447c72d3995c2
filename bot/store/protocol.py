"""What the rest of the bot may ask of the store, by concern, whatever keeps the data.

Games are here; what servers and people have beside them is in ``bot.store.server_protocol``.
Values go in and come out: no JSON, no SQL, no files. Each method is one transaction. Every method
can raise ``StoreError``; the docstrings name what else it raises. ``tests/store/contract`` says
the same in tests, which every implementation has to pass.
"""

from collections.abc import Callable, Iterable, Mapping
from contextlib import AbstractAsyncContextManager
from typing import Protocol

from bot.rules.audience import Crowd
from bot.rules.ids import PlayerId, Slot
from bot.store.records import (
    GameId,
    GameToShow,
    JournalEntry,
    PostedMessage,
    StoredGame,
    Timer,
)
from bot.store.server_protocol import Choices, Clues, Guilds, People, ServerDecks, Statistics


class Games(Protocol):
    """The games themselves, and where they are."""

    async def create(
        self, stored: StoredGame, entry: JournalEntry, *, interaction: int | None = None
    ) -> None:
        """Keep a new game; ``ChannelBusy`` if its channel has a live one."""

    async def load(self, game_id: GameId) -> StoredGame:
        """The game as last saved; ``UnknownGame`` or ``UnreadableGame``."""

    async def save(
        self,
        before: StoredGame,
        after: StoredGame,
        entry: JournalEntry,
        *,
        interaction: int | None = None,
        meanwhile: Callable[[], None] | None = None,
    ) -> None:
        """Replace a game by what became of it; ``StaleRevision`` if it is another one by now.

        Game, journal entry, timer and interaction are kept together or not at all. While the disk
        or the network is waited for, there is time for ``meanwhile``; it may come to nothing.
        """

    def turn(self, game_id: GameId) -> AbstractAsyncContextManager[None]:
        """Wait for a game's turn among those who were too slow once (``StaleRevision``).

        A courtesy, so that nobody is too slow for ever; the revision still decides.
        """

    async def find_live(self, channel_id: int) -> GameId | None:
        """The live game of this channel or thread."""

    async def find_last(self, channel_id: int) -> GameId | None:
        """The live game of this channel or thread, or else the one that was opened last."""

    async def live_games(self, guild_id: int | None = None) -> tuple[GameId, ...]:
        """All live games, or those of one server, oldest first."""

    async def live_by_rules(self) -> dict[str, int]:
        """How many games of each rule set are live."""

    async def live_games_of(self, player: PlayerId) -> tuple[GameId, ...]:
        """The live games in which this person sits or waits for a seat, oldest first."""

    async def idle_games(self, before: float) -> tuple[GameId, ...]:
        """Live games in which no person did anything since this time."""

    async def paused_games(self, before: float) -> tuple[GameId, ...]:
        """Live games that were paused before this time."""

    async def set_paused(
        self, game_id: GameId, paused: str | None, at: float, timer: Timer | None = None
    ) -> None:
        """Stop a game's timer for this reason, or with None let it run again with ``timer``."""

    async def set_aside(self, game_id: GameId) -> None:
        """Free the channel of a game that cannot be read; what is stored of it stays."""

    async def move_game(self, game_id: GameId, channel_id: int) -> None:
        """Let a game go on in another channel of its server; ``ChannelBusy`` if one is live."""


class Journal(Protocol):
    """What was played, and which presses were."""

    async def journal(self, game_id: GameId) -> tuple[JournalEntry, ...]:
        """Everything that was played, in order; nothing of a game that was pruned."""

    async def knows_interaction(self, interaction: int) -> bool:
        """Whether this press was played already."""


class Timers(Protocol):
    """The running times of phases."""

    async def set_timer(self, game_id: GameId, revision: int, timer: Timer | None) -> bool:
        """Change the timer of a game that is still at this revision; whether it was."""

    async def set_timers(self, changes: Mapping[GameId, tuple[int, Timer]]) -> frozenset[GameId]:
        """Change many timers at once, each as ``set_timer`` would; the games where it was done."""

    async def next_wake(self, after: float | None = None) -> float | None:
        """The earliest moment (later than ``after``) at which some timer wants something."""

    async def due(self, now: float) -> tuple[GameId, ...]:
        """Games whose timer wants something by now, most overdue first."""

    async def timers(self) -> dict[GameId, tuple[int, Timer]]:
        """Every running timer, with the revision of its game."""


class ShownGames(Protocol):
    """What the screens show of each game."""

    async def load_to_show(self, game_id: GameId) -> GameToShow:
        """All that a redraw asks for, at once; ``UnknownGame`` or ``UnreadableGame``."""

    async def unshown_games(self) -> tuple[GameId, ...]:
        """Games, finished ones included, whose newest revision is not on the screens yet."""

    async def mark_unshown(self, game_id: GameId) -> None:
        """Note that the screens may lag behind, until something newer or the same is shown."""

    async def note_shown(
        self,
        game_id: GameId,
        put: Iterable[PostedMessage],
        drop: Iterable[int],
        shown: int | None,
    ) -> None:
        """After a redraw: messages kept and forgotten, and the revision that is shown now.

        A message that was noted before is noted anew; an older revision changes nothing.
        """

    async def messages(self, game_id: GameId) -> tuple[PostedMessage, ...]:
        """The messages of a game, oldest first."""

    async def note_closed_dms(self, game_id: GameId, player: PlayerId) -> None:
        """Remember that this player takes no private messages in this game."""

    async def closed_dms(self, game_id: GameId) -> frozenset[PlayerId]:
        """Who takes no private messages in this game."""


class Audience(Protocol):
    """What those guess who only watch; no part of any game."""

    async def put_guess(
        self, game_id: GameId, number: int, user_id: int, slots: Iterable[Slot]
    ) -> None:
        """Keep somebody's guess in this round, instead of an earlier one."""

    async def audience(self, game_id: GameId) -> dict[int, Crowd]:
        """By round, what was guessed in votes that are over; nothing of one that is open.

        The move that ends a vote also lets go of who guessed what.
        """

    async def forget_guesses(self, user_id: int) -> None:
        """Drop the guesses of somebody in votes that are open."""


class Upkeep(Protocol):
    """What housekeeping drops."""

    async def renew_stamps(self, before: float, at: float) -> None:
        """What housekeeping reckons from and was noted before this time is noted anew."""

    async def forget_interactions(self, before: float, most: int) -> int:
        """Drop at most so many of the presses played before this time; how many it did."""

    async def prune(self, finished_before: float, most: int) -> int:
        """Drop what nobody needs of at most so many games that were over; of how many it did.

        Their stories stay: players, clues, cards, owners, votes, points and dates. Journals, what
        is known of their messages, and closed private messages go.
        """

    async def give_back_space(self) -> bool:
        """Return some of the room that was freed to the system; whether there is more to return."""

    async def erase_guild(self, guild_id: int) -> None:
        """Delete everything about a server: its games, its choices and its decks."""


class GameStore(
    Games,
    Journal,
    Timers,
    ShownGames,
    Choices,
    Clues,
    Audience,
    Guilds,
    ServerDecks,
    People,
    Statistics,
    Upkeep,
    Protocol,
):
    """All of it."""

    async def close(self) -> None:
        """Finish what is under way and let go of the data."""

"""What the rest of the bot may ask of the store, by concern, whatever keeps the data.

Values go in and come out: no JSON, no SQL, no files. Each method is one transaction. Every method
can raise ``StoreError``; the docstrings name what else it raises. ``tests/store/contract`` says
the same in tests, which every implementation has to pass.
"""

from collections.abc import Collection, Iterable, Mapping, Sequence
from contextlib import AbstractAsyncContextManager
from pathlib import Path
from typing import Protocol

from bot.rules.audience import Crowd
from bot.rules.ids import PlayerId, Slot
from bot.rules.statistics import PastStory, PlayerRecord, Standing
from bot.store.deck_records import CardText, DeckLimits, NewCard, ServerDeck, Upload
from bot.store.personal import PersonalData
from bot.store.records import (
    GameId,
    GameToShow,
    JournalEntry,
    PersonSettings,
    PostedMessage,
    ServerSettings,
    StoredGame,
    Timer,
)


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
    ) -> None:
        """Replace a game by what became of it; ``StaleRevision`` if it is another one by now.

        Game, journal entry, timer and interaction are kept together or not at all.
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


class Choices(Protocol):
    """What servers and people have chosen."""

    async def server(self, guild_id: int) -> ServerSettings:
        """A server's choices, or the defaults."""

    async def put_server(self, settings: ServerSettings) -> None:
        """Keep a server's choices."""

    async def person(self, user_id: int) -> PersonSettings:
        """A person's choices, or the defaults."""

    async def put_person(self, settings: PersonSettings) -> None:
        """Keep a person's choices.

        Without statistics, nothing that was counted about them stays; with statistics again,
        their games are counted anew.
        """


class Clues(Protocol):
    """What was told in a server, by people and computers."""

    async def clues_told(self, guild_id: int) -> frozenset[str]:
        """Every clue that was ever told there, of rounds that came to nothing too."""


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


class Guilds(Protocol):
    """Servers that removed the bot."""

    async def note_guild_left(self, guild_id: int, at: float) -> None:
        """Remember when the bot was removed from a server; the first time counts."""

    async def note_guild_joined(self, guild_id: int) -> None:
        """The bot is in this server again."""

    async def guilds_left(self, before: float) -> tuple[int, ...]:
        """Servers that the bot was removed from before this time, and not invited to again."""


class ServerDecks(Protocol):
    """Decks that servers make, and their pictures: each kept once, by the hash of its bytes.

    What is removed is gone for new games at once, and for good when no live game uses its deck.
    Methods that name a deck or a card raise ``UnknownDeck`` if this server has none such.
    """

    async def server_decks(self, guild_id: int) -> tuple[ServerDeck, ...]:
        """A server's decks, oldest first, with what is kept of removed ones."""

    async def create_deck(
        self, deck_id: str, guild_id: int, name: str, by: int, at: float, limits: DeckLimits
    ) -> None:
        """An empty deck; ``DeckLimitReached`` if that is one too many."""

    async def add_cards(
        self,
        guild_id: int,
        deck_id: str,
        cards: Sequence[NewCard],
        by: int,
        at: float,
        limits: DeckLimits,
    ) -> tuple[int, ...]:
        """Add all of these cards or none; their numbers.

        ``DeckLimitReached`` and ``PictureBlocked`` if they may not be. A picture that the deck
        has already is not added again.
        """

    async def name_deck(self, guild_id: int, deck_id: str, name: str) -> None:
        """Call a deck by another name."""

    async def describe_card(self, guild_id: int, deck_id: str, number: int, text: CardText) -> None:
        """Replace what is said about a card."""

    async def remove_card(self, guild_id: int, deck_id: str, number: int, at: float) -> None:
        """Remove a card."""

    async def remove_deck(self, guild_id: int, deck_id: str, at: float) -> None:
        """Remove a deck with all its cards."""

    async def report_card(
        self, guild_id: int, deck_id: str, number: int, by: int, at: float
    ) -> None:
        """Hide a card from new games until somebody decides; the first report counts."""

    async def clear_report(self, guild_id: int, deck_id: str, number: int) -> None:
        """Let new games have a card again."""

    async def uploads_of(self, user_id: int) -> tuple[Upload, ...]:
        """The cards that a person added anywhere, oldest first."""

    async def erase_person_uploads(self, user_id: int, at: float) -> int:
        """Remove every card that a person added, and their name from decks and reports."""

    async def block_picture(self, digest: str, at: float) -> int:
        """Let no server use a picture, by the hash of what is kept or of what was uploaded.

        Cards that show it are deleted at once, also from games that are going on; how many.
        """

    async def blocked(self, digests: Collection[str]) -> frozenset[str]:
        """Those among these hashes that are blocked."""

    async def sweep_decks(self) -> frozenset[str]:
        """Delete for good what was removed and no live game uses; the pictures that are left."""

    async def local_pictures(self, digests: Collection[str], folder: Path) -> Path:
        """The folder on this machine in which these pictures lie as ``<digest>.webp``.

        A store that keeps them elsewhere puts copies into ``folder``; others name their own.
        """

    async def read_picture(self, digest: str) -> bytes | None:
        """A picture's bytes; None for one that is not kept."""


class People(Protocol):
    """Everything about one person."""

    async def kept_about(self, user_id: int) -> PersonalData:
        """What is kept about somebody, decks aside (``uploads_of``); ``UnreadableGame``."""

    async def erase_person(self, user_id: int) -> int:
        """Take somebody out of everything but decks; of how many games.

        In games they go by a name that says nothing, another one in each. Live games must stand
        still meanwhile.
        """


class Statistics(Protocol):
    """What the games of a server add up to.

    A game that is over is counted by ``count_games``, once; whoever asks for anything else sees
    what was counted so far.
    """

    async def count_games(self, most: int, guild_id: int | None = None) -> int:
        """Count at most so many games that are over and were not counted; how many it did."""

    async def forget_counts(self) -> None:
        """Let every game be counted anew."""

    async def standings(
        self, guild_id: int, since: float, rules: str | None = None
    ) -> tuple[Standing, ...]:
        """Everybody who played a game that was over since then, most points first."""

    async def record_of(self, guild_id: int, player: PlayerId) -> PlayerRecord:
        """What one person has played in one server."""

    async def best_stories(self, guild_id: int, most: int) -> tuple[PastStory, ...]:
        """The stories of a server with the most votes."""


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

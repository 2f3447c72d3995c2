"""What the rest of the bot may ask of the store, by concern, for every kind of database.

Values go in and come out: no JSON, no SQL, no files. Each method is one transaction. Every method
can raise ``StoreError``; the docstrings name what else it raises. ``tests/store/contract`` says
the same in tests, which every implementation has to pass.
"""

from collections.abc import Collection, Iterable, Mapping, Sequence
from contextlib import AbstractAsyncContextManager
from pathlib import Path
from typing import Protocol

from bot.preferences import Notices, PersonSettings, ServerSettings
from bot.rules.audience import Crowd
from bot.rules.daily import DailyResult, DailySchedule, DailyStory, Streak
from bot.rules.ids import CardId, PlayerId, Slot
from bot.rules.statistics import PastStory, PlayerRecord, Standing
from bot.store.people import PersonalData
from bot.store.stored import (
    Blocked,
    CardText,
    DeckLimits,
    GameId,
    GameToShow,
    JournalEntry,
    NewCard,
    PersonalCounts,
    Place,
    PostedMessage,
    ServerDeck,
    StoredGame,
    Timer,
    Upload,
)


class Games(Protocol):
    """Stores the games, and where they are played."""

    async def create(
        self, stored: StoredGame, entry: JournalEntry, *, interaction: int | None = None
    ) -> None:
        """Store a new game; raise ``ChannelBusy`` if its channel has a live one."""

    async def load(self, game_id: GameId) -> StoredGame:
        """Return the game as last saved; raise ``UnknownGame`` or ``UnreadableGame``."""

    async def load_for(
        self, game_id: GameId, player: PlayerId | None
    ) -> tuple[StoredGame, PersonSettings | None]:
        """Return the game and this player's settings in one query; None for no player."""

    async def save(
        self,
        before: StoredGame,
        after: StoredGame,
        entry: JournalEntry,
        *,
        interaction: int | None = None,
    ) -> None:
        """Replace ``before`` with ``after``; raise ``StaleRevision`` if the game has changed.

        Game, journal entry, timer and interaction are kept together or not at all.
        """

    def turn(self, game_id: GameId) -> AbstractAsyncContextManager[None]:
        """After a ``StaleRevision``, take turns with other writers of this game.

        This keeps a slow writer from starving. It is advisory: the revision check still decides.
        """

    async def find_live(self, channel_id: int) -> GameId | None:
        """Return the live game of this channel or thread, or None."""

    async def find_last(self, channel_id: int) -> GameId | None:
        """Return the live game of this channel or thread, else the one opened last, or None."""

    async def cards_seen(self, place: Place, games: int) -> tuple[tuple[CardId, ...], ...]:
        """Return the cards that were on the table in the last games here, the latest game first.

        Only finished games with a scored round count. Threads opened for games count as the channel
        that they were opened from.
        """

    async def live_games(self, guild_id: int | None = None) -> tuple[GameId, ...]:
        """Return all live games, or those of one server, oldest first."""

    async def live_by_rules(self) -> dict[str, int]:
        """Return how many live games each rule set has."""

    async def live_games_of(self, player: PlayerId) -> tuple[GameId, ...]:
        """Return the live games in which this player sits or waits for a seat, oldest first."""

    async def seated(self) -> tuple[tuple[GameId, int, PlayerId], ...]:
        """Return everyone who sits or waits in a live game that is not paused.

        Each entry is a game, its server and the player.
        """

    async def idle_games(self, before: float) -> tuple[GameId, ...]:
        """Return live games in which no person has done anything since this time."""

    async def paused_games(self, before: float) -> tuple[GameId, ...]:
        """Return live games that were paused before this time."""

    async def set_paused(
        self, game_id: GameId, paused: str | None, at: float, timer: Timer | None = None
    ) -> None:
        """Pause a game for this reason and stop its timer; with None resume it with ``timer``."""

    async def set_aside(self, game_id: GameId) -> None:
        """Free the channel of a game that cannot be read; its stored data is kept."""

    async def move_game(self, game_id: GameId, channel_id: int) -> None:
        """Move a game to another channel; raise ``ChannelBusy`` if a game is live there."""


class Journal(Protocol):
    """Stores journals, and which presses were played."""

    async def journal(self, game_id: GameId) -> tuple[JournalEntry, ...]:
        """Return everything that was played, in order; nothing for a pruned game."""

    async def knows_interaction(self, interaction: int) -> bool:
        """Return whether this press was played already."""


class Timers(Protocol):
    """Stores the timers of phases."""

    async def set_timer(self, game_id: GameId, revision: int, timer: Timer | None) -> bool:
        """Change the timer of a game; return False if it is no longer at this revision."""

    async def set_timers(self, changes: Mapping[GameId, tuple[int, Timer]]) -> frozenset[GameId]:
        """Change many timers, each as ``set_timer`` would; return the games that were changed."""

    async def next_wake(self, after: float | None = None) -> float | None:
        """Return the earliest moment after ``after`` at which a timer is due, or None."""

    async def due(self, now: float) -> tuple[GameId, ...]:
        """Return games whose timer is due, most overdue first."""

    async def timers(self) -> dict[GameId, tuple[int, Timer]]:
        """Return every running timer with the revision of its game."""


class ShownGames(Protocol):
    """Stores what the screens show of each game."""

    async def load_to_show(self, game_id: GameId) -> GameToShow:
        """Return all that a redraw needs; raise ``UnknownGame`` or ``UnreadableGame``."""

    async def games_to_redraw(self) -> tuple[GameId, ...]:
        """Return games, finished ones included, whose newest revision is not shown yet."""

    async def mark_for_redraw(self, game_id: GameId) -> None:
        """Note that the screens may be outdated, until this or a newer revision is shown."""

    async def save_messages(
        self,
        game_id: GameId,
        put: Iterable[PostedMessage],
        drop: Iterable[int],
        shown: int | None,
    ) -> None:
        """Save and delete messages after a redraw, and the revision that is completely shown.

        A message that was saved before is replaced. An older revision than the one stored is
        ignored.
        """

    async def messages(self, game_id: GameId) -> tuple[PostedMessage, ...]:
        """Return the messages of a game, oldest first."""

    async def note_closed_dms(self, game_id: GameId, player: PlayerId) -> None:
        """Remember that this player cannot be sent DMs in this game."""

    async def forget_closed_dms(self, player: PlayerId) -> None:
        """Allow DMs to this player to be tried again in every game."""

    async def closed_dms(self, game_id: GameId) -> frozenset[PlayerId]:
        """Return the players who cannot be sent DMs in this game."""


class Audience(Protocol):
    """Stores the guesses of spectators, which are no part of any game."""

    async def put_guess(self, stored: StoredGame, user_id: int, slots: Iterable[Slot]) -> None:
        """Store a spectator's guess in the current vote, replacing an earlier one.

        Raise ``StaleRevision`` if the game has changed, because its vote may be over.
        """

    async def audience(self, game_id: GameId) -> dict[int, Crowd]:
        """Return by round what spectators guessed in votes that are over; nothing of an open vote.

        The move that ends a vote also deletes who guessed what.
        """

    async def forget_guesses(self, user_id: int) -> None:
        """Delete a person's guesses in open votes."""


class Upkeep(Protocol):
    """Deletes what housekeeping no longer keeps."""

    async def renew_stamps(self, before: float, at: float) -> None:
        """Set every timestamp of housekeeping that is older than ``before`` to ``at``."""

    async def forget_interactions(self, before: float, most: int) -> int:
        """Delete at most ``most`` of the presses played before this time; return how many."""

    async def prune(self, finished_before: float, most: int) -> int:
        """Delete the details of at most ``most`` games finished before this time; return how many.

        Their stories stay: players, clues, cards, owners, votes, points and dates. Journals,
        records of their messages and notes of closed DMs go.
        """

    async def give_back_space(self) -> bool:
        """Return some freed space to the file system; return whether there is more."""

    async def erase_guild(self, guild_id: int) -> None:
        """Delete everything about a server: its games, its settings and its decks."""


class Choices(Protocol):
    """Stores the settings of servers and people."""

    async def server(self, guild_id: int) -> ServerSettings:
        """Return a server's settings, or the defaults."""

    async def put_server(self, settings: ServerSettings) -> None:
        """Store a server's settings."""

    async def person(self, user_id: int) -> PersonSettings:
        """Return a person's settings, or the defaults."""

    async def end_tips(self, players: Collection[PlayerId]) -> None:
        """Turn tips off for players who have finished a game before; leave the others unchanged."""

    async def put_person(self, settings: PersonSettings) -> None:
        """Store a person's settings.

        Turning statistics off deletes everything counted about them; turning them on again has
        their games counted again.
        """


class NoticesKept(Protocol):
    """Stores what people want to be told of, by server."""

    async def notices(self, guild_id: int, user_id: int) -> Notices:
        """Return what a person wants to be told of in a server, or the defaults."""

    async def put_notices(self, notices: Notices) -> None:
        """Store what a person wants to be told of in a server."""

    async def told_of_lobbies(self, guild_id: int) -> tuple[PersonSettings, ...]:
        """Return the settings of everyone who wants to be told of this server's lobbies."""


class Clues(Protocol):
    """Stores the clues given in a server by people and computer players."""

    async def clues_told(self, guild_id: int) -> frozenset[str]:
        """Return every clue ever given in a server, including those of abandoned rounds."""


class Guilds(Protocol):
    """Remembers servers that removed the bot, and those in which it has introduced itself."""

    async def note_guild_left(self, guild_id: int, at: float) -> None:
        """Note when the bot was removed from a server; an earlier note is kept."""

    async def note_guild_joined(self, guild_id: int) -> None:
        """Forget that the bot was removed from this server."""

    async def guilds_left(self, before: float) -> tuple[int, ...]:
        """Return servers that removed the bot before this time and have not invited it again."""

    async def note_welcome(self, guild_id: int, at: float, unless_since: float) -> bool:
        """Note that the bot introduces itself at this time.

        Return False, and note nothing, if it has done so after ``unless_since``.
        """

    async def forget_welcomes(self, before: float) -> None:
        """Forget the servers in which the bot introduced itself before this time."""

    async def guilds_kept(self) -> frozenset[int]:
        """Return the servers that anything is stored about."""


class ServerDecks(Protocol):
    """Stores the decks that servers make, and each of their pictures once, by its hash.

    What makers remove is not dealt to new games. It is deleted once no game in progress uses its
    deck. What is erased or blocked is deleted at once, and games go on with placeholders. Methods
    that name a deck or a card raise ``UnknownDeck`` if this server has no such.
    """

    async def server_decks(self, guild_id: int) -> tuple[ServerDeck, ...]:
        """Return a server's decks, oldest first, with what is still stored of removed ones."""

    async def create_deck(
        self, deck_id: str, guild_id: int, name: str, by: int, at: float, limits: DeckLimits
    ) -> None:
        """Add an empty deck; raise ``DeckLimitReached`` if the server has too many.

        Idempotent: creating the same deck again changes nothing.
        """

    async def add_cards(
        self,
        guild_id: int,
        deck_id: str,
        cards: Sequence[NewCard],
        by: int,
        at: float,
        limits: DeckLimits,
    ) -> tuple[int, ...]:
        """Add all of these cards or none; return their numbers.

        Raise ``DeckLimitReached`` or ``PictureBlocked``. A picture that the deck has already is not
        added again.
        """

    async def name_deck(self, guild_id: int, deck_id: str, name: str) -> None:
        """Rename a deck."""

    async def describe_card(self, guild_id: int, deck_id: str, number: int, text: CardText) -> None:
        """Replace a card's title, descriptions and keywords."""

    async def remove_card(self, guild_id: int, deck_id: str, number: int, at: float) -> None:
        """Remove a card."""

    async def remove_deck(self, guild_id: int, deck_id: str, at: float) -> None:
        """Remove a deck with all its cards."""

    async def report_card(
        self, guild_id: int, deck_id: str, number: int, by: int, at: float
    ) -> None:
        """Hide a card from new games until a moderator decides; only the first report is stored."""

    async def clear_report(self, guild_id: int, deck_id: str, number: int) -> None:
        """Delete a card's report, so that new games may use it again."""

    async def erase_person_uploads(self, user_id: int) -> int:
        """Delete every card that a person added, and their id from decks and reports.

        Return how many cards were deleted.
        """

    async def block_picture(self, digest: str, at: float) -> Blocked:
        """Block a picture for all servers and delete the cards that show it.

        Return what was deleted. ``digest`` is the hash of the stored picture or of the uploaded
        file.
        """

    async def blocked(self, digests: Collection[str]) -> frozenset[str]:
        """Return those of these hashes that are blocked."""

    async def sweep_decks(self) -> frozenset[str]:
        """Delete what was removed and no live game uses; return the pictures that are left."""

    def picture_folder(self, copies: Path) -> Path:
        """Return the local folder that has the pictures as ``<digest>.webp``.

        It is the store's own, or ``copies`` if the store keeps its pictures elsewhere.
        """

    async def copy_pictures(self, digests: Collection[str], copies: Path) -> None:
        """Make sure that these pictures exist in ``copies``, if the store reads from there."""

    async def read_picture(self, digest: str) -> bytes | None:
        """Return a picture's bytes, or None if it is not stored."""


class People(Protocol):
    """Reads and erases everything about one person."""

    async def counts_about(self, user_id: int) -> PersonalCounts:
        """Return how much is stored about a person."""

    async def kept_about(self, user_id: int) -> PersonalData:
        """Return everything that is stored about a person, read game by game."""

    async def uploads_of(self, user_id: int) -> tuple[Upload, ...]:
        """Return the cards that a person added anywhere, oldest first."""

    async def erase_person(self, user_id: int) -> int:
        """Erase a person from everything but decks; return from how many games.

        In each game a different random alias replaces them. Live games must not be played
        meanwhile. It runs several transactions: repeat it if it fails.
        """


class Statistics(Protocol):
    """Stores what the games of a server add up to.

    ``count_games`` counts a finished game once; all other methods read what was counted so far.
    """

    async def count_games(self, most: int, guild_id: int | None = None) -> int:
        """Count at most ``most`` finished games that were not counted yet; return how many."""

    async def forget_counts(self) -> None:
        """Delete all counts, so that every game is counted again."""

    async def standings(
        self, guild_id: int, since: float, rules: Collection[str] = (), *, apart: bool = False
    ) -> tuple[Standing, ...]:
        """Return everyone who finished a game since then, most points first.

        ``rules`` limits the games to these rule sets, if any are named. ``apart`` selects the games
        that are counted separately, because their points are won in another way.
        """

    async def record_of(self, guild_id: int, player: PlayerId) -> PlayerRecord:
        """Return what one person has played in one server."""

    async def story_places(self, guild_id: int) -> frozenset[Place]:
        """Return the places in which the stories of a server were played."""

    async def best_stories(
        self, guild_id: int, channels: Collection[int], most: int
    ) -> tuple[PastStory, ...]:
        """Return the rounds played in these channels that got the most stars, then the most votes.

        A round without a star is among them only if some players found its card and some did not.
        """


class Stars(Protocol):
    """Stores which clue of a finished game each person starred."""

    async def put_star(self, game_id: GameId, user_id: int, place: int) -> None:
        """Star the clue of the round at this place of the history, and no other of that game.

        Raise ``UnknownGame`` if there is no finished game with this id.
        """

    async def stars(self, game_id: GameId) -> dict[int, int]:
        """Return how many stars the clues of a game have, by their place in the history."""


class Daily(Protocol):
    """Stores daily clues: when channels get them, what they show, guesses and streaks."""

    async def daily(self, channel_id: int) -> DailySchedule | None:
        """Return a channel's schedule; None if the daily clue was never turned on there."""

    async def put_daily(self, schedule: DailySchedule) -> None:
        """Store a channel's schedule, and keep its open daily clue open until the next one."""

    async def daily_due(self, now: float) -> tuple[DailySchedule, ...]:
        """Return the schedules that are due, or planned so far ahead that a clock was wrong."""

    async def postpone_daily(
        self, before: DailySchedule, next_at: float, idle_since: float | None = None
    ) -> None:
        """Plan the next daily clue for later, unless the schedule has changed.

        ``idle_since`` notes since when the channel refuses the bot; an earlier note is kept.
        """

    async def turn_daily(
        self, before: DailySchedule, now: float, next_at: float | None, story: DailyStory | None
    ) -> bool:
        """Answer a channel's open daily clue, count streaks and open ``story``, in one transaction.

        Drop a daily clue that was never posted, instead of answering it. With None for ``next_at``
        plan no more.
        Return False, and change nothing, if the schedule has changed.
        """

    async def daily_story(self, story_id: str) -> DailyStory | None:
        """Return a daily clue; None if it was dropped or forgotten."""

    async def open_dailies(self, channel_id: int | None = None) -> tuple[DailyStory, ...]:
        """Return the daily clues that accept guesses: all, or only that of one channel."""

    async def dailies_to_show(self) -> tuple[DailyStory, ...]:
        """Return daily clues to be posted, and those that are over but whose message is outdated.

        The newest come first.
        """

    async def note_daily_posted(self, story_id: str, message_id: int) -> None:
        """Note the message that shows a daily clue, and that its channel accepts messages."""

    async def note_daily_closed(self, story_id: str) -> None:
        """Note that a daily clue's message shows that it is over."""

    async def drop_daily(self, story_id: str) -> None:
        """Delete a daily clue that could not be posted."""

    async def withdraw_daily(self, story_id: str) -> None:
        """Delete an open daily clue's text, cards and guesses; streaks stay as they are."""

    async def put_daily_guess(self, story_id: str, user_id: int, slot: int) -> bool:
        """Store a person's guess, replacing an earlier one; return False if it is too late."""

    async def daily_guess(self, story_id: str, user_id: int) -> int | None:
        """Return a person's own guess, or None."""

    async def daily_result(self, story_id: str) -> DailyResult:
        """Return how many guessed at a daily clue and who found the card; empty while it is open.

        Streaks are as of now, so ask for the clue that was answered last.
        """

    async def daily_streak(self, channel_id: int, user_id: int) -> Streak:
        """Return a person's streak in a channel."""

    async def stories_to_tell(
        self, guild_id: int, channel_id: int
    ) -> tuple[tuple[GameId, int, Place], ...]:
        """Return good stories of a server that this channel was not shown lately.

        Each is a game, its round's place in the history, and where it was played. As in all
        statistics, storytellers who were erased or want no statistics are left out.
        """

    async def daily_clues(self, channel_id: int) -> frozenset[str]:
        """Return the clues that a channel was told lately."""

    async def forget_dailies(self, idle_before: float, told_before: float) -> None:
        """Delete schedules that are idle for longer, with their streaks, and older stories."""


class GameStore(
    Games,
    Journal,
    Timers,
    ShownGames,
    Choices,
    NoticesKept,
    Clues,
    Audience,
    Guilds,
    ServerDecks,
    People,
    Statistics,
    Stars,
    Daily,
    Upkeep,
    Protocol,
):
    """Everything that the bot stores."""

    async def close(self) -> None:
        """Finish running work and close the database."""

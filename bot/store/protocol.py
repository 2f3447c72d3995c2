"""The interface of the store, one protocol per concern, the same for every kind of database.

Methods take and return values, neither JSON nor SQL. Unless its docstring says otherwise, a method
is one transaction. Every method can raise ``StoreError``; the docstrings name what else is raised.
The tests in ``tests/store/contract`` check all this for every implementation.
"""

from collections.abc import Collection, Iterable, Mapping, Sequence
from contextlib import AbstractAsyncContextManager
from pathlib import Path
from typing import Protocol

from bot.preferences import Notices, PersonSettings, ServerSettings
from bot.rules.daily import DailyResult, DailySchedule, DailyStory, Streak
from bot.rules.ids import CardId, PlayerId, Slot
from bot.rules.statistics import PastStory, PlayerRecord, Standing
from bot.rules.views import Crowd
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
        """Store a new game with its first journal entry.

        Raise ``ChannelBusy`` if its channel has a live game, ``InteractionRepeated`` if the press
        was played before.
        """

    async def load(self, game_id: GameId) -> StoredGame:
        """Return the game as last saved; raise ``UnknownGame`` or ``UnreadableGame``."""

    async def load_for(
        self, game_id: GameId, player: PlayerId | None
    ) -> tuple[StoredGame, PersonSettings | None]:
        """Return the game and this player's settings; these are None if it is not a person.

        Raise ``UnknownGame`` or ``UnreadableGame``.
        """

    async def save(
        self,
        before: StoredGame,
        after: StoredGame,
        entry: JournalEntry,
        *,
        interaction: int | None = None,
    ) -> None:
        """Replace ``before`` with ``after``; raise ``StaleRevision`` if the game has changed.

        Game, journal entry, timer and interaction are saved together or not at all. Raise
        ``InteractionRepeated`` if the press was played before.
        """

    def turn(self, game_id: GameId) -> AbstractAsyncContextManager[None]:
        """Hold this game's turn inside the block, to retry after a ``StaleRevision``.

        Writers get the turn in the order in which they ask, so that none starves. It is advisory:
        ``save`` still checks the revision.
        """

    async def find_live(self, channel_id: int) -> GameId | None:
        """Return the live game of this channel or thread; None if there is none."""

    async def find_last(self, channel_id: int) -> GameId | None:
        """Return this channel's live game, or the one opened last; None if there never was one."""

    async def cards_seen(self, place: Place, games: int) -> tuple[tuple[CardId, ...], ...]:
        """Return the cards that were on the table in a channel's last games, latest game first.

        There is one tuple per game, at most ``games`` of them. Only finished games with a scored
        round count. Threads opened for games count as the channel that they were opened from.
        """

    async def live_games(self, guild_id: int | None = None) -> tuple[GameId, ...]:
        """Return all live games, or those of one server, oldest first."""

    async def live_by_rules(self) -> dict[str, int]:
        """Return the number of live games by rule set."""

    async def live_games_of(self, player: PlayerId) -> tuple[GameId, ...]:
        """Return the live games in which this player has or waits for a seat, oldest first."""

    async def seated(self) -> tuple[tuple[GameId, int, PlayerId], ...]:
        """Return everyone who has a seat, or waits for one, in a live game that is not paused.

        Each entry is a game, its server and the player.
        """

    async def idle_games(self, before: float) -> tuple[GameId, ...]:
        """Return live games in which no person has done anything since this time."""

    async def paused_games(self, before: float) -> tuple[GameId, ...]:
        """Return live games that were paused before this time."""

    async def set_paused(
        self, game_id: GameId, paused: str | None, at: float, timer: Timer | None = None
    ) -> None:
        """Pause a game for the reason ``paused``; if that is None, resume it with ``timer``."""

    async def set_aside(self, game_id: GameId) -> None:
        """Free the channel of a game that cannot be read; its stored data is kept."""

    async def move_game(self, game_id: GameId, channel_id: int) -> None:
        """Move a game to another channel; raise ``ChannelBusy`` if a game is live there."""


class Journal(Protocol):
    """Stores journals, and which presses were played."""

    async def journal(self, game_id: GameId) -> tuple[JournalEntry, ...]:
        """Return a game's journal in order, empty if the game was pruned.

        Raise ``UnreadableGame`` if an entry cannot be decoded.
        """

    async def knows_interaction(self, interaction: int) -> bool:
        """Return whether a command from this press has already been played."""


class Timers(Protocol):
    """Stores the timers of phases."""

    async def set_timer(self, game_id: GameId, revision: int, timer: Timer | None) -> bool:
        """Replace a game's timer; return False if the game is no longer at this revision."""

    async def set_timers(self, changes: Mapping[GameId, tuple[int, Timer]]) -> frozenset[GameId]:
        """Replace many timers, each as ``set_timer`` would; return the games that were changed."""

    async def next_wake(self, after: float | None = None) -> float | None:
        """Return the earliest time after ``after`` at which a timer is due; None if none is."""

    async def due(self, now: float) -> tuple[GameId, ...]:
        """Return games whose timer is due, most overdue first."""

    async def timers(self) -> dict[GameId, tuple[int, Timer]]:
        """Return every running timer by game, with the game's revision."""


class ShownGames(Protocol):
    """Stores what the screens show of each game."""

    async def load_to_show(self, game_id: GameId) -> GameToShow:
        """Return what a redraw of a game needs; several queries read it, so it is not a snapshot.

        Raise ``UnknownGame`` or ``UnreadableGame``.
        """

    async def games_to_redraw(self) -> tuple[GameId, ...]:
        """Return games, finished ones included, whose newest revision is not shown yet.

        Paused games and games of servers that removed the bot are left out.
        """

    async def mark_for_redraw(self, game_id: GameId) -> None:
        """Mark a game as not shown yet, so that its messages are drawn again."""

    async def expect_strays(self, game_id: GameId) -> None:
        """Report that a process which no longer leads this game may have sent something for it.

        The game's ``shown`` becomes negative, so that the process that leads it looks for unknown
        messages and redraws all others.
        """

    async def save_messages(
        self,
        game_id: GameId,
        put: Iterable[PostedMessage],
        drop: Iterable[int],
        shown: int | None,
        shown_before: int = 0,
    ) -> None:
        """Store the records in ``put``, and delete those of the message ids in ``drop``.

        A message that was saved before is replaced. ``shown`` is the revision that is now
        completely shown, or None. It is ignored if a newer one is stored, or if strays were
        reported since the redraw began; ``shown_before`` is the value stored at that time.
        """

    async def messages(self, game_id: GameId) -> tuple[PostedMessage, ...]:
        """Return the messages of a game, oldest first."""

    async def note_closed_dms(self, game_id: GameId, player: PlayerId) -> None:
        """Remember that this player cannot be sent DMs in this game."""

    async def forget_closed_dms(self, player: PlayerId) -> None:
        """Forget that this player cannot be sent DMs, so that every game tries again."""

    async def closed_dms(self, game_id: GameId) -> frozenset[PlayerId]:
        """Return the players who cannot be sent DMs in this game."""


class Audience(Protocol):
    """Stores the guesses of spectators, which are not part of any game."""

    async def put_guess(self, stored: StoredGame, user_id: int, slots: Iterable[Slot]) -> None:
        """Store a spectator's guess in the current vote, replacing an earlier one.

        Raise ``StaleRevision`` if the game has changed, because its vote may be over.
        """

    async def audience(self, game_id: GameId) -> dict[int, Crowd]:
        """Return the spectators' guesses by round, only for votes that are over.

        The move that ends a vote makes its guesses anonymous.
        """

    async def forget_guesses(self, user_id: int) -> None:
        """Delete a person's guesses in open votes."""


class Upkeep(Protocol):
    """Deletes data that is no longer needed."""

    async def renew_stamps(self, before: float, at: float) -> None:
        """Set the timestamps that housekeeping uses to ``at`` if they are before ``before``.

        Such times were written while the machine's clock was not set, so the true age is unknown.
        """

    async def forget_interactions(self, before: float, most: int) -> int:
        """Delete the records of at most ``most`` presses from before this time; return how many."""

    async def prune(self, finished_before: float, most: int) -> int:
        """Delete the details of at most ``most`` games finished before this time; return how many.

        Players, clues, cards and who played them, votes, points and dates are kept. Journals,
        records of messages, spectators' guesses and notes of closed DMs are deleted.
        """

    async def give_back_space(self) -> bool:
        """Give some freed space back to the file system; return whether there is more to give."""

    async def erase_guild(self, guild_id: int) -> None:
        """Delete a server's games, settings, decks, clues, daily clues and notices.

        The note of when the bot introduced itself there stays until ``forget_welcomes``.
        """


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
    """Stores what people want to be notified about in each server."""

    async def notices(self, guild_id: int, user_id: int) -> Notices:
        """Return what a person wants to be notified about in a server, or the defaults."""

    async def put_notices(self, notices: Notices) -> None:
        """Store what a person wants to be notified about in a server."""

    async def told_of_lobbies(self, guild_id: int) -> tuple[PersonSettings, ...]:
        """Return the settings of everyone who wants to be notified about this server's lobbies."""


class Clues(Protocol):
    """Reads the clues that people and computer players have given in a server."""

    async def clues_told(self, guild_id: int) -> frozenset[str]:
        """Return every clue given in a server, abandoned rounds included.

        Clues that mention people are left out, because they are not stored here.
        """


class Guilds(Protocol):
    """Remembers servers that removed the bot, and those in which it has introduced itself."""

    async def note_guild_left(self, guild_id: int, at: float) -> None:
        """Note when the bot was removed from a server; an earlier note is kept."""

    async def note_guild_joined(self, guild_id: int) -> None:
        """Forget that the bot was removed from this server."""

    async def guilds_left(self, before: float) -> tuple[int, ...]:
        """Return servers that removed the bot before this time and have not invited it again."""

    async def note_welcome(self, guild_id: int, at: float, unless_since: float) -> bool:
        """Note that the bot introduces itself in a server at this time; return True.

        Return False, and note nothing, if it has done so there since ``unless_since``.
        """

    async def forget_welcomes(self, before: float) -> None:
        """Forget the servers in which the bot introduced itself before this time."""

    async def guilds_kept(self) -> frozenset[int]:
        """Return all servers of which ``erase_guild`` would delete something."""


class ServerDecks(Protocol):
    """Stores the decks that servers make, and each of their pictures once, by its hash.

    Removed decks and cards are not dealt to new games; they are deleted once no live game uses
    their deck. Erased and blocked cards are deleted at once, and live games go on with
    placeholders. Methods that take a deck or a card raise ``UnknownDeck`` if this server does not
    have it.
    """

    async def server_decks(self, guild_id: int) -> tuple[ServerDeck, ...]:
        """Return a server's decks, oldest first, including removed ones that are still stored."""

    async def create_deck(
        self, deck_id: str, guild_id: int, name: str, by: int, at: float, limits: DeckLimits
    ) -> None:
        """Add an empty deck; raise ``DeckLimitReached`` if the server already has the most allowed.

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

        Raise ``DeckLimitReached`` or ``PictureBlocked``. If the deck already has a card with the
        same picture, its number is returned, and it is restored if it was removed.
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
        """Delete every card that a person added, and remove their id from decks and reports.

        Return how many cards were deleted.
        """

    async def block_picture(self, digest: str, at: float) -> Blocked:
        """Block a picture for all servers and delete the cards that show it.

        Return what was deleted. ``digest`` is the hash of the stored picture or of the uploaded
        file.
        """

    async def blocked(self, digests: Collection[str]) -> frozenset[str]:
        """Return which of these hashes are blocked."""

    async def sweep_decks(self) -> frozenset[str]:
        """Delete removed cards and decks that no live game uses.

        Return the hashes of all pictures that are left.
        """

    def picture_folder(self, copies: Path) -> Path:
        """Return the local folder that has the pictures as ``<digest>.webp``.

        It is the store's own, or ``copies`` if the store keeps its pictures elsewhere.
        """

    async def copy_pictures(self, digests: Collection[str], copies: Path) -> None:
        """Copy these pictures to ``copies``, if ``picture_folder`` returns that folder."""

    async def read_picture(self, digest: str) -> bytes | None:
        """Return a picture's bytes, or None if it is not stored."""


class People(Protocol):
    """Reads and erases everything about one person."""

    async def counts_about(self, user_id: int) -> PersonalCounts:
        """Return how much is stored about a person.

        There is one query for each kind of data, so the counts are not a snapshot.
        """

    async def kept_about(self, user_id: int) -> PersonalData:
        """Return everything stored about a person; this takes several queries for each game."""

    async def uploads_of(self, user_id: int) -> tuple[Upload, ...]:
        """Return the cards that a person added anywhere, oldest first."""

    async def erase_person(self, user_id: int) -> int:
        """Erase a person from everything except decks; return how many games named them.

        A random alias replaces their id, a different one in each game. The caller keeps this
        process from playing any game until this returns. This runs several transactions, so repeat
        it if it fails.
        """


class Statistics(Protocol):
    """Stores the statistics of each server's games.

    ``count_games`` adds each finished game once. Methods that read see the games counted so far.
    """

    async def count_games(self, most: int, guild_id: int | None = None) -> int:
        """Count at most ``most`` finished games that were not counted yet; return how many.

        ``guild_id`` limits this to the games of one server.
        """

    async def forget_counts(self) -> None:
        """Delete all counts, so that every game is counted again."""

    async def standings(
        self, guild_id: int, since: float, rules: Collection[str] = (), *, apart: bool = False
    ) -> tuple[Standing, ...]:
        """Return everyone who finished a game at or after ``since``, most points first.

        ``rules`` limits the games to these rule sets, unless it is empty. ``apart`` selects the
        games that are counted separately, because they score points in another way.
        """

    async def record_of(self, guild_id: int, player: PlayerId) -> PlayerRecord:
        """Return the statistics of one person in one server."""

    async def story_places(self, guild_id: int) -> frozenset[Place]:
        """Return the places in which a server's counted rounds were played."""

    async def best_stories(
        self, guild_id: int, channels: Collection[int], most: int
    ) -> tuple[PastStory, ...]:
        """Return the rounds played in these channels that got the most stars, then the most votes.

        A round without a star is included only if some players, but not all, found the
        storyteller's card.
        """


class Stars(Protocol):
    """Stores which clue of a finished game each person starred."""

    async def put_star(self, game_id: GameId, user_id: int, place: int) -> None:
        """Give a person's one star in a game to the clue of the round at ``place`` in the history.

        Raise ``UnknownGame`` if there is no finished game with this id.
        """

    async def stars(self, game_id: GameId) -> dict[int, int]:
        """Return the stars of a game's clues by their round's index in the history, from 0."""


class Daily(Protocol):
    """Stores daily clues: when channels get them, what they show, guesses and streaks."""

    async def daily(self, channel_id: int) -> DailySchedule | None:
        """Return a channel's schedule; None if the daily clue was never turned on there."""

    async def put_daily(self, schedule: DailySchedule) -> None:
        """Store a channel's schedule; its open daily clue stays open until the next one is due."""

    async def daily_due(self, now: float) -> tuple[DailySchedule, ...]:
        """Return schedules that are due, or so far ahead that a wrong clock must have set them."""

    async def postpone_daily(
        self, before: DailySchedule, next_at: float, idle_since: float | None = None
    ) -> None:
        """Set the time of the next daily clue, unless it has changed since ``before`` was loaded.

        ``idle_since`` notes since when the channel has refused the bot; an earlier note is kept.
        """

    async def turn_daily(
        self, before: DailySchedule, now: float, next_at: float | None, story: DailyStory | None
    ) -> bool:
        """End a channel's open daily clue, count streaks and open ``story``, in one transaction.

        A daily clue that was never posted is deleted. None for ``next_at`` turns the channel's
        daily clues off; None for ``story`` opens none. Return False, and change nothing, if the
        time of the next daily clue has changed since ``before`` was loaded.
        """

    async def daily_story(self, story_id: str) -> DailyStory | None:
        """Return a daily clue; None if it was deleted."""

    async def open_dailies(self, channel_id: int | None = None) -> tuple[DailyStory, ...]:
        """Return the daily clues that accept guesses, in one channel or in all."""

    async def dailies_to_show(self) -> tuple[DailyStory, ...]:
        """Return daily clues to be posted, and ended ones whose message still shows them as open.

        The newest come first.
        """

    async def note_daily_posted(self, story_id: str, message_id: int) -> None:
        """Note the message that shows a daily clue, and that its channel accepts messages."""

    async def note_daily_closed(self, story_id: str) -> None:
        """Note that the message of a daily clue now shows that it has ended."""

    async def drop_daily(self, story_id: str) -> None:
        """Delete a daily clue that could not be posted; do nothing if it was posted."""

    async def withdraw_daily(self, story_id: str) -> None:
        """Withdraw an open daily clue: delete its text, cards and guesses, but keep streaks."""

    async def put_daily_guess(self, story_id: str, user_id: int, slot: int) -> bool:
        """Store a person's guess, replacing an earlier one; return False if the clue has ended."""

    async def daily_guess(self, story_id: str, user_id: int) -> int | None:
        """Return the slot that a person guessed; None if they have not guessed."""

    async def daily_result(self, story_id: str) -> DailyResult:
        """Return how many people guessed and who found the card; empty while the clue is open.

        It contains current streaks, so ask only for the daily clue that ended last.
        """

    async def daily_streak(self, channel_id: int, user_id: int) -> Streak:
        """Return a person's streak in a channel, 0 days if they have none."""

    async def stories_to_tell(
        self, guild_id: int, channel_id: int
    ) -> tuple[tuple[GameId, int, Place], ...]:
        """Return past rounds that make good daily clues and that this channel was not shown lately.

        Each is a game, the round's place in its history, and where it was played. As in all
        statistics, storytellers who were erased or turned statistics off are left out.
        """

    async def daily_clues(self, channel_id: int) -> frozenset[str]:
        """Return the texts of a channel's daily clues that are still stored."""

    async def forget_dailies(self, idle_before: float, told_before: float) -> None:
        """Delete old schedules with their streaks, and old daily clues.

        These are schedules idle since before ``idle_before``, and ended daily clues opened before
        ``told_before``.
        """


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
    """The whole store: all protocols above in one."""

    async def close(self) -> None:
        """Finish running work and close the database."""

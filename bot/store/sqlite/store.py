"""The store in one SQLite file, put together from the tables of each concern."""

from collections.abc import Sequence
from pathlib import Path

from bot.store.sqlite.audience import AudienceRows
from bot.store.sqlite.choices import ChoiceRows, GuildRows
from bot.store.sqlite.clues import ClueRows
from bot.store.sqlite.database import Connect, Database
from bot.store.sqlite.decks import DeckRows
from bot.store.sqlite.games import GameRows
from bot.store.sqlite.journal import JournalRows
from bot.store.sqlite.messages import MessageRows
from bot.store.sqlite.opening import PRAGMAS, connect
from bot.store.sqlite.people import PeopleRows
from bot.store.sqlite.statistics import StatisticsRows
from bot.store.sqlite.timers import TimerRows
from bot.store.sqlite.upkeep import UpkeepRows


class SqliteStore(
    GameRows,
    JournalRows,
    TimerRows,
    MessageRows,
    ChoiceRows,
    ClueRows,
    AudienceRows,
    GuildRows,
    DeckRows,
    PeopleRows,
    StatisticsRows,
    UpkeepRows,
):
    """A ``GameStore`` for one process."""

    @classmethod
    async def open(
        cls, path: Path, *, connect: Connect = connect, pragmas: Sequence[str] = PRAGMAS
    ) -> "SqliteStore":
        """Open or create the database; ``CannotOpen`` names the file and what to do."""
        return cls(await Database.open(path, connect=connect, pragmas=pragmas))

    async def close(self) -> None:
        await self._database.close()

"""The store in one PostgreSQL, put together from the tables of each concern."""

from bot.store.address import PostgresAddress
from bot.store.postgres import database
from bot.store.postgres.audience import AudienceRows
from bot.store.postgres.choices import ChoiceRows, GuildRows
from bot.store.postgres.clues import ClueRows
from bot.store.postgres.database import Database, Patience
from bot.store.postgres.decks import DeckRows
from bot.store.postgres.games import GameRows
from bot.store.postgres.journal import JournalRows
from bot.store.postgres.messages import MessageRows
from bot.store.postgres.people import PeopleRows
from bot.store.postgres.statistics import StatisticsRows
from bot.store.postgres.timers import TimerRows
from bot.store.postgres.upkeep import UpkeepRows


class PostgresStore(
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
    """A ``GameStore`` for any number of processes."""

    @classmethod
    async def open(
        cls, address: PostgresAddress, *, patience: Patience | None = None
    ) -> "PostgresStore":
        """Connect and bring the tables up to date; ``CannotOpen`` says what to do."""
        return cls(await Database.open(address, patience or database.PATIENCE))

    @property
    def database(self) -> Database:
        """The connections, for whoever keeps something besides games there."""
        return self._database

    async def close(self) -> None:
        await self._database.close()

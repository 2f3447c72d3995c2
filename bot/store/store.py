"""The store, composed of one class per concern; the same for every kind of database.

Methods take and return values, neither JSON nor SQL. Unless its docstring says otherwise, a method
is one transaction. Every method can raise ``StoreError``; the docstrings name what else is raised.
The tests in ``tests/store/contract`` check all this for both databases.
"""

from bot.store.audience import AudienceRows, StarRows
from bot.store.choices import ChoiceRows, GuildRows, NoticeRows
from bot.store.daily import DailyRows
from bot.store.database import Database
from bot.store.decks import DeckRows, PictureStore
from bot.store.games import GameRows
from bot.store.journal import ClueRows, JournalRows
from bot.store.messages import MessageRows
from bot.store.people import PeopleRows
from bot.store.statistics import StatisticsRows
from bot.store.timers import TimerRows
from bot.store.upkeep import UpkeepRows


class GameStore(
    GameRows,
    JournalRows,
    TimerRows,
    MessageRows,
    ChoiceRows,
    NoticeRows,
    ClueRows,
    AudienceRows,
    GuildRows,
    DeckRows,
    PeopleRows,
    StatisticsRows,
    StarRows,
    DailyRows,
    UpkeepRows,
):
    """The whole store: every concern in one database."""

    def __init__(self, database: Database, pictures: PictureStore) -> None:
        DeckRows.__init__(self, database, pictures)

    async def close(self) -> None:
        """Finish running work and close the database."""
        await self._database.close()

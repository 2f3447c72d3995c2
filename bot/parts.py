"""The one place where the parts of a bot are created and connected: store → service → screens.

Parts live as long as the client that they are created for. Nothing is opened, started or closed
here.
"""

import discord

from bot.decks import Deck, Shelf
from bot.gateway.emojis import OwnEmojis
from bot.gateway.messages import Messages
from bot.gateway.people import Avatars, Membership, Names
from bot.gateway.permissions import Readers
from bot.gateway.requests import Requests
from bot.play.alarms import Alarms
from bot.play.company import Company
from bot.play.daily import DailyClues
from bot.play.housekeeping import Erasing, Housekeeping
from bot.play.service import GameService
from bot.play.tutorial import Tutorials
from bot.rules.ids import CardId
from bot.runtime import Runtime
from bot.screens.board import GamesOnScreen
from bot.screens.calls import ChannelCalls
from bot.screens.daily import DailyPosts, DailyScreen
from bot.screens.delivery import Backlog, HandDelivery
from bot.screens.files import MessageFiles
from bot.screens.messages import GameMessages
from bot.screens.pauses import PausedGames
from bot.screens.presenter import Presenter
from bot.screens.private import ClosedDms, Hands, PrivateAnswers
from bot.screens.public import Channel, PublicAnswers, PublicScreen, Threads
from bot.screens.redraw import Drawing, SavedStates, Screens
from bot.screens.scheduler import Scheduler
from bot.screens.temporary import TemporaryAnswers
from bot.server_decks.drafts import Drafts
from bot.server_decks.making import DeckMaking
from bot.server_decks.sandboxes import Sandboxes
from bot.server_decks.shelves import ServerShelves
from bot.settings import Settings
from bot.store import DeckLimits, GameStore
from bot.text import Signs, library
from bot.times import DAY
from bot.ui.wanted_pictures import Looks


class Parts:
    """Creates and holds the parts that a client and its cogs use, each built from earlier ones."""

    def __init__(
        self, client: discord.Client, runtime: Runtime, store: GameStore, requests: Requests
    ) -> None:
        shelf, settings = runtime.shelf, runtime.settings
        clock, tempo = runtime.clock, runtime.tempo
        self.clock = clock
        self.store = store
        self.shelf = shelf
        self.requests = requests
        signs = Signs()
        self.library = library().written_with(signs)
        self.emojis = OwnEmojis(client, requests, signs)

        # Games.
        self.service = GameService(store, clock, lambda ids: _cards_of(shelf, ids), runtime.delays)
        self.alarms = Alarms(self.service, store, clock)
        company = Company(self.service, store, shelf.chosen)
        self.alarms.let_move(company.move)
        self.tutorials = Tutorials(lambda: _decks_to_learn_with(shelf), clock)

        # Decks that servers make.
        shelves = ServerShelves(shelf, store, settings.folder / "pictures" / "servers")
        self.making = DeckMaking(
            store,
            shelves,
            runtime.pictures,
            Sandboxes(),
            Drafts(settings.folder / "uploads"),
            clock,
            _deck_limits(settings),
        )

        # People and what is kept about them.
        self.erasing = Erasing(self.service, store, self.making)
        self.housekeeping = Housekeeping(
            self.service, store, self.erasing, clock, settings.keep_finished_days * DAY
        )
        self.membership = Membership(client, self.service, store, requests)
        self.avatars = Avatars(hurried=lambda: requests.behind)
        self.names = Names(client, requests)

        # Screens.
        looks = Looks(self.avatars.of, self.names.of)
        self.presenter = Presenter(client, store, self.library, shelf, shelves)
        self.files = MessageFiles(
            runtime.pictures, shelves, looks, self.names.learn, requests.uplink
        )
        gateway = Messages(client, requests, clock, tempo.dms_again)
        clues = DailyClues(store, clock)
        posts = DailyPosts(clues, store, self.presenter, self.files, gateway, clock)
        self.daily = DailyScreen(client, clues, store, shelf, self.presenter, posts, clock)
        self.pauses = PausedGames(client, self.service, store, clock)
        self.games = GamesOnScreen(store)
        messages = GameMessages(gateway, self.presenter, self.files, clock)
        self.closed_dms = ClosedDms(self.games, self.presenter, gateway, store, clock)
        self.hands = Hands(
            messages, gateway.dms, self.presenter, requests, self.closed_dms, clock, tempo
        )
        self.threads = Threads(self.games, messages, gateway, clock)
        calls = ChannelCalls(messages, requests, clock, store, Readers(client))
        channel = Channel(messages, calls, requests, clock, tempo)
        public = PublicScreen(channel, calls, self.threads, self.pauses)
        scheduler = Scheduler(self.games, tempo)
        backlog = Backlog(self.games, requests, scheduler)
        delivery = HandDelivery(
            self.games, self.hands, self.closed_dms, self.alarms, scheduler, backlog, tempo
        )
        self.public_answers = PublicAnswers(
            self.games, messages, gateway, self.presenter, self.files, clock
        )
        self.private_answers = PrivateAnswers(self.games, messages, gateway, self.files, requests)
        self.temporary = TemporaryAnswers(self.games, self.private_answers, gateway)
        states = SavedStates(self.games, store, self.presenter, requests)
        drawing = Drawing(states, public, delivery, self.temporary, scheduler, requests)
        self.screens = Screens(self.games, store, scheduler, drawing, delivery, requests)


def _deck_limits(settings: Settings) -> DeckLimits:
    return DeckLimits(
        settings.decks_per_server,
        settings.cards_per_server,
        settings.deck_mb_per_server,
        settings.deck_mb_total,
    )


def _decks_to_learn_with(shelf: Shelf) -> list[tuple[Deck, ...]]:
    """Return the decks to try for a tutorial, in order: the default ones mixed, then each alone.

    From a mix, a hand can be dealt that has no card for which computer players know a clue.
    """
    return [shelf.chosen(()), *((deck,) for deck in shelf.decks.values())]


def _cards_of(shelf: Shelf, decks: tuple[str, ...]) -> tuple[CardId, ...]:
    """Return the cards of the given decks that exist; if none does, those of the default decks."""
    return tuple(map(CardId, shelf.cards_of(decks)))

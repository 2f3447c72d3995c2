"""The one place where the parts are put together: store → service → screens.

What is here lasts as long as the client that it is made for; nothing is opened, started or closed
here. Does no work itself.
"""

from dataclasses import dataclass
from pathlib import Path

import discord

from bot.decks import Shelf
from bot.gateway.faces import Faces
from bot.gateway.messages import Messages
from bot.gateway.requests import Requests
from bot.imaging.on_demand import PicturesOnDemand
from bot.play.alarms import Alarms
from bot.play.company import Company
from bot.play.housekeeping import Housekeeping
from bot.play.service import GameService
from bot.play.timers import DAY, Moments
from bot.rules.ids import CardId
from bot.screens.channel import Channel
from bot.screens.closed_dms import ClosedDms
from bot.screens.game import GamesOnScreen
from bot.screens.hand_answers import HandAnswers
from bot.screens.hands import Hands
from bot.screens.keeper import Keeper
from bot.screens.pauses import PausedGames
from bot.screens.private_answers import PrivateAnswers
from bot.screens.readers import Readers
from bot.screens.redraw import Screens
from bot.screens.table_links import TableLinks
from bot.screens.tempo import Tempo
from bot.screens.threads import Threads
from bot.server_decks.drafts import Drafts
from bot.server_decks.making import DeckMaking
from bot.server_decks.shelves import ServerShelves
from bot.server_decks.workers import Workers
from bot.settings import Settings
from bot.store import Clock, DeckLimits, GameStore
from bot.text import Library, library


@dataclass(frozen=True, slots=True)
class Means:
    """What there is before the parts, and what they are made with."""

    store: GameStore
    shelf: Shelf
    pictures: PicturesOnDemand
    settings: Settings
    clock: Clock
    requests: Requests
    tempo: Tempo
    moments: Moments


@dataclass(frozen=True, slots=True)
class Parts:
    """What the client and its cogs reach for."""

    store: GameStore
    shelf: Shelf
    library: Library
    service: GameService
    alarms: Alarms
    housekeeping: Housekeeping
    requests: Requests
    faces: Faces
    readers: Readers
    making: DeckMaking
    pauses: PausedGames
    games: GamesOnScreen
    private_answers: PrivateAnswers
    closed_dms: ClosedDms
    hand_answers: HandAnswers
    hands: Hands
    threads: Threads
    screens: Screens


def put_together(client: discord.Client, means: Means) -> Parts:
    """From the store to the screens; ``client`` is how they reach Discord."""
    store, shelf, clock, requests = means.store, means.shelf, means.clock, means.requests
    service = GameService(store, clock, lambda ids: _cards_of(shelf, ids), means.moments)
    alarms = Alarms(service, store, clock)
    alarms.let_move(Company(service, store, lambda ids: _folders_of(shelf, ids)).move)
    faces = Faces(hurried=lambda: requests.behind)
    shelves = ServerShelves(shelf, store, means.settings.folder / "pictures" / "servers")
    readers = Readers(client, store, library(), shelf, shelves, means.pictures, faces.of)
    messages = Messages(client, requests, clock)
    pauses = PausedGames(client, service, store, clock)
    games = GamesOnScreen(store)
    keeper = Keeper(messages, readers, clock)
    closed_dms = ClosedDms(games, readers, messages, store, clock)
    sending = (games, keeper, readers, messages, requests)
    answers = PrivateAnswers(*sending)
    tables = TableLinks(games, messages)
    hands = Hands(*sending[1:], closed_dms, tables, clock, means.tempo)
    threads = Threads(games, keeper, readers, messages, clock)
    shown = (Channel(*sending, clock, means.tempo), hands, threads, pauses)
    return Parts(
        store=store,
        shelf=shelf,
        library=readers.library,
        service=service,
        alarms=alarms,
        housekeeping=_housekeeping(means, service),
        requests=requests,
        faces=faces,
        readers=readers,
        making=_making(means, shelves),
        pauses=pauses,
        games=games,
        private_answers=answers,
        closed_dms=closed_dms,
        hand_answers=HandAnswers(games, keeper, tables, answers),
        hands=hands,
        threads=threads,
        screens=Screens(games, store, readers, *shown, alarms, requests, means.tempo),
    )


def _housekeeping(means: Means, service: GameService) -> Housekeeping:
    keep_finished = means.settings.keep_finished_days * DAY
    return Housekeeping(service, means.store, means.clock, keep_finished)


def _making(means: Means, shelves: ServerShelves) -> DeckMaking:
    settings = means.settings
    limits = DeckLimits(
        settings.decks_per_server, settings.cards_per_server, settings.deck_mb_per_server
    )
    drafts = Drafts(settings.folder / "uploads")
    return DeckMaking(means.store, shelves, means.pictures, Workers(), drafts, means.clock, limits)


def _cards_of(shelf: Shelf, decks: tuple[str, ...]) -> tuple[CardId, ...]:
    """The cards of these decks; of our own where none was chosen or none is there."""
    return tuple(map(CardId, shelf.cards_of(decks)))


def _folders_of(shelf: Shelf, decks: tuple[str, ...]) -> tuple[Path, ...]:
    """Where these decks lie; those of servers have no words that a computer could learn."""
    return tuple(deck.path for deck in shelf.chosen(decks) if deck.id in shelf.decks)

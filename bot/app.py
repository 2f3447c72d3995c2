"""The one place where everything is put together: settings → store → service → screens → client.

Started in nested ``async with``, so that all is let go of in the right order. Does no work itself.
"""

import asyncio
import gc
import logging
import signal
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import discord

from bot.decks import Shelf, deck_folders
from bot.gateway.client import DixitBot
from bot.gateway.clock import DiscordClock
from bot.gateway.connection import PATIENCE
from bot.gateway.endpoint import point_discord_at
from bot.gateway.faces import Faces
from bot.gateway.hearing import Hearing
from bot.gateway.messages import Messages
from bot.gateway.requests import Requests
from bot.gateway.traffic import Traffic
from bot.host.hosted import hosted
from bot.imaging.on_demand import PicturesOnDemand
from bot.play import timers
from bot.play.alarms import Alarms
from bot.play.company import Company
from bot.play.housekeeping import Housekeeping
from bot.play.service import GameService
from bot.play.timers import DAY, HOUR, Moments
from bot.rules.ids import CardId
from bot.screens.channel import Channel
from bot.screens.closed_dms import ClosedDms
from bot.screens.game import GamesOnScreen
from bot.screens.hands import Hands
from bot.screens.keeper import Keeper
from bot.screens.pauses import PausedGames
from bot.screens.private_answers import PrivateAnswers
from bot.screens.readers import Readers
from bot.screens.redraw import Screens
from bot.screens.tempo import UNHURRIED, Tempo
from bot.screens.threads import Threads
from bot.server_decks.drafts import Drafts
from bot.server_decks.making import DeckMaking
from bot.server_decks.shelves import ServerShelves
from bot.server_decks.workers import Workers
from bot.settings import Settings
from bot.store import Clock, DeckLimits, GameStore, PostgresAddress, open_store
from bot.store.choosing import driver_for
from bot.text import Library, library

log = logging.getLogger(__name__)


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
    hands: Hands
    threads: Threads
    screens: Screens


def put_together(
    client: discord.Client,
    store: GameStore,
    shelf: Shelf,
    pictures: PicturesOnDemand,
    *,
    folder: Path,
    deck_limits: DeckLimits,
    clock: Clock,
    requests: Requests,
    tempo: Tempo,
    moments: Moments,
    keep_finished: float,
) -> Parts:
    """From the store to the screens; ``client`` is how they reach Discord."""
    service = GameService(store, clock, lambda ids: _cards_of(shelf, ids), moments)
    alarms = Alarms(service, store, clock)
    alarms.let_move(Company(service, store, lambda ids: _folders_of(shelf, ids)).move)
    faces = Faces(client)
    shelves = ServerShelves(shelf, store, folder / "pictures" / "servers")
    readers = Readers(client, store, library(), shelf, shelves, pictures, faces.of)
    messages = Messages(client, requests, clock)
    pauses = PausedGames(client, service, store, clock)
    games = GamesOnScreen(store)
    keeper = Keeper(messages, readers, clock)
    closed_dms = ClosedDms(games, readers, messages, store, clock)
    sending = (games, keeper, readers, messages, requests)
    answers = PrivateAnswers(*sending)
    hands = Hands(*sending, closed_dms, answers, clock)
    channel = Channel(*sending, clock, tempo)
    threads = Threads(games, keeper, readers, messages, clock)
    return Parts(
        store=store,
        shelf=shelf,
        library=readers.library,
        service=service,
        alarms=alarms,
        housekeeping=Housekeeping(service, store, clock, keep_finished),
        requests=requests,
        faces=faces,
        readers=readers,
        making=DeckMaking(
            store,
            shelves,
            pictures,
            Workers(),
            Drafts(folder / "uploads"),
            clock,
            deck_limits,
        ),
        pauses=pauses,
        games=games,
        private_answers=answers,
        closed_dms=closed_dms,
        hands=hands,
        threads=threads,
        screens=Screens(
            games, store, readers, channel, hands, threads, pauses, alarms, requests, tempo
        ),
    )


def discords_clock(traffic: Traffic) -> DiscordClock:
    """A clock that is set by the answers that come in."""
    clock = DiscordClock()
    traffic.trace.on_request_end.append(clock.on_answer)
    return clock


def open_shelf(settings: Settings) -> Shelf:
    """All decks; what is wrong with them stands in the log."""
    # Not in a thread: nobody waits yet, and there the C library's allocator makes it much slower.
    shelf = Shelf.below(*deck_folders(settings.decks_dir))
    for problem in shelf.problems:
        log.warning("left out: %s", problem)
    return shelf


def deck_limits(settings: Settings) -> DeckLimits:
    """How much of its own a server may have."""
    return DeckLimits(
        settings.decks_per_server, settings.cards_per_server, settings.deck_mb_per_server
    )


def _cards_of(shelf: Shelf, decks: tuple[str, ...]) -> tuple[CardId, ...]:
    """The cards of these decks; of our own where none was chosen."""
    return tuple(map(CardId, shelf.cards_of(decks or shelf.deck_ids[:1])))


def _folders_of(shelf: Shelf, decks: tuple[str, ...]) -> tuple[Path, ...]:
    """Where these decks lie, of those that are there."""
    wanted = decks or shelf.deck_ids[:1]
    return tuple(shelf.decks[deck].path for deck in wanted if deck in shelf.decks)


@asynccontextmanager
async def assembled(
    settings: Settings,
    *,
    tempo: Tempo = UNHURRIED,
    moments: Moments = timers.UNHURRIED,
    clock: Clock | None = None,
    requests: Requests | None = None,
    patience: float = PATIENCE,
    **options: Any,
) -> AsyncIterator[DixitBot]:
    """The bot with everything it needs, ready to log in; all is let go of in the right order."""
    traffic = Traffic()
    clock = clock or discords_clock(traffic)
    point_discord_at(settings.api_base, settings.gateway_url)
    shelf = open_shelf(settings)
    store = await open_store(settings.database)
    try:
        folder = settings.folder
        async with (
            PicturesOnDemand(shelf, folder / "pictures", settings.picture_cache_mb) as pictures,
            DixitBot(
                lambda client: put_together(
                    client,
                    store,
                    shelf,
                    pictures,
                    folder=folder,
                    deck_limits=deck_limits(settings),
                    clock=clock,
                    requests=requests or Requests(),
                    tempo=tempo,
                    moments=moments,
                    keep_finished=settings.keep_finished_days * DAY,
                ),
                patience=patience,
                traffic=traffic,
                shard_count=settings.shards,
                **options,
            ) as bot,
            preparing(bot.online, pictures, shelf, bot.making.sweep),
        ):
            yield bot
    finally:
        await store.close()


@asynccontextmanager
async def preparing(
    online: asyncio.Event,
    pictures: PicturesOnDemand,
    shelf: Shelf,
    sweep: Callable[[], Awaitable[None]],
) -> AsyncIterator[None]:
    """Make the decks ready meanwhile, and tidy up those of servers."""
    task = asyncio.create_task(_prepare(online, pictures, shelf, sweep), name="decks")
    try:
        yield
    finally:
        task.cancel()
        with suppress(asyncio.CancelledError):
            await task


async def _prepare(
    online: asyncio.Event,
    pictures: PicturesOnDemand,
    shelf: Shelf,
    sweep: Callable[[], Awaitable[None]],
) -> None:
    """Make the tiles of every deck ready in the background, once per version of a deck."""
    await online.wait()  # people come first
    made = await pictures.ready()
    for deck in shelf.decks.values():
        try:
            await made.prepare(deck)
        except OSError:
            log.exception("deck %s could not be prepared; its pictures are made as needed", deck.id)
    while True:
        try:
            await sweep()
        except Exception:
            log.exception("what was removed from servers' decks is swept away later")
        await asyncio.sleep(HOUR)


async def run_bot(settings: Settings, *, tempo: Tempo = UNHURRIED, **options: Any) -> None:
    """Assemble the bot and run it; with PostgreSQL it is one of any number of processes."""
    if isinstance(settings.database, PostgresAddress):
        driver_for(settings.database)
        from bot.workers.assembly import run_worker

        await run_worker(settings, tempo=tempo, **options)
        return
    async with (
        assembled(settings, tempo=tempo, **options) as bot,
        hosted(lambda: [bot], settings, bot.online) as hearing,
    ):
        await serve(bot, settings.token, hearing)


async def serve(bot: DixitBot, token: str, hearing: Hearing) -> None:
    """Stay online until a signal comes.

    ``TurnedAway`` if Discord does not want us, ``DeafGateway`` if it tells us nothing any more.
    """
    gc.freeze()  # what was made at the start lives to the end: presses need not wait for its count
    gc.enable()
    running = asyncio.create_task(bot.start(token))
    listening = asyncio.create_task(hearing.until_deaf(), name="hearing")
    listening.add_done_callback(lambda _: running.cancel())
    loop = asyncio.get_running_loop()
    with suppress(NotImplementedError):  # Windows has no signal handlers: Ctrl+C interrupts
        for name in (signal.SIGINT, signal.SIGTERM):
            loop.add_signal_handler(name, running.cancel)
    try:
        with suppress(asyncio.CancelledError):
            await running
    finally:
        ended = listening.done()
        listening.cancel()
    if ended:
        await listening

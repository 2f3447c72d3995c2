"""Starts and ends together the services that a host has configured around a running bot."""

import asyncio
import logging
from collections.abc import AsyncIterator, Mapping
from contextlib import AsyncExitStack, asynccontextmanager
from datetime import timedelta
from pathlib import Path

from bot.gateway.connection import Heartbeats
from bot.host.backups import Backups
from bot.host.health import Bots, Health, Lag, Question
from bot.host.process import fleeting_host, warning
from bot.host.supervisor import Supervisor
from bot.runtime import in_background
from bot.settings import Settings

log = logging.getLogger(__name__)

NOTHING_MORE: Mapping[str, Question] = {}


@asynccontextmanager
async def hosted(
    bots: Bots,
    settings: Settings,
    online: asyncio.Event,
    questions: Mapping[str, Question] = NOTHING_MORE,
) -> AsyncIterator[Heartbeats]:
    """Run backups, health endpoint and supervisor notices inside the block; yield the heartbeats.

    The caller sets ``online`` when the bot is ready for the first time. ``questions`` are added to
    the health endpoint's own.
    """
    heartbeats = Heartbeats(bots)
    async with AsyncExitStack() as stack:
        await stack.enter_async_context(Supervisor(online))
        if (host := fleeting_host()) and isinstance(settings.database, Path):
            log.warning(warning(host))
        if settings.backup_dir is not None and isinstance(settings.database, Path):
            every = timedelta(hours=settings.backup_hours)
            keep = settings.keep_backups
            backups = Backups(settings.database, settings.backup_dir, every=every, keep=keep)
            await stack.enter_async_context(in_background(backups.go_on(), "backups"))
        if settings.health_port is not None:
            # Imported here: a bot without the endpoint needs neither a web server nor its memory.
            from bot.host.endpoint import can_measure, health_endpoint

            lag = Lag()
            await stack.enter_async_context(in_background(lag.measure(), "lag"))
            metrics = None
            if can_measure():
                from bot.host.metrics import Metrics

                metrics = Metrics(bots, heartbeats, lag)
            health = Health(bots, heartbeats, lag)
            for name, question in questions.items():
                health.ask(name, question)
            await stack.enter_async_context(
                health_endpoint(settings.health_host, settings.health_port, health, metrics)
            )
        yield heartbeats

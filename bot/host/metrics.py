"""The bot's own counts in the words of Prometheus, made when somebody asks for them.

The rooms count in plain numbers whether anybody looks or not; nothing is measured here. Labels
are verbs, rule sets and kinds of requests, never anybody's id.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from prometheus_client import CollectorRegistry, ProcessCollector, generate_latest
from prometheus_client.core import (
    CounterMetricFamily,
    GaugeMetricFamily,
    HistogramMetricFamily,
    Metric,
)
from prometheus_client.exposition import CONTENT_TYPE_LATEST
from prometheus_client.registry import Collector

from bot.gateway.answers import BOUNDS
from bot.gateway.client import DixitBot
from bot.gateway.hearing import Hearing
from bot.host.lag import Lag
from bot.rules.events import Event
from bot.store import GameId


class Metrics(Collector):
    """Reads a bot's counts."""

    kind = CONTENT_TYPE_LATEST

    def __init__(self, bot: DixitBot, hearing: Hearing, lag: Lag) -> None:
        self._bot = bot
        self._hearing = hearing
        self._lag = lag
        self._commits = 0
        self._live: Mapping[str, int] = {}
        bot.service.listen(self._on_commit)
        self._registry = CollectorRegistry(auto_describe=False)
        self._registry.register(self)
        ProcessCollector(registry=self._registry)

    async def _on_commit(self, _: GameId, __: tuple[Event, ...]) -> None:
        self._commits += 1

    async def text(self) -> bytes:
        """Everything, as it is now."""
        self._live = await self._bot.store.live_by_rules()
        return generate_latest(self._registry)

    def collect(self) -> Iterator[Metric]:
        """For the library: one family after the other."""
        bot = self._bot
        yield _counts(
            "dixit_presses", "Presses and commands", ("verb", "outcome"), bot.answers.counts
        )
        yield self._seconds_to_answer()
        yield CounterMetricFamily(
            "dixit_commits", "Changes of games that were saved", value=self._commits
        )
        yield _gauges("dixit_live_games", "Games that are going on", "rules", self._live)
        yield _counts("dixit_redraws", "Redraws of a game", ("outcome",), bot.screens.redraws)
        yield _counts(
            "dixit_requests", "Requests to Discord", ("bucket", "status"), bot.traffic.counts
        )
        yield _counts("dixit_alarms", "Alarms, in time or late", ("when",), bot.alarms.rung)
        yield from self._pictures()
        yield GaugeMetricFamily(
            "dixit_loop_lag_seconds", "How late the event loop was", value=self._lag.last
        )
        ages = {str(shard): age for shard, age in self._hearing.ages().items()}
        yield _gauges(
            "dixit_gateway_age_seconds", "Since the gateway was last heard", "shard", ages
        )

    def _seconds_to_answer(self) -> Metric:
        answers = self._bot.answers
        so_far, buckets = 0, []
        for bound, count in zip((*map(str, BOUNDS), "+Inf"), answers.within, strict=True):
            so_far += count
            buckets.append((bound, float(so_far)))
        family = HistogramMetricFamily("dixit_answer_seconds", "From a press to its answer")
        family.add_metric((), buckets, answers.seconds)
        return family

    def _pictures(self) -> Iterator[Metric]:
        made = self._bot.readers.pictures.made
        lookups, kept = (made.lookups, made.kept_bytes) if made else ({}, 0)
        yield _counts("dixit_picture_cache", "Pictures looked up", ("outcome",), lookups)
        yield GaugeMetricFamily("dixit_picture_cache_bytes", "Pictures kept", value=kept)


def _counts(
    name: str,
    meaning: str,
    labels: Sequence[str],
    counts: Mapping[Any, int],
) -> Metric:
    family = CounterMetricFamily(name, meaning, labels=labels)
    for key, count in sorted(counts.items()):
        family.add_metric(key if isinstance(key, tuple) else (key,), count)
    return family


def _gauges(name: str, meaning: str, label: str, values: Mapping[str, float]) -> Metric:
    family = GaugeMetricFamily(name, meaning, labels=[label])
    for key, value in sorted(values.items()):
        family.add_metric((key,), value)
    return family

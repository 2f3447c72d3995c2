"""Exports the bot's counters to Prometheus on request.

Nothing is counted here: the bot's parts keep plain counters in any case. Labels are verbs, rule
sets and kinds of requests, never ids.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
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

from bot.gateway.connection import Heartbeats
from bot.gateway.presses import BOUNDS
from bot.host.health import Bots, Lag
from bot.store import StoreError


class Metrics(Collector):
    """Collects the counters of this process's bots for Prometheus."""

    kind = CONTENT_TYPE_LATEST

    def __init__(self, bots: Bots, heartbeats: Heartbeats, lag: Lag) -> None:
        self._bots = bots
        self._heartbeats = heartbeats
        self._lag = lag
        self._live: Counter[str] = Counter()
        self._registry = CollectorRegistry(auto_describe=False)
        self._registry.register(self)
        ProcessCollector(registry=self._registry)

    async def text(self) -> bytes:
        """Return all current metrics in Prometheus's text format.

        While the store fails, the live games are those of the last time.
        """
        live: Counter[str] = Counter()
        with suppress(StoreError):
            for bot in self._bots():
                live += Counter(await bot.parts.store.live_by_rules())
            self._live = live
        return generate_latest(self._registry)

    def collect(self) -> Iterator[Metric]:
        """Yield all metric families; the Prometheus library calls this."""
        bots = self._bots()
        presses = _sum(bot.interactions.answers.counts for bot in bots)
        yield _counts("dixit_presses", "Presses and commands", ("verb", "outcome"), presses)
        yield self._seconds_to_answer()
        commits = sum(bot.parts.service.commits for bot in bots)
        yield CounterMetricFamily("dixit_commits", "Changes of games that were saved", commits)
        yield _gauges("dixit_live_games", "Games that are going on", "rules", self._live)
        redraws = _sum(bot.parts.screens.redraws for bot in bots)
        yield _counts("dixit_redraws", "Redraws of a game", ("outcome",), redraws)
        # Bots of one process share traffic and pictures, so count each object once.
        traffic = {id(bot.traffic): bot.traffic for bot in bots}.values()
        requests = _sum(one.counts for one in traffic)
        yield _counts("dixit_requests", "Requests to Discord", ("bucket", "status"), requests)
        alarms = _sum(bot.parts.alarms.rung for bot in bots)
        yield _counts("dixit_alarms", "Alarms, in time or late", ("when",), alarms)
        yield from self._pictures()
        yield GaugeMetricFamily(
            "dixit_loop_lag_seconds", "How late the event loop was", value=self._lag.last
        )
        ages = {str(shard): age for shard, age in self._heartbeats.ages().items()}
        yield _gauges(
            "dixit_gateway_age_seconds", "Since the gateway was last heard", "shard", ages
        )

    def _seconds_to_answer(self) -> Metric:
        answers = [bot.interactions.answers for bot in self._bots()]
        so_far, buckets = 0, []
        for place, bound in enumerate((*map(str, BOUNDS), "+Inf")):
            so_far += sum(one.within[place] for one in answers)
            buckets.append((bound, float(so_far)))
        family = HistogramMetricFamily("dixit_answer_seconds", "From a press to its answer")
        family.add_metric((), buckets, sum(one.seconds for one in answers))
        return family

    def _pictures(self) -> Iterator[Metric]:
        made = {
            id(one): one for bot in self._bots() if (one := bot.parts.files.pictures.made)
        }.values()
        lookups, kept = _sum(one.lookups for one in made), sum(one.kept_bytes for one in made)
        yield _counts("dixit_picture_cache", "Pictures looked up", ("outcome",), lookups)
        yield GaugeMetricFamily("dixit_picture_cache_bytes", "Pictures kept", value=kept)


def _sum(counts: Iterable[Counter[Any]]) -> Counter[Any]:
    return sum(counts, Counter())


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

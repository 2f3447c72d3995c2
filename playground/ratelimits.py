"""Discord's rate limits: per route and channel, and fifty requests a second overall."""

from dataclasses import dataclass
from hashlib import blake2s

from .clock import Clock

PER_ROUTE: dict[tuple[str, str], tuple[int, float]] = {
    ("POST", "/channels/{channel_id}/messages"): (5, 5.0),
    ("PATCH", "/channels/{channel_id}/messages/{message_id}"): (5, 5.0),
    ("DELETE", "/channels/{channel_id}/messages/{message_id}"): (5, 1.0),
    ("POST", "/webhooks/{webhook_id}/{webhook_token}"): (5, 2.0),
}
ORDINARY = (20, 5.0)
OVERALL = (50, 1.0)
MAJOR = ("channel_id", "guild_id", "webhook_id", "webhook_token")


@dataclass(slots=True)
class Bucket:
    """Counts requests up to a limit, and resets after ``seconds``."""

    limit: int
    seconds: float
    used: int = 0
    resets_at: float = 0.0

    def take(self, now: float) -> float:
        """Count a request and return 0, or return how many seconds it must wait."""
        if now >= self.resets_at:
            self.used, self.resets_at = 0, now + self.seconds
        if self.used >= self.limit:
            return self.resets_at - now
        self.used += 1
        return 0.0


@dataclass(frozen=True, slots=True)
class Verdict:
    """The rate limit headers of a response, and how long to wait if the request is refused."""

    headers: dict[str, str]
    retry_after: float = 0.0
    everywhere: bool = False


class RateLimits:
    """Applies the rate limits to requests. Off by default, because most tests should not wait."""

    def __init__(self, clock: Clock, *, on: bool = False) -> None:
        self.on = on
        self._clock = clock
        self.per_route = dict(PER_ROUTE)
        self._buckets: dict[str, Bucket] = {}
        self._overall = Bucket(*OVERALL)

    def judge(self, method: str, template: str, params: dict[str, str]) -> Verdict:
        """Count a request and return its verdict; ``retry_after`` is 0 if it may pass."""
        if not self.on:
            return Verdict({})
        # Answering presses is outside the bot's overall limit.
        answering = template.startswith(("/interactions", "/webhooks"))
        if not answering and (wait := self._overall.take(self._clock.now())):
            return Verdict({"X-RateLimit-Scope": "global"}, wait, everywhere=True)
        return self._judge_route(method, template, params)

    def _judge_route(self, method: str, template: str, params: dict[str, str]) -> Verdict:
        name = blake2s(f"{method} {template}".encode(), digest_size=8).hexdigest()
        key = ":".join([name, *(params.get(one, "") for one in MAJOR)])
        allowance = self.per_route.get((method, template), ORDINARY)
        bucket = self._buckets.setdefault(key, Bucket(*allowance))
        now = self._clock.now()
        wait = bucket.take(now)
        headers = {
            "X-RateLimit-Limit": str(bucket.limit),
            "X-RateLimit-Remaining": str(bucket.limit - bucket.used),
            "X-RateLimit-Reset": f"{bucket.resets_at:.3f}",
            "X-RateLimit-Reset-After": f"{bucket.resets_at - now:.3f}",
            "X-RateLimit-Bucket": name,
        }
        if wait:
            headers["X-RateLimit-Scope"] = "user"
        return Verdict(headers, wait)

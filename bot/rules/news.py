"""News lines for everyone in a game: who left, came back or ran out of time.

They are kept in the game while it waits for the same thing, so that a restart does not lose them.
They are made from events, without any of the events' secrets.
"""

from collections.abc import Mapping
from dataclasses import replace

from bot.rules import commands as do
from bot.rules import events
from bot.rules.duties import waiting_point
from bot.rules.events import Event, PlayerEvent
from bot.rules.model import Game, News, NewsItem, Phase
from bot.rules.progress import Progress

MOST = 4  # lines below a message; older ones give way

_SAID: Mapping[type[Event], News] = {
    events.PlayerLeft: News.LEFT,
    events.PlayerJoined: News.JOINED,
    events.SeatTakenOver: News.JOINED,
    events.PlayerReturned: News.RETURNED,
    events.HostChanged: News.HOST,
    events.PlayerWentAway: News.AWAY,
    events.MoreTimeAsked: News.MORE_TIME,
    events.PauseAsked: News.PAUSE_ASKED,
    events.ResumeAsked: News.RESUME_ASKED,
    events.StoryPassed: News.STORY_PASSED,
}
_MISSED: Mapping[Phase, News] = {
    Phase.STORYTELLING: News.PASSED_OVER,
    Phase.SUBMITTING: News.CARD_CHOSEN,
}
"""The news line for a missed deadline, by phase; a missing vote is shown by the reveal."""


def with_news(before: Game, command: do.Command, progress: Progress) -> Progress:
    """Return the same result, with news lines for its events added to the game."""
    after = progress.game
    if after.phase in (Phase.LOBBY, Phase.FINISHED):
        return progress
    kept = after.news if waiting_point(before) == waiting_point(after) else ()
    fresh = [item for event in progress.events for item in _items(before, command, event)]
    # Beginning a game makes no news.
    news = (*kept, *fresh)[-MOST:] if before.phase is not Phase.LOBBY else ()
    return progress if news == after.news else replace(progress, game=replace(after, news=news))


def _items(before: Game, command: do.Command, event: Event) -> list[NewsItem]:
    if not isinstance(event, PlayerEvent):
        return []
    kind = _SAID.get(type(event))
    if isinstance(event, events.PlayerMissed):
        kind = _MISSED.get(before.phase)
    elif kind is News.LEFT and isinstance(command, do.Kick):
        kind = News.KICKED
    return [NewsItem(kind, event.player)] if kind else []

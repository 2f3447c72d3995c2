"""What all private messages of one redraw have in common: the state in hand, and what can wait.

Sends nothing; says by which way hands reach a player.
"""

from dataclasses import dataclass, field

from bot.play.alarms import Reminder
from bot.rules.ids import PlayerId
from bot.screens.game import GameOnScreen, Shown, StandingMessage
from bot.store import GameToShow, StoredGame
from bot.ui.content import Content
from bot.ui.context import GameContext

BUTTON = "button"


@dataclass(frozen=True, slots=True)
class Delivery:
    """One redraw of the hands of one game."""

    game: GameOnScreen
    found: GameToShow
    context: GameContext
    table_url: str | None
    reminder: Reminder | None
    waits: list[float] = field(default_factory=list)  # seconds for which changes are put off

    @property
    def stored(self) -> StoredGame:
        """The game as it was read."""
        return self.found.stored

    def way_for(self, player: PlayerId) -> str:
        """How hands reach this player: by their own choice, or the server's."""
        return self.found.person(player).hands or self.found.server.hands

    def may_have_sent(self, player: PlayerId) -> bool:
        """Whether a hand may lie in private that nobody wrote down.

        Whoever changed their mind in mid-game is looked for; where nobody is sent any, nobody is.
        """
        chosen = self.found.person(player).hands
        open_to_us = player not in self.game.closed_dms
        return open_to_us and (chosen is not None or self.found.server.hands != BUTTON)

    def puts_off(
        self, message: StandingMessage, content: Content, now: float, patience: float
    ) -> bool:
        """Whether a change that calls nobody waits for a while: often a new hand comes before."""
        unchanged = Shown.of(content, message.shown.step) == message.shown
        if unchanged or self.game.doubtful or not self.stored.live:
            message.stale_since = None
            return False
        if message.stale_since is None or message.stale_since > now:
            message.stale_since = now
        wait = message.stale_since + patience - now
        if wait > 0:
            self.waits.append(wait)
        return wait > 0

"""What one redraw holds in hand, and how a public message looks when it comes.

Sends nothing and keeps nothing.
"""

from dataclasses import dataclass, field

from bot.screens.game import GameOnScreen, StandingMessage
from bot.store import StoredGame
from bot.text import Words
from bot.ui import public
from bot.ui.content import Content
from bot.ui.context import GameContext
from bot.ui.public import MessageKey

LOBBY = MessageKey("lobby", 0)


@dataclass(frozen=True, slots=True)
class Showing:
    """One redraw: the game on screen, the state in hand, and what is derived from it."""

    game: GameOnScreen
    stored: StoredGame
    context: GameContext
    _contents: dict[tuple[MessageKey, bool], Content] = field(default_factory=dict)

    def content(self, words: Words, key: MessageKey, *, newest: bool) -> Content:
        """What a public message shows now; made once, however often it is compared."""
        if (key, newest) not in self._contents:
            made = public.content(words, self.context, key, newest=newest)
            self._contents[key, newest] = made
        return self._contents[key, newest]


def key_of(message: StandingMessage) -> MessageKey:
    """Which of a game's messages this is."""
    return MessageKey(message.kind, message.round)


def opening(words: Words, showing: Showing, key: MessageKey, *, hurried: bool) -> Content:
    """A message as it is posted; in a hurry there is no time for two beats."""
    if hurried:
        return showing.content(words, key, newest=True)
    return public.opening(words, showing.context, key)

"""Which messages a game has in its channel, and what each of them shows.

A round posts at most three: clue, table, reveal. The end posts podium, awards and album. The newest
message of a game shows what is going on and has the buttons; older ones keep their content and lose
their buttons.
"""

from dataclasses import dataclass

from bot.rules.model import Phase
from bot.text import Words
from bot.ui import album, channel, finale, lobby, reveal
from bot.ui.content import PublicContent
from bot.ui.context import GameContext


@dataclass(frozen=True, slots=True)
class MessageKey:
    """Identifies a public message of a game by its kind and round."""

    kind: str
    round: int


AFTER_PODIUM = ("awards", "album")
SHARED = MessageKey("album", 0)
"""The key of an album message that only earlier versions posted."""


def due(context: GameContext) -> tuple[MessageKey, ...]:
    """Return the messages that the current phase needs; the game posts those that are missing.

    Empty while a clue is awaited: then the newest message, of any kind, shows whose turn it is.
    """
    table = context.table
    if table.phase is Phase.LOBBY or table.round == 0:
        return (MessageKey("lobby", 0),)  # one that was closed stays a lobby
    if table.phase is Phase.SUBMITTING:
        return (MessageKey("clue", table.round),)
    if table.phase is Phase.VOTING:
        return (MessageKey("table", table.round),)
    if table.phase is Phase.SCORED:
        return (MessageKey("reveal", table.round),)
    if table.phase is Phase.FINISHED:
        last = (MessageKey("reveal", table.reveal.number),) if table.reveal else ()
        # Below a newer game nothing is posted any more.
        after = AFTER_PODIUM if table.history and not context.superseded else ()
        return (*last, *(MessageKey(kind, table.round) for kind in ("finale", *after)))
    return ()


def posted(context: GameContext) -> tuple[MessageKey, ...]:
    """Return every message that this game may have posted in its channel so far."""
    table = context.table
    rounds = range(1, table.round + 1)
    told = [MessageKey(kind, number) for number in rounds for kind in ("clue", "table")]
    reveals = [MessageKey("reveal", shown.number) for shown in table.history]
    kinds = ("finale", *AFTER_PODIUM) if table.phase is Phase.FINISHED else ()
    over = [SHARED, *(MessageKey(kind, table.round) for kind in kinds)] if kinds else []
    return (MessageKey("lobby", 0), *told, *reveals, *over)


def content(words: Words, context: GameContext, key: MessageKey, *, newest: bool) -> PublicContent:
    """Return what this message shows now; ``newest`` says whether it is the game's newest one."""
    drawn = _own(words, context, key, newest)
    if newest and context.table.phase is Phase.STORYTELLING:
        return drawn.and_then(channel.storytelling(words, context))
    return drawn


def _own(words: Words, context: GameContext, key: MessageKey, newest: bool) -> PublicContent:
    table = context.table
    current = newest and key in due(context)
    if key.kind == "lobby":
        decks = context.list_decks(words.language)
        return lobby.lobby(words, context.game, table, decks, context.plan)
    if key.kind == "finale":
        return finale.finale(words, context)
    if key == SHARED:
        return album.to_keep(words, context)
    if key.kind == "awards":
        return finale.awards(words, context)
    if key.kind == "album":
        return finale.keepsake(words, context)
    if key.kind == "clue":
        if current:
            return channel.clue(words, context)
        return channel.past_clue(words, context, key.round)
    if key.kind == "table":
        if current:
            return channel.table_message(words, context)
        return channel.past_table(words, context, key.round)
    shown = next(shown for shown in table.history if shown.number == key.round)
    return reveal.reveal(words, context, shown)


def opening(words: Words, context: GameContext, key: MessageKey) -> PublicContent:
    """Return what a message shows when it is posted; for a reveal, that is its first beat."""
    return before_points(words, context, key)[0]


def before_points(words: Words, context: GameContext, key: MessageKey) -> tuple[PublicContent, ...]:
    """Return the contents that a new message shows in turn before any points.

    The newest reveal has two. Every other message has one, which is complete.
    """
    if key.kind == "reveal" and context.table.reveal:
        shown = (words, context, context.table.reveal)
        return reveal.first_beat(*shown), reveal.second_beat(*shown)
    return (content(words, context, key, newest=True),)

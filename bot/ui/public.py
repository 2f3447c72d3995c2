"""Which messages a game has in its channel, and what each of them shows.

A round posts at most three: clue, table, reveal. The end posts podium, awards and album. The newest
message of a game shows what is going on and has the buttons; older ones lose their buttons. When a
round is scored, its table turns into the first beat of the reveal. A game in a thread also has
messages in the channel above: a link and the final scores.
"""

from dataclasses import dataclass

from bot.rules.model import Phase
from bot.text import Words
from bot.ui import album, channel, finale, lobby, reveal
from bot.ui.content import Item, PublicContent, picture, rows, text
from bot.ui.context import GameContext
from bot.ui.names import person


@dataclass(frozen=True, slots=True)
class MessageKey:
    """Identifies a public message of a game by its kind and round."""

    kind: str
    round: int


AFTER_PODIUM = ("awards", "album")
SHARED = MessageKey("album", 0)
"""The key of an album message that only earlier versions posted."""


def due(context: GameContext) -> tuple[MessageKey, ...]:
    """Return the messages that the current phase needs; screens post those that are missing.

    Empty while a clue is awaited, because then the newest message, of any kind, shows whose turn it
    is.
    """
    table = context.table
    if table.phase is Phase.LOBBY or table.round == 0:
        return (MessageKey("lobby", 0),)  # even for a lobby that was closed before the game began
    if table.phase is Phase.SUBMITTING:
        return (MessageKey("clue", table.round),)
    if table.phase is Phase.VOTING:
        return (MessageKey("table", table.round),)
    if table.phase is Phase.SCORED:
        return (MessageKey("reveal", table.round),)
    if table.phase is Phase.FINISHED:
        last = (MessageKey("reveal", table.reveal.number),) if table.reveal else ()
        # Nothing more is posted below the messages of a newer game.
        after = AFTER_PODIUM if table.history and not context.superseded else ()
        return (*last, *(MessageKey(kind, table.round) for kind in ("finale", *after)))
    return ()


def posted(context: GameContext) -> tuple[MessageKey, ...]:
    """Return every message that this game may have posted in its channel so far."""
    table = context.table
    rounds = range(1, table.round + 1)
    before_reveals = [MessageKey(kind, number) for number in rounds for kind in ("clue", "table")]
    reveals = [MessageKey("reveal", shown.number) for shown in table.history]
    kinds = ("finale", *AFTER_PODIUM) if table.phase is Phase.FINISHED else ()
    over = [SHARED, *(MessageKey(kind, table.round) for kind in kinds)] if kinds else []
    return (MessageKey("lobby", 0), *before_reveals, *reveals, *over)


def content(words: Words, context: GameContext, key: MessageKey, *, newest: bool) -> PublicContent:
    """Return what a message shows now; ``newest`` says whether it is the game's newest message."""
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
        return album.whole_album(words, context)
    if key.kind == "awards":
        return finale.awards(words, context)
    if key.kind == "album":
        return finale.album_message(words, context)
    if key.kind == "clue":
        if current:
            return channel.clue(words, context)
        return channel.past_clue(words, context, key.round)
    if key.kind == "table":
        if current:
            return channel.table_message(words, context)
        return _past_table(words, context, key.round)
    shown = next(shown for shown in table.history if shown.number == key.round)
    return reveal.reveal(words, context, shown)


def _past_table(words: Words, context: GameContext, number: int) -> PublicContent:
    """Return the first beat of a scored round, or only the clue of a round that was cut short."""
    shown = next((one for one in context.table.history if one.number == number), None)
    if shown is None:
        return channel.past_clue(words, context, number)
    return reveal.first_beat(words, context, shown)


def opening(words: Words, context: GameContext, key: MessageKey) -> PublicContent:
    """Return what a message shows when it is posted.

    The reveal of the round just scored shows its second beat, without points; every other message
    is complete.
    """
    shown = context.table.reveal
    if shown and key == MessageKey("reveal", shown.number):
        return reveal.second_beat(words, context, shown)
    return content(words, context, key, newest=True)


def thread_opening(words: Words) -> PublicContent:
    """Return the message that the channel shows until the game's thread is open."""
    return PublicContent((text(words("thread-opening")),), accent=lobby.ACCENT)


def thread_card(words: Words, context: GameContext) -> PublicContent:
    """Return the message that links to a game's thread: rules, players, *Join* if there is room."""
    table = context.table
    state = {Phase.LOBBY: "lobby", Phase.FINISHED: "over"}.get(table.phase, "playing")
    title = f"### {words(f'rules-{table.rules.key}')}"
    about = {"thread": f"<#{context.channel_id}>", "host": person(words, table, table.host)}
    fan = lobby.fan_of(words, table, context.list_decks(words.language))
    parts: list[Item] = [text(title, words(f"thread-{state}", **about)), picture(fan)]
    if table.phase is not Phase.FINISHED:
        parts += lobby.plan_text(words, table, context.plan)
        parts.append(text(*lobby.players_of(words, table)))
        parts += rows([lobby.join_button(words, context.game, table)] if table.has_room else [])
    return PublicContent(tuple(parts), attachments=(fan,), accent=lobby.ACCENT)


def thread_scores(words: Words, context: GameContext) -> PublicContent:
    """Return the message with the final scores, for the channel above the game's thread."""
    title = f"### {words(f'rules-{context.table.rules.key}')}"
    over = words("thread-standings", thread=f"<#{context.channel_id}>")
    ending = words(f"ending-{context.table.ending}")
    return PublicContent(
        (text(title, over, ending, *finale.score_lines(words, context)),), accent=lobby.ACCENT
    )

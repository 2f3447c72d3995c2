"""Which messages a game has in its channel, and what each of them shows.

A round posts at most three: clue, table, reveal. The newest message of a game carries what is
going on and its buttons; older ones keep their content and lose their buttons.
"""

from dataclasses import dataclass

from bot.rules.model import Phase
from bot.text import Words
from bot.ui import channel, finale, lobby, reveal
from bot.ui.context import Scene
from bot.ui.layout import Sketch
from bot.ui.names import person


@dataclass(frozen=True, slots=True)
class Billing:
    """A public message by what it is for."""

    kind: str
    round: int


def due(scene: Scene) -> tuple[Billing, ...]:
    """The messages that must be there now; while a story is sought, the newest one will do."""
    table = scene.table
    if table.phase is Phase.LOBBY or table.round == 0:
        return (Billing("lobby", 0),)  # one that was closed stays a lobby
    if table.phase is Phase.SUBMITTING:
        return (Billing("clue", table.round),)
    if table.phase is Phase.VOTING:
        return (Billing("table", table.round),)
    if table.phase is Phase.SCORED:
        return (Billing("reveal", table.round),)
    if table.phase is Phase.FINISHED:
        last = (Billing("reveal", table.reveal.number),) if table.reveal else ()
        return (*last, Billing("finale", table.round))
    return ()


def sketch(words: Words, scene: Scene, billing: Billing, *, newest: bool) -> Sketch:
    """What this message shows now."""
    drawn = _own(words, scene, billing, newest)
    if newest and scene.table.phase is Phase.STORYTELLING:
        return drawn.and_then(channel.storytelling(words, scene))
    return drawn


def _own(words: Words, scene: Scene, billing: Billing, newest: bool) -> Sketch:
    table = scene.table
    current = newest and billing in due(scene)
    if billing.kind == "lobby":
        return lobby.lobby(words, scene.game, table, scene.decks)
    if billing.kind == "finale":
        return finale.finale(words, scene)
    if billing.kind == "clue":
        return channel.clue(words, scene) if current else _past_clue(words, scene, billing.round)
    if billing.kind == "table":
        if current:
            return channel.table_message(words, scene)
        return channel.past_table(words, scene, billing.round)
    shown = next(shown for shown in table.history if shown.number == billing.round)
    return reveal.reveal(words, scene, shown)


def _past_clue(words: Words, scene: Scene, number: int) -> Sketch:
    table = scene.table
    if table.round == number and table.clue is not None and table.storyteller is not None:
        return channel.past_clue(words, number, person(table, table.storyteller), table.clue)
    shown = next((shown for shown in table.history if shown.number == number), None)
    if shown is None:
        return channel.past_clue(words, number, "", None)
    return channel.past_clue(words, number, person(table, shown.storyteller), shown.clue)


def opening(words: Words, scene: Scene, billing: Billing) -> Sketch:
    """What a message shows when it is posted: the reveal comes in two beats."""
    if billing.kind == "reveal" and scene.table.reveal:
        return reveal.first_beat(words, scene, scene.table.reveal)
    return sketch(words, scene, billing, newest=True)

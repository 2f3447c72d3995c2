"""Tables with computer players, and with an audience."""

from collections.abc import Iterator

from bot.rules import commands as do
from bot.rules.audience import Crowd
from bot.rules.computers import COMPUTERS
from bot.rules.model import Phase, Seat
from bot.rules.values import replace
from bot.text import Words
from bot.ui import finale, public, threads
from bot.ui.public import MessageKey
from tests.rules.table import Table, deck
from tests.ui.scenes import Scene, Stage


def cast(table: Table, count: int) -> None:
    """Seat computers by the order of their names, so that every character is there."""
    for computer in COMPUTERS[:count]:
        rabbits = {**table.game.rabbits, computer: len(table.game.seats)}
        seats = (*table.game.seats, Seat(computer))
        table.game = replace(table.game, seats=seats, rabbits=rabbits)


def company(words: Words) -> Iterator[Scene]:
    """One person, several people, a full table, a story that is left to people."""
    for title, people, computers in (("practice", 1, 4), ("company", 2, 1), ("full", 3, 5)):
        table = Table.lobby("dixit-2021", people)
        cast(table, computers)
        yield f"lobby, {title}", Stage(words, table).newest("lobby", 0)
    table.play(do.Begin(None, deck()))
    teller = COMPUTERS[0]
    table.play(do.ClaimStory(teller, 1))
    yield "a computer tells", Stage(words, table).newest("lobby", 0)
    passed = Stage(words, table)
    passed.table.play(do.PassStory(teller, 1))
    yield "a computer left the story to people", passed.newest("lobby", 0)
    passed.table.play_out()
    yield "computers at the reveal", passed.newest("reveal")
    yield from audience(words)
    yield from above_threads(words)


def above_threads(words: Words) -> Iterator[Scene]:
    """What stands in the channel above a game's thread."""
    yield "a thread is opened", threads.opening(words)
    table = Table.lobby("dixit-2021", 4)
    yield "above a lobby", threads.card(words, Stage(words, table).context())
    table = Table.telling("dixit-2021", 4)
    yield "above a game", threads.card(words, Stage(words, table).context())
    table.play_out()
    table.play(do.End(None))
    yield "above a game that is over", threads.card(words, Stage(words, table).context())
    yield "the standings above", threads.standings(words, Stage(words, table).context())


def audience(words: Words) -> Iterator[Scene]:
    """What was guessed by those who only watch."""
    for rules in ("dixit-2021", "party-2023"):
        table = Table.voting(rules, 6)
        for name in table.awaited:
            table.vote_anything(name)
        while table.phase is Phase.VOTING:
            table.time_up()
        for people in (1, 12):
            crowd = {1: Crowd(people, {2: people, 1: people // 2})}
            context = replace(Stage(words, table).context(), audience=crowd)
            key = MessageKey("reveal", 1)
            yield (
                f"audience of {people} ({rules})",
                public.content(words, context, key, newest=False),
            )
        table.play(do.End(None))
        context = replace(Stage(words, table).context(), audience=crowd)
        yield f"favourite of the audience ({rules})", finale.finale(words, context)

"""Tables with computer players, the tutorial among them, and with an audience."""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from bot.rules import commands as do
from bot.rules.ids import COMPUTERS, PlayerId
from bot.rules.model import Phase, Seat
from bot.rules.player_views import player_view
from bot.rules.views import Crowd
from bot.text import Words
from bot.ui import finale, public
from bot.ui.content import Content
from bot.ui.context import DeckName
from bot.ui.public import MessageKey
from bot.ui.tutorial import expired, tutorial
from tests.rules.table import Table, deck
from tests.ui.scenes import Scene, Stage


def cast(table: Table, count: int) -> None:
    """Add the first ``count`` computers to a table, in the fixed order of ``COMPUTERS``."""
    for computer in COMPUTERS[:count]:
        rabbits = {**table.game.rabbits, computer: len(table.game.seats)}
        seats = (*table.game.seats, Seat(computer))
        table.game = replace(table.game, seats=seats, rabbits=rabbits)


def company(words: Words) -> Iterator[Scene]:
    """Yield scenes with computers: in lobbies, as storyteller, and when a person takes over."""
    for title, people, computers in (("practice", 1, 4), ("company", 2, 1), ("full", 3, 5)):
        table = Table.lobby("dixit-2021", people)
        cast(table, computers)
        yield f"lobby, {title}", Stage(words, table).newest("lobby", 0)
    for known in (0, 1, 31):
        half_known = (DeckName("ours", "Ours", 40, default=True, known=known),)
        yield f"lobby, computers know {known}", Stage(words, table, half_known).newest("lobby", 0)
    table.play(do.Begin(None, deck()))
    teller = COMPUTERS[0]
    table.play(do.Volunteer(teller, 1))
    yield "a computer tells", Stage(words, table).newest("lobby", 0)
    passed = Stage(words, table)
    passed.table.play(do.PassTurn(teller, 1))
    yield "a computer left the clue to people", passed.newest("lobby", 0)
    passed.table.play_out()
    yield "computers at the reveal", passed.newest("reveal")
    for found in range(6):
        practice = practised(found)
        yield f"practice, {found} of 5 found it", Stage(words, practice).newest("reveal")
    yield from audience(words)
    yield from above_threads(words)


def practised(found: int) -> Table:
    """Return a round of one person with computers; this many computers find the card."""
    table = Table.lobby("dixit-2021", 1)
    cast(table, 5)
    (host, *others) = table.game.players
    table.play(do.Begin(None, deck()))
    table.play(do.Volunteer(host, 1))
    table.play(do.GiveClue(host, 1, "Nearly", 1))
    for player in others:
        table.play(do.GiveCard(player, 1, 1))
    slots = [table.game.current.table.index(table.game.current.given[p][0]) + 1 for p in others]
    own = table.game.current.table.index(table.game.current.given[host][0]) + 1
    for place, player in enumerate(others):
        slot = own if place < found else slots[place - 1]
        table.play(do.CastVote(player, 1, (slot,)))
    return table


def lesson(words: Words) -> Iterator[Scene]:
    """Yield the scenes of a tutorial, with every way in which its two clues can end."""
    for finders in (("p1",), (), ("p1", *COMPUTERS[:2])):
        table = Table.lobby("dixit-2021", 1)
        cast(table, 3)
        table.play(do.Begin(None, deck()))
        table.play(do.Volunteer(COMPUTERS[2], 1))
        table.tell(clue="Home at last")
        told = f"tutorial, found by {len(finders)}"
        yield f"{told}: play a card", _step(words, table)
        table.lay_all()
        yield f"{told}: vote", _step(words, table)
        _vote(table, finders)
        yield f"{told}: reveal", _step(words, table)
        table.next()
        yield f"{told}: your clue", _step(words, table)
        table.tell(clue="Where we left it")
        table.lay_all()
        _vote(table, COMPUTERS[: len(finders)])
        yield f"{told}: the end", _step(words, table)
    yield "tutorial, forgotten", expired(words)


def _step(words: Words, table: Table) -> Content:
    view = player_view(table.game, PlayerId("p1"))
    return tutorial(words, Stage(words, table).context(), view)


def _vote(table: Table, finders: Sequence[str]) -> None:
    """Let ``finders`` vote for the storyteller's card, and the other voters for another card."""
    teller = table.storyteller
    for name in table.awaited:
        others = [one for one in table.game.players if one not in (name, teller)]
        table.vote(name, teller if name in finders else others[0])


def above_threads(words: Words) -> Iterator[Scene]:
    """Yield the messages in the parent channel about a game that is played in a thread."""
    yield "a thread is opened", public.thread_opening(words)
    table = Table.lobby("dixit-2021", 4)
    yield "above a lobby", public.thread_card(words, Stage(words, table).context())
    table = Table.telling("dixit-2021", 4)
    yield "above a game", public.thread_card(words, Stage(words, table).context())
    table.play_out()
    table.play(do.End(None))
    yield "above a game that is over", public.thread_card(words, Stage(words, table).context())
    yield "the standings above", public.thread_scores(words, Stage(words, table).context())


def audience(words: Words) -> Iterator[Scene]:
    """Yield the scenes of spectators' guesses."""
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
        yield f"favourite of the audience ({rules})", finale.awards(words, context)

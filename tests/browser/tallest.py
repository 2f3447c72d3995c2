"""The tallest messages that a round and an end can have, for measuring them on the page."""

from collections.abc import Iterator, Mapping
from itertools import cycle

import discord

from bot.client import DixitBot
from bot.rules import commands as do
from bot.rules.editions import EDITIONS
from bot.rules.model import Phase
from bot.rules.views import table_view
from bot.ui import public
from bot.ui.content import Content
from bot.ui.context import GameContext
from bot.ui.public import MessageKey
from playground.model import Channel
from tests.rules.table import Table

CLUE = ("The door that was not there yesterday, when all of us were looking for a way out " * 3)[
    :200
]
WHY = ("We moved house that summer, and I was the only one who had counted the doors " * 2)[:150]

Ballots = Mapping[int, tuple[int, ...]]

# Players by their place, the storyteller is 1.
SOME_FIND: Ballots = {2: (1,), 3: (1,), 4: (5,), 5: (6,), 6: (4,)}  # everyone scores
TWO_FOOL: Ballots = {2: (1,), 3: (5,), 4: (5,), 5: (2,), 6: (2,)}
NOBODY_FINDS: Ballots = {2: (3,), 3: (2,), 4: (2,), 5: (2,), 6: (2,)}
IN_PARTY: Ballots = {1: (2,), 2: (3,), 3: (2,), 4: (3,), 5: (2,), 6: (3,)}
IN_TEAMS: Ballots = {5: (1,), 6: (2,)}


def ways_to_vote(rules: str) -> tuple[Ballots, ...]:
    """Return sets of ballots of six players that give the reveal the most text."""
    edition = EDITIONS[rules]
    if edition.trap:
        return (IN_PARTY,)
    if edition.teams:
        return (IN_TEAMS,)
    ways = (SOME_FIND, TWO_FOOL, NOBODY_FINDS)
    each = edition.ballot_for(6).fewest
    return tuple({who: picked * each for who, picked in way.items()} for way in ways)


def scored(
    rules: str, players: list[str], ballots: Ballots, clue: str = CLUE, why: str = ""
) -> Table:
    """Return a table after a round with this clue, its explanation ``why`` and these ballots."""
    table = Table.telling(rules, players, cards=168)
    table.tell(clue=clue, why=why)
    table.lay_all()
    for who, picked in ballots.items():
        table.vote(players[who - 1], *(players[one - 1] for one in picked))
    for name in table.awaited:
        if table.phase is Phase.VOTING and name not in table.game.current.ballots:
            table.vote_anything(name)
    if EDITIONS[rules].trap:
        table.trap(players[3])
    assert table.phase is Phase.SCORED
    return table


def context_of(table: Table, now: float) -> GameContext:
    return GameContext(
        game="game",
        table=table_view(table.game),
        deadline=now + 45,
        list_decks=lambda _: (),
        guild="The Rabbit Hole",
        channel_id=1,
        describe=lambda _card, _language: "A lighthouse that pours tea.",
    )


def beats(bot: DixitBot, table: Table, language: str, now: float) -> Iterator[Content]:
    """Yield the three beats of the table's reveal, in order."""
    words, key = bot.parts.presenter.library(language), MessageKey("reveal", table.number)
    context = context_of(table, now)
    yield public.content(words, context, MessageKey("table", table.number), newest=False)
    yield public.opening(words, context, key)
    yield public.content(words, context, key, newest=True)


def rests(table: Table) -> Iterator[Table]:
    """Yield the table after a player asked for a break, and after the host paused the game."""
    host = table.game.host
    asking = next(one for one in table.game.players if one != host)
    for command in (do.AskForPause(asking), do.Suspend(host)):
        table.play(command)
        yield table


def ending(bot: DixitBot, table: Table, language: str, now: float) -> Iterator[Content]:
    """End the game, and yield the messages that are posted at its end."""
    table.play(do.End(None))
    words, context = bot.parts.presenter.library(language), context_of(table, now)
    for key in public.due(context)[1:]:
        yield public.content(words, context, key, newest=True)


async def post(bot: DixitBot, channel: Channel, content: Content) -> None:
    """Post a message with its pictures."""
    there = bot.get_channel(channel.id)
    assert isinstance(there, discord.TextChannel)
    files = await bot.parts.files.make(content)
    await there.send(
        view=content.view(), files=files(), allowed_mentions=discord.AllowedMentions.none()
    )


def names(length: int, count: int) -> list[str]:
    """Return names of this many characters that all differ."""
    some = cycle(
        ("Bartholomew", "Maximiliana", "Konstantin", "Wilhelmina", "Aleksandra", "Guillermo")
    )
    return [
        f"{next(some)} {number:02} of Constantinople"[:length].rstrip() for number in range(count)
    ]

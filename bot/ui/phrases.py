"""Parts that several messages share, so that the same thing is always said in the same way.

They are about the clue, votes, time, and spectators. Spectators' guesses bring no points and are
not shown before the reveal.
"""

from collections import Counter
from collections.abc import Container, Sequence
from typing import Any

import discord
from discord import ui

from bot.rules.editions import Edition
from bot.rules.ids import CardId, PlayerId, SideId, Slot
from bot.rules.views import Ballot, Reveal, TableView
from bot.text import Words
from bot.ui.content import button, menu, shortened, text
from bot.ui.context import Describe, GameContext
from bot.ui.house import value_name
from bot.ui.ids import PressId
from bot.ui.names import people, person, quote

MOST_FAVOURITES = 2  # if more tie, none is named

LARGEST_CLUE = 60  # characters; a longer clue is shown smaller, so that it stays above its picture


def headline(
    words: Words,
    table: TableView,
    number: int,
    storyteller: PlayerId,
    clue: str,
    theme: str | None = None,
) -> ui.TextDisplay[Any]:
    """Return a text with round, storyteller and theme in small type, and the clue large below."""
    kicker = words("round-of", number=number, storyteller=person(words, table, storyteller))
    asked = (value_name(words, "theme", theme),) if theme else ()
    size = "#" if len(clue) <= LARGEST_CLUE else "###"
    told = words("clue", clue=quote(clue))
    return text(f"-# {words.listed((kicker, *asked), ' · ')}", f"{size} {told}")


def theme_line(words: Words, table: TableView) -> list[str]:
    """Return the line with the theme of the next clue; empty if the game has no themes."""
    if table.theme is None:
        return []
    return [words("theme-line", theme=value_name(words, "theme", table.theme))]


def why_line(words: Words, shown: Reveal) -> list[str]:
    """Return the line with the storyteller's reason for a clue; empty if they gave none.

    It may be shown only after the vote.
    """
    return [f"-# {words('why-line', why=quote(shown.why))}"] if shown.why else []


def vote_menu(
    words: Words, context: GameContext, slots: Container[Slot], chosen: tuple[Slot, ...] = ()
) -> ui.ActionRow[Any]:
    """Return the *Your vote* menu, in which as many cards can be chosen as a voter has votes.

    ``slots`` are offered, and ``chosen`` are selected at first.
    """
    table = context.table
    options = slot_choices(words, table.table, context.describe, chosen, only=slots)
    press = PressId("vote", context.game, table.round)
    most = table.ballot.most if table.ballot else 1
    return menu(press, options, words("vote-choose"), most=most)


def slot_choices(
    words: Words,
    cards: Sequence[CardId],
    describe: Describe,
    chosen: Container[Slot] = (),
    *,
    only: Container[Slot] | None = None,
) -> list[discord.SelectOption]:
    """Return a menu option for each numbered card, with its description.

    ``chosen`` are selected at first. ``only`` limits the options to these slots; None offers all.
    """
    return [
        discord.SelectOption(
            label=words("slot", slot=slot),
            value=str(slot),
            description=shortened(describe(card, words.language)) or None,
            default=slot in chosen,
        )
        for slot, card in enumerate(cards, start=1)
        if only is None or slot in only
    ]


def time_button(words: Words, context: GameContext) -> list[ui.Button[Any]]:
    """Return the *More time* button once the end of a phase is near, else nothing."""
    if not context.may_extend:
        return []
    press = PressId("time", context.game, context.table.round)
    return [button(press, words("button-time"), emoji="⏳")]


def cards_named(words: Words, numbers: Sequence[int]) -> str:
    """Return up to three cards by number, as the object of a sentence: "cards 2 and 3"."""
    first, *more = numbers
    if not more:
        return words("cards-named", card=first)
    if more[0] == first:
        return words("cards-named.twice", card=first)
    if len(more) == 1:
        return words("cards-named.two", card=first, second=more[0])
    return words("cards-named.three", card=first, second=more[0], third=more[1])


def ranking(table: TableView) -> list[tuple[int, SideId, int]]:
    """Return the place, side and points of each side, best first; equal points share a place."""
    scores = {seat.side: seat.score for seat in table.seats}
    return [
        (1 + sum(other > score for other in scores.values()), side, score)
        for side, score in sorted(scores.items(), key=lambda entry: -entry[1])
    ]


def round_kinds(rules: Edition) -> tuple[str, ...]:
    """Return how rounds of this rule set differ, as endings of text ids, the most special first.

    ``blind`` means that the clue comes before the cards, ``pair`` that one player looks for the
    card among cards of the draw pile, and ``together`` that this pair wins or loses together.
    """
    if rules.blind_clue:
        return ("blind",)
    if not rules.giving.from_pile:
        return ()
    return ("together", "pair") if rules.together else ("pair",)


def votes_each(ballot: Ballot) -> str:
    """Return the part of a text's key that says how many votes each voter has."""
    if ballot.most == 1:
        return "one"
    if ballot.most == 3:
        return "up-to-three"
    return "two" if ballot.fewest == ballot.most else "one-or-two"


def spectators_invited(words: Words, table: TableView) -> list[str]:
    """Return the line that invites spectators to guess; empty if the rule set does not allow it."""
    return [f"-# {words('audience-invited')}"] if table.rules.audience else []


def spectators_guessed(words: Words, context: GameContext, shown: Reveal) -> list[str]:
    """Return the line that says how many spectators guessed the storyteller's card.

    Party has no such card, so there it is about the card with the most guesses. Empty if there were
    no guesses.
    """
    crowd = context.audience.get(shown.number)
    if crowd is None:
        return []
    slot = shown.story_slot or max(crowd.guesses, key=lambda one: crowd.guesses[one])
    found = crowd.guesses.get(slot, 0)
    return [f"-# {words('audience-guessed', found=found, people=crowd.people, slot=slot)}"]


def spectators_favourite(words: Words, context: GameContext) -> list[str]:
    """Return the line that names whose cards got the most guesses from spectators.

    Empty if there were no guesses, or if more than two players tie.
    """
    drawn: Counter[PlayerId] = Counter()
    for shown in context.table.history:
        crowd = context.audience.get(shown.number)
        for slot, guesses in crowd.guesses.items() if crowd else ():
            drawn[shown.owners[slot - 1]] += guesses
    known = {one: guesses for one, guesses in drawn.items() if one in context.table.rabbits}
    if not known:
        return []
    most = max(known.values())
    liked = [one for one in known if known[one] == most]
    if len(liked) > MOST_FAVOURITES:
        return []
    return [words("audience-favourite", who=people(words, context.table, liked), count=most)]

"""The guide states the points of a round exactly, in every language."""

import re

import pytest
from bidi import get_display
from discord import ui

from bot.rules.editions import EDITIONS, Edition
from bot.rules.house import edition_with
from bot.rules.ids import SideId, Slot
from bot.rules.model import Reason
from bot.rules.scoring import Votes
from bot.text import library
from bot.ui.help import guide
from tests.rules.books import SAYS
from tests.rules.table import BOOKS

LIBRARY = library()
SHEET = Slot(1), Slot(2), Slot(3)  # the storyteller's card, and those of the first two others

STORY = {
    "teller": Reason.CLUE_FOUND,
    "extreme": Reason.TOO_EASY,
    "found": Reason.FOUND,
    "everybody": Reason.EVERYBODY_FOUND,
    "nobody": Reason.NOBODY_FOUND,
}
PARTY = {"company": Reason.COMPANY, "alone": Reason.ALONE, "trap": Reason.TRAPPED}


def by_the_book(rules: str) -> tuple[dict[str, Reason], tuple[int, ...]]:
    """Return the rows that the book has, and the numbers beside the row that counts votes."""
    book = SAYS[rules]
    if book.kind == "party":
        return PARTY, (book.crowd_cap,) if book.crowd_cap else ()
    single = {"single": Reason.SINGLE_VOTE} if book.single else {}
    twice = {"found-twice": Reason.FOUND_TWICE} if book.votes == "two" else {}
    limits = (book.lure_cap, book.lure_cap_from)
    return STORY | single | twice, tuple(number for number in limits if number)


def written(language: str, rules: str) -> list[str]:
    """Return every line of a guide, invisible characters included."""
    shown = guide(LIBRARY(language), EDITIONS[rules])
    texts = [item.content for item in shown.inside if isinstance(item, ui.TextDisplay)]
    return "\n".join(texts).splitlines()


def ending(rules: str, until: int | None) -> str:
    """Return the last part of an English guide, which says how the game ends."""
    last = guide(LIBRARY("en"), EDITIONS[rules], until).inside[-1]
    assert isinstance(last, ui.TextDisplay)
    return seen(last.content)


def test_how_to_play_names_the_goal_of_this_game() -> None:
    assert "30 points" in ending("dixit-2021", None)
    assert "someone has 50 points" in ending("dixit-2021", 50)
    assert "a team has 30 points" in ending("team-2023", None)
    assert "storyteller once" in ending("party-2011", None)
    assert "storyteller 3 times" in ending("party-2011", 3)
    assert "the draw pile runs out" in ending("odyssey-2013", None)


@pytest.mark.parametrize(
    ("rules", "picture"),
    [
        ("dixit-2021", "round.webp"),
        ("team-2023", "round.webp"),
        ("party-2023", "round-party.webp"),
        ("duel", "round-duel.webp"),
        ("tandem", "round-tandem.webp"),
    ],
)
def test_how_to_play_shows_a_round_as_these_rules_play_it(rules: str, picture: str) -> None:
    shown = guide(LIBRARY("en"), EDITIONS[rules])
    assert [one.name for one in shown.attachments] == [picture]


def told(language: str, rules: str) -> list[str]:
    """Return every line of a guide, without invisible characters."""
    return [seen(line) for line in written(language, rules)]


def seen(text: str) -> str:
    """Return a text without invisible characters."""
    return re.sub("[\u200f\u2066-\u2069]", "", text)


def rows(language: str, rules: str) -> dict[str, int]:
    """Return the points that a guide lists, by the text of their reason."""
    found = (re.fullmatch(r"`\+(\d+)` (.+)", line) for line in told(language, rules))
    return {row[2]: int(row[1]) for row in found if row}


def paid(edition: Edition) -> dict[Reason, int]:
    """Return the points for each reason, from scoring sample votes at the largest table."""
    size = max(edition.players)
    sides = [SideId(str(number)) for number in range(max(7, size))]  # enough for every case
    owners = dict(zip(SHEET, sides, strict=False))
    ballot = edition.ballot_for(size)
    own, other, third = SHEET
    full = (own, own) if ballot.doubling else (own,)
    split = (own, other) if ballot.most > 1 else (own,)
    polls: list[dict[SideId, tuple[Slot, ...]]] = [
        dict.fromkeys(sides[3:], full),  # everybody found it
        dict.fromkeys(sides[3:], (other,)),  # nobody did
        {sides[3]: split, sides[4]: full, sides[5]: (other,), sides[6]: (third,)},
    ]
    if edition.blind_clue:
        polls = [{sides[3]: (own,), sides[4]: (other,), sides[5]: (third,), sides[6]: (third,)}]
    gained: dict[Reason, int] = {}
    for ballots in polls:
        votes = Votes(
            storyteller=sides[0],
            story_slot=None if edition.blind_clue else own,
            owners=owners,
            ballots=ballots,
            votes_each=ballot.most,
            size=size,
            trap=own if edition.trap else None,
        )
        for gains in edition.scoring.score(votes).values():
            # Where votes are counted, a point a vote: two met, one was lured.
            gained |= {gain.reason: gain.points // (gain.votes or 1) for gain in gains}
    return gained


@pytest.mark.parametrize("rules", BOOKS)
@pytest.mark.parametrize("language", LIBRARY.languages)
def test_every_row_says_what_the_rules_pay(language: str, rules: str) -> None:
    edition, table = EDITIONS[rules], rows(language, rules)
    reasons, cap = by_the_book(rules)
    lure = {"lure-team" if edition.teams else "lure": Reason.LURED}
    wanted = reasons if edition.blind_clue else reasons | lure
    pays = paid(edition)
    assert len(table) == len(wanted)
    for row, reason in wanted.items():
        said = seen(LIBRARY(language)(f"guide-row-{row}", players=7))
        whole = next(line for line in table if line.startswith(said))
        assert table[whole] == pays[reason]
        if reason in (Reason.LURED, Reason.COMPANY):
            assert tuple(map(int, re.findall(r"\d+", whole.removeprefix(said)))) == cap


@pytest.mark.parametrize("rules", BOOKS)
@pytest.mark.parametrize("language", LIBRARY.languages)
def test_players_hands_and_the_end_are_those_of_the_rule_set(language: str, rules: str) -> None:
    edition, lines = EDITIONS[rules], told(language, rules)
    first = next(line for line in lines if line.startswith("1. "))
    assert list(map(int, re.findall(r"\d+", first[3:]))) == [
        min(edition.players), max(edition.players), edition.hand,
    ]  # fmt: skip
    of_three = [line for line in lines if re.match(r"-# .*\b7\b", line)]
    assert bool(of_three) == (min(edition.players) == 3)
    goal = EDITIONS[rules].end.until
    end = re.findall(r"\d+", lines[-1])
    assert end == ([str(goal)] if goal and goal > 1 else [])


def test_the_guides_for_two_say_how_a_game_is_won() -> None:
    assert told("en", "duel")[-2:] == [
        "-# The game ends when everyone has been storyteller 6 times. "
        "The most points win, and a tie is shared.",
        "-# To win, you need at least 22 points. With fewer, the pile wins.",
    ]
    assert told("en", "tandem")[-2:] == [
        "-# The game ends after 12 rounds. You win or lose together.",
        "-# To win, you need at least 8 points. With fewer, the pile wins.",
    ]
    assert "at least 4 points" in ending("tandem", 6)
    assert "`+1` for both of you, if the storyteller’s card is found" in told("en", "tandem")


@pytest.mark.parametrize("end", ["goal", "pile", "never"])
def test_a_game_for_two_without_a_number_of_rounds_says_what_it_takes_per_round(end: str) -> None:
    last = guide(LIBRARY("en"), edition_with("duel", {"end": end})).inside[-1]
    assert isinstance(last, ui.TextDisplay)
    assert "at least 11 points for every 6 rounds" in seen(last.content)


def test_the_guides_table_reads_like_a_table() -> None:
    assert told("en", "odyssey-2023")[-9:-1] == [
        "**Points**",
        "`+3` for the storyteller, if some found the card, but not everyone",
        "`+0` for the storyteller, if everyone found it or nobody did",
        "`+3` for finding the storyteller’s card",
        "`+6` for finding it with both votes",
        "`+2` for everyone else, if everyone found it (instead of the points for finding it)",
        "`+2` for everyone else, if nobody found it",
        "`+1` for each vote for your own card",
    ]


@pytest.mark.parametrize("language", LIBRARY.languages)
def test_the_plus_stands_before_the_points_in_any_direction(language: str) -> None:
    table = [line for line in written(language, "odyssey-2011") if "`" in line]
    for line in table:
        points = re.findall(r"\+\d", line)
        assert re.findall(r"\+\d", seen(get_display(line))) == points
    assert len(table) == 7

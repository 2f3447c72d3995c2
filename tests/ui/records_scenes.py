"""What a server remembers, as it is shown."""

from collections.abc import Iterator

from bot.rules.awards import Award
from bot.rules.editions import EDITIONS
from bot.rules.ids import CardId, PlayerId
from bot.rules.reveals import reveal_of
from bot.rules.statistics import PastStory, PlayerRecord, RuleSetRecord, Standing
from bot.rules.tallies import Reading
from bot.text import Words
from bot.ui.hosting import kicked
from bot.ui.privacy import Kept, panel, question, server_question
from bot.ui.records import HOUSE, leaderboard, profile, stories
from tests.rules.table import Table
from tests.ui.scenes import DEADLINE, Scene


def records(words: Words) -> Iterator[Scene]:
    """What a server remembers."""
    anna, ben = PlayerId("p1"), PlayerId("p2")
    yield "numbers of nobody", profile(words, PlayerRecord(anna))
    by_rules = (
        RuleSetRecord("dixit-2021", 5, 2, 131),
        RuleSetRecord("party-2023", 1, 0, 24),
        RuleSetRecord("odyssey-2011", 2, 1, 40, apart=True),
    )
    given = {award.value: number for number, award in enumerate(Award, start=1)}
    read = (Reading(anna, ben, 4, 5), Reading(anna, PlayerId("p3"), 1, 1))
    numbers = PlayerRecord(anna, 3, by_rules, 14, 22, 9, 7, 5, given, read)
    yield "numbers of somebody", profile(words, numbers)
    house = (RuleSetRecord("dixit-2021", 1, 1, 17, apart=True),)
    yield "numbers of house rules alone", profile(words, PlayerRecord(ben, 1, house))
    yield "table of nobody", leaderboard(words, (), anna, "all", 0.0, "dixit-2021")
    rows = tuple(
        Standing(PlayerId(f"p{number}"), number // 2, 12 - number, 3, points)
        for number, points in enumerate((90, 90, 71, 30, 30, 30, 21, 9, 5, 1, 0, 0, 0), start=1)
    )
    yield (
        "table of a season",
        leaderboard(words, rows, PlayerId("p12"), "season", DEADLINE, "dixit-2021"),
    )
    yield "table of all time", leaderboard(words, rows[:3], anna, "all", 0.0, None)
    yield "table of house rules", leaderboard(words, rows[:3], anna, "all", 0.0, HOUSE)
    yield "no stories of a server", stories(words, (), _nothing)
    yield "stories of a server", stories(words, tuple(_past_stories()), _nothing)


def _nothing(_card: CardId, _language: str) -> str:
    return "…"


def _past_stories() -> Iterator[PastStory]:
    for rules, teller in (("dixit-2021", "p1"), ("party-2023", "p1"), ("dixit-2021", "0123456789")):
        people = [teller, *(f"p{number}" for number in range(2, 7))]
        table = Table.voting(rules, people)
        if EDITIONS[rules].trap:
            table.trap("p4")
        for name in table.awaited:
            table.vote_anything(name)
        shown = reveal_of(table.game.history[-1])
        yield PastStory("game", DEADLINE, shown, 4, 3, 5, stars=2 if teller == "p1" else 0)


def privacy(words: Words) -> Iterator[Scene]:
    """What is kept about somebody, and what is asked before it goes."""
    yield "privacy", panel(words, Kept("Polski", "button", True, 12, 1, 2, 340, 6, 1, 3, 2, 4))
    yield "privacy, not counted", panel(words, Kept(None, None, False, *[0] * 9))
    yield "privacy, asked", question(words)
    yield "somebody was kicked", kicked(words, "game", PlayerId("207"))
    yield "a server's data, asked", server_question(words)

"""What a server remembers, as it is shown."""

from collections.abc import Iterator
from dataclasses import asdict, fields, replace

from bot.preferences import PersonSettings
from bot.rules.awards import Award
from bot.rules.daily import DailyClue, DailyResult, DailySchedule, Streak
from bot.rules.editions import EDITIONS
from bot.rules.ids import COMPUTERS, CardId, PlayerId
from bot.rules.reveals import reveal_of
from bot.rules.statistics import LeaderboardRow, PastClue, PlayerRecord, Reading, RuleSetRecord
from bot.store.stored import PersonalCounts
from bot.text import Words
from bot.ui.daily import Answered, answered_clue, open_clue, withdrawn_clue
from bot.ui.daily import panel as daily_panel
from bot.ui.hosting import kicked
from bot.ui.privacy import panel, question, server_question
from bot.ui.records import HOUSE, best_clues, leaderboard, profile
from tests.rules.table import Table
from tests.ui.scenes import DEADLINE, Scene


def records(words: Words) -> Iterator[Scene]:
    """Yield the scenes of statistics, leaderboards and best clues."""
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
        LeaderboardRow(PlayerId(f"p{number}"), number // 2, 12 - number, 3, points)
        for number, points in enumerate((90, 90, 71, 30, 30, 30, 21, 9, 5, 1, 0, 0, 0), start=1)
    )
    yield (
        "table of a season",
        leaderboard(words, rows, PlayerId("p12"), "season", DEADLINE, "dixit-2021"),
    )
    yield "table of all time", leaderboard(words, rows[:3], anna, "all", 0.0, None)
    yield "table of house rules", leaderboard(words, rows[:3], anna, "all", 0.0, HOUSE)
    yield "no clues of a server", best_clues(words, (), _nothing)
    yield "clues of a server", best_clues(words, tuple(_past_clues()), _nothing)


def _nothing(_card: CardId, _language: str) -> str:
    return "…"


def _past_clues() -> Iterator[PastClue]:
    for rules, teller in (("dixit-2021", "p1"), ("party-2023", "p1"), ("dixit-2021", "0123456789")):
        people = [teller, *(f"p{number}" for number in range(2, 7))]
        table = Table.voting(rules, people)
        if EDITIONS[rules].trap:
            table.trap("p4")
        for name in table.awaited:
            table.vote_anything(name)
        shown = reveal_of(table.game.history[-1])
        yield PastClue("game", DEADLINE, shown, 4, 3, 5, stars=2 if teller == "p1" else 0)


def daily(words: Words) -> Iterator[Scene]:
    """Yield the scenes of the daily clue and of the panel that turns it on."""
    anna, cards = PlayerId("p1"), tuple(CardId(f"dreams/{number}") for number in range(1, 7))
    clue = DailyClue("story", 9, 7, "A wish *too* big", anna, cards, 4, DEADLINE, DEADLINE + 1)
    made_up = replace(clue, storyteller=COMPUTERS[0], clue="Nobody’s umbrella")
    yield "daily clue", open_clue(words, clue, _nothing)
    results = {
        "unguessed": DailyResult(0, ()),
        "missed by one": DailyResult(1, ()),
        "missed by all": DailyResult(3, ()),
        "found by the only one": DailyResult(1, (Streak(11, 1, 1),)),
        "found by some": DailyResult(5, (Streak(11, 3, 4), Streak(12, 1, 2))),
    }
    for title, result in results.items():
        shown = Answered(clue, result)
        yield f"daily clue, {title}", answered_clue(words, shown, _nothing)
    last = Answered(clue, results["found by some"])
    yield "daily clue after another", open_clue(words, made_up, _nothing, last)
    yield "daily clue, withdrawn", withdrawn_clue(words)
    plan = DailySchedule(7, 9, 20 * 60, "Europe/Kyiv", "en", DEADLINE)
    yield "daily clue, off", daily_panel(words, None, Streak(11), manages=False)
    yield "daily clue, off, for managers", daily_panel(words, None, Streak(11), manages=True)
    yield "daily clue, on", daily_panel(words, plan, Streak(11, 3, 4), manages=False)
    yield "daily clue, on, for managers", daily_panel(words, plan, Streak(11, 1, 1), manages=True)
    lost = replace(plan, idle_since=DEADLINE)
    yield "daily clue, refused", daily_panel(words, lost, Streak(11, 0, 2), manages=False)


LANGUAGES = {"pl": "Polski"}
NOTHING = dict.fromkeys((field.name for field in fields(PersonalCounts)), 0)


def privacy(words: Words) -> Iterator[Scene]:
    """Yield the panel about a person's data, and the questions before data is erased."""
    chosen = PersonSettings(7, "pl", "button")
    counts = asdict(PersonalCounts(12, 1, 2, 340, 6, 1, 3, 2, 4, 3, 0))
    yield "privacy", panel(words, chosen, LANGUAGES, counts)
    quiet = PersonSettings(7, statistics=False, zone="Europe/Berlin", quiet="22:00-08:00")
    yield "privacy, with quiet hours", panel(words, quiet, LANGUAGES, NOTHING | {"notices": 2})
    off = PersonSettings(7, statistics=False)
    yield "privacy, not counted", panel(words, off, LANGUAGES, NOTHING)
    yield "privacy, asked", question(words)
    yield "somebody was kicked", kicked(words, "game", PlayerId("207"))
    yield "a server's data, asked", server_question(words)

"""The line about a round says what happened; the first kind that fits is used."""

import pytest

from bot.rules.views import table_view
from bot.text import library
from bot.ui.headlines import KINDS, round_headline
from tests.rules.table import Table
from tests.ui.drawing import drawn
from tests.ui.scenes import HAPPENED, Stage
from tests.ui.snapshots import Reader


def said_of(table: Table) -> str:
    """Return which headline the last round gets: its key without "headline-"."""
    reader = Reader("en")
    view = table_view(table.game)
    assert view.reveal is not None
    round_headline(reader, view, view.reveal)
    (key,) = (key for key in reader.said if key.startswith("headline-"))
    return key.removeprefix("headline-")


@pytest.mark.parametrize("kind", HAPPENED)
def test_a_round_is_told_by_what_happened(kind: str) -> None:
    rules, players, ballots = HAPPENED[kind]
    table = Table.voting(rules, players)
    table.vote_all(ballots)
    assert said_of(table) == kind


def test_one_vote_does_not_fool_everyone() -> None:
    table = Table.voting("dixit-2021", 3)
    table.vote_all({"p2": ("p3",), "p3": ("p2",)})
    assert said_of(table) == "nobody-found"


def test_everyone_was_fooled_only_if_every_other_voter_was() -> None:
    table = Table.voting("dixit-2021", 5)
    table.vote_all({"p2": ("p4",), "p3": ("p4",), "p5": ("p3",)})
    table.time_up()
    assert said_of(table) == "fooled-most"


def test_party_tells_of_the_trap_the_crowd_or_their_minds() -> None:
    table = Table.voting("party-2023", 6)
    table.vote_all({f"p{number}": ("p3",) for number in (1, 2, 4, 5, 6)})
    table.vote("p3", "p2")
    table.trap("p3")
    assert said_of(table) == "trap-caught"
    table = Table.voting("party-2023", 6)
    table.vote_all({f"p{number}": ("p3",) for number in (1, 2, 4, 5, 6)})
    table.vote("p3", "p2")
    table.trap("p1")
    assert said_of(table) == "crowd-met"
    table = Table.voting("party-2023", 6)
    table.vote_all({f"p{number}": ("p3" if number % 2 else "p2",) for number in range(1, 7)})
    table.trap("p1")
    assert said_of(table) == "crowds-met"
    table = Table.voting("party-2023", 6)
    table.vote_all({f"p{number}": (f"p{number % 6 + 1}",) for number in range(1, 7)})
    table.trap("p1")
    assert said_of(table) == "minds-differed"


def test_party_does_not_count_the_caught_twice() -> None:
    table = Table.voting("party-2023", 6)
    table.vote_all({f"p{number}": ("p3",) for number in range(1, 7)})
    table.trap("p3")
    assert said_of(table) == "all-trapped"


@pytest.mark.parametrize(
    ("rules", "picks", "said"),
    [
        ("duel", 1, "One pick was enough!"),
        ("duel", 3, "It took 3 picks."),
        ("duel", 0, "The pile hid it well."),
        ("tandem", 1, "You two think alike!"),
        ("tandem", 0, "The pile hid it well."),
    ],
)
def test_a_round_of_two_is_told_without_counting_them(rules: str, picks: int, said: str) -> None:
    table = Table.voting(rules, 2)
    own = table.slot("p1")
    others = [slot for slot in range(1, 7) if slot != own]
    table.play(table.ballot("p2", *([own, *others][:picks] if picks else others[:1])))
    shown = drawn(Stage(library()("en"), table).newest("reveal"))
    assert said in shown
    assert ("⭐ @p2 found it." in shown) is bool(picks)
    assert ("it wasn’t found. Nobody scores." in shown) is not bool(picks)


def test_a_round_without_votes_is_told_as_such() -> None:
    table = Table.voting("dixit-2021", 4)
    table.time_up()
    assert said_of(table) == "nobody-voted"


def test_a_crowd_that_scored_is_shown_by_its_rabbits() -> None:
    table = Table.voting("odyssey-2011", 12)
    for name in table.awaited:
        table.vote(name, "p2" if name != "p2" else "p3")
    shown = drawn(Stage(library()("en"), table).newest("reveal"))
    (line,) = (line for line in shown.splitlines() if "**+2**" in line)
    assert line == "│ -# **+5** ⭐ @p2 · **+3** 🧿 · **+2** ⚪ 💜 🌸 🌲 🔶 💧 🟫 🌒 🍀"


def test_there_are_a_dozen_kinds_each_with_a_sentence() -> None:
    assert len(KINDS) >= 12
    english = library()("en")
    for kind in KINDS:
        key = f"headline-{kind.__name__.strip('_').replace('_', '-')}"
        assert english(key, player="", players="", count=2, slot=1, picks=2) != key

"""The edges of every rule set's scoring, as rounds played at a table."""

from collections.abc import Mapping
from dataclasses import replace

import pytest

from bot.rules.editions import EDITIONS
from bot.rules.ids import SideId
from bot.rules.model import Gain, Reason
from bot.rules.scoring import ClassicScoring, Counting, Votes
from tests.rules.table import Table, names

Ballots = Mapping[str, str]


def play(rules: str, players: int, ballots: Ballots) -> Table:
    """Return a table after a vote; ``{"p2": "p1 p3"}`` means that p2 votes for both cards."""
    table = Table.voting(rules, players)
    table.vote_all({voter: owners.split() for voter, owners in ballots.items()})
    return table


def voters_for(owner: str, *voters: int) -> dict[str, str]:
    return {f"p{voter}": owner for voter in voters}


# Each line: what is shown, rule set, players, who votes for whose card, points in seat order.
CLASSIC = [
    ("all found it", "dixit-2021", 4, voters_for("p1", 2, 3, 4), [0, 2, 2, 2]),
    ("all found it", "odyssey-2011", 6, voters_for("p1", 2, 3, 4, 5, 6), [0, 2, 2, 2, 2, 2]),
    ("all found it", "odyssey-2013", 4, voters_for("p1", 2, 3, 4), [0, 2, 2, 2]),
    ("none found it", "dixit-2021", 4, {"p2": "p3", "p3": "p2", "p4": "p2"}, [0, 4, 3, 2]),
    ("none found it", "odyssey-2013", 4, {"p2": "p3", "p3": "p2", "p4": "p2"}, [0, 4, 3, 2]),
    ("some found it", "dixit-2021", 4, {"p2": "p1", "p3": "p2", "p4": "p2"}, [3, 5, 0, 0]),
    ("all but one", "dixit-2021", 4, {"p2": "p1", "p3": "p1", "p4": "p2"}, [3, 4, 3, 0]),
    ("three players, found by one", "dixit-2021", 3, {"p2": "p1", "p3": "p2"}, [3, 4, 0]),
    ("three players, all", "odyssey-2011", 3, {"p2": "p1", "p3": "p1"}, [0, 2, 2]),
    ("three players, none", "odyssey-2013", 3, {"p2": "p3", "p3": "p2"}, [0, 3, 3]),
    (
        "eight players, no limit on votes lured",
        "dixit-2021",
        8,
        {"p2": "p1"} | voters_for("p2", 3, 4, 5, 6, 7, 8),
        [3, 9, 0, 0, 0, 0, 0, 0],
    ),
    (
        "six players, at most three votes lured count",
        "odyssey-2011",
        6,
        {"p2": "p1"} | voters_for("p2", 3, 4, 5, 6),
        [3, 6, 0, 0, 0, 0],
    ),
    (
        "six players in 2013: no limit",
        "odyssey-2013",
        6,
        {"p2": "p1"} | voters_for("p2", 3, 4, 5, 6),
        [3, 7, 0, 0, 0, 0],
    ),
    (
        "seven players in 2013: at most three",
        "odyssey-2013",
        7,
        {"p2": "p1 p3"} | voters_for("p2", 3, 4, 5, 6, 7),
        [3, 6, 1, 0, 0, 0, 0],
    ),
    (
        "the limit holds when nobody found it",
        "odyssey-2011",
        7,
        {"p2": "p3"} | voters_for("p2", 3, 4, 5, 6, 7),
        [0, 5, 3, 2, 2, 2, 2],
    ),
    (
        "seven players: one vote used and right is one point more",
        "odyssey-2011",
        7,
        {"p2": "p1", "p3": "p1 p2", "p4": "p2", "p5": "p2 p3", "p6": "p3", "p7": "p1"},
        [3, 7, 5, 0, 0, 0, 4],
    ),
    (
        "seven players in 2013: the same",
        "odyssey-2013",
        7,
        {"p2": "p1", "p3": "p1 p2", "p4": "p2", "p5": "p2 p3", "p6": "p3", "p7": "p1"},
        [3, 7, 5, 0, 0, 0, 4],
    ),
    (
        "everybody found it, and the one point more still applies",
        "odyssey-2011",
        7,
        voters_for("p1", 2, 3, 4) | {"p5": "p1 p2", "p6": "p1 p2", "p7": "p1 p3"},
        [0, 5, 4, 3, 2, 2, 2],
    ),
    (
        "twelve players, half of them with two votes",
        "odyssey-2011",
        12,
        voters_for("p1 p2", 3, 4, 5, 6, 7, 8) | voters_for("p3", 2, 9, 10, 11, 12),
        [3, 3, 6, 3, 3, 3, 3, 3, 0, 0, 0, 0],
    ),
    (
        "2023: one vote on it is enough for everybody to have found it",
        "odyssey-2023",
        4,
        {"p2": "p1 p1", "p3": "p1 p2", "p4": "p1 p2"},
        [0, 4, 2, 2],
    ),
    (
        "2023: three for one vote, six for both",
        "odyssey-2023",
        4,
        {"p2": "p1 p1", "p3": "p1 p2", "p4": "p3 p3"},
        [3, 7, 5, 0],
    ),
    (
        "2023: none, with doubled votes on one card and no limit",
        "odyssey-2023",
        4,
        {"p2": "p3 p3", "p3": "p2 p2", "p4": "p2 p2"},
        [0, 6, 4, 2],
    ),
    ("2023: three players", "odyssey-2023", 3, {"p2": "p1 p1", "p3": "p2 p2"}, [3, 8, 0]),
    (
        "2023: seven players vote as four do",
        "odyssey-2023",
        7,
        {"p2": "p1 p3"} | voters_for("p2 p2", 3, 4, 5, 6, 7),
        [3, 13, 1, 0, 0, 0, 0],
    ),
]

# Three teams: p1+p4 (telling), p2+p5, p3+p6; p1 tells, p4, p2 and p3 give, p5 and p6 vote.
TEAM = [
    ("all found it", "team-2011", 6, voters_for("p1", 5, 6), [0, 2, 2]),
    ("none found it", "team-2011", 6, {"p5": "p3", "p6": "p4"}, [1, 2, 3]),
    ("one found it", "team-2011", 6, {"p5": "p1", "p6": "p2"}, [3, 4, 0]),
    # Six teams: p7 is the storyteller's teammate, p8 to p12 vote.
    ("at most three for votes", "team-2011", 12, voters_for("p7", 8, 9, 10, 11, 12), [3, *[2] * 5]),
    ("2023 without the limit", "team-2023", 12, voters_for("p7", 8, 9, 10, 11, 12), [5, *[2] * 5]),
    (
        "a giver's votes count for the team",
        "team-2011",
        12,
        {"p8": "p1", "p9": "p2", "p10": "p2", "p11": "p2", "p12": "p2"},
        [3, 6, 0, 0, 0, 0],
    ),
    (
        "the same in 2023",
        "team-2023",
        12,
        {"p8": "p1", "p9": "p2", "p10": "p2", "p11": "p2", "p12": "p2"},
        [3, 7, 0, 0, 0, 0],
    ),
    ("all found it", "team-2023", 8, voters_for("p1", 6, 7, 8), [0, 2, 2, 2]),
    ("none found it", "team-2023", 8, voters_for("p5", 6, 7, 8), [3, 2, 2, 2]),
]


@pytest.mark.parametrize(
    ("rules", "players", "ballots", "points"),
    [line[1:] for line in CLASSIC + TEAM],
    ids=[f"{line[1]}: {line[0]}" for line in CLASSIC + TEAM],
)
def test_classic_points(rules: str, players: int, ballots: Ballots, points: list[int]) -> None:
    assert list(play(rules, players, ballots).points().values()) == points


PARTY = [
    ("everybody on one card", "party-2011", 12, voters_for("p3", *range(1, 13)), "p1", [5] * 12),
    ("everybody on one card", "party-2023", 12, voters_for("p3", *range(1, 13)), "p1", [12] * 12),
    ("everybody trapped", "party-2023", 6, voters_for("p3", *range(1, 7)), "p3", [0] * 6),
    (
        "five are at the limit",
        "party-2011",
        6,
        voters_for("p3", 1, 2, 3, 4, 5) | {"p6": "p1"},
        "p2",
        [5, 5, 5, 5, 5, 0],
    ),
    (
        "the trap on one's own card, which the storyteller also chose",
        "party-2011",
        6,
        voters_for("p1", 1, 2, 3) | voters_for("p2", 4, 5) | {"p6": "p6"},
        "p1",
        [0, 0, 0, 2, 2, 0],
    ),
    (
        "the trap on a card nobody chose misses",
        "party-2023",
        6,
        voters_for("p2", 1, 2) | voters_for("p3", 3, 4) | voters_for("p4", 5, 6),
        "p1",
        [2] * 6,
    ),
    (
        "everybody alone on their own card",
        "party-2023",
        6,
        {name: name for name in names(6)},
        "p1",
        [0] * 6,
    ),
]


@pytest.mark.parametrize(
    ("rules", "players", "ballots", "trap", "points"),
    [line[1:] for line in PARTY],
    ids=[f"{line[1]}: {line[0]}" for line in PARTY],
)
def test_party_points(
    rules: str, players: int, ballots: Ballots, trap: str, points: list[int]
) -> None:
    table = Table.voting(rules, players)
    table.trap(trap)
    table.vote_all({voter: owners.split() for voter, owners in ballots.items()})
    assert list(table.points().values()) == points


# Abstentions: everybody else is late, and then the time is up.
ABSTAINING = [
    ("a lone voter who finds it is everybody", "dixit-2021", 5, {"p2": "p1"}, [0, 2, 0, 0, 0]),
    ("a lone voter who does not is nobody", "dixit-2021", 5, {"p2": "p3"}, [0, 2, 1, 0, 0]),
    (
        "who abstains keeps the bonus and gets no two points",
        "dixit-2021",
        5,
        {"p2": "p5", "p3": "p5", "p4": "p5"},
        [0, 2, 2, 2, 3],
    ),
    ("nobody voted, nobody scores", "dixit-2021", 5, {}, [0, 0, 0, 0, 0]),
    ("nobody voted, nobody scores", "odyssey-2023", 7, {}, [0] * 7),
    ("a lone voter with one dial", "odyssey-2011", 7, {"p2": "p1"}, [0, 3, 0, 0, 0, 0, 0]),
    ("a lone team", "team-2011", 6, {"p5": "p1"}, [0, 2, 0]),
    ("no team voted", "team-2023", 8, {}, [0] * 4),
    ("a missing trap is no trap", "party-2023", 6, voters_for("p1", 1, 2), [2, 2, 0, 0, 0, 0]),
    ("a lone voter in Party", "party-2011", 6, {"p2": "p1"}, [0] * 6),
    ("nobody voted in Party", "party-2011", 6, {}, [0] * 6),
]


@pytest.mark.parametrize(
    ("rules", "players", "ballots", "points"),
    [line[1:] for line in ABSTAINING],
    ids=[f"{line[1]}: {line[0]}" for line in ABSTAINING],
)
def test_points_with_abstentions(
    rules: str, players: int, ballots: Ballots, points: list[int]
) -> None:
    table = play(rules, players, ballots)
    table.time_up()
    assert list(table.points().values()) == points


@pytest.mark.parametrize("voter", ["p2", "p3"])
def test_with_three_players_both_cards_earn_and_neither_may_be_chosen_by_their_owner(
    voter: str,
) -> None:
    table = Table.voting("dixit-2021", 3)
    other = "p3" if voter == "p2" else "p2"
    second = [i for i, owner in enumerate(table.game.current.owners, 1) if owner == other][1]
    table.vote(other, "p1")
    table.play(table.ballot(voter, second))
    assert table.points() == {"p1": 3, other: 3 + 1, voter: 0}


def side(name: str) -> SideId:
    return SideId(name)


def gains_of(table: Table, name: str) -> tuple[Gain, ...]:
    return table.game.history[-1].gains.get(side(name), ())


def test_every_line_of_a_score_says_what_it_is_for() -> None:
    table = play(
        "odyssey-2011",
        7,
        {"p2": "p1", "p3": "p1 p2", "p4": "p2", "p5": "p2 p3", "p6": "p2", "p7": "p2"},
    )
    assert gains_of(table, "p1") == (Gain(Reason.CLUE_FOUND, 3),)
    assert gains_of(table, "p2") == (
        Gain(Reason.FOUND, 3),
        Gain(Reason.SINGLE_VOTE, 1),
        Gain(Reason.LURED, 3, 5),
    )
    assert gains_of(table, "p3") == (Gain(Reason.FOUND, 3), Gain(Reason.LURED, 1, 1))
    assert gains_of(table, "p4") == ()


@pytest.mark.parametrize(
    ("rules", "ballots", "storyteller", "other"),
    [
        ("dixit-2021", voters_for("p1", 2, 3, 4), Reason.TOO_EASY, Reason.EVERYBODY_FOUND),
        ("dixit-2021", {"p2": "p3", "p3": "p2", "p4": "p3"}, Reason.TOO_HARD, Reason.NOBODY_FOUND),
        (
            "odyssey-2023",
            {"p2": "p1 p1", "p3": "p2 p2", "p4": "p3 p3"},
            Reason.CLUE_FOUND,
            Reason.FOUND_TWICE,
        ),
    ],
)
def test_the_reason_for_the_storytellers_points_and_for_the_others(
    rules: str, ballots: Ballots, storyteller: Reason, other: Reason
) -> None:
    table = play(rules, 4, ballots)
    assert [gain.reason for gain in gains_of(table, "p1")] == [storyteller]
    assert gains_of(table, "p2")[0].reason is other


def test_party_says_why_there_are_points_or_none() -> None:
    table = Table.voting("party-2011", 9)
    table.trap("p2")
    table.vote_all(voters_for_lists("p1", 1, 2, 3, 4, 5, 6) | voters_for_lists("p2", 7, 8))
    table.vote("p9", "p9")
    assert gains_of(table, "p1") == (Gain(Reason.COMPANY, 5, 6),)
    assert gains_of(table, "p7") == (Gain(Reason.TRAPPED, 0, 2),)
    assert gains_of(table, "p9") == (Gain(Reason.ALONE, 0, 1),)


def voters_for_lists(owner: str, *voters: int) -> dict[str, list[str]]:
    return {voter: [name] for voter, name in voters_for(owner, *voters).items()}


def vote_of(ballots: dict[str, tuple[int, ...]]) -> Votes:
    """Return votes where p1 is storyteller and owns slot 1, p2 slot 2, and so on."""
    sides = [side(name) for name in names(len(ballots) + 1)]
    return Votes(
        storyteller=sides[0],
        story_slot=1,
        owners=dict(enumerate(sides, start=1)),
        ballots={side(name): slots for name, slots in ballots.items()},
        votes_each=2,
        size=len(sides),
    )


@pytest.mark.parametrize(
    ("ballots", "points"),
    [
        ({"p2": (1, 1), "p3": (1, 1), "p4": (1, 1)}, {"p1": 0, "p2": 4, "p3": 4, "p4": 4}),
        ({"p2": (1, 1), "p3": (1, 2), "p4": (1, 1)}, {"p1": 3, "p2": 7, "p3": 3, "p4": 6}),
        ({"p2": (3, 3), "p3": (4, 4), "p4": (2, 2)}, {"p1": 0, "p2": 4, "p3": 4, "p4": 4}),
    ],
)
def test_the_other_reading_of_odyssey_2023_is_a_change_of_two_values(
    ballots: dict[str, tuple[int, ...]], points: dict[str, int]
) -> None:
    printed = EDITIONS["odyssey-2023"].scoring
    assert isinstance(printed, ClassicScoring)
    other = replace(printed, others_if_all=4, everyone_counts=Counting.VOTES)
    gains = other.score(vote_of(ballots))
    totals = {name: sum(gain.points for gain in gains.get(side(name), ())) for name in points}
    assert totals == points

"""The scores printed in the rulebooks, reproduced exactly by whole rounds."""

from tests.rules.table import Table


def test_dixit_2021_pink_tells_the_story() -> None:
    table = Table.voting("dixit-2021", ["Pink", "Blue", "Green", "Purple", "Yellow", "Red"])
    table.vote_all(
        {
            "Blue": ["Pink"],
            "Green": ["Pink"],
            "Purple": ["Blue"],
            "Yellow": ["Blue"],
            "Red": ["Purple"],
        }
    )
    assert table.points() == {
        "Pink": 3,
        "Blue": 5,
        "Green": 3,
        "Purple": 1,
        "Yellow": 0,
        "Red": 0,
    }


def test_odyssey_2023_pink_tells_the_story() -> None:
    table = Table.voting("odyssey-2023", ["Pink", "Blue", "Purple", "Green", "Orange", "Red"])
    table.vote_all(
        {
            "Blue": ["Pink", "Pink"],
            "Purple": ["Pink", "Blue"],
            "Green": ["Pink", "Purple"],
            "Orange": ["Blue", "Red"],
            "Red": ["Purple", "Purple"],
        }
    )
    assert table.points() == {
        "Pink": 3,
        "Purple": 3 + 3,
        "Blue": 6 + 2,
        "Green": 3,
        "Red": 1,
        "Orange": 0,
    }


PARTY_2011 = ["Ann", "Ben", "Cleo", "Dan", "Eve", "Finn", "Gus", "Hal", "Tom"]


def party_of_nine(trapped: str) -> Table:
    """Return a finished vote: six votes for Cleo's card, two for Ben's and one for Gus's.

    Cleo and Tom are among the six voters; the trap is on the card of ``trapped``.
    """
    table = Table.voting("party-2011", PARTY_2011)
    table.trap(trapped)
    crowd = ["Tom", "Ann", "Ben", "Cleo", "Dan", "Eve"]
    table.vote_all({name: ["Cleo"] for name in crowd} | {"Finn": ["Ben"], "Gus": ["Ben"]})
    table.vote("Hal", "Gus")
    return table


def test_party_2011_six_on_a_card_get_five_each() -> None:
    table = party_of_nine(trapped="Ben")
    crowd = dict.fromkeys(["Tom", "Ann", "Ben", "Cleo", "Dan", "Eve"], 5)
    assert table.points() == crowd | {"Finn": 0, "Gus": 0, "Hal": 0}


def test_party_2011_the_same_with_the_trap_on_the_crowded_card() -> None:
    table = party_of_nine(trapped="Cleo")
    assert table.points() == dict.fromkeys(PARTY_2011, 0) | {"Finn": 2, "Gus": 2}


def test_party_2023_three_on_a_card_two_trapped_one_alone() -> None:
    table = Table.voting("party-2023", ["Ann", "Ben", "Cleo", "Dan", "Eve", "Finn"])
    table.vote_all({name: ["Ben"] for name in ("Ann", "Ben", "Cleo")})
    table.vote("Dan", "Cleo")
    table.vote_all({"Eve": ["Finn"], "Finn": ["Finn"]})
    table.trap("Finn")
    assert table.points() == {"Ann": 3, "Ben": 3, "Cleo": 3, "Dan": 0, "Eve": 0, "Finn": 0}


def test_team_2023_blue_tells_the_story() -> None:
    teams = ["Blue", "Purple", "Green", "Orange", "Pink"]
    givers = [f"{team} 1" for team in teams]
    mates = [f"{team} 2" for team in teams]
    table = Table.voting("team-2023", [*givers, *mates])
    table.vote_all(
        {
            "Purple 2": ["Blue 1"],
            "Green 2": ["Blue 1"],
            "Orange 2": ["Green 1"],
            "Pink 2": ["Blue 2"],
        }
    )
    points = dict(zip(teams, table.points().values(), strict=True))
    assert points == {"Blue": 3 + 1, "Purple": 3, "Green": 3 + 1, "Orange": 0, "Pink": 0}

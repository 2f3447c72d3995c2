"""Awards: counted from the rounds, at most one per person, at least three per game."""

from dataclasses import replace
from random import Random

import pytest

from bot.cli.simulate import Simulation
from bot.rules.awards import FEWEST, Award, awards
from bot.rules.editions import EDITIONS
from bot.rules.ids import PlayerId, SideId
from bot.rules.lobby import new_game
from bot.rules.model import Phase
from bot.rules.reveals import Reveal, Verdict
from bot.rules.views import table_view

from .table import Table


@pytest.mark.parametrize("rules", EDITIONS)
@pytest.mark.parametrize("size", ["smallest", "largest"])
def test_every_table_gets_three_and_nobody_two(rules: str, size: str) -> None:
    players = EDITIONS[rules].players
    played = Simulation(new_game(PlayerId("p1"), rules), Random(7))
    played.begin(min(players) if size == "smallest" else max(players))
    while played.game.phase is not Phase.FINISHED:
        played.play_round()
    table = table_view(played.game)
    assert len(table.awards) >= min(FEWEST, len(table.seats))
    people = [player for one in table.awards for player in one.players]
    assert len(people) == len(set(people))
    assert len({one.award for one in table.awards if one.award is not Award.COMPANY}) == sum(
        one.award is not Award.COMPANY for one in table.awards
    )


def test_no_round_no_awards() -> None:
    assert awards((), (PlayerId("p1"),)) == ()


def test_the_sharpest_eye_the_bluff_and_the_story() -> None:
    table = Table.voting("dixit-2021", 5)
    table.vote_all({"p2": ("p1",), "p3": ("p1",), "p4": ("p5",), "p5": ("p4",)})
    view = table_view(table.game)
    found = {one.award: one for one in awards(view.history, table.game.players)}
    assert found[Award.CLUE].players == ("p1",)
    assert found[Award.EYE].players[0] in ("p2", "p3")
    assert found[Award.BLUFF].players[0] in ("p4", "p5")


def test_in_party_the_most_voted_card_is_a_magnet_and_no_bluff() -> None:
    table = Table.voting("party-2023", 6)
    table.vote_all({f"p{number}": ("p2",) for number in range(1, 7)} | {"p2": ("p1",)})
    table.trap("p3")
    found = {one.award: one for one in awards(table_view(table.game).history, table.game.players)}
    assert Award.BLUFF not in found
    assert (found[Award.MAGNET].players, found[Award.MAGNET].count) == (("p2",), 5)


def after(number: int, **totals: int) -> Reveal:
    """Return a round without votes, after which the sides have these total scores."""
    points = {SideId(name): total for name, total in totals.items()}
    teller = PlayerId(next(iter(totals)))
    verdict = Verdict.NO_VOTES
    return Reveal(number, teller, "clue", (), (), None, {}, None, {}, points, verdict)


def comeback(*history: Reveal) -> list[tuple[tuple[PlayerId, ...], int]]:
    players = [PlayerId(side) for side in history[0].totals]
    found = awards(history, players)
    return [(one.players, one.count) for one in found if one.award is Award.COMEBACK]


def test_a_comeback_is_for_gained_places_and_says_how_many() -> None:
    assert comeback(after(1, p1=5, p2=3, p3=0), after(2, p1=5, p2=6, p3=9)) == [(("p3",), 2)]


def test_the_last_player_has_no_comeback_however_much_the_second_half_brought() -> None:
    assert comeback(after(1, p1=9, p2=3, p3=0), after(2, p1=10, p2=9, p3=8)) == []


def test_one_round_has_no_second_half() -> None:
    assert comeback(after(1, p1=3, p2=0)) == []


def wordings(*clues: str, taken: int = 0) -> list[tuple[Award, PlayerId, int]]:
    """Return the awards for the wording of clues; the first ``taken`` storytellers get others."""
    players = [PlayerId(f"p{number}") for number in range(1, len(clues) + 1)]
    sides = [f"p{number}" for number in range(1, len(clues) + 1)]
    rounds = [
        replace(after(number, **dict.fromkeys(sides, 0)), storyteller=player, clue=clue)
        for number, (player, clue) in enumerate(zip(players, clues, strict=True), start=1)
    ]
    given = awards(rounds, players[taken:])
    kinds = (Award.FEW_WORDS, Award.POET)
    return [(one.award, one.players[0], one.count) for one in given if one.award in kinds]


def test_few_words_and_many_are_counted() -> None:
    few, poet = Award.FEW_WORDS, Award.POET
    assert wordings("So far away", "Ouch", "A long way home in the rain") == [
        (few, "p2", 1), (poet, "p3", 7),
    ]  # fmt: skip
    assert wordings("Ouch", "Far away", "Oh", "At night", taken=1) == [
        (few, "p3", 1), (poet, "p2", 2),
    ]  # fmt: skip


def test_nobody_else_is_called_brief_or_a_poet() -> None:
    assert wordings("Ouch", "Far away", "So far away", taken=1) == [(Award.POET, "p3", 3)]
    assert wordings("So far away", "Far away", "Ouch", taken=1) == [(Award.FEW_WORDS, "p3", 1)]


def test_clues_of_equal_length_earn_no_award() -> None:
    assert wordings("Ouch", "Extraordinarily", "Oh") == []
    assert wordings("The only clue of a very short game") == []


def test_two_who_chose_each_others_cards_read_minds() -> None:
    table = Table.voting("dixit-2021", 6)
    table.vote_all({"p2": ("p3",), "p3": ("p2",), "p4": ("p2",), "p5": ("p1",), "p6": ("p2",)})
    view = table_view(table.game)
    lone = [one for one in awards(view.history, ("p2", "p3")) if one.award is Award.MIND_READERS]  # type: ignore[arg-type]
    assert not lone  # one of them is remembered for a bluff already
    pairs = awards(view.history, table.game.players)
    assert len({player for one in pairs for player in one.players}) >= FEWEST


def test_two_of_three_who_read_minds_leave_an_award_for_everybody() -> None:
    table = Table.voting("dixit-2021", 3)
    table.vote_all({"p2": ("p3",), "p3": ("p2",)})
    given = awards(table_view(table.game).history, table.game.players)
    assert len(given) == FEWEST
    assert {player for one in given for player in one.players} == set(table.game.players)


def test_of_equals_the_first_who_voted_is_remembered_whenever_one_looks() -> None:
    table = Table.voting("dixit-2021", 6)
    table.vote_all({f"p{n}": ("p1",) for n in (5, 3, 2)} | {"p4": ("p2",), "p6": ("p2",)})
    given = awards(table_view(table.game).history, table.game.players)
    assert given[0].award is Award.EYE
    assert given[0].players == (next(iter(table.game.history[0].round.ballots)),)

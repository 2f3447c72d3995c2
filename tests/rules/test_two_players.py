"""Duel and Tandem: a storyteller, a finder, and cards from the pile."""

from collections import Counter
from dataclasses import replace
from itertools import permutations
from random import Random

import pytest

from bot.cli import simulate
from bot.rules import Phase, Refusal, events
from bot.rules import commands as do
from bot.rules.duties import cards_expected, cards_in
from bot.rules.editions import EDITIONS
from bot.rules.ids import COMPUTERS, PILE, PlayerId, SideId
from bot.rules.model import Ending
from bot.rules.player_views import player_view
from bot.rules.scoring import PointRow
from bot.rules.statistics import tally_of
from bot.rules.views import Verdict, table_view
from tests.rules.disguise import cards_shown, disguise
from tests.rules.table import PAIRS, Table, deck

ANN, BEN = PlayerId("Ann"), PlayerId("Ben")
NAMES = [ANN, BEN]


def pointing_at(rules: str, cards: int, *, found: bool) -> Table:
    """Return a round in which Ben points at this many cards, with Ann's among them if ``found``."""
    table = Table.voting(rules, NAMES)
    story = table.slot(ANN)
    others = [slot for slot in range(1, 7) if slot != story]
    slots = [story, *others][:cards] if found else others[:cards]
    table.play(table.ballot(BEN, *slots))
    return table


@pytest.mark.parametrize("rules", PAIRS)
def test_five_cards_from_the_pile_join_the_storytellers(rules: str) -> None:
    table = Table.telling(rules, NAMES)
    pile, hand = table.game.draw_pile, table.seat(ANN).hand
    assert cards_expected(table.game) == 6
    table.tell()
    assert table.phase is Phase.VOTING
    assert table.happened(events.TableLaid)
    played = table.game.current
    assert played.from_pile == pile[:5]
    assert sorted(played.table) == sorted((hand[0], *pile[:5]))
    assert Counter(played.owners) == {ANN: 1, PILE: 5}
    assert cards_in(table.game) == cards_expected(table.game) == 6
    assert table.seat(ANN).hand == hand[1:]
    assert len(table.seat(BEN).hand) == 6
    assert table.awaited == (BEN,)


@pytest.mark.parametrize("rules", PAIRS)
def test_the_storytellers_card_can_lie_in_any_slot(rules: str) -> None:
    slots = {Table.voting(rules, NAMES, seed=seed).slot(ANN) for seed in range(60)}
    assert slots == set(range(1, 7))


@pytest.mark.parametrize(
    ("cards", "found", "ann", "ben"),
    [(1, True, 1, 3), (2, True, 3, 2), (3, True, 2, 1), (1, False, 0, 0), (3, False, 0, 0)],
)
def test_a_duel_counts_by_distance(cards: int, found: bool, ann: int, ben: int) -> None:
    table = pointing_at("duel", cards, found=found)
    assert table.points() == {ANN: ann, BEN: ben}
    verdict = Verdict.JUST_RIGHT if found else Verdict.TOO_HARD
    assert table_view(table.game).history[0].verdict is verdict


@pytest.mark.parametrize(("found", "each"), [(True, 1), (False, 0)])
def test_in_tandem_both_get_a_point_or_neither(found: bool, each: int) -> None:
    assert pointing_at("tandem", 1, found=found).points() == {ANN: each, BEN: each}


def test_nobody_votes_for_more_cards_than_the_rules_allow() -> None:
    table = Table.voting("duel", NAMES)
    table.refuses(table.ballot(BEN, 1, 2, 3, 4), Refusal.WRONG_VOTE_COUNT)
    table.refuses(table.ballot(BEN, 2, 2), Refusal.VOTE_REPEATED)
    table.refuses(table.ballot(ANN, 1), Refusal.NOT_A_VOTER)
    table = Table.voting("tandem", NAMES)
    table.refuses(table.ballot(BEN, 1, 2), Refusal.WRONG_VOTE_COUNT)


def test_without_a_vote_nobody_scores() -> None:
    for rules in PAIRS:
        table = Table.voting(rules, NAMES)
        table.time_up()
        assert set(table.points().values()) == {0}
        assert table_view(table.game).history[0].verdict is Verdict.NO_VOTES


def play_out(table: Table, finds: int) -> Table:
    """Play to the end; only the first ``finds`` rounds are found, with one card each."""
    while table.phase is not Phase.FINISHED:
        if table.phase is Phase.SCORED:
            table.next()
        table.tell()
        story = table.game.current.story_slot or 0
        (finder,) = table.awaited
        found = len(table.game.history) < finds
        table.play(table.ballot(finder, story if found else story % 6 + 1))
    return table


@pytest.mark.parametrize(("finds", "won"), [(12, True), (8, True), (7, False), (0, False)])
def test_a_tandem_wins_with_seven_of_twelve(finds: int, won: bool) -> None:
    table = play_out(Table.telling("tandem", NAMES), finds)
    view = table_view(table.game)
    assert (table.number, table.game.ending) == (12, Ending.ROUNDS_PLAYED)
    assert view.par == 8
    assert view.winners == ((SideId(ANN), SideId(BEN)) if won else ())
    assert view.without_winner is not won
    assert all(one.won is won for one in tally_of(table.game).tallies)


@pytest.mark.parametrize(("rounds", "par"), [(1, 1), (6, 4), (20, 14)])
def test_a_longer_tandem_takes_more(rounds: int, par: int) -> None:
    table = play_out(Table.telling("tandem", NAMES, until=rounds), 99)
    assert table_view(table.game).par == par


def test_a_duel_is_won_by_the_better_one_who_beats_the_pile() -> None:
    table = play_out(Table.telling("duel", NAMES), 8)
    assert (table.number, table.game.ending) == (12, Ending.EVERYONE_TOLD)
    view = table_view(table.game)
    assert view.par == 22
    assert set(table.game.scores.values()) == {4 * 3 + 4 * 1}
    assert view.winners == ()  # the pile has won
    table.game = replace(table.game, scores={SideId(ANN): 23, SideId(BEN): 22})
    assert table_view(table.game).winners == (SideId(ANN),)
    table.game = replace(table.game, scores={SideId(ANN): 22, SideId(BEN): 22})
    assert len(table_view(table.game).winners) == 2


def test_in_other_rule_sets_nobody_has_to_beat_the_pile() -> None:
    table = Table.voting("dixit-2021", 4)
    table.play_out()
    assert table_view(table.game).par == 0


@pytest.mark.parametrize("rules", PAIRS)
def test_a_small_pile_is_renewed_for_the_table(rules: str) -> None:
    table = Table.telling(rules, NAMES, cards=18)
    assert len(table.game.draw_pile) == 6
    for _ in range(4):
        table.play_out()
        table.next()
    assert len(table.game.all_cards()) == 18
    table.refuses(do.Join(PlayerId("late")), Refusal.TABLE_FULL)


def test_a_pile_that_ends_the_game_is_laid_out_as_far_as_it_goes() -> None:
    table = Table.telling("tandem", NAMES, cards=21, house={"end": "pile"})
    table.play_out()  # nine cards: five for the table, one for Ann
    table.next()
    table.tell()
    assert len(table.game.current.table) == 4
    table.play_out()
    assert table.game.ending is Ending.PILE_EMPTY


@pytest.mark.parametrize("rules", PAIRS)
def test_when_one_leaves_it_is_over_and_no_card_is_lost(rules: str) -> None:
    for setup in (Table.dealt, Table.telling, Table.voting):
        for name in NAMES:
            table = setup(rules, NAMES)
            table.leave(name)
            assert table.game.ending is Ending.TOO_FEW_PLAYERS
            assert len(table.game.all_cards()) == 84


@pytest.mark.parametrize("rules", PAIRS)
def test_nothing_tells_which_card_is_the_storytellers(rules: str) -> None:
    for setup in (Table.telling, Table.voting):
        table = setup(rules, NAMES)
        for seed in range(5):
            other = disguise(table.game, None, Random(seed))
            assert repr(table_view(other)) == repr(table_view(table.game))
            other = disguise(table.game, BEN, Random(seed))
            assert player_view(other, BEN) == player_view(table.game, BEN)
        assert disguise(table.game, BEN, Random(1)) != table.game
    on_table = set(table.game.current.table)
    assert cards_shown(table_view(table.game), deck()) == on_table


def test_the_guide_tells_the_points_of_both() -> None:
    assert EDITIONS["tandem"].scoring.rows() == (PointRow("both-1", 1),)
    rows = {row.what: row.points for row in EDITIONS["duel"].scoring.rows()}
    assert rows == {
        "finder-1": 3,
        "teller-1": 1,
        "finder-2": 2,
        "teller-2": 3,
        "finder-3": 1,
        "teller-3": 2,
    }


def test_neither_has_what_a_book_has() -> None:
    assert [key for key, edition in EDITIONS.items() if not edition.book] == PAIRS
    table = Table.lobby("duel", NAMES)
    table.refuses(do.Configure(None, house={"points": "imaginarium"}), Refusal.HOUSE_RULE_UNFIT)
    table.refuses(do.Configure(None, house={"end": "turns"}), Refusal.HOUSE_RULE_UNFIT)


@pytest.mark.parametrize("rules", PAIRS)
def test_a_middling_pair_wins_about_half_of_the_time(
    rules: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Measured with many more: 61 % in Tandem, 55 % in Duel."""
    won = 0
    pairs = list(permutations(COMPUTERS[:4], 2))
    for seed in range(60):
        monkeypatch.setattr(simulate, "COMPUTERS", pairs[seed % len(pairs)])
        *_, end = simulate.simulate(rules, 2, seed, computers=2)
        won += bool(end["winners"])
    assert 18 <= won <= 42

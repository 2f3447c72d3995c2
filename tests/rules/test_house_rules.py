"""House rules: what a table changes about its rule set, and that nothing else changes."""

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import replace
from itertools import combinations
from random import Random

import pytest

from bot.rules import Phase, Refusal, apply, events, new_game
from bot.rules import commands as do
from bot.rules.editions import EDITIONS
from bot.rules.house import BOOK, HOUSE_RULES, THEMES, chosen_house, edition_of, edition_with
from bot.rules.ids import CardId, PlayerId
from bot.rules.model import Ending, Gain, Reason
from bot.rules.player_views import player_view
from bot.rules.scoring import PointRow
from bot.rules.statistics import tally_of
from bot.rules.views import may_guess, table_view
from tests.rules.replay import check
from tests.rules.table import KNOWN, SMALLEST, Table, deck
from tests.rules.test_simulate import printed

P1, P2, P3, P4 = map(PlayerId, ("p1", "p2", "p3", "p4"))
IMAGINARIUM = {"points": "imaginarium"}
NEW_HAND = {"new-hand": "once"}
KEEP = {"rematch": "keeps-hands"}


def play_to_the_end(table: Table, most: int = 60) -> int:
    """Play until the game ends, or for ``most`` rounds; return the number of rounds."""
    for number in range(1, most + 1):
        table.play_out()
        if table.phase is Phase.FINISHED:
            return number
        table.next()
    return most


# What can be chosen


def test_without_house_rules_every_rule_set_is_the_books() -> None:
    for key in EDITIONS:
        assert edition_with(key, {}) is EDITIONS[key]
        assert new_game(P1, key).options.house == {}


def test_what_the_book_says_anyway_is_no_house_rule() -> None:
    choices = {key: HOUSE_RULES["end"].choices(rules) for key, rules in EDITIONS.items()}
    assert choices["dixit-2021"] == (BOOK, "rounds", "turns", "pile", "never")
    assert choices["odyssey-2013"] == (BOOK, "goal", "rounds", "turns", "never")
    assert choices["party-2011"] == (BOOK, "goal", "rounds", "pile", "never")
    table = Table.lobby("dixit-2021", 4)
    table.refuses(do.Configure(P1, house={"end": "goal"}), Refusal.HOUSE_RULE_UNFIT)


@pytest.mark.parametrize("wish", [{"points": "double"}, {"cheating": "on"}, {"theme": ""}])
def test_what_is_not_offered_is_refused(wish: dict[str, str]) -> None:
    Table.lobby("dixit-2021", 4).refuses(do.Configure(P1, house=wish), Refusal.HOUSE_RULE_UNFIT)


def test_house_rules_are_chosen_one_by_one_and_taken_back() -> None:
    table = Table.lobby("dixit-2021", 4)
    table.play(do.Configure(P1, house={"theme": "film"}))
    table.play(do.Configure(P1, house=IMAGINARIUM))
    assert dict(table.game.options.house) == {"points": "imaginarium", "theme": "film"}
    table.play(do.Configure(P1, pace=table.game.options.pace))
    assert len(table.game.options.house) == 2
    table.play(do.Configure(P1, house={"theme": BOOK}))
    assert dict(table.game.options.house) == IMAGINARIUM
    table.refuses(do.Configure(P2, house=NEW_HAND), Refusal.NOT_HOST)


def test_a_house_rule_that_does_not_fit_another_rule_set_is_dropped_with_the_change() -> None:
    table = Table.lobby("dixit-2021", 6, house={**IMAGINARIUM, "theme": "film", "end": "rounds"})
    table.play(do.Configure(P1, until=7))
    table.play(do.Configure(P1, rules="party-2011"))
    assert dict(table.game.options.house) == {"theme": "film", "end": "rounds"}
    assert table.game.options.until == 7
    table.play(do.Configure(P1, house={"end": BOOK}))
    assert table.game.options.until is None


def test_a_menu_has_room_for_every_choice() -> None:
    assert len(HOUSE_RULES) <= 25
    for rule in HOUSE_RULES.values():
        assert len(rule.values) + 1 <= 25


def test_a_rematch_keeps_the_house_rules() -> None:
    house = {**IMAGINARIUM, "end": "rounds"}
    table = Table.dealt("dixit-2021", 4, house=house, until=3)
    table.play(do.End(None))
    table.play(do.Rematch(P2))
    assert dict(table.game.options.house) == house
    assert table.game.options.until == 3


# When a game ends


@pytest.mark.parametrize(("rules", "players"), SMALLEST)
def test_it_ends_after_as_many_rounds_as_were_chosen(rules: str, players: int) -> None:
    table = Table.telling(rules, players, house={"end": "rounds"}, until=3)
    assert play_to_the_end(table) == 3
    assert table.game.ending is Ending.ROUNDS_PLAYED


def test_ten_rounds_if_nobody_says_how_many() -> None:
    table = Table.telling("dixit-2021", 8, house={"end": "rounds"})
    assert table_view(table.game).until == 10
    assert table_view(table.game).goal is None
    assert play_to_the_end(table) == 10


def test_a_round_that_was_called_off_counts() -> None:
    table = Table.telling("dixit-2021", 4, house={"end": "rounds"}, until=2)
    table.time_up()
    assert table.number == 2
    table.play_out()
    assert table.game.ending is Ending.ROUNDS_PLAYED


def test_the_last_round_is_played_although_a_computer_leaves_its_story_to_people() -> None:
    lobby = new_game(P1, house={"end": "rounds"}, until=1)
    lobby = apply(lobby, do.Join(P2), Random(0)).game
    lobby = apply(lobby, do.SeatComputers(P1, 2), Random(0)).game
    table = Table(lobby)
    table.begin_with(84)
    computer = table.game.computers[0]
    table.play(do.Volunteer(computer, 1))
    table.play(do.PassTurn(computer, 1))
    assert (table.phase, table.storyteller) == (Phase.STORYTELLING, P1)


@pytest.mark.parametrize("turns", [None, 2])
def test_everyone_tells_as_often_as_was_chosen_in_any_rule_set(turns: int | None) -> None:
    table = Table.telling("dixit-2021", 4, house={"end": "turns"}, until=turns)
    assert play_to_the_end(table) == 4 * (turns or 1)
    assert table.game.ending is Ending.EVERYONE_TOLD


def test_the_draw_pile_ends_any_game_and_nothing_played_comes_back() -> None:
    table = Table.telling("dixit-2021", 4, cards=40, house={"end": "pile"})
    assert play_to_the_end(table) == 4
    assert table.game.ending is Ending.PILE_EMPTY
    assert table.game.draw_pile == ()


def test_a_game_that_ends_with_the_pile_has_as_many_cards_as_a_box() -> None:
    table = Table.lobby("dixit-2021", 4, house={"end": "pile"})
    assert table_view(table.game).cards_dealt(168) == 84
    table.play(do.Begin(None, deck(168)))
    assert len(table.game.all_cards()) == 84
    table = Table.lobby("odyssey-2013", 4, house={"end": "goal"})
    table.refuses(do.Configure(None, every_card=True), Refusal.OPTION_UNUSED)
    table.play(do.Begin(None, deck(168)))
    assert len(table.game.all_cards()) == 168


def test_cards_come_back_in_the_game_of_the_pile_where_something_else_ends_it() -> None:
    table = Table.telling("odyssey-2013", 4, cards=30, house={"end": "rounds"}, until=12)
    assert play_to_the_end(table) == 12
    assert table.game.ending is Ending.ROUNDS_PLAYED


def test_a_game_without_an_end_goes_on_until_it_is_stopped_and_counts() -> None:
    table = Table.telling("dixit-2021", 4, house={"end": "never"})
    assert play_to_the_end(table, most=30) == 30
    assert max(table.game.scores.values()) > 30
    assert table_view(table.game).until is None
    assert tally_of(replace(table.game, ending=Ending.TOO_FEW_PLAYERS)).tallies == ()
    table.play(do.End(P1))
    assert table.game.ending is Ending.STOPPED
    assert len(tally_of(table.game).tallies) == 4


def test_a_game_that_everybody_forgot_ends_although_nothing_ends_it() -> None:
    table = Table.dealt("dixit-2021", 4, house={"end": "never"})
    for _ in range(12):
        if table.phase is not Phase.FINISHED:
            table.time_up()
    assert table.game.ending is Ending.ABANDONED


# Imaginarium's points


def imaginarium(scores: int = 10, rules: str = "dixit-2021") -> Table:
    """Return a table of four with Imaginarium's points, in the vote, all with this score."""
    table = Table.voting(rules, ["Pink", "Blue", "Gold", "Grey"], house=IMAGINARIUM)
    table.game = replace(table.game, scores=dict.fromkeys(table.game.sides, scores))
    return table


def test_the_storyteller_gets_three_and_one_for_each_who_found_the_card() -> None:
    table = imaginarium()
    table.vote_all({"Blue": ["Pink"], "Gold": ["Pink"], "Grey": ["Blue"]})
    assert table.points() == {"Pink": 5, "Blue": 4, "Gold": 3, "Grey": 0}
    gains = table.game.history[-1].gains[table.seat("Pink").side]
    assert gains == (Gain(Reason.CLUE_FOUND, 3), Gain(Reason.EACH_FINDER, 2, 2))


def test_the_storyteller_loses_three_if_everyone_found_it_and_nobody_else_moves() -> None:
    table = imaginarium()
    table.vote_all({"Blue": ["Pink"], "Gold": ["Pink"], "Grey": ["Pink"]})
    assert table.points() == {"Pink": -3, "Blue": 0, "Gold": 0, "Grey": 0}
    assert table_view(table.game).history[0].lost == 3
    assert table.game.scores[table.seat("Pink").side] == 7


def test_the_storyteller_loses_two_if_nobody_found_it_and_lures_count() -> None:
    table = imaginarium()
    table.vote_all({"Blue": ["Gold"], "Gold": ["Blue"], "Grey": ["Blue"]})
    assert table.points() == {"Pink": -2, "Blue": 2, "Gold": 1, "Grey": 0}


@pytest.mark.parametrize(("before", "lost"), [(0, 0), (1, 1), (2, 2), (3, 2)])
def test_nobody_falls_below_zero(before: int, lost: int) -> None:
    table = imaginarium(before)
    table.vote_all({"Blue": ["Gold"], "Gold": ["Blue"], "Grey": ["Blue"]})
    assert table.points()["Pink"] == -lost
    assert table.game.scores[table.seat("Pink").side] == before - lost


def test_both_votes_on_the_card_bring_what_the_book_gives_for_them() -> None:
    table = imaginarium(rules="odyssey-2023")
    table.vote_all({"Blue": ["Pink", "Pink"], "Gold": ["Pink", "Blue"], "Grey": ["Blue", "Gold"]})
    assert table.points() == {"Pink": 5, "Blue": 8, "Gold": 4, "Grey": 0}


def test_a_team_loses_what_its_storyteller_loses() -> None:
    table = Table.voting("team-2011", 6, house=IMAGINARIUM)
    table.game = replace(table.game, scores=dict.fromkeys(table.game.sides, 1))
    mate = next(s.player for s in table.game.seats[1:] if s.side == table.seat("p1").side)
    for name in table.awaited:
        table.vote(name, mate)
    # Two votes for the teammate's card, and two lost for the story that nobody found.
    assert table.points()[str(table.seat("p1").side)] == 0


def test_if_nobody_voted_nobody_loses_anything() -> None:
    table = imaginarium()
    table.time_up()
    assert set(table.points().values()) == {0}


def test_the_guide_tells_imaginariums_points() -> None:
    rows = edition_with("odyssey-2011", IMAGINARIUM).scoring.rows()
    assert rows == (
        PointRow("teller", 3),
        PointRow("teller-each", 1),
        PointRow("teller-all", -3),
        PointRow("teller-none", -2),
        PointRow("found", 3),
        PointRow("lure", 1),
    )


# A theme for the clues


def test_without_a_theme_there_is_none() -> None:
    table = Table.dealt("dixit-2021", 4)
    assert table_view(table.game).theme is None


def test_one_theme_holds_for_the_whole_game() -> None:
    table = Table.telling("dixit-2021", 4, house={"theme": "film", "end": "rounds"}, until=3)
    assert table_view(table.game).theme == "film"
    play_to_the_end(table)
    assert [shown.theme for shown in table_view(table.game).history] == ["film"] * 3


def test_drawn_themes_come_again_when_all_others_have() -> None:
    house = {"theme": "drawn", "end": "rounds"}
    table = Table.telling("dixit-2021", 4, house=house, until=2 * len(THEMES))
    play_to_the_end(table, most=99)
    drawn = [shown.theme or "" for shown in table_view(table.game).history]
    assert sorted(drawn[: len(THEMES)]) == sorted(THEMES)
    assert set(Counter(drawn).values()) == {2}


def test_another_seed_draws_other_themes() -> None:
    house = {"theme": "drawn"}
    themes = {
        table_view(Table.dealt("dixit-2021", 4, house=house, seed=seed).game).theme
        for seed in range(20)
    }
    assert len(themes) > 5


def test_computers_get_no_theme() -> None:
    lobby = apply(new_game(P1, house={"theme": "film"}), do.SeatComputers(P1, 3), Random(0)).game
    table = Table(lobby)
    table.begin_with(84)
    assert table_view(table.game).theme == "film"
    table.play(do.Volunteer(table.game.computers[0], 1))
    assert table_view(table.game).theme is None
    table.play_out()
    assert table_view(table.game).history[0].theme is None


# One new hand a game


def test_a_new_hand_comes_from_the_pile_and_the_old_one_is_discarded() -> None:
    table = Table.submitting("dixit-2021", 4, house=NEW_HAND)
    old, pile = table.seat("p2").hand, table.game.draw_pile
    assert player_view(table.game, P2).may_exchange
    table.play(do.NewHand(P2, 1))
    assert table.seat("p2").hand == pile[:6]
    assert table.game.discards[-6:] == old
    assert table.happened(events.HandExchanged)
    assert not player_view(table.game, P2).may_exchange
    assert player_view(table.game, P3).may_exchange


def test_two_quick_presses_exchange_the_hand_once() -> None:
    table = Table.submitting("dixit-2021", 4, house=NEW_HAND)
    table.play(do.NewHand(P2, 1))
    before = table.game
    table.play(do.NewHand(P2, 1))
    assert table.game is before


def test_the_storyteller_may_take_a_new_hand_before_the_clue_and_not_after_it() -> None:
    table = Table.telling("dixit-2021", 4, house=NEW_HAND)
    table.play(do.NewHand(P1, 1))
    table.tell()
    assert not player_view(table.game, P1).may_exchange
    table = Table.submitting("dixit-2021", 4, house=NEW_HAND)
    table.refuses(do.NewHand(P1, 1), Refusal.CARD_GIVEN)


def test_a_card_that_was_taken_back_lets_one_exchange_the_hand() -> None:
    table = Table.submitting("dixit-2021", 4, house=NEW_HAND)
    card = table.lay("p2")
    table.refuses(do.NewHand(P2, 1), Refusal.CARD_GIVEN)
    assert not player_view(table.game, P2).may_exchange
    table.play(do.TakeBack(P2, 1, table.position("p2", card)))
    table.play(do.NewHand(P2, 1))
    assert card not in table.seat("p2").hand


def test_in_party_nobody_exchanges_a_hand_that_nobody_has_seen() -> None:
    table = Table.telling("party-2023", 6, house=NEW_HAND)
    table.refuses(do.NewHand(P2, 1), Refusal.NO_NEW_HAND)
    assert not player_view(table.game, P2).may_exchange
    table.tell()
    table.play(do.NewHand(P2, 1))


def test_a_small_pile_is_renewed_for_a_new_hand_but_not_with_that_hand() -> None:
    table = Table.telling("dixit-2021", 4, cards=36, house=NEW_HAND)
    for _ in range(2):
        table.play_out()
        table.next()
    assert len(table.game.draw_pile) == 4
    old = table.seat("p2").hand
    table.play(do.NewHand(P2, table.number))
    assert table.happened(events.PileRenewed)
    assert not set(old) & {*table.seat("p2").hand, *table.game.draw_pile}
    assert table.game.discards == old


def test_nobody_may_exchange_between_rounds() -> None:
    table = Table.voting("dixit-2021", 4, house=NEW_HAND)
    table.play_out()
    assert not player_view(table.game, P2).may_exchange
    table.refuses(do.NewHand(P2, 1), Refusal.WRONG_PHASE)


# The next game with the same hands


def kept_rematch(
    rules: str = "dixit-2021", players: int = 4, **options: int
) -> tuple[Table, Table]:
    """Return a game that was stopped after a round, and the lobby of its rematch."""
    over = Table.telling(rules, players, house=KEEP, **options)
    over.play_out()
    over.play(do.End(None))
    lobby = Table(over.game)
    lobby.play(do.Rematch(P1))
    return over, lobby


@pytest.mark.parametrize(("rules", "players"), SMALLEST)
def test_a_rematch_goes_on_with_the_same_hands_and_pile(rules: str, players: int) -> None:
    over, table = kept_rematch(rules, players)
    assert table.hands() == over.hands()
    table.play(do.Begin(None, deck()))
    assert table.hands() == over.hands()
    assert sorted((*table.game.draw_pile, *table.game.discards)) == sorted(
        (*over.game.draw_pile, *over.game.discards)
    )
    if EDITIONS[rules].refill.reuses_discards:
        assert table.game.draw_pile == over.game.draw_pile
    assert not any(table.game.scores.values())


def test_without_the_house_rule_a_rematch_is_dealt_anew() -> None:
    over = Table.telling("dixit-2021", 4)
    over.play(do.End(None))
    over.play(do.Rematch(P1))
    assert over.game.all_cards() == []


def test_whoever_joins_the_next_game_is_dealt_in_and_whoever_leaves_discards() -> None:
    over, table = kept_rematch()
    table.play(do.Join(PlayerId("new")))
    table.leave("p2")
    assert set(over.seat("p2").hand) <= set(table.game.discards)
    table.play(do.Begin(None, deck()))
    assert table.seat("new").hand == over.game.draw_pile[:6]
    assert table.seat("p3").hand == over.seat("p3").hand
    assert sorted(table.game.all_cards()) == sorted(deck())


def test_other_decks_are_dealt_anew() -> None:
    over, table = kept_rematch()
    table.play(do.Configure(None, decks=("sea",)))
    assert table.game.all_cards() == []
    others = tuple(CardId(f"s{number}") for number in range(84))
    table.play(do.Begin(None, others))
    assert sorted(table.game.all_cards()) == sorted(others)
    assert table.hands() != over.hands()


def test_to_take_the_house_rule_back_is_to_deal_anew() -> None:
    _, table = kept_rematch()
    table.play(do.Configure(None, house={"rematch": BOOK}))
    assert table.game.all_cards() == []


def test_cards_that_were_removed_meanwhile_are_gone() -> None:
    over, table = kept_rematch()
    left = [card for card in deck() if card not in over.seat("p2").hand[:2]]
    table.play(do.Begin(None, tuple(left)))
    assert sorted(table.game.all_cards()) == sorted(left)
    assert table.seat("p2").hand[:4] == over.seat("p2").hand[2:]


def test_too_few_cards_left_mean_a_new_deal() -> None:
    _, table = kept_rematch()
    fresh = tuple(CardId(f"s{number}") for number in range(84))
    table.play(do.Begin(None, (*fresh, *deck(10))))
    assert len(table.game.all_cards()) == 94


def test_where_the_pile_ends_a_game_the_next_one_has_a_pile_again() -> None:
    table = Table.telling("odyssey-2013", 4, cards=40, house=KEEP)
    play_to_the_end(table)
    hands = table.hands()
    table.play(do.Rematch(P1))
    table.play(do.Begin(None, deck(40)))
    assert table.game.discards == ()
    assert table.game.draw_pile
    assert all(set(hands[name]) <= set(hand) for name, hand in table.hands().items())


def test_the_hand_of_an_empty_seat_is_discarded_before_the_next_game() -> None:
    over = Table.telling("team-2011", 6, house=KEEP)
    over.leave("p2")
    over.play(do.End(None))
    hand = over.seat("p2").hand
    over.play(do.Rematch(P1))
    assert set(hand) <= set(over.game.discards)


# Without an audience, and with times of one's own


def test_without_an_audience_nobody_guesses() -> None:
    stranger = PlayerId("stranger")
    assert may_guess(Table.voting("dixit-2021", 4).game, stranger, 1)
    table = Table.voting("dixit-2021", 4, house={"audience": "hidden"})
    assert not may_guess(table.game, stranger, 1)


def test_each_phase_can_have_its_own_seconds() -> None:
    house = {"clue-time": "90", "vote-time": "30"}
    assert edition_with("dixit-2021", house).seconds == {Phase.STORYTELLING: 90, Phase.VOTING: 30}


# Statistics


@pytest.mark.parametrize(
    ("house", "apart"),
    [
        ({}, False),
        ({"audience": "hidden", "clue-time": "90"}, False),
        ({"audience": "hidden", "theme": "drawn"}, True),
        (IMAGINARIUM, True),
        (NEW_HAND, True),
        (KEEP, True),
        ({"end": "turns"}, True),
    ],
)
def test_games_whose_points_are_won_differently_are_counted_apart(
    house: dict[str, str], apart: bool
) -> None:
    table = Table.voting("dixit-2021", 4, house=house)
    table.play_out()
    over = replace(table.game, ending=edition_of(table.game).end.ending)
    tally = tally_of(over)
    assert len(tally.tallies) == 4
    assert tally.apart is apart


# All of it together


def pairs_of(chosen: Mapping[str, str]) -> set[tuple[tuple[str, str], ...]]:
    return set(combinations(sorted(chosen.items()), 2))


def representative(key: str) -> tuple[str, ...]:
    """Return the values of a rule to combine: two themes, one time, or all of another rule."""
    values = tuple(HOUSE_RULES[key].values)
    return values[:2] if key == "theme" else values[:1] if key.endswith("-time") else values


def pairwise() -> Iterator[tuple[str, dict[str, str]]]:
    """Yield rule sets with house rules so that every pair of values occurs at least once.

    This is pairwise testing; the rule set counts as one more rule.
    """
    rows = {key: (BOOK, *representative(key)) for key in HOUSE_RULES} | {"rules": tuple(KNOWN)}
    wanted = {
        tuple(sorted(((a, x), (b, y))))
        for a, b in combinations(rows, 2)
        for x in rows[a]
        for y in rows[b]
    }
    dice = Random(1)
    while wanted:
        seed = dict(min(wanted))
        candidates = [
            {key: seed.get(key) or dice.choice(values) for key, values in rows.items()}
            for _ in range(60)
        ]
        best = max(candidates, key=lambda one: len(pairs_of(one) & wanted))
        wanted -= pairs_of(best)
        rules = best.pop("rules")
        yield rules, dict(chosen_house(rules, best))


PAIRWISE = list(pairwise())


def test_pairs_are_few() -> None:
    assert len(KNOWN) * 6 <= len(PAIRWISE) < len(KNOWN) * 9


@pytest.mark.parametrize(("rules", "house"), PAIRWISE, ids=str)
def test_whole_games_by_every_pair_of_house_rules_follow_them(
    rules: str, house: dict[str, str]
) -> None:
    players = EDITIONS[rules].players
    for seed, size in ((1, players[0]), (2, players[-1])):
        check(printed(rules, size, seed, house=house))


def test_the_players_take_new_hands_and_are_saved_by_zero() -> None:
    house = {**NEW_HAND, **IMAGINARIUM, "end": "rounds"}
    seen: set[str] = set()
    for seed in range(60):
        seen |= check(printed("dixit-2021", 6, seed, house=house))
    assert seen >= {"new hand", "saved by zero", "reshuffle", "everybody", "nobody", "some"}


def test_some_new_hands_need_a_new_pile() -> None:
    seen: set[str] = set()
    for seed in range(200):
        seen |= check(printed("odyssey-2023", 12, seed, house=NEW_HAND))
        if "reshuffle for a new hand" in seen:
            break
    assert "reshuffle for a new hand" in seen

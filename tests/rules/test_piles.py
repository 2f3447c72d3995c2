"""Dealing, refilling, passing hands on, and the two ways in which a pile is renewed."""

from dataclasses import replace

import pytest

from bot.rules import Game, Phase, Refusal, events
from bot.rules import commands as do
from bot.rules.editions import EDITIONS
from bot.rules.ids import CardId
from bot.rules.model import Ending
from tests.rules.books import SAYS
from tests.rules.table import PARTIES, TABLES, Table, deck

MIXES = ["dixit-2021", "odyssey-2023", "party-2023", "team-2023"]
FOLLOWS = ["odyssey-2011", "party-2011", "team-2011"]


def about_to_score(rules: str, players: int, pile: int) -> Table:
    """Return a table in the first vote, with only ``pile`` cards left to draw."""
    table = Table.voting(rules, players)
    game = table.game
    table.game = replace(
        game, draw_pile=game.draw_pile[:pile], discards=(*game.discards, *game.draw_pile[pile:])
    )
    return table


def drawn(table: Table) -> dict[str, tuple[CardId, ...]]:
    """Return the cards that each player drew in the last command."""
    refilled = [event for event in table.events if isinstance(event, events.HandsRefilled)]
    return {player: cards for event in refilled for player, cards in event.drawn.items()}


def fullest(rules: str) -> int:
    return max(EDITIONS[rules].players)


@pytest.mark.parametrize(("rules", "players"), TABLES)
def test_everybody_starts_with_a_full_hand(rules: str, players: int) -> None:
    table = Table.dealt(rules, players)
    expected = SAYS[rules].hand_size(players)
    assert [len(seat.hand) for seat in table.game.seats] == [expected] * players
    assert len(table.game.draw_pile) == 84 - players * expected
    assert set(table.game.all_cards()) == set(deck())


@pytest.mark.parametrize(("rules", "players"), TABLES)
def test_the_table_has_as_many_cards_as_the_rules_say(rules: str, players: int) -> None:
    table = Table.voting(rules, players)
    assert len(table.game.current.table) == SAYS[rules].table_size(players)


@pytest.mark.parametrize(("rules", "players"), TABLES)
def test_the_smallest_deck_is_enough_and_one_card_less_is_not(rules: str, players: int) -> None:
    book = SAYS[rules]
    needed = players * book.hand_size(players) + book.table_size(players)
    table = Table.lobby(rules, players)
    refused = table.refuses(do.Begin(None, deck(needed - 1)), Refusal.DECK_TOO_SMALL)
    assert refused.details == {"cards": needed - 1, "needed": needed, "players": players}
    table.play(do.Begin(None, deck(needed)))
    assert table.phase is Phase.STORYTELLING


def test_the_same_card_twice_in_mixed_decks_is_one_card() -> None:
    table = Table.lobby("dixit-2021", 4)
    table.refuses(do.Begin(None, deck(27) * 2), Refusal.DECK_TOO_SMALL)
    table.play(do.Begin(None, deck(40) * 2))
    assert sorted(table.game.all_cards()) == sorted(deck(40))


@pytest.mark.parametrize("players", [3, 4, 8])
def test_cards_are_dealt_one_at_a_time_from_the_storytellers_left(players: int) -> None:
    table = Table.voting("dixit-2021", players)
    pile = table.game.draw_pile
    missing = {seat.player: 7 - len(seat.hand) for seat in table.game.seats}
    table.play_out()
    order = [f"p{i}" for i in range(2, players + 1)] + ["p1"]
    expected: dict[str, tuple[CardId, ...]] = {
        player: (card,) for player, card in zip(order, pile, strict=False)
    }
    if players == 3:
        assert missing == {"p1": 1, "p2": 2, "p3": 2}
        expected = {"p2": pile[0:4:3], "p3": pile[1:5:3], "p1": pile[2:3]}
    assert drawn(table) == expected
    assert table.game.draw_pile == pile[len(table.game.current.table) :]


@pytest.mark.parametrize("rules", MIXES + FOLLOWS)
def test_a_pile_that_is_just_large_enough_is_not_renewed(rules: str) -> None:
    table = about_to_score(
        rules, fullest(rules), len(Table.voting(rules, fullest(rules)).game.current.table)
    )
    pile, discards = table.game.draw_pile, table.game.discards
    on_table = table.game.current.table
    table.play_out()
    assert not table.happened(events.PileRenewed)
    assert table.game.draw_pile == ()
    assert sorted(card for cards in drawn(table).values() for card in cards) == sorted(pile)
    assert sorted(table.game.discards) == sorted({*discards, *on_table})


@pytest.mark.parametrize("left", [0, 1, 3])
@pytest.mark.parametrize("rules", MIXES)
def test_what_is_left_and_the_discards_are_shuffled_together_first(rules: str, left: int) -> None:
    orders, on_top = set(), []
    for seed in range(8):
        table = about_to_score(rules, fullest(rules), left)
        table.rng.seed(seed)
        pile = table.game.draw_pile
        table.play_out()
        assert table.happened(events.PileRenewed)
        assert table.game.discards == ()
        taken = [card for cards in drawn(table).values() for card in cards]
        orders.add(tuple(taken))
        on_top.append(set(pile) <= set(taken))
    assert len(orders) == 8
    assert all(on_top) is (left == 0)  # the old pile is somewhere in the new one


@pytest.mark.parametrize("left", [0, 1, 3])
@pytest.mark.parametrize("rules", FOLLOWS)
def test_the_pile_is_dealt_out_and_then_the_shuffled_discards_follow(rules: str, left: int) -> None:
    orders = set()
    for seed in range(8):
        table = about_to_score(rules, fullest(rules), left)
        table.rng.seed(seed)
        pile = table.game.draw_pile
        table.play_out()
        assert table.happened(events.PileRenewed)
        assert table.game.discards == ()
        first = [cards[0] for cards in drawn(table).values()]
        assert tuple(first[:left]) == pile
        orders.add(tuple(first))
    assert len(orders) == 8


def test_without_reshuffle_the_last_cards_go_around_and_the_game_is_over() -> None:
    table = about_to_score("odyssey-2013", 5, 3)
    pile = table.game.draw_pile
    table.play_out()
    assert drawn(table) == {"p2": (pile[0],), "p3": (pile[1],), "p4": (pile[2],)}
    assert [len(seat.hand) for seat in table.game.seats] == [5, 6, 6, 6, 5]
    assert (table.phase, table.game.ending) == (Phase.FINISHED, Ending.PILE_EMPTY)
    assert not table.happened(events.PileRenewed)


@pytest.mark.parametrize(("pile", "over"), [(5, True), (6, False)])
def test_taking_the_last_card_of_the_pile_ends_the_game(pile: int, over: bool) -> None:
    table = about_to_score("odyssey-2013", 5, pile)
    table.play_out()
    assert [len(seat.hand) for seat in table.game.seats] == [6] * 5
    assert (table.game.ending is Ending.PILE_EMPTY) is over
    assert (table.phase is Phase.SCORED) is not over


def test_a_passed_over_storyteller_takes_no_card_of_the_pile() -> None:
    table = Table.telling("odyssey-2013", 4, cards=28)
    for _ in range(3):
        table.time_up()
    assert len(table.game.draw_pile) == 4
    assert table.phase is Phase.STORYTELLING


@pytest.mark.parametrize("rules", PARTIES)
def test_every_hand_goes_to_the_left_neighbour_after_the_refill(rules: str) -> None:
    table = Table.voting(rules, 6)
    kept = table.hands()
    table.play_out()
    new = drawn(table)
    people = [seat.player for seat in table.game.seats]
    for i, player in enumerate(people):
        right = people[i - 1]
        assert table.seat(player).hand == (*kept[right], *new[right])


@pytest.mark.parametrize("rules", PARTIES)
def test_hands_nobody_looked_at_stay_where_they_are(rules: str) -> None:
    table = Table.telling(rules, 6)
    hands = table.hands()
    table.time_up()
    assert table.storyteller == "p2"
    assert table.hands() == hands


def test_hands_stay_in_every_other_game() -> None:
    table = Table.voting("dixit-2021", 5)
    kept = table.hands()
    table.play_out()
    assert all(table.seat(name).hand[:5] == hand for name, hand in kept.items())


def shuffled_start(seed: int) -> Game:
    return Table.dealt("dixit-2021", 4, seed=seed).game


def test_the_deck_is_shuffled_by_the_dice_alone() -> None:
    assert shuffled_start(1) == shuffled_start(1)
    assert shuffled_start(1) != shuffled_start(2)


def test_the_storytellers_card_can_lie_in_any_slot() -> None:
    slots = {Table.voting("dixit-2021", 4, seed=seed).slot("p1") for seed in range(60)}
    assert slots == {1, 2, 3, 4}

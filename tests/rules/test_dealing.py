"""What the first draw pile is made of: the box of the book, and cards seen lately come later."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.rules import Refusal
from bot.rules import commands as do
from bot.rules.editions import EDITIONS
from bot.rules.ids import CardId
from bot.rules.lobby import first_pile
from bot.rules.model import Options
from bot.rules.views import table_view
from tests.rules.table import TABLES, Table, deck

BY_THE_BOOK = Options()
BOXED = [(rules, players) for rules, players in TABLES if EDITIONS[rules].end.box]
UNBOXED = [(rules, players) for rules, players in TABLES if not EDITIONS[rules].end.box]


def pile(
    cards: tuple[CardId, ...],
    *seen: tuple[CardId, ...],
    rules: str = "dixit-2021",
    options: Options = BY_THE_BOOK,
    seed: int = 0,
) -> tuple[CardId, ...]:
    return first_pile(cards, seen, EDITIONS[rules], options, 6, Random(seed))


@pytest.mark.parametrize(("rules", "players"), BOXED)
def test_a_game_that_ends_with_the_pile_is_played_with_a_box_of_84(
    rules: str, players: int
) -> None:
    table = Table.lobby(rules, players)
    assert table_view(table.game).cards_dealt(180) == 84
    table.play(do.Begin(None, deck(180)))
    dealt = set(table.game.all_cards())
    assert len(dealt) == 84
    assert dealt < set(deck(180))
    assert not dealt <= set(deck(84))  # from all over the decks


def test_another_game_has_another_84() -> None:
    first, second = (set(pile(deck(180), rules="odyssey-2013", seed=seed)) for seed in (1, 2))
    assert len(first) == len(second) == 84
    assert first != second


@pytest.mark.parametrize(("rules", "players"), BOXED)
def test_the_host_may_ask_for_all_cards(rules: str, players: int) -> None:
    table = Table.lobby(rules, players)
    table.play(do.Configure(None, every_card=True))
    assert table_view(table.game).cards_dealt(180) == 180
    table.play(do.Begin(None, deck(180)))
    assert len(table.game.all_cards()) == 180


@pytest.mark.parametrize(("rules", "players"), UNBOXED)
def test_other_games_have_all_cards_of_their_decks(rules: str, players: int) -> None:
    table = Table.lobby(rules, players)
    table.refuses(do.Configure(None, every_card=True), Refusal.OPTION_UNUSED)
    table.play(do.Begin(None, deck(180)))
    assert len(table.game.all_cards()) == 180


def test_a_deck_smaller_than_the_box_is_dealt_whole() -> None:
    assert sorted(pile(deck(60), rules="odyssey-2013")) == sorted(deck(60))


def test_all_cards_are_forgotten_by_a_rule_set_that_does_not_know_them() -> None:
    table = Table.lobby("odyssey-2013", 4)
    table.play(do.Configure(None, every_card=True, unseen_first=False))
    table.play(do.Configure(None, rules="dixit-2021"))
    assert (table.game.options.every_card, table.game.options.unseen_first) == (False, False)
    table.play(do.Configure(None, rules="odyssey-2013"))
    assert not table.game.options.every_card


def test_a_rematch_keeps_what_was_chosen_about_the_cards() -> None:
    table = Table.lobby("odyssey-2013", 4)
    table.play(do.Configure(None, every_card=True, unseen_first=False))
    table.play(do.Begin(None, deck()))
    table.play(do.End(None))
    table.play(do.Rematch(table.game.players[0]))
    assert (table.game.options.every_card, table.game.options.unseen_first) == (True, False)


KEEPING = {"rematch": "keeps-hands"}


def rematch_of(rules: str, cards: int) -> Table:
    """Return the lobby of a rematch that keeps hands and piles of a game with this many cards."""
    table = Table.lobby(rules, 4)
    table.play(do.Configure(None, house=KEEPING))
    table.play(do.Begin(None, deck(cards)))
    table.play(do.End(None))
    table.play(do.Rematch(table.game.players[0]))
    assert table.game.all_cards()
    return table


def test_kept_cards_do_not_make_a_game_that_ends_with_the_pile_longer() -> None:
    table = rematch_of("dixit-2021", 264)
    table.play(do.Configure(None, rules="odyssey-2013"))
    table.play(do.Begin(None, deck(264)))
    assert len(table.game.all_cards()) == table_view(table.game).cards_dealt(264) == 84


@pytest.mark.parametrize(
    "change", [do.Configure(None, every_card=True), do.Configure(None, rules="dixit-2021")]
)
def test_a_rematch_with_all_cards_is_not_left_with_the_box_of_the_last_game(
    change: do.Configure,
) -> None:
    table = rematch_of("odyssey-2013", 264)
    table.play(change)
    table.play(do.Begin(None, deck(264)))
    assert len(table.game.all_cards()) == 264


def test_kept_cards_stay_when_something_else_is_changed() -> None:
    table = rematch_of("odyssey-2013", 264)
    kept = sorted(table.game.all_cards())
    table.play(do.Configure(None, unseen_first=False))
    table.play(do.Begin(None, deck(264)))
    assert sorted(table.game.all_cards()) == kept


def test_cards_of_the_last_game_come_last() -> None:
    cards, seen = deck(84), deck(30)
    dealt = pile(cards, seen)
    assert set(dealt[:54]) == set(cards[30:])
    assert set(dealt[54:]) == set(seen)
    assert dealt[54:] != seen  # shuffled, too


def test_of_several_games_the_latest_comes_last_of_all() -> None:
    cards = deck(84)
    latest, earlier = cards[20:40], cards[:30]
    dealt = pile(cards, latest, earlier)
    assert set(dealt[:44]) == set(cards[40:])
    assert set(dealt[44:64]) == set(cards[:20])
    assert set(dealt[64:]) == set(latest)


def test_hands_are_of_unseen_cards_while_there_are_any() -> None:
    table = Table.lobby("dixit-2021", 6)
    table.play(do.Begin(None, deck(84), (deck(40),)))
    held = {card for seat in table.game.seats for card in seat.hand}
    assert held.isdisjoint(deck(40))


def test_a_host_may_want_no_difference_between_seen_and_unseen() -> None:
    cards = deck(84)
    anyway = pile(cards, deck(30), options=Options(unseen_first=False))
    assert anyway == pile(cards)


def test_a_box_is_filled_with_unseen_cards_first() -> None:
    dealt = pile(deck(180), deck(100), rules="odyssey-2013")
    assert len(dealt) == 84
    assert set(deck(180)[100:]) < set(dealt)


@given(
    cards=st.integers(48, 200).map(deck),
    seen=st.lists(st.lists(st.integers(0, 250), max_size=90), max_size=4),
    rules=st.sampled_from(list(EDITIONS)),
    options=st.builds(Options, every_card=st.booleans(), unseen_first=st.booleans()),
    seed=st.integers(0, 9),
)
def test_whatever_was_seen_the_pile_has_as_many_cards_as_the_book_says(
    cards: tuple[CardId, ...],
    seen: list[list[int]],
    rules: str,
    options: Options,
    seed: int,
) -> None:
    known = deck(251)
    games = tuple(tuple(known[number] for number in game) for game in seen)
    dealt = pile(cards, *games, rules=rules, options=options, seed=seed)
    assert dealt == pile(cards, *games, rules=rules, options=options, seed=seed)
    assert len(dealt) == len(set(dealt)) == len(pile(cards, rules=rules, options=options))
    assert set(dealt) <= set(cards)
    if options.unseen_first:

        def games_ago(card: CardId) -> int:
            return next((ago for ago, game in enumerate(games) if card in game), len(games))

        order = [games_ago(card) for card in dealt]
        assert order == sorted(order, reverse=True)
        left_out = set(cards) - set(dealt)
        assert all(games_ago(card) <= order[-1] for card in left_out)

"""A round from start to end: storyteller, clue, cards, votes, trap, next round."""

import pytest

from bot.rules import Phase, Refusal, events
from bot.rules import commands as do
from bot.rules.commands import LONGEST_CLUE
from bot.rules.editions import EDITIONS
from bot.rules.ids import PlayerId
from bot.rules.player_views import player_view
from bot.rules.views import table_view
from tests.rules.table import PARTIES, SINGLES, SMALLEST, TABLES, Table

P2, P3 = PlayerId("p2"), PlayerId("p3")


@pytest.mark.parametrize(("rules", "players"), SMALLEST)
def test_the_first_press_makes_the_first_storyteller(rules: str, players: int) -> None:
    table = Table.dealt(rules, players)
    assert table.game.current.storyteller is None
    table.play(do.Volunteer(P3, 1))
    assert events.StorytellerChosen(P3) in table.events
    refused = table.refuses(do.Volunteer(P2, 1), Refusal.TURN_CLAIMED)
    assert refused.details == {"storyteller": P3}


@pytest.mark.parametrize(("rules", "players"), TABLES)
def test_everybody_becomes_storyteller_in_turn(rules: str, players: int) -> None:
    goes_on = {"until": 999} if EDITIONS[rules].end.ending == "goal-reached" else {}
    table = Table.telling(rules, players, **goes_on, cards=84 * 3)
    told = []
    for _ in range(players):
        told.append(table.storyteller)
        table.play_out()
        if table.phase is Phase.SCORED:
            table.next()
    assert told == [seat.player for seat in table.game.seats]


def test_a_clue_is_tidied_up() -> None:
    table = Table.telling("dixit-2021", 4)
    table.tell(clue="  the \n sea,\t again ")
    assert table.game.current.clue == "the sea, again"


@pytest.mark.parametrize("clue", ["", "   ", "\n", "\u200b\u200b", "\u2066 \u2069", "\u3164\u2800"])
def test_a_clue_that_nobody_can_see_is_none(clue: str) -> None:
    table = Table.telling("dixit-2021", 4)
    table.refuses(do.GiveClue(PlayerId("p1"), 1, clue, 1), Refusal.CLUE_EMPTY)


def test_a_clue_has_room_for_two_hundred_characters() -> None:
    table = Table.telling("dixit-2021", 4)
    too_long = do.GiveClue(PlayerId("p1"), 1, "x" * (LONGEST_CLUE + 1), 1)
    refused = table.refuses(too_long, Refusal.CLUE_TOO_LONG)
    assert refused.details == {"length": 201, "most": 200}
    table.tell(clue="x" * LONGEST_CLUE)


def test_why_a_clue_was_given_is_told_after_the_vote_and_not_before() -> None:
    table = Table.telling("dixit-2021", 4)
    table.tell(why="  our \n kitchen ")
    assert table.game.current.why == "our kitchen"
    for _ in range(2):  # while cards are played, and while votes are cast
        assert "kitchen" not in repr(table_view(table.game))
        assert "kitchen" not in repr(player_view(table.game, PlayerId("p2")))
        table.lay_all()
    for name in table.awaited:
        table.vote_anything(name)
    shown = table_view(table.game).reveal
    assert shown is not None
    assert shown.why == "our kitchen"


@pytest.mark.parametrize("why", ["", "  ", "\u200b", "\u3164"])
def test_a_reason_that_nobody_can_see_is_none(why: str) -> None:
    table = Table.telling("dixit-2021", 4)
    table.tell(why=why)
    assert table.game.current.why is None


def test_a_given_card_keeps_its_place_in_the_hand_until_the_table_is_complete() -> None:
    table = Table.submitting("dixit-2021", 4)
    hand = table.seat("p2").hand
    table.lay("p2", hand[2])
    assert table.seat("p2").hand == hand
    table.lay_all()
    assert table.seat("p2").hand == hand[:2] + hand[3:]


def test_another_card_takes_the_place_of_the_one_given() -> None:
    table = Table.submitting("dixit-2021", 4)
    first, second = table.free("p2")[:2]
    table.lay("p2", first)
    table.lay("p2", second)
    assert table.game.current.given[P2] == (second,)


def test_of_two_cards_the_one_given_first_is_replaced() -> None:
    table = Table.submitting("dixit-2021", 3)
    first, second, third = table.free("p2")[:3]
    for card in (first, second, third):
        table.lay("p2", card)
    assert table.game.current.given[P2] == (second, third)
    assert table.awaited == ("p3",)


def test_a_card_can_be_taken_back_until_the_table_is_complete() -> None:
    table = Table.submitting("dixit-2021", 4)
    card = table.lay("p2")
    table.play(do.TakeBack(P2, 1, table.position("p2", card)))
    assert P2 not in table.game.current.given
    assert table.awaited == ("p2", "p3", "p4")
    table.lay_all()
    table.refuses(do.TakeBack(P2, 1, 1), Refusal.WRONG_PHASE)


def test_one_of_two_cards_is_taken_back() -> None:
    table = Table.submitting("dixit-2021", 3)
    first, second = table.lay("p2"), table.lay("p2")
    table.play(do.TakeBack(P2, 1, table.position("p2", first)))
    assert table.game.current.given[P2] == (second,)
    assert table.awaited == ("p2", "p3")


@pytest.mark.parametrize("rules", SINGLES)
def test_a_vote_can_be_changed_until_all_have_voted(rules: str) -> None:
    table = Table.voting(rules, 6)
    twice = EDITIONS[rules].ballot.fewest
    table.vote("p2", *["p3"] * twice)
    table.vote("p2", *["p4"] * twice)
    assert table.game.current.ballots[P2] == (table.slot("p4"),) * twice
    table.play_out()
    assert table.phase is Phase.SCORED
    table.refuses(table.ballot("p2", 1), Refusal.WRONG_PHASE)


def test_the_storyteller_of_a_game_with_a_trap_is_waited_for_twice() -> None:
    table = Table.voting("party-2023", 6)
    for name in table.game.players:
        table.vote(name, "p2")
    assert table.awaited == ("p1",)
    table.trap("p3")
    assert table.phase is Phase.SCORED
    assert table.game.history[-1].round.trap == table.game.history[-1].owners.index(P3) + 1


def test_the_trap_can_be_moved_while_votes_are_missing() -> None:
    table = Table.voting("party-2023", 6)
    table.trap("p3")
    table.trap("p1")
    for name in table.game.players:
        table.vote(name, "p1" if name == "p2" else "p4")
    assert table.points() == {"p1": 5, "p2": 0, "p3": 5, "p4": 5, "p5": 5, "p6": 5}


@pytest.mark.parametrize("rules", PARTIES)
def test_in_party_one_may_vote_for_ones_own_card(rules: str) -> None:
    table = Table.voting(rules, 6)
    table.vote("p2", "p2")
    table.vote("p1", "p1")


@pytest.mark.parametrize("rules", [rules for rules in SINGLES if rules not in PARTIES])
def test_elsewhere_one_may_not(rules: str) -> None:
    table = Table.voting(rules, 4)
    own, other = table.slot("p2"), table.slot("p3")
    slots = (own, other) if EDITIONS[rules].ballot.fewest == 2 else (own,)
    assert table.refuses(table.ballot("p2", *slots), Refusal.OWN_CARD).details == {"slot": own}


def test_with_three_players_neither_of_ones_two_cards() -> None:
    table = Table.voting("dixit-2021", 3)
    for slot, owner in enumerate(table.game.current.owners, start=1):
        if owner == "p2":
            table.refuses(table.ballot("p2", slot), Refusal.OWN_CARD)


# rule set, players, votes as numbers of different cards, how often the first is repeated
BALLOTS = [
    ("dixit-2021", 8, 1, 0, None),
    ("dixit-2021", 8, 2, 0, Refusal.WRONG_VOTE_COUNT),
    ("dixit-2021", 8, 0, 0, Refusal.WRONG_VOTE_COUNT),
    ("odyssey-2011", 6, 2, 0, Refusal.WRONG_VOTE_COUNT),
    ("odyssey-2011", 7, 1, 0, None),
    ("odyssey-2011", 7, 2, 0, None),
    ("odyssey-2011", 12, 3, 0, Refusal.WRONG_VOTE_COUNT),
    ("odyssey-2011", 7, 1, 1, Refusal.VOTE_REPEATED),
    ("odyssey-2013", 6, 2, 0, Refusal.WRONG_VOTE_COUNT),
    ("odyssey-2013", 7, 2, 0, None),
    ("odyssey-2023", 3, 0, 0, Refusal.WRONG_VOTE_COUNT),
    ("odyssey-2023", 3, 2, 0, None),
    ("odyssey-2023", 3, 1, 1, None),
    ("odyssey-2023", 12, 1, 1, None),
    ("odyssey-2023", 12, 1, 2, Refusal.WRONG_VOTE_COUNT),
    ("party-2011", 7, 2, 0, Refusal.WRONG_VOTE_COUNT),
    ("party-2023", 12, 1, 0, None),
]


@pytest.mark.parametrize(("rules", "players", "different", "repeated", "refusal"), BALLOTS)
def test_the_number_of_votes(
    rules: str, players: int, different: int, repeated: int, refusal: Refusal | None
) -> None:
    table = Table.voting(rules, players)
    others = [slot for slot, owner in enumerate(table.game.current.owners, 1) if owner != "p2"]
    slots = (*others[:different], *[others[0]] * repeated)
    ballot = table.ballot("p2", *slots)
    if refusal:
        table.refuses(ballot, refusal)
    else:
        table.play(ballot)
        assert table.game.current.ballots[P2] == tuple(sorted(slots))


@pytest.mark.parametrize("slot", [0, -1, 5])
def test_only_slots_of_the_table_can_be_chosen(slot: int) -> None:
    table = Table.voting("dixit-2021", 4)
    refused = table.refuses(table.ballot("p2", slot), Refusal.UNKNOWN_SLOT)
    assert refused.details == {"slot": slot, "most": 4}


def test_anybody_at_the_table_starts_the_next_round() -> None:
    table = Table.voting("dixit-2021", 4)
    table.play_out()
    table.refuses(do.NextRound(PlayerId("stranger"), 1), Refusal.NOT_SEATED)
    table.play(do.NextRound(P3, 1))
    assert events.RoundStarted(2, P2) in table.events


def test_a_press_on_a_message_of_the_last_round_is_recognised() -> None:
    table = Table.voting("dixit-2021", 4)
    table.play_out()
    table.next()
    refused = table.refuses(do.GiveClue(P2, 1, "again", 1), Refusal.PAST_ROUND)
    assert refused.details == {"round": 2, "meant": 1}


def test_a_refusal_reads_well_in_a_log() -> None:
    table = Table.telling("dixit-2021", 4)
    refused = table.refuses(do.GiveClue(PlayerId("p1"), 1, "x", 9), Refusal.NO_SUCH_CARD)
    assert str(refused) == "no-such-card {'most': 6}"
    refused = table.refuses(do.GiveClue(PlayerId("p1"), 1, "x"), Refusal.CARD_NEEDED)
    assert str(refused) == "card-needed"


def test_one_pick_sets_both_dials_where_both_may_lie_on_one_card() -> None:
    table = Table.voting("odyssey-2023", 4)
    slot = next(s for s, owner in enumerate(table.game.current.owners, 1) if owner != "p2")
    table.play(table.ballot("p2", slot))
    assert table.game.current.ballots[P2] == (slot, slot)


def test_one_pick_is_one_vote_where_one_or_two_are_allowed() -> None:
    table = Table.voting("odyssey-2011", 7)
    slot = next(s for s, owner in enumerate(table.game.current.owners, 1) if owner != "p2")
    table.play(table.ballot("p2", slot))
    assert table.game.current.ballots[P2] == (slot,)

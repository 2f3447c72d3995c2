"""Players leave in every phase, and no cards or turns are lost."""

from collections.abc import Callable

import pytest

from bot.rules import Phase, Refusal, events
from bot.rules import commands as do
from bot.rules.editions import EDITIONS
from bot.rules.ids import PlayerId
from bot.rules.model import Ending, Gain, Reason
from bot.rules.rounds import winners
from tests.rules.table import SINGLES, Table

ROOMY = [(rules, min(7, EDITIONS[rules].most)) for rules in SINGLES]


@pytest.mark.parametrize(("rules", "players"), ROOMY)
def test_before_giving_a_card_the_round_goes_on_without_the_leaver(
    rules: str, players: int
) -> None:
    table = Table.submitting(rules, players)
    hand = table.seat("p4").hand
    table.lay_all("p4")
    assert table.awaited == ("p4",)
    table.leave("p4")
    assert table.phase is Phase.VOTING
    assert len(table.game.current.table) == players - 1
    assert set(hand) <= set(table.game.discards)


@pytest.mark.parametrize(("rules", "players"), ROOMY)
def test_a_given_card_stays_and_can_be_voted_for(rules: str, players: int) -> None:
    table = Table.submitting(rules, players)
    card = table.lay("p4")
    table.leave("p4")
    assert card not in table.game.discards
    table.lay_all()
    assert card in table.game.current.table
    table.play_out()
    assert table.phase is Phase.SCORED
    assert "p4" not in table.game.scores


def test_the_card_of_a_leaver_earns_nobody_points() -> None:
    table = Table.voting("dixit-2021", 5)
    table.leave("p5")
    table.vote_all({"p2": ["p1"], "p3": ["p5"], "p4": ["p5"]})
    assert table.points() == {"p1": 3, "p2": 3, "p3": 0, "p4": 0}
    assert table.game.history[-1].gains.keys() == {"p1", "p2"}


def test_in_party_not_even_those_who_voted_for_it() -> None:
    table = Table.voting("party-2023", 7)
    table.leave("p7")
    table.vote_all({name: ["p7"] for name in ("p1", "p2", "p3", "p4")})
    table.vote_all({"p5": ["p2"], "p6": ["p2"]})
    table.trap("p4")
    assert table.points() == {"p1": 0, "p2": 0, "p3": 0, "p4": 0, "p5": 2, "p6": 2}
    gains = table.game.history[-1].gains[table.seat("p1").side]
    assert gains == (Gain(Reason.OWNER_LEFT, 0, 4),)


def test_the_vote_of_a_leaver_is_taken_out_and_the_bonus_for_it_too() -> None:
    table = Table.voting("dixit-2021", 5)
    table.vote_all({"p5": ["p4"], "p2": ["p1"], "p3": ["p2"]})
    table.leave("p5")
    table.vote("p4", "p1")
    assert table.points() == {"p1": 3, "p2": 3 + 1, "p3": 0, "p4": 3}


def test_when_the_last_awaited_voter_leaves_the_points_are_counted() -> None:
    table = Table.voting("dixit-2021", 5)
    table.vote_all({"p2": ["p1"], "p3": ["p2"], "p4": ["p2"]})
    table.leave("p5")
    assert table.phase is Phase.SCORED
    assert table.points() == {"p1": 3, "p2": 3 + 2, "p3": 0, "p4": 0}


@pytest.mark.parametrize("phase", [Phase.STORYTELLING, Phase.SUBMITTING, Phase.VOTING])
@pytest.mark.parametrize(("rules", "players"), ROOMY)
def test_a_storyteller_who_leaves_voids_the_round(rules: str, players: int, phase: Phase) -> None:
    table = Table.telling(rules, players)
    if phase is not Phase.STORYTELLING:
        table.tell()
        table.lay("p3")
    if phase is Phase.VOTING:
        table.lay_all()
        table.vote_anything("p2")
    on_table = [card for cards in table.game.current.given.values() for card in cards]
    hand = table.seat("p1").hand
    table.leave("p1")
    assert table.happened(events.RoundVoided)
    assert table.phase is Phase.STORYTELLING
    assert (table.number, table.storyteller) == (2, "p2")
    assert set(table.game.scores.values()) == {0}
    assert not table.game.history
    assert {*on_table, *hand} <= {*table.game.discards}
    assert {len(seat.hand) for seat in table.game.seats} == {EDITIONS[rules].hand}
    assert not table.game.current.given


@pytest.mark.parametrize("leaver", ["p1", "p2", "p3", "p4", "p5"])
@pytest.mark.parametrize("rounds", range(6))
def test_the_turn_goes_on_to_the_left_whoever_leaves_between_rounds(
    leaver: str, rounds: int
) -> None:
    table = Table.telling("dixit-2021", 5, until=999)
    for _ in range(rounds):
        table.play_out()
        table.next()
    table.play_out()
    order = ["p1", "p2", "p3", "p4", "p5"]
    told = order.index(table.storyteller)
    heirs = [name for name in (*order[told + 1 :], *order[:told]) if name != leaver]
    table.leave(leaver)
    for heir in heirs:
        table.next()
        assert table.storyteller == heir
        table.play_out()


@pytest.mark.parametrize(
    "phase", [Phase.STORYTELLING, Phase.SUBMITTING, Phase.VOTING, Phase.SCORED]
)
@pytest.mark.parametrize(("rules", "least"), [("dixit-2021", 3), ("party-2023", 6)])
def test_below_the_smallest_number_the_game_ends_with_the_standings(
    rules: str, least: int, phase: Phase
) -> None:
    table = Table.telling(rules, least, until=999)
    table.play_out()
    standings = {name: score for name, score in table.game.scores.items() if name != "p3"}
    if phase is not Phase.SCORED:
        table.next()
    if phase in (Phase.SUBMITTING, Phase.VOTING):
        table.tell()
    if phase is Phase.VOTING:
        table.lay_all()
    assert table.phase is phase
    table.leave("p3")
    assert table.phase is Phase.FINISHED
    assert table.game.ending is Ending.TOO_FEW_PLAYERS
    assert table.game.scores == standings
    assert set(winners(table.game.scores)) == {
        name for name, score in standings.items() if score == max(standings.values())
    }


def test_a_round_that_lost_a_player_keeps_the_rules_of_its_start() -> None:
    table = Table.submitting("odyssey-2011", 7)
    table.leave("p7")
    table.lay_all()
    table.vote("p2", "p1", "p3")  # two votes, as seven have
    table.play_out()
    table.next()
    table.tell()
    table.lay_all()
    ballot = do.CastVote(PlayerId("p1"), table.number, (table.slot("p2"), table.slot("p3")))
    assert table.refuses(ballot, Refusal.WRONG_VOTE_COUNT).details == {"fewest": 1, "most": 1}


def test_from_four_players_to_three_hands_grow_to_seven_and_two_are_given() -> None:
    table = Table.submitting("dixit-2021", 4)
    table.leave("p4")
    table.lay_all()
    assert len(table.game.current.table) == 3
    table.play_out()
    table.next()
    assert [len(seat.hand) for seat in table.game.seats] == [7, 7, 7]
    table.tell()
    table.lay_all()
    assert len(table.game.current.table) == 5


def test_from_four_players_to_three_between_rounds_too() -> None:
    table = Table.telling("dixit-2021", 4)
    table.play_out()
    table.leave("p2")
    assert [len(seat.hand) for seat in table.game.seats] == [6, 6, 6]
    table.next()
    assert [len(seat.hand) for seat in table.game.seats] == [7, 7, 7]


def test_a_card_that_came_back_by_the_reshuffle_is_not_lost_with_its_giver() -> None:
    came_back = 0
    for seed in range(40):
        table = Table.telling("dixit-2021", 4, cards=28, seed=seed)
        table.play_out()
        table.next()
        table.play_out()
        again = set(table.seat("p3").hand) & {*table.game.current.given[PlayerId("p3")]}
        came_back += bool(again)
        table.leave("p3")
        assert again <= set(table.game.discards)
    assert came_back


def test_the_first_story_stays_to_be_claimed_when_a_newcomer_saves_the_table() -> None:
    table = Table.dealt("party-2023", 6)
    table.join_late("late")
    table.leave("p2")
    assert table.phase is Phase.STORYTELLING
    assert table.game.current.storyteller is None
    table.play(do.Volunteer(PlayerId("late"), table.number))
    assert table.storyteller == "late"


def test_the_game_is_over_when_the_last_who_had_not_told_leaves() -> None:
    table = Table.telling("party-2011", 7)
    for _ in range(5):
        table.play_out()
        table.next()
    table.play_out()
    assert table.phase is Phase.SCORED
    table.leave("p7")
    assert table.game.ending is Ending.EVERYONE_TOLD


def test_the_next_person_clockwise_becomes_host() -> None:
    table = Table.telling("dixit-2021", 5)
    table.leave("p1")
    assert table.game.host == "p2"
    assert events.HostChanged(PlayerId("p2")) in table.events
    table.leave("p4")
    assert table.game.host == "p2"


def test_the_last_seat_hands_the_host_on_to_the_first() -> None:
    table = Table.lobby("dixit-2021", 4)
    for name in ("p1", "p2", "p3"):
        table.leave(name)
    table.play(do.Join(PlayerId("p5")))
    table.play(do.Join(PlayerId("p6")))
    assert table.game.host == "p4"
    table.leave("p4")
    assert table.game.host == "p5"


def test_a_lobby_that_everybody_left_is_over() -> None:
    table = Table.lobby("dixit-2021", 2)
    table.leave("p1")
    table.leave("p2")
    assert (table.phase, table.game.ending) == (Phase.FINISHED, Ending.ABANDONED)


def test_the_host_makes_somebody_leave() -> None:
    table = Table.telling("dixit-2021", 5)
    table.play(do.Kick(PlayerId("p1"), PlayerId("p3")))
    assert table.game.players == ("p1", "p2", "p4", "p5")
    table.refuses(do.Kick(PlayerId("p2"), PlayerId("p4")), Refusal.NOT_HOST)
    table.play(do.Kick(None, PlayerId("p1")))
    assert table.game.host == "p2"


@pytest.mark.parametrize("setup", [Table.lobby, Table.telling, Table.voting])
def test_whoever_was_kicked_joins_again_only_when_the_host_lets_them_in(
    setup: Callable[[str, int], Table],
) -> None:
    table = setup("dixit-2021", 5)
    p1, p2, p3 = map(PlayerId, ("p1", "p2", "p3"))
    table.play(do.Kick(p1, p3))
    table.refuses(do.Join(p3), Refusal.KICKED)
    table.refuses(do.LetIn(p2, p3), Refusal.NOT_HOST)
    table.play(do.LetIn(p1, p3))
    table.play(do.LetIn(None, p3))  # once more changes nothing
    table.play(do.Join(p3))
    assert p3 in (*table.game.players, *table.game.newcomers)
    table.play(do.Leave(p2))
    table.play(do.Join(p2))  # a player who left voluntarily may come back


def test_whoever_was_kicked_from_a_team_takes_no_seat() -> None:
    table = Table.voting("team-2023", 8)
    table.play(do.Kick(None, PlayerId("p2")))
    table.refuses(do.TakeOver(PlayerId("p2"), 2), Refusal.KICKED)
    table.play(do.LetIn(None, PlayerId("p2")))
    table.play(do.TakeOver(PlayerId("p2"), 2))


def test_whoever_was_kicked_stays_out_of_the_rematch() -> None:
    table = Table.telling("dixit-2021", 5)
    table.play(do.Kick(None, PlayerId("p3")))
    table.play(do.End(None))
    table.refuses(do.Rematch(PlayerId("p3")), Refusal.KICKED)
    table.play(do.Rematch(PlayerId("p1")))
    table.refuses(do.Join(PlayerId("p3")), Refusal.KICKED)
    table.play(do.LetIn(PlayerId("p1"), PlayerId("p3")))
    table.play(do.Join(PlayerId("p3")))

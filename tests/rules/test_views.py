"""What the channel and each player may know, and that nothing else can be read from it."""

from collections.abc import Callable
from random import Random

import pytest

from bot.rules import Phase, Refusal, RuleError
from bot.rules import commands as do
from bot.rules.ids import CardId, PlayerId, SideId
from bot.rules.model import Ending
from bot.rules.player_views import Duty, player_view
from bot.rules.strategies import Ballot
from bot.rules.views import PublicSeat, Reveal, Verdict, may_guess, table_view
from tests.rules.disguise import cards_shown, disguise
from tests.rules.table import PARTIES, SMALLEST, TABLES, Table, deck

P1, P2 = PlayerId("p1"), PlayerId("p2")


def stages(rules: str, players: int) -> list[Table]:
    """Return a table for each stage of a game, in some of which only a few players have moved."""
    tables = [
        setup(rules, players)
        for setup in (Table.lobby, Table.dealt, Table.telling, Table.submitting)
    ]
    giving = Table.submitting(rules, players)
    giving.lay("p3")
    giving.lay("p2")
    voting = Table.voting(rules, players)
    for name in voting.awaited[1:]:
        voting.vote_anything(name)
    if voting.game.rules in PARTIES:
        voting.trap("p4")
    scored = Table.voting(rules, players)
    scored.play_out()
    again = Table.voting(rules, players, cards=168)
    again.play_out()
    again.next()
    return [*tables, giving, Table.voting(rules, players), voting, scored, again]


@pytest.mark.parametrize(("rules", "players"), TABLES)
def test_other_secrets_look_the_same_to_the_channel(rules: str, players: int) -> None:
    for table in stages(rules, players):
        for seed in range(3):
            disguised = disguise(table.game, None, Random(seed))
            assert table_view(disguised) == table_view(table.game)
            assert repr(table_view(disguised)) == repr(table_view(table.game))


@pytest.mark.parametrize(("rules", "players"), SMALLEST)
def test_the_others_secrets_look_the_same_to_each_player(rules: str, players: int) -> None:
    for table in stages(rules, players):
        for player in table.game.players:
            disguised = disguise(table.game, player, Random(1))
            shown, real = player_view(disguised, player), player_view(table.game, player)
            assert shown == real
            assert repr(shown.table) == repr(real.table)


@pytest.mark.parametrize(("rules", "players"), SMALLEST)
def test_the_disguise_does_change_the_secrets(rules: str, players: int) -> None:
    for table in stages(rules, players)[1:]:
        assert disguise(table.game, None, Random(1)) != table.game
        assert disguise(table.game, P2, Random(1)) != table.game


@pytest.mark.parametrize(("rules", "players"), SMALLEST)
def test_the_channel_sees_no_card_before_the_vote_and_only_the_table_then(
    rules: str, players: int
) -> None:
    for table in stages(rules, players):
        revealed = {card for result in table.game.history for card in result.round.table}
        shown = cards_shown(table_view(table.game), deck(168))
        expected = set(table.game.current.table) if table.phase is Phase.VOTING else set()
        assert shown == expected | revealed


@pytest.mark.parametrize("rules", PARTIES)
def test_in_party_nobody_sees_a_hand_before_the_clue(rules: str) -> None:
    for table in stages(rules, 6):
        hidden = table.phase not in (Phase.SUBMITTING, Phase.VOTING)
        for seat in table.game.seats:
            view = player_view(table.game, seat.player)
            assert view.hand == (None if hidden else seat.hand)
            if hidden:
                revealed = {card for result in table.game.history for card in result.round.table}
                assert cards_shown(view, deck(168)) == revealed


def test_elsewhere_everybody_sees_their_own_hand_and_no_other() -> None:
    table = Table.submitting("dixit-2021", 4)
    given = table.lay("p2")
    view = player_view(table.game, P2)
    assert view.hand == table.seat("p2").hand
    assert view.given == (given,)
    assert cards_shown(view, deck(168)) == set(table.seat("p2").hand)


@pytest.mark.parametrize(
    ("name", "code"),
    [
        ("stranger", Refusal.NOT_SEATED),
        ("gone", Refusal.NOT_SEATED),
        ("late", Refusal.DEALT_IN_NEXT),
    ],
)
def test_whoever_does_not_sit_at_the_table_has_no_view(name: str, code: Refusal) -> None:
    table = Table.submitting("dixit-2021", 5)
    table.join_late("late")
    with pytest.raises(RuleError) as refused:
        player_view(table.game, PlayerId(name))
    assert refused.value.code is code


def test_whoever_left_a_team_seat_no_longer_sees_its_hand() -> None:
    table = Table.submitting("team-2023", 8)
    table.leave("p2")
    with pytest.raises(RuleError):
        player_view(table.game, P2)
    assert [seat.player for seat in table_view(table.game).seats if seat.vacant] == ["p2"]


DUTIES: list[tuple[str, Callable[[str, int], Table], str, set[Duty]]] = [
    ("dixit-2021", Table.lobby, "p2", set()),
    ("dixit-2021", Table.dealt, "p2", {Duty.CLAIM}),
    ("dixit-2021", Table.telling, "p1", {Duty.TELL}),
    ("dixit-2021", Table.telling, "p2", set()),
    ("dixit-2021", Table.submitting, "p1", set()),
    ("dixit-2021", Table.submitting, "p2", {Duty.GIVE}),
    ("dixit-2021", Table.voting, "p1", set()),
    ("dixit-2021", Table.voting, "p2", {Duty.VOTE}),
    ("party-2023", Table.submitting, "p1", {Duty.GIVE}),
    ("party-2023", Table.voting, "p1", {Duty.VOTE, Duty.TRAP}),
    ("party-2023", Table.voting, "p2", {Duty.VOTE}),
    ("team-2023", Table.submitting, "p5", {Duty.GIVE}),
    ("team-2023", Table.submitting, "p6", {Duty.GIVE}),
    ("team-2023", Table.voting, "p2", set()),
    ("team-2023", Table.voting, "p5", set()),
    ("team-2023", Table.voting, "p6", {Duty.VOTE}),
]


@pytest.mark.parametrize(("rules", "setup", "name", "duties"), DUTIES)
def test_everybody_is_told_what_the_table_wants_of_them(
    rules: str, setup: Callable[[str, int], Table], name: str, duties: set[Duty]
) -> None:
    table = setup(rules, 8)
    assert player_view(table.game, PlayerId(name)).duties == duties


def test_once_done_nothing_more_is_wanted() -> None:
    table = Table.submitting("team-2023", 8)
    table.lay("p6")
    assert player_view(table.game, P2).duties == set()
    assert player_view(table.game, P2).gives == 0
    assert player_view(table.game, PlayerId("p6")).gives == 1
    assert player_view(table.game, P1).gives == 0
    table.lay_all()
    table.play_out()
    assert player_view(table.game, P2).duties == {Duty.NEXT}


def test_who_is_away_is_asked_all_the_same_but_not_waited_for() -> None:
    table = Table.submitting("dixit-2021", 4)
    table.time_up()
    table.time_up()
    table.next()
    assert table.storyteller == "p1"
    assert player_view(table.game, P1).duties == {Duty.TELL}
    seats = {seat.player: seat.away for seat in table_view(table.game).seats}
    assert seats == {"p1": False, "p2": True, "p3": True, "p4": True}


def test_a_voter_sees_the_choices_and_the_own_vote() -> None:
    table = Table.voting("odyssey-2023", 4)
    own = table.slot("p2")
    view = player_view(table.game, P2)
    assert view.ballot == Ballot(fewest=2, most=2, doubling=True)
    assert view.own_slots == (own,)
    assert set(view.votable) == {1, 2, 3, 4} - {own}
    assert view.votes == ()
    table.vote("p2", "p1", "p1")
    assert player_view(table.game, P2).votes == (table.slot("p1"),) * 2
    assert player_view(table.game, P1).ballot is None
    assert player_view(table.game, P1).votable == ()


def test_the_storyteller_sees_the_own_card_and_trap() -> None:
    told = Table.submitting("dixit-2021", 4)
    assert player_view(told.game, P1).story_card == told.game.current.story_card
    assert player_view(told.game, P2).story_card is None
    trapped = Table.voting("party-2011", 6)
    trapped.trap("p3")
    assert player_view(trapped.game, P1).trap == trapped.slot("p3")
    assert player_view(trapped.game, P2).trap is None


def test_a_teams_voter_cannot_choose_the_teammates_card() -> None:
    table = Table.voting("team-2023", 8)
    view = player_view(table.game, PlayerId("p6"))
    assert view.own_slots == ()
    assert set(view.votable) == {1, 2, 3, 4, 5} - {table.slot("p2")}
    assert player_view(table.game, PlayerId("p5")).own_slots == (table.slot("p5"),)


def test_the_table_shows_how_far_everybody_is() -> None:
    table = Table.submitting("dixit-2021", 5)
    table.lay("p3")
    view = table_view(table.game)
    assert (view.cards_in, view.table_size, view.clue) == (2, 5, "a clue")
    assert view.waiting_for == ("p2", "p4", "p5")
    assert [seat.gave for seat in view.seats] == [True, False, True, False, False]
    assert [seat.storyteller for seat in view.seats] == [True, False, False, False, False]
    table.leave("p5")
    assert table_view(table.game).table_size == 4
    table.lay_all()
    table.vote("p4", "p1")
    view = table_view(table.game)
    assert (view.cards_in, view.table_size) == (4, 4)
    assert [seat.votes for seat in view.seats] == [False, True, True, True]
    assert view.round == 1


def test_before_the_story_the_table_knows_how_many_cards_will_come() -> None:
    assert table_view(Table.telling("dixit-2021", 3).game).table_size == 5
    assert table_view(Table.lobby("dixit-2021", 3).game).table_size == 0


def test_the_lobby_shows_people_with_their_colours() -> None:
    table = Table.lobby("team-2011", 3)
    table.play(do.ChooseTeam(P2, 4))
    view = table_view(table.game)
    assert (view.round, view.storyteller, view.reveal, view.history) == (0, None, None, ())
    expected = PublicSeat(
        player=P2,
        side=SideId("t4"),
        team=4,
        rabbit=1,
        score=0,
        storyteller=False,
        gave=False,
        votes=False,
        away=False,
        vacant=False,
    )
    assert view.seats[1] == expected


def test_after_the_vote_nothing_is_secret() -> None:
    table = Table.voting("odyssey-2023", 4)
    table.vote_all({"p2": ["p1", "p1"], "p3": ["p2", "p2"], "p4": ["p2", "p3"]})
    reveal = table_view(table.game).reveal
    assert reveal is not None
    assert (reveal.storyteller, reveal.clue, reveal.verdict) == (P1, "a clue", Verdict.JUST_RIGHT)
    assert reveal.owners == tuple(table.game.history[-1].owners)
    slots = {owner: slot for slot, owner in enumerate(reveal.owners, start=1)}
    assert reveal.story_slot == slots[P1]
    assert reveal.voters_of(slots[P2]) == ("p3", "p3", "p4")
    assert reveal.points(SideId("p2")) == 6 + 3
    assert reveal.points(SideId("nobody")) == 0
    assert reveal.totals == table.game.scores


@pytest.mark.parametrize(
    ("ballots", "verdict"),
    [
        ({"p2": ["p1"], "p3": ["p1"], "p4": ["p1"]}, Verdict.TOO_EASY),
        ({"p2": ["p3"], "p3": ["p2"], "p4": ["p2"]}, Verdict.TOO_HARD),
        ({"p2": ["p1"], "p3": ["p2"], "p4": ["p2"]}, Verdict.JUST_RIGHT),
        ({}, Verdict.NO_VOTES),
    ],
)
def test_the_verdict_on_a_story(ballots: dict[str, list[str]], verdict: Verdict) -> None:
    table = Table.voting("dixit-2021", 4)
    table.vote_all(ballots)
    if not ballots:
        table.time_up()
    reveal = table_view(table.game).reveal
    assert reveal is not None
    assert reveal.verdict is verdict


def test_party_has_no_card_to_find() -> None:
    table = Table.voting("party-2011", 6)
    table.play_out()
    reveal = table_view(table.game).reveal
    assert reveal is not None
    assert (reveal.verdict, reveal.story_slot) == (Verdict.PARTY, None)


def test_the_end_names_the_winners_and_keeps_the_album() -> None:
    table = Table.voting("dixit-2021", 4)
    table.vote_all({"p2": ["p1"], "p3": ["p2"], "p4": ["p2"]})
    table.next()
    table.tell(clue="the second")
    assert table_view(table.game).reveal is None
    table.play(do.End(None))
    view = table_view(table.game)
    assert (view.ending, view.winners, view.reveal) == (Ending.STOPPED, ("p2",), None)
    assert [reveal.clue for reveal in view.history] == ["a clue"]
    assert view.table == ()


def test_a_game_that_ended_before_its_first_points_has_no_winners() -> None:
    table = Table.submitting("dixit-2021", 4)
    table.play(do.End(None))
    assert table_view(table.game).winners == ()


def test_who_leaves_a_large_table_during_the_vote_changes_nobodys_votes() -> None:
    table = Table.voting("odyssey-2011", 7)
    table.leave("p7")
    assert table_view(table.game).ballot == Ballot(fewest=1, most=2)
    assert player_view(table.game, P2).ballot == Ballot(fewest=1, most=2)


def test_there_is_a_ballot_only_while_there_is_a_vote() -> None:
    assert table_view(Table.submitting("dixit-2021", 4).game).ballot is None
    assert table_view(Table.voting("odyssey-2023", 4).game).ballot == Ballot(2, 2, doubling=True)


def test_a_teammate_knows_who_gave_the_card() -> None:
    table = Table.submitting("team-2023", 8)
    table.lay("p6")
    mate = player_view(table.game, P2)
    assert (mate.gives, mate.giver, mate.telling_mate) == (0, "p6", False)
    giver = player_view(table.game, PlayerId("p6"))
    assert (giver.gives, giver.giver) == (1, None)


def test_the_storytellers_teammate_is_known_as_such() -> None:
    table = Table.submitting("team-2023", 8)
    mates = [p for p in table.game.players if player_view(table.game, p).telling_mate]
    assert mates == ["p5"]
    assert not player_view(Table.lobby("team-2023", 8).game, P1).telling_mate


def test_a_player_sees_their_own_seat_as_everybody_does() -> None:
    view = player_view(Table.submitting("dixit-2021", 4).game, P2)
    assert view.me is view.table.seats[1]


def test_a_card_is_told_of_by_its_number_in_the_hand() -> None:
    view = player_view(Table.submitting("dixit-2021", 4).game, P2)
    assert view.hand is not None
    assert [view.position_of(card) for card in view.hand] == [1, 2, 3, 4, 5, 6]


def test_the_reveal_knows_the_favourites_of_a_party_and_who_did_not_vote() -> None:
    table = Table.voting("party-2023", 6)
    for player in ("p1", "p2", "p3"):
        table.play(table.ballot(player, 2))
    table.play(table.ballot("p4", 5))
    table.time_up()
    reveal = table_view(table.game).reveal
    assert reveal is not None
    assert reveal.favourites == (2,)
    assert set(reveal.abstained) == {"p5", "p6"}


def test_in_party_the_trap_wins_nothing_however_many_voted_for_it() -> None:
    table = Table.voting("party-2023", 6)
    table.vote_all({f"p{number}": ("p3",) for number in (1, 2, 5)} | {"p3": ("p2",), "p4": ("p2",)})
    trap, winner = table.slot("p3"), table.slot("p2")
    table.vote("p6", "p3")
    table.trap("p3")
    reveal = table_view(table.game).reveal
    assert reveal is not None
    assert (reveal.trap, reveal.favourites) == (trap, (winner,))


def test_in_party_nobody_wins_where_every_vote_lies_on_the_trap() -> None:
    shown = Reveal(
        1, PlayerId("p1"), "clue", (CardId("a"), CardId("b")), (PlayerId("p1"), PlayerId("p2")),
        None, {PlayerId("p1"): (2,)}, 2, {}, {}, Verdict.PARTY,
    )  # fmt: skip
    assert shown.favourites == ()
    assert shown.remembered == 1


def test_outside_a_party_no_card_is_the_favourite() -> None:
    table = Table.voting("dixit-2021", 4)
    table.time_up()
    reveal = table_view(table.game).reveal
    assert reveal is not None
    assert reveal.favourites == ()
    assert len(reveal.abstained) == 3


def test_a_player_counts_the_cards_of_the_hand_from_one() -> None:
    table = Table.submitting("dixit-2021", 4)
    view = player_view(table.game, PlayerId("p2"))
    assert view.hand is not None
    assert [view.position_of(card) for card in view.hand] == [1, 2, 3, 4, 5, 6]


def test_nobody_may_vote_for_their_own_card_and_the_storyteller_for_none() -> None:
    table = Table.voting("dixit-2021", 4)
    own = table.slot("p2")
    assert set(player_view(table.game, PlayerId("p2")).votable) == {1, 2, 3, 4} - {own}
    assert player_view(table.game, PlayerId("p1")).votable == ()


def test_only_who_does_not_play_guesses_and_only_in_the_vote_that_is_open() -> None:
    watcher = PlayerId("somebody else")
    table = Table.voting("dixit-2021", 4, cards=168)
    assert may_guess(table.game, watcher, 1)
    assert not may_guess(table.game, watcher, 2)
    assert not may_guess(table.game, P2, 1)
    table.play_out()
    assert not may_guess(table.game, watcher, 1)

"""Every refusal code is reached, and the table *phase → commands* is complete."""

from collections.abc import Callable
from inspect import isclass

import pytest

from bot.rules import ALLOWED, Phase, Refusal, new_game
from bot.rules import commands as do
from bot.rules.ids import PlayerId
from tests.rules.table import Table, deck

P1, P2, P3, STRANGER = map(PlayerId, ("p1", "p2", "p3", "stranger"))
Case = Callable[[], tuple[Table, do.Command]]
ANY = 1  # a card that everybody holds


def lobby(command: do.Command, rules: str = "dixit-2021", players: int = 4) -> Case:
    return lambda: (Table.lobby(rules, players), command)


def at(setup: Callable[[str, int], Table], command: do.Command, rules: str = "dixit-2021") -> Case:
    return lambda: (setup(rules, 8), command)


def card_of_teammate() -> tuple[Table, do.Command]:
    table = Table.submitting("team-2023", 8)
    table.lay("p6")
    return table, do.GiveCard(P2, 1, ANY)


def kicked() -> tuple[Table, do.Command]:
    table = Table.lobby("dixit-2021", 4)
    table.play(do.Kick(P1, P3))
    return table, do.Join(P3)


def suspended() -> tuple[Table, do.Command]:
    table = Table.submitting("dixit-2021", 4)
    table.play(do.Suspend(P1))
    return table, do.GiveCard(P2, 1, ANY)


def newcomer() -> tuple[Table, do.Command]:
    table = Table.submitting("dixit-2021", 4)
    table.join_late("late")
    return table, do.GiveCard(PlayerId("late"), 1, ANY)


def own_card() -> tuple[Table, do.Command]:
    table = Table.voting("dixit-2021", 4)
    return table, table.ballot("p2", table.slot("p2"))


def full_team() -> tuple[Table, do.Command]:
    table = Table.lobby("team-2011", 6)
    table.play(do.ChooseTeam(P1, 1))
    table.play(do.ChooseTeam(P2, 1))
    return table, do.ChooseTeam(P3, 1)


def halves() -> tuple[Table, do.Command]:
    table = Table.lobby("team-2011", 6)
    for i, name in enumerate(table.game.players):
        table.play(do.ChooseTeam(name, i + 1))
    return table, do.Begin(None, deck())


def taken_seat() -> tuple[Table, do.Command]:
    table = Table.voting("team-2023", 8)
    table.leave("p2")
    return table, do.TakeOver(STRANGER, 3)


def nine_at_a_table_for_eight() -> tuple[Table, do.Command]:
    table = Table.lobby("odyssey-2011", 9)
    table.play(do.Configure(None, rules="dixit-2021"))
    return table, do.Begin(None, deck())


def both_dials_on_one_card() -> tuple[Table, do.Command]:
    table = Table.voting("odyssey-2011", 8)
    return table, table.ballot("p2", *[table.slot("p1")] * 2)


def with_new_hands(*commands: do.Command, cards: int = 84) -> Case:
    """Return a case whose command is the last of these, at a table that allows a new hand.

    The other commands are played before.
    """

    def case() -> tuple[Table, do.Command]:
        table = Table.submitting("dixit-2021", 4, cards=cards, house={"new-hand": "once"})
        *before, last = commands
        for command in before:
            table.play(command)
        return table, last

    return case


def a_second_new_hand() -> tuple[Table, do.Command]:
    table = Table.submitting("dixit-2021", 4, house={"new-hand": "once"})
    table.play(do.NewHand(P2, 1))
    table.play_out()
    table.next()
    return table, do.NewHand(P2, 2)


CASES: dict[Refusal, Case] = {
    Refusal.WRONG_PHASE: lobby(do.CastVote(P1, 1, (1,))),
    Refusal.PAST_ROUND: at(Table.submitting, do.GiveCard(P2, 0, ANY)),
    Refusal.NOT_SEATED: lobby(do.Leave(STRANGER)),
    Refusal.DEALT_IN_NEXT: newcomer,
    Refusal.NOT_A_PLAYER: lobby(do.Kick(None, STRANGER)),
    Refusal.NOT_HOST: lobby(do.Kick(P2, P3)),
    Refusal.SUSPENDED: suspended,
    Refusal.KICKED: kicked,
    Refusal.ALREADY_SEATED: lobby(do.Join(P2)),
    Refusal.TABLE_FULL: lobby(do.Join(STRANGER), players=8),
    Refusal.UNKNOWN_RULES: lobby(do.Configure(None, rules="go")),
    Refusal.GOAL_OUT_OF_RANGE: lobby(do.Configure(None, until=-1)),
    Refusal.TURNS_OUT_OF_RANGE: lobby(do.Configure(None, until=99), "team-2011", 6),
    Refusal.ROUNDS_OUT_OF_RANGE: lobby(do.Configure(None, until=0, house={"end": "rounds"})),
    Refusal.HOUSE_RULE_UNFIT: lobby(do.Configure(None, house={"end": "goal"})),
    Refusal.OPTION_UNUSED: lobby(do.Configure(None, until=2), "odyssey-2013"),
    Refusal.NO_DECK: lobby(do.Configure(None, decks=())),
    Refusal.DECK_TOO_SMALL: lobby(do.Begin(None, deck(20))),
    Refusal.TOO_FEW_PLAYERS: lobby(do.Begin(None, deck()), players=2),
    Refusal.TOO_MANY_PLAYERS: nine_at_a_table_for_eight,
    Refusal.ODD_PLAYERS: lobby(do.Begin(None, deck()), "team-2011", 7),
    Refusal.NO_TEAMS: lobby(do.ShuffleTeams(None)),
    Refusal.UNKNOWN_TEAM: lobby(do.ChooseTeam(P2, 7), "team-2011", 6),
    Refusal.TEAM_FULL: full_team,
    Refusal.TEAMS_INCOMPLETE: halves,
    Refusal.TURN_CLAIMED: at(Table.telling, do.Volunteer(P2, 1)),
    Refusal.TURN_UNCLAIMED: at(Table.dealt, do.GiveClue(P2, 1, "x", ANY)),
    Refusal.NOT_STORYTELLER: at(Table.telling, do.GiveClue(P2, 1, "x", ANY)),
    Refusal.CLUE_EMPTY: at(Table.telling, do.GiveClue(P1, 1, " ", ANY)),
    Refusal.CLUE_TOO_LONG: at(Table.telling, do.GiveClue(P1, 1, "x" * 201, ANY)),
    Refusal.WHY_TOO_LONG: at(Table.telling, do.GiveClue(P1, 1, "x", ANY, "y" * 151)),
    Refusal.CARD_NEEDED: at(Table.telling, do.GiveClue(P1, 1, "x")),
    Refusal.CARD_NOT_WANTED: at(Table.telling, do.GiveClue(P1, 1, "x", ANY), "party-2011"),
    Refusal.NO_SUCH_CARD: at(Table.submitting, do.GiveCard(P2, 1, 7)),
    Refusal.STORYTELLER_GAVE: at(Table.submitting, do.GiveCard(P1, 1, ANY)),
    Refusal.CARD_GIVEN: with_new_hands(do.GiveCard(P2, 1, ANY), do.NewHand(P2, 1)),
    Refusal.NO_NEW_HAND: at(Table.submitting, do.NewHand(P2, 1)),
    Refusal.NEW_HAND_TAKEN: a_second_new_hand,
    Refusal.PILE_TOO_SMALL: with_new_hands(do.NewHand(P2, 1), cards=28),
    Refusal.TEAMMATE_GAVE: card_of_teammate,
    Refusal.NOT_A_VOTER: at(Table.voting, do.CastVote(P1, 1, (1,))),
    Refusal.UNKNOWN_SLOT: at(Table.voting, do.CastVote(P2, 1, (9,))),
    Refusal.OWN_CARD: own_card,
    Refusal.WRONG_VOTE_COUNT: at(Table.voting, do.CastVote(P2, 1, ())),
    Refusal.VOTE_REPEATED: both_dials_on_one_card,
    Refusal.NO_TRAP: at(Table.voting, do.SetTrap(P1, 1, 1)),
    Refusal.NO_LATE_JOINING: at(Table.voting, do.Join(STRANGER), "team-2023"),
    Refusal.NO_EMPTY_SEAT: at(Table.voting, do.TakeOver(STRANGER, 2), "team-2023"),
    Refusal.SEAT_TAKEN: taken_seat,
}


@pytest.mark.parametrize("code", Refusal)
def test_every_reason_to_refuse_happens_and_changes_nothing(code: Refusal) -> None:
    table, command = CASES[code]()
    table.refuses(command, code)


ROUND_COMMANDS = [
    (Table.dealt, do.Volunteer(STRANGER, 1)),
    (Table.telling, do.GiveClue(STRANGER, 1, "x", ANY)),
    (Table.submitting, do.GiveCard(STRANGER, 1, ANY)),
    (Table.submitting, do.TakeBack(STRANGER, 1, ANY)),
    (Table.submitting, do.NewHand(STRANGER, 1)),
    (Table.voting, do.CastVote(STRANGER, 1, (1,))),
    (Table.voting, do.SetTrap(STRANGER, 1, 1)),
    (Table.voting, do.ComeBack(STRANGER)),
]


@pytest.mark.parametrize(("setup", "command"), ROUND_COMMANDS)
def test_strangers_have_no_say(setup: Callable[[str, int], Table], command: do.Command) -> None:
    setup("party-2011", 7).refuses(command, Refusal.NOT_SEATED)


PAST = [
    (Table.dealt, do.Volunteer(P2, 7)),
    (Table.telling, do.GiveClue(P1, 7, "x")),
    (Table.submitting, do.GiveCard(P2, 7, ANY)),
    (Table.submitting, do.TakeBack(P2, 7, ANY)),
    (Table.submitting, do.NewHand(P2, 7)),
    (Table.voting, do.CastVote(P2, 7, (1,))),
    (Table.voting, do.SetTrap(P1, 7, 1)),
    (Table.voting, do.StopWaiting(None, 7)),
    (Table.voting, do.TimeUp(7, Phase.VOTING)),
]


@pytest.mark.parametrize(("setup", "command"), PAST)
def test_presses_for_another_round_are_recognised(
    setup: Callable[[str, int], Table], command: do.Command
) -> None:
    setup("party-2011", 7).refuses(command, Refusal.PAST_ROUND)


def test_a_trap_is_the_storytellers() -> None:
    table = Table.voting("party-2023", 6)
    table.refuses(do.SetTrap(P2, 1, 1), Refusal.NOT_STORYTELLER)
    table.refuses(do.SetTrap(P1, 1, 7), Refusal.UNKNOWN_SLOT)


@pytest.mark.parametrize("position", [-1, 0, 7, 10**30])
def test_only_cards_of_ones_hand_can_be_given_taken_back_or_told_of(position: int) -> None:
    telling, submitting = Table.telling("dixit-2021", 4), Table.submitting("dixit-2021", 4)
    for table, command in (
        (telling, do.GiveClue(P1, 1, "x", position)),
        (submitting, do.GiveCard(P2, 1, position)),
        (submitting, do.TakeBack(P2, 1, position)),
    ):
        assert table.refuses(command, Refusal.NO_SUCH_CARD).details == {"most": 6}


def every_command() -> set[type[do.Command]]:
    abstract = {do.Command, do.PlayerCommand, do.RoundCommand, do.HostCommand}
    kinds = {kind for kind in vars(do).values() if isclass(kind) and issubclass(kind, do.Command)}
    return kinds - abstract


def test_every_phase_says_which_commands_it_allows_and_every_command_has_its_phase() -> None:
    assert set(ALLOWED) == set(Phase)
    assert {kind for row in ALLOWED.values() for kind in row} == every_command()


@pytest.mark.parametrize("phase", Phase)
def test_whatever_is_not_in_a_phases_row_is_refused(phase: Phase) -> None:
    tables = {
        Phase.LOBBY: Table.lobby("dixit-2021", 4),
        Phase.STORYTELLING: Table.telling("dixit-2021", 4),
        Phase.SUBMITTING: Table.submitting("dixit-2021", 4),
        Phase.VOTING: Table.voting("dixit-2021", 4),
        Phase.SCORED: Table.voting("dixit-2021", 4),
        Phase.FINISHED: Table(new_game(P1)),
    }
    table = tables[phase]
    if phase is Phase.SCORED:
        table.play_out()
    if phase is Phase.FINISHED:
        table.play(do.End(None))
    assert table.phase is phase
    samples: list[do.Command] = [
        do.Join(STRANGER),
        do.Begin(None, deck()),
        do.Volunteer(P1, 1),
        do.GiveClue(P1, 1, "x", ANY),
        do.GiveCard(P2, 1, ANY),
        do.CastVote(P2, 1, (1,)),
        do.NextRound(P1, 1),
        do.Rematch(P1),
    ]
    for command in samples:
        if type(command) not in ALLOWED[phase]:
            assert table.refuses(command, Refusal.WRONG_PHASE).details == {"phase": phase}

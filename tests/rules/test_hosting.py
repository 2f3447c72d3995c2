"""What a host may do to a running game: pause it, hand it over, change how it goes on."""

from collections.abc import Callable

import pytest

from bot.rules import ALLOWED, Phase, Refusal, events
from bot.rules import commands as do
from bot.rules.duties import computers_owing
from bot.rules.engine import MOVES
from bot.rules.ids import COMPUTERS, PlayerId
from bot.rules.model import Ending, News, NewsItem, Pace
from bot.rules.player_views import player_view
from bot.rules.views import table_view
from tests.rules.table import Table

P1, P2, P3, STRANGER = map(PlayerId, ("p1", "p2", "p3", "stranger"))

PHASES: list[Callable[[str, int], Table]] = [Table.dealt, Table.telling]
PHASES += [Table.submitting, Table.voting]


def suspended(setup: Callable[..., Table] = Table.submitting) -> Table:
    table = setup("dixit-2021", 4)
    table.play(do.Suspend(P1))
    return table


# Pause and resume


@pytest.mark.parametrize("setup", PHASES)
def test_the_host_pauses_and_resumes_in_any_phase(setup: Callable[[str, int], Table]) -> None:
    table = setup("dixit-2021", 4)
    phase = table.phase
    table.refuses(do.Suspend(P2), Refusal.NOT_HOST)
    table.play(do.Suspend(P1))
    assert table.happened(events.GameSuspended)
    assert table_view(table.game).suspended
    assert table.phase is phase
    table.refuses(do.Resume(P2), Refusal.NOT_HOST)
    table.play(do.Resume(None))
    assert table.happened(events.GameResumed)
    assert not table_view(table.game).suspended


def test_points_can_be_looked_at_for_as_long_as_a_pause_lasts() -> None:
    table = Table.voting("dixit-2021", 4)
    table.play_out()
    table.play(do.Suspend(P1))
    table.refuses(do.NextRound(P2, 1), Refusal.SUSPENDED)
    table.refuses(do.TimeUp(1, Phase.SCORED), Refusal.SUSPENDED)


def test_to_pause_or_resume_twice_is_to_do_it_once() -> None:
    table = suspended()
    before = table.game
    table.play(do.Suspend(P1))
    assert table.game is before
    table.play(do.Resume(P1))
    before = table.game
    table.play(do.Resume(P1))
    assert table.game is before


def test_nothing_is_played_during_a_pause() -> None:
    table = suspended()
    assert table_view(table.game).waiting_for == ()
    assert player_view(table.game, P2).duties == frozenset()
    assert table.refuses(do.GiveCard(P2, 1, 1), Refusal.SUSPENDED).details == {"host": P1}
    table.refuses(do.StopWaiting(P1), Refusal.SUSPENDED)
    table.refuses(do.AskForTime(P2, 1), Refusal.SUSPENDED)
    table.play(do.Resume(P1))
    table.lay("p2")


def test_every_move_of_a_round_waits_and_nothing_else() -> None:
    """Every new command has to be listed here, to decide whether a pause stops it."""
    running = {kind for phase, row in ALLOWED.items() for kind in row if phase is not Phase.LOBBY}
    assert running - MOVES == {
        *(do.Join, do.TakeOver, do.Leave, do.Kick, do.LetIn, do.ComeBack, do.End, do.Rematch),
        *(do.Suspend, do.Resume, do.AskForPause, do.HandOver, do.Adjust, do.Begin),
    }


def test_people_come_and_go_during_a_pause() -> None:
    table = suspended()
    table.join_late("late")
    table.leave("p4")
    table.play(do.Kick(P1, P3))
    assert table.game.suspended
    assert table.game.players == ("p1", "late", "p2")  # a new round has begun without them
    table.play(do.End(P1))
    assert table.game.ending is Ending.STOPPED
    assert not table.game.suspended


def test_a_pause_outlasts_a_phase_that_ends_because_somebody_left() -> None:
    table = Table.submitting("dixit-2021", 5)
    table.lay_all("p5")
    table.play(do.Suspend(P1))
    table.leave("p5")
    assert table.phase is Phase.VOTING
    assert table.game.suspended


def test_computers_rest_as_well() -> None:
    table = Table.lobby("dixit-2021", 2)
    table.play(do.SeatComputers(P1, 2))
    table.begin_with(84)
    table.play(do.Volunteer(P1, 1))
    table.tell()
    assert set(computers_owing(table.game)) <= set(COMPUTERS)
    assert len(computers_owing(table.game)) == 2
    table.play(do.Suspend(P1))
    assert computers_owing(table.game) == ()


def test_anyone_at_the_table_may_ask_for_a_pause_and_to_go_on() -> None:
    table = Table.submitting("dixit-2021", 4)
    table.play(do.AskForPause(P2))
    assert list(table.game.news) == [NewsItem(News.PAUSE_ASKED, P2)]
    assert not table.game.suspended
    before = table.game
    table.play(do.AskForPause(P2))
    assert table.game is before
    table.play(do.Suspend(P1))
    assert list(table.game.news) == []
    table.play(do.AskForPause(P3))
    assert list(table.game.news) == [NewsItem(News.RESUME_ASKED, P3)]
    table.play(do.Resume(P1))
    assert list(table.game.news) == []
    table.refuses(do.AskForPause(STRANGER), Refusal.NOT_SEATED)


# Handing over


@pytest.mark.parametrize("setup", [Table.lobby, *PHASES])
def test_the_host_hands_the_game_over(setup: Callable[[str, int], Table]) -> None:
    table = setup("dixit-2021", 4)
    table.refuses(do.HandOver(P2, P3), Refusal.NOT_HOST)
    table.play(do.HandOver(P1, P3))
    assert table.game.host == P3
    assert table.happened(events.HostChanged)
    table.refuses(do.HandOver(P1, P2), Refusal.NOT_HOST)
    before = table.game
    table.play(do.HandOver(P3, P3))
    assert table.game is before


@pytest.mark.parametrize("nobody", [STRANGER, COMPUTERS[0]])
def test_only_a_person_at_the_table_can_be_host(nobody: PlayerId) -> None:
    table = Table.submitting("dixit-2021", 4)
    table.refuses(do.HandOver(P1, nobody), Refusal.NOT_A_PLAYER)


# Changing how it goes on


def test_pace_goal_and_language_change_and_the_rest_stays() -> None:
    house = {"theme": "film"}
    table = Table.submitting("dixit-2021", 4, house=house)
    table.play(do.Adjust(P1, pace=Pace.SLOW))
    table.play(do.Adjust(P1, until=12, language="pl"))
    options = table.game.options
    assert (options.pace, options.until, options.language) == (Pace.SLOW, 12, "pl")
    assert dict(options.house) == house
    assert table.phase is Phase.SUBMITTING
    table.refuses(do.Adjust(P2, pace=Pace.QUICK), Refusal.NOT_HOST)


def test_a_goal_that_somebody_has_already_ends_the_game_after_this_round() -> None:
    table = Table.voting("dixit-2021", 4)
    table.play_out()
    table.next()
    table.play(do.Adjust(P1, until=1))
    assert table.phase is Phase.STORYTELLING
    table.play_out()
    assert table.game.ending is Ending.GOAL_REACHED


def test_a_number_that_cannot_end_this_game_is_refused() -> None:
    table = Table.submitting("dixit-2021", 4)
    table.refuses(do.Adjust(P1, until=0), Refusal.GOAL_OUT_OF_RANGE)
    table = Table.submitting("odyssey-2013", 4)
    table.refuses(do.Adjust(P1, until=5), Refusal.OPTION_UNUSED)


def test_a_lobby_is_configured_instead() -> None:
    table = Table.lobby("dixit-2021", 4)
    table.refuses(do.Adjust(P1, pace=Pace.SLOW), Refusal.WRONG_PHASE)
    table.refuses(do.Suspend(P1), Refusal.WRONG_PHASE)


def test_the_next_game_keeps_pace_and_goal_and_chooses_no_language_anew() -> None:
    table = Table.submitting("dixit-2021", 4)
    table.play(do.Adjust(P1, pace=Pace.SLOW, until=12, language="pl"))
    table.play(do.End(P1))
    table.play(do.Rematch(P1))
    options = table.game.options
    assert (options.pace, options.until, options.language) == (Pace.SLOW, 12, None)

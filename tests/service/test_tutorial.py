"""Tutorials: a whole round and a clue to give, kept for one person for a limited time."""

from random import Random

import pytest

from bot.decks import Deck
from bot.limits import TOKEN_LIFE
from bot.play.tutorial import MOST, NoClueFound, Tutorial, Tutorials
from bot.recent import Recent
from bot.rules import commands as do
from bot.rules.errors import Refusal, RuleError
from bot.rules.ids import PlayerId, is_computer
from bot.rules.model import Phase
from tests.company.tables import described, shipped
from tests.playing import FakeClock

WORDLESS = described(*[""] * 40)
ANN, BEN = PlayerId("1"), PlayerId("2")


@pytest.fixture
def clock() -> FakeClock:
    return FakeClock()


@pytest.fixture
def tutorials(clock: FakeClock) -> Tutorials:
    return Tutorials(lambda: [(WORDLESS,), (shipped("dreams"),)], clock, Random(7))


async def test_a_person_plays_votes_and_gives_a_clue_of_their_own(tutorials: Tutorials) -> None:
    tutorial = await tutorials.begin(ANN, "en")
    view = tutorial.view
    assert view.table.phase is Phase.SUBMITTING
    assert view.table.clue
    assert view.table.storyteller is not None
    assert is_computer(view.table.storyteller)
    assert len(view.table.computers) == 3
    await tutorials.play(tutorial, do.GiveCard(ANN, 1, 2))
    view = tutorial.view
    assert view.table.phase is Phase.VOTING
    assert view.table.waiting_for == (ANN,)
    await tutorials.play(tutorial, do.CastVote(ANN, 1, view.votable[:1]))
    assert tutorial.view.table.reveal is not None
    await tutorials.play(tutorial, do.NextRound(ANN, 1))
    assert tutorial.view.table.storyteller == ANN
    await tutorials.play(tutorial, do.GiveClue(ANN, 2, "The moon is a lantern", 1))
    shown = tutorial.view.table.reveal
    assert shown is not None
    assert shown.storyteller == ANN
    assert len(shown.ballots) == 3


@pytest.mark.parametrize("language", ["en", "uk", "he"])
async def test_clues_are_in_the_language_of_the_person(tutorials: Tutorials, language: str) -> None:
    tutorial = await tutorials.begin(ANN, language)
    latin = any("a" <= letter <= "z" for letter in (tutorial.view.table.clue or "").lower())
    assert latin is (language == "en")


async def test_a_press_that_comes_twice_changes_nothing(tutorials: Tutorials) -> None:
    tutorial = await tutorials.begin(ANN, "en")
    give = do.GiveCard(ANN, 1, 2)
    await tutorials.play(tutorial, give)
    before = tutorial.game
    await tutorials.play(tutorial, give)
    assert tutorial.game == before
    with pytest.raises(RuleError) as refused:
        await tutorials.play(tutorial, do.CastVote(ANN, 1, tutorial.view.own_slots))
    assert refused.value.code is Refusal.OWN_CARD


async def test_a_tutorial_is_forgotten_a_quarter_of_an_hour_after_the_last_press(
    tutorials: Tutorials, clock: FakeClock
) -> None:
    tutorial = await tutorials.begin(ANN, "en")
    clock.advance(TOKEN_LIFE - 1)
    assert found(tutorials, tutorial)
    await tutorials.play(tutorial, do.GiveCard(ANN, 1, 2))
    clock.advance(TOKEN_LIFE - 1)
    assert found(tutorials, tutorial)
    clock.advance(2)
    assert not found(tutorials, tutorial)
    assert len(tutorials) == 0


async def test_nobody_reaches_the_tutorial_of_another_person_or_an_older_one(
    tutorials: Tutorials,
) -> None:
    first = await tutorials.begin(ANN, "en")
    assert tutorials.find(BEN, first.id) is None
    second = await tutorials.begin(ANN, "en")
    assert not found(tutorials, first)
    assert found(tutorials, second)


async def test_the_oldest_tutorial_makes_room(
    tutorials: Tutorials, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert MOST <= 500
    monkeypatch.setattr(tutorials, "_kept", Recent(2))
    first = await tutorials.begin(ANN, "en")
    second = await tutorials.begin(BEN, "en")
    await tutorials.play(first, do.GiveCard(ANN, 1, 1))
    third = await tutorials.begin(PlayerId("3"), "en")
    assert found(tutorials, first)
    assert not found(tutorials, second)
    assert found(tutorials, third)


def found(tutorials: Tutorials, tutorial: Tutorial) -> bool:
    return tutorials.find(tutorial.player, tutorial.id) is tutorial


@pytest.mark.parametrize("deck", [WORDLESS, described("A red door", "The moon over a lake")])
async def test_decks_without_clues_or_cards_enough_give_no_tutorial(
    clock: FakeClock, deck: Deck
) -> None:
    tutorials = Tutorials(lambda: [(deck,)], clock)
    with pytest.raises(NoClueFound):
        await tutorials.begin(ANN, "en")
    assert len(tutorials) == 0

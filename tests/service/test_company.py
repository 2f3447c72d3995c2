"""Computer players in stored games: they move in time, once, and see only their own view."""

import asyncio
import logging
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from bot.company import Lore
from bot.play.alarms import Alarms
from bot.play.company import Company
from bot.play.service import GameService
from bot.play.timers import Delays
from bot.rules import commands as do
from bot.rules.editions import EDITIONS
from bot.rules.ids import is_computer
from bot.rules.model import Pace, Phase
from bot.store import GameStore, Place, StaleRevision, StoredGame, StoreError, Timer
from tests.company.tables import CARDS, described, dreams, shipped
from tests.playing import FakeClock, fewest, legal_move, people, replay
from tests.service.watching import shown_at_once

DELAYS = Delays((5.0, 5.0), (4.0, 4.0), (2.0, 2.0))
HOST = people(1)[0]


@pytest.fixture
def service(store: GameStore, clock: FakeClock) -> GameService:
    return GameService(store, clock, lambda _: CARDS, DELAYS)


@pytest.fixture
def company(service: GameService, store: GameStore) -> Company:
    return Company(service, store, lambda _: (shipped("dreams"),))


@pytest.fixture
def alarms(service: GameService, store: GameStore, clock: FakeClock, company: Company) -> Alarms:
    alarms = shown_at_once(service, Alarms(service, store, clock))
    alarms.let_move(company.move)
    return alarms


async def practice(
    service: GameService,
    rules: str = "dixit-2021",
    computers: int = 5,
    *,
    channel: int = 1,
    goal: int = 99,
    pace: Pace = Pace.NONE,
    language: str = "en",
) -> StoredGame:
    """Return a game of one person with computers, in which the person is storyteller first."""
    until = goal if EDITIONS[rules].end.ending == "goal-reached" else None
    place = Place(9, channel)
    lobby = await service.open(place, HOST, language, rules=rules, pace=pace, until=until)
    await service.play(lobby.id, do.SeatComputers(HOST, computers))
    await service.play(lobby.id, do.Begin(HOST, ()))
    return (await service.play(lobby.id, do.Volunteer(HOST, 1))).stored


async def to_a_computers_story(
    service: GameService, alarms: Alarms, clock: FakeClock, stored: StoredGame
) -> StoredGame:
    """Play until a computer is the storyteller; return the game."""
    while True:
        teller = stored.game.current.storyteller
        if stored.game.phase is Phase.STORYTELLING and teller and is_computer(teller):
            return stored
        stored = await go_on(service, alarms, clock, stored)


async def go_on(
    service: GameService, alarms: Alarms, clock: FakeClock, stored: StoredGame
) -> StoredGame:
    """Make a computer's move once it is due, or else the person's; return the game."""
    if stored.timer is not None and stored.timer.move_at is not None:
        clock.now = max(clock.now, stored.timer.move_at)
        await alarms.ring()
    else:
        await service.play(stored.id, only_people(stored))
    return await service.load(stored.id)


def only_people(stored: StoredGame) -> do.Command:
    moves = (legal_move(stored.game, Random(seed)) for seed in range(1000))
    return next(move for move in moves if not is_computer(move.actor or ""))


@pytest.mark.parametrize("rules", EDITIONS)
async def test_a_game_of_one_person_goes_to_its_end_and_can_be_replayed(
    service: GameService, store: GameStore, alarms: Alarms, clock: FakeClock, rules: str
) -> None:
    computers = min(max(5, fewest(rules) - 1), EDITIONS[rules].most - 1)
    stored = await practice(service, rules, computers, goal=12)
    touched = stored.touched_at
    while stored.live:
        stored = await go_on(service, alarms, clock, stored)
    told = [scored.round for scored in stored.game.history]
    assert any(is_computer(one.storyteller or "") for one in told)
    assert len({one.clue for one in told}) > 1
    journal = await store.journal(stored.id)
    assert replay(journal).scores == stored.game.scores
    assert stored.touched_at >= touched
    assert all(entry.actor is not None for entry in journal)


async def test_they_take_a_moment_and_one_after_the_other(
    service: GameService, alarms: Alarms, clock: FakeClock
) -> None:
    stored = await practice(service)
    stored = (await service.play(stored.id, do.GiveClue(HOST, 1, "a door", 1))).stored
    clock.advance(3.9)
    await alarms.ring()
    assert len((await service.load(stored.id)).game.current.given) == 1
    for given in (2, 3):
        clock.advance(2.0)
        await alarms.ring()
        await alarms.ring()
        assert len((await service.load(stored.id)).game.current.given) == given


async def test_what_people_do_does_not_put_off_their_moment(
    service: GameService, clock: FakeClock
) -> None:
    stored = await practice(service)
    stored = (await service.play(stored.id, do.GiveClue(HOST, 1, "a door", 1))).stored
    assert stored.timer is not None
    clock.advance(3.0)
    after = (await service.play(stored.id, do.ComeBack(HOST))).stored
    assert after.timer is not None
    assert after.timer.move_at == stored.timer.move_at


async def test_nobody_moves_before_there_is_something_to_see(
    service: GameService, store: GameStore, clock: FakeClock, company: Company
) -> None:
    alarms = Alarms(service, store, clock)
    alarms.let_move(company.move)
    stored = await practice(service)
    stored = (await service.play(stored.id, do.GiveClue(HOST, 1, "a door", 1))).stored
    clock.advance(60.0)
    await alarms.ring()
    assert (await service.load(stored.id)).revision == stored.revision
    await alarms.start_phase_time(stored)
    clock.advance(60.0)
    await alarms.ring()
    assert (await service.load(stored.id)).revision > stored.revision


async def test_what_fell_due_while_nobody_watched_is_played_once(
    service: GameService, alarms: Alarms, clock: FakeClock
) -> None:
    stored = await practice(service, pace=Pace.NORMAL)
    stored = (await service.play(stored.id, do.GiveClue(HOST, 1, "a door", 1))).stored
    clock.advance(3600.0)  # the bot was down
    await alarms.extend_missed()
    await alarms.ring()
    after = await service.load(stored.id)
    assert len(after.game.current.given) == 2
    assert after.game.phase is Phase.SUBMITTING  # and people have their time
    assert after.deadline is not None
    assert after.deadline > clock.now


async def test_two_who_ring_at_once_make_one_move(service: GameService, company: Company) -> None:
    stored = await practice(service)
    stored = (await service.play(stored.id, do.GiveClue(HOST, 1, "a door", 1))).stored
    stored = await service.load(stored.id)
    both = await asyncio.gather(company.move(stored), company.move(stored), return_exceptions=True)
    assert sorted(map(type, both), key=str) == [type(None), StaleRevision]
    after = await service.load(stored.id)
    assert after.revision == stored.revision + 1


async def test_a_paused_table_waits_for_everybody(
    service: GameService, alarms: Alarms, clock: FakeClock
) -> None:
    stored = await practice(service)
    await service.play(stored.id, do.GiveClue(HOST, 1, "a door", 1))
    await service.pause(stored.id, "no-permission")
    clock.advance(600.0)
    await alarms.ring()
    assert len((await service.load(stored.id)).game.current.given) == 1
    await service.resume(stored.id)
    clock.advance(4.0)
    await alarms.ring()
    assert len((await service.load(stored.id)).game.current.given) == 2


async def test_no_clue_is_told_twice_in_a_server(
    service: GameService, store: GameStore, alarms: Alarms, clock: FakeClock
) -> None:
    for channel in range(1, 5):
        stored = await practice(service, "odyssey-2011", 2, channel=channel)
        for _ in range(3):
            stored = await to_a_computers_story(service, alarms, clock, stored)
            stored = await go_on(service, alarms, clock, stored)
    journals = [await store.journal(game_id) for game_id in await store.live_games()]
    told = [
        entry.played.clue
        for journal in journals
        for entry in journal
        if isinstance(entry.played, do.GiveClue) and is_computer(entry.played.player)
    ]
    assert len(told) > 6
    assert len(set(told)) == len(told)
    assert set(told) <= await store.clues_told(9)
    assert not await store.clues_told(8)


async def test_when_everything_was_told_the_story_goes_to_people(
    service: GameService,
    store: GameStore,
    clock: FakeClock,
    alarms: Alarms,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    stored = await to_a_computers_story(service, alarms, clock, await practice(service))
    everything = frozenset(phrase.line for phrase in lore().phrases.values())

    async def told(_: int) -> frozenset[str]:
        return everything

    monkeypatch.setattr(store, "clues_told", told)
    stored = await go_on(service, alarms, clock, stored)
    assert stored.game.phase is Phase.STORYTELLING
    assert stored.game.current.storyteller == HOST


@pytest.mark.parametrize("language", ["uk", "ar"])
async def test_they_tell_in_the_language_of_the_table(
    service: GameService, alarms: Alarms, clock: FakeClock, language: str
) -> None:
    stored = await practice(service, language=language)
    stored = await to_a_computers_story(service, alarms, clock, stored)
    stored = await go_on(service, alarms, clock, stored)
    assert lore(language).known(stored.game.current.clue or "") is not None


async def test_with_a_deck_without_words_they_give_and_vote_and_leave_the_story_to_people(
    service: GameService, store: GameStore, alarms: Alarms, clock: FakeClock
) -> None:
    alarms.let_move(Company(service, store, lambda _: (described(),)).move)
    stored = await practice(service)
    while len(stored.game.history) < 2:
        stored = await go_on(service, alarms, clock, stored)
    assert {scored.round.storyteller for scored in stored.game.history} == {HOST}
    assert all(len(scored.round.ballots) == 5 for scored in stored.game.history)
    assert [scored.round.number for scored in stored.game.history] == [1, 2]


async def test_in_a_mixed_team_every_other_card_is_the_persons(
    service: GameService, alarms: Alarms, clock: FakeClock
) -> None:
    stored = await practice(service, "team-2011", 5)
    mate = next(
        seat.player
        for seat in stored.game.seats
        if seat.side == stored.game.seat_of(HOST).side and seat.player != HOST
    )
    stored = (await service.play(stored.id, do.GiveClue(HOST, 1, "a door", 1))).stored
    # The storyteller's mate has nobody to leave it to.
    while stored.game.current.number == 1 and stored.game.phase is not Phase.SCORED:
        stored = await go_on(service, alarms, clock, stored)
    assert mate in stored.game.history[0].round.given
    givers = set()
    while stored.live:
        stored = await go_on(service, alarms, clock, stored)
    for scored in stored.game.history:
        givers |= {HOST, mate} & scored.round.given.keys()
    assert givers == {HOST, mate}


async def test_a_move_that_fails_is_tried_again_and_holds_up_nobody(
    service: GameService,
    alarms: Alarms,
    clock: FakeClock,
    company: Company,
    caplog: pytest.LogCaptureFixture,
) -> None:
    broken = True

    async def move(stored: StoredGame) -> None:
        if broken and stored.place.channel_id == 1:
            raise OSError("the deck cannot be read")
        await company.move(stored)

    alarms.let_move(move)
    first, second = await practice(service), await practice(service, channel=2)
    for stored in (first, second):
        await service.play(stored.id, do.GiveClue(HOST, 1, "a door", 1))
    clock.advance(4.0)
    await alarms.ring()
    assert "failed" in caplog.text
    assert len((await service.load(first.id)).game.current.given) == 1
    assert len((await service.load(second.id)).game.current.given) == 2
    broken = False
    clock.advance(60.0)
    await alarms.ring()
    assert len((await service.load(first.id)).game.current.given) == 2


async def test_one_failed_save_keeps_computer_players_waiting_for_a_second(
    service: GameService,
    store: GameStore,
    alarms: Alarms,
    clock: FakeClock,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    stored = await practice(service)
    await service.play(stored.id, do.GiveClue(HOST, 1, "a door", 1))
    save, failures = store.save, 3
    tries: list[float] = []

    async def unreliable(*args: Any, **options: Any) -> None:
        nonlocal failures
        tries.append(clock.now)
        failures -= 1
        if failures >= 0:
            raise StoreError("the disk is away")
        await save(*args, **options)

    monkeypatch.setattr(store, "save", unreliable)
    clock.advance(4.0)
    began = clock.now
    with caplog.at_level(logging.CRITICAL):
        for _ in range(60):
            await alarms.ring()
            clock.advance(0.5)
            if len((await service.load(stored.id)).game.current.given) == 2:
                break
    assert [moment - began for moment in tries] == [0.0, 1.0, 3.0, 7.0]


def lore(language: str = "en") -> Lore:
    return dreams(language)


def test_the_next_move_of_a_timer_moves_with_it() -> None:
    timer = Timer(10.0, None, move_at=12.0)
    assert timer.moved(5.0) == replace(timer, since=15.0, move_at=17.0)
    assert timer.wake_at == 12.0
    assert replace(timer, move_at=None).wake_at is None
    assert Timer(10.0, 40.0, (25.0,), move_at=30.0).wake_at == 25.0

"""When a daily clue comes, and what rounds of the past make one."""

from dataclasses import replace
from datetime import UTC, datetime
from random import Random

import pytest

from bot.decks import SHIPPED, Shelf
from bot.play.daily import (
    LATE,
    Candidate,
    DailyClues,
    by_computers,
    from_round,
    next_time,
)
from bot.play.service import GameService
from bot.rules.daily import CARDS, DailySchedule
from bot.rules.ids import CardId, is_computer
from bot.rules.reveals import Reveal, reveal_of
from bot.store import GameId, GameStore, Place
from bot.times import DAY, HOUR, zone_of
from tests.playing import DECK, FakeClock
from tests.rules.table import Table
from tests.store.contract.test_people import GUILD, play

EVENING = 18 * 60


def at(*moment: int) -> float:
    return datetime(*moment, tzinfo=UTC).timestamp()  # type: ignore[misc,arg-type]


@pytest.mark.parametrize(
    ("zone", "after", "expected"),
    [
        ("UTC", at(2026, 5, 4, 17, 59), at(2026, 5, 4, 18)),
        ("UTC", at(2026, 5, 4, 18), at(2026, 5, 5, 18)),
        ("Europe/Kyiv", at(2026, 5, 4, 14), at(2026, 5, 4, 15)),
        ("Europe/Kyiv", at(2026, 5, 4, 23), at(2026, 5, 5, 15)),
        # Clocks go forward and back: it stays at six in the evening.
        ("Europe/Paris", at(2026, 3, 28, 17), at(2026, 3, 29, 16)),
        ("Europe/Paris", at(2026, 10, 24, 16), at(2026, 10, 25, 17)),
        ("Pacific/Auckland", at(2026, 5, 4, 7), at(2026, 5, 5, 6)),
        ("There/Is_none", at(2026, 5, 4, 17), at(2026, 5, 4, 18)),
    ],
)
def test_it_comes_at_its_time_of_day_in_its_zone(zone: str, after: float, expected: float) -> None:
    assert next_time(EVENING, zone, after) == expected


def test_a_minute_that_the_clocks_leave_out_comes_later_and_never_twice() -> None:
    half_past_two = 2 * 60 + 30
    moment = at(2026, 3, 27, 12)
    days = []
    for _ in range(4):
        moment = next_time(half_past_two, "Europe/Paris", moment)
        days.append(datetime.fromtimestamp(moment, zone_of("Europe/Paris")).strftime("%d %H:%M"))
    assert days == ["28 02:30", "29 03:30", "30 02:30", "31 02:30"]


def shown(rules: str = "dixit-2021", players: int = 4, clue: str = "a door") -> list[Reveal]:
    """Return the reveals of two rounds with this clue."""
    table = Table.telling(rules, players)
    for _ in range(2):
        table.tell(clue=clue)
        table.play_out()
        table.next()
    return [reveal_of(one) for one in table.game.history]


def cards_of(history: list[Reveal]) -> set[CardId]:
    return {card for one in history for card in one.table} | {
        CardId(f"more/{number}") for number in range(9)
    }


@pytest.mark.parametrize("players", [3, 4, 6, 8, 12])
@pytest.mark.parametrize("seed", range(3))
def test_a_round_of_any_size_becomes_six_cards(players: int, seed: int) -> None:
    history = shown("odyssey-2011" if players > 8 else "dixit-2021", players)
    made = from_round(history, 1, cards_of(history), Random(seed))
    assert made is not None
    assert len(set(made.table)) == CARDS
    round_ = history[1]
    assert round_.story_slot is not None
    assert made.table[made.slot - 1] == round_.table[round_.story_slot - 1]
    assert (made.clue, made.storyteller) == (round_.clue, round_.storyteller)
    if len(round_.table) >= CARDS:
        assert set(made.table) <= set(round_.table)
        left = set(round_.table) - set(made.table)
        slots = {card: slot for slot, card in enumerate(round_.table, start=1)}
        votes = {card: len(round_.voters_of(slots[card])) for card in round_.table}
        others = [card for card in made.table if card != made.table[made.slot - 1]]
        assert max([votes[card] for card in left], default=0) <= min(votes[c] for c in others)
    else:
        assert set(round_.table) < set(made.table)


def test_a_round_makes_no_clue_without_its_card_or_with_people_in_its_clue() -> None:
    history = shown()
    playable = cards_of(history)
    slot = history[0].story_slot
    assert slot is not None
    own = history[0].table[slot - 1]
    assert from_round(history, 0, playable - {own}, Random(1)) is None
    decoy = next(card for card in history[0].table if card != own)
    made = from_round(history, 0, playable - {decoy}, Random(1))
    assert made is not None
    assert decoy not in made.table
    assert from_round(history, 0, {own}, Random(1)) is None
    named = shown(clue="like <@170000000000000001>")
    assert from_round(named, 0, cards_of(named), Random(1)) is None
    party = [replace(history[0], story_slot=None)]
    assert from_round(party, 0, playable, Random(1)) is None


@pytest.fixture(scope="module")
def shelf() -> Shelf:
    return Shelf.below(SHIPPED)


def test_computer_players_lay_six_cards_and_repeat_no_clue(shelf: Shelf) -> None:
    decks, used, slots = shelf.chosen(()), set[str](), set()
    for seed in range(12):
        made = by_computers([decks], "en", frozenset(used), Random(seed))
        assert isinstance(made, Candidate)
        assert is_computer(made.storyteller)
        assert len(set(made.table)) == CARDS
        assert made.clue not in used
        used.add(made.clue)
        slots.add(made.slot)
    assert len(slots) > 3
    assert by_computers([()], "en", frozenset(), Random(1)) is None


class Plain:
    """A fake deck whose cards are those of ``DECK``."""

    def __init__(self) -> None:
        self.cards = [type("Card", (), {"id": card})() for card in DECK]


async def play_some(
    service: GameService, store: GameStore, channel: int = 1, rounds: int = 2
) -> set[GameId]:
    """Play games in a channel until ``rounds`` rounds can become daily clues; return the games.

    Players move at random, so a game may have no such round.
    """
    games: set[GameId] = set()
    while sum(game in games for game, *_ in await store.clues_to_tell(GUILD, 99)) < rounds:
        games.add((await play(service, channel)).id)
        await store.count_games(1)
    return games


async def test_clues_come_from_where_they_may_be_shown_and_each_once(
    service: GameService, store: GameStore, clock: FakeClock
) -> None:
    here = await play_some(service, store)
    hidden = await play_some(service, store, channel=2)
    daily = DailyClues(store, clock, Random(1))
    schedule = await daily.turn_on(GUILD, 1, EVENING, "UTC", "en")
    decks = [Plain()]
    told = []
    while True:
        assert schedule.next_at is not None
        clock.now = schedule.next_at
        await daily.open_next(schedule, lambda place: place.channel_id == 1, decks, [])  # type: ignore[arg-type]
        for clue in await store.open_dailies(1):
            await store.note_daily_posted(clue.id, 5)
            told.append(clue)
        schedule = await store.daily_schedule(1) or schedule
        if not await store.open_dailies(1):
            break
    elsewhere = await store.clues_to_tell(GUILD, 99)
    offered = {(game, place) for game, place, _ in elsewhere if game in here}
    assert {(clue.source, clue.place) for clue in told} == offered
    assert len(told) == len(offered) > 1
    assert hidden & {game for game, *_ in elsewhere}


@pytest.mark.parametrize("late", [0.0, LATE - 1, 3 * DAY, 3 * DAY + LATE - 1])
async def test_after_a_pause_there_is_one_clue(
    service: GameService, store: GameStore, clock: FakeClock, late: float
) -> None:
    await play_some(service, store)
    daily = DailyClues(store, clock, Random(1))
    schedule = await daily.turn_on(GUILD, 1, EVENING, "UTC", "en")
    assert schedule.next_at is not None
    clock.now = schedule.next_at + late
    for _ in range(3):
        for due in await store.daily_schedules_due(clock.now):
            await daily.open_next(due, _anywhere, [Plain()], [])  # type: ignore[list-item]
    assert len(await store.open_dailies(1)) == 1
    after = await store.daily_schedule(1)
    assert after is not None
    assert after.next_at is not None
    assert 0 < after.next_at - clock.now <= DAY


@pytest.mark.parametrize("minute", [EVENING, 2 * 60 + 30])
@pytest.mark.parametrize("change", [at(2026, 3, 27), at(2026, 10, 23)])
async def test_there_is_a_clue_every_day_when_the_clocks_change(
    service: GameService, store: GameStore, clock: FakeClock, minute: int, change: float
) -> None:
    clock.now = change
    await play_some(service, store, rounds=5)
    daily = DailyClues(store, clock, Random(1))
    schedule = await daily.turn_on(GUILD, 1, minute, "Europe/Paris", "en")
    for _ in range(5):
        assert schedule.next_at is not None
        clock.now = due = schedule.next_at
        await daily.open_next(schedule, _anywhere, [Plain()], [])  # type: ignore[list-item]
        schedule = await store.daily_schedule(1) or schedule
        assert [one.told_at for one in await store.open_dailies(1)] == [due]


def _anywhere(_: Place) -> bool:
    return True


@pytest.mark.parametrize("late", [LATE + 1, DAY - 1, 3 * DAY - HOUR, -40 * DAY])
async def test_a_clue_that_is_nearer_to_the_next_waits_for_it(
    service: GameService, store: GameStore, clock: FakeClock, late: float
) -> None:
    await play_some(service, store)
    daily = DailyClues(store, clock, Random(1))
    schedule = await daily.turn_on(GUILD, 1, EVENING, "UTC", "en")
    assert schedule.next_at is not None
    clock.now = schedule.next_at + late
    for due in await store.daily_schedules_due(clock.now):
        await daily.open_next(due, _anywhere, [Plain()], [])  # type: ignore[list-item]
    assert await store.open_dailies(1) == ()
    after = await store.daily_schedule(1)
    assert after is not None
    assert after.next_at is not None
    assert 0 < after.next_at - clock.now <= DAY


async def test_a_new_time_keeps_two_clues_apart(
    store: GameStore, service: GameService, clock: FakeClock
) -> None:
    await play_some(service, store)
    daily = DailyClues(store, clock, Random(1))
    schedule = await daily.turn_on(GUILD, 1, EVENING, "UTC", "en")
    assert schedule.next_at is not None
    clock.now = schedule.next_at
    await daily.open_next(schedule, _anywhere, [Plain()], [])  # type: ignore[list-item]
    changed = await daily.turn_on(GUILD, 1, EVENING + 60, "UTC", "en")
    assert changed == DailySchedule(1, GUILD, EVENING + 60, "UTC", "en", clock.now + 25 * HOUR)

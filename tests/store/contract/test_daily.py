"""Daily clues: guesses are secret and count once for streaks; the next clue is one transaction."""

import asyncio
import json
from dataclasses import replace

from bot.play.service import GameService
from bot.rules.daily import DailyClue, DailyResult, DailySchedule, Streak
from bot.rules.ids import CardId, PlayerId
from bot.store import GameStore, Place
from tests.store.backends import Backend

from .test_people import FRIENDS, GUILD, play

HERE, DAY = 77, 86400.0
NOON = 1_800_000_000.0
ANN, BO, CY = (170_000_000_000_000_900 + number for number in range(3))
CLUES = {"one": "4711000000000000001", "two": "4711000000000000002"}
CARD = "4712000000000000000"
TELLER = PlayerId("170000000000000001")
PLAN = DailySchedule(HERE, GUILD, 18 * 60, "Europe/Kyiv", "uk", NOON)


def told(name: str, at: float, **fields: object) -> DailyClue:
    cards = tuple(CardId(f"two words/{CARD}{number}") for number in range(6))
    clue = DailyClue(name, GUILD, HERE, CLUES.get(name, name), TELLER, cards, 2, at, at + DAY)
    return replace(clue, **fields)  # type: ignore[arg-type]


async def tell(store: GameStore, name: str, at: float, **fields: object) -> DailySchedule:
    """Open a new daily clue and note that it was posted; return the schedule afterwards."""
    before = await store.daily_schedule(HERE)
    assert before is not None
    assert await store.change_daily(before, at, at + DAY, told(name, at, **fields))
    await store.note_daily_posted(name, 500)
    after = await store.daily_schedule(HERE)
    assert after is not None
    return after


async def begin(store: GameStore) -> None:
    await store.put_daily_schedule(PLAN)
    await tell(store, "one", NOON)


async def guesses_of(store: GameStore, person: int) -> dict[str, int]:
    kept = json.loads((await store.data_about(person)).exported())
    return {one["clue"]: one["card"] for one in kept["daily_guesses"]}


async def test_a_channel_has_one_schedule_and_it_is_found_when_it_is_due(store: GameStore) -> None:
    assert await store.daily_schedule(HERE) is None
    await store.put_daily_schedule(PLAN)
    later = replace(PLAN, minute=5, next_at=NOON + 60)
    await store.put_daily_schedule(later)
    assert await store.daily_schedule(HERE) == later
    assert await store.daily_schedules_due(NOON) == ()
    assert await store.daily_schedules_due(NOON + 60) == (later,)
    # A clock that was wrong has planned it for another year.
    assert await store.daily_schedules_due(NOON - 300 * DAY) == (later,)
    await store.postpone_daily(later, NOON + DAY, NOON)
    await store.postpone_daily(later, NOON + 2 * DAY, NOON)  # by a worker with an older schedule
    await store.postpone_daily(replace(later, next_at=NOON + DAY), NOON + 2 * DAY, NOON + DAY)
    assert await store.daily_schedule(HERE) == replace(
        later, next_at=NOON + 2 * DAY, idle_since=NOON
    )
    await store.put_daily_schedule(replace(later, next_at=None))
    assert await store.daily_schedules_due(NOON + 9 * DAY) == ()


async def test_a_clue_is_kept_as_it_is_and_turned_once(store: GameStore) -> None:
    await store.put_daily_schedule(PLAN)
    clue = told("one", NOON, source="game", place=3)
    turned = [store.change_daily(PLAN, NOON, NOON + DAY, replace(clue, id=one)) for one in "abc"]
    assert sorted(await asyncio.gather(*turned)) == [False, False, True]
    (kept,) = await store.open_dailies()
    assert kept == replace(clue, id=kept.id)
    assert await store.daily_clue(kept.id) == kept
    assert await store.dailies_to_show() == (kept,)
    await store.note_daily_posted(kept.id, 500)
    assert await store.dailies_to_show() == ()
    assert await store.open_dailies(HERE) == (replace(kept, message_id=500),)
    assert await store.open_dailies(HERE + 1) == ()


async def test_a_guess_can_be_changed_until_the_answer_and_is_told_to_nobody_before(
    store: GameStore,
) -> None:
    await begin(store)
    assert await store.put_daily_guess("one", ANN, 1)
    assert await store.put_daily_guess("one", ANN, 2)
    assert await store.put_daily_guess("one", BO, 3)
    assert await guesses_of(store, ANN) == {"one": 2}
    assert await store.daily_result("one") == DailyResult(0, ())
    await tell(store, "two", NOON + DAY)
    assert not await store.put_daily_guess("one", BO, 2)
    assert not await store.put_daily_guess("nothing", BO, 2)
    assert await store.daily_result("one") == DailyResult(2, (Streak(ANN, 1, 1),))
    two = await store.daily_clue("two")
    assert two is not None
    assert two.previous == "one"
    assert [clue.id for clue in await store.dailies_to_show()] == ["one"]
    await store.note_daily_closed("one")
    assert await store.dailies_to_show() == ()


async def test_streaks_grow_with_every_clue_found_and_end_with_one_that_is_not(
    store: GameStore,
) -> None:
    await store.put_daily_schedule(PLAN)
    guesses: list[dict[int, int]] = [{ANN: 2, BO: 2}, {ANN: 2, BO: 1}, {ANN: 2, CY: 2}, {BO: 2}]
    for day, guessed in enumerate(guesses):
        await tell(store, f"day {day}", NOON + day * DAY)
        for person, slot in guessed.items():
            await store.put_daily_guess(f"day {day}", person, slot)
    last = await tell(store, "last", NOON + 4 * DAY)
    seen = [await store.daily_streak(HERE, person) for person in (ANN, BO, CY)]
    assert seen == [Streak(ANN, 0, 3), Streak(BO, 1, 1), Streak(CY, 0, 1)]
    assert (await store.daily_result("day 3")).finders == (Streak(BO, 1, 1),)
    # Of earlier clues nothing is left of what was guessed.
    assert "day 2" not in await guesses_of(store, ANN)
    assert (await guesses_of(store, BO))["day 3"] == 2
    # A clue that nobody could see counts for nothing.
    await store.change_daily(last, NOON + 5 * DAY, NOON + 6 * DAY, told("unposted", NOON + 5 * DAY))
    await store.put_daily_guess("unposted", ANN, 2)
    again = await store.daily_schedule(HERE)
    assert again is not None
    before = await store.daily_streak(HERE, BO)
    await store.change_daily(again, NOON + 6 * DAY, NOON + 7 * DAY, None)
    assert await store.daily_clue("unposted") is None
    assert await store.daily_streak(HERE, BO) == before


async def test_a_day_with_ones_own_clue_does_not_end_a_streak(store: GameStore) -> None:
    await begin(store)
    await store.put_daily_guess("one", ANN, 2)
    await store.put_daily_guess("one", BO, 2)
    await tell(store, "two", NOON + DAY, storyteller=PlayerId(str(ANN)))
    last = await tell(store, "last", NOON + 2 * DAY)
    assert await store.daily_streak(HERE, ANN) == Streak(ANN, 1, 1)
    assert await store.daily_streak(HERE, BO) == Streak(BO, 0, 1)
    await store.put_daily_guess("last", ANN, 2)
    await store.change_daily(last, NOON + 3 * DAY, NOON + 4 * DAY, None)
    assert await store.daily_streak(HERE, ANN) == Streak(ANN, 2, 2)


async def test_of_guesses_around_the_answer_just_those_count_that_were_kept(
    store: GameStore,
) -> None:
    await begin(store)
    plan = await store.daily_schedule(HERE)
    assert plan is not None
    people = range(10**17, 10**17 + 12)
    *kept, turned = await asyncio.gather(
        *(store.put_daily_guess("one", person, 2) for person in people),
        store.change_daily(plan, NOON + DAY, NOON + 2 * DAY, None),
    )
    assert turned
    assert (await store.daily_result("one")).guesses == sum(kept)
    assert len((await store.daily_result("one")).finders) == sum(kept)


async def test_a_clue_that_is_withdrawn_leaves_no_words_and_no_guesses(
    store: GameStore, backend: Backend
) -> None:
    await begin(store)
    await store.put_daily_guess("one", ANN, 2)
    await store.withdraw_daily("one")
    assert not await store.put_daily_guess("one", BO, 2)
    assert backend.search(CLUES["one"]) == []
    assert backend.search(CARD) == []
    assert backend.search(str(ANN)) == []
    assert [clue.withdrawn for clue in await store.dailies_to_show()] == [True]
    await tell(store, "two", NOON + DAY)
    two = await store.daily_clue("two")
    assert two is not None
    assert two.previous is None
    assert await store.daily_streak(HERE, ANN) == Streak(ANN)


async def test_turning_it_off_answers_the_open_clue_and_it_is_forgotten_later(
    store: GameStore, backend: Backend
) -> None:
    await begin(store)
    await store.put_daily_guess("one", ANN, 2)
    plan = await store.daily_schedule(HERE)
    assert plan is not None
    assert await store.change_daily(plan, NOON + 60, None, None)
    off = await store.daily_schedule(HERE)
    assert off is not None
    assert not off.on
    assert off.idle_since == NOON + 60
    assert (await store.daily_result("one")).finders == (Streak(ANN, 1, 1),)
    await store.forget_dailies(NOON + 60, 0.0)
    assert await store.daily_schedule(HERE) == off
    await store.forget_dailies(NOON + 61, 0.0)
    assert await store.daily_schedule(HERE) is None
    assert backend.search(str(ANN)) == []


async def test_a_channel_that_takes_a_message_is_not_idle_any_more(store: GameStore) -> None:
    await store.put_daily_schedule(PLAN)
    await store.postpone_daily(PLAN, NOON + DAY, NOON)
    assert (await tell(store, "one", NOON + DAY)).idle_since is None


async def test_clues_of_the_past_come_once_until_they_are_old(
    service: GameService, store: GameStore
) -> None:
    await store.put_daily_schedule(PLAN)
    channel, offered = 0, await store.clues_to_tell(GUILD, HERE)
    assert not offered
    while not offered:  # the cards are dealt by chance, so a game may have no good round
        channel += 1
        over = await play(service, channel)
        while await store.count_games(9):
            pass
        offered = await store.clues_to_tell(GUILD, HERE)
    assert {(game, where) for game, _, where in offered} == {(over.id, Place(GUILD, channel))}
    game, place, _ = offered[0]
    await tell(store, "one", NOON, source=game, place=place)
    assert await store.clues_to_tell(GUILD, HERE) == offered[1:]
    assert await store.clues_to_tell(GUILD, HERE + 1) == offered
    assert await store.clues_to_tell(GUILD + 1, HERE) == ()
    assert await store.daily_clues_told(HERE) == {CLUES["one"]}
    await tell(store, "two", NOON + DAY)
    await store.forget_dailies(0.0, NOON + 9 * DAY)  # whose message still has to be closed
    assert await store.clues_to_tell(GUILD, HERE) == offered[1:]
    await store.note_daily_closed("one")
    await store.forget_dailies(0.0, NOON + 1)
    assert await store.clues_to_tell(GUILD, HERE) == offered


async def test_an_erased_person_is_in_no_clue_guess_or_streak(
    service: GameService, store: GameStore, backend: Backend
) -> None:
    over = await play(service, 1)
    while await store.count_games(9):
        pass
    teller = FRIENDS[0]
    own = {place for place, one in enumerate(over.game.history) if one.round.storyteller == teller}
    await store.put_daily_schedule(PLAN)
    await tell(store, "one", NOON, storyteller=teller)
    await store.put_daily_guess("one", ANN, 2)
    await tell(store, "two", NOON + DAY, storyteller=teller)
    await store.put_daily_guess("two", ANN, 4)
    kept = json.loads((await store.data_about(ANN)).exported())
    assert kept["daily_guesses"] == [
        {"channel": HERE, "clue": "one", "card": 2},
        {"channel": HERE, "clue": "two", "card": 4},
    ]
    assert kept["daily_streaks"] == [{"channel": HERE, "days": 1, "best": 1}]
    assert (await store.counts_about(ANN)).daily == 3
    mine = json.loads((await store.data_about(int(teller))).exported())
    assert [one["clue"] for one in mine["daily_clues"]] == [*CLUES.values()]
    await store.erase_person(ANN)
    assert backend.search(str(ANN)) == []
    await store.erase_person(int(teller))
    assert backend.search(teller) == []
    assert backend.search(CLUES["one"]) == []
    assert backend.search(CLUES["two"]) == []
    assert not own & {place for _, place, _ in await store.clues_to_tell(GUILD, HERE)}
    clues = [await store.daily_clue(one) for one in ("one", "two")]
    assert [clue.withdrawn for clue in clues if clue] == [True, True]


async def test_everything_goes_with_the_server(store: GameStore, backend: Backend) -> None:
    await begin(store)
    await store.put_daily_guess("one", ANN, 2)
    await tell(store, "two", NOON + DAY)
    assert GUILD in await store.guilds_kept()
    await store.erase_guild(GUILD)
    assert await store.daily_schedule(HERE) is None
    assert backend.search(str(ANN)) == []
    assert backend.search(CLUES["two"]) == []
    assert GUILD not in await store.guilds_kept()

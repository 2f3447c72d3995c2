"""Presses become saved moves: each counts once, and listeners hear of it after it is saved."""

import asyncio
import gc
import logging
from random import Random
from typing import Any

import pytest

from bot.play.advance import without_spent_cards
from bot.play.service import ATTEMPTS, GameService
from bot.rules import commands as do
from bot.rules.editions import EDITIONS
from bot.rules.errors import Refusal, RuleError
from bot.rules.events import Event, GameBegan
from bot.rules.ids import PlayerId
from bot.rules.model import Ending, Phase
from bot.rules.views import table_view
from bot.store import ChannelBusy, GameId, GameStore, Place, StaleRevision, UnknownGame
from tests.playing import DECK, FakeClock, begun, fewest, legal_move, people, replay, vote

HERE = Place(guild_id=9, channel_id=1)
ANNA, BEN, CARA, DORA = people(4)


async def play_until(service: GameService, game_id: GameId, phase: Phase) -> None:
    """Play legal moves until the game is in this phase."""
    rng = Random(1)
    while (game := (await service.load(game_id)).game).phase is not phase:
        await service.play(game_id, legal_move(game, rng))


@pytest.mark.parametrize("rules", EDITIONS)
async def test_every_rule_set_is_played_to_its_end_and_can_be_replayed(
    service: GameService, store: GameStore, rules: str
) -> None:
    stored = await begun(service, rules, fewest(rules))
    rng = Random(7)
    while stored.live:
        assert sorted(stored.game.all_cards()) == sorted(DECK)
        outcome = await service.play(stored.id, legal_move(stored.game, rng))
        stored = await service.load(stored.id)
        assert outcome.stored == stored
    again = replay(await store.journal(stored.id))
    assert sorted(again.all_cards()) == sorted(DECK)
    assert without_spent_cards(again) == stored.game


async def test_a_finished_game_keeps_its_recap_and_loses_hands_and_piles(
    service: GameService,
) -> None:
    stored = await begun(service)
    await play_until(service, stored.id, Phase.SCORED)
    scored = (await service.load(stored.id)).game
    await service.play(stored.id, do.End(ANNA))
    game = (await service.load(stored.id)).game
    assert game.history == scored.history
    assert game.scores == scored.scores
    assert game.all_cards() == []
    assert table_view(game).history[0].table == scored.history[0].round.table


async def test_the_same_interaction_dispatched_again_changes_nothing(
    service: GameService, store: GameStore
) -> None:
    lobby = await service.open(HERE, ANNA, "en")
    first = await service.play(lobby.id, do.Join(BEN), interaction=77)
    again = await service.play(lobby.id, do.Join(BEN), interaction=77)
    assert (first.repeated, again.repeated) == (False, True)
    assert again.events == ()
    assert again.stored == first.stored
    assert len(await store.journal(lobby.id)) == 2


async def test_the_same_interaction_in_parallel_counts_once(
    service: GameService, store: GameStore
) -> None:
    lobby = await service.open(HERE, ANNA, "en")
    press = (service.play(lobby.id, do.Join(BEN), interaction=5) for _ in range(5))
    outcomes = await asyncio.gather(*press)
    assert sorted(outcome.repeated for outcome in outcomes) == [False, True, True, True, True]
    assert len(await store.journal(lobby.id)) == 2


async def test_opening_twice_by_one_press_opens_one_lobby(service: GameService) -> None:
    first = await service.open(HERE, ANNA, "en", interaction=1)
    assert await service.open(HERE, ANNA, "en", interaction=1) == first


async def test_a_channel_has_one_game_and_a_server_and_a_person_have_many(
    service: GameService, store: GameStore
) -> None:
    first = await service.open(HERE, ANNA, "en")
    with pytest.raises(ChannelBusy) as caught:
        await service.open(HERE, BEN, "en")
    assert caught.value.game_id == first.id
    second = await service.open(Place(9, 2), ANNA, "de")
    await service.play(second.id, do.Join(BEN))
    assert set(await store.live_games(9)) == {first.id, second.id}
    assert await store.live_games_of(ANNA) == (first.id, second.id)
    assert await store.live_games_of(BEN) == (second.id,)
    await service.play(first.id, do.End(ANNA))
    third = await service.open(HERE, CARA, "en")
    assert await store.find_live(HERE.channel_id) == third.id


async def test_two_openings_at_one_instant_leave_one_game(
    service: GameService, store: GameStore
) -> None:
    opened = await asyncio.gather(
        *(service.open(HERE, host, "en") for host in people(5)), return_exceptions=True
    )
    assert sum(isinstance(result, ChannelBusy) for result in opened) == 4
    assert len(await store.live_games()) == 1


async def refused(service: GameService, game_id: GameId, command: do.Command) -> Refusal:
    """Return the code with which a command is refused, and check that nothing has changed."""
    before = await service.load(game_id)
    with pytest.raises(RuleError) as caught:
        await service.play(game_id, command, interaction=1)
    assert await service.load(game_id) == before
    return caught.value.code


async def test_a_press_that_is_not_allowed_is_refused_with_its_code(
    service: GameService, store: GameStore
) -> None:
    stored = await begun(service)
    await play_until(service, stored.id, Phase.SCORED)
    await service.play(stored.id, do.NextRound(ANNA, 1))
    await play_until(service, stored.id, Phase.VOTING)
    stranger = do.CastVote(PlayerId("stranger"), 2, (1,))
    assert await refused(service, stored.id, stranger) is Refusal.NOT_SEATED
    past = do.CastVote(ANNA, 1, (1,))
    assert await refused(service, stored.id, past) is Refusal.PAST_ROUND
    early = do.NextRound(ANNA, 2)
    assert await refused(service, stored.id, early) is Refusal.WRONG_PHASE
    assert not await store.knows_interaction(1)


async def test_a_press_on_a_game_that_is_gone_says_so(service: GameService) -> None:
    with pytest.raises(UnknownGame):
        await service.play(GameId("nothing"), do.Join(ANNA))


async def test_a_rematch_is_a_new_game_in_the_same_channel(
    service: GameService, store: GameStore
) -> None:
    stored = await begun(service)
    await service.play(stored.id, do.End(ANNA))
    lobby = await service.rematch(stored.id, BEN, interaction=3)
    assert lobby.id != stored.id
    assert (lobby.place, lobby.game.players) == (stored.place, stored.game.players)
    assert (await service.load(stored.id)).game.ending is Ending.STOPPED
    assert await service.rematch(stored.id, BEN, interaction=3) == lobby
    with pytest.raises(ChannelBusy):
        await service.rematch(stored.id, CARA)
    await service.play(lobby.id, do.Begin(lobby.game.host, ()))
    journal = await store.journal(lobby.id)
    assert replay(journal) == (await service.load(lobby.id)).game


async def test_listeners_hear_of_a_change_when_it_is_saved_and_cannot_break_it(
    service: GameService, caplog: pytest.LogCaptureFixture
) -> None:
    heard: list[tuple[Phase, tuple[Event, ...]]] = []

    async def broken(_: GameId, __: tuple[Event, ...]) -> None:
        raise RuntimeError("no screen today")

    async def curious(game_id: GameId, events: tuple[Event, ...]) -> None:
        # Outside the lock: a listener may play itself.
        heard.append(((await service.load(game_id)).game.phase, events))

    service.listen(broken)
    service.listen(curious)
    with caplog.at_level(logging.CRITICAL):
        stored = await begun(service)
    phase, events = heard[-1]
    assert phase is Phase.STORYTELLING
    assert GameBegan() in events
    assert len(heard) == stored.revision


async def test_a_listener_may_play_in_the_same_game(service: GameService) -> None:
    async def eager(game_id: GameId, _: tuple[Event, ...]) -> None:
        if BEN not in (await service.load(game_id)).game.players:
            await service.play(game_id, do.Join(BEN))

    service.listen(eager)
    lobby = await service.open(HERE, ANNA, "en")
    assert (await service.load(lobby.id)).game.players == (ANNA, BEN)


async def test_a_command_meant_for_another_state_is_not_played(service: GameService) -> None:
    lobby = await service.open(HERE, ANNA, "en")
    await service.play(lobby.id, do.Join(BEN), revision=1)
    with pytest.raises(StaleRevision):
        await service.play(lobby.id, do.Join(CARA), revision=1)


async def test_presses_that_two_processes_play_at_once_all_count(
    service: GameService, store: GameStore, clock: FakeClock
) -> None:
    lobby = await service.open(HERE, ANNA, "en")
    elsewhere = GameService(store, clock, lambda _: ())  # has locks of its own
    everybody = people(7)[1:]
    doors = [service, elsewhere] * 3
    joins = [
        door.play(lobby.id, do.Join(player)) for player, door in zip(everybody, doors, strict=True)
    ]
    await asyncio.gather(*joins)
    stored = await service.load(lobby.id)
    assert set(stored.game.players) == {ANNA, *everybody}
    assert stored.revision == 1 + len(everybody)
    assert replay(await store.journal(lobby.id)) == stored.game


async def test_a_command_is_played_anew_when_somebody_else_was_quicker(
    service: GameService, store: GameStore, clock: FakeClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    lobby = await service.open(HERE, ANNA, "en")
    elsewhere = GameService(store, clock, lambda _: ())
    save = store.save

    async def after_somebody_else(*args: Any, **kwargs: Any) -> None:
        monkeypatch.setattr(store, "save", save)
        await elsewhere.play(lobby.id, do.Join(BEN))
        await save(*args, **kwargs)

    monkeypatch.setattr(store, "save", after_somebody_else)
    outcome = await service.play(lobby.id, do.Join(CARA))
    assert outcome.stored.game.players == (ANNA, BEN, CARA)


async def test_a_store_that_never_takes_a_move_is_not_asked_for_ever(
    service: GameService, store: GameStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    lobby = await service.open(HERE, ANNA, "en")
    asked = 0

    async def always_too_late(*_: object, **__: object) -> None:
        nonlocal asked
        asked += 1
        raise StaleRevision(lobby.id)

    monkeypatch.setattr(store, "save", always_too_late)
    with pytest.raises(StaleRevision):
        await service.play(lobby.id, do.Join(BEN))
    assert asked == ATTEMPTS
    with pytest.raises(StaleRevision):
        await service.play(lobby.id, do.Join(BEN), revision=1)
    assert asked == ATTEMPTS + 1


async def test_the_journal_says_who_did_what_when(
    service: GameService, store: GameStore, clock: FakeClock
) -> None:
    lobby = await service.open(HERE, ANNA, "en")
    clock.advance(5)
    await service.play(lobby.id, do.Join(BEN))
    await service.play(lobby.id, do.Kick(None, BEN), actor=PlayerId("moderator"))
    await service.play(lobby.id, do.End(None, Ending.ABANDONED))
    journal = await store.journal(lobby.id)
    assert [(entry.actor, entry.played) for entry in journal] == [
        (ANNA, lobby.game),
        (BEN, do.Join(BEN)),
        ("moderator", do.Kick(None, BEN)),
        (None, do.End(None, Ending.ABANDONED)),
    ]
    assert journal[1].at - journal[0].at == 5
    assert len({entry.seed for entry in journal}) == 4


async def test_locks_are_dropped_when_nobody_plays(service: GameService) -> None:
    games = [await begun(service, channel=channel) for channel in range(1, 4)]
    presses = (service.play(game.id, do.ComeBack(ANNA)) for game in games for _ in range(3))
    await asyncio.gather(*presses)
    gc.collect()
    assert len(service._locks) == 0


async def test_a_cancelled_press_is_whole_or_not_there(
    service: GameService, store: GameStore
) -> None:
    lobby = await service.open(HERE, ANNA, "en")
    rng = Random(3)
    for player in people(8)[1:]:
        press = asyncio.create_task(service.play(lobby.id, do.Join(player)))
        await asyncio.sleep(rng.random() * 0.002)
        press.cancel()
        await asyncio.gather(press, return_exceptions=True)
        stored = await service.load(lobby.id)
        journal = await store.journal(lobby.id)
        assert replay(journal) == stored.game
        assert len(journal) == stored.revision


async def test_twenty_tables_of_twelve_press_everything_three_times(
    service: GameService, store: GameStore
) -> None:
    games = [await begun(service, "odyssey-2011", 12, channel=n) for n in range(1, 21)]
    for stored in games:
        await play_until(service, stored.id, Phase.VOTING)
    presses = []
    chosen: dict[tuple[GameId, PlayerId], do.Command] = {}
    for number, game_id in enumerate(stored.id for stored in games):
        game = (await service.load(game_id)).game
        voters = [player for player in game.players if player != game.current.storyteller]
        for place, player in enumerate(voters):
            command = vote(game, player, Random(place))
            chosen[game_id, player] = command
            id_ = number * 100 + place
            for interaction in (id_, id_, 10_000 + id_):
                presses += [service.play(game_id, command, interaction=interaction)]
    Random(2).shuffle(presses)
    results = await asyncio.gather(*presses, return_exceptions=True)
    late = [result for result in results if isinstance(result, BaseException)]
    assert all(isinstance(r, RuleError) and r.code is Refusal.WRONG_PHASE for r in late)
    for stored in games:
        game = (await service.load(stored.id)).game
        (played,) = game.history
        assert played.round.ballots == {
            player: command.slots
            for (game_id, player), command in chosen.items()
            if game_id == stored.id and isinstance(command, do.CastVote)
        }
        assert len(played.round.ballots) == 11
        assert without_spent_cards(replay(await store.journal(stored.id))) == without_spent_cards(
            game
        )

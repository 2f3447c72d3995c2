"""Statistics agree with an independent count over the journals, each game once."""

from collections import Counter
from dataclasses import replace
from random import Random

from bot.play.service import GameService
from bot.rules import commands as do
from bot.rules.editions import EDITIONS
from bot.rules.ids import PlayerId
from bot.rules.model import Ending, Game
from bot.rules.reveals import reveal_of
from bot.rules.statistics import LeaderboardRow, PlayerRecord
from bot.rules.views import table_view
from bot.store import GameId, GameStore, PersonSettings, Place, StoredGame
from tests.playing import FakeClock, all_stories, fewest, legal_move, replay

GUILD = 9
FRIENDS = tuple(PlayerId(str(10**17 + number)) for number in range(8))
RULES = ("dixit-2021", "odyssey-2011", "team-2023", "odyssey-2023", "party-2023", "team-2011")
ALL = 0.0
GOAL = 15


async def play(
    service: GameService,
    rules: str,
    seed: int,
    *,
    stop: bool = False,
    house: dict[str, str] | None = None,
) -> StoredGame:
    """Play a game of random friends to its end, or with ``stop`` only one round; return it."""
    rng = Random(seed)
    count = rng.randint(max(3, fewest(rules)), 8) // 2 * 2
    host, *others = rng.sample(FRIENDS, max(count, fewest(rules)))
    until = None if EDITIONS[rules].end.ending is Ending.EVERYONE_TOLD else GOAL
    lobby = await service.open(Place(GUILD, seed), host, "en", rules=rules, until=until)
    await service.play(lobby.id, do.Configure(host, house=house))
    for player in others:
        await service.play(lobby.id, do.Join(player))
    if rules.startswith("team"):
        await service.play(lobby.id, do.ShuffleTeams(host))
    stored = (await service.play(lobby.id, do.Begin(host, ()))).stored
    while stored.live:
        if stop and len(stored.game.history) == 1:
            return (await service.play(stored.id, do.End(host))).stored
        stored = (await service.play(stored.id, legal_move(stored.game, rng))).stored
    return stored


async def play_some(
    service: GameService, clock: FakeClock, games_in_all: int = 6
) -> list[StoredGame]:
    games = []
    for seed in range(games_in_all):
        clock.advance(60)
        games.append(await play(service, RULES[seed % 6], seed, stop=seed % 5 == 4))
    return games


async def count_all(store: GameStore) -> None:
    while await store.count_games(7):
        pass


def number_of(game: Game, player: PlayerId) -> dict[str, int]:
    """Return a player's counts in one game, computed from its rounds without the bot's code."""
    found = voted = lured = told = right = 0
    for one in game.history:
        teller, story = one.round.storyteller, one.round.story_card
        slot = one.round.table.index(story) + 1 if story else 0
        hits = [p for p, votes in one.round.ballots.items() if slot in votes]
        if story:
            told += teller == player
            right += teller == player and 0 < len(hits) < len(one.round.ballots)
            voted += player in one.round.ballots
            found += player in hits
        for voter, votes in one.round.ballots.items():
            owned = [one.owners[vote - 1] for vote in votes if vote != slot]
            lured += owned.count(player) if voter != player else 0
    return {"finds": found, "votes": voted, "lures": lured, "told": told, "right": right}


async def independent_count(
    store: GameStore, games: list[StoredGame]
) -> dict[PlayerId, Counter[str]]:
    totals: dict[PlayerId, Counter[str]] = {player: Counter() for player in FRIENDS}
    for stored in games:
        game = replay(await store.journal(stored.id))
        if game.ending is Ending.STOPPED:
            continue
        best = max(game.scores.values())
        awards = {p: one.award for one in table_view(game).awards for p in one.players}
        for seat in game.seats:
            points = game.scores[seat.side]
            mine = totals[seat.player]
            mine.update(number_of(game, seat.player))
            mine.update(games=1, wins=int(points == best), points=points)
            mine.update({f"points in {game.rules}": points})
            if seat.player in awards:
                mine.update({f"award {awards[seat.player]}": 1})
    return totals


def as_counter(record: PlayerRecord) -> Counter[str]:
    names = ("games", "wins", "points", "finds", "votes", "lures", "told", "right")
    counter = Counter({name: getattr(record, name) for name in names})
    counter.update({f"points in {one.rules}": one.points for one in record.by_rules})
    counter.update({f"award {award}": count for award, count in record.awards.items()})
    return counter


async def everything(store: GameStore) -> list[object]:
    """Return all friends' records, the standings and the best clues of the server."""
    told: list[object] = [await store.record_of(GUILD, player) for player in FRIENDS]
    told += await store.leaderboard(GUILD, ALL)
    return [*told, *await all_stories(store, GUILD, 100)]


async def test_twenty_games_add_up_to_what_their_journals_say(
    service: GameService, store: GameStore, clock: FakeClock
) -> None:
    games = await play_some(service, clock, 20)
    expected = await independent_count(store, games)
    await count_all(store)
    for player in FRIENDS:
        assert as_counter(await store.record_of(GUILD, player)) == expected[player]
    for one in await store.leaderboard(GUILD, ALL):
        numbers = expected[one.player]
        assert (one.games, one.wins, one.points) == tuple(
            numbers[name] for name in ("games", "wins", "points")
        )
    assert await store.count_games(10) == 0
    before = await everything(store)
    await store.forget_counts()
    assert await store.leaderboard(GUILD, ALL) == ()
    await count_all(store)
    assert await everything(store) == before
    clock.advance(1)
    assert await store.prune(clock.now, most=100) == 20
    await store.forget_counts()
    await count_all(store)
    assert await everything(store) == before


async def test_nothing_of_a_game_that_goes_on_is_told(
    service: GameService, store: GameStore
) -> None:
    over = await play(service, "dixit-2021", 1)
    host, *others = FRIENDS[:4]
    live = await service.open(Place(GUILD, 77), host, "en")
    for player in others:
        await service.play(live.id, do.Join(player))
    stored = (await service.play(live.id, do.Begin(host, ()))).stored
    rng = Random(5)
    while len(stored.game.history) < 2:
        stored = (await service.play(live.id, legal_move(stored.game, rng))).stored
    await count_all(store)
    before = await everything(store)
    assert {one.game for one in await all_stories(store, GUILD, 99)} == {over.id}
    while stored.live:
        stored = (await service.play(live.id, legal_move(stored.game, rng))).stored
    assert await everything(store) == before  # until games are counted
    await count_all(store)
    assert await everything(store) != before


async def test_a_table_is_of_its_time_its_rules_and_its_server(
    service: GameService, store: GameStore, clock: FakeClock
) -> None:
    await play(service, "dixit-2021", 1)
    clock.advance(1000)
    later = clock.now
    young = await play(service, "odyssey-2023", 2)
    await count_all(store)
    recent = await store.leaderboard(GUILD, later)
    assert {one.player for one in recent} == set(young.game.players)
    assert await store.leaderboard(GUILD, later, ["dixit-2021"]) == ()
    assert await store.leaderboard(GUILD, ALL, ["odyssey-2023"]) == recent
    assert await store.leaderboard(10, ALL) == ()
    await store.erase_guild(GUILD)
    assert await store.leaderboard(GUILD, ALL) == ()
    assert await all_stories(store, GUILD, 9) == ()


async def test_games_with_house_rules_are_counted_apart(
    service: GameService, store: GameStore, clock: FakeClock
) -> None:
    book = await play(service, "dixit-2021", 1)
    await count_all(store)
    before = await store.leaderboard(GUILD, ALL)
    records = {one: await store.record_of(GUILD, one) for one in FRIENDS}
    clock.advance(60)
    house = await play(service, "dixit-2021", 1, house={"points": "imaginarium"})
    await play(service, "odyssey-2023", 2, house={"vote-time": "30", "audience": "hidden"})
    await count_all(store)
    assert await store.leaderboard(GUILD, ALL, ["dixit-2021"]) == before
    apart = await store.leaderboard(GUILD, ALL, apart=True)
    assert {str(one.player): one.points for one in apart} == {
        str(side): points for side, points in house.game.scores.items()
    }
    for player in book.game.players:
        record = await store.record_of(GUILD, player)
        (line,) = [one for one in record.by_rules if one.apart]
        assert (line.rules, line.games, line.points) == (
            *("dixit-2021", 1),
            house.game.scores[house.game.seat_of(player).side],
        )
        assert (
            next(one for one in record.by_rules if one.rules == "dixit-2021")
            == (records[player].by_rules[0])
        )
    away = next(one for one in FRIENDS if one not in book.game.players)
    assert not any(one.apart for one in (await store.record_of(GUILD, away)).by_rules)


async def test_whoever_only_played_with_house_rules_has_no_other_numbers(
    service: GameService, store: GameStore
) -> None:
    stored = await play(service, "dixit-2021", 1, house={"theme": "drawn"})
    await count_all(store)
    assert await store.leaderboard(GUILD, ALL) == ()
    record = await store.record_of(GUILD, stored.game.players[0])
    assert (record.games, record.votes, record.told, record.awards) == (0, 0, 0, {})
    assert [one.apart for one in record.by_rules] == [True]


async def test_equal_points_stand_together_the_most_first(
    service: GameService, store: GameStore
) -> None:
    stored = await play(service, "team-2011", 3)
    await count_all(store)
    rows = await store.leaderboard(GUILD, ALL)
    points = [one.points for one in rows]
    assert points == sorted(points, reverse=True)
    expected = [stored.game.scores[seat.side] for seat in stored.game.seats]
    assert sorted(points) == sorted(expected)
    assert len(set(points)) < len(points)  # teammates


async def test_without_statistics_nothing_is_kept_and_with_them_all_of_it_again(
    service: GameService, store: GameStore, clock: FakeClock
) -> None:
    await play_some(service, clock)
    await count_all(store)
    before = await everything(store)
    anna = FRIENDS[0]
    settings = PersonSettings(int(anna), "pl")
    await store.put_person(replace(settings, statistics=False))
    assert await store.record_of(GUILD, anna) == PlayerRecord(anna)
    assert anna not in {one.player for one in await store.leaderboard(GUILD, ALL)}
    others = [await store.record_of(GUILD, player) for player in FRIENDS[1:]]
    assert not [r for one in others for r in one.readings if r.storyteller == anna]
    tellers = {one.shown.storyteller for one in await all_stories(store, GUILD, 100)}
    assert anna not in tellers
    without = await everything(store)
    await store.forget_counts()
    await count_all(store)
    assert await everything(store) == without
    await store.put_person(settings)
    await count_all(store)
    assert await everything(store) == before
    assert await store.person(int(anna)) == settings


async def test_stories_come_by_their_votes(
    service: GameService, store: GameStore, clock: FakeClock
) -> None:
    await play_some(service, clock)
    await count_all(store)
    stories = await all_stories(store, GUILD, 10)
    assert len(stories) == 10
    assert [one.votes for one in stories] == sorted((one.votes for one in stories), reverse=True)
    for one in stories:
        kept = (await store.load(GameId(one.game))).game
        assert one.shown in tuple(map(reveal_of, kept.history))
        assert one.rabbit == kept.rabbits[one.shown.storyteller]
        assert 0 < one.votes <= one.of


async def test_a_standing_has_the_rabbit_of_the_last_game(
    service: GameService, store: GameStore, clock: FakeClock
) -> None:
    games = await play_some(service, clock)
    await count_all(store)
    last = {
        seat.player: stored.game.rabbits[seat.player]
        for stored in games
        if stored.game.ending is not Ending.STOPPED
        for seat in stored.game.seats
    }
    for one in await store.leaderboard(GUILD, ALL):
        assert isinstance(one, LeaderboardRow)
        assert one.rabbit == last[one.player]
        assert (await store.record_of(GUILD, one.player)).rabbit == last[one.player]

"""What tests need to play whole games: people, cards, a clock, legal moves, and a replay."""

from collections.abc import Mapping, Sequence
from random import Random

from bot.play.service import GameService
from bot.rules import commands as do
from bot.rules.duties import awaited, votable_slots, voters
from bot.rules.editions import EDITIONS
from bot.rules.engine import apply
from bot.rules.house import edition_of
from bot.rules.ids import CardId, PlayerId
from bot.rules.model import Game, Pace, Phase
from bot.rules.statistics import PastClue
from bot.store import GameStore, JournalEntry, Place, StoredGame

DECK = tuple(CardId(f"dreams/{number:03}") for number in range(1, 85))


def people(number: int) -> tuple[PlayerId, ...]:
    """Return this many players, the host first."""
    return tuple(PlayerId(f"p{n}") for n in range(1, number + 1))


def fewest(rules: str) -> int:
    """Return the minimum number of players for a rule set."""
    return min(EDITIONS[rules].players)


def legal_move(game: Game, rng: Random) -> do.Command:
    """Return a random legal command that advances a running game."""
    current = game.current
    if game.phase is Phase.SCORED:
        return do.NextRound(rng.choice(game.players), current.number)
    if game.phase is Phase.STORYTELLING and current.storyteller is None:
        return do.Volunteer(rng.choice(game.players), current.number)
    if game.phase is Phase.STORYTELLING:
        return _story(game, rng)
    player = rng.choice(awaited(game))
    if game.phase is Phase.SUBMITTING:
        hand = enumerate(game.seat_of(player).hand, start=1)
        free = [position for position, card in hand if card not in current.given.get(player, ())]
        return do.GiveCard(player, current.number, rng.choice(free))
    return vote(game, player, rng)


def _story(game: Game, rng: Random) -> do.GiveClue:
    teller = game.current.storyteller
    assert teller is not None
    blind = edition_of(game).blind_clue
    position = None if blind else rng.randint(1, len(game.seat_of(teller).hand))
    return do.GiveClue(teller, game.current.number, "a door to yesterday", position)


def vote(game: Game, player: PlayerId, rng: Random) -> do.Command:
    """Return a random legal vote of this player, or their trap if they only owe that."""
    current = game.current
    if player not in voters(game) or player in current.ballots:
        return do.SetTrap(player, current.number, rng.randint(1, len(current.table)))
    votes = edition_of(game).ballot_for(current.size).fewest
    return do.CastVote(
        player, current.number, tuple(rng.sample(votable_slots(game, player), votes))
    )


# Without syncing, hundreds of moves take no time; tests about power cuts do sync.
UNSYNCED = (
    *("journal_mode = WAL", "synchronous = OFF", "foreign_keys = ON"),
    "secure_delete = ON",
)
NOON = 1_800_000_000.0


class FakeClock:
    """A clock that only advances when the test says so."""

    def __init__(self, now: float = NOON) -> None:
        self.now = now

    def __call__(self) -> float:
        return self.now

    def advance(self, seconds: float) -> None:
        self.now += seconds


def decks(_: tuple[str, ...]) -> tuple[CardId, ...]:
    """Return one deck, no matter which is chosen."""
    return DECK


async def begun(
    service: GameService,
    rules: str = "dixit-2021",
    players: int = 4,
    *,
    channel: int = 1,
    pace: Pace = Pace.NORMAL,
    until: int | None = None,
    house: Mapping[str, str] | None = None,
) -> StoredGame:
    """Open a game, let the players join, and begin it; return it with its cards dealt."""
    host, *others = people(players)
    place = Place(guild_id=9, channel_id=channel)
    lobby = await service.open(place, host, "en", rules=rules, pace=pace, until=until)
    for player in others:
        await service.play(lobby.id, do.Join(player))
    if house:
        await service.play(lobby.id, do.Configure(host, house=house))
    return (await service.play(lobby.id, do.Begin(host, ()))).stored


def replay(journal: Sequence[JournalEntry]) -> Game:
    """Replay a journal with its recorded seeds; return the resulting game."""
    first, *entries = journal
    game = first.played
    assert isinstance(game, Game)
    for entry in entries:
        assert isinstance(entry.played, do.Command)
        game = apply(game, entry.played, Random(entry.seed)).game
    return game


async def all_stories(store: GameStore, guild_id: int, most: int) -> tuple[PastClue, ...]:
    """Return up to ``most`` of a server's best clues, from all its channels."""
    places = await store.clue_places(guild_id)
    return await store.best_clues(guild_id, {one.channel_id for one in places}, most)


class StoredDecks:
    """A stand-in for deck making that erases servers' decks from the store only."""

    def __init__(self, store: GameStore) -> None:
        self._store = store

    async def erase_person_data(self, user_id: int) -> None:
        await self._store.erase_person_uploads(user_id)

    async def erase_server(self, guild_id: int) -> None:  # noqa: ARG002
        await self._store.sweep_decks()

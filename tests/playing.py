"""What tests need to play whole games: people, cards, a clock, legal moves, and a replay."""

from collections.abc import Sequence
from random import Random

from bot.play.service import GameService
from bot.rules import commands as do
from bot.rules.duties import awaited, votable_slots, voters
from bot.rules.editions import EDITIONS
from bot.rules.engine import apply
from bot.rules.ids import CardId, PlayerId
from bot.rules.model import Game, Pace, Phase
from bot.rules.progress import edition_of
from bot.store import JournalEntry, Place, StoredGame

DECK = tuple(CardId(f"dreams/{number:03}") for number in range(1, 85))


def people(number: int) -> tuple[PlayerId, ...]:
    """This many players, the host first."""
    return tuple(PlayerId(f"p{n}") for n in range(1, number + 1))


def fewest(rules: str) -> int:
    """The smallest table of a rule set."""
    return min(EDITIONS[rules].players)


def legal_move(game: Game, rng: Random) -> do.Command:
    """Something that takes a running game forward, by somebody it waits for."""
    current = game.current
    if game.phase is Phase.SCORED:
        return do.NextRound(rng.choice(game.players), current.number)
    if game.phase is Phase.STORYTELLING and current.storyteller is None:
        return do.ClaimStory(rng.choice(game.players), current.number)
    if game.phase is Phase.STORYTELLING:
        return _story(game, rng)
    player = rng.choice(awaited(game))
    if game.phase is Phase.SUBMITTING:
        hand = enumerate(game.seat_of(player).hand, start=1)
        free = [position for position, card in hand if card not in current.given.get(player, ())]
        return do.GiveCard(player, current.number, rng.choice(free))
    return vote(game, player, rng)


def _story(game: Game, rng: Random) -> do.TellStory:
    teller = game.current.storyteller
    assert teller is not None
    blind = edition_of(game).blind_story
    position = None if blind else rng.randint(1, len(game.seat_of(teller).hand))
    return do.TellStory(teller, game.current.number, "a door to yesterday", position)


def vote(game: Game, player: PlayerId, rng: Random) -> do.Command:
    """A legal ballot of this player, or the trap if that is what they owe."""
    current = game.current
    if player not in voters(game) or player in current.ballots:
        return do.SetTrap(player, current.number, rng.randint(1, len(current.table)))
    votes = edition_of(game).ballot_for(current.size).fewest
    return do.CastVote(
        player, current.number, tuple(rng.sample(votable_slots(game, player), votes))
    )


# Syncing is for tests about power cuts; without it hundreds of moves take no time.
UNSYNCED = (
    *("journal_mode = WAL", "synchronous = OFF", "foreign_keys = ON"),
    "secure_delete = ON",
)
NOON = 1_800_000_000.0


class FakeClock:
    """Stands still until it is told to advance."""

    def __init__(self, now: float = NOON) -> None:
        self.now = now

    def __call__(self) -> float:
        return self.now

    def advance(self, seconds: float) -> None:
        self.now += seconds


def decks(_: tuple[str, ...]) -> tuple[CardId, ...]:
    """One deck, whichever is chosen."""
    return DECK


async def begun(
    service: GameService,
    rules: str = "dixit-2021",
    players: int = 4,
    *,
    channel: int = 1,
    pace: Pace = Pace.NORMAL,
    until: int | None = None,
) -> StoredGame:
    """A game whose cards are dealt, in a channel of its own."""
    host, *others = people(players)
    place = Place(guild_id=9, channel_id=channel)
    lobby = await service.open(place, host, "en", rules=rules, pace=pace, until=until)
    for player in others:
        await service.play(lobby.id, do.Join(player))
    return (await service.play(lobby.id, do.Begin(host, ()))).stored


def replay(journal: Sequence[JournalEntry]) -> Game:
    """Play a journal again from its first snapshot, with the same dice."""
    first, *entries = journal
    game = first.played
    assert isinstance(game, Game)
    for entry in entries:
        assert isinstance(entry.played, do.Command)
        game = apply(game, entry.played, Random(entry.seed)).game
    return game

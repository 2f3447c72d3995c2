"""Legal moves for whoever the table waits for, to play whole games through any door."""

from random import Random

from bot.rules import commands as do
from bot.rules.duties import awaited, votable_slots, voters
from bot.rules.editions import EDITIONS
from bot.rules.ids import CardId, PlayerId
from bot.rules.model import Game, Phase
from bot.rules.progress import edition_of

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
        free = set(game.seat_of(player).hand) - set(current.given.get(player, ()))
        return do.LayCard(player, current.number, rng.choice(sorted(free)))
    return vote(game, player, rng)


def _story(game: Game, rng: Random) -> do.TellStory:
    teller = game.current.storyteller
    assert teller is not None
    blind = edition_of(game).blind_story
    card = None if blind else rng.choice(game.seat_of(teller).hand)
    return do.TellStory(teller, game.current.number, "a door to yesterday", card)


def vote(game: Game, player: PlayerId, rng: Random) -> do.Command:
    """A legal ballot of this player, or the trap if that is what they owe."""
    current = game.current
    if player not in voters(game) or player in current.ballots:
        return do.SetTrap(player, current.number, rng.randint(1, len(current.table)))
    votes = edition_of(game).ballot_for(current.size).fewest
    return do.CastVote(
        player, current.number, tuple(rng.sample(votable_slots(game, player), votes))
    )

"""Moves for random play: those that the game waits for, and those that people make by mistake."""

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from random import Random

from hypothesis import strategies as st

from bot.rules import Game, Phase
from bot.rules import commands as do
from bot.rules.duties import awaited, votable_slots, voters
from bot.rules.editions import EDITIONS
from bot.rules.house import BOOK, HOUSE_RULES
from bot.rules.ids import PlayerId
from bot.rules.model import Pace
from tests.rules.table import deck, names

Commands = st.SearchStrategy[do.Command]

PEOPLE = [PlayerId(name) for name in (*names(12), "n1", "n2", "n3", "n4")]


def legal_move(game: Game, dice: Random) -> do.Command | None:
    """Return a legal move that the game waits for; None if it waits for an empty seat."""
    number = game.current.number
    if game.phase is Phase.SCORED:
        return do.NextRound(dice.choice(game.players), number) if game.players else None
    if game.current.storyteller is None:
        return do.Volunteer(dice.choice(game.players), number)
    waited_for = [player for player in awaited(game) if player in game.players]
    moves = {Phase.STORYTELLING: _tell, Phase.SUBMITTING: _lay, Phase.VOTING: _vote}
    return moves[game.phase](game, dice.choice(waited_for), dice) if waited_for else None


def _tell(game: Game, player: PlayerId, dice: Random) -> do.Command:
    hand = game.seat_of(player).hand
    position = None if EDITIONS[game.rules].blind_clue else dice.randint(1, len(hand))
    return do.GiveClue(player, game.current.number, "the sea", position)


def _lay(game: Game, player: PlayerId, dice: Random) -> do.Command:
    given = game.current.given.get(player, ())
    hand = enumerate(game.seat_of(player).hand, start=1)
    free = [position for position, card in hand if card not in given]
    return do.GiveCard(player, game.current.number, dice.choice(free))


def _vote(game: Game, player: PlayerId, dice: Random) -> do.Command:
    number, slots = game.current.number, range(1, len(game.current.table) + 1)
    if player not in voters(game) or player in game.current.ballots:
        return do.SetTrap(player, number, dice.choice(slots))
    ballot = EDITIONS[game.rules].ballot_for(game.current.size)
    count = dice.randint(ballot.fewest, ballot.most)
    choices = votable_slots(game, player) * (2 if ballot.doubling else 1)
    return do.CastVote(player, number, tuple(dice.sample(choices, count)))


CLUES = st.sampled_from(["a door", "the sea", "upwards"])


def houses(values: Mapping[str, Sequence[str]]) -> st.SearchStrategy[dict[str, str]]:
    """Return a strategy for dictionaries with values for any number of these house rules."""
    rows = {key: st.sampled_from(values[key]) for key in values}
    return st.fixed_dictionaries({}, optional=rows)


HOUSES = houses({key: [BOOK, "nonsense", *rule.values] for key, rule in HOUSE_RULES.items()})


def any_command(game: Game) -> Commands:
    """Return a strategy for any command of any player; many are invalid in one detail."""
    if game.phase is Phase.LOBBY:
        return _lobby_commands()
    return st.sampled_from(PEOPLE).flatmap(lambda player: _commands(game, player))


@cache
def _lobby_commands() -> Commands:
    people, hosts = st.sampled_from(PEOPLE), st.sampled_from([None, *PEOPLE])
    numbers = st.none() | st.integers(-1, 40)
    decks = st.none() | st.sampled_from([(), ("dreams",), ("dreams", "sea")])
    rules = st.none() | st.sampled_from([*EDITIONS, "chess"])
    wishes = st.none() | st.booleans()
    seen = st.lists(st.integers(0, 60).map(deck), max_size=3).map(tuple)
    return st.one_of(
        st.builds(do.Join, people),
        st.builds(do.Leave, people),
        st.builds(do.Kick, hosts, people),
        st.builds(do.LetIn, hosts, people),
        st.builds(do.Configure, hosts, rules, numbers, decks),
        st.builds(do.Configure, hosts, every_card=wishes, unseen_first=wishes),
        st.builds(do.Configure, hosts, until=numbers, house=HOUSES),
        st.builds(do.ChooseTeam, people, st.none() | st.integers(0, 7)),
        st.builds(do.ShuffleTeams, hosts),
        st.builds(do.Begin, hosts, st.integers(10, 130).map(deck), seen),
        st.builds(do.GiveClue, people, st.just(1), CLUES),
    )


def _commands(game: Game, player: PlayerId) -> Commands:
    """Return a strategy that makes the strategy of one kind of command: to make all is slow."""
    seat = game.find_seat(player)
    number = st.sampled_from([game.current.number] * 7 + [game.current.number - 1, None])
    who = st.just(player)
    hosts = st.sampled_from([game.host, game.host, None, player])
    positions = st.integers(0, len(seat.hand) + 1 if seat else 1)
    slots = st.integers(0, len(game.current.table) + 1)
    clues = CLUES | st.sampled_from(["", " ", "x" * 201])
    paces = st.sampled_from([None, *Pace])
    commands: list[Callable[[], Commands]] = [
        lambda: st.builds(do.Volunteer, who, number),
        lambda: st.builds(do.GiveClue, who, number, clues, positions | st.none()),
        lambda: st.builds(do.GiveCard, who, number, positions),
        lambda: st.builds(do.TakeBack, who, number, positions),
        lambda: st.builds(do.CastVote, who, number, st.lists(slots, max_size=3).map(tuple)),
        lambda: st.builds(do.SetTrap, who, number, slots),
        lambda: st.builds(do.NewHand, who, number),
        lambda: st.builds(do.NextRound, who, number),
        lambda: st.builds(
            do.TimeUp, number.filter(bool), st.sampled_from([game.phase] * 3 + list(Phase))
        ),
        lambda: st.builds(
            do.StopWaiting, hosts, number, st.sampled_from([None, game.phase, *Phase])
        ),
        lambda: st.builds(do.ComeBack, who),
        lambda: st.builds(do.Suspend, hosts),
        lambda: st.builds(do.Resume, hosts),
        lambda: st.builds(do.AskForPause, who),
        lambda: st.builds(do.HandOver, hosts, st.sampled_from(PEOPLE)),
        lambda: st.builds(do.Adjust, hosts, paces, st.none() | st.integers(-1, 40)),
        lambda: st.builds(do.Join, who),
        lambda: st.builds(do.LetIn, hosts, st.sampled_from(PEOPLE)),
        lambda: st.builds(do.TakeOver, who, st.integers(0, len(game.seats) + 1)),
    ]
    return st.sampled_from(commands).flatmap(lambda command: command())


def departure(game: Game) -> Commands:
    """Return a strategy for commands by which a player leaves or is removed."""
    people = st.sampled_from([*game.players, *game.newcomers])
    return st.builds(do.Leave, people) | st.builds(do.Kick, st.just(game.host), people)


def arrival(game: Game) -> Commands:
    """Return a strategy for commands by which a new or former player joins or takes a seat."""
    outside = [player for player in PEOPLE if player not in game.players]
    empty = [number for number, seat in enumerate(game.seats, start=1) if seat.vacant] or [1]
    people = st.sampled_from(outside)
    return st.builds(do.Join, people) | st.builds(do.TakeOver, people, st.sampled_from(empty))

"""Before the cards are dealt: who plays, by which rules, in which teams; and the rematch."""

from collections import Counter
from random import Random

from bot.rules import commands as do
from bot.rules import events
from bot.rules.computers import COMPUTERS
from bot.rules.editions import DEFAULT_RULES, EDITIONS, Edition
from bot.rules.errors import Refusal, RuleError
from bot.rules.events import Event
from bot.rules.ids import PlayerId, is_forgotten
from bot.rules.model import Game, Options, Pace, Seat
from bot.rules.progress import Progress, check_host, edition_of, seated
from bot.rules.rounds import start_round
from bot.rules.strategies import EveryoneTold, GoalReached, PileEmpty
from bot.rules.values import replace

GOALS = range(1, 1000)
TURNS = range(1, 21)


def new_game(
    host: PlayerId,
    rules: str = DEFAULT_RULES,
    *,
    until: int | None = None,
    decks: tuple[str, ...] = (),
    pace: Pace = Pace.NORMAL,
) -> Game:
    """An open lobby in which the host has already sat down."""
    game = Game(rules=DEFAULT_RULES, host=host, seats=(Seat(host),), rabbits={host: 0})
    wishes = do.Configure(None, rules=rules, until=until, decks=decks or None, pace=pace)
    return configure(game, wishes, Random(0)).game


def join(game: Game, command: do.Join, _: Random) -> Progress:
    """Sit down in the next free seat, which may be a computer's until then."""
    if game.find_seat(command.player):
        raise RuleError(Refusal.ALREADY_SEATED)
    check_room(game)
    game, dismissed = _dismiss(game, _room(game) - 1)
    return Progress(_sit_down(game, command.player), (*dismissed, _joined(command.player)))


def _joined(player: PlayerId) -> Event:
    return events.PlayerJoined(player)


def _sit_down(game: Game, player: PlayerId) -> Game:
    """At the end of the row, with the first colour nobody here has."""
    rabbits = {**game.rabbits, player: free_rabbit(game)}
    return replace(game, seats=(*game.seats, Seat(player)), rabbits=rabbits)


def _room(game: Game) -> int:
    """How many seats people have left, for computers or for more people."""
    return max(edition_of(game).players) - len(game.people) - len(game.newcomers)


def _dismiss(game: Game, most: int) -> tuple[Game, tuple[Event, ...]]:
    """So many computers stay at most: those who came first."""
    gone = game.computers[max(0, most) :]
    seats = tuple(seat for seat in game.seats if seat.player not in gone)
    return replace(game, seats=seats), tuple(map(events.PlayerLeft, gone))


def seat_computers(game: Game, command: do.SeatComputers, rng: Random) -> Progress:
    """The host asks computers to play, or not to; they never take a person's seat."""
    check_host(game, command.by)
    if command.count > _room(game):
        raise RuleError(Refusal.TABLE_FULL, most=max(edition_of(game).players))
    game, dismissed = _dismiss(game, command.count)
    free = [computer for computer in COMPUTERS if computer not in game.computers]
    invited = rng.sample(free, max(0, command.count - len(game.computers)))
    for computer in invited:
        game = _sit_down(game, computer)
    return Progress(game, (*dismissed, *map(_joined, invited)))


def check_room(game: Game) -> None:
    """Refuse one more person than the rule set has seats for; computers make room."""
    if _room(game) <= 0:
        raise RuleError(Refusal.TABLE_FULL, most=max(edition_of(game).players))


def free_rabbit(game: Game) -> int:
    """The first colour that nobody at the table has."""
    taken = {game.rabbits[player] for player in (*game.players, *game.newcomers)}
    return next(i for i in range(len(taken) + 1) if i not in taken)


def configure(game: Game, command: do.Configure, _: Random) -> Progress:
    """Change rule set and options; options the new rule set does not know are dropped."""
    check_host(game, command.by)
    rules = game.rules if command.rules is None else command.rules
    if rules not in EDITIONS:
        raise RuleError(Refusal.UNKNOWN_RULES, rules=rules)
    edition = EDITIONS[rules]
    _check_options(edition, command)
    old = game.options
    by_goal, by_turns = isinstance(edition.end, GoalReached), isinstance(edition.end, EveryoneTold)
    options = Options(
        goal=(old.goal if command.until is None else command.until) if by_goal else None,
        turns=(old.turns if command.until is None else command.until) if by_turns else None,
        decks=old.decks if command.decks is None else tuple(dict.fromkeys(command.decks)),
        pace=old.pace if command.pace is None else command.pace,
    )
    seats = game.seats
    if not edition.teams:
        seats = tuple(replace(seat, team=None) for seat in seats)
    game = replace(game, rules=rules, options=options, seats=seats)
    game, dismissed = _dismiss(game, _room(game))
    return Progress(game, (*dismissed, events.Configured()))


def _check_options(edition: Edition, command: do.Configure) -> None:
    if command.until is not None:
        if isinstance(edition.end, PileEmpty):
            raise RuleError(Refusal.OPTION_UNUSED, rules=edition.key)
        if isinstance(edition.end, GoalReached) and command.until not in GOALS:
            raise RuleError(Refusal.GOAL_OUT_OF_RANGE, least=GOALS[0], most=GOALS[-1])
        if isinstance(edition.end, EveryoneTold) and command.until not in TURNS:
            raise RuleError(Refusal.TURNS_OUT_OF_RANGE, least=TURNS[0], most=TURNS[-1])
    if command.decks is not None and not command.decks:
        raise RuleError(Refusal.NO_DECK)


def choose_team(game: Game, command: do.ChooseTeam, _: Random) -> Progress:
    """Join a team of two, or leave one's team."""
    seat = seated(game, command.player)
    edition = edition_of(game)
    if not edition.teams:
        raise RuleError(Refusal.NO_TEAMS, rules=game.rules)
    if command.team is not None:
        most = max(edition.players) // 2
        if not 1 <= command.team <= most:
            raise RuleError(Refusal.UNKNOWN_TEAM, team=command.team, most=most)
        mates = [s for s in game.seats if s.team == command.team and s is not seat]
        if len(mates) == 2:
            raise RuleError(Refusal.TEAM_FULL, team=command.team)
    return Progress(game.with_seat(replace(seat, team=command.team)), (events.Configured(),))


def shuffle_teams(game: Game, command: do.ShuffleTeams, rng: Random) -> Progress:
    """Put everybody into teams at random; with an odd number one is left over."""
    check_host(game, command.by)
    if not edition_of(game).teams:
        raise RuleError(Refusal.NO_TEAMS, rules=game.rules)
    order = list(range(len(game.seats)))
    rng.shuffle(order)
    pairs = len(order) // 2
    team_of = {index: place // 2 + 1 for place, index in enumerate(order) if place < 2 * pairs}
    seats = tuple(replace(seat, team=team_of.get(i)) for i, seat in enumerate(game.seats))
    return Progress(replace(game, seats=seats), (events.Configured(),))


def begin(game: Game, command: do.Begin, rng: Random) -> Progress:
    """Check that everything is there, deal the cards and ask for the first story."""
    check_host(game, command.by)
    cards = list(dict.fromkeys(command.cards))
    check_people(game)
    check_deck(edition_of(game), len(game.seats), len(cards))
    if edition_of(game).teams:
        game = _seat_teams(game, rng)
    rng.shuffle(cards)
    scores = dict.fromkeys(game.sides, 0)
    game = replace(game, draw_pile=tuple(cards), scores=scores)
    return start_round(game, rng).after(events.GameBegan())


def begun(game: Game, command: do.Begin, _: Random) -> Progress:
    """A second press on *Begin*: the cards are dealt already."""
    check_host(game, command.by)
    if game.current.number > 1:
        raise RuleError(Refusal.WRONG_PHASE, phase=game.phase)
    return Progress(game)


def check_people(game: Game) -> None:
    """Refuse to deal to too few, too many, or teams that cannot be completed."""
    edition, players = edition_of(game), len(game.seats)
    least, most = min(edition.players), max(edition.players)
    if players < least:
        missing = least - players
        raise RuleError(Refusal.TOO_FEW_PLAYERS, players=players, least=least, missing=missing)
    if players > most:
        surplus = players - most
        raise RuleError(Refusal.TOO_MANY_PLAYERS, players=players, most=most, surplus=surplus)
    if players not in edition.players:
        raise RuleError(Refusal.ODD_PLAYERS, players=players)
    sizes = Counter(seat.team for seat in game.seats)
    halves = tuple(sorted(team for team, size in sizes.items() if team and size == 1))
    if len(halves) > sizes[None]:
        raise RuleError(Refusal.TEAMS_INCOMPLETE, teams=halves)


def check_deck(edition: Edition, players: int, cards: int) -> None:
    """Refuse a deck that cannot fill every hand and one table."""
    needed = edition.cards_needed(players)
    if cards < needed:
        raise RuleError(Refusal.DECK_TOO_SMALL, cards=cards, needed=needed, players=players)


def _seat_teams(game: Game, rng: Random) -> Game:
    """Complete the teams by lot, then let teammates face each other: A1 B1 C1 … A2 B2 C2 …"""
    teams: dict[int, list[Seat]] = {}
    for seat in game.seats:
        if seat.team:
            teams.setdefault(seat.team, []).append(seat)
    free = [seat for seat in game.seats if not seat.team]
    rng.shuffle(free)
    for members in (teams[number] for number in sorted(teams)):
        if len(members) == 1:
            members.append(free.pop())
    numbers = (n for n in range(1, len(game.seats)) if n not in teams)
    while free:
        teams[next(numbers)] = [free.pop(), free.pop()]
    ordered = [(n, sorted(teams[n], key=game.seats.index)) for n in sorted(teams)]
    seats = tuple(replace(pair[i], team=n) for i in (0, 1) for n, pair in ordered)
    # Teammates share a colour: the team's.
    colour = {n: i for i, (n, _) in enumerate(ordered)}
    rabbits = {seat.player: colour[seat.team or 0] for seat in seats}
    return replace(game, seats=seats, rabbits=rabbits)


def rematch(game: Game, command: do.Rematch, _: Random) -> Progress:
    """A new lobby with the same people, seats, teams and rules."""
    seated(game, command.player)
    players = tuple(player for player in game.players if not is_forgotten(player))
    host = game.host if game.host in players else command.player
    seats = tuple(Seat(one.player, team=one.team) for one in game.seats if one.player in players)
    fresh = Game(
        rules=game.rules,
        host=host,
        options=game.options,
        seats=seats,
        rabbits={player: i for i, player in enumerate(players)},
    )
    return Progress(fresh, (events.RematchOpened(),))

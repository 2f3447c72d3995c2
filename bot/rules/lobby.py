"""Handlers for the lobby: players, options, teams and the start of the game; and the rematch.

Also decides which cards the first draw pile has, and in which order.
"""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from random import Random
from typing import TypeVar

from bot.rules import commands as do
from bot.rules import events
from bot.rules.editions import DEFAULT_RULES, EDITIONS, Edition
from bot.rules.errors import Refusal, RuleError, check_host, check_not_kicked, seated
from bot.rules.events import Event, Progress
from bot.rules.house import chosen_house, edition_of, edition_with, is_offered
from bot.rules.ids import COMPUTERS, CardId, PlayerId, is_erased
from bot.rules.model import Game, Options, Pace, Seat
from bot.rules.rounds import start_round, without_seat


def new_game(
    host: PlayerId,
    rules: str = DEFAULT_RULES,
    *,
    until: int | None = None,
    decks: tuple[str, ...] = (),
    pace: Pace = Pace.NORMAL,
    house: Mapping[str, str] | None = None,
) -> Game:
    """Return an open lobby with the host seated; raise ``RuleError`` if an option does not fit."""
    game = Game(rules=DEFAULT_RULES, host=host, seats=(Seat(host),), rabbits={host: 0})
    wishes = do.Configure(
        None, rules=rules, until=until, decks=decks or None, pace=pace, house=house
    )
    return configure(game, wishes, Random(0)).game


def join(game: Game, command: do.Join, _: Random) -> Progress:
    """Seat a player; in a full game, the newest computer player leaves to make room."""
    if game.find_seat(command.player):
        raise RuleError(Refusal.ALREADY_SEATED)
    check_not_kicked(game, command.player)
    check_room(game)
    game, removed = _remove_computers(game, _room(game) - 1)
    return Progress(
        _add_seat(game, command.player), (*removed, events.PlayerJoined(command.player))
    )


def _add_seat(game: Game, player: PlayerId) -> Game:
    """Return the game with this player in a new seat at the end, in the first free colour."""
    rabbits = {**game.rabbits, player: free_rabbit(game)}
    return replace(game, seats=(*game.seats, Seat(player)), rabbits=rabbits)


def _room(game: Game) -> int:
    """Return how many more people can join; seats of computer players count as free."""
    return edition_of(game).most - len(game.people) - len(game.newcomers)


def _remove_computers(game: Game, most: int) -> tuple[Game, tuple[Event, ...]]:
    """Return the game with at most this many computer players, and an event for each removed."""
    gone = game.computers[max(0, most) :]
    for computer in gone:
        game = without_seat(game, game.seat_of(computer))
    return game, tuple(map(events.PlayerLeft, gone))


def seat_computers(game: Game, command: do.SeatComputers, rng: Random) -> Progress:
    """Set the number of computer players; raise ``RuleError`` if there is no room for that many."""
    check_host(game, command.by)
    if command.count > _room(game):
        raise RuleError(Refusal.TABLE_FULL, most=edition_of(game).most)
    game, removed = _remove_computers(game, command.count)
    free = [computer for computer in COMPUTERS if computer not in game.computers]
    invited = rng.sample(free, max(0, command.count - len(game.computers)))
    for computer in invited:
        game = _add_seat(game, computer)
    return Progress(game, (*removed, *map(events.PlayerJoined, invited)))


def check_room(game: Game) -> None:
    """Raise ``RuleError`` if no more people can join; seats of computer players count as free."""
    if _room(game) <= 0:
        raise RuleError(Refusal.TABLE_FULL, most=edition_of(game).most)


def free_rabbit(game: Game) -> int:
    """Return the number of the first rabbit colour that no player has."""
    taken = {game.rabbits[player] for player in (*game.players, *game.newcomers)}
    return next(i for i in range(len(taken) + 1) if i not in taken)


def configure(game: Game, command: do.Configure, _: Random) -> Progress:
    """Change the rule set and options; drop old ones and computer players that no longer fit.

    Raise ``RuleError`` for a new choice that does not fit.
    """
    check_host(game, command.by)
    rules = game.rules if command.rules is None else command.rules
    if rules not in EDITIONS:
        raise RuleError(Refusal.UNKNOWN_RULES, rules=rules)
    house = _house(rules, game.options.house, command.house or {})
    edition = edition_with(rules, house)
    _check_options(edition, command)
    same_end = edition.end.key == edition_of(game).end.key
    old = game.options
    options = Options(
        until=_chosen(old.until if same_end else None, command.until),
        decks=old.decks if command.decks is None else tuple(dict.fromkeys(command.decks)),
        pace=_chosen(old.pace, command.pace),
        every_card=_chosen(old.every_card, command.every_card) and edition.end.box is not None,
        unseen_first=_chosen(old.unseen_first, command.unseen_first),
        house=house,
        skill=_chosen(old.skill, command.skill),
    )
    same_box = _box(edition, options) == _box(edition_of(game), old)
    if options.decks != old.decks or not same_box or not edition.keeps_hands:
        game = without_cards(game)
    seats = game.seats
    if not edition.teams:
        seats = tuple(replace(seat, team=None) for seat in seats)
    game = replace(game, rules=rules, options=options, seats=seats)
    game, removed = _remove_computers(game, _room(game))
    return Progress(game, (*removed, events.Configured()))


T = TypeVar("T")


def _chosen(old: T, wish: T | None) -> T:
    return old if wish is None else wish


def _house(rules: str, old: Mapping[str, str], wishes: Mapping[str, str]) -> Mapping[str, str]:
    """Return the old house rules that fit the rule set, updated with the new choices.

    Raise ``RuleError`` for a new choice that does not fit.
    """
    for key, value in wishes.items():
        if not is_offered(rules, key, value):
            raise RuleError(Refusal.HOUSE_RULE_UNFIT, rules=rules)
    return chosen_house(rules, {**old, **wishes})


def check_until(edition: Edition, until: int | None) -> None:
    """Raise ``RuleError`` if a game of this rule set cannot end at this number; accept None."""
    end = edition.end
    if until is not None and until not in end.choices:
        if not end.choices:
            raise RuleError(end.refusal, rules=edition.key)
        raise RuleError(end.refusal, least=end.choices[0], most=end.choices[-1])


def _check_options(edition: Edition, command: do.Configure) -> None:
    """Raise ``RuleError`` if an option of the command does not fit the rule set."""
    check_until(edition, command.until)
    if command.every_card and edition.end.box is None:
        raise RuleError(Refusal.OPTION_UNUSED, rules=edition.key)
    if command.decks is not None and not command.decks:
        raise RuleError(Refusal.NO_DECK)


def choose_team(game: Game, command: do.ChooseTeam, _: Random) -> Progress:
    """Put a player in a team of two, or take them out of theirs."""
    seat = seated(game, command.player)
    edition = edition_of(game)
    if not edition.teams:
        raise RuleError(Refusal.NO_TEAMS, rules=game.rules)
    if command.team is not None:
        most = edition.most // 2
        if not 1 <= command.team <= most:
            raise RuleError(Refusal.UNKNOWN_TEAM, team=command.team, most=most)
        mates = [s for s in game.seats if s.team == command.team and s is not seat]
        if len(mates) == 2:
            raise RuleError(Refusal.TEAM_FULL, team=command.team)
    return Progress(game.with_seat(replace(seat, team=command.team)), (events.Configured(),))


def shuffle_teams(game: Game, command: do.ShuffleTeams, rng: Random) -> Progress:
    """Assign all players to teams at random; if their number is odd, one has no team."""
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
    """Check that the game can begin, deal the cards and start the first round."""
    check_host(game, command.by)
    edition, players = edition_of(game), len(game.seats)
    check_people(game)
    check_deck(edition, players, len(set(command.cards)))
    if edition.teams:
        game = _seat_teams(game, rng)
    game = _with_kept_cards(game, frozenset(command.cards), rng)
    # A rematch may have kept its cards; if there are too few of them, all cards are dealt again.
    if len(game.all_cards()) < edition.cards_needed(players):
        pile = first_pile(command.cards, command.seen, edition, game.options, players, rng)
        game = replace(without_cards(game), draw_pile=pile)
    game = replace(game, scores=dict.fromkeys(game.sides, 0))
    return start_round(game, rng).after(events.GameBegan())


def first_pile(
    cards: Iterable[CardId],
    seen: Sequence[Iterable[CardId]],
    edition: Edition,
    options: Options,
    players: int,
    rng: Random,
) -> tuple[CardId, ...]:
    """Return the shuffled draw pile, top first, without duplicates.

    ``seen`` has the cards of past games, the latest game first. With the option ``unseen_first``
    they go to the bottom, those of the latest game lowest. Only the top cards are kept, as many as
    the game uses.
    """
    pile = list(dict.fromkeys(cards))
    rng.shuffle(pile)
    if options.unseen_first:
        # From the oldest game to the latest, so that a card's last appearance counts.
        lateness = {
            card: len(seen) - games_ago
            for games_ago, game in reversed(list(enumerate(seen)))
            for card in game
        }
        pile.sort(key=lambda card: lateness.get(card, 0))  # stable: the rest stays shuffled
    return tuple(pile[: cards_dealt(edition, options, players, len(pile))])


def cards_dealt(edition: Edition, options: Options, players: int, cards: int) -> int:
    """Return how many of ``cards`` available cards a game with this many players uses."""
    box = _box(edition, options)
    return cards if box is None else min(cards, max(box, edition.cards_needed(players)))


def _box(edition: Edition, options: Options) -> int | None:
    """Return how many cards the printed box holds; None if a game uses all cards of its decks."""
    return None if options.every_card else edition.end.box


def without_cards(game: Game) -> Game:
    """Return the game with empty hands and piles, which a rematch may have kept."""
    seats = tuple(replace(seat, hand=()) for seat in game.seats)
    return replace(game, seats=seats, draw_pile=(), discards=())


def _with_kept_cards(game: Game, there: frozenset[CardId], rng: Random) -> Game:
    """Return the game with only those kept cards that are still in its decks (``there``).

    If the rule set does not reuse discards, shuffle them into the draw pile, which may be empty.
    """

    def known(cards: tuple[CardId, ...]) -> tuple[CardId, ...]:
        return tuple(card for card in cards if card in there)

    seats = tuple(replace(seat, hand=known(seat.hand)) for seat in game.seats)
    pile, discards = known(game.draw_pile), known(game.discards)
    if not edition_of(game).refill.reuses_discards:
        pile, discards = tuple(rng.sample((*pile, *discards), len(pile) + len(discards))), ()
    return replace(game, seats=seats, draw_pile=pile, discards=discards)


def already_begun(game: Game, command: do.Begin, _: Random) -> Progress:
    """Change nothing if *Begin* is pressed again; raise ``RuleError`` after the first round."""
    check_host(game, command.by)
    if game.current.number > 1:
        raise RuleError(Refusal.WRONG_PHASE, phase=game.phase)
    return Progress(game)


def check_people(game: Game) -> None:
    """Raise ``RuleError`` for too few or too many players, or teams that can't be completed."""
    edition, players = edition_of(game), len(game.seats)
    least, most = edition.fewest, edition.most
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
    """Raise ``RuleError`` if there are too few cards for all hands and the table of one round."""
    needed = edition.cards_needed(players)
    if cards < needed:
        raise RuleError(Refusal.DECK_TOO_SMALL, cards=cards, needed=needed, players=players)


def _seat_teams(game: Game, rng: Random) -> Game:
    """Complete the teams at random, then seat teammates opposite each other: A1 B1 … A2 B2 …"""
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
    # Teammates share one colour.
    colour = {n: i for i, (n, _) in enumerate(ordered)}
    rabbits = {seat.player: colour[seat.team or 0] for seat in seats}
    return replace(game, seats=seats, rabbits=rabbits)


def rematch(game: Game, command: do.Rematch, rng: Random) -> Progress:
    """Open a lobby with the same players, seats, teams and rules.

    A spectator who asks for it gets a seat and becomes the host. Players who were kicked cannot
    join. A house rule may keep hands and piles.
    """
    if not edition_of(game).keeps_hands:
        game = without_cards(game)
    players = tuple(player for player in game.players if not is_erased(player))
    staying = [seat for seat in game.seats if seat.player in players]
    # The hands of players who have had their data erased.
    gone = (card for seat in game.seats if seat not in staying for card in seat.hand)
    asked_by_player = command.player in players
    stays = asked_by_player and game.host in players
    fresh = Game(
        rules=game.rules,
        host=game.host if stays else command.player,
        options=replace(game.options, language=None),
        seats=tuple(Seat(one.player, team=one.team, hand=one.hand) for one in staying),
        rabbits={player: i for i, player in enumerate(players)},
        draw_pile=game.draw_pile,
        discards=(*game.discards, *gone),
        kicked=tuple(player for player in game.kicked if not is_erased(player)),
    )
    if not asked_by_player:
        fresh = join(fresh, do.Join(command.player), rng).game
    return Progress(fresh, (events.RematchOpened(),))

"""``python -m bot simulate``: plays one random game and prints it as JSON lines.

`Simulation` plays whole games in which every move is random but legal, for debugging, balancing and
reproducing reports. It uses ``apply`` as the bot does. Simulated people look at the hidden game
only to steer their votes: a round's ``clarity`` is how likely a voter is to find the storyteller's
card. So it happens that all, some and none of them find it. Computer players see only their own
views.
"""

import argparse
import json
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from contextlib import suppress
from dataclasses import replace
from functools import cache
from random import Random
from typing import Any

from bot.cli.program import Subcommand, complain, number
from bot.company import Mind, character_for, decide, study
from bot.decks import SHIPPED, Deck, load_deck
from bot.rules import commands as do
from bot.rules.duties import awaited, votable_slots, voters
from bot.rules.editions import EDITIONS
from bot.rules.engine import apply
from bot.rules.errors import Refusal, RuleError
from bot.rules.events import Event, HandsRefilled, Progress
from bot.rules.house import HOUSE_RULES, edition_of, edition_with, is_offered
from bot.rules.ids import COMPUTERS, CardId, PlayerId, SideId, name_of
from bot.rules.lobby import new_game
from bot.rules.model import Ending, Game, Phase, ScoredRound
from bot.rules.player_views import player_view
from bot.rules.rounds import winners_of
from bot.rules.views import table_view

DECK = tuple(CardId(f"c{i:02}") for i in range(1, 85))
DREAMS = SHIPPED / "dreams"
ENDLESS = 20  # rounds after which a game without another end is stopped
WORDS = "a door|the sea|nobody|almost|yesterday|too many|a whisper|home|without|upwards|blue"

ENDS = {
    "goal": ("G", "points to win"),
    "turns": ("T", "turns as storyteller for each player"),
    "rounds": ("R", "rounds to play"),
}
"""The options that say when a game ends, by the keys of ``EndRule``."""

Record = dict[str, Any]
Watcher = Callable[[Game], None]


class Simulation:
    """Plays one game with random moves; every random choice comes from ``rng``."""

    def __init__(
        self,
        game: Game,
        rng: Random,
        watch: Watcher | None = None,
        minds: Mapping[PlayerId, Mind] | None = None,  # of the computer players
    ) -> None:
        self.game = game
        self.rng = rng
        self.minds = minds or {}
        # The hands that were given up for new ones in this round.
        self.exchanged: dict[PlayerId, tuple[CardId, ...]] = {}
        self._watch = watch

    def play(self, command: do.Command) -> Progress:
        """Apply one command, pass the new game to the watcher, and return the progress."""
        progress = apply(self.game, command, self.rng)
        self.game = progress.game
        if self._watch:
            self._watch(self.game)
        return progress

    def begin(self, players: int, deck: tuple[CardId, ...] = DECK) -> None:
        """Fill the lobby, start the game, and make a random player the first storyteller."""
        for player in _seats(players, self.minds)[1:]:
            self.play(do.Join(player))
        if edition_of(self.game).teams:
            self.play(do.ShuffleTeams(None))
        self.play(do.Begin(None, deck))
        self.play(do.Volunteer(self.rng.choice(self.game.players), 1))

    def play_round(self) -> tuple[Game, tuple[Event, ...]]:
        """Play one round; return the game before cards were played, and the last vote's events.

        If the last round is scored, first go on to the next.
        """
        if self.game.phase is Phase.SCORED:
            self.play(do.NextRound(self.rng.choice(self.game.players), self.game.current.number))
        self.exchanged = {}
        self._exchange(self.game.current.storyteller)
        choosing = self.game
        self._tell()
        for player in self.game.players:
            self._exchange(player)
        # Played cards stay in their hands until everyone has played, so these are full hands.
        if self.game.phase is Phase.SUBMITTING:
            choosing = self.game
        while self.game.phase is Phase.SUBMITTING:
            self._give()
        clarity = self.rng.choice((0.0, 0.3, 0.6, 1.0))
        happened: tuple[Event, ...] = ()
        while self.game.phase is Phase.VOTING:
            happened = self._vote(clarity)
        return choosing, happened

    def _exchange(self, player: PlayerId | None) -> None:
        """Exchange a player's hand with a 10% chance, if the rules allow it now."""
        if player is None or not player_view(self.game, player).may_exchange:
            return
        if self.rng.random() < 0.1:
            old = self.game.seat_of(player).hand
            with suppress(RuleError):  # too few cards are left
                self.play(do.NewHand(player, self.game.current.number))
                self.exchanged[player] = old

    def _decided(self, player: PlayerId) -> do.Command | None:
        """Return a computer player's next command; None for people, or if it has none."""
        if player not in self.minds:
            return None
        told = frozenset(result.round.clue or "" for result in self.game.history)
        mind = replace(self.minds[player], used=told)
        return decide(player_view(self.game, player), mind, self.rng)

    def _tell(self) -> None:
        current = self.game.current
        assert current.storyteller is not None
        if command := self._decided(current.storyteller):
            self.play(command)
            return
        clue = " ".join(self.rng.sample(WORDS.split("|"), self.rng.randint(1, 3)))
        hand = self.game.seat_of(current.storyteller).hand
        card = None if edition_of(self.game).blind_clue else self.rng.choice(hand)
        position = None if card is None else hand.index(card) + 1
        self.play(do.GiveClue(current.storyteller, current.number, clue, position))

    def _give(self) -> None:
        """Play a card for a random player who still has to play one; sometimes take one back."""
        player = self.rng.choice(awaited(self.game))
        if command := self._decided(player):
            self.play(command)
            return
        number = self.game.current.number
        mine = self.game.current.given.get(player, ())
        hand = self.game.seat_of(player).hand
        free = [card for card in hand if card not in mine]
        self.play(do.GiveCard(player, number, hand.index(self.rng.choice(free)) + 1))
        if self.rng.random() < 0.1 and self.game.phase is Phase.SUBMITTING:
            first = hand.index(self.game.current.given[player][0]) + 1
            self.play(do.TakeBack(player, number, first))

    def _vote(self, clarity: float) -> tuple[Event, ...]:
        player = self.rng.choice(awaited(self.game))
        if command := self._decided(player):
            return self.play(command).events
        current = self.game.current
        # A storyteller who has voted, or has no vote, is still awaited to set the trap.
        if player in current.ballots or player not in voters(self.game):
            slot = self.rng.randint(1, len(current.table))
            return self.play(do.SetTrap(player, current.number, slot)).events
        return self.play(do.CastVote(player, current.number, self._ballot(player, clarity))).events

    def _ballot(self, player: PlayerId, clarity: float) -> tuple[int, ...]:
        ballot = edition_of(self.game).ballot_for(self.game.current.size)
        slots = votable_slots(self.game, player)
        favourite = self._favourite() if self.rng.random() < clarity else None
        first = favourite if favourite in slots else self.rng.choice(self._misses(slots, clarity))
        assert first is not None
        count = self.rng.randint(ballot.fewest, ballot.most)
        if count > 1 and ballot.doubling and self.rng.random() < 0.4:
            return (first, first)
        chosen = [first]
        while len(chosen) < count:
            rest = [slot for slot in slots if slot not in chosen]
            chosen.append(self.rng.choice(self._misses(rest, clarity)))
        return tuple(chosen)

    def _favourite(self) -> int:
        """Return the slot of the storyteller's card; in Party, a slot that depends on the round."""
        current = self.game.current
        return current.story_slot or current.number % len(current.table) + 1

    def _misses(self, slots: tuple[int, ...] | list[int], clarity: float) -> tuple[int, ...]:
        """Return the slots that a voter chooses from.

        These are all of ``slots``; with a clarity of 0, all but the favourite, unless there is
        no other.
        """
        wrong = tuple(slot for slot in slots if slot != self._favourite())
        return wrong if clarity == 0.0 and wrong else tuple(slots)


def simulate(
    rules: str,
    players: int,
    seed: int,
    *,
    until: Mapping[str, int | None] | None = None,
    house: Mapping[str, str] | None = None,
    computers: int = 0,
) -> Iterator[Record]:
    """Play one game and yield its records: the setup, one per round, and the end.

    ``until`` maps the kind of end (such as the points to reach) to its number. The last
    ``computers`` players are computer players; with any of them, the game uses the Dreams deck.
    """
    rng = Random(seed)
    minds = dict(_computer_minds(computers))
    host = _seats(players, minds)[0]
    game = new_game(host, rules, until=_until(rules, until or {}, house or {}), house=house)
    table = Simulation(game, rng, minds=minds)
    table.begin(players, tuple(study((_dreams(),), "en").cards) if minds else DECK)
    yield _setup(table.game, minds)
    while table.game.phase is not Phase.FINISHED:
        choosing, happened = table.play_round()
        stopped = edition_of(game).end.ending is Ending.STOPPED
        if stopped and table.game.current.number == ENDLESS:
            table.play(do.End(None))
        yield _round(choosing, table.game, happened, table.exchanged)
    yield _end(table.game, minds)


def _until(rules: str, until: Mapping[str, int | None], house: Mapping[str, str]) -> int | None:
    """Return the number at which the game ends, None for the default.

    Raise ``RuleError`` for a kind of end that this game does not have.
    """
    said = {option: number for option, number in until.items() if number is not None}
    if rules not in EDITIONS or not all(is_offered(rules, *one) for one in house.items()):
        return None  # new_game refuses these
    end = edition_with(rules, house).end
    for option in said:
        if option != end.key:
            raise RuleError(Refusal.OPTION_UNUSED, option=option, rules=rules)
    return said.get(end.key)


@cache
def _dreams() -> Deck:
    return load_deck(DREAMS, lenient=True)


def _computer_minds(computers: int) -> Iterator[tuple[PlayerId, Mind]]:
    """Yield computer players and their minds.

    They get ids like people's, because the rules require a person in each game.
    """
    for computer in COMPUTERS[:computers]:
        mind = Mind(character_for(computer), study((_dreams(),), "en"))
        yield PlayerId(name_of(computer)), mind


def _seats(players: int, minds: Mapping[PlayerId, Mind]) -> tuple[PlayerId, ...]:
    """Return the ids of ``players`` players (at least one) by seat, people before computers."""
    people = range(1, max(players, 1) - len(minds) + 1)
    return (*(PlayerId(f"p{number}") for number in people), *minds)


def _setup(game: Game, minds: Mapping[PlayerId, Mind]) -> Record:
    teams: dict[SideId, list[PlayerId]] = {}
    for seat in game.seats:
        teams.setdefault(seat.side, []).append(seat.player)
    edition = edition_of(game)
    characters = {player: mind.character.key for player, mind in minds.items()}
    return {
        "type": "setup",
        "rules": game.rules,
        "seats": game.players,
        "teams": teams if edition.teams else None,
        "deck_size": len(game.all_cards()),
        "hand_size": edition.hand_size(len(game.seats)),
    } | _if_any(computers=characters, house=game.options.house)


def _if_any(**details: Any) -> Record:
    """Return the details that are not empty."""
    return {name: detail for name, detail in details.items() if detail}


def _round(
    choosing: Game,
    after: Game,
    happened: tuple[Event, ...],
    exchanged: Mapping[PlayerId, tuple[CardId, ...]],
) -> Record:
    result: ScoredRound = after.history[-1]
    played = result.round
    drawn = {seat.player: () for seat in after.seats} | {
        player: cards
        for event in happened
        if isinstance(event, HandsRefilled)
        for player, cards in event.drawn.items()
    }
    return {
        "type": "round",
        "number": played.number,
        "storyteller": played.storyteller,
        "clue": played.clue,
        "hands": {seat.player: seat.hand for seat in choosing.seats},
        "given": played.given,
        "storyteller_card": played.story_card,
        "table": played.table,
        "votes": played.ballots,
        "trap": played.trap,
        "points": {side: result.points(side) for side in after.sides},
        "totals": result.totals,
        "drawn": drawn,
        "hands_after": {seat.player: seat.hand for seat in after.seats},
        "draw_pile": after.draw_pile,
        "discards": after.discards,
    } | _if_any(theme=played.theme, exchanged=exchanged, from_pile=played.from_pile)


def _end(game: Game, minds: Mapping[PlayerId, Mind]) -> Record:
    told = (reveal for reveal in table_view(game).history if reveal.storyteller in minds)
    verdicts = Counter(reveal.verdict for reveal in told)
    return {
        "type": "end",
        "reason": game.ending,
        "totals": game.scores,
        "winners": winners_of(game),
    } | ({"told_by_computers": verdicts} if minds else {})


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the options to the parser; ``run`` checks their values, for clear one-line errors."""
    parser.add_argument(
        "--rules", required=True, metavar="ID", help=f"rule set: {', '.join(EDITIONS)}"
    )
    parser.add_argument(
        "--players", required=True, metavar="N", type=number, help="number of players"
    )
    parser.add_argument("--seed", required=True, metavar="S", type=number, help="random seed")
    for end, (metavar, meaning) in ENDS.items():
        about = f"{meaning} (default: as the rule set says)"
        parser.add_argument(f"--{end}", metavar=metavar, type=number, help=about)
    parser.add_argument(
        "--house",
        metavar="RULE=VALUE",
        action="append",
        default=[],
        help="a house rule; can be given several times",
    )
    parser.add_argument(
        "--computers",
        metavar="N",
        type=number,
        default=0,
        help="how many of the players are computers",
    )


def run(options: argparse.Namespace) -> int:
    """Print the game's records; return 2 if it cannot be played."""
    if not 0 <= options.computers <= max(0, options.players):
        return _refuse(f"--computers {options.computers} is not between 0 and {options.players}")
    try:
        for record in simulate(
            options.rules,
            options.players,
            options.seed,
            until={end: getattr(options, end) for end in ENDS},
            house=_house(options.house),
            computers=options.computers,
        ):
            print(json.dumps(record, ensure_ascii=False))
    except RuleError as refused:
        return _refuse(_explain(refused, options))
    return 0


def _house(chosen: list[str]) -> dict[str, str]:
    pairs = (one.partition("=") for one in chosen)
    return {key: value for key, _, value in pairs}


def _refuse(sentence: str) -> int:
    complain(f"python -m bot simulate: {sentence}")
    return 2


def _explain(refused: RuleError, options: argparse.Namespace) -> str:
    rules, details = options.rules, refused.details
    if refused.code is Refusal.UNKNOWN_RULES:
        return f"--rules {rules!r} is not one of {', '.join(EDITIONS)}"
    if refused.code is Refusal.HOUSE_RULE_UNFIT:
        return f"--house {' '.join(options.house)} is not possible in {rules}: {_offered()}"
    if refused.code is Refusal.OPTION_UNUSED:
        return f"--{details['option']} does not apply to {rules}"
    end = edition_with(rules, _house(options.house)).end
    if refused.code is end.refusal:
        bounds = f"{details['least']} and {details['most']}"
        return f"--{end.key} {getattr(options, end.key)} is not between {bounds}"
    allowed = ", ".join(map(str, EDITIONS[rules].players))
    return f"--players {options.players} is not possible in {rules}: it takes {allowed}"


def _offered() -> str:
    ways = (f"{key}={'|'.join(rule.values)}" for key, rule in HOUSE_RULES.items())
    return f"there are {', '.join(ways)}"


COMMANDS = {"simulate": Subcommand(add_arguments, run)}

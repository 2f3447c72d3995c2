"""Whole games between random but legal players, for debugging, balance and replaying a report.

Plays through ``apply`` like everybody else. Its people look at the game itself only to aim: a
round's ``mood`` says how likely a voter is to be right, so that "everybody", "nobody" and "some"
all happen, as do crowds, traps and doubled votes. Computer players see their own views only.
"""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from random import Random
from typing import Any

from bot.company import Mind, character_for, decide, study
from bot.decks import SHIPPED
from bot.rules import commands as do
from bot.rules.computers import COMPUTERS, name_of
from bot.rules.duties import awaited, votable_slots, voters
from bot.rules.editions import EDITIONS
from bot.rules.engine import apply
from bot.rules.errors import Refusal, RuleError
from bot.rules.events import Event, HandsRefilled
from bot.rules.ids import CardId, PlayerId, SideId
from bot.rules.lobby import new_game
from bot.rules.model import Ending, Game, Phase, ScoredRound
from bot.rules.player_views import player_view
from bot.rules.progress import Progress, edition_of
from bot.rules.rounds import winners
from bot.rules.views import table_view

DECK = tuple(CardId(f"c{i:02}") for i in range(1, 85))
DREAMS = SHIPPED / "dreams"
WORDS = "a door|the sea|nobody|almost|yesterday|too many|a whisper|home|without|upwards|blue"

Record = dict[str, Any]
Watcher = Callable[[Game], None]


class Simulation:
    """One game and the dice it is played with."""

    def __init__(
        self,
        game: Game,
        rng: Random,
        watch: Watcher | None = None,
        minds: Mapping[PlayerId, Mind] | None = None,  # of those who are computers
    ) -> None:
        self.game = game
        self.rng = rng
        self.minds = minds or {}
        self._watch = watch

    def play(self, command: do.Command) -> Progress:
        """Apply one command and show the result to whoever watches."""
        progress = apply(self.game, command, self.rng)
        self.game = progress.game
        if self._watch:
            self._watch(self.game)
        return progress

    def begin(self, players: int, deck: tuple[CardId, ...] = DECK) -> None:
        """Fill the lobby, deal, and let somebody have the first story."""
        for player in _seats(players, self.minds)[1:]:
            self.play(do.Join(player))
        if edition_of(self.game).teams:
            self.play(do.ShuffleTeams(None))
        self.play(do.Begin(None, deck))
        self.play(do.ClaimStory(self.rng.choice(self.game.players), 1))

    def play_round(self) -> tuple[Game, tuple[Event, ...]]:
        """From the clue to the points: the game when cards were chosen, and the last events."""
        if self.game.phase is Phase.SCORED:
            self.play(do.NextRound(self.rng.choice(self.game.players), self.game.current.number))
        self._tell()
        choosing = self.game
        while self.game.phase is Phase.SUBMITTING:
            self._give()
        mood = self.rng.choice((0.0, 0.3, 0.6, 1.0))
        happened: tuple[Event, ...] = ()
        while self.game.phase is Phase.VOTING:
            happened = self._vote(mood)
        return choosing, happened

    def _decided(self, player: PlayerId) -> do.Command | None:
        """What a computer player does; None for people, and where it is left to them."""
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
        card = None if edition_of(self.game).blind_story else self.rng.choice(hand)
        position = None if card is None else hand.index(card) + 1
        self.play(do.TellStory(current.storyteller, current.number, clue, position))

    def _give(self) -> None:
        """Somebody gives a card, now and then after changing their mind."""
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

    def _vote(self, mood: float) -> tuple[Event, ...]:
        player = self.rng.choice(awaited(self.game))
        if command := self._decided(player):
            return self.play(command).events
        current = self.game.current
        if player in current.ballots or player not in voters(self.game):
            slot = self.rng.randint(1, len(current.table))
            return self.play(do.SetTrap(player, current.number, slot)).events
        return self.play(do.CastVote(player, current.number, self._ballot(player, mood))).events

    def _ballot(self, player: PlayerId, mood: float) -> tuple[int, ...]:
        ballot = edition_of(self.game).ballot_for(self.game.current.size)
        slots = votable_slots(self.game, player)
        favourite = self._favourite() if self.rng.random() < mood else None
        first = favourite if favourite in slots else self.rng.choice(self._misses(slots, mood))
        assert first is not None
        if self.rng.randint(ballot.fewest, ballot.most) == 1:
            return (first,)
        if ballot.doubling and self.rng.random() < 0.4:
            return (first, first)
        rest = [slot for slot in slots if slot != first]
        return (first, self.rng.choice(self._misses(rest, mood)))

    def _favourite(self) -> int:
        """The storyteller's card, or in Party a card to crowd on."""
        current = self.game.current
        return current.story_slot or current.number % len(current.table) + 1

    def _misses(self, slots: tuple[int, ...] | list[int], mood: float) -> tuple[int, ...]:
        """In a mood of zero nobody may find the story, not even by luck."""
        wrong = tuple(slot for slot in slots if slot != self._favourite())
        return wrong if mood == 0.0 and wrong else tuple(slots)


def simulate(
    rules: str,
    players: int,
    seed: int,
    goal: int | None = None,
    turns: int | None = None,
    computers: int = 0,
) -> Iterator[Record]:
    """Play one game and tell it as records: setup, one per round, end.

    The last ``computers`` to sit down are computer players, with the deck that they know.
    """
    rng = Random(seed)
    minds = dict(_company(computers))
    host = _seats(players, minds)[0]
    game = new_game(host, rules, until=_until(rules, goal, turns))
    table = Simulation(game, rng, minds=minds)
    table.begin(players, tuple(study((DREAMS,), "en").cards) if minds else DECK)
    yield _setup(table.game, minds)
    while table.game.phase is not Phase.FINISHED:
        choosing, happened = table.play_round()
        yield _round(choosing, table.game, happened)
    yield _end(table.game, minds)


def _until(rules: str, goal: int | None, turns: int | None) -> int | None:
    """How far to play; refused if it is said in a way that this rule set does not end."""
    ways = {"goal": (goal, Ending.GOAL_REACHED), "turns": (turns, Ending.EVERYONE_TOLD)}
    for option, (number, ending) in ways.items():
        if number is not None and rules in EDITIONS and EDITIONS[rules].end.ending is not ending:
            raise RuleError(Refusal.OPTION_UNUSED, option=option, rules=rules)
    return turns if goal is None else goal


def _company(computers: int) -> Iterator[tuple[PlayerId, Mind]]:
    """By their names, without the mark: here they may also play among themselves."""
    for computer in COMPUTERS[:computers]:
        mind = Mind(character_for(computer), study((DREAMS,), "en"))
        yield PlayerId(name_of(computer)), mind


def _seats(players: int, minds: Mapping[PlayerId, Mind]) -> tuple[PlayerId, ...]:
    """People first, in the order in which they sit down; there is at least one seat."""
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
    } | ({"computers": characters} if minds else {})


def _round(choosing: Game, after: Game, happened: tuple[Event, ...]) -> Record:
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
    }


def _end(game: Game, minds: Mapping[PlayerId, Mind]) -> Record:
    told = (reveal for reveal in table_view(game).history if reveal.storyteller in minds)
    verdicts = Counter(reveal.verdict for reveal in told)
    return {
        "type": "end",
        "reason": game.ending,
        "totals": game.scores,
        "winners": winners(game.scores),
    } | ({"told_by_computers": verdicts} if minds else {})

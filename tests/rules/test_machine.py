"""Random games: invariants that must hold after every single command."""

import pickle
from collections import Counter
from dataclasses import replace
from random import Random
from typing import ClassVar

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

from bot.rules import Game, Phase, Progress, Refusal, RuleError, apply, events
from bot.rules import commands as do
from bot.rules.duties import awaited
from bot.rules.editions import EDITIONS, Edition
from bot.rules.house import HOUSE_RULES, chosen_house, edition_with
from bot.rules.ids import PILE
from bot.rules.model import ScoredRound
from bot.rules.player_views import player_view
from bot.rules.views import table_view
from tests.rules import moves
from tests.rules.disguise import cards_shown, disguise
from tests.rules.scorer import after as scores_after
from tests.rules.scorer import expected_points
from tests.rules.table import Table, deck

SOON = {"goal": 9, "rounds": 4}
PLAYING = (Phase.STORYTELLING, Phase.SUBMITTING, Phase.VOTING)


def snapshot(game: Game) -> bytes:
    """Return the game without its history as bytes, to detect that it was changed in place."""
    return pickle.dumps(replace(game, history=()))


class AnyTable(RuleBasedStateMachine):
    """A game of one rule set; every step goes through ``play``, which checks all invariants."""

    edition: ClassVar[Edition]
    seen: ClassVar[Counter[str]]  # what happened in all games of a run, and what was refused
    game: Game

    @initialize(data=st.data(), seed=st.integers(0, 2**16))
    def deal(self, data: st.DataObject, seed: int) -> None:
        players = data.draw(st.sampled_from(self.edition.players), "players")
        needed = self.edition.cards_needed(players)
        cards = needed + data.draw(st.sampled_from([0, 1, 5, 20, 60]), "spare cards")
        choices = {key: rule.choices(self.edition) for key, rule in HOUSE_RULES.items()}
        house = data.draw(st.just({}) | moves.houses(choices), "house rules")
        until = SOON.get(
            edition_with(self.edition.key, chosen_house(self.edition.key, house)).end.key
        )
        self.rng = Random(seed)
        self.game = Table.dealt(
            self.edition.key, players, cards=cards, seed=seed, until=until, house=house
        ).game
        self.deck = set(deck(cards))

    @precondition(lambda self: self.game.phase is not Phase.FINISHED)
    @rule(dice=st.integers(0, 2**16).map(Random), steps=st.integers(1, 40))
    def do_what_is_wanted(self, dice: Random, steps: int) -> None:
        for _ in range(steps):
            if self.game.phase is Phase.FINISHED:
                break
            if self.game.suspended:
                self.play(do.Resume(None), legal=True)
            if move := moves.legal_move(self.game, dice):
                self.play(move, legal=True)

    @rule(data=st.data(), presses=st.integers(1, 6))
    def press_anything(self, data: st.DataObject, presses: int) -> None:
        for _ in range(presses):
            self.play(data.draw(moves.any_command(self.game)))

    @precondition(lambda self: self.game.phase in PLAYING and not self.game.suspended)
    @rule()
    def let_the_time_run_out(self) -> None:
        self.play(do.TimeUp(self.game.current.number, self.game.phase), legal=True)

    @precondition(lambda self: self.game.phase in (*PLAYING, Phase.SCORED))
    @rule(data=st.data())
    def get_up(self, data: st.DataObject) -> None:
        self.play(data.draw(moves.departure(self.game)), legal=True)

    @precondition(lambda self: self.game.phase in (*PLAYING, Phase.SCORED))
    @rule(data=st.data())
    def come_in(self, data: st.DataObject) -> None:
        self.play(data.draw(moves.arrival(self.game)))

    @precondition(lambda self: self.game.phase is Phase.FINISHED)
    @rule()
    def play_again(self) -> None:
        if self.game.players:
            self.play(do.Rematch(self.game.players[-1]), legal=True)
            self.play(do.Begin(None, tuple(sorted(self.deck))))
        if self.game.phase is not Phase.STORYTELLING:  # too few stayed, so others sit down
            smallest = min(self.edition.players)
            self.game = Table.dealt(self.edition.key, smallest, cards=len(self.deck)).game

    def play(self, command: do.Command, legal: bool = False) -> None:
        """Apply a command; check the cards and points, and that the game before it was not changed.

        A refused command is only counted; with ``legal``, its ``RuleError`` is raised as well.
        """
        before, frozen = self.game, snapshot(self.game)
        try:
            progress = apply(before, command, self.rng)
        except RuleError as refused:
            assert snapshot(before) == frozen
            self.seen[refused.code] += 1
            if legal:
                raise
            return
        assert snapshot(before) == frozen
        self.game = progress.game
        self.every_card_is_there_once()
        self.seen.update(type(event).__name__ for event in progress.events)
        check_points(before, progress)

    @invariant()
    def every_card_is_there_once(self) -> None:
        if self.game.phase is not Phase.LOBBY:
            cards = Counter(self.game.all_cards())
            assert set(cards) == self.deck
            assert set(cards.values()) == {1}

    @invariant()
    def somebody_is_waited_for(self) -> None:
        """Check that every phase waits for a player, or the game would stall."""
        if self.game.phase in PLAYING and self.game.current.storyteller:
            assert awaited(self.game)

    @invariant()
    def the_table_has_the_right_size(self) -> None:
        if self.game.phase not in (Phase.LOBBY, Phase.FINISHED):
            people = len(self.game.seats) + len(self.game.newcomers)
            assert min(self.edition.players) <= people <= max(self.edition.players)
            assert len({seat.player for seat in self.game.seats}) == len(self.game.seats)
            assert self.game.scores.keys() == set(self.game.sides)
            assert self.game.phase is Phase.SCORED or self.game.host in self.game.players

    @invariant()
    def no_view_tells_a_secret(self) -> None:
        game = replace(self.game, history=())  # what was revealed is no secret
        shown = table_view(game)
        assert repr(table_view(disguise(game, None, Random(0)))) == repr(shown)
        on_table = set(game.current.table) if game.phase is Phase.VOTING else set()
        assert cards_shown(shown, self.deck) == on_table
        for player in game.players[:2]:
            real = player_view(game, player)
            assert player_view(disguise(game, player, Random(0)), player) == real
            if self.edition.blind_clue and game.phase not in (Phase.SUBMITTING, Phase.VOTING):
                assert real.hand is None


def check_points(before: Game, progress: Progress) -> None:
    """Check that scores change as the independent scorer says, only when a round is scored."""
    after = progress.game
    if after.phase is Phase.LOBBY:
        return
    scored = [event.result for event in progress.events if isinstance(event, events.RoundScored)]
    points = _expected(after, scored[0]) if scored else {}
    expected = scores_after({str(side): old for side, old in before.scores.items()}, points)
    for side, score in after.scores.items():
        if side in before.scores:
            assert score == expected[side]
        else:
            assert score <= min(after.scores.values())


def _expected(game: Game, result: ScoredRound) -> dict[str, int]:
    played = result.round
    assert result.gains.keys() <= set(game.sides)
    sides = {str(seat.player): str(seat.side) for seat in game.seats}
    given = {card: player for player, cards in played.given.items() for card in cards}
    assert played.storyteller is not None
    return expected_points(
        game.rules,
        played.size,
        list(sides.values()),
        sides[played.storyteller],
        played.table.index(played.story_card) + 1 if played.story_card else None,
        {slot: sides.get(given.get(card, PILE)) for slot, card in enumerate(played.table, start=1)},
        {sides[voter]: slots for voter, slots in played.ballots.items()},
        played.trap,
        game.options.house.get("points", "book"),
    )


def half_as_often() -> settings:
    """Return settings with half as many examples, because each one is a long game."""
    return settings(max_examples=settings().max_examples // 2)


@pytest.mark.parametrize("rules", EDITIONS)
def test_whatever_people_press_the_game_holds_together(rules: str) -> None:
    seen: Counter[str] = Counter()
    left = "SeatVacated" if EDITIONS[rules].teams else "PlayerLeft"
    wanted = ("RoundScored", "RoundStarted", "GameEnded", left)
    for attempt in range(5):  # what a dozen games come to is chance; another name draws others
        fields = {"edition": EDITIONS[rules], "seen": seen}
        machine = type(f"AnyTable{attempt}", (AnyTable,), fields)
        run_state_machine_as_test(machine, settings=half_as_often())
        if min(seen[event] for event in wanted) > 2:
            break
    assert min(seen[event] for event in wanted) > 2
    assert len(seen.keys() & set(Refusal)) > 5


class AnyLobby(RuleBasedStateMachine):
    """A lobby that gets random commands; checks its invariants and those of games that begin."""

    def __init__(self) -> None:
        super().__init__()
        self.game = Table.lobby("dixit-2021", 2).game
        self.rng = Random(0)

    @rule(data=st.data())
    def press_anything(self, data: st.DataObject) -> None:
        if self.game.phase is not Phase.LOBBY:
            self.game = Table.lobby("team-2011", 7).game
        command = data.draw(moves.any_command(self.game))
        before, frozen = self.game, snapshot(self.game)
        try:
            self.game = apply(before, command, self.rng).game
        except RuleError:
            assert self.game is before
        assert snapshot(before) == frozen

    @invariant()
    def a_game_that_began_is_a_whole_one(self) -> None:
        edition = EDITIONS[self.game.rules]
        if self.game.phase is Phase.STORYTELLING:
            assert len(self.game.seats) in edition.players
            hand = edition.hand_size(len(self.game.seats))
            assert {len(seat.hand) for seat in self.game.seats} == {hand}
            teams = Counter(seat.team for seat in self.game.seats)
            assert set(teams.values()) == {2} if edition.teams else set(teams) == {None}

    @invariant()
    def everybody_has_a_colour_and_somebody_is_host(self) -> None:
        if self.game.phase is Phase.LOBBY:
            assert self.game.host in self.game.players
            colours = [self.game.rabbits[player] for player in self.game.players]
            assert len(set(colours)) == len(colours)


def test_whatever_people_press_in_a_lobby_it_begins_properly_or_not_at_all() -> None:
    run_state_machine_as_test(AnyLobby, settings=half_as_often())

"""Computer players: every decision is legal, and made of what their seat may know."""

from collections.abc import Iterator
from itertools import takewhile
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.company import CHARACTERS, Mind, decide
from bot.company.characters import GRASP
from bot.company.decide import chances
from bot.rules import Game, Phase, apply
from bot.rules import commands as do
from bot.rules.editions import EDITIONS, Edition
from bot.rules.ids import CardId, Skill
from bot.rules.player_views import player_view
from tests.company.tables import CARDS, TUNING, dealt, dreams, mind_of, moves, ours, told, wordless
from tests.rules.disguise import disguise
from tests.rules.table import Table, deck

EVERY_EDITION = pytest.mark.parametrize("edition", EDITIONS.values(), ids=lambda e: e.key)
FEWER = settings(max_examples=settings().max_examples // 4)  # whole games
SEEDS = st.integers(0, 2**16)
CHARACTER = {character.key: character for character in CHARACTERS}
LITERAL = CHARACTER["literal"]


@EVERY_EDITION
@FEWER
@given(data=st.data(), seed=SEEDS)
def test_every_decision_is_legal_to_the_end(
    edition: Edition, data: st.DataObject, seed: int
) -> None:
    players = data.draw(st.sampled_from(edition.players))
    *_, (last, _) = moves(dealt(edition.key, players, seed), dreams(), seed)
    assert last.phase is Phase.VOTING


@EVERY_EDITION
@FEWER
@given(seed=SEEDS)
def test_two_games_that_differ_in_others_secrets_are_played_alike(
    edition: Edition, seed: int
) -> None:
    start = dealt(edition.key, min(edition.players), seed)
    first_round = takewhile(lambda move: move[0].current.number == 1, moves(start, dreams(), seed))
    for number, (game, command) in enumerate(first_round):
        assert isinstance(command, do.PlayerCommand)
        player = command.player
        mind = mind_of(game, dreams(), CHARACTERS[number % len(CHARACTERS)])
        other = disguise(game, player, Random(seed + number))
        here = decide(player_view(game, player), mind, Random(seed))
        there = decide(player_view(other, player), mind, Random(seed))
        assert here is not None
        assert here == there


def test_the_disguise_does_change_what_others_hold() -> None:
    game = dealt("dixit-2021", 4, 1)
    reader = game.players[0]
    other = disguise(game, reader, Random(2))
    assert other.seat_of(reader).hand == game.seat_of(reader).hand
    assert other.seat_of(game.players[1]).hand != game.seat_of(game.players[1]).hand


@EVERY_EDITION
@FEWER
@given(seed=SEEDS)
def test_with_a_deck_without_words_the_story_is_left_to_people(edition: Edition, seed: int) -> None:
    game = dealt(edition.key, min(edition.players), seed, deck(96))
    assert list(moves(game, wordless(), seed)) == []
    played = [type(command) for _, command in moves(told(game, "a door"), wordless(), seed)]
    assert (do.GiveCard in played) == (not edition.giving.from_pile)
    assert do.CastVote in played
    assert do.GiveClue not in played  # nor in the next round


def test_what_is_given_by_chance_can_be_any_card() -> None:
    game = told(dealt("dixit-2021", 4, 7, deck(96)), "a door")
    player = next(p for p in game.players if p != game.current.storyteller)
    view = player_view(game, player)
    laid = {decide(view, Mind(CHARACTERS[1], wordless()), Random(dice)) for dice in range(80)}
    assert laid == {do.GiveCard(player, 1, position) for position in range(1, 7)}


def test_the_first_story_and_the_next_round_are_for_people() -> None:
    unclaimed = Table.dealt("dixit-2021", 4).game
    for game in (unclaimed, *scored("dixit-2021", 4)):
        for player in game.players:
            view = player_view(game, player)
            assert view.duties
            assert decide(view, mind_of(game, dreams()), Random(0)) is None


def scored(rules: str, players: int) -> Iterator[Game]:
    """Yield a game of computers each time a round has been scored."""
    for game, command in moves(dealt(rules, players, 1), dreams(), 1):
        after = apply(game, command, Random(0)).game
        if after.phase is Phase.SCORED:
            yield after


@pytest.mark.parametrize("rules", ["party-2011", "party-2023"])
def test_nobody_votes_into_a_trap_of_their_own(rules: str) -> None:
    traps = 0
    for game, command in moves(dealt(rules, 6, 3), dreams(), 3):
        if isinstance(command, do.CastVote) and command.player == game.current.storyteller:
            assert game.current.trap not in (None, *command.slots)
            traps += 1
    assert traps > 2


def test_the_literal_one_strays_less_than_the_dreamer() -> None:
    start = dealt("dixit-2021", 6, 5)
    game = next(g for g, _ in moves(start, dreams(), 5) if g.phase is Phase.VOTING)
    voter = next(p for p in game.players if p != game.current.storyteller)
    favourite = {}
    for key in ("literal", "dreamer"):
        mind = mind_of(game, dreams(), CHARACTER[key])
        votes = [decide(player_view(game, voter), mind, Random(dice)) for dice in range(200)]
        favourite[key] = max(votes.count(vote) for vote in set(votes))
    assert favourite["literal"] > favourite["dreamer"]


def found_share(skill: Skill) -> float:
    """Return a computer's average chance to find the card of a person's clue among five."""
    rng, found = Random(1), []
    for card, clue in TUNING["en"].items():
        lore = ours(card.partition("/")[0])
        others = rng.sample([one for one in lore.cards if one != card], 4)
        found.append(chances(clue, [CardId(card), *others], lore, GRASP[skill], LITERAL.voting)[0])
    return sum(found) / len(found)


def test_a_sharper_skill_finds_more() -> None:
    gentle, even, sharp = map(found_share, Skill)
    assert 0.3 < gentle < even - 0.07 < sharp - 0.14


def test_computers_misread_a_clue_together() -> None:
    """As people do: an odd clue is missed by all, a plain one by none."""
    lore, cards = dreams(), list(CARDS[:5])
    ears = GRASP[Skill.GENTLE]
    once = chances("A night at the sea", cards, lore, ears, 0.01)
    assert once == chances("A night at the sea", cards, lore, ears, 0.01)
    sure = [chances(f"clue {number} of the sea", cards, lore, ears, 0.01) for number in range(30)]
    assert len({one.index(max(one)) for one in sure}) > 2

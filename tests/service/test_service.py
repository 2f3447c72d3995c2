"""Presses become saved moves: each counted once, by whoever may, and told after it is safe."""

from random import Random

import pytest

from bot.rules.editions import EDITIONS
from bot.rules.model import Phase
from bot.service import GameService
from bot.store import GameId
from tests.playing import DECK, fewest, legal_move
from tests.service.conftest import begun


async def play_until(service: GameService, game_id: GameId, phase: Phase, seed: int = 1) -> None:
    """Legal moves until the game is in this phase."""
    rng = Random(seed)
    while (game := (await service.load(game_id)).game).phase is not phase:
        await service.play(game_id, legal_move(game, rng))


@pytest.mark.parametrize("rules", EDITIONS)
async def test_every_rule_set_is_played_to_its_end_and_every_card_stays(
    service: GameService, rules: str
) -> None:
    stored = await begun(service, rules, fewest(rules))
    rng = Random(7)
    while stored.live:
        assert sorted(stored.game.all_cards()) == sorted(DECK)
        move = legal_move(stored.game, rng)
        outcome = await service.play(stored.id, move)
        stored = await service.load(stored.id)
        assert outcome.stored == stored
    assert stored.game.ending is not None

"""Presses on their way through the bot: what is counted of them, and what is logged."""

import itertools
from types import SimpleNamespace
from typing import Any

import discord
import pytest

from bot.gateway.presses import Press, press
from bot.interactions import Interactions

ids = itertools.count(1 << 41)


class Pages:
    """A handler for presses on the pages of a deck, which does nothing."""

    @press("deckpage")
    async def on_page(self, press: Press) -> None: ...


async def test_the_log_names_no_game_for_a_press_on_a_deck(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    parts: Any = SimpleNamespace(screens=SimpleNamespace(defer_redraw=print))
    interactions = Interactions(parts)
    interactions.routes.add_handlers(Pages())
    noted: list[Any] = []
    monkeypatch.setattr(interactions.answers, "note", noted.append)
    pressed: Any = SimpleNamespace(
        id=next(ids),
        type=discord.InteractionType.component,
        data={"custom_id": "deckpage:holidays:2"},
        user=SimpleNamespace(id=7),
        message=None,
    )
    await interactions.on_interaction(pressed)
    (answer,) = noted
    assert (answer.verb, answer.outcome) == ("deckpage", "played")
    assert (answer.game, answer.round) == (None, None)

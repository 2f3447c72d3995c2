"""A press counts in its game's channel, and in the DMs of its players."""

from dataclasses import replace
from typing import Any
from unittest.mock import Mock

import discord
import pytest

from bot.gateway.permissions import Elsewhere, check_place
from bot.store import GameId, Place, StoredGame
from tests.rules.table import Table

GUILD, CHANNEL, THREAD = 9, 70, 71


def stored(channel: int = CHANNEL) -> StoredGame:
    return StoredGame(
        id=GameId("game"),
        place=Place(GUILD, channel),
        game=Table.dealt("dixit-2021", ["1", "2", "3"]).game,
        language="en",
        created_at=0.0,
        touched_at=0.0,
    )


def press(
    guild: int | None, channel: int, user: int = 1, parent: int | None = None
) -> discord.Interaction[Any]:
    interaction = Mock(spec=discord.Interaction, guild_id=guild, channel_id=channel)
    interaction.user = Mock(id=user)
    interaction.channel = Mock(spec=["parent_id"], parent_id=parent)
    return interaction


@pytest.mark.parametrize(
    ("interaction", "game"),
    [
        (press(GUILD, CHANNEL), stored()),
        (press(GUILD, CHANNEL, user=99), stored()),  # who has no seat may ask for one
        (press(GUILD, THREAD, parent=CHANNEL), stored(THREAD)),
        (press(GUILD, THREAD, parent=CHANNEL), stored()),  # its thread was archived, it moved up
        (press(None, 5, user=2), stored()),
    ],
)
def test_a_press_counts_at_its_own_table(
    interaction: discord.Interaction, game: StoredGame
) -> None:
    check_place(interaction, game)


@pytest.mark.parametrize(
    ("interaction", "game"),
    [
        (press(GUILD + 1, CHANNEL), stored()),
        (press(GUILD, CHANNEL + 5), stored()),
        (press(GUILD, CHANNEL), stored(THREAD)),
        (press(GUILD, THREAD, parent=CHANNEL + 5), stored()),
        (press(None, CHANNEL, user=99), stored()),
    ],
)
def test_a_press_from_elsewhere_does_not(
    interaction: discord.Interaction, game: StoredGame
) -> None:
    with pytest.raises(Elsewhere):
        check_place(interaction, game)


def test_whoever_left_the_table_may_press_what_they_have_in_private() -> None:
    table = Table.dealt("dixit-2021", ["1", "2", "3", "4"])
    table.leave("4")
    check_place(press(None, 5, user=4), replace(stored(), game=table.game))

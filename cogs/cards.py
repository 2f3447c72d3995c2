"""Suggestions for options that mean a card: one's own hand, or the slots one may vote for."""

from collections.abc import Callable

from discord import app_commands

from bot.gateway.client import DixitBot
from bot.rules.errors import RuleError
from bot.rules.ids import CardId
from bot.rules.player_views import PlayerView, player_view
from bot.store import StoreRefusal
from bot.text import Words
from cogs.base import Interaction, player_of

MOST = 25

Suggestions = list[app_commands.Choice[int]]


Cards = Callable[[PlayerView], dict[int, CardId]]


async def _suggest(
    bot: DixitBot, interaction: Interaction, typed: object, of: Cards
) -> Suggestions:
    """Cards that whoever types may know, if they sit at this channel's table."""
    game_id = await bot.store.find_live(interaction.channel_id or 0)
    if game_id is None:
        return []
    try:
        stored = await bot.service.load(game_id)
        cards = of(player_view(stored.game, player_of(interaction)))
    except (RuleError, StoreRefusal):
        return []
    return _choices(bot, cards, typed, await bot.readers.words_for(interaction, stored))


def _choices(bot: DixitBot, cards: dict[int, CardId], typed: object, words: Words) -> Suggestions:
    """Numbers with what the card shows, so that a screen reader's user can choose too."""
    found = []
    for number, card in cards.items():
        described = bot.readers.describe(card, words.language)
        name = f"{number} · {described}" if described else str(number)
        if str(typed) in name:
            found.append(app_commands.Choice(name=name[:100], value=number))
    return found[:MOST]


def _hand(view: PlayerView) -> dict[int, CardId]:
    return dict(enumerate(view.hand or (), start=1))


def on_table(view: PlayerView) -> dict[int, CardId]:
    """Every card of the table."""
    return dict(enumerate(view.table.table, start=1))


def votable(view: PlayerView) -> dict[int, CardId]:
    """The cards of the table that this player may vote for."""
    return {slot: view.table.table[slot - 1] for slot in view.votable}


def suggest_own_cards(bot: DixitBot, name: str) -> None:
    """Offer the cards of the typer's own hand."""
    command = bot.slash.get_command(name)
    assert isinstance(command, app_commands.Command)

    async def suggest(interaction: Interaction, typed: int) -> Suggestions:
        return await _suggest(bot, interaction, typed, _hand)

    command.autocomplete("card")(suggest)  # type: ignore[arg-type]  # an integer option types ints


def suggest_slots(bot: DixitBot, name: str, of: Cards, *options: str) -> None:
    """Offer cards of the table."""
    command = bot.slash.get_command(name)
    assert isinstance(command, app_commands.Command)

    async def suggest(interaction: Interaction, typed: int) -> Suggestions:
        return await _suggest(bot, interaction, typed, of)

    for option in options:
        command.autocomplete(option)(suggest)  # type: ignore[arg-type]

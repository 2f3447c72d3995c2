"""Suggestions for options that mean a card: one's own hand, or the slots one may vote for."""

from discord import app_commands

from bot.gateway.client import DixitBot
from bot.rules.errors import RuleError
from bot.rules.ids import CardId
from bot.rules.views import PlayerView
from bot.store import StoreRefusal
from cogs.base import Interaction, player_of

MOST = 25

Choices = list[app_commands.Choice[int]]


async def _view(bot: DixitBot, interaction: Interaction) -> PlayerView | None:
    """What the person typing may know, if they sit at this channel's table."""
    game_id = await bot.store.find_live(interaction.channel_id or 0)
    if game_id is None:
        return None
    try:
        return await bot.service.view(game_id, player_of(interaction))
    except (RuleError, StoreRefusal):
        return None


def _choices(bot: DixitBot, cards: dict[int, CardId], typed: object) -> Choices:
    """Numbers with what the card shows, so that a screen reader's user can choose too."""
    found = []
    for number, card in cards.items():
        known = bot.shelf.find(card)
        name = f"{number} · {known.alt}" if known and known.alt else str(number)
        if str(typed) in name:
            found.append(app_commands.Choice(name=name[:100], value=number))
    return found[:MOST]


def suggest_own_cards(bot: DixitBot, name: str) -> None:
    """Offer the cards of the typer's own hand."""
    command = bot.slash.get_command(name)
    assert isinstance(command, app_commands.Command)

    async def suggest(interaction: Interaction, typed: int) -> Choices:
        view = await _view(bot, interaction)
        return _choices(bot, dict(enumerate(view.hand or (), start=1)) if view else {}, typed)

    command.autocomplete("card")(suggest)  # type: ignore[arg-type]  # an integer option types ints


def suggest_slots(bot: DixitBot, name: str, *options: str) -> None:
    """Offer the cards of the table."""
    command = bot.slash.get_command(name)
    assert isinstance(command, app_commands.Command)

    async def suggest(interaction: Interaction, typed: int) -> Choices:
        view = await _view(bot, interaction)
        if view is None:
            return []
        slots = view.votable if name == "vote" else range(1, len(view.table.table) + 1)
        return _choices(bot, {slot: view.table.table[slot - 1] for slot in slots}, typed)

    for option in options:
        command.autocomplete(option)(suggest)  # type: ignore[arg-type]

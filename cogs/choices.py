"""What people may choose from, and that what comes back was among it.

Discord shows these choices and checks them, but an older client or a forged request sends what it
likes: what was not offered is refused with a sentence. While a person types, Discord asks for
suggestions: decks by name, cards of the hand or of the table by number.
"""

from collections.abc import Callable, Collection, Iterable, Mapping
from dataclasses import replace
from typing import Any, TypeVar, assert_never

import discord
from discord import app_commands

from bot.client import DixitBot
from bot.gateway.errors import PlainRefusal
from bot.gateway.slash import said
from bot.limits import LONGEST_LABEL, MOST_CHOICES
from bot.preferences import (
    CALLED,
    HANDS,
    PACE,
    RULES,
    OneOf,
    PersonSettings,
    ServerSettings,
    SettingKind,
    kinds_of,
)
from bot.rules.decks import is_made_here
from bot.rules.editions import EDITIONS, Edition
from bot.rules.errors import Refusal, RuleError
from bot.rules.ids import CardId
from bot.rules.model import Pace
from bot.rules.player_views import PlayerView, player_view
from bot.store import StoreRefusal
from bot.text import Words, library
from bot.ui.names import quote
from bot.ui.settings import AUTOMATIC, MIXED
from cogs.base import Interaction, player_of
from cogs.channels import toggled

LONGEST_NUMBER = 6  # digits

Suggestions = list[app_commands.Choice[str]]
CardSuggestions = list[app_commands.Choice[int]]
Cards = Callable[[PlayerView], dict[int, CardId]]
Settings = TypeVar("Settings", ServerSettings, PersonSettings)


def choices_of(kind: OneOf) -> Suggestions:
    """Return the values of a setting, by their words."""
    return [
        app_commands.Choice(name=said(key), value=str(value)) for value, key in kind.values.items()
    ]


RULE_CHOICES, PACE_CHOICES, HAND_CHOICES = map(choices_of, (RULES, PACE, HANDS))
LANGUAGE_CHOICES = [
    app_commands.Choice(name=said("language-auto"), value=AUTOMATIC),
    *(app_commands.Choice(name=name, value=code) for code, name in library().names.items()),
]


async def changed(
    interaction: Interaction, old: Settings, chosen: Iterable[tuple[str, Any]]
) -> Settings:
    """Return settings with the chosen values, by name; None leaves a setting as it is.

    Raise a refusal if a value was not offered.
    """
    new, kinds = old, kinds_of(type(old))
    for name, value in chosen:
        if value is not None:
            kept = await _checked(interaction, kinds[name], getattr(new, name), value)
            new = replace(new, **{name: kept})
    return new


async def _checked(
    interaction: Interaction, kind: SettingKind | OneOf, old: Any, chosen: Any
) -> Any:
    """Return what a setting becomes when this is chosen for it."""
    match kind:
        case SettingKind.YES_NO:
            return chosen
        case SettingKind.LANGUAGE:
            offered(chosen, (AUTOMATIC, *interaction.client.parts.library.languages))
            return None if chosen == AUTOMATIC else chosen
        case SettingKind.DECKS:
            return await wanted_decks(interaction.client, interaction, chosen)
        case SettingKind.CHANNELS:
            return toggled(interaction, old, chosen.id)
        case OneOf(or_role=True) if isinstance(chosen, discord.Role):
            if kind == CALLED and chosen.is_default():
                raise PlainRefusal("error-no-everyone")
            return str(chosen.id)
        case OneOf():
            offered(chosen, kind.values)
            return next(value for value in kind.values if value == chosen)  # a Pace stays one
    assert_never(kind)


def rule_set(key: str) -> Edition:
    """Return the rule set that was chosen."""
    if key not in EDITIONS:
        raise RuleError(Refusal.UNKNOWN_RULES)
    return EDITIONS[key]


def pace_of(value: str) -> Pace:
    """Return the pace that was chosen."""
    return Pace(offered(value, tuple(Pace)))


def offered(value: str, choices: Collection[str]) -> str:
    """Return this choice; raise a refusal if it was not offered."""
    if value not in choices:
        raise PlainRefusal("error-not-offered")
    return value


async def wanted_decks(
    bot: DixitBot, interaction: discord.Interaction, wanted: str | None
) -> tuple[str, ...]:
    """Return the deck that was typed, in a tuple; empty for none, or for all of ours mixed."""
    if not wanted or wanted == MIXED:
        return ()
    await check_decks(bot, interaction, (wanted,))
    return (wanted,)


async def check_decks(
    bot: DixitBot, interaction: discord.Interaction, wanted: tuple[str, ...]
) -> None:
    """Raise a refusal for decks that this server cannot choose, or not any more."""
    shelf = await deck_names(bot, interaction)
    for deck in wanted:
        if deck not in shelf:
            raise unknown_deck(deck, tuple(quote(known) for known in shelf.values()))


def unknown_deck(wanted: str, there: tuple[str, ...]) -> PlainRefusal:
    """Return the refusal of a deck that does not exist here."""
    if is_made_here(wanted):  # chosen in a list that was shown before it was removed
        return PlainRefusal("error-deck-removed", decks=there)
    return PlainRefusal("error-unknown-deck", deck=quote(wanted[:LONGEST_LABEL]), decks=there)


def small_number(text: str) -> int:
    """Return the number that a person typed, in the digits of any script."""
    text = text.strip()
    if not text.isdecimal() or len(text) > LONGEST_NUMBER:
        raise PlainRefusal("error-not-a-number", text=quote(text[:20]))
    return int(text)


async def suggest_decks(interaction: Interaction, typed: str) -> Suggestions:
    """Return the decks on the shelf that match what was typed so far."""
    bot = interaction.client
    names = await deck_names(bot, interaction)
    if len(bot.parts.shelf.default) > 1:
        names = {MIXED: (await bot.parts.presenter.words_for(interaction))("deck-mixed"), **names}
    return matching(names, typed)


async def deck_names(bot: DixitBot, interaction: discord.Interaction) -> dict[str, str]:
    """Return the decks this server can choose, by id, with their names in the reader's language."""
    guild_id = interaction.guild_id or 0
    await bot.parts.presenter.know(guild_id)
    words = await bot.parts.presenter.words_for(interaction)
    return {deck.id: deck.name for deck in bot.parts.presenter.decks_for(guild_id, words.language)}


def matching(names: Mapping[str, str], typed: str) -> Suggestions:
    """Return those of these decks, named by id, whose names match what was typed so far."""
    found = [id_ for id_, name in names.items() if typed.lower() in name.lower()]
    return [
        app_commands.Choice(name=names[id_][:LONGEST_LABEL], value=id_)
        for id_ in found[:MOST_CHOICES]
    ]


async def _suggest_cards(interaction: Interaction, typed: str, of: Cards) -> CardSuggestions:
    """Return the cards that the typing player may know; none unless they play in this channel."""
    bot = interaction.client
    game_id = await bot.parts.store.find_live(interaction.channel_id or 0)
    if game_id is None:
        return []
    try:
        stored = await bot.parts.service.load(game_id)
        cards = of(player_view(stored.game, player_of(interaction)))
    except (RuleError, StoreRefusal):
        return []
    words = await bot.parts.presenter.words_for(interaction, stored)
    return _card_choices(bot, cards, typed, words)


def _card_choices(
    bot: DixitBot, cards: dict[int, CardId], typed: str, words: Words
) -> CardSuggestions:
    """Return numbers with what the card shows, so that a screen reader's user can choose too."""
    found = []
    for number, card in cards.items():
        described = bot.parts.presenter.describe(card, words.language)
        name = f"{number} · {described}" if described else str(number)
        if str(typed) in name:
            found.append(app_commands.Choice(name=name[:LONGEST_LABEL], value=number))
    return found[:MOST_CHOICES]


def _hand(view: PlayerView) -> dict[int, CardId]:
    return dict(enumerate(view.hand or (), start=1))


def _on_table(view: PlayerView) -> dict[int, CardId]:
    return dict(enumerate(view.table.table, start=1))


def _votable(view: PlayerView) -> dict[int, CardId]:
    return {slot: view.table.table[slot - 1] for slot in view.votable}


async def suggest_hand(interaction: Interaction, typed: str) -> CardSuggestions:
    """Return the cards of the typing player's hand that match."""
    return await _suggest_cards(interaction, typed, _hand)


async def suggest_votable(interaction: Interaction, typed: str) -> CardSuggestions:
    """Return the cards of the table that match and that the typing player may vote for."""
    return await _suggest_cards(interaction, typed, _votable)


async def suggest_table(interaction: Interaction, typed: str) -> CardSuggestions:
    """Return the cards of the table that match."""
    return await _suggest_cards(interaction, typed, _on_table)

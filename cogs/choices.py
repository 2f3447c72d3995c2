"""What people may choose from, and that what comes back was among it.

Discord shows these choices and checks them, but an older client or a forged request sends what it
likes: whatever was not offered is refused with a sentence.
"""

from collections.abc import Collection

from discord import app_commands

from bot.gateway.client import DixitBot
from bot.gateway.errors import PlainRefusal
from bot.gateway.slash import said
from bot.rules.errors import Refusal, RuleError
from bot.rules.model import Pace
from bot.rules.rulesets import RULE_SETS, RuleSet
from bot.text import library
from bot.ui.names import quote
from cogs.base import Interaction

AUTOMATIC = "auto"
HANDS = ("dm", "button")
STARTERS = ("everyone", "managers")
MOST = 25
LONGEST_NAME = 100
LONGEST_NUMBER = 6  # digits

Suggestions = list[app_commands.Choice[str]]

RULE_CHOICES = [app_commands.Choice(name=said(f"rules-{key}"), value=key) for key in RULE_SETS]
PACE_CHOICES = [app_commands.Choice(name=said(f"pace-{pace}"), value=pace.value) for pace in Pace]
HAND_CHOICES = [app_commands.Choice(name=said(f"hands-{way}"), value=way) for way in HANDS]
STARTER_CHOICES = [app_commands.Choice(name=said(f"starters-{who}"), value=who) for who in STARTERS]
LANGUAGE_CHOICES = [
    app_commands.Choice(name=said("language-auto"), value=AUTOMATIC),
    *(app_commands.Choice(name=name, value=code) for code, name in library().names.items()),
]


def rule_set(key: str) -> RuleSet:
    """The rule set that was chosen."""
    if key not in RULE_SETS:
        raise RuleError(Refusal.UNKNOWN_RULES)
    return RULE_SETS[key]


def pace_of(value: str) -> Pace:
    """The pace that was chosen."""
    return Pace(offered(value, tuple(Pace)))


def offered(value: str, choices: Collection[str]) -> str:
    """This choice, if it was offered."""
    if value not in choices:
        raise PlainRefusal("error-not-offered")
    return value


async def check_decks(bot: DixitBot, guild_id: int, wanted: tuple[str, ...]) -> None:
    """Refuse decks that this server cannot choose, or not any more."""
    await bot.readers.know(guild_id)
    shelf = {deck.id: deck.name for deck in bot.readers.decks_for(guild_id)}
    for deck in wanted:
        if deck not in shelf:
            names = tuple(quote(known) for known in shelf.values())
            raise PlainRefusal("error-unknown-deck", deck=quote(deck[:LONGEST_NAME]), decks=names)


def small_number(text: str) -> int:
    """A number that somebody wrote, in the digits of any script."""
    text = text.strip()
    if not text.isdecimal() or len(text) > LONGEST_NUMBER:
        raise PlainRefusal("error-not-a-number", text=quote(text[:20]))
    return int(text)


def suggest_decks(bot: DixitBot, name: str) -> None:
    """Offer the decks on the shelf while somebody types."""
    command = bot.slash.get_command(name)
    assert isinstance(command, app_commands.Command)

    async def suggest(interaction: Interaction, typed: str) -> Suggestions:
        guild_id = interaction.guild_id or 0
        await bot.readers.know(guild_id)
        decks = bot.readers.decks_for(guild_id)
        found = [deck for deck in decks if typed.lower() in deck.name.lower()]
        return [
            app_commands.Choice(name=deck.name[:LONGEST_NAME], value=deck.id)
            for deck in found[:MOST]
        ]

    command.autocomplete("deck")(suggest)

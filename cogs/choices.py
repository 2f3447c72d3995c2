"""What people can choose in commands and menus: decks, cards, times, zones, channels, settings.

Suggests values while a person types, reads what they typed, and checks that a chosen value was
offered. Discord checks choices too, but an older client or a forged request can send any value; one
that was not offered is refused.
"""

from collections.abc import Callable, Collection, Iterable, Mapping
from dataclasses import replace
from datetime import datetime
from itertools import islice
from typing import Any, TypeVar, assert_never

import discord
from discord import app_commands

from bot.client import DixitBot
from bot.gateway.errors import PlainRefusal
from bot.gateway.people import player_of
from bot.gateway.permissions import is_outside
from bot.gateway.slash import translatable
from bot.limits import LONGEST_LABEL, MOST_CHOICES
from bot.preferences import (
    CALLED,
    HANDS,
    PACE,
    RULES,
    Notices,
    OneOf,
    PersonSettings,
    ServerSettings,
    SettingKind,
    kinds_of,
)
from bot.rules.editions import EDITIONS, Edition
from bot.rules.errors import Refusal, RuleError
from bot.rules.ids import CardId, is_made_here
from bot.rules.model import Pace
from bot.rules.player_views import PlayerView, player_view
from bot.store import StoreRefusal
from bot.text import FALLBACK, Words, library
from bot.times import (
    DAY,
    DEFAULT_ZONE,
    HOUR,
    MINUTE,
    NotATime,
    TimeWords,
    clock_in,
    read_hours,
    read_moment,
    zone_named,
    zone_of,
    zones_like,
)
from bot.ui.names import quote
from bot.ui.settings import AUTOMATIC, MIXED
from cogs.base import Interaction

LONGEST_NUMBER = 6  # digits
LONGEST_TIME = 60  # characters of an unreadable text that a refusal repeats
OFFERED_TIMES = ("in 30 min", "in 1 h", "in 2 h", "20:00", "21:00", "tomorrow 20:00")
"""Times that are offered before anything is typed, as they are read in English."""
PLAYABLE = [
    discord.ChannelType.text,
    discord.ChannelType.news,
    discord.ChannelType.voice,
    discord.ChannelType.stage_voice,
    discord.ChannelType.forum,
]

Suggestions = list[app_commands.Choice[str]]
CardSuggestions = list[app_commands.Choice[int]]
Cards = Callable[[PlayerView], dict[int, CardId]]
Settings = TypeVar("Settings", ServerSettings, PersonSettings, Notices)
NO_HOURS = ("", "off", "none", "no", "-", "0")
"""What people write for no quiet hours."""


def choices_of(kind: SettingKind | OneOf) -> Suggestions:
    """Return the values of a setting as choices of a command, with translated names.

    Return an empty list for a setting whose values are not a fixed list.
    """
    if kind is SettingKind.LANGUAGE:
        spoken = library().names.items()
        automatic = app_commands.Choice(name=translatable("language-auto"), value=AUTOMATIC)
        return [automatic, *(app_commands.Choice(name=name, value=code) for code, name in spoken)]
    if not isinstance(kind, OneOf):
        return []
    named = ({AUTOMATIC: kind.unset} if kind.unset else {}) | dict(kind.values)
    return [
        app_commands.Choice(name=translatable(key), value=str(value))
        for value, key in named.items()
    ]


RULE_CHOICES, PACE_CHOICES, HAND_CHOICES = map(choices_of, (RULES, PACE, HANDS))


async def with_changes(
    interaction: Interaction, old: Settings, chosen: Iterable[tuple[str, Any]]
) -> Settings:
    """Return a copy of the settings with the chosen values, which are pairs of name and value.

    A value of None keeps the old one, and names of other settings are left out. Raise a refusal if
    a value was not offered.
    """
    new, kinds = old, kinds_of(type(old))
    for name, value in chosen:
        if value is not None and name in kinds:
            kept = await _new_value(interaction, kinds[name], getattr(new, name), value)
            new = replace(new, **{name: kept})
    return new


async def _new_value(
    interaction: Interaction, kind: SettingKind | OneOf, old: Any, chosen: Any
) -> Any:
    """Return the new value of a setting; raise a refusal if the chosen one was not offered."""
    match kind:
        case SettingKind.YES_NO:
            return chosen
        case SettingKind.LANGUAGE:
            check_offered(chosen, (AUTOMATIC, *interaction.client.parts.library.languages))
            return None if chosen == AUTOMATIC else chosen
        case SettingKind.DECKS:
            return await _decks(interaction, chosen)
        case SettingKind.CHANNELS:
            return _channels(interaction, old, chosen)
        case SettingKind.ZONE:
            return _zone(chosen)
        case SettingKind.HOURS:
            return _hours(chosen)
        case OneOf():
            return _one_of(kind, chosen)
    assert_never(kind)


def _one_of(kind: OneOf, chosen: str | discord.Role) -> str | None:
    """Return the new value of a setting with listed values; None if it was unset.

    Raise a refusal if the value is not listed.
    """
    if kind.or_role and isinstance(chosen, discord.Role):
        if kind == CALLED and chosen.is_default():
            raise PlainRefusal("error-no-everyone")
        return str(chosen.id)
    if kind.unset and chosen == AUTOMATIC:
        return None
    check_offered(str(chosen), kind.values)
    # The key itself is kept and not the equal text, so that a Pace stays a Pace.
    return next(value for value in kind.values if value == chosen)


async def _decks(interaction: Interaction, chosen: str | tuple[str, ...]) -> tuple[str, ...]:
    """Return the chosen decks: one from a command's option, or all that a menu has selected."""
    if isinstance(chosen, str):
        return await wanted_decks(interaction.client, interaction, chosen)
    await check_decks(interaction.client, interaction, chosen)
    return chosen


def _channels(
    interaction: Interaction,
    old: tuple[int, ...],
    chosen: app_commands.AppCommandChannel | tuple[str, ...],
) -> tuple[int, ...]:
    """Return the chosen channels; a command's option adds or removes one, a menu selects all."""
    if not isinstance(chosen, tuple):
        return toggled(interaction, old, chosen.id)
    # Channels that the bot can no longer view stay chosen, though the menu cannot list them.
    there = [str(channel.id) for channel in playable(interaction.guild)] + [*map(str, old)]
    return tuple(int(check_offered(one, there)) for one in chosen)


def _zone(text: str) -> str | None:
    """Return the typed time zone, None for an empty text; raise a refusal if there is none."""
    found = zone_named(text)
    if text.strip() and found is None:
        raise PlainRefusal("error-zone", text=quote(text[:LONGEST_TIME]))
    return found


def _hours(text: str) -> str | None:
    """Return the typed hours, or None to turn them off; raise a refusal if unreadable."""
    if text.strip().lower() in NO_HOURS:
        return None
    found = read_hours(text)
    if found is None:
        raise PlainRefusal("error-hours", text=quote(text[:LONGEST_TIME]))
    return found


def rule_set(key: str) -> Edition:
    """Return the rule set with this key; raise ``RuleError`` if there is none."""
    if key not in EDITIONS:
        raise RuleError(Refusal.UNKNOWN_RULES)
    return EDITIONS[key]


def pace_of(value: str) -> Pace:
    """Return the pace that was chosen; raise a refusal if it was not offered."""
    return Pace(check_offered(value, tuple(Pace)))


def check_offered(value: str, choices: Collection[str]) -> str:
    """Return the value if it is among the choices; raise a refusal otherwise."""
    if value not in choices:
        raise PlainRefusal("error-not-offered")
    return value


async def wanted_decks(
    bot: DixitBot, interaction: discord.Interaction, wanted: str | None
) -> tuple[str, ...]:
    """Return the chosen deck in a tuple; an empty tuple for no choice or the mix of all decks.

    A deck may be typed by its name in the reader's language, or by its id, and the mix by its name.
    Raise a refusal if this server has no such deck.
    """
    if not wanted or wanted == MIXED:
        return ()
    names, typed = await _offered_decks(bot, interaction), wanted.strip().casefold()
    for deck, name in names.items():
        if wanted == deck or typed in (name.casefold(), deck.casefold()):
            return () if deck == MIXED else (deck,)
    raise unknown_deck(wanted, tuple(map(quote, names.values())))


async def check_decks(
    bot: DixitBot, interaction: discord.Interaction, wanted: tuple[str, ...]
) -> None:
    """Raise a refusal if this server cannot choose one of these decks, or no longer can."""
    shelf = await deck_names(bot, interaction)
    for deck in wanted:
        if deck not in shelf:
            raise unknown_deck(deck, tuple(map(quote, shelf.values())))


def unknown_deck(wanted: str, there: tuple[str, ...]) -> PlainRefusal:
    """Return the refusal for a deck that this server does not have; ``there`` are those it has."""
    # The id of a server's deck comes from a list that was shown before the deck was removed.
    if is_made_here(wanted):
        return PlainRefusal("error-deck-removed", decks=there)
    return PlainRefusal("error-unknown-deck", deck=quote(wanted[:LONGEST_LABEL]), decks=there)


def small_number(text: str) -> int:
    """Return the number that was typed in digits of any script; raise a refusal if it isn't one."""
    text = text.strip()
    if not text.isdecimal() or len(text) > LONGEST_NUMBER:
        raise PlainRefusal("error-not-a-number", text=quote(text[:20]))
    return int(text)


async def suggest_decks(interaction: Interaction, typed: str) -> Suggestions:
    """Return suggestions of decks whose names contain what was typed so far."""
    return matching(await _offered_decks(interaction.client, interaction), typed)


async def _offered_decks(bot: DixitBot, interaction: discord.Interaction) -> dict[str, str]:
    """Return the decks' names by id, after that of the mix if the bot has several of its own."""
    names = await deck_names(bot, interaction)
    if len(bot.parts.shelf.default) > 1:
        names = {MIXED: (await bot.parts.presenter.words_for(interaction))("deck-mixed"), **names}
    return names


async def deck_names(bot: DixitBot, interaction: discord.Interaction) -> dict[str, str]:
    """Return the names of the decks this server can choose, by id, in the reader's language."""
    guild_id = interaction.guild_id or 0
    await bot.parts.presenter.load_decks(guild_id)
    words = await bot.parts.presenter.words_for(interaction)
    return {deck.id: deck.name for deck in bot.parts.presenter.decks_for(guild_id, words.language)}


def matching(names: Mapping[str, str], typed: str) -> Suggestions:
    """Return suggestions of the decks whose names contain what was typed; ``names`` are by id."""
    return _as_suggestions(
        {id_: name for id_, name in names.items() if typed.lower() in name.lower()}
    )


def _as_suggestions(names: Mapping[str, str]) -> Suggestions:
    """Return the first of these values as suggestions, as many as Discord shows."""
    return [
        app_commands.Choice(name=name[:LONGEST_LABEL], value=value)
        for value, name in islice(names.items(), MOST_CHOICES)
    ]


async def _suggest_cards(interaction: Interaction, typed: str, of: Cards) -> CardSuggestions:
    """Return suggestions of the cards that ``of`` selects; empty for a person who isn't playing."""
    bot = interaction.client
    game_id = await bot.parts.store.find_live(interaction.channel_id or 0)
    if game_id is None:
        return []
    try:
        stored = await bot.parts.service.load(game_id)
        cards = of(player_view(stored.game, player_of(interaction)))
    except (RuleError, StoreRefusal):  # suggestions cannot show a refusal; the command will
        return []
    bot.parts.presenter.note_game(interaction, stored)
    words = await bot.parts.presenter.words_for(interaction)
    return _card_choices(bot, cards, typed, words)


def _card_choices(
    bot: DixitBot, cards: dict[int, CardId], typed: str, words: Words
) -> CardSuggestions:
    """Return the cards whose number or description contains what was typed, as choices."""
    found = []
    for number, card in cards.items():
        described = bot.parts.presenter.describe(card, words.language)
        name = f"{number} · {described}" if described else str(number)
        if str(typed).casefold() in name.casefold():
            found.append(app_commands.Choice(name=name[:LONGEST_LABEL], value=number))
    return found[:MOST_CHOICES]


def _hand(view: PlayerView) -> dict[int, CardId]:
    return dict(enumerate(view.hand or (), start=1))


def _on_table(view: PlayerView) -> dict[int, CardId]:
    return dict(enumerate(view.table.table, start=1))


def _votable(view: PlayerView) -> dict[int, CardId]:
    return {slot: view.table.table[slot - 1] for slot in view.votable}


async def suggest_hand(interaction: Interaction, typed: str) -> CardSuggestions:
    """Return suggestions from the hand of the player who types."""
    return await _suggest_cards(interaction, typed, _hand)


async def suggest_votable(interaction: Interaction, typed: str) -> CardSuggestions:
    """Return suggestions from the cards that the player who types may vote for."""
    return await _suggest_cards(interaction, typed, _votable)


async def suggest_table(interaction: Interaction, typed: str) -> CardSuggestions:
    """Return suggestions from all cards of the table."""
    return await _suggest_cards(interaction, typed, _on_table)


async def moment_of(interaction: Interaction, text: str) -> float:
    """Return the typed moment in seconds since 1970.

    Raise a refusal that says what is wrong with the text, or that a time zone is needed.
    """
    words, person = await _reader_of_times(interaction)
    try:
        return read_moment(text, interaction.client.parts.clock(), person.zone, words)
    except NotATime as wrong:
        written = quote(text[:LONGEST_TIME])
        raise PlainRefusal(f"error-time-{wrong.why}", text=written) from wrong


async def suggest_times(interaction: Interaction, typed: str) -> Suggestions:
    """Return the typed time as it is understood, with its date and time zone.

    If nothing was typed, return common times.
    """
    spoken, person = await _reader_of_times(interaction)
    words = await interaction.client.parts.presenter.words_for(interaction)
    zone = person.zone or DEFAULT_ZONE
    now, found = interaction.client.parts.clock(), {}
    for text in (typed,) if typed.strip() else OFFERED_TIMES:
        try:
            moment = read_moment(text, now, zone, spoken)
        except NotATime:
            continue
        here = datetime.fromtimestamp(moment, zone_of(person.zone))
        when = f"{here:%Y-%m-%d %H:%M}"
        found[f"<t:{int(moment)}>"] = words("time-choice", when=when, zone=zone)
    return _as_suggestions(found)


async def suggest_zones(interaction: Interaction, typed: str) -> Suggestions:
    """Return matching time zones, each with the current time there."""
    now = interaction.client.parts.clock()
    found = zones_like(typed)[:MOST_CHOICES]
    return _as_suggestions(
        {zone: f"{zone.replace('_', ' ')} · {clock_in(zone, now)}" for zone in found}
    )


async def _reader_of_times(
    interaction: discord.Interaction[DixitBot],
) -> tuple[TimeWords, PersonSettings]:
    """Return the words for times in the caller's language, and the caller's settings."""
    parts = interaction.client.parts
    words = await parts.presenter.words_for(interaction)
    person = await parts.store.person(interaction.user.id)
    return time_words(words, parts.library(FALLBACK)), person


def time_words(words: Words, english: Words) -> TimeWords:
    """Return the words for times in the reader's language and in English; both are understood."""
    both = (english, words)

    def all_of(key: str) -> frozenset[str]:
        return frozenset(one for language in both for one in _listed(language, key))

    units = {"time-minutes": MINUTE, "time-hours": HOUR, "time-days": DAY}
    days = {"time-today": 0, "time-tomorrow": 1}
    return TimeWords(
        inside=all_of("time-in"),
        units={word: seconds for key, seconds in units.items() for word in all_of(key)},
        days={word: number for key, number in days.items() for word in all_of(key)},
        weekdays={
            word: number
            for language in both
            for number, names in enumerate(_listed(language, "time-weekdays"))
            for word in names.split()
        },
        evening=all_of("time-evening"),
        fillers=all_of("time-fillers"),
    )


def _listed(words: Words, key: str) -> list[str]:
    """Return the words in a comma-separated text, without its right-to-left mark."""
    listed = words(key).removeprefix(words.mark)
    return [one.strip().lower() for one in listed.split(",")]


def playable(guild: discord.Guild | None) -> list[discord.abc.GuildChannel]:
    """Return the channels in which games can be started, in Discord's order."""
    if guild is None:
        return []
    listed = [one for _, channels in guild.by_category() for one in channels]
    return [
        one for one in listed if one.type in PLAYABLE and one.permissions_for(guild.me).view_channel
    ]


class ChannelOption(app_commands.Transformer):
    """A command's option that takes a channel in which games can be started.

    Games are played in the channel itself, its threads or its posts. discord.py's own option is not
    used, because with forums it also offers media channels, which Discord allows in no option.
    """

    @property
    def type(self) -> discord.AppCommandOptionType:
        """Return the type of this option: a channel."""
        return discord.AppCommandOptionType.channel

    @property
    def channel_types(self) -> list[discord.ChannelType]:
        """Return the types of channels that Discord offers for this option."""
        return PLAYABLE

    async def transform(
        self, _: discord.Interaction, value: app_commands.AppCommandChannel
    ) -> app_commands.AppCommandChannel:
        """Return the chosen channel unchanged."""
        return value


PlayableChannel = app_commands.Transform[app_commands.AppCommandChannel, ChannelOption]


def existing_channels(
    interaction: discord.Interaction, channels: tuple[int, ...]
) -> tuple[int, ...]:
    """Return the channels of a server's setting that were not deleted since; empty means all.

    If all of them were deleted, games may be started everywhere.
    """
    guild = interaction.guild
    return tuple(one for one in channels if guild is None or guild.get_channel(one))


def toggled(
    interaction: discord.Interaction, channels: tuple[int, ...], channel_id: int
) -> tuple[int, ...]:
    """Return the channels with this one added, or removed if it was among them.

    Deleted channels are left out.
    """
    known = existing_channels(interaction, channels)
    if channel_id in known:
        return tuple(one for one in known if one != channel_id)
    return (*known, channel_id)


def check_channel(interaction: discord.Interaction, server: ServerSettings) -> None:
    """Raise a refusal if games may not be started here; threads follow their channel's setting.

    Also refuse a locked thread, unless the bot may manage threads, and a private thread that it is
    not in, because the game could not be shown there.
    """
    if is_outside(interaction.channel, interaction.app_permissions):
        raise PlainRefusal("error-mention-first", bot=f"<@{interaction.application_id}>")
    locked = isinstance(interaction.channel, discord.Thread) and interaction.channel.locked
    if locked and not interaction.app_permissions.manage_threads:
        raise PlainRefusal("error-thread-locked")
    known = existing_channels(interaction, server.channels)
    here = {interaction.channel_id, getattr(interaction.channel, "parent_id", None)}
    if known and not here.intersection(known):
        raise PlainRefusal("error-channel", channels=tuple(f"<#{one}>" for one in known))

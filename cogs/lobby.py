"""The lobby: opening a game, joining, choosing teams, beginning; rules are in ``rules_panel``."""

import discord
from discord import app_commands

from bot.gateway.client import DixitBot
from bot.gateway.errors import PlainRefusal
from bot.gateway.permissions import missing_for_thread, missing_here, named
from bot.gateway.presses import Press
from bot.gateway.slash import said
from bot.play.outcome import Outcome
from bot.rules import commands as do
from bot.rules.model import Phase
from bot.store import GameId, Place, ServerSettings, StoredGame
from bot.text import Words
from bot.ui.guide import guide
from cogs.base import Interaction, authority, player_of
from cogs.channels import check_channel
from cogs.choices import (
    PACE_CHOICES,
    RULE_CHOICES,
    check_decks,
    pace_of,
    rule_set,
    suggest_decks,
)
from cogs.rules_panel import RulesPanel

MOST_TEAMS = 6
LONGEST_NAME = 100  # of a thread


class LobbyCog(RulesPanel):
    """Everything before the cards are dealt."""

    def __init__(self, bot: DixitBot) -> None:
        super().__init__(bot)
        for name, callback in (
            ("start", self.start),
            ("join", self.join),
            ("begin", self.begin),
            ("team", self.team),
        ):
            self.command(name, callback)
        for verb, handler in (
            ("join", self.on_join),
            ("begin", self.on_begin),
            ("rules", self.on_rules),
            ("how", self.on_how),
            ("computers", self.on_computers),
            ("team", self.on_team),
            ("shuffle", self.on_shuffle),
            ("setrules", self.on_set_rules),
            ("setpace", self.on_set_pace),
            ("setdecks", self.on_set_decks),
            ("setend", self.on_set_end),
            ("setlanguage", self.on_set_language),
        ):
            self.on(verb, handler)

    @app_commands.rename(
        rules=said("option-rules"),
        goal=said("option-goal"),
        deck=said("option-deck"),
        pace=said("option-pace"),
        thread=said("option-thread"),
    )
    @app_commands.describe(
        rules=said("option-rules.about"),
        goal=said("option-goal.about"),
        deck=said("option-deck.about"),
        pace=said("option-pace.about"),
        thread=said("option-thread.about"),
    )
    @app_commands.choices(rules=RULE_CHOICES, pace=PACE_CHOICES)
    async def start(
        self,
        interaction: Interaction,
        rules: str | None = None,
        goal: int | None = None,
        deck: str | None = None,
        pace: str | None = None,
        thread: bool | None = None,
    ) -> None:
        """Open a lobby in this channel or thread, or in a thread of its own."""
        assert interaction.guild_id is not None
        server = await self.bot.store.server(interaction.guild_id)
        words = await self.words(interaction)
        self._check_place(interaction, server, words)
        place = Place(interaction.guild_id, interaction.channel_id or 0)
        decks = await self._decks(server, deck)
        time = pace_of(pace) if pace else server.pace
        host, rules = player_of(interaction), rules or server.rules
        self.bot.service.check_opening(host, rules, goal, decks, time)

        async def opening(game_id: GameId, place: Place) -> StoredGame:
            return await self.bot.service.open(
                place,
                host,
                server.language or words.language,
                rules=rules,
                until=goal,
                decks=decks,
                pace=time,
                interaction=interaction.id,
                game_id=game_id,
            )

        if self._wants_thread(interaction, thread, server, words):
            name = f"{words(f'rules-{rules}')} · {interaction.user.display_name}"
            await self.open_in_thread(interaction, place, name[:LONGEST_NAME], opening)
        else:
            await self.open_lobby(interaction, lambda game_id: opening(game_id, place))

    def _wants_thread(
        self,
        interaction: discord.Interaction,
        wish: bool | None,
        server: ServerSettings,
        words: Words,
    ) -> bool:
        """Whether to open a thread; a game that is started in a thread stays there."""
        wanted = server.threads if wish is None else wish
        if not wanted or isinstance(interaction.channel, discord.Thread):
            return False
        if not isinstance(interaction.channel, discord.TextChannel):
            if wish:
                raise PlainRefusal("error-no-thread-here")
            return False
        if missing := missing_for_thread(interaction):
            raise PlainRefusal("error-permissions", permissions=named(words, missing))
        return True

    def _check_place(
        self, interaction: discord.Interaction, server: ServerSettings, words: Words
    ) -> None:
        check_channel(interaction, server)
        missing = missing_here(interaction)
        if missing:
            raise PlainRefusal("error-permissions", permissions=named(words, missing))
        allowed = {"everyone": True, "managers": interaction.permissions.manage_guild}
        roles = getattr(interaction.user, "roles", ())
        has_role = any(str(role.id) == server.starters for role in roles)
        if not (allowed.get(server.starters, has_role) or interaction.permissions.manage_guild):
            raise PlainRefusal("error-may-not-start")

    async def _decks(self, server: ServerSettings, wanted: str | None) -> tuple[str, ...]:
        """A deck that is on the shelf, or what the server plays with; else the first one there.

        What a server has chosen for ever may be missing on this machine: the lobby says so.
        """
        if wanted:
            await check_decks(self.bot, server.guild_id, (wanted,))
            return (wanted,)
        await self.bot.readers.know(server.guild_id)
        return server.decks or self.bot.shelf.deck_ids[:1]

    async def join(self, interaction: Interaction) -> None:
        """Join the lobby, or be dealt in at the next round."""
        outcome = await self.play_here(interaction, do.Join(player_of(interaction)))
        await self.tell(interaction, _joined(outcome), outcome.stored)

    async def on_join(self, press: Press) -> None:
        """*Join*, in the lobby or while a game is running."""
        outcome = await self.play(press.interaction, press.game, do.Join(press.player))
        if outcome.stored.game.phase is Phase.LOBBY:
            await self.update(press, outcome, _joined(outcome))
        else:
            await self.tell(press.interaction, _joined(outcome), outcome.stored)

    async def begin(self, interaction: Interaction) -> None:
        """Deal the cards."""
        outcome = await self.play_here(interaction, do.Begin(authority(interaction), ()))
        await self.tell(interaction, "begun", outcome.stored)

    async def on_computers(self, press: Press) -> None:
        """*Add a computer player*, or one less."""
        command = do.SeatComputers(authority(press.interaction), int(press.argument))
        outcome = await self.play(press.interaction, press.game, command)
        await self.update(press, outcome, "computers-seated", count=command.count)

    async def on_begin(self, press: Press) -> None:
        """*Begin*."""
        command = do.Begin(authority(press.interaction), ())
        outcome = await self.play(press.interaction, press.game, command)
        await self.update(press, outcome, "begun")

    async def on_how(self, press: Press) -> None:
        """*How to play*: the guide of this game's rule set."""
        words = await self.words(press.interaction)
        await self.show(press.interaction, guide(words, rule_set(press.argument)))

    @app_commands.rename(number=said("option-team"))
    @app_commands.describe(number=said("option-team.about"))
    async def team(
        self, interaction: Interaction, number: app_commands.Range[int, 1, MOST_TEAMS]
    ) -> None:
        """Choose a team."""
        command = do.ChooseTeam(player_of(interaction), number)
        outcome = await self.play_here(interaction, command)
        await self.tell(interaction, "team-chosen", outcome.stored, number=number)

    async def on_team(self, press: Press) -> None:
        """A team from the menu."""
        number = int(press.values[0])
        command = do.ChooseTeam(press.player, number)
        outcome = await self.play(press.interaction, press.game, command)
        await self.update(press, outcome, "team-chosen", number=number)

    async def on_shuffle(self, press: Press) -> None:
        """*Shuffle teams*."""
        command = do.ShuffleTeams(authority(press.interaction))
        outcome = await self.play(press.interaction, press.game, command)
        await self.update(press, outcome, "teams-shuffled")


def _joined(outcome: Outcome) -> str:
    return "joined" if outcome.stored.game.phase is Phase.LOBBY else "joined-late"


async def setup(bot: DixitBot) -> None:
    """Let discord.py load this cog, with suggestions for the deck."""
    cog = LobbyCog(bot)
    await bot.add_cog(cog)
    suggest_decks(bot, "start")

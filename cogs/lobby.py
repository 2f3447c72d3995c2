"""The lobby: opening a game, joining, choosing rules and teams, beginning."""

from dataclasses import replace

import discord
from discord import app_commands

from bot.gateway.client import DixitBot
from bot.gateway.errors import PlainRefusal
from bot.gateway.permissions import missing_here
from bot.gateway.presses import Press
from bot.gateway.slash import said
from bot.rules import commands as do
from bot.rules.editions import EDITIONS
from bot.rules.model import Pace, Phase
from bot.rules.strategies import EveryoneTold
from bot.store import Place, ServerSettings
from bot.ui.guide import guide
from bot.ui.lobby import ending_form, rule_menus
from cogs.base import DixitCog, Interaction, authority, player_of

RULE_CHOICES = [app_commands.Choice(name=said(f"rules-{key}"), value=key) for key in EDITIONS]
PACE_CHOICES = [app_commands.Choice(name=said(f"pace-{pace}"), value=pace.value) for pace in Pace]
MOST_TEAMS = 6


class LobbyCog(DixitCog):
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
            ("team", self.on_team),
            ("shuffle", self.on_shuffle),
            ("setrules", self.on_set_rules),
            ("setpace", self.on_set_pace),
            ("setdecks", self.on_set_decks),
            ("setend", self.on_set_end),
        ):
            self.on(verb, handler)

    @app_commands.rename(
        rules=said("option-rules"),
        goal=said("option-goal"),
        deck=said("option-deck"),
        pace=said("option-pace"),
    )
    @app_commands.describe(
        rules=said("option-rules.about"),
        goal=said("option-goal.about"),
        deck=said("option-deck.about"),
        pace=said("option-pace.about"),
    )
    @app_commands.choices(rules=RULE_CHOICES, pace=PACE_CHOICES)
    async def start(
        self,
        interaction: Interaction,
        rules: str | None = None,
        goal: int | None = None,
        deck: str | None = None,
        pace: str | None = None,
    ) -> None:
        """Open a lobby in this channel or thread."""
        assert interaction.guild_id is not None
        server = await self.bot.store.server(interaction.guild_id)
        self._check_place(interaction, server)
        chosen = rules or server.rules
        by_turns = isinstance(EDITIONS[chosen].end, EveryoneTold)
        words = await self.words(interaction)
        place = Place(interaction.guild_id, interaction.channel_id or 0)
        decks = self._decks(deck, server)
        await self.open_lobby(
            interaction,
            lambda game_id: self.bot.service.open(
                place,
                player_of(interaction),
                server.language or words.language,
                rules=chosen,
                goal=None if by_turns else goal,
                turns=goal if by_turns else None,
                decks=decks,
                pace=Pace(pace) if pace else server.pace,
                interaction=interaction.id,
                game_id=game_id,
            ),
        )

    def _check_place(self, interaction: discord.Interaction, server: ServerSettings) -> None:
        missing = missing_here(interaction)
        if missing:
            raise PlainRefusal("error-permissions", permissions=", ".join(missing))
        allowed = {"everyone": True, "managers": interaction.permissions.manage_guild}
        roles = getattr(interaction.user, "roles", ())
        has_role = any(str(role.id) == server.starters for role in roles)
        if not (allowed.get(server.starters, has_role) or interaction.permissions.manage_guild):
            raise PlainRefusal("error-may-not-start")

    def _decks(self, deck: str | None, server: ServerSettings) -> tuple[str, ...]:
        shelf = self.bot.shelf.deck_ids
        wanted = (deck,) if deck else server.decks or shelf[:1]
        unknown = [name for name in wanted if name not in shelf]
        if unknown:
            raise PlainRefusal("error-unknown-deck", deck=unknown[0], decks=", ".join(shelf))
        return wanted

    async def join(self, interaction: Interaction) -> None:
        """Join the lobby, or be dealt in at the next round."""
        stored = await self.here(interaction)
        outcome = await self.play(
            interaction, stored.id, lambda game: self._joining(interaction, game.phase)
        )
        key = "joined" if outcome.stored.game.phase is Phase.LOBBY else "joined-late"
        await self.tell(interaction, key, outcome.stored)

    async def on_join(self, press: Press) -> None:
        """*Join*, in the lobby or while a game is running."""
        outcome = await self.play(
            press.interaction,
            press.game,
            lambda game: self._joining(press.interaction, game.phase),
        )
        if outcome.stored.game.phase is Phase.LOBBY:
            await self.update(press, outcome, "joined")
        else:
            await self.tell(press.interaction, "joined-late", outcome.stored)

    def _joining(self, interaction: discord.Interaction, phase: Phase) -> do.Command:
        player = player_of(interaction)
        return do.Join(player) if phase is Phase.LOBBY else do.JoinLate(player)

    async def begin(self, interaction: Interaction) -> None:
        """Deal the cards."""
        stored = await self.here(interaction)
        outcome = await self.play(interaction, stored.id, do.Begin(authority(interaction), ()))
        await self.tell(interaction, "begun", outcome.stored)

    async def on_begin(self, press: Press) -> None:
        """*Begin*."""
        command = do.Begin(authority(press.interaction), ())
        outcome = await self.play(press.interaction, press.game, command)
        await self.update(press, outcome, "begun")

    async def on_how(self, press: Press) -> None:
        """*How to play*: the guide of this game's rule set."""
        words = await self.words(press.interaction)
        await self.show(press.interaction, guide(words, press.argument))

    async def on_rules(self, press: Press) -> None:
        """*Change rules*: a private panel, for the host."""
        stored = await self.bot.service.load(press.game)
        if authority(press.interaction) not in (None, stored.game.host):
            raise PlainRefusal("error-not-host", host=f"<@{stored.game.host}>")
        words = await self.words(press.interaction, stored)
        context = self.bot.readers.context(stored)
        await self.show(
            press.interaction, rule_menus(words, press.game, context.table, context.decks)
        )

    async def on_set_rules(self, press: Press) -> None:
        """Another rule set."""
        await self._configure(press, do.Configure(None, rules=press.values[0]))

    async def on_set_pace(self, press: Press) -> None:
        """Another pace."""
        await self._configure(press, do.Configure(None, pace=Pace(press.values[0])))

    async def on_set_decks(self, press: Press) -> None:
        """Other decks."""
        await self._configure(press, do.Configure(None, decks=press.values))

    async def on_set_end(self, press: Press) -> None:
        """Another goal or number of turns: first the form, then its answer."""
        stored = await self.bot.service.load(press.game)
        words = await self.words(press.interaction, stored)
        if not press.is_form:
            context = self.bot.readers.context(stored)
            await self.ask(press.interaction, ending_form(words, press.game, context.table))
            return
        text = press.fields.get("number", "").strip()
        if not text.isdecimal():
            raise PlainRefusal("error-not-a-number", text=text[:20])
        by_turns = isinstance(EDITIONS[stored.game.rules].end, EveryoneTold)
        option = "turns" if by_turns else "goal"
        await self._configure(press, do.Configure(None, **{option: int(text)}))  # type: ignore[arg-type]

    async def _configure(self, press: Press, change: do.Configure) -> None:
        change = replace(change, by=authority(press.interaction))
        outcome = await self.play(press.interaction, press.game, change)
        words = await self.words(press.interaction, outcome.stored)
        context = self.bot.readers.context(outcome.stored)
        panel = rule_menus(words, press.game, context.table, context.decks)
        await self.show(press.interaction, panel)

    @app_commands.rename(number=said("option-team"))
    @app_commands.describe(number=said("option-team.about"))
    async def team(
        self, interaction: Interaction, number: app_commands.Range[int, 1, MOST_TEAMS]
    ) -> None:
        """Choose a team."""
        stored = await self.here(interaction)
        command = do.ChooseTeam(player_of(interaction), number)
        outcome = await self.play(interaction, stored.id, command)
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


async def setup(bot: DixitBot) -> None:
    """Let discord.py load this cog, with suggestions for the deck."""
    cog = LobbyCog(bot)
    await bot.add_cog(cog)
    suggest_decks(bot, "start")


def suggest_decks(bot: DixitBot, name: str) -> None:
    """Offer the decks on the shelf while somebody types."""
    command = bot.slash.get_command(name)
    assert isinstance(command, app_commands.Command)

    async def suggest(_: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        found = [deck for deck in bot.readers.decks if typed.lower() in deck.name.lower()]
        return [app_commands.Choice(name=deck.name, value=deck.id) for deck in found[:25]]

    command.autocomplete("deck")(suggest)

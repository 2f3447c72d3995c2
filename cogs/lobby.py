"""The lobby: opening a game, joining, choosing teams and rules, beginning."""

from dataclasses import replace
from typing import cast

import discord
from discord import app_commands

from bot.gateway.errors import PlainRefusal
from bot.gateway.people import player_of
from bot.gateway.permissions import missing_for_thread, missing_here, named
from bot.gateway.presses import Press, press
from bot.gateway.slash import slash_command
from bot.limits import LONGEST_LABEL
from bot.play.service import Outcome
from bot.rules import commands as do
from bot.rules.ids import Skill
from bot.rules.model import Phase
from bot.rules.views import table_view
from bot.store import GameId, Place, ServerSettings, StoredGame
from bot.text import Words
from bot.ui.help import guide
from bot.ui.house import PAGE, house_page
from bot.ui.ids import PressId
from bot.ui.lobby import ending_form, language_menu, rule_menus
from cogs.base import DixitCog, Interaction, authority, is_among
from cogs.choices import (
    PACE_CHOICES,
    RULE_CHOICES,
    check_channel,
    check_decks,
    check_offered,
    moment_of,
    pace_of,
    rule_set,
    small_number,
    suggest_decks,
    suggest_times,
    wanted_decks,
)

MOST_TEAMS = 6  # of two, in the largest game


class RulesCog(DixitCog):
    """Runs the private *Change rules* panel, in which a host configures a lobby."""

    @press("rules")
    async def on_rules(self, press: Press) -> None:
        """Open the private *Change rules* panel for the host."""
        stored = await self.check(press, do.Configure(authority(press.interaction)))
        await self._show_panel(press, stored)

    @press("setrules")
    async def on_set_rules(self, press: Press) -> None:
        """Change the rule set, and show the panel."""
        await self._configure(press, do.Configure(None, rules=press.values[0]))

    @press("setpace")
    async def on_set_pace(self, press: Press) -> None:
        """Change the pace, and show the panel."""
        await self._configure(press, do.Configure(None, pace=pace_of(press.values[0])))

    @press("setdecks")
    async def on_set_decks(self, press: Press) -> None:
        """Change the decks, and show the panel; raise a refusal if the server has no such deck."""
        await check_decks(self.bot, press.interaction, press.values)
        await self._configure(press, do.Configure(None, decks=press.values))

    @press("setend")
    async def on_set_end(self, press: Press) -> None:
        """Open the form for the goal or the number of rounds or turns; once submitted, apply it."""
        if press.field is not None:
            await self._configure(press, do.Configure(None, until=small_number(press.field)))
            return
        stored = await self.check(press, do.Configure(authority(press.interaction)))
        words = await self.words(press.interaction)
        context = self.bot.parts.presenter.context(stored)
        again = PressId("setend", press.game, press.number)
        form = ending_form(words, again, context.table)
        await self.open_form(press.interaction, form)

    @press("house")
    async def on_house(self, press: Press) -> None:
        """Show the panel's page of house rules."""
        stored = await self.check(press, do.Configure(authority(press.interaction)))
        await self._show_house(press, stored)

    @press("pickhouse")
    async def on_pick_house(self, press: Press) -> None:
        """Show the values of the picked house rule to choose from."""
        stored = await self.check(press, do.Configure(authority(press.interaction)))
        await self._show_house(press, stored, press.values[0])

    @press("sethouse")
    async def on_set_house(self, press: Press) -> None:
        """Change one house rule, and show its page in the panel."""
        house = {press.argument: press.values[0]}
        change = do.Configure(authority(press.interaction), house=house)
        outcome = await self.play(press.interaction, press.game, change)
        await self._show_house(press, outcome.stored, press.argument)

    @press("setevery")
    async def on_set_every(self, press: Press) -> None:
        """Switch between all cards and only as many as the original box holds."""
        await self._configure(press, do.Configure(None, every_card=press.argument == "on"))

    @press("setunseen")
    async def on_set_unseen(self, press: Press) -> None:
        """Turn *Unseen cards first* on or off."""
        await self._configure(press, do.Configure(None, unseen_first=press.argument == "on"))

    @press("setlanguage")
    async def on_set_language(self, press: Press) -> None:
        """Change the language of the game's public messages."""
        language = check_offered(press.values[0], self.bot.parts.library.languages)
        await self._configure(press, do.Configure(None), language)

    async def _configure(
        self, press: Press, change: do.Configure, language: str | None = None
    ) -> None:
        change = replace(change, by=authority(press.interaction))  # handlers leave this to here
        outcome = await self.play(press.interaction, press.game, change, language)
        if press.number == PAGE:
            await self._show_house(press, outcome.stored)
        else:
            await self._show_panel(press, outcome.stored)

    async def _show_house(
        self, press: Press, stored: StoredGame, picked: str | None = None
    ) -> None:
        words = await self.words(press.interaction)
        table = self.bot.parts.presenter.context(stored).table
        page = house_page(words, press.game, table, picked)
        await self.bot.parts.private_answers.show_rules(press.interaction, page, press.game)

    async def _show_panel(self, press: Press, stored: StoredGame) -> None:
        words = await self.words(press.interaction)
        context = self.bot.parts.presenter.context(stored)
        panel = rule_menus(words, press.game, context.table, context.list_decks(words.language))
        languages = language_menu(words, press.game, self.bot.parts.library.names, stored.language)
        page = panel.and_then(languages)
        await self.bot.parts.private_answers.show_rules(press.interaction, page, press.game)


class LobbyCog(DixitCog):
    """Opens lobbies, and handles everything until the cards are dealt."""

    @slash_command("start")
    @app_commands.choices(rules=RULE_CHOICES, pace=PACE_CHOICES)
    @app_commands.autocomplete(deck=suggest_decks, at=suggest_times)
    async def start(
        self,
        interaction: Interaction,
        rules: str | None = None,
        at: str | None = None,
        goal: int | None = None,
        deck: str | None = None,
        pace: str | None = None,
        thread: bool | None = None,
    ) -> None:
        """Open a lobby now or plan one, in this channel or thread or in a new thread."""
        assert interaction.guild_id is not None
        server = await self.bot.parts.store.server(interaction.guild_id)
        words = await self.words(interaction)
        self._check_place(interaction, server, words)
        here = Place(interaction.guild_id, interaction.channel_id or 0)
        decks = await self._decks(interaction, server, deck)
        chosen_pace = pace_of(pace) if pace else server.pace
        host, rules = player_of(interaction), rules or server.rules
        # Refused here, because ``opening`` runs only after a thread was created for the game.
        self.bot.parts.service.check_opening(host, rules, goal, decks, chosen_pace)
        opens_at = await moment_of(interaction, at) if at else None

        async def opening(game_id: GameId, place: Place) -> StoredGame:
            return await self.bot.parts.service.open(
                place,
                host,
                server.language or words.language,
                rules=rules,
                until=goal,
                decks=decks,
                pace=chosen_pace,
                opens_at=opens_at,
                interaction=interaction.id,
                game_id=game_id,
            )

        if self._wants_thread(interaction, thread, server, words):
            name = f"{words(f'rules-{rules}')} · {interaction.user.display_name}"
            await self.open_in_thread(interaction, here, name[:LONGEST_LABEL], opening)
        else:
            await self.open_lobby(interaction, lambda game_id: opening(game_id, here))

    def _wants_thread(
        self,
        interaction: discord.Interaction,
        wish: bool | None,
        server: ServerSettings,
        words: Words,
    ) -> bool:
        """Return whether to open a new thread for the game; False if this is a thread already.

        Raise a refusal if the caller asked for a thread where none is possible, or if the bot lacks
        permissions for it.
        """
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
        if not is_among(interaction, server.starters):
            raise PlainRefusal("error-may-not-start")

    async def _decks(
        self, interaction: Interaction, server: ServerSettings, wanted: str | None
    ) -> tuple[str, ...]:
        """Return the decks to play with: the typed one, else the server's, else the default ones.

        A deck in the server's settings may not exist any more; the lobby says so.
        """
        decks = await wanted_decks(self.bot, interaction, wanted)
        await self.bot.parts.presenter.load_decks(server.guild_id)
        if not wanted:
            decks = server.decks
        return decks or self.bot.parts.shelf.default

    @press("start")
    async def on_start(self, press: Press) -> None:
        """Open a lobby with the server's settings (*Start a game*)."""
        await self.start(cast("Interaction", press.interaction))

    @slash_command("join")
    async def join(self, interaction: Interaction) -> None:
        """Add the caller to the lobby, or to the running game from the next round on."""
        outcome = await self.play_here(interaction, do.Join(player_of(interaction)))
        await self.tell(interaction, _joined(outcome))

    @press("join")
    async def on_join(self, press: Press) -> None:
        """Add the presser to the lobby, or to the running game from the next round on."""
        outcome = await self.play(press.interaction, press.game, do.Join(press.player))
        if outcome.stored.game.phase is Phase.LOBBY:
            await self.update(press, outcome, _joined(outcome))
        else:
            await self.tell(press.interaction, _joined(outcome))

    @slash_command("begin")
    async def begin(self, interaction: Interaction) -> None:
        """Begin the game of this channel and deal the cards."""
        command = await self._beginning(interaction, await self.live_game_here(interaction))
        await self.play_here(interaction, command)
        await self.tell(interaction, "begun")

    async def _beginning(self, interaction: discord.Interaction, game_id: GameId) -> do.Begin:
        """Return the command that begins the game on behalf of the presser or caller.

        The rules accept it from the host or a moderator. Once the time of a planned lobby has come,
        any of its players may begin, because the host may be late.
        """
        stored = await self.load(interaction, game_id)
        is_time = stored.opens_at is not None and not stored.awaits_time
        if is_time and player_of(interaction) in stored.game.players:
            return do.Begin(None, ())
        return do.Begin(authority(interaction), ())

    @press("computers")
    async def on_computers(self, press: Press) -> None:
        """Set the number of computer players to the one that the pressed button carries."""
        command = do.SeatComputers(authority(press.interaction), int(press.argument))
        outcome = await self.play(press.interaction, press.game, command)
        await self.update(press, outcome, "computers-seated", count=command.count)

    @press("setskill")
    async def on_set_skill(self, press: Press) -> None:
        """Change the skill of the computer players."""
        skill = Skill(check_offered(press.values[0], tuple(Skill)))
        command = do.Configure(authority(press.interaction), skill=skill)
        outcome = await self.play(press.interaction, press.game, command)
        await self.update(press, outcome, f"skill-chosen-{skill}")

    @press("begin")
    async def on_begin(self, press: Press) -> None:
        """Begin the game and deal the cards (*Begin*)."""
        command = await self._beginning(press.interaction, press.game)
        outcome = await self.play(press.interaction, press.game, command)
        await self.update(press, outcome, "begun")

    @press("how")
    async def on_how(self, press: Press) -> None:
        """Show the guide to this game's rule set, with the goal and house rules of this game."""
        rule_set(press.argument)  # refuses a forged press
        table = table_view((await self.load(press.interaction, press.game)).game)
        words = await self.words(press.interaction)
        shown = guide(words, table.rules, table.until, table.options.house)
        await self.show(press.interaction, shown)

    @slash_command("team")
    async def team(
        self, interaction: Interaction, team: app_commands.Range[int, 1, MOST_TEAMS]
    ) -> None:
        """Put the caller in the typed team."""
        choice = do.ChooseTeam(player_of(interaction), team)
        await self.play_here(interaction, choice)
        await self.tell(interaction, "team-chosen", number=team)

    @press("team")
    async def on_team(self, press: Press) -> None:
        """Put the presser in the chosen team."""
        number = int(press.values[0])
        command = do.ChooseTeam(press.player, number)
        outcome = await self.play(press.interaction, press.game, command)
        await self.update(press, outcome, "team-chosen", number=number)

    @press("shuffle")
    async def on_shuffle(self, press: Press) -> None:
        """Assign the players to teams at random (*Shuffle teams*)."""
        command = do.ShuffleTeams(authority(press.interaction))
        outcome = await self.play(press.interaction, press.game, command)
        await self.update(press, outcome, "teams-shuffled")


def _joined(outcome: Outcome) -> str:
    return "joined" if outcome.stored.game.phase is Phase.LOBBY else "joined-late"

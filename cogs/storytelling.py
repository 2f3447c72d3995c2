"""The clue: volunteering for the first one, and giving it."""

from discord import app_commands

from bot.gateway.people import player_of
from bot.gateway.presses import Press, is_public, press
from bot.gateway.slash import slash_command
from bot.rules import commands as do
from bot.rules.ids import PlayerId
from bot.rules.model import Phase
from bot.rules.player_views import player_view
from bot.rules.views import TableView, table_view
from bot.store import StoredGame
from bot.ui.content import notice
from bot.ui.hand import clue_form
from bot.ui.ids import PressId
from bot.ui.names import mention
from cogs.base import DixitCog, Interaction
from cogs.choices import rule_set, suggest_hand

ANY_CLUE = "…"  # for asking the rules whether they would accept a clue now


class StorytellingCog(DixitCog):
    """Makes a volunteer the first storyteller, and takes clues."""

    @press("claim")
    async def on_claim(self, press: Press) -> None:
        """Make the presser the first storyteller, and show their hand.

        In Party, open the clue form instead, because the clue comes before the card.
        """
        async with self.renewing_hand(press):
            outcome = await self.play(
                press.interaction, press.game, do.Volunteer(press.player, press.round)
            )
        if rule_set(outcome.stored.game.rules).blind_clue:
            await self._ask_for_clue(press, outcome.stored)
        elif is_public(press.interaction):
            await self.show_hand(press.interaction, outcome.stored)
        else:
            await self.update_hand(press, outcome)

    @press("turn")
    async def on_turn(self, press: Press) -> None:
        """Show the storyteller their hand, or in Party the clue form.

        If it is not the presser's turn, tell them whose it is.
        """
        stored = await self.load(press.interaction, press.game)
        table = table_view(stored.game)
        teller = table.storyteller if table.phase is Phase.STORYTELLING else None
        if teller is not None and press.round == table.round and teller != press.player:
            key = _not_your_turn(table, press.player)
            words = await self.words(press.interaction)
            line = notice(words, key, storyteller=mention(teller))
            await self.bot.parts.temporary.show(press.interaction, line, stored, opens=True)
            return
        blind = table.rules.blind_clue
        # Any card will do, because the clue is only checked here, not given.
        command = do.GiveClue(press.player, press.round, ANY_CLUE, None if blind else 1)
        stored = await self.check(press, command)
        if blind:
            await self._ask_for_clue(press, stored)
        else:
            await self.show_hand(press.interaction, stored)

    @press("story")
    async def on_clue(self, press: Press) -> None:
        """Open the clue form for the pressed card; once submitted, give the clue."""
        command = _clue_of(press)
        if press.field is not None:
            await self.play_in_hand(press, command)
            return
        async with self.renewing_hand(press):
            stored = await self.check(press, command)
        await self._ask_for_clue(press, stored)

    @press("clueit")
    async def on_clue_for_card(self, press: Press) -> None:
        """Open the clue form from a close-up; once submitted, give the clue."""
        command = _clue_of(press)
        async with self.answering_in_place(press):
            if press.field is None:
                await self._ask_for_clue(press, await self.check(press, command), "clueit")
                return
            outcome = await self.play(press.interaction, press.game, command)
            words = await self.words(press.interaction)
            await self.show_result(press, notice(words, _clue_is_out(outcome.stored)))

    async def _ask_for_clue(self, press: Press, stored: StoredGame, verb: str = "story") -> None:
        words = await self.words(press.interaction)
        again = PressId(verb, press.game, press.round, press.argument)
        view = player_view(stored.game, press.player)
        card = view.hand[press.position - 1] if press.position and view.hand else None
        described = self.bot.parts.presenter.describe(card, words.language) if card else None
        await self.open_form(press.interaction, clue_form(words, again, view.table, described))

    @slash_command("clue")
    @app_commands.autocomplete(card=suggest_hand)
    async def clue(
        self,
        interaction: Interaction,
        clue: app_commands.Range[str, 1, do.LONGEST_CLUE],
        card: int | None = None,
        why: app_commands.Range[str, 1, do.LONGEST_WHY] = "",
    ) -> None:
        """Give the typed clue for a card of the caller's hand; in Party without a card."""
        command = do.GiveClue(player_of(interaction), None, clue, card, why)
        outcome = await self.play_here(interaction, command)
        await self.tell(interaction, _clue_is_out(outcome.stored))


def _not_your_turn(table: TableView, player: PlayerId) -> str:
    """Return the key of the answer to a presser of *Give my clue* whose turn it is not."""
    if player in table.newcomers:
        return "not-your-turn.newcomer"
    if all(player != seat.player for seat in table.seats):
        return "not-your-turn.join" if table.has_room else "not-your-turn.watch"
    return "not-your-turn.blind" if table.rules.blind_clue else "not-your-turn"


def _clue_of(press: Press) -> do.GiveClue:
    """Return the command for the clue in a press's form; for any clue before that is filled in."""
    clue = ANY_CLUE if press.field is None else press.field
    why = press.fields.get("why", "")
    return do.GiveClue(press.player, press.round, clue, press.position, why)


def _clue_is_out(stored: StoredGame) -> str:
    """Return the key of the answer to a clue: what the others, or all players, do next."""
    rules = rule_set(stored.game.rules)
    if rules.blind_clue:
        return "clue-out-party"
    return "clue-out-pair" if rules.giving.from_pile else "hand-clue-told"

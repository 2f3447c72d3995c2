"""Prepares what layouts are made of: words, decks, card descriptions, a game's context.

Turns ids into what readers see, for screens and cogs alike. Sends nothing.
"""

import asyncio
from collections.abc import Mapping, Sequence
from functools import partial

import discord

from bot.company import understood
from bot.decks import Card, Deck, Shelf
from bot.imaging.subjects import MOST_IN_FAN
from bot.rules.ids import PlayerId
from bot.rules.model import Phase
from bot.rules.views import Crowd, TableView, table_view
from bot.server_decks.shelves import ServerShelves
from bot.store import GameStore, PersonSettings, StoredGame
from bot.text import Library, Words
from bot.ui.context import DeckName, GameContext, Plan
from bot.ui.names import visible

# In an interaction's ``extras``: the language of the game that it is about.
_GAME_LANGUAGE = "game language"


class Presenter:
    """Provides the words and decks that every screen is made of."""

    def __init__(
        self,
        client: discord.Client,
        store: GameStore,
        library: Library,
        shelf: Shelf,
        server_shelves: ServerShelves,
    ) -> None:
        self._client = client
        self._store = store
        self._shelf = shelf
        self._server_shelves = server_shelves
        self.library = library
        # By deck id, with the deck that was counted: a server may change its deck afterwards.
        self._counted: dict[str, tuple[Deck, int]] = {}

    async def load_decks(self, guild_id: int) -> None:
        """Load this server's own decks; await this before asking for them."""
        await self._server_shelves.ensure_fresh(guild_id)

    async def count_understood(self, stored: StoredGame) -> None:
        """Count the cards that computer players understand in each chosen deck; lobbies show this.

        Do nothing outside a lobby, or if no computer player has joined.
        """
        if stored.game.phase is not Phase.LOBBY or not stored.game.computers:
            return
        for deck in self._shelf.chosen(stored.game.options.decks):
            counted, _ = self._counted.get(deck.id, (None, 0))
            if counted != deck:
                # In a thread, so that presses do not wait for it.
                self._counted[deck.id] = deck, await asyncio.to_thread(understood, deck)

    def _understood(self, deck: Deck) -> int | None:
        """Return how many of a deck's cards computer players understand; None if not counted."""
        counted, known = self._counted.get(deck.id, (None, 0))
        return known if counted == deck else None

    def decks_for(self, guild_id: int, language: str) -> tuple[DeckName, ...]:
        """Return the decks that can be chosen in a server, with their names in this language."""
        default = self._shelf.default
        return tuple(
            DeckName(
                deck.id,
                visible(deck.name_in(language)) or deck.id,
                len(deck.cards),
                _spread(deck.cards),
                deck.id in default,
                self._understood(deck),
            )
            for deck in self._shelf.decks_for(guild_id)
        )

    def describe(self, card: str, language: str) -> str:
        """Return a card's description in this language, or a sentence saying that it has none."""
        found = self._shelf.find(card)
        description = visible(found.alt_in(language)) if found else ""
        return description or self.library(language)("no-description")

    def context(
        self,
        stored: StoredGame,
        table: TableView | None = None,
        *,
        audience: Mapping[int, Crowd] | None = None,
        hands_behind_button: bool = False,
        without_dm: frozenset[PlayerId] = frozenset(),
    ) -> GameContext:
        """Return the context for a game's layouts, with what its channel may see.

        ``table`` is the view of the game, if it has been made already.
        """
        guild, at = self._client.get_guild(stored.place.guild_id), stored.opens_at
        return GameContext(
            game=stored.id,
            table=table or table_view(stored.game),
            deadline=stored.deadline,
            list_decks=partial(self.decks_for, stored.place.guild_id),
            guild=guild.name if guild else "",
            channel_id=stored.place.channel_id,
            describe=self.describe,
            may_extend=stored.may_extend,
            plan=None if at is None else Plan(at, has_come=not stored.awaits_time),
            ended_at=stored.finished_at,
            hands_behind_button=hands_behind_button,
            without_dm=without_dm,
            audience=audience or {},
        )

    def context_of_tutorial(self, tutorial_id: str, table: TableView) -> GameContext:
        """Return the context of a tutorial, a game without a channel that one person sees."""
        return GameContext(
            game=tutorial_id,
            table=table,
            deadline=None,
            list_decks=lambda _: (),
            guild="",
            channel_id=0,
            describe=self.describe,
        )

    async def private_words(self, player: PlayerId, stored: StoredGame) -> Words:
        """Return the words in the language that a player chose, or else in the game's language."""
        person = await self._store.person(int(player))
        return self.library.for_reader(person.language, game=stored.language)

    @staticmethod
    def note_game(interaction: discord.Interaction, stored: StoredGame) -> None:
        """Note that a press or command is about this game; answers follow its language."""
        interaction.extras[_GAME_LANGUAGE] = stored.language

    async def words_for(
        self, interaction: discord.Interaction, reader: PersonSettings | None = None
    ) -> Words:
        """Return the words for what a presser or caller reads, by ``Library.for_reader``.

        ``reader`` has their settings if they were read before.
        """
        person = reader or await self._store.person(interaction.user.id)
        game, server = interaction.extras.get(_GAME_LANGUAGE), None
        if game is None and interaction.guild_id:
            server = (await self._store.server(interaction.guild_id)).language
        locale = interaction.locale.value
        return self.library.for_reader(person.language, game=game, server=server, discord=locale)

    def words_at_once(self, interaction: discord.Interaction) -> Words:
        """Return the words for a presser or caller without asking the store."""
        game, locale = interaction.extras.get(_GAME_LANGUAGE), interaction.locale.value
        return self.library.for_reader(None, game=game, discord=locale)


def _spread(cards: Sequence[Card]) -> tuple[str, ...]:
    """Return the ids of a few cards from all over a deck, because neighbours are often alike."""
    places = (len(cards) * place // MOST_IN_FAN for place in range(MOST_IN_FAN))
    return tuple(dict.fromkeys(cards[place].id for place in places))

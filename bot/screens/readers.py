"""What screens and cogs share: from a stored game to what its readers may see.

Owns the step from ids to things people know: languages, server names, decks, card descriptions,
pictures. Sends nothing.
"""

from collections.abc import Mapping, Sequence
from functools import partial

import discord

from bot.decks import Card, Shelf
from bot.imaging.on_demand import PicturesOnDemand
from bot.rules.audience import Crowd
from bot.rules.ids import PlayerId
from bot.rules.views import TableView, table_view
from bot.server_decks.shelves import ServerShelves
from bot.store import StoredGame
from bot.store.server_protocol import Choices
from bot.text import Library, Words
from bot.ui.content import Content
from bot.ui.context import GameContext
from bot.ui.lobby import MOST_IN_FAN, DeckName
from bot.ui.names import visible
from bot.ui.pictures import Faces


class Readers:
    """The words, decks and pictures that every screen is made of."""

    def __init__(
        self,
        client: discord.Client,
        store: Choices,
        library: Library,
        shelf: Shelf,
        server_shelves: ServerShelves,
        pictures: PicturesOnDemand,
        faces: Faces,
    ) -> None:
        self._client = client
        self._store = store
        self._shelf = shelf
        self._server_shelves = server_shelves
        self.know = server_shelves.know  # before anybody asks about a server's own decks
        self.known = server_shelves.fresh_until.keys()
        self.library = library
        self.pictures = pictures
        self._faces = faces

    def decks_for(self, guild_id: int) -> tuple[DeckName, ...]:
        """The decks people can choose in a server."""
        decks = self._shelf.decks_for(guild_id)
        return tuple(
            DeckName(deck.id, visible(deck.name) or deck.id, len(deck.cards), _spread(deck.cards))
            for deck in decks
        )

    def describe(self, card: str, language: str) -> str:
        """What a card shows, in its makers' words; that nobody said so yet, where that is so."""
        found = self._shelf.find(card)
        said = visible(found.alt_in(language)) if found else ""
        return said or self.library(language)("no-description")

    def context(
        self,
        stored: StoredGame,
        table: TableView | None = None,
        *,
        audience: Mapping[int, Crowd] | None = None,
        hands_behind_button: bool = False,
    ) -> GameContext:
        """A game as its channel may see it; ``table`` is the view, where it is known already."""
        guild = self._client.get_guild(stored.place.guild_id)
        return GameContext(
            game=stored.id,
            table=table or table_view(stored.game),
            deadline=stored.deadline,
            list_decks=partial(self.decks_for, stored.place.guild_id),
            guild=guild.name if guild else "",
            channel_id=stored.place.channel_id,
            describe=self.describe,
            may_extend=stored.may_extend,
            hands_behind_button=hands_behind_button,
            audience=audience or {},
        )

    async def private_words(self, player: PlayerId, stored: StoredGame) -> Words:
        """The words for one reader: their own choice, or the game's."""
        person = await self._store.person(int(player))
        return self.library.first_of(person.language, stored.language)

    async def words_for(
        self, interaction: discord.Interaction, stored: StoredGame | None = None
    ) -> Words:
        """The words for whoever pressed or typed: own choice → game → server → Discord's locale."""
        person = await self._store.person(interaction.user.id)
        server = None
        if stored is None and interaction.guild_id:
            server = (await self._store.server(interaction.guild_id)).language
        wishes = (
            person.language,
            stored.language if stored else None,
            server,
            interaction.locale.value,
        )
        return self.library.first_of(*wishes)

    async def files(self, content: Content) -> list[tuple[str, bytes]]:
        """The pictures of a content, made now."""
        made = []
        if content.attachments:
            await self._server_shelves.copied()
        for attachment in content.attachments:
            makers = await self.pictures.ready()
            picture = await attachment.wish.make(makers, self._faces)
            made.append((attachment.name, picture.data))
        return made


def _spread(cards: Sequence[Card]) -> tuple[str, ...]:
    """A few cards from all over a deck: neighbours are often alike."""
    places = (len(cards) * place // MOST_IN_FAN for place in range(MOST_IN_FAN))
    return tuple(dict.fromkeys(cards[place].id for place in places))

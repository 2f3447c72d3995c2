"""A minimal bot in plain discord.py that does one of everything, for the tests of the server."""

import asyncio
import io

import discord
from discord import app_commands
from PIL import Image

from bot.gateway.library import LibraryClient
from playground.driver import PATIENCE


def picture(width: int = 10, height: int = 20) -> io.BytesIO:
    """Return a small PNG."""
    stream = io.BytesIO()
    Image.new("RGB", (width, height), 0x336699).save(stream, "PNG")
    stream.seek(0)
    return stream


class Clue(discord.ui.Modal, title="Your clue"):
    """A form with one field."""

    clue: discord.ui.Label["Clue"] = discord.ui.Label(
        text="Clue", component=discord.ui.TextInput(max_length=40)
    )

    async def on_submit(self, interaction: discord.Interaction) -> None:
        assert isinstance(self.clue.component, discord.ui.TextInput)
        await interaction.response.send_message(f"The clue is {self.clue.component.value}")


class Buttons(discord.ui.View):
    """Buttons and menus, one per kind of answer."""

    def __init__(self) -> None:
        super().__init__(timeout=None)

    @discord.ui.button(label="Join", emoji="🐇", custom_id="join:1:1")
    async def join(self, interaction: discord.Interaction, _: discord.ui.Button["Buttons"]) -> None:
        await interaction.response.send_message("You are in", ephemeral=True)

    @discord.ui.button(label="Count", custom_id="count:1:1")
    async def count(
        self, interaction: discord.Interaction, _: discord.ui.Button["Buttons"]
    ) -> None:
        await interaction.response.edit_message(content="One more")

    @discord.ui.button(label="Tell", custom_id="tell:1:1")
    async def tell(self, interaction: discord.Interaction, _: discord.ui.Button["Buttons"]) -> None:
        await interaction.response.send_modal(Clue())

    @discord.ui.button(label="Silence", custom_id="silence:1:1")
    async def silence(
        self, interaction: discord.Interaction, _: discord.ui.Button["Buttons"]
    ) -> None:
        """Never answer."""

    @discord.ui.button(label="Later", custom_id="later:1:1")
    async def later(
        self, interaction: discord.Interaction, _: discord.ui.Button["Buttons"]
    ) -> None:
        await interaction.response.defer()
        await interaction.followup.send("Here it is", ephemeral=True)

    @discord.ui.select(
        placeholder="Vote",
        custom_id="vote:1:1",
        max_values=2,
        options=[discord.SelectOption(label=f"Card {n}", value=str(n)) for n in range(1, 7)],
    )
    async def vote(
        self, interaction: discord.Interaction, select: discord.ui.Select["Buttons"]
    ) -> None:
        await interaction.response.send_message("You chose " + " and ".join(select.values))

    @discord.ui.select(cls=discord.ui.UserSelect, placeholder="Partner", custom_id="partner:1:1")
    async def partner(
        self, interaction: discord.Interaction, select: discord.ui.UserSelect["Buttons"]
    ) -> None:
        await interaction.response.send_message(f"With {select.values[0].display_name}")


class Poster(discord.ui.LayoutView):
    """Components V2: a container with words, a thumbnail, a gallery and a button."""

    def __init__(self, title: str = "A table") -> None:
        super().__init__(timeout=None)
        row: discord.ui.ActionRow[Poster] = discord.ui.ActionRow()
        row.add_item(discord.ui.Button(label="Rules", url="https://example.org/rules"))
        self.add_item(
            discord.ui.Container(
                discord.ui.Section(
                    f"# {title}",
                    accessory=discord.ui.Thumbnail("attachment://table.png", description="small"),
                ),
                discord.ui.Separator(),
                discord.ui.MediaGallery(
                    discord.MediaGalleryItem("attachment://table.png", description="Six cards")
                ),
                row,
                accent_colour=0x224466,
            )
        )


def build_commands(tree: app_commands.CommandTree["EchoBot"]) -> None:
    """Add the bot's commands."""
    group = app_commands.Group(name="echo", description="Say it again")

    @group.command(description="Repeat a word")
    @app_commands.describe(word="What to say")
    async def say(interaction: discord.Interaction, word: str) -> None:
        await interaction.response.send_message(f"{interaction.locale}: {word}")

    @say.autocomplete("word")
    async def suggest(_: discord.Interaction, text: str) -> list[app_commands.Choice[str]]:
        known = ["moon", "mouse", "sun"]
        return [app_commands.Choice(name=one, value=one) for one in known if one.startswith(text)]

    @group.command(description="Show everything that can be pressed")
    async def buttons(interaction: discord.Interaction) -> None:
        await interaction.response.send_message("Press", view=Buttons())

    @group.command(description="Think, then answer")
    async def think(interaction: discord.Interaction, private: bool = False) -> None:
        await interaction.response.defer(ephemeral=private, thinking=True)
        await interaction.edit_original_response(content="Thought")

    @group.command(description="Answer and follow up")
    async def follow(interaction: discord.Interaction) -> None:
        await interaction.response.send_message("First")
        second = await interaction.followup.send("Second", wait=True)
        third = await interaction.followup.send("Third", wait=True)
        await second.edit(content="Second, edited")
        await third.delete()
        original = await interaction.original_response()
        await original.edit(content="First, edited")

    @group.command(description="Post, edit and delete in the channel")
    async def post(interaction: discord.Interaction) -> None:
        assert isinstance(interaction.channel, discord.TextChannel)
        await interaction.response.send_message("ok", ephemeral=True)
        kept = await interaction.channel.send("kept", nonce=7)
        again = await interaction.channel.send("kept twice", nonce=7)
        gone = await interaction.channel.send("gone")
        await kept.edit(content=f"kept, {'once' if again.id == kept.id else 'twice'}")
        await gone.delete()
        await (await interaction.channel.fetch_message(kept.id)).reply("a reply")

    @group.command(description="Show a poster")
    async def poster(interaction: discord.Interaction) -> None:
        await interaction.response.send_message(
            view=Poster(), file=discord.File(picture(), "table.png", description="unused")
        )

    @group.command(description="Show a poster and change it")
    async def repaint(interaction: discord.Interaction) -> None:
        await interaction.response.defer()
        assert isinstance(interaction.channel, discord.TextChannel)
        message = await interaction.channel.send(
            view=Poster(), file=discord.File(picture(), "table.png")
        )
        await message.edit(
            view=Poster("Another"), attachments=[discord.File(picture(30, 40), "table.png")]
        )
        await interaction.delete_original_response()

    @group.command(description="Send a file by direct message")
    async def whisper(interaction: discord.Interaction) -> None:
        await interaction.response.send_message("Look there", ephemeral=True)
        await interaction.user.send(
            "Your hand",
            file=discord.File(picture(), "hand.png", description="a hare"),
            view=Buttons(),
        )

    @group.command(description="Open a thread")
    async def thread(interaction: discord.Interaction) -> None:
        assert isinstance(interaction.channel, discord.TextChannel)
        await interaction.response.send_message("A thread", ephemeral=True)
        thread = await interaction.channel.create_thread(
            name="game", type=discord.ChannelType.public_thread
        )
        await thread.send("inside")
        await thread.edit(archived=True)

    tree.add_command(group)


class EchoBot(LibraryClient, discord.AutoShardedClient):
    """A bot that syncs its commands, and records the events and interactions that reach it."""

    running: asyncio.Task[None]

    async def login(self, token: str) -> None:
        """Log in with discord.py's own HTTP session, whose retries are tested here."""
        await discord.AutoShardedClient.login(self, token)

    def __init__(
        self, *, shards: int | None = None, intents: discord.Intents | None = None
    ) -> None:
        super().__init__(
            intents=intents or discord.Intents(guilds=True),
            guild_ready_timeout=0,
            shard_count=shards,
            max_messages=None,
        )
        self.tree = app_commands.CommandTree(self)
        self.notes: list[str] = []
        self._noted = asyncio.Condition()
        self.interactions: list[int] = []

    async def setup_hook(self) -> None:
        build_commands(self.tree)
        self.add_view(Buttons())
        await self.tree.sync()

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        self.interactions.append(interaction.id)

    async def on_socket_event_type(self, event: str) -> None:
        async with self._noted:
            self.notes.append(event)
            self._noted.notify_all()

    async def told(self, event: str, times: int = 1) -> None:
        """Wait until the gateway has sent an event this many times."""
        async with asyncio.timeout(PATIENCE), self._noted:
            await self._noted.wait_for(lambda: self.notes.count(event) >= times)

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Identify at once; the library's pause between shards is only needed on Discord."""

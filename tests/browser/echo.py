"""A bot of plain discord.py that shows one of everything the page can draw."""

import asyncio
import io
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import discord
from discord import app_commands, ui
from PIL import Image
from playwright.async_api import Page

from bot.gateway.library import LibraryClient, point_discord_at
from playground.driver import PATIENCE
from playground.server import Playground

DESCRIPTION = "Six cards on green felt"
Press = discord.Interaction[discord.Client]


def picture() -> discord.File:
    """Return a small picture with a description."""
    buffer = io.BytesIO()
    Image.new("RGB", (320, 200), (80, 120, 90)).save(buffer, "PNG")
    buffer.seek(0)
    return discord.File(buffer, "table.png", description=DESCRIPTION)


class Clue(ui.Modal, title="Tell your clue"):
    """A form with a text field and a menu."""

    clue: ui.Label["Clue"] = ui.Label(
        text="Your clue", component=ui.TextInput(max_length=200, custom_id="clue")
    )
    mood: ui.Label["Clue"] = ui.Label(
        text="Mood",
        component=ui.Select(
            custom_id="mood",
            options=[discord.SelectOption(label="Happy"), discord.SelectOption(label="Sad")],
        ),
    )

    async def on_submit(self, interaction: Press) -> None:
        assert isinstance(self.clue.component, ui.TextInput)
        assert isinstance(self.mood.component, ui.Select)
        told = f"Told: {self.clue.component.value}, {self.mood.component.values[0]}"
        await interaction.response.send_message(told, ephemeral=True)


class Table(ui.LayoutView):
    """A container with a gallery, buttons and a menu of several values."""

    def __init__(self, text: str) -> None:
        super().__init__(timeout=None)
        rows = ui.ActionRow[Table](
            _button("Join", "join", discord.ButtonStyle.success, self.join),
            _button("Tell", "tell", discord.ButtonStyle.primary, self.tell),
            _button("Think", "think", discord.ButtonStyle.secondary, self.think),
            ui.Button(label="Closed", custom_id="closed", disabled=True),
        )
        self.vote: ui.Select[Table] = ui.Select(
            custom_id="vote",
            placeholder="Which cards?",
            max_values=2,
            options=[discord.SelectOption(label=f"Card {slot}") for slot in range(1, 5)],
        )
        self.vote.callback = self.chosen  # type: ignore[method-assign]
        gallery = ui.MediaGallery[Table](
            discord.MediaGalleryItem(
                "attachment://table.png", description="Six cards on green felt"
            )
        )
        container = ui.Container[Table](
            ui.TextDisplay(text), gallery, rows, ui.ActionRow(self.vote), accent_color=0xF1C76B
        )
        self.add_item(container)

    async def join(self, interaction: Press) -> None:
        await interaction.response.send_message("You are in.", ephemeral=True)
        await interaction.user.send(f"Welcome, **{interaction.user.display_name}**")

    async def tell(self, interaction: Press) -> None:
        await interaction.response.send_modal(Clue())

    async def think(self, interaction: Press) -> None:
        await interaction.response.defer(thinking=True, ephemeral=True)
        await asyncio.sleep(0.3)
        await interaction.followup.send("I have thought.")

    async def chosen(self, interaction: Press) -> None:
        await interaction.response.send_message(
            f"Chosen: {', '.join(self.vote.values)}", ephemeral=True
        )


def _button(label: str, verb: str, style: discord.ButtonStyle, act: Any) -> ui.Button[Table]:
    button: ui.Button[Table] = ui.Button(label=label, custom_id=verb, style=style)
    button.callback = act  # type: ignore[method-assign]
    return button


class Echo(LibraryClient):
    """Answers ``/echo say``, ``/echo table`` and ``/echo weigh``."""

    def __init__(self) -> None:
        super().__init__(intents=discord.Intents(guilds=True), guild_ready_timeout=0)
        self.tree = app_commands.CommandTree(self)
        self.online = asyncio.Event()
        group = app_commands.Group(name="echo", description="One of everything")
        group.command(name="say", description="Say it again")(say)
        group.command(name="table", description="Lay a table")(table)
        group.command(name="weigh", description="Weigh a file")(weigh)
        self.tree.add_command(group)

    async def setup_hook(self) -> None:
        await self.tree.sync()

    async def on_ready(self) -> None:
        self.online.set()


@app_commands.describe(text="What to say", colour="In which colour", deck="From which deck")
@app_commands.choices(
    colour=[app_commands.Choice(name=name, value=name) for name in ("red", "green", "blue")]
)
async def say(
    interaction: Press, text: str, colour: str | None = None, deck: str | None = None
) -> None:
    """Answer with the given text and options."""
    await interaction.response.send_message(f"{text} · {colour} · {deck}")


@app_commands.describe(file="What to weigh", second="What else")
async def weigh(
    interaction: Press, file: discord.Attachment, second: discord.Attachment | None = None
) -> None:
    """Answer with name, type and size of the given files, read as the bot reads them."""
    files = [one for one in (file, second) if one is not None]
    weights = [f"{one.filename} {one.content_type} {len(await one.read())}" for one in files]
    await interaction.response.send_message(" · ".join(weights))


async def decks(_interaction: Press, typed: str) -> list[app_commands.Choice[str]]:
    """Suggest the decks that begin with the typed text."""
    names = ("dreams", "deserts", "oceans")
    return [app_commands.Choice(name=one, value=one) for one in names if one.startswith(typed)]


@app_commands.autocomplete(deck=decks)
@app_commands.describe(text="What it says")
async def table(interaction: Press, text: str = "A table", deck: str | None = None) -> None:
    """Post a message with a picture, buttons and a menu."""
    view = Table(f"{text} {deck or ''}".strip())
    await interaction.response.send_message(view=view, file=picture())


@asynccontextmanager
async def echo_bot(playground: Playground) -> AsyncIterator[Echo]:
    """Log the bot in, and log it out at the end of the block."""
    point_discord_at(playground.api_base, playground.gateway_url)
    bot = Echo()
    running = asyncio.create_task(bot.start(playground.token))
    try:
        async with asyncio.timeout(PATIENCE):
            await bot.online.wait()
        yield bot
    finally:
        await bot.close()
        await running
        point_discord_at()


async def lay_table(page: Page, text: str = "A table") -> None:
    """Use /echo table by keyboard alone."""
    await page.keyboard.press("/")
    await page.get_by_role("option", name="/echo table").wait_for()
    await page.keyboard.type("table")
    await page.keyboard.press("Enter")
    await page.get_by_role("button", name="Add text").click()
    await page.keyboard.type(text)
    await page.keyboard.press("Enter")
    await page.get_by_role("button", name="Join").wait_for()

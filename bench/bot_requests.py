"""Counts the requests that the bot makes with its own token in a round of twelve players.

Requests with the token of a press (callbacks, follow-ups) are outside the bot's rate limit and do
not count. Guests play the round with the same buttons that people use.
"""

import asyncio
import tempfile
from collections import Counter
from pathlib import Path

from bench.report import Figure
from bot.app import assembled
from bot.screens.scheduler import Tempo
from bot.settings import Settings
from bot.store import ServerSettings
from playground.guests import Guests
from playground.server import Playground

PLAYERS = 12


async def requests_per_round() -> list[Figure]:
    """Return the requests of a round with their bounds, with hands by DM and by button.

    Also print the requests by method.
    """
    by_message = await _count("dm")
    by_button = await _count("button")
    # A GET checks whether the newest message still exists, only while nothing waits to be sent.
    for hands, kinds in (("DM", by_message), ("button", by_button)):
        methods = ", ".join(f"{kinds[one]} {one}" for one in ("POST", "PATCH", "GET"))
        print(f"a round in the channel, hands by {hands}: {methods}")
    return [
        Figure("requests a round in the channel, hands by DM", [by_message["channel"]], most=3),
        Figure(
            "requests a round and player, hands by DM", [by_message["private"] / PLAYERS], most=2
        ),
        Figure(
            "deletions a round and player, hands by DM", [by_message["deleted"] / PLAYERS], most=1
        ),
        Figure("requests a round in the channel, hands by button", [by_button["channel"]], most=3),
        Figure(
            "requests a round and player, hands by button", [by_button["private"] / PLAYERS], most=0
        ),
    ]


async def _count(hands: str) -> Counter[str]:
    """Return the requests of one round by kind; ``hands`` is "dm" or "button"."""
    with tempfile.TemporaryDirectory() as folder:
        async with Playground() as town:
            settings = Settings(
                token=town.token,
                database=Path(folder) / "games.sqlite3",
                api_base=town.api_base,
                gateway_url=town.gateway_url,
            )
            async with assembled(settings, tempo=Tempo(beat=0.5)) as bot:
                await bot.parts.store.put_server(ServerSettings(town.town.guild.id, hands=hands))
                running = asyncio.create_task(bot.start(town.token))
                await town.world.feed.wait_until(lambda: town.bot_online, 30)
                rounds = await _play(town)
                await bot.close()
                await asyncio.gather(running, return_exceptions=True)
    return rounds


async def _play(town: Playground) -> Counter[str]:
    """Play a game; return the requests between the second and the third reveal, by kind."""
    people = [town.client_of(user) for user in town.town.people.values()]
    channel = town.town.channel
    options = {"rules": "odyssey-2011", "pace": "none"}
    await people[0].slash(channel, "dixit start", options)
    lobby = people[0].reads(channel)[-1]
    game = _game_of(str(lobby.components))
    for person in people[1:]:
        await person.press(lobby, f"join:{game}:0")
    await people[0].press(lobby, f"begin:{game}:0")
    await town.world.feed.wait_until(lambda: _shows(town, f"hand:{game}:1"), 60)
    for person in people:  # a player who has opened a hand is known to be in the game
        await person.press(lobby, f"hand:{game}:1")
    guests = Guests(town, fast=True, seed=1)
    guests.play(True)
    await town.world.feed.wait_until(lambda: _shows(town, f"next:{game}:2"), 180)
    start = len(town.requests)
    await town.world.feed.wait_until(lambda: _shows(town, f"next:{game}:3"), 180)
    seen = list(town.requests)[start:]
    await guests.close()
    by_bot = [r for r in seen if not r.path.startswith(("/webhooks", "/interactions"))]
    here = f"/channels/{channel.id}/"
    kinds: Counter[str] = Counter()
    for request in by_bot:
        if request.path.startswith(here):
            kinds["channel"] += 1
            kinds[request.method] += 1
        else:
            kinds["deleted" if request.method == "DELETE" else "private"] += 1
    return kinds


def _shows(town: Playground, press: str) -> bool:
    """Return whether a message in the channel has a button with this in its custom_id."""
    messages = town.town.channel.messages.values()
    return any(press in str(message.components) for message in messages)


def _game_of(components: str) -> str:
    return components.partition("join:")[2].partition(":")[0]

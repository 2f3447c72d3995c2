"""Bare requests as the bot would send them, without discord.py in between."""

import io
import json
from typing import Any

import aiohttp

from playground.model import Channel, Interaction, InteractionKind, Message
from playground.server import Playground

Json = dict[str, Any]


class Desk:
    """Sends raw REST requests to the playground with the bot's token."""

    def __init__(self, playground: Playground, session: aiohttp.ClientSession) -> None:
        self.playground = playground
        self.world = playground.world
        self.channel: Channel = playground.town.channel
        self._session = session

    async def ask(self, method: str, path: str, body: Any = None) -> tuple[int, Any]:
        url = self.playground.api_base + path
        async with self._session.request(method, url, json=body) as answer:
            raw = await answer.read()
            return answer.status, json.loads(raw) if raw else None

    async def post(self, body: Json, channel: Channel | None = None) -> tuple[int, Any]:
        return await self.ask("POST", f"/channels/{(channel or self.channel).id}/messages", body)

    async def upload(self, body: Json, edits: str = "", /, **files: bytes) -> tuple[int, Any]:
        """Post a message with files, or edit the one at the path ``edits``."""
        form = aiohttp.FormData()
        form.add_field("payload_json", json.dumps(body), content_type="application/json")
        for index, (name, content) in enumerate(files.items()):
            form.add_field(f"files[{index}]", io.BytesIO(content), filename=name.replace("_", "."))
        url = self.playground.api_base + (edits or f"/channels/{self.channel.id}/messages")
        async with self._session.request("PATCH" if edits else "POST", url, data=form) as answer:
            return answer.status, await answer.json()

    def interaction(
        self, kind: InteractionKind = InteractionKind.COMMAND, source: Message | None = None
    ) -> Interaction:
        data: Json = {"id": "1", "name": "x", "type": 1}
        if kind is InteractionKind.COMPONENT:
            data = {"component_type": 2, "custom_id": "x"}
        alice = self.playground.town.people["Alice"]
        return self.playground.interactions.open(kind, alice, self.channel, data, source=source)

    async def answer(self, record: Interaction, body: Json) -> tuple[int, Any]:
        return await self.ask("POST", f"/interactions/{record.id}/{record.token}/callback", body)

    async def follow(self, record: Interaction, body: Json) -> tuple[int, Any]:
        return await self.ask("POST", f"/webhooks/{self.world.bot.id}/{record.token}", body)

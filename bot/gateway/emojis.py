"""Uploads the bot's own emoji: the signs of its pictures, which it also writes in its texts.

They belong to the application and are uploaded once. A name identifies one exact picture, so the
list of names shows which ones are missing. None is ever deleted, because old messages show it.
Nothing waits for them. A sign that Discord does not have, or refuses, is written as ordinary text.
"""

import asyncio
import logging

import discord

from bot.gateway.requests import TRANSIENT, Requests, Urgency
from bot.imaging.signs import Emoji, emojis
from bot.text import Signs

log = logging.getLogger(__name__)

UPLOADED_WITHIN = 60.0  # seconds after which another process should have uploaded what was missing


class OwnEmojis:
    """Finds out which emoji the application has, and uploads the missing ones."""

    def __init__(self, client: discord.Client, requests: Requests, signs: Signs) -> None:
        self._client = client
        self._requests = requests
        self._signs = signs

    async def keep(self, online: asyncio.Event, *, uploads: bool) -> None:
        """Use the emoji that exist; once the bot is online, upload the missing ones.

        Only one process of a bot uploads (``uploads``); the others list them again later.
        """
        missing = await self.use_existing()
        await online.wait()  # presses come first
        if missing:
            await (self._upload(missing) if uploads else asyncio.sleep(UPLOADED_WITHIN))
            await self.use_existing()

    async def use_existing(self) -> list[Emoji]:
        """Use the emoji that the application has; return the missing ones.

        If Discord does not answer, return an empty list and change nothing.
        """
        try:
            listed = await self._requests.by_bot(
                self._client.fetch_application_emojis, Urgency.EDIT, once=True
            )
        except (*TRANSIENT, discord.HTTPException) as fault:
            log.info("our emoji could not be listed: %s", type(fault).__name__)
            return []
        known = {one.name: one.id for one in listed}
        wanted = emojis()
        self._signs.use(
            {one.sign: f"<:{one.name}:{known[one.name]}>" for one in wanted if one.name in known}
        )
        return [one for one in wanted if one.name not in known]

    async def _upload(self, missing: list[Emoji]) -> None:
        """Upload these emoji one by one.

        Stop at the first refusal, because the rest would be refused, too.
        """
        for one in missing:
            try:
                await self._requests.by_bot(
                    lambda one=one: self._client.create_application_emoji(  # type: ignore[misc]
                        name=one.name, image=one.data
                    ),
                    Urgency.TIDY,
                )
            except (*TRANSIENT, discord.HTTPException) as refused:
                log.warning(
                    "Discord refused one of our emoji (%s); missing ones are shown as text",
                    getattr(refused, "code", type(refused).__name__),
                )
                return
        log.info("uploaded %s of our emoji", len(missing))

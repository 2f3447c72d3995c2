"""The life of an interaction: dispatched, then answered within three seconds or failed.

Sends the bot INTERACTION_CREATE and the person's client the outcome. This module decides *whether*
the bot may answer; the content of the answer is checked elsewhere.
"""

import asyncio
import secrets

from . import message_shapes
from .errors import DiscordError
from .model import Callback, Channel, Interaction, InteractionKind, Json, Message, User
from .world import World

ANSWER_WITHIN = 3.0
TOKEN_LIFE = 15 * 60.0

# Which first answers each kind of interaction accepts.
ACCEPTED: dict[InteractionKind, tuple[Callback, ...]] = {
    InteractionKind.COMMAND: (Callback.MESSAGE, Callback.THINKING, Callback.MODAL),
    InteractionKind.COMPONENT: (
        Callback.MESSAGE,
        Callback.THINKING,
        Callback.DEFERRED_UPDATE,
        Callback.UPDATE,
        Callback.MODAL,
    ),
    InteractionKind.AUTOCOMPLETE: (Callback.CHOICES,),
    InteractionKind.MODAL: (
        Callback.MESSAGE,
        Callback.THINKING,
        Callback.DEFERRED_UPDATE,
        Callback.UPDATE,
    ),
}


class Interactions:
    """Opens interactions, lets the bot answer them, and fails the ones not answered in time."""

    def __init__(self, world: World) -> None:
        self._world = world
        self._by_token: dict[str, Interaction] = {}
        self._watches: dict[int, asyncio.Task[None]] = {}
        self.answer_within = ANSWER_WITHIN

    def open(
        self,
        kind: InteractionKind,
        user: User,
        channel: Channel,
        data: Json,
        *,
        source: Message | None = None,
        trigger: Interaction | None = None,
    ) -> Interaction:
        """Open an interaction for what a person did, send it to the bot, and return it.

        If the bot does not answer in time, the interaction fails and the person's client is told.
        """
        record = Interaction(
            id=self._world.ids.next(),
            token=secrets.token_urlsafe(48),
            kind=kind,
            user_id=user.id,
            channel_id=channel.id,
            guild_id=channel.guild_id,
            created_at=self._world.clock.now(),
            data=data,
            source=source,
            trigger=trigger,
        )
        self._world.interactions[record.id] = record
        self._by_token[record.token] = record
        self._watches[record.id] = asyncio.create_task(self._fail_at_timeout(record))
        payload = message_shapes.interaction(self._world, record)
        self._world.tell_bot("INTERACTION_CREATE", payload, record.guild_id)
        return record

    def to_answer(self, interaction_id: int, token: str) -> Interaction:
        """Return the interaction that the bot answers for the first time.

        Raise ``DiscordError`` if it is unknown, already answered, or too old.
        """
        record = self._world.interactions.get(interaction_id)
        if record is None or record.token != token or self._is_late(record):
            raise DiscordError(10062)
        if record.callback is not None:
            raise DiscordError(40060)
        return record

    def to_follow(self, token: str) -> Interaction:
        """Return the answered interaction that a webhook token belongs to.

        Raise ``DiscordError`` if there is none, it has expired, or the bot has not answered yet.
        """
        record = self._by_token.get(token)
        if record is None:
            raise DiscordError(50027)
        if self._world.clock.now() - record.created_at > TOKEN_LIFE:
            raise DiscordError(50027)
        if record.callback is None:
            # Discord knows the webhook only once the interaction has been answered.
            raise DiscordError(10015)
        return record

    def settle(self, record: Interaction, callback: Callback) -> None:
        """Record the bot's first answer, stop its timeout, and tell the person's client."""
        record.callback = callback
        self._stop_watching(record)
        outcome: Json = {"id": str(record.id), "callback": int(callback)}
        name = "INTERACTION_SUCCESS"
        if callback is Callback.MODAL and record.modal is not None:
            name = "INTERACTION_MODAL_CREATE"
            outcome |= record.modal | {"channel_id": str(record.channel_id)}
        elif callback is Callback.CHOICES:
            name = "APPLICATION_COMMAND_AUTOCOMPLETE_RESPONSE"
            outcome["choices"] = record.choices
        record.settled.set()
        self._world.tell_person(record.user_id, name, outcome)

    async def close(self) -> None:
        """Cancel the timeouts of all open interactions."""
        watches = list(self._watches.values())
        for watch in watches:
            watch.cancel()
        await asyncio.gather(*watches, return_exceptions=True)

    def _is_late(self, record: Interaction) -> bool:
        waiting = record.callback is None
        late = self._world.clock.now() - record.created_at > self.answer_within
        return record.failed or (waiting and late)

    def _stop_watching(self, record: Interaction) -> None:
        watch = self._watches.pop(record.id, None)
        if watch is not None:
            watch.cancel()

    async def _fail_at_timeout(self, record: Interaction) -> None:
        await self._world.clock.sleep_until(record.created_at + self.answer_within)
        self._watches.pop(record.id, None)
        record.failed = True
        record.settled.set()
        outcome = {"id": str(record.id), "reason": "The application did not respond"}
        self._world.tell_person(record.user_id, "INTERACTION_FAILURE", outcome)

"""One open page: sends it what happens in the world, and carries out what its person does.

Packets are JSON. Out: ``{"snapshot": …}`` first, then ``{"t": name, "d": data}`` with Discord's
names, and ``{"answer": n, "result" | "error": …}``. In: ``{"ask": n, "do": action, …}``.
"""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any

from aiohttp import WSMsgType, web

from . import message_shapes
from .commands import CannotDo
from .feed import Event
from .guests import Guests
from .jsontext import MALFORMED, parse
from .model import Channel, Interaction, Json, Message, User
from .server import Playground
from .snapshot import news, person, places, snapshot, visible_channels

# A page that is this far behind is disconnected; it reconnects with a new snapshot.
LONGEST_QUEUE = 5000

PLACE_EVENTS = ("CHANNEL_", "THREAD_", "GUILD_")
BOT_EVENTS = ("BOT_ONLINE", "BOT_OFFLINE")


class Tab:
    """Serves one browser tab as one person."""

    def __init__(
        self, playground: Playground, guests: Guests, user: User, dismissed: set[int]
    ) -> None:
        self._playground = playground
        self._world = playground.world
        self._guests = guests
        self._dismissed = dismissed
        self._user = user
        self._person = playground.client_of(user)
        self._out: asyncio.Queue[Json | None] = asyncio.Queue()
        self._known: frozenset[int] = frozenset()
        self._places_due = False
        self._tasks: set[asyncio.Task[None]] = set()

    async def run(self, socket: web.WebSocketResponse) -> None:
        """Serve the tab until it disconnects."""
        self._send({"snapshot": self._snapshot()})
        stop = self._world.feed.subscribe(self._on_event)
        self._guests.opened(self._user.id)
        writer = asyncio.create_task(self._write(socket))
        try:
            async for packet in socket:
                if packet.type is WSMsgType.TEXT:
                    self._start_answer(packet.data)
        finally:
            stop()
            self._guests.closed(self._user.id)
            await self._end(writer)

    async def _end(self, writer: asyncio.Task[None]) -> None:
        tasks = [writer, *self._tasks]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    # -- out --------------------------------------------------------------------------

    def _send(self, packet: Json) -> None:
        if self._out.qsize() > LONGEST_QUEUE:
            packet_or_end = None
        else:
            # Every packet has the time, so that a moved clock is noticed at once.
            packet_or_end = packet | {"now": int(self._world.clock.now() * 1000)}
        self._out.put_nowait(packet_or_end)

    async def _write(self, socket: web.WebSocketResponse) -> None:
        with suppress(ConnectionError):
            while (packet := await self._out.get()) is not None:
                await socket.send_json(packet)
            await socket.close(message=b"too slow")

    def _snapshot(self) -> Json:
        self._known = frozenset(one.id for one in visible_channels(self._world, self._user))
        return snapshot(self._world, self._user, self._dismissed) | {
            "bot": self._bot(),
            "guests": self._guests.state(),
        }

    def _bot(self) -> Json:
        return {"online": self._playground.bot_online, "user": person(self._world.bot)}

    def _on_event(self, event: Event) -> None:
        if event.name.startswith(PLACE_EVENTS):
            self._places_changed()
        elif event.name in BOT_EVENTS:
            self._send({"t": "BOT", "d": self._bot()})
        elif event.name == "GUESTS":
            self._send({"t": "GUESTS", "d": event.data})
        elif event.name.startswith("MESSAGE_"):
            self._message(event)

    def _message(self, event: Event) -> None:
        if event.seen_by(self._user.id):
            self._send({"t": event.name, "d": event.data})
        channel = self._world.channels.get(int(event.data["channel_id"]))
        if channel is not None and channel.recipient_id is not None:
            owner = self._world.users[channel.recipient_id]
            self._send(
                {"t": "NEWS", "d": {"person": str(owner.id), "message": news(self._world, owner)}}
            )

    def _places_changed(self) -> None:
        """Schedule one update of servers and channels for all changes in this event loop turn."""
        if not self._places_due:
            self._places_due = True
            asyncio.get_running_loop().call_soon(self._tell_places)

    def _tell_places(self) -> None:
        self._places_due = False
        self._send(
            {"t": "PLACES", "d": places(self._world, self._user, self._dismissed, self._known)}
        )
        self._known = frozenset(one.id for one in visible_channels(self._world, self._user))

    # -- in ---------------------------------------------------------------------------

    def _start_answer(self, text: str) -> None:
        """Handle a packet in its own task, so that the next one does not have to wait."""
        task = asyncio.create_task(self._answer(text))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _answer(self, text: str) -> None:
        number = None
        try:
            packet = parse(text)
            number = packet.get("ask")
            action = ACTIONS[packet["do"]]
            if packet["do"] in PLAYING:
                self._guests.acted(self._user.id)
            result = {"result": await action(self, packet)}
        except CannotDo as refusal:
            result = {"error": str(refusal), "code": refusal.code}
        except MALFORMED as mistake:
            result = {"error": f"The playground did not understand that: {mistake!r}"}
        self._send({"answer": number} | result)

    def _channel(self, packet: Json) -> Channel:
        channel = self._world.channels.get(int(packet["channel"]))
        if channel is None or not self._world.can_see(self._user.id, channel):
            raise CannotDo("There is no such channel any more.", "channel-gone")
        return channel

    def _source(self, packet: Json) -> Message:
        message = self._world.message(int(packet["message"]))
        if message is None:
            raise CannotDo("That message is gone.", "message-gone")
        return message

    async def _commands(self, packet: Json) -> Any:
        return self._person.commands(self._channel(packet))

    async def _slash(self, packet: Json) -> Any:
        channel = self._channel(packet)
        return _outcome(await self._person.slash(channel, packet["command"], packet["options"]))

    async def _menu(self, packet: Json) -> Any:
        return self._person.menu(self._source(packet))

    async def _use(self, packet: Json) -> Any:
        return _outcome(await self._person.use(self._source(packet), packet["command"]))

    async def _autocomplete(self, packet: Json) -> Any:
        channel = self._channel(packet)
        names = (packet["command"], packet["option"], packet["text"], packet["options"])
        return await self._person.autocomplete(channel, *names)

    async def _press(self, packet: Json) -> Any:
        return _outcome(await self._person.press(self._source(packet), packet["custom_id"]))

    async def _choose(self, packet: Json) -> Any:
        message = self._source(packet)
        return _outcome(await self._person.choose(message, packet["custom_id"], packet["values"]))

    async def _fill(self, packet: Json) -> Any:
        form = self._world.interactions.get(int(packet["modal"]))
        if form is None:
            raise CannotDo("That form is gone.", "form-gone")
        return _outcome(await self._person.fill(form, packet["values"]))

    async def _write_message(self, packet: Json) -> Any:
        channel, files = self._channel(packet), packet.get("files") or ()
        message = await self._person.send(channel, packet["content"], files)
        return message_shapes.message(self._world, message)["id"]

    async def _dismiss(self, packet: Json) -> Any:
        message = self._source(packet)
        if message.only_for != self._user.id:
            raise CannotDo("You can dismiss only messages that are shown to you alone.")
        # As on Discord, the bot does not learn of it: the message still exists.
        self._dismissed.add(message.id)

    async def _let_guests_play(self, packet: Json) -> Any:
        self._guests.switch(bool(packet["playing"]))

    async def _watch(self, packet: Json) -> Any:
        await self._guests.watch(self._channel(packet), self._user)

    async def _go_on(self, _packet: Json) -> Any:
        self._guests.patience.end_waits()

    async def _stir(self, _packet: Json) -> Any:
        self._guests.patience.note_activity()


def _outcome(interaction: Interaction) -> Json:
    """Return ``{"modal": …}`` with the form that the bot opened or None; the rest comes as events.

    Raise ``CannotDo`` if the bot did not answer.
    """
    if interaction.failed:
        raise CannotDo("The application did not respond", "no-answer")
    modal = interaction.modal
    return {"modal": modal and modal | {"id": str(interaction.id)}}


# After one of these actions, a person counts as played by a human.
PLAYING = frozenset({"slash", "use", "press", "choose", "fill", "send"})

Action = Callable[[Tab, Json], Awaitable[Any]]

ACTIONS: dict[str, Action] = {
    "commands": Tab._commands,
    "slash": Tab._slash,
    "menu": Tab._menu,
    "use": Tab._use,
    "autocomplete": Tab._autocomplete,
    "press": Tab._press,
    "choose": Tab._choose,
    "fill": Tab._fill,
    "send": Tab._write_message,
    "dismiss": Tab._dismiss,
    "guests": Tab._let_guests_play,
    "watch": Tab._watch,
    "go-on": Tab._go_on,
    "stir": Tab._stir,
}

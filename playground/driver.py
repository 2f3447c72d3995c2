"""Lets tests act as people on the playground, in lines that read like sentences.

    await alice.slash("dixit start", rules="dixit-2021")
    await bob.press("Join")
    await bob.dm.choose("Your card", "3")

An ``Actor`` looks at one channel and finds buttons and menus there by their labels. Each action
first waits for the feed, without polling, until the button or menu is visible.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from .model import Callback, Channel, Interaction, Json
from .people import Person
from .reading import SELECTS, label_of, text_of, walk
from .server import Playground
from .shown import Shown

PATIENCE = 60.0


class DidNotRespond(AssertionError):
    """Raised when the bot did not answer an action within three seconds."""


class NeverHappened(AssertionError):
    """Raised when what a test waited for did not happen in time."""


@dataclass(frozen=True, slots=True)
class Reply:
    """The bot's response to an action."""

    stage: "Stage"
    interaction: Interaction

    @property
    def callback(self) -> Callback | None:
        """Return the bot's first response, None if there was none."""
        return self.interaction.callback

    @property
    def message(self) -> Shown | None:
        """Return the message that the response created or changed, None if it does not exist."""
        record = self.stage.playground.world.message(self.interaction.original_id or 0)
        return Shown(record) if record is not None else None

    @property
    def text(self) -> str:
        """Return the text of the response's message, empty if there is none."""
        return self.message.text if self.message is not None else ""

    @property
    def private(self) -> bool:
        """Return whether only the person who acted can see the response."""
        return self.message is not None and self.message.private

    @property
    def follow_ups(self) -> list[Shown]:
        """Return the other messages that the bot sent in response to this interaction."""
        channel = self.stage.playground.world.channels.get(self.interaction.channel_id)
        found = channel.messages.values() if channel is not None else ()
        original = self.interaction.original_id
        mine = [one for one in found if one.interaction is self.interaction]
        return [Shown(one) for one in mine if one.id != original]

    @property
    def form(self) -> str:
        """Return the title of the form that opened, empty if none did."""
        return str(self.interaction.modal["title"]) if self.interaction.modal else ""

    async def arrived(self) -> "Reply":
        """Wait until a deferred response has its content, then return self."""
        await self.stage.wait_until(lambda: self.message is None or not self.message.thinking)
        return self


class ChannelView:
    """A channel, a thread or a person's DMs, as everyone there sees it."""

    def __init__(self, stage: "Stage", channel: Channel) -> None:
        self._stage = stage
        self.channel = channel

    @property
    def messages(self) -> list[Shown]:
        """Return the messages that everyone here can see, oldest first."""
        return [Shown(one) for one in self.channel.messages.values() if one.only_for is None]

    @property
    def last_message(self) -> Shown:
        """Return the newest message that everyone here can see."""
        return self.messages[-1]

    @property
    def texts(self) -> list[str]:
        """Return the texts of the messages that everyone here can see, oldest first."""
        return [one.text for one in self.messages]


class Actor:
    """A person who looks at one channel and acts in it."""

    def __init__(self, stage: "Stage", person: Person, channel: Channel) -> None:
        self._stage = stage
        self.person = person
        self.channel = channel

    def __repr__(self) -> str:
        return f"<{self.name} in {self.channel.name or 'direct messages'}>"

    @property
    def id(self) -> int:
        """Return the user's id."""
        return self.person.id

    @property
    def name(self) -> str:
        """Return the person's name."""
        return self.person.user.name

    @property
    def dm(self) -> "Actor":
        """Return the same person, looking at their DMs with the bot."""
        return self.at(self._stage.playground.world.open_dm(self.person.user))

    def at(self, channel: Channel | ChannelView) -> "Actor":
        """Return the same person, looking at another channel."""
        where = channel.channel if isinstance(channel, ChannelView) else channel
        return Actor(self._stage, self.person, where)

    # -- looking ----------------------------------------------------------------------

    def messages(self) -> list[Shown]:
        """Return the messages that this person sees in the channel, oldest first."""
        return [Shown(one) for one in self.person.reads(self.channel)]

    def sees(self) -> list[str]:
        """Return the texts of the messages that this person sees, oldest first."""
        return [one.text for one in self.messages()]

    def last(self) -> Shown:
        """Return the newest message that this person sees."""
        return self.messages()[-1]

    def can_see(self, words: str) -> bool:
        """Return whether this person sees a message that contains these words."""
        return any(words in text for text in self.sees())

    def notified_of(self) -> list[Shown]:
        """Return the messages here that notified this person, oldest first."""
        made = self._stage.playground.world.notifications
        mine = [one.message for one in made if one.user_id == self.id]
        return [Shown(one) for one in mine if one.channel_id == self.channel.id]

    def with_part(self, words: str) -> Shown | None:
        """Return the newest visible message with a button or menu of this name, or None."""
        found = (one for one in reversed(self.messages()) if one.custom_id(words))
        return next(found, None)

    # -- acting -----------------------------------------------------------------------

    async def says(self, text: str, files: Mapping[str, bytes] | None = None) -> Shown:
        """Post a message with these files, given by name, and return it."""
        given = [self.person.attach(self.channel, *one) for one in (files or {}).items()]
        return Shown(await self.person.send(self.channel, text, given))

    async def uses(self, command: str, on: Shown) -> Reply:
        """Use a command in a message's context menu and return the bot's reply.

        Raise ``DidNotRespond`` if the bot does not answer in time.
        """
        return self._reply(await self.person.use(on.record, command))

    async def slash(self, command: str, **options: Any) -> Reply:
        """Use a slash command and return the bot's reply; raise ``DidNotRespond`` without one."""
        return self._reply(await self.person.slash(self.channel, command, options))

    async def completes(self, command: str, option: str, text: str, **others: Any) -> list[str]:
        """Return the suggestions that the bot makes while this person types into an option."""
        found = await self.person.autocomplete(self.channel, command, option, text, others)
        return [str(one["name"]) for one in found]

    async def press(self, words: str, on: Shown | None = None) -> Reply:
        """Press the newest visible button with this label, emoji or custom_id prefix.

        Wait until there is one, and return the bot's reply. Raise ``DidNotRespond`` if the bot does
        not answer in time.
        """
        shown = on or await self._in_sight(words)
        custom_id = shown.custom_id(words) or words
        return self._reply(await self.person.press(shown.record, custom_id))

    async def choose(self, words: str, *values: Any, on: Shown | None = None) -> Reply:
        """Choose in the newest visible menu of this name and return the bot's reply.

        Options are named by label or value, people by their ``Actor``. Wait for the menu to appear.
        Raise ``DidNotRespond`` if the bot does not answer in time.
        """
        shown = on or await self._in_sight(words)
        custom_id = shown.custom_id(words) or words
        chosen = [_meant(shown, custom_id, one) for one in values]
        return self._reply(await self.person.choose(shown.record, custom_id, chosen))

    async def fills(self, *texts: Any, **fields: Any) -> Reply:
        """Submit the form that opened last and return the bot's reply.

        Values are given in the order of the fields, or by label or custom_id. Raise
        ``NeverHappened`` if no form is open. Raise ``DidNotRespond`` if the bot does not answer in
        time.
        """
        form = self._stage.forms.pop(self.id, None)
        if form is None or form.modal is None:
            raise NeverHappened(f"no form is open for {self.name}")
        named = _fields(form.modal)
        values = dict(zip(named.values(), texts, strict=False))
        values |= {named.get(key, key): value for key, value in fields.items()}
        return self._reply(await self.person.fill(form, values))

    async def _in_sight(self, words: str) -> Shown:
        await self._stage.wait_until(lambda: self.with_part(words), f"{words} for {self.name}")
        shown = self.with_part(words)
        assert shown is not None
        return shown

    def _reply(self, interaction: Interaction) -> Reply:
        if interaction.failed:
            raise DidNotRespond(f"the bot did not respond to {self.name}")
        if interaction.modal is not None:
            self._stage.forms[self.id] = interaction
        return Reply(self._stage, interaction)


class Stage:
    """Gives tests the playground's people and channels, and waits for what the tests expect."""

    def __init__(self, playground: Playground) -> None:
        self.playground = playground
        self.forms: dict[int, Interaction] = {}
        self.channel = ChannelView(self, playground.town.channel)

    def person(self, name: str) -> Actor:
        """Return a person, looking at the main channel."""
        return Actor(self, self.playground.person(name), self.channel.channel)

    def people(self, *names: str) -> list[Actor]:
        """Return several people, looking at the main channel."""
        return [self.person(name) for name in names]

    def place(self, channel: Channel) -> ChannelView:
        """Return a view of a channel as everyone there sees it."""
        return ChannelView(self, channel)

    def who_can_see(self, shown: Shown) -> set[str]:
        """Return the names of the people who can read a message."""
        world = self.playground.world
        return {world.users[one].name for one in world.who_can_see(shown.record)}

    async def wait_until(
        self, predicate: Callable[[], object], what: str = "it", timeout: float = PATIENCE
    ) -> None:
        """Wait until ``predicate`` holds; raise ``NeverHappened`` with a report after ``timeout``.

        ``what`` names the awaited thing in the error message. ``timeout`` is in seconds.
        """
        try:
            await self.playground.world.feed.wait_until(predicate, timeout)
        except TimeoutError:
            raise NeverHappened(f"{what} never came\n{self._report()}") from None

    def _report(self) -> str:
        world = self.playground.world
        lines = ["The last messages were:"]
        for channel in world.channels.values():
            where = channel.name or f"to {world.users[channel.recipient_id or 0].name}"
            lines += [
                f"  {where}: {text_of(one)!r}" for one in list(channel.messages.values())[-4:]
            ]
        requests = list(self.playground.requests)[-12:]
        lines += ["The bot's last requests:"]
        lines += [f"  {one.method} {one.template} {one.status}" for one in requests]
        return "\n".join(lines)


def _meant(shown: Shown, custom_id: str, value: Any) -> str:
    """Return the value to submit for an option, given as a label, a value or a person."""
    if hasattr(value, "id"):
        return str(value.id)
    menu = next(one for one in walk(shown.record.components) if one.get("custom_id") == custom_id)
    if menu["type"] in SELECTS and "options" in menu:
        for option in menu["options"]:
            if str(value) in (option["value"], option["label"], label_of(option)):
                return str(option["value"])
    return str(value)


def _fields(modal: Json) -> dict[str, str]:
    """Return the custom_ids of a form's fields by label, in the order of the form."""
    named: dict[str, str] = {}
    for component in modal["components"]:
        for part in walk([component]):
            if part.get("custom_id"):
                name = component.get("label") or part.get("label") or part["custom_id"]
                named[name] = part["custom_id"]
    return named

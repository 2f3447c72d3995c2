"""What a person can do on Discord: type, use a command, press, choose, fill in a form.

The page and the tests' driver both act through this class, so neither can do what the other
cannot. Each action dispatches an interaction as Discord would and waits for its outcome.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from . import commands, message_shapes, shapes
from .commands import CannotDo
from .drafts import mentions
from .files import posted, received
from .interactions import Interactions
from .model import (
    POSTS_ONLY,
    TAKE_THREADS,
    WITHOUT_CHAT,
    Attachment,
    Channel,
    Interaction,
    InteractionKind,
    Json,
    Message,
    User,
)
from .permissions import Permission
from .reading import SELECTS, Part, part_with, walk
from .world import World

MOST_FILES = 10  # in one message


class Person:
    """Acts as one user's client; raises ``CannotDo`` for what a client would not allow."""

    def __init__(self, world: World, interactions: Interactions, user: User) -> None:
        self.world = world
        self.user = user
        self._interactions = interactions

    def __repr__(self) -> str:
        return f"<Person {self.user.name}>"

    @property
    def id(self) -> int:
        """Return the user's id."""
        return self.user.id

    # -- looking ----------------------------------------------------------------------

    def channels(self) -> list[Channel]:
        """Return every channel, thread and DM that this person can see."""
        return [one for one in self.world.channels.values() if self.world.can_see(self.id, one)]

    def reads(self, channel: Channel) -> list[Message]:
        """Return the messages this person sees in a channel, oldest first."""
        return self.world.messages_for(self.user, channel)

    def can_see(self, message: Message) -> bool:
        """Return whether a message still exists and this person can see it."""
        channel = self.world.channels.get(message.channel_id)
        return channel is not None and message in self.reads(channel)

    def commands(self, channel: Channel) -> list[Json]:
        """Return the commands this person can use here, in their language.

        Each is ``{"path", "description", "description_localized"?, "options": [...]}``.
        """
        found = []
        for leaf in commands.leaves(self.world, self.user, channel):
            words = commands.localised(leaf.node, self.user.locale)
            words["options"] = [one for one in words.get("options", []) if one["type"] > 2]
            found.append({"path": leaf.name, **words})
        return found

    def menu(self, message: Message) -> list[Json]:
        """Return the commands in a message's context menu, in this person's language.

        Each is ``{"name", "name_localized"?}``. Raise ``CannotDo`` if they cannot see the message.
        """
        if not self.can_see(message):
            raise CannotDo(f"{self.user.name} cannot see that message")
        found = commands.in_menu(self.world, self.user, message)
        words = [commands.localised(one, self.user.locale) for one in found]
        shown = ("name", "name_localized")
        return [{key: one[key] for key in shown if key in one} for one in words]

    # -- acting -----------------------------------------------------------------------

    async def send(self, channel: Channel, text: str, files: Sequence[Any] = ()) -> Message:
        """Post and return a message; ``files`` are files that ``attach`` returned, or their ids.

        People mentioned in a thread are added to it. Raise ``CannotDo`` if this person may not
        write here, or the message is empty.
        """
        wanted = Permission.SEND_MESSAGES_IN_THREADS if channel.is_thread else None
        wanted = wanted or Permission.SEND_MESSAGES
        if channel.kind in WITHOUT_CHAT:
            raise CannotDo(f"nothing can be written in {channel.name}")
        allowed = self.world.permissions(self.id, channel)
        if not allowed & wanted or (channel.locked and not allowed & Permission.MANAGE_THREADS):
            place = channel.name or "this DM"
            raise CannotDo(f"{self.user.name} may not write in {place}", "no-writing")
        attached = self._attached(channel, files)
        if not (text.strip() or attached):
            raise CannotDo("an empty message cannot be sent")
        mentioned = mentions(text)
        if channel.is_thread:
            # Discord adds people to a thread who are mentioned in it.
            for user_id in mentioned:
                if user_id in self.world.users and user_id not in channel.member_ids:
                    self.world.join_thread(channel, self.world.users[user_id])
        return self.world.post(
            channel, self.user, text, mention_ids=mentioned, attachments=attached
        )

    def _attached(self, channel: Channel, files: Sequence[Any]) -> list[Attachment]:
        if files and not self.world.permissions(self.id, channel) & Permission.ATTACH_FILES:
            raise CannotDo(f"{self.user.name} may not attach files there", "no-files")
        if len(files) > MOST_FILES:
            raise CannotDo(f"a message takes at most {MOST_FILES} files", "too-many-files")
        given = [commands.handed_over(self.world, getattr(one, "id", one)) for one in files]
        return [posted(self.world, channel.id, one) for one in given]

    async def slash(
        self, channel: Channel, command: str, options: Mapping[str, Any] | None = None
    ) -> Interaction:
        """Use a command such as ``"dixit start"`` with named options; return the interaction.

        Wait until the bot has answered, or failed to. Raise ``CannotDo`` if the command or an
        option does not exist.
        """
        leaf = commands.find(self.world, self.user, channel, command)
        filling = commands.fill(self.world, channel, leaf, dict(options or {}))
        data = commands.data_for(leaf, filling)
        return await self._act(InteractionKind.COMMAND, channel, data)

    async def use(self, message: Message, command: str) -> Interaction:
        """Use the command of this name in a message's context menu; return the interaction."""
        offered = [one["name"] for one in self.menu(message)]
        if command not in offered:
            raise CannotDo(f"the message's menu has no {command}; there is: {', '.join(offered)}")
        found = commands.in_menu(self.world, self.user, message)
        root = next(one for one in found if one["name"] == command)
        data = commands.data_on(self.world, root, message)
        channel = self.world.channels[message.channel_id]
        return await self._act(InteractionKind.COMMAND, channel, data)

    def attach(self, channel: Channel, filename: str, content: bytes) -> Attachment:
        """Store and return a file that can then be used in a command, a form or a message."""
        if not content:
            raise CannotDo(f"{filename} is empty", "file-empty")
        if len(content) > message_shapes.ATTACHMENT_LIMIT:
            raise CannotDo(f"{filename} is larger than ten megabytes", "file-too-large")
        return received(self.world, channel.id, filename, content)

    async def autocomplete(
        self,
        channel: Channel,
        command: str,
        option: str,
        text: str,
        options: Mapping[str, Any] | None = None,
    ) -> list[Json]:
        """Return the bot's suggestions while this person types ``text`` into an option."""
        leaf = commands.find(self.world, self.user, channel, command)
        given = dict(options or {})
        filling = commands.fill_partly(self.world, channel, leaf, option, text, given)
        data = commands.data_for(leaf, filling)
        interaction = await self._act(InteractionKind.AUTOCOMPLETE, channel, data)
        return interaction.choices or []

    async def press(self, message: Message, custom_id: str) -> Interaction:
        """Press the button with this custom_id; return the interaction.

        Wait until the bot has answered, or failed to. Raise ``CannotDo`` if it is not a button.
        """
        button = self._part(message, custom_id)
        if button["type"] != Part.BUTTON:
            raise CannotDo(f"{custom_id} is not a button")
        data: Json = {"component_type": int(Part.BUTTON), "custom_id": custom_id}
        return await self._use(message, data | {"id": button["id"]})

    async def choose(
        self, message: Message, custom_id: str, values: Sequence[str | int]
    ) -> Interaction:
        """Choose values, or ids of people or channels, in a menu; return the interaction.

        Wait until the bot has answered, or failed to. Raise ``CannotDo`` if it is not a menu or
        does not offer these values.
        """
        menu = self._part(message, custom_id)
        if menu["type"] not in SELECTS:
            raise CannotDo(f"{custom_id} is not a menu")
        chosen = self._chosen(menu, values)
        data: Json = {"component_type": menu["type"], "custom_id": custom_id, "values": chosen}
        if menu["type"] != Part.STRING_SELECT:
            data["resolved"] = self._resolved(message, menu["type"], chosen)
        return await self._use(message, data | {"id": menu["id"]})

    async def fill(self, form: Interaction, values: Mapping[str, Any]) -> Interaction:
        """Submit a form with ``values`` by custom_id; return the interaction.

        Wait until the bot has answered, or failed to. Raise ``CannotDo`` if there is no such form
        or field.
        """
        if form.modal is None or form.user_id != self.id:
            raise CannotDo("there is no form to fill in")
        left = dict(values)
        components = [_filled(one, left) for one in form.modal["components"]]
        if left:
            raise CannotDo(f"the form has no field {', '.join(left)}")
        data: Json = {"custom_id": form.modal["custom_id"], "components": components}
        fields = [one for one in walk(components) if one["type"] == Part.FILE_UPLOAD]
        if files := [file for field in fields for file in field["values"]]:
            described = {file: commands.given_file(self.world, file) for file in files}
            data["resolved"] = {"attachments": described}
        channel = self.world.channels[form.channel_id]
        return await self._act(
            InteractionKind.MODAL, channel, data, source=form.source, trigger=form
        )

    def thread(self, parent: Channel, name: str) -> Channel:
        """Open and return a public thread, or a post in a forum."""
        if parent.kind not in (*TAKE_THREADS, *POSTS_ONLY):
            raise CannotDo("a thread can only be opened in a text channel or forum")
        return self.world.add_thread(parent, name, self.user)

    def private_thread(self, parent: Channel, name: str, *others: "Person") -> Channel:
        """Open a private thread, add the others to it, and return it."""
        thread = self.world.add_thread(parent, name, self.user, private=True)
        for other in others:
            self.world.join_thread(thread, other.user)
        return thread

    # -- the common end -------------------------------------------------------------------

    def _part(self, message: Message, custom_id: str) -> Json:
        if not self.can_see(message):
            raise CannotDo(f"{self.user.name} cannot see that message")
        part = part_with(message.components, custom_id)
        if part is None:
            raise CannotDo(f"the message has no {custom_id}")
        if part.get("disabled"):
            raise CannotDo(f"{custom_id} is greyed out")
        return part

    async def _use(self, message: Message, data: Json) -> Interaction:
        channel = self.world.channels[message.channel_id]
        return await self._act(InteractionKind.COMPONENT, channel, data, source=message)

    async def _act(
        self,
        kind: InteractionKind,
        channel: Channel,
        data: Json,
        *,
        source: Message | None = None,
        trigger: Interaction | None = None,
    ) -> Interaction:
        if not self.world.can_see(self.id, channel):
            raise CannotDo(f"{self.user.name} cannot see that channel")
        if channel.kind in WITHOUT_CHAT:
            raise CannotDo(f"nothing can be written in {channel.name}")
        interaction = self._interactions.open(
            kind, self.user, channel, data, source=source, trigger=trigger
        )
        await interaction.settled.wait()
        return interaction

    def _chosen(self, menu: Json, values: Sequence[str | int]) -> list[str]:
        chosen = [str(value) for value in values]
        if menu["type"] == Part.STRING_SELECT:
            offered = [one["value"] for one in menu["options"]]
            unknown = [value for value in chosen if value not in offered]
            if unknown:
                raise CannotDo(f"{menu['custom_id']} offers {offered}, not {unknown}")
        low, high = _bounds(menu)
        if not low <= len(chosen) <= high or len(set(chosen)) != len(chosen):
            raise CannotDo(f"{menu['custom_id']} takes {low} to {high} different values")
        return chosen

    def _resolved(self, message: Message, kind: int, chosen: list[str]) -> Json:
        guild_id = self.world.channels[message.channel_id].guild_id
        if kind == Part.CHANNEL_SELECT:
            channels = {one: self.world.channels[int(one)] for one in chosen}
            payloads = {one: shapes.channel(self.world, it) for one, it in channels.items()}
            return {"channels": {one: it | {"permissions": "0"} for one, it in payloads.items()}}
        users = {one: shapes.user(self.world.users[int(one)]) for one in chosen}
        resolved: Json = {"users": users}
        if guild_id is not None:
            members = self.world.guilds[guild_id].members
            present = {one: members[int(one)] for one in chosen if int(one) in members}
            shaped = {one: shapes.member(self.world, it) for one, it in present.items()}
            for payload in shaped.values():
                payload.pop("user")
                payload["permissions"] = "0"
            resolved["members"] = shaped
        return resolved


def _bounds(menu: Json) -> tuple[int, int]:
    low, high = menu.get("min_values"), menu.get("max_values")
    return (1 if low is None else low), (1 if high is None else high)


def _filled(component: Json, values: dict[str, Any]) -> Json:
    """Return a form's component as it is submitted, removing its value from ``values``.

    Raise ``CannotDo`` if the value does not fit the field.
    """
    kind = component["type"]
    shape: Json = {"type": kind, "id": component.get("id", 0)}
    if kind == Part.ACTION_ROW:
        return shape | {"components": [_filled(one, values) for one in component["components"]]}
    if kind == Part.LABEL:
        return shape | {"component": _filled(component["component"], values)}
    custom_id = component.get("custom_id")
    if custom_id is None:
        return shape
    shape["custom_id"] = custom_id
    if kind == Part.TEXT_INPUT:
        return shape | {"value": _text(component, values.pop(custom_id, component.get("value")))}
    if kind in (Part.RADIO_GROUP, Part.CHECKBOX):
        return shape | {"value": values.pop(custom_id, None if kind == Part.RADIO_GROUP else False)}
    given = values.pop(custom_id, [])
    several = [given] if isinstance(given, str | Attachment) else list(given)
    chosen = [str(getattr(one, "id", one)) for one in several]
    low, high = _bounds(component)
    low = low if component.get("required", True) else 0
    if not low <= len(chosen) <= high or len(set(chosen)) != len(chosen):
        raise CannotDo(f"{custom_id} takes {low} to {high} different values")
    return shape | {"values": chosen}


def _text(field: Json, value: str | None) -> str:
    text = value or ""
    required = field.get("required", True) is not False
    low = field.get("min_length") or (1 if required else 0)
    high = field.get("max_length") or 4000
    if (text or required) and not low <= len(text) <= high:
        raise CannotDo(f"{field['custom_id']} takes {low} to {high} characters, not {len(text)}")
    return text

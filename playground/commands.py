"""Commands from a person's side: which ones they can use, in their language, and with what values.

Turns ``"dixit start"`` plus named values into Discord's nested options, refusing what Discord's
own client would not let a person send. Commands in a message's context menu take no options.
"""

from dataclasses import dataclass, field
from typing import Any

from . import message_shapes, shapes
from .model import Attachment, Channel, Json, Message, User
from .permissions import Permission
from .world import World

SLASH, ON_MESSAGE = 1, 3
SUBCOMMAND, GROUP = 1, 2
STRING, INTEGER, BOOLEAN, USER, CHANNEL, ROLE, MENTIONABLE, NUMBER = 3, 4, 5, 6, 7, 8, 9, 10
ATTACHMENT = 11


class CannotDo(Exception):
    """Raised when a person tries to do what Discord's client would not let them do.

    Errors that the page can show have a ``code``, which the page uses to translate them.
    """

    def __init__(self, message: str, code: str = "") -> None:
        super().__init__(message)
        self.code = code


@dataclass(frozen=True, slots=True)
class Leaf:
    """A command or subcommand that can be typed after the slash."""

    path: tuple[str, ...]
    root: Json
    node: Json

    @property
    def name(self) -> str:
        """Return the full name, such as ``dixit start``."""
        return " ".join(self.path)

    @property
    def options(self) -> list[Json]:
        """Return the options that take a value."""
        return [one for one in self.node.get("options") or [] if one["type"] > GROUP]


@dataclass(slots=True)
class Filling:
    """The options of an interaction's data, and the records that they refer to."""

    guild_id: int | None
    options: list[Json] = field(default_factory=list)
    resolved: dict[str, Json] = field(default_factory=dict)


def leaves(world: World, user: User, channel: Channel) -> list[Leaf]:
    """Return every slash command this person can use in this channel."""
    return [leaf for root in _roots(world, user, channel, SLASH) for leaf in _walk(root)]


def in_menu(world: World, user: User, message: Message) -> list[Json]:
    """Return the commands in a message's context menu that this person can use.

    Messages that only one person can see have none.
    """
    if message.only_for is not None:
        return []
    return _roots(world, user, world.channels[message.channel_id], ON_MESSAGE)


def _roots(world: World, user: User, channel: Channel, kind: int) -> list[Json]:
    """Return the registered commands of one type that this person can use in this channel."""
    roots = list(world.commands[None])
    if channel.guild_id is not None:
        roots += world.commands.get(channel.guild_id, [])
    typed = (root for root in roots if root.get("type", SLASH) == kind)
    return [root for root in typed if _usable(world, user, channel, root)]


def _usable(world: World, user: User, channel: Channel, root: Json) -> bool:
    contexts = root.get("contexts")
    if channel.guild_id is None:
        return root.get("dm_permission", True) if contexts is None else 1 in contexts
    if contexts is not None and 0 not in contexts:
        return False
    allowed = world.permissions(user.id, channel)
    needed = root.get("default_member_permissions")
    if needed is not None and int(needed) & ~allowed:
        return False
    return bool(allowed & Permission.USE_APPLICATION_COMMANDS)


def _walk(root: Json) -> list[Leaf]:
    found: list[Leaf] = []

    def descend(node: Json, path: tuple[str, ...]) -> None:
        inner = [one for one in node.get("options") or [] if one["type"] in (SUBCOMMAND, GROUP)]
        for one in inner:
            descend(one, (*path, one["name"]))
        if not inner:
            found.append(Leaf(path, root, node))

    descend(root, (root["name"],))
    return found


def find(world: World, user: User, channel: Channel, name: str) -> Leaf:
    """Return the command that a person typed; raise ``CannotDo`` if they cannot use it here."""
    wanted = name.removeprefix("/")
    known = leaves(world, user, channel)
    for leaf in known:
        if leaf.name == wanted:
            return leaf
    if not known:
        raise CannotDo("There are no commands here.", "no-commands")
    raise CannotDo(f"no command /{wanted} here; there is: {', '.join(leaf.name for leaf in known)}")


def localised(node: Json, locale: str) -> Json:
    """Return a copy of a command, option or choice with its localised names and descriptions.

    Texts without a translation into this locale get no ``…_localized`` key.
    """
    words = dict(node)
    for word in ("name", "description"):
        translated = (node.get(f"{word}_localizations") or {}).get(locale)
        if translated:
            words[f"{word}_localized"] = translated
    for inner in ("options", "choices"):
        if node.get(inner):
            words[inner] = [localised(one, locale) for one in node[inner]]
    return words


def data_for(leaf: Leaf, filling: Filling) -> Json:
    """Return the data of the interaction for this command with these options."""
    options = filling.options
    node = leaf.root
    kinds = []
    for name in leaf.path[1:]:
        node = next(one for one in node["options"] if one["name"] == name)
        kinds.append((node["type"], name))
    for kind, name in reversed(kinds):
        options = [{"type": kind, "name": name, "options": options}]
    data: Json = {"id": leaf.root["id"], "name": leaf.root["name"], "type": SLASH}
    if options:
        data["options"] = options
    if filling.resolved:
        data["resolved"] = filling.resolved
    if leaf.root.get("guild_id"):
        data["guild_id"] = str(filling.guild_id)
    return data


def data_on(world: World, command: Json, message: Message) -> Json:
    """Return the data of the interaction for a command in a message's context menu.

    It contains the whole message, even if the bot does not have the message content intent.
    """
    resolved = {"messages": {str(message.id): message_shapes.message(world, message)}}
    data: Json = {
        "id": command["id"],
        "name": command["name"],
        "type": ON_MESSAGE,
        "target_id": str(message.id),
        "resolved": resolved,
    }
    if command.get("guild_id"):
        data["guild_id"] = command["guild_id"]
    return data


def fill(world: World, channel: Channel, leaf: Leaf, given: dict[str, Any]) -> Filling:
    """Return a command's options with the given values.

    Raise ``CannotDo`` for an unknown option, a missing required one, or a value out of range.
    """
    filling = Filling(channel.guild_id)
    left = {name.replace("_", "-"): value for name, value in given.items()}
    for option in leaf.options:
        key = option["name"].replace("_", "-")
        if key in left:
            value = _value(world, option, left.pop(key), filling)
            entry = {"type": option["type"], "name": option["name"], "value": value}
            filling.options.append(entry)
        elif option.get("required"):
            raise CannotDo(f"/{leaf.name} needs {option['name']}")
    if left:
        raise CannotDo(f"/{leaf.name} has no option {', '.join(left)}")
    return filling


def fill_partly(
    world: World, channel: Channel, leaf: Leaf, focused: str, text: str, given: dict[str, Any]
) -> Filling:
    """Return a command's options while a person is still typing ``text`` into ``focused``.

    Raise ``CannotDo`` if that option has no autocomplete.
    """
    filling = Filling(channel.guild_id)
    for option in leaf.options:
        entry = {"type": option["type"], "name": option["name"]}
        if option["name"] == focused:
            if not option.get("autocomplete"):
                raise CannotDo(f"{focused} of /{leaf.name} has no autocomplete")
            filling.options.append(entry | {"value": text, "focused": True})
        elif option["name"] in given:
            value = _value(world, option, given[option["name"]], filling)
            filling.options.append(entry | {"value": value})
    return filling


def _value(world: World, option: Json, value: Any, filling: Filling) -> Any:
    kind = option["type"]
    if kind in (USER, MENTIONABLE):
        return _mention(world, value, filling)
    if kind == CHANNEL:
        channel = world.channels[int(getattr(value, "id", value))]
        payload = shapes.channel(world, channel) | {"permissions": "0"}
        filling.resolved.setdefault("channels", {})[str(channel.id)] = payload
        return str(channel.id)
    if kind == ROLE:
        return _role(world, value, filling)
    if kind == ATTACHMENT:
        return _attachment(world, value, filling)
    choices = option.get("choices")
    if choices:
        for choice in choices:
            if value in (choice["value"], choice["name"]):
                return choice["value"]
        raise CannotDo(f"{option['name']} offers {[one['value'] for one in choices]}, not {value}")
    _check_size(option, value)
    return value


def _mention(world: World, value: Any, filling: Filling) -> str:
    user = world.users[int(getattr(value, "id", value))]
    filling.resolved.setdefault("users", {})[str(user.id)] = shapes.user(user)
    guild = world.guilds.get(filling.guild_id or 0)
    if guild is not None and user.id in guild.members:
        member = shapes.member(world, guild.members[user.id]) | {"permissions": "0"}
        member.pop("user")
        filling.resolved.setdefault("members", {})[str(user.id)] = member
    return str(user.id)


def _role(world: World, value: Any, filling: Filling) -> str:
    roles = world.guilds[filling.guild_id or 0].roles
    role = roles[int(getattr(value, "id", value))]
    payload = shapes.role(role, list(roles).index(role.id))
    filling.resolved.setdefault("roles", {})[str(role.id)] = payload
    return str(role.id)


def _attachment(world: World, value: Any, filling: Filling) -> str:
    payload = given_file(world, getattr(value, "id", value))
    filling.resolved.setdefault("attachments", {})[payload["id"]] = payload
    return str(payload["id"])


def given_file(world: World, number: int | str) -> Json:
    """Return the JSON of a file that a person uploaded; raise ``CannotDo`` if it is gone."""
    return message_shapes.attachment(world, handed_over(world, number))


def handed_over(world: World, number: int | str) -> Attachment:
    """Return a file that a person uploaded for an interaction; raise ``CannotDo`` if it is gone."""
    file = world.attachments.get(int(number))
    if file is None or not file.ephemeral:
        raise CannotDo("That file is gone.", "file-gone")
    return file


def _check_size(option: Json, value: Any) -> None:
    kind, name = option["type"], option["name"]
    size: float
    if kind == STRING and isinstance(value, str):
        low, high, size = option.get("min_length"), option.get("max_length"), len(value)
    elif kind in (INTEGER, NUMBER) and isinstance(value, int | float):
        low, high, size = option.get("min_value"), option.get("max_value"), value
    elif kind == BOOLEAN and isinstance(value, bool):
        return
    else:
        raise CannotDo(f"{name} cannot be {value!r}")
    if (low is not None and size < low) or (high is not None and size > high):
        raise CannotDo(f"{name} must be between {low} and {high}, not {size}")

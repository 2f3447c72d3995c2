"""The twelve pretend people and the two servers they meet in."""

from dataclasses import dataclass

from .model import Channel, Guild, User
from .world import World


@dataclass(frozen=True, slots=True)
class Character:
    """A person to be: name, language, colour of the picture."""

    name: str
    locale: str
    colour: int


CHARACTERS = (
    Character("Alice", "en-US", 0xE05D5D),
    Character("Bob", "en-GB", 0x4C8BF5),
    Character("Chloé", "fr", 0x9B59B6),
    Character("Dmitri", "ru", 0x2E8B57),
    Character("Emma", "de", 0xE6A117),
    Character("Fumiko", "ja", 0xE573B5),
    Character("Giulia", "it", 0x1ABC9C),
    Character("Hugo", "es-ES", 0x8D6E63),
    Character("Ines", "pt-BR", 0x3F51B5),
    Character("Jun", "zh-CN", 0x7CB342),
    Character("Kasia", "pl", 0xF4511E),
    Character("Linh", "vi", 0x607D8B),
)


@dataclass(frozen=True, slots=True)
class Town:
    """Who and where everything is at the start."""

    guild: Guild
    channel: Channel
    people: dict[str, User]


def settle(world: World, people: int = len(CHARACTERS)) -> Town:
    """Fill an empty world: two servers with two channels each, everybody in both."""
    with world.ids.backdated():
        users = [world.add_user(one.name, one.locale, one.colour) for one in CHARACTERS[:people]]
        home = _found(world, "The Rabbit Hole", ("dixit", "general"), users)
        _found(world, "Second Burrow", ("general", "games"), users)
    channel = world.channels_of(home.id)[0]
    return Town(home, channel, {user.name: user for user in users})


def _found(world: World, name: str, channels: tuple[str, ...], users: list[User]) -> Guild:
    guild = world.add_guild(name)
    for channel in channels:
        world.add_channel(guild, channel)
    for user in users:
        world.join(guild, user)
    return guild

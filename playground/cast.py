"""The twelve pretend people and the two servers they meet in."""

from dataclasses import dataclass

from .model import Channel, Guild, User
from .world import World


@dataclass(frozen=True, slots=True)
class Character:
    """A pretend person: name, Discord locale, avatar colour and special traits."""

    name: str
    locale: str
    colour: int
    # Discord has no Arabic and no Hebrew locale, so readers of these use English there.
    reads: str = ""
    accepts_dms: bool = True
    on_phone: bool = False


# Two for each language that Discord has, so that everyone can talk to someone.
CHARACTERS = (
    Character("Alice", "en-US", 0xC94F4F),
    Character("Bob", "en-GB", 0x3F76D6),
    Character("Chloé", "fr", 0x9B59B6),
    Character("Oksana", "uk", 0xA8741A),
    Character("Marek", "pl", 0xD1479B, accepts_dms=False),
    Character("Dmitri", "ru", 0x2E8B57),
    Character("Layla", "en-US", 0x11806A, reads="ar"),
    Character("Noa", "en-US", 0x8D6E63, reads="he"),
    Character("Hugo", "fr", 0x3F51B5, on_phone=True),
    Character("Taras", "uk", 0x5B8A2B),
    Character("Kasia", "pl", 0xC7471C),
    Character("Vera", "ru", 0x607D8B),
)


@dataclass(frozen=True, slots=True)
class Town:
    """The main server, its first channel, and the people by name, as they exist at the start."""

    guild: Guild
    channel: Channel
    people: dict[str, User]


def settle(world: World, people: int = len(CHARACTERS)) -> Town:
    """Fill an empty world with people and two servers of two channels each; return its ``Town``.

    Everyone is a member of both servers. The first person owns the first server, where the next two
    have a role. None of these people owns the second server.
    """
    with world.ids.backdated():
        users = [_introduce(world, one) for one in CHARACTERS[:people]]
        home = _found(world, "The Rabbit Hole", ("dixit", "general"), users)
        home.owner_id = users[0].id
        _found(world, "Second Burrow", ("general", "games"), users)
        world.add_role(home, "Painters", *users[1:3])
    channel = world.channels_of(home.id)[0]
    return Town(home, channel, {user.name: user for user in users})


def _introduce(world: World, character: Character) -> User:
    user = world.add_user(character.name, character.locale, character.colour)
    user.reads = character.reads
    user.accepts_dms = character.accepts_dms
    user.on_phone = character.on_phone
    return user


def _found(world: World, name: str, channels: tuple[str, ...], users: list[User]) -> Guild:
    guild = world.add_guild(name)
    for channel in channels:
        world.add_channel(guild, channel)
    for user in users:
        world.join(guild, user)
    return guild

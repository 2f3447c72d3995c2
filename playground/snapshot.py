"""The world as one person sees it, as JSON for the page.

It contains only what that person's client may know; the page never receives more.
"""

from collections.abc import Set

from . import message_shapes, shapes
from .model import Channel, Json, User
from .world import World

NEWEST = 100


def snapshot(world: World, user: User, dismissed: Set[int] = frozenset()) -> Json:
    """Return everything that the page needs to show the world as this person sees it."""
    people = [one for one in world.users.values() if not one.bot]
    return places(world, user, dismissed) | {
        "me": str(user.id),
        "people": [person(one) for one in people],
        "news": {str(one.id): news(world, one) for one in people},
    }


def person(user: User) -> Json:
    """Return the JSON of a person with the language they read and their traits."""
    ways = {"on_phone": user.on_phone, "accepts_dms": user.accepts_dms}
    return shapes.user(user) | {"language": user.reads or user.locale} | ways


def places(world: World, user: User, dismissed: Set[int], known: Set[int] = frozenset()) -> Json:
    """Return a person's servers and channels, with messages of the channels not in ``known``."""
    guilds = [one for one in world.guilds.values() if one.available and user.id in one.members]
    channels = visible_channels(world, user)
    unknown = [one for one in channels if one.id not in known]
    return {
        "servers": [shapes.guild(one) for one in guilds],
        "channels": [shapes.channel(world, one) for one in channels],
        "messages": {str(one.id): messages(world, user, one, dismissed) for one in unknown},
    }


def visible_channels(world: World, user: User) -> list[Channel]:
    """Return the channels that a person's client lists, except in servers with an outage."""
    hidden = {one.id for one in world.guilds.values() if not one.available}
    seen = [one for one in world.channels.values() if world.can_see(user.id, one)]
    return [one for one in seen if one.guild_id not in hidden and not one.unlisted]


def messages(world: World, user: User, channel: Channel, dismissed: Set[int]) -> list[Json]:
    """Return the newest messages that this person sees and has not dismissed, oldest first."""
    seen = [one for one in world.messages_for(user, channel) if one.id not in dismissed]
    return [message_shapes.message(world, one) for one in seen[-NEWEST:]]


def news(world: World, user: User) -> Json | None:
    """Return the id and channel of a person's newest DM without its text; None if there is none."""
    private = world.dm_of(user)
    if private is None:
        return None
    # Messages are stored in the order they came.
    received = (one for one in reversed(private.messages.values()) if one.author_id != user.id)
    last = next(received, None)
    return {"id": str(last.id), "channel_id": str(last.channel_id)} if last else None

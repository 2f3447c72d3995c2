"""The set of people who can read a channel, computed on demand."""

from collections.abc import Iterable, Iterator, Set
from typing import TYPE_CHECKING

from .model import Channel

if TYPE_CHECKING:
    from .state import State


class ChannelReaders(Set[int]):
    """The set of users, including the bot, who can currently see a channel.

    Most listeners ask about one person, so membership is computed without listing every member.
    """

    def __init__(self, world: "State", channel: Channel, always: int | None = None) -> None:
        self._world = world
        self._channel = channel
        self._always = always

    def __contains__(self, user_id: object) -> bool:
        if not isinstance(user_id, int):
            return False
        return user_id == self._always or self._world.can_see(user_id, self._channel)

    def __iter__(self) -> Iterator[int]:
        channel, world = self._channel, self._world
        if channel.guild_id is None:
            people: Iterable[int] = (channel.recipient_id or 0, world.bot.id)
        else:
            people = world.guilds[channel.guild_id].members
        return (one for one in people if one in self)

    def __len__(self) -> int:
        return sum(1 for _ in self)

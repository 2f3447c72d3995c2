"""Clues shown in a channel come from channels that all of its readers may view."""

from typing import Any
from unittest.mock import Mock

import discord
from hypothesis import given
from hypothesis import strategies as st

from bot.gateway.permissions import all_readers_view
from bot.store import Place

GUILD, HERE, THERE, THREAD = 9, 70, 71, 72
EVERYONE, RED, BLUE, ANN = GUILD, 21, 22, 31
ROLES = (RED, BLUE)

Viewers = dict[int, bool | None]


def channel(number: int, viewers: Viewers, *, nsfw: bool = False) -> Any:
    overwrites = {
        discord.Object(who): discord.PermissionOverwrite(view_channel=may)
        for who, may in viewers.items()
    }
    return Mock(spec=discord.TextChannel, id=number, overwrites=overwrites, nsfw=nsfw)


def thread(parent: Any, *, private: bool = False) -> Any:
    found = Mock(spec=discord.Thread, id=THREAD, is_private=lambda: private)
    found.configure_mock(parent=parent)
    return found


def guild(*channels: Any, base: bool = True) -> Any:
    known = {one.id: one for one in channels}
    permissions = discord.Permissions(view_channel=base)
    return Mock(
        spec=discord.Guild,
        default_role=Mock(id=EVERYONE, permissions=permissions),
        get_channel_or_thread=known.get,
        get_channel=known.get,
    )


def views(viewers: Viewers, base: bool, member: int, roles: tuple[int, ...]) -> bool:
    """Return whether a member may view a channel, computed as Discord documents it.

    The overwrite of the member outranks those of roles, which outrank the one of @everyone.
    """
    may = base
    if viewers.get(EVERYONE) is not None:
        may = bool(viewers[EVERYONE])
    said = [viewers[role] for role in roles if viewers.get(role) is not None]
    if False in said:
        may = False
    if True in said:
        may = True
    if viewers.get(member) is not None:
        may = bool(viewers[member])
    return may


VIEWERS = st.dictionaries(
    st.sampled_from([EVERYONE, *ROLES, ANN]), st.sampled_from([True, False, None])
)


@given(VIEWERS, VIEWERS, st.booleans())
def test_nobody_reads_of_a_channel_that_is_hidden_from_them(
    here: Viewers, there: Viewers, base: bool
) -> None:
    server = guild(channel(HERE, here), channel(THERE, there), base=base)
    if all_readers_view(server, HERE, Place(GUILD, THERE)):
        for member in (ANN, ANN + 1):
            for roles in ((), (RED,), (BLUE,), ROLES):
                if views(here, base, member, roles):
                    assert views(there, base, member, roles)


def test_open_channels_and_those_for_the_same_readers_may_be_told_of() -> None:
    open_: Viewers = {}
    same: Viewers = {EVERYONE: False, RED: True}
    more: Viewers = {EVERYONE: False, RED: True, BLUE: True}
    cases: list[tuple[Viewers, Viewers, bool]] = [
        (open_, open_, True),
        (same, open_, True),
        (same, same, True),
        (same, more, True),
        (more, same, False),
        (open_, same, False),
        (open_, {ANN: False}, False),
        ({ANN: False}, {ANN: False}, True),
    ]
    for here, there, expected in cases:
        server = guild(channel(HERE, here), channel(THERE, there))
        assert all_readers_view(server, HERE, Place(GUILD, THERE)) == expected, (here, there)


def test_threads_go_with_their_channel_unless_they_are_private() -> None:
    here, there = channel(HERE, {}), channel(THERE, {})
    assert all_readers_view(guild(here, there, thread(there)), HERE, Place(GUILD, THREAD))
    private = guild(here, there, thread(there, private=True))
    assert not all_readers_view(private, HERE, Place(GUILD, THREAD))
    assert all_readers_view(private, THREAD, Place(GUILD, THREAD))
    assert all_readers_view(private, THREAD, Place(GUILD, THERE))
    archived = guild(here, there)
    assert all_readers_view(archived, HERE, Place(GUILD, THREAD, THERE))
    assert not all_readers_view(archived, HERE, Place(GUILD, THREAD))


def test_nothing_is_told_of_a_channel_that_is_gone_or_age_restricted() -> None:
    assert not all_readers_view(guild(channel(HERE, {})), HERE, Place(GUILD, THERE))
    adult = channel(THERE, {}, nsfw=True)
    assert not all_readers_view(guild(channel(HERE, {}), adult), HERE, Place(GUILD, THERE))
    both = guild(channel(HERE, {}, nsfw=True), adult)
    assert all_readers_view(both, HERE, Place(GUILD, THERE))
    # In its own channel a clue may be shown, even if the library does not know the channel.
    assert all_readers_view(guild(), HERE, Place(GUILD, HERE))

"""Notifications: the panel of notices, planned lobbies, and their calls."""

from collections.abc import Iterator
from dataclasses import replace

from bot.rules.ids import PlayerId
from bot.text import Words
from bot.ui import lobby, public
from bot.ui.context import Plan
from bot.ui.public import MessageKey
from bot.ui.settings import Told, notices_panel
from tests.rules.table import Table
from tests.ui.scenes import DEADLINE, Scene, Stage

NOTHING = Told(False, True, True, None, None, "19:42")


def notices(words: Words) -> Iterator[Scene]:
    """Yield the messages of ``/dixit notify``."""
    yield "notices, as they are at first", notices_panel(words, NOTHING)
    all_of_it = Told(True, True, True, "Europe/Berlin", "22:00-08:00", "20:42")
    yield "notices, all of them", notices_panel(words, all_of_it)
    yield "notices, none of them", notices_panel(words, replace(NOTHING, turns=False))
    yield (
        "notices, no mentions here",
        notices_panel(words, replace(all_of_it, server_mentions=False, quiet=None)),
    )


def planned(words: Words) -> Iterator[Scene]:
    """Yield the scenes of a planned lobby, from its announcement to the calls when it opens."""
    friends, role = (PlayerId("p7"), PlayerId("p8")), 77
    for players in (3, 2):
        stage = Stage(words, Table.lobby("dixit-2021", players))
        waiting = replace(stage.context(), plan=Plan(DEADLINE))
        here = replace(stage.context(), plan=Plan(DEADLINE, has_come=True))
        count = f"{players} players"
        if players == 3:
            key = MessageKey("lobby", 0)
            yield "lobby, planned", public.content(words, waiting, key, newest=True)
            yield "lobby, its time has come", public.content(words, here, key, newest=True)
            yield "card above a thread, planned", public.thread_card(words, waiting)
            yield "call, a lobby is open", lobby.announcement(words, stage.context(), friends, role)
            yield "call, a lobby is planned", lobby.announcement(words, waiting, friends, None)
            yield "call, its time is near", lobby.time_is_near(words, waiting, ())
        yield f"call, its time has come, {count}", lobby.time_has_come(words, here, ())

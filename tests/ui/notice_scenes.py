"""A person's own settings, planned lobbies, and their calls."""

from collections.abc import Iterator
from dataclasses import replace
from functools import partial

from bot.preferences import Notices, PersonSettings
from bot.rules.ids import PlayerId
from bot.rules.player_views import player_view
from bot.text import Words
from bot.ui import hand, lobby, public
from bot.ui.context import Plan
from bot.ui.public import MessageKey
from bot.ui.settings import Offers, my_panel
from tests.rules.table import Table
from tests.ui.scenes import DEADLINE, URL, Scene, Stage

FIRST, HERE = PersonSettings(7), Notices(9, 7, turns=True)
OFFERS = Offers(languages={"en": "English", "uk": "Українська"}, now=1_700_000_000.0)


def mine(words: Words) -> Iterator[Scene]:
    """Yield the panels of ``/dixit me``."""
    panel = partial(my_panel, words, offers=OFFERS)
    yield "my settings, as they are at first", panel(FIRST, HERE)
    chosen = PersonSettings(7, "uk", "button", quiet="22:00-08:00", zone="Europe/Berlin")
    yield "my settings, all of them chosen", panel(chosen, replace(HERE, lobbies=True))
    off = replace(FIRST, tips=False, statistics=False)
    yield "my settings, all turned off", panel(off, Notices(9, 7, turns=False))
    yield "my settings, no mentions here", panel(FIRST, HERE, server_mentions=False)


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
            joined = player_view(stage.table.game, PlayerId("p2"))
            yield "lobby, planned · in private to p2", hand.hand(words, waiting, joined, URL)
            yield "card above a thread, planned", public.thread_card(words, waiting)
            yield "call, a lobby is open", lobby.announcement(words, stage.context(), friends, role)
            yield "call, a lobby is planned", lobby.announcement(words, waiting, friends, None)
            yield "call, its time is near", lobby.time_is_near(words, waiting, ())
        yield f"call, its time has come, {count}", lobby.time_has_come(words, here, ())

"""The panels of settings follow from the rows of ``bot.preferences``, and have room for more."""

from dataclasses import make_dataclass
from typing import Any

import pytest
from discord import ui

from bot.limits import MOST_COMPONENTS
from bot.preferences import (
    HANDS,
    Notices,
    PersonSettings,
    ServerSettings,
    SettingKind,
    kinds_of,
    setting,
)
from bot.text import FALLBACK, library
from bot.ui.content import Content
from bot.ui.settings import Offers, my_panel, settings_panel
from tests.ui.drawing import drawn

WORDS = library()(FALLBACK)
OFFERS = Offers(
    decks={f"deck-{number}": f"Deck {number}" for number in range(30)},
    languages={"en": "English", "uk": "Українська"},
    roles={str(number): f"Role {number}" for number in range(30)},
    channels={str(number): f"#room-{number}" for number in range(30)},
    now=0.0,
)


def with_more(kind: type[Any], rows: dict[str, Any]) -> Any:
    """Return settings with more rows than ``kind`` has."""
    planted = [(name, object, row) for name, row in rows.items()]
    more = make_dataclass("More", planted, bases=(kind,), frozen=True, slots=True)
    return more(*(9 for one in ("guild_id", "user_id") if hasattr(kind, one)))


def menus(content: Content) -> dict[str, ui.Select[Any]]:
    """Return the menus of a message by the argument of their presses."""
    parts = content.view().walk_children()
    found = [one for one in parts if isinstance(one, ui.Select)]
    return {one.custom_id.rpartition(":")[2]: one for one in found}


SWITCHES = {f"planted_{number}": setting(number % 2 == 0) for number in range(20)}


@pytest.mark.usefixtures("unknown_words")
def test_many_more_settings_fit_the_panel_of_a_server() -> None:
    more = with_more(ServerSettings, SWITCHES | {"how": setting("dm", HANDS)})
    panel = settings_panel(WORDS, more, OFFERS, manages=True, unnotified=["calls"])
    assert panel.view().total_children_count <= MOST_COMPONENTS
    switches = menus(panel)["@switches"]
    assert [one.value for one in switches.options][-20:] == [*SWITCHES]
    assert [one.default for one in switches.options][-20:] == [True, False] * 10
    assert "how" in menus(panel)


@pytest.mark.usefixtures("unknown_words")
def test_many_more_settings_fit_the_panel_of_a_person() -> None:
    rows = {"how": setting("dm", HANDS), "nap": setting(None, SettingKind.HOURS)}
    person = with_more(PersonSettings, rows)
    notices = with_more(Notices, SWITCHES)
    panel = my_panel(WORDS, person, notices, OFFERS)
    assert panel.view().total_children_count <= MOST_COMPONENTS
    assert [one.value for one in menus(panel)["@switches"].options][-20:] == [*SWITCHES]
    assert "[mine-nap]‹setting nap›" in drawn(panel)


@pytest.mark.usefixtures("unknown_words")
@pytest.mark.parametrize("name", ["decks", "channels", "language", "starters", "calls", "pace"])
def test_a_second_setting_of_any_kind_has_its_own_menu(name: str) -> None:
    row = setting(getattr(ServerSettings(9), name), kinds_of(ServerSettings)[name])
    settings = with_more(ServerSettings, {"another": row})
    shown = menus(settings_panel(WORDS, settings, OFFERS, manages=True))
    first, second = shown[name], shown["another"]
    assert [one.to_dict() for one in first.options] == [one.to_dict() for one in second.options]
    assert first.max_values == second.max_values


def test_every_setting_is_in_one_of_the_panels() -> None:
    server = drawn(settings_panel(WORDS, ServerSettings(9), OFFERS, manages=True))
    mine = drawn(my_panel(WORDS, PersonSettings(7), Notices(9, 7), OFFERS))
    assert all(WORDS(f"settings-{name}") in server for name in kinds_of(ServerSettings))
    for kind in (PersonSettings, Notices):
        assert all(WORDS(f"mine-{name}") in mine for name in kinds_of(kind))


@pytest.fixture
def unknown_words(caplog: pytest.LogCaptureFixture) -> None:
    """Let planted settings have no words of their own; they show their keys instead."""
    caplog.set_level("CRITICAL", "bot.text")

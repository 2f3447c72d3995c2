"""What the reveal tells people who practise with computers about their clue."""

import pytest

from bot.rules.views import TableView
from bot.text import library
from bot.ui import public
from bot.ui.public import MessageKey
from tests.browser.tallest import context_of, names, scored
from tests.ui.drawing import drawn


def test_the_lesson_of_a_team_does_not_deny_the_points_it_shows(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(TableView, "practice", True)
    context = context_of(scored("team-2011", names(8, 6), {5: (4,), 6: (4,)}), 0.0)
    shown = public.content(library()("en"), context, MessageKey("reveal", 1), newest=True)
    text = drawn(shown)
    assert "so your clue scores nothing" in text
    assert "you score" not in text

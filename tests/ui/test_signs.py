"""The bot's own emoji in every message: they fit, and are only where Discord draws them."""

from collections.abc import Iterator
from typing import Any

import pytest

from bot.imaging.signs import DRAWN
from bot.limits import LONGEST_TEXT
from bot.rules import commands as do
from bot.rules.ids import PlayerId
from bot.rules.model import Phase
from bot.text import Signs, Words, library
from bot.ui import finale
from bot.ui.content import Content
from tests.rules.table import BOOKS, Table, deck
from tests.ui import company_scenes, records_scenes, scenes
from tests.ui.drawing import TEXT


def written_with_emoji(language: str = "en") -> Words:
    signs = Signs()
    signs.use({sign: f"<:{name}_0ab:{'9' * 19}>" for sign, name in DRAWN.items()})
    return library().written_with(signs)(language)


def texts(part: Any) -> Iterator[tuple[str, str]]:
    """Yield every text of a component with the name of its field."""
    if isinstance(part, dict):
        for key, value in part.items():
            if isinstance(value, str):
                yield ("content" if part.get("type") == TEXT and key == "content" else key), value
            else:
                yield from texts(value)
    elif isinstance(part, list):
        for one in part:
            yield from texts(one)


def messages(words: Words) -> Iterator[tuple[str, Content]]:
    for rules in BOOKS:
        yield from scenes.game(words, rules)
    for kind in (scenes.lobbies, scenes.news, scenes.calls, scenes.verdicts, scenes.endings):
        yield from kind(words)
    yield from company_scenes.company(words)
    yield from records_scenes.records(words)
    yield from _crowded(words)


def _crowded(words: Words) -> Iterator[tuple[str, Content]]:
    """Yield the largest messages: twelve players with real ids, a long clue and two votes each."""
    people = [str(10**18 + number) for number in range(12)]
    for rules in ("odyssey-2011", "odyssey-2023", "party-2023", "team-2023"):
        table = Table.dealt(rules, people, cards=len(deck(800)), until=999)
        stage = scenes.Stage(words, table)
        told = table.game.round
        if table.game.phase is Phase.STORYTELLING and told and not told.storyteller:
            table.play(do.Volunteer(PlayerId(people[0]), 1))
        table.tell(clue="a long way home " * 12)
        yield f"{rules}, waiting", stage.newest("clue")
        table.play_out()
        yield f"{rules}, reveal", stage.newest("reveal")
        yield f"{rules}, history", finale.history(words, stage.context())
        table.play(do.End(None))
        yield f"{rules}, the end", stage.newest("finale")


@pytest.mark.parametrize("language", ["en", "ar"])
def test_every_message_has_room_for_them_and_only_texts_have_them(language: str) -> None:
    seen = 0
    for name, content in messages(written_with_emoji(language)):
        parts = [item.to_component_dict() for item in (*content.inside, *content.below)]
        length = 0
        for field, text in (found for part in parts for found in texts(part)):
            if field == "content":
                length += len(text)
                seen += text.count("_0ab:")
            else:
                assert "_0ab:" not in text, (name, field)
        assert length <= LONGEST_TEXT, name
        assert all("_0ab:" not in one.alt for one in content.attachments), name
    assert seen > 100


def test_the_leaderboard_explains_the_signs_that_its_lines_have() -> None:
    scene = dict(records_scenes.records(written_with_emoji()))["table of all time"]
    told = [text for item in scene.inside for _, text in texts(item.to_component_dict())]
    row, legend = next(one for one in told if "games" in one).splitlines()[::3]
    for name in ("card_0ab", "cup_0ab"):
        assert name in row
        assert name in legend


def test_other_words_go_on_without() -> None:
    written_with_emoji()
    assert library()("en").sign("🔺") == "🔺"
    assert written_with_emoji().sign("🔺").startswith("<:red_0ab:")
    assert written_with_emoji().sign("🎲") == "🎲"

"""Whole games are shown in every language, with nothing longer than Discord accepts."""

import re
import unicodedata
from collections.abc import Iterator

import pytest

from bot.rules.editions import EDITIONS
from tests.ui.drawing import LABEL
from tests.ui.screens import (
    LIBRARY,
    Part,
    forms,
    pages,
    parts,
    said,
    screens,
    shortest,
    states,
    turning_points,
)

LONGEST = {"label": 80, "placeholder": 150, "content": 4000, "title": 45}
OPTION = {"label": 100, "description": 100}
SMALLEST_AND_LARGEST = [
    (rules, players)
    for rules, edition in EDITIONS.items()
    for players in (min(edition.players), max(edition.players))
]
RIGHT_TO_LEFT = ("ar", "he")


def too_long(part: Part) -> Iterator[str]:
    limits = OPTION if "value" in part and "type" not in part else LONGEST
    for name, most in limits.items():
        if len(str(part.get(name) or "")) > most:
            yield f"{name}: {part[name]}"
    if "media" in part and len(part.get("description") or "") > 1024:
        yield f"alt: {part['description']}"


@pytest.mark.parametrize("language", LIBRARY.languages)
@pytest.mark.parametrize(("rules", "players"), SMALLEST_AND_LARGEST)
def test_a_whole_game_fits_on_screen_in_every_language(
    language: str, rules: str, players: int, caplog: pytest.LogCaptureFixture
) -> None:
    words = LIBRARY(language)
    for game in turning_points(states(rules, players, shortest(rules))):
        for _, content in screens(words, game):
            all_parts = list(parts(content))
            assert [fault for part in all_parts for fault in too_long(part)] == []
            assert sum(len(part.get("content", "")) for part in all_parts) <= 4000
            assert len(all_parts) > 1
        for form in forms(words, game):
            assert len(form["title"]) <= 45
            labels = [field for field in form["components"] if field["type"] == LABEL]
            assert all(len(field["label"]) <= 45 for field in labels)
            assert all(len(field.get("description") or "") <= 100 for field in labels)
    assert [record.getMessage() for record in caplog.records] == []


@pytest.mark.parametrize("language", LIBRARY.languages)
def test_cards_are_described_in_the_readers_language(language: str) -> None:
    kinds = set()
    for game in turning_points(states("odyssey-2023", 4, until=1)):
        for title, content in screens(LIBRARY(language), game):
            for part in parts(content):
                described = part.get("description") or ""
                if "dreams/" in described:
                    kinds.add(title.partition(":")[0])
                    clue = "[^\u2068]{1,3}\u2068[^\u2069]*\u2069[^\u2069]{1,3}"  # in the album
                    votes = r"[^\w\s:]{1,2}(?: ← [^\w\s:]+)? "  # in the reveal, by rabbits
                    one = rf"(?:\d+: )?(?:{clue}|{votes})?{language} dreams/\d+ ?"
                    assert re.fullmatch(f"(?:{one})+", described)
    assert kinds == {"channel", "channel, later", "private"}


def first_letter(line: str) -> str:
    """Return the Unicode direction of the first letter outside isolates; empty if there is none."""
    depth = 0
    for sign in line:
        depth += (sign in "\u2066\u2067\u2068") - (sign == "\u2069")
        if depth == 0 and (kind := unicodedata.bidirectional(sign)) in ("L", "R", "AL"):
            return kind
    return ""


@pytest.mark.parametrize("language", RIGHT_TO_LEFT)
@pytest.mark.parametrize("rules", ["dixit-2021", "party-2011", "team-2023"])
def test_every_line_of_a_right_to_left_game_runs_from_right_to_left(
    language: str, rules: str
) -> None:
    words = LIBRARY(language)
    whole = states(rules, min(EDITIONS[rules].players), shortest(rules))
    for game in turning_points(whole):
        for title, content in (*screens(words, game), *pages(words)):
            for line in said(content):
                own = re.sub(r"^(?:-# |#+ |\d+\. |- |`[^`]*` |\[)", "", line)
                # The number on a card's button is no sentence, and the deck's name is the deck's.
                if not re.fullmatch(r"[✓\d ]+\]|Dreams.*|(?:English|[^ ]+)\]", own):
                    assert first_letter(own) in ("R", "AL"), (title, line)


def outside_isolates(line: str) -> str:
    """Return the text outside isolates, where neighbouring characters can change a direction."""
    depth, kept = 0, []
    for sign in line:
        depth += sign in "\u2066\u2067\u2068"
        if depth == 0:
            kept.append(sign)
        depth -= sign == "\u2069"
    return "".join(kept)


@pytest.mark.parametrize("language", RIGHT_TO_LEFT)
@pytest.mark.parametrize("rules", ["dixit-2021", "party-2011", "team-2023"])
def test_names_keep_their_signs_in_a_right_to_left_game(language: str, rules: str) -> None:
    words = LIBRARY(language)
    whole = states(rules, min(EDITIONS[rules].players), shortest(rules))
    for game in turning_points(whole):
        for title, content in screens(words, game):
            for line in said(content):
                assert "<@" not in outside_isolates(line), (title, line)

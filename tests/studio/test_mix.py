"""The deck in thread is mixed in mood, camera, distance and subject, as its list of ideas says."""

import re
from dataclasses import dataclass
from pathlib import Path

import pytest

pytest.importorskip("skia", reason="the extra `studio` is not installed")
pytest.importorskip("cv2", reason="the extra `studio` is not installed")
pytest.importorskip("numba", reason="the extra `studio` is not installed")

import card_art.studio.thread
from card_art.studio.thread.registry import all_cards

CARDS = all_cards()


@dataclass(frozen=True)
class Idea:
    """A row of the list that became a card."""

    about: str  # subject and twist
    mood: str
    view: frozenset[str]  # distance, camera and time of day


def drawn() -> dict[str, Idea]:
    """Return the ideas that were drawn, by card."""
    listed = Path(card_art.studio.thread.__path__[0], "IDEAS.md").read_text("utf-8")
    rows = [[cell.strip() for cell in line.split("|")[1:-1]] for line in listed.splitlines()]
    return {
        row[5]: Idea(f"{row[0]} {row[1]}", row[2], frozenset(row[3].split(", ")))
        for row in rows
        if len(row) == 6 and row[5].isdigit()
    }


IDEAS = drawn()


def test_every_card_comes_from_an_idea_and_kept_its_mood() -> None:
    assert IDEAS.keys() == CARDS.keys()
    assert {card: idea.mood for card, idea in IDEAS.items()} == {
        card.id: card.mood for card in CARDS.values()
    }


@pytest.mark.parametrize(
    ("fact", "value", "least", "most"),
    [
        ("mood", "tender", 14, 28),
        ("mood", "funny", 14, 28),
        ("mood", "uneasy", 14, 28),
        ("mood", "grand", 12, 28),  # fewer than the others, and known to be
        ("camera", "wide", 8, 28),
        ("camera", "interior", 8, 28),
        ("camera", "close-up", 8, 28),
        ("camera", "aerial", 8, 28),
        ("camera", "cross-section", 8, 28),
        ("camera", "stage", 6, 28),
        ("camera", "through-frame", 4, 28),
    ],
)
def test_no_mood_or_camera_is_rare_or_takes_more_than_a_third(
    fact: str, value: str, least: int, most: int
) -> None:
    assert least <= sum(getattr(card, fact) == value for card in CARDS.values()) <= most


@pytest.mark.parametrize(
    ("view", "least", "most"), [("far", 16, 28), ("middle", 16, 34), ("close", 10, 28)]
)
def test_cards_are_seen_from_every_distance(view: str, least: int, most: int) -> None:
    assert least <= sum(view in idea.view for idea in IDEAS.values()) <= most


def test_few_ideas_are_set_at_night() -> None:
    assert sum(not idea.view.isdisjoint({"night", "dark"}) for idea in IDEAS.values()) <= 10


PEOPLE = {
    "children": (14, "child children girl boy baby"),
    "grown-ups": (24, "woman women man men people"),
    "the old": (6, "grandmother grandfather old older"),
}


@pytest.mark.parametrize("age", PEOPLE)
def test_people_of_every_age_are_described(age: str) -> None:
    least, words = PEOPLE[age]
    assert sum(named(words, card.alt) for card in CARDS.values()) >= least


SUBJECTS = {  # what an idea is about, in its own words; an idea can be about several things
    "animals": (15, "fox bear kitten sheep lamb wolf wolves tiger lion lions dog goat birds goose"),
    "weather": (3, "rain snow fog"),
    "towns": (6, "town street streets houses village flats"),
    "machines": (6, "machine train bus lift cranes factory cleaner airliner"),
    "food": (5, "bread loaf tea fruit cream baker banquet"),
    "music": (4, "piano accordion opera organ"),
    "play": (6, "cradle kite skips buff chess fair pillow badminton rocking"),
    "sea": (5, "sea ship ships beach swimmer shores"),
    "sky": (5, "sky moon stars planet"),
    "underground": (3, "mole underground deeper trapdoors"),
}


@pytest.mark.parametrize("subject", SUBJECTS)
def test_every_kind_of_subject_is_in_the_deck(subject: str) -> None:
    least, words = SUBJECTS[subject]
    assert sum(named(words, idea.about) for idea in IDEAS.values()) >= least


def named(words: str, text: str) -> bool:
    """Return whether the text has one of the words."""
    return not set(words.split()).isdisjoint(re.findall(r"\w+", text.lower()))

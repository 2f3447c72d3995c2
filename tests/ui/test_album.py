"""The album: one picture with every clue and name on it, in as many pages as are needed."""

import time
from dataclasses import replace
from datetime import datetime
from typing import Any
from zoneinfo import ZoneInfo

import pytest

from bot.imaging.grid import album_pages
from bot.imaging.scripts import drawable
from bot.imaging.subjects import AlbumPage, Picture
from bot.limits import LONGEST_TEXT
from bot.rules import commands as do
from bot.rules.ids import PlayerId
from bot.text import library
from bot.ui import album, finale
from bot.ui.content import Content
from bot.ui.wanted_pictures import AlbumPicture, Looks, PodiumPicture
from tests.rules.table import Table, deck
from tests.ui.drawing import TEXT, drawn
from tests.ui.scenes import Stage

PEOPLE = [str(10**18 + number) for number in range(12)]


def played(rounds: int, clue: str) -> Stage:
    """Return a game of twelve players that was ended after these rounds, all with the same clue."""
    table = Table.dealt("odyssey-2011", PEOPLE, cards=len(deck(800)), until=999)
    table.play(do.Volunteer(PlayerId(PEOPLE[0]), 1))
    for _ in range(rounds):
        table.tell(clue=clue)
        table.play_out()
        table.next()
    table.play(do.End(None))
    return Stage(library()("en"), table)


def long_game(rounds: int, clue: str) -> Stage:
    """Return a game of four that was ended after this many rounds."""
    table = Table.dealt("dixit-2021", PEOPLE[:4], cards=len(deck(84)), until=999)
    table.play(do.Volunteer(PlayerId(PEOPLE[0]), 1))
    for _ in range(rounds):
        table.tell(clue=clue)
        table.play_out()
        table.next()
    table.play(do.End(None))
    return Stage(library()("en"), table)


def length(content: Content) -> int:
    parts = [item.to_component_dict() for item in content.inside]
    return sum(len(part["content"]) for part in parts if part["type"] == TEXT)


def wishes(content: Content) -> list[AlbumPicture]:
    found = [one.wish for one in content.attachments]
    return [wish for wish in found if isinstance(wish, AlbumPicture)]


@pytest.mark.parametrize(("rounds", "clue"), [(41, "x" * 200), (80, "a"), (130, "*" * 200)])
def test_an_album_of_any_number_of_rounds_can_be_kept(rounds: int, clue: str) -> None:
    stage = long_game(rounds, clue)
    context, words = stage.context(), stage.words
    kept = album.whole_album(words, context)
    assert length(kept) <= LONGEST_TEXT
    assert len(kept.attachments) == min(10, album.pages(context))
    shown = sum(len(wish.page.rounds) for wish in wishes(kept))
    assert shown == min(rounds, sum(map(len, album_pages(rounds)[:10])))
    assert (f"{rounds - shown} more clues" in drawn(kept)) == (rounds > shown)
    assert all(len(one.alt) <= 1024 for one in kept.attachments)


def test_every_page_says_which_it_is_and_has_its_own_rounds() -> None:
    stage = long_game(14, "a")
    first, second = wishes(album.whole_album(stage.words, stage.context()))
    assert (drawable(first.page.number), drawable(second.page.number)) == (
        "Page 1 of 2",
        "Page 2 of 2",
    )
    assert len(first.page.rounds) == len(second.page.rounds) == 7
    assert first.page.rounds[0].card != second.page.rounds[0].card


def test_the_end_shows_the_album_and_says_nothing_of_it_twice() -> None:
    stage = played(3, "a *very* long way home")
    end = finale.album_message(stage.words, stage.context())
    (wish,) = wishes(end)
    assert [drawable(one.clue) for one in wish.page.rounds] == ["“a *very* long way home”"] * 3
    texts = [item.to_component_dict() for item in end.inside]
    assert not any("long way home" in part.get("content", "") for part in texts)
    assert wish.page.number == ""


def test_a_reader_who_hears_the_album_hears_clues_and_cards() -> None:
    stage = played(2, "the lighthouse")
    heard = drawable(album.page(stage.words, stage.context()).alt)
    assert heard.startswith("1: “the lighthouse” ")
    assert " 2: “the lighthouse” " in heard


def test_a_servers_emoji_and_marks_of_direction_are_drawn_as_text() -> None:
    stage = played(1, "\u202e<a:party_parrot:123456789012345678> <@1>")
    (wish,) = wishes(album.whole_album(stage.words, stage.context()))
    assert drawable(wish.page.rounds[0].clue) == "“:party_parrot: <@1>”"


async def test_names_are_filled_in_when_the_picture_is_made() -> None:
    stage = played(1, "a")
    (wish,) = wishes(album.whole_album(stage.words, stage.context()))
    assert set(wish.unnamed) == set(PEOPLE)
    drawn_pages: list[AlbumPage] = []

    class Recorder:
        async def album(self, page: AlbumPage, _: object) -> Picture:
            drawn_pages.append(page)
            return Picture(b"", "jpg", (0, 0))

    recorder: Any = Recorder()
    known = {PEOPLE[0]: "Noa"}
    await wish.make(recorder, Looks(lambda _: None, known.get))
    (page,) = drawn_pages
    assert page.rounds[0].by == "Noa"
    assert {name for one in page.players for name in one.names} == {"Noa"}


def test_what_a_clue_meant_is_below_it() -> None:
    table = Table.telling("dixit-2021", 4)
    table.tell(clue="Hush", why="my <:cat:123456789012345678>\nsleeps")
    table.play_out()
    table.play(do.End(None))
    stage = Stage(library()("en"), table)
    (wish,) = wishes(album.whole_album(stage.words, stage.context()))
    assert wish.page.rounds[0].why == "my :cat: sleeps"


def test_computers_go_by_their_own_names() -> None:
    table = Table.dealt("dixit-2021", [PEOPLE[0], PEOPLE[1], "computer:Basil", "computer:Rowan"])
    table.play(do.Volunteer(PlayerId(PEOPLE[0]), 1))
    table.tell(clue="a")
    table.play_out()
    table.play(do.End(None))
    stage = Stage(library()("en"), table)
    (wish,) = wishes(album.whole_album(stage.words, stage.context()))
    assert dict(wish.called) == {"computer:Basil": "Basil", "computer:Rowan": "Rowan"}
    assert set(wish.unnamed) == set(PEOPLE[:2])


@pytest.mark.parametrize(
    ("hour", "language", "title"),
    [
        (21, "en", "The evening of 17 November"),
        (26, "en", "The evening of 17 November"),  # it went on after midnight
        (12, "en", "17 November"),
        (21, "fr", "La soirée du 17 novembre"),
        (21, "pl", "Wieczór 17 listopada"),
        (21, "uk", "Вечір 17 листопада"),
        (21, "ru", "Вечер 17 ноября"),
        (21, "ar", "أمسية 17 نوفمبر"),
        (21, "he", "הערב של 17 בנובמבר"),
    ],
)
def test_the_title_says_which_evening_it_was(
    hour: int, language: str, title: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TZ", "Asia/Tokyo")
    time.tzset()
    midnight = datetime(2026, 11, 17, tzinfo=ZoneInfo("Asia/Tokyo")).timestamp()
    words = library()(language)
    try:
        said = album.title(words, midnight + hour * 3600)
    finally:
        monkeypatch.undo()
        time.tzset()
    assert drawable(said) == title


def test_a_round_that_nobody_found_says_so() -> None:
    table = Table.telling("dixit-2021", 4)
    table.tell(clue="a")
    table.play_out()
    table.play(do.End(None))
    stage = Stage(library()("en"), table)
    shown = stage.context().table.history[0]
    found = len(set(shown.voters_of(shown.remembered)))
    (wish,) = wishes(album.whole_album(stage.words, stage.context()))
    expected = f"{found} of 3 found it" if found else "Nobody found it"
    assert drawable(wish.page.rounds[0].found) == expected
    assert len(wish.page.rounds[0].finders) == found


def test_a_round_that_was_called_off_leaves_no_gap() -> None:
    table = Table.telling("dixit-2021", 4)
    table.play_out()
    table.next()
    table.time_up()  # the storyteller gave no clue
    table.tell(clue="the second")
    table.play_out()
    table.play(do.End(None))
    stage = Stage(library()("en"), table)
    (wish,) = wishes(album.whole_album(stage.words, stage.context()))
    assert [drawable(one.clue) for one in wish.page.rounds][1:] == ["“the second”"]


@pytest.mark.parametrize("rules", ["duel", "tandem"])
@pytest.mark.parametrize(("points", "won"), [(9, True), (1, False)])
def test_a_pair_that_the_pile_beat_has_no_medal_step_or_crown(
    rules: str, points: int, won: bool
) -> None:
    table = Table.voting(rules, 2)
    table.play(table.ballot("p2", table.slot("p1")))
    table.game = replace(table.game, scores=dict.fromkeys(table.game.sides, points))
    table.play(do.End(None))
    table.game = replace(table.game, round=replace(table.game.current, number=4))
    stage = Stage(library()("en"), table)
    end = stage.newest("finale", 1)
    assert ("🥇" in drawn(end)) == won
    (podium,) = [one.wish for one in end.attachments if isinstance(one.wish, PodiumPicture)]
    assert [place.on_step for place in podium.places] == [won, won]
    (shown,) = wishes(finale.album_message(stage.words, stage.context()))
    assert [one.won for one in shown.page.players] == [won, won]

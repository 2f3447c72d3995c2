"""Every message says what to press, and has that button."""

import re
from dataclasses import replace

import pytest
from discord import ui

from bot.rules import commands as do
from bot.rules.ids import COMPUTERS, PlayerId
from bot.rules.model import Seat
from bot.rules.player_views import player_view
from bot.rules.views import table_view
from bot.text import FALLBACK, LOCALES, library
from bot.text.check import Sentence, read
from bot.ui import channel
from bot.ui.content import Content
from bot.ui.hand import hand
from bot.ui.lobby import lobby
from tests.rules.table import BOOKS, Table
from tests.ui import company_scenes, house_scenes, notice_scenes, scenes
from tests.ui.drawing import drawn
from tests.ui.scenes import Stage

WORDS = library()(FALLBACK)
BUTTONS = {
    sentence.key: sentence.source.strip()
    for sentence in read(LOCALES / FALLBACK)
    if isinstance(sentence, Sentence) and sentence.key.startswith("button-")
}
MOST = 20
"""Characters of a label that a phone shows."""


def missing(content: Content) -> set[str]:
    """Return the labels of buttons that a message's text mentions but that are not on it."""
    shown = drawn(content)
    named = set(re.findall(r"(?<!\*)\*([^*\n]+)\*(?!\*)", shown)) & set(BUTTONS.values())
    there = set(re.findall(r"\[(?:[^\w\s\]]+\s)?([^\]]+)\]‹", shown))
    return named - there


@pytest.mark.parametrize("rules", BOOKS)
def test_every_button_that_a_message_of_a_game_names_is_on_it(rules: str) -> None:
    guides = ("how to play",)
    for title, content in scenes.game(WORDS, rules):
        assert title in guides or not missing(content), title


def test_every_button_that_any_other_message_names_is_on_it() -> None:
    company = (company_scenes.company, company_scenes.lesson)
    others = (*company, house_scenes.two_players, notice_scenes.planned)
    for kind in (scenes.coming_and_going, scenes.calls, *others):
        for title, content in kind(WORDS):
            assert title.startswith("how ") or not missing(content), title


def coloured(content: Content) -> list[str]:
    """Return the labels of the blue and green buttons, in their order."""
    return re.findall(r"\[(?:[^\w\s\]]+\s)?([^\]]+)\]‹\w+(?: \w+)? (?:blue|green)›", drawn(content))


def test_before_the_first_clue_players_are_sent_to_their_cards() -> None:
    dealt = Stage(WORDS, Table.dealt("dixit-2021", 4)).newest("lobby", 0)
    shown = drawn(dealt)
    assert coloured(dealt) == ["My hand"]
    assert shown.index("[🃏 My hand]") < shown.index("[💡 I have an idea!]")


def test_where_nobody_has_seen_a_card_the_first_clue_is_what_to_press_for() -> None:
    dealt = Stage(WORDS, Table.dealt("party-2023", 6)).newest("lobby", 0)
    assert coloured(dealt) == ["I have an idea!"]


@pytest.mark.parametrize("rules", ["dixit-2021", "party-2023"])
def test_the_storyteller_reads_that_it_is_their_turn(rules: str) -> None:
    telling = Stage(WORDS, Table.telling(rules, 6)).newest("lobby", 0)
    assert "🔺 @p1, it’s your turn! Press *Give my clue*" in drawn(telling)
    assert coloured(telling) == ["Give my clue"]


def test_nobody_is_asked_to_press_for_a_computer() -> None:
    table, computer = Table.dealt("dixit-2021", 4), COMPUTERS[0]
    seats = (*table.game.seats, Seat(computer))
    rabbits = {**table.game.rabbits, computer: 4}
    table.game = replace(table.game, seats=seats, rabbits=rabbits)
    table.play(do.Volunteer(computer, 1))
    telling = Stage(WORDS, table).newest("lobby", 0)
    assert "is thinking of a clue" in drawn(telling)
    assert "Give my clue" not in drawn(telling)


def test_those_who_owe_a_card_see_one_button_in_colour() -> None:
    assert coloured(Stage(WORDS, Table.submitting("dixit-2021", 4)).newest("clue")) == [
        "Play a card"
    ]


def test_the_first_of_two_cards_is_acknowledged() -> None:
    stage = Stage(WORDS, Table.submitting("dixit-2021", 3))
    stage.table.lay("p2")
    assert "Card 1 is in. Pick one more." in drawn(stage.hand("p2"))
    stage.table.play(do.GiveCard(PlayerId("p2"), 1, 3))
    assert "You played cards 1 and 3." in drawn(stage.hand("p2"))


def test_a_voter_whose_table_is_not_posted_yet_sees_no_other_numbers() -> None:
    stage = Stage(WORDS, Table.voting("dixit-2021", 4))
    voter, teller = (player_view(stage.table.game, PlayerId(name)) for name in ("p2", "p1"))
    shown = drawn(hand(WORDS, stage.context(), voter))
    assert "Vote in the menu below" in shown
    assert "🖼" not in shown
    assert "[🔍 Look closely]‹look›" in shown
    assert "🖼" in drawn(hand(WORDS, stage.context(), teller))


def test_the_trap_is_set_by_number_and_description() -> None:
    stage = Stage(WORDS, Table.voting("party-2023", 6))
    _, _, menus = drawn(stage.hand("p1")).partition("▾ Your trap")
    assert menus.count("— …") == 6


@pytest.mark.parametrize("key", BUTTONS)
def test_labels_fit_a_phone(key: str) -> None:
    values = {"count": 180, "number": 12}
    assert len(re.sub("[\u2068\u2069]", "", WORDS(key, **values))) <= MOST


def begin_is_disabled(table: Table) -> bool:
    """Return whether the lobby's *Begin* cannot be pressed."""
    shown = lobby(library()("en"), "game", table_view(table.game), ())
    buttons = [item for item in shown.view().walk_children() if isinstance(item, ui.Button)]
    (begin,) = (one for one in buttons if str(one.custom_id).startswith("begin"))
    return begin.disabled


@pytest.mark.parametrize(
    ("players", "teams", "ready"), [(8, 4, True), (7, 3, False), (6, 3, False)]
)
def test_begin_waits_until_the_teams_are_complete(players: int, teams: int, ready: bool) -> None:
    table = Table.lobby("team-2023", players)
    for number, name in enumerate(table.game.players):
        if number // 2 < teams:
            table.play(do.ChooseTeam(name, number // 2 + 1))
    assert begin_is_disabled(table) is not ready


@pytest.mark.parametrize(("players", "ready"), [(1, False), (2, False), (3, True)])
def test_begin_waits_until_enough_players_joined(players: int, ready: bool) -> None:
    assert begin_is_disabled(Table.lobby("dixit-2021", players)) is not ready


@pytest.mark.parametrize("rules", ["dixit-2021", "odyssey-2023"])
def test_who_has_no_dms_reads_of_one_thing_to_press(rules: str) -> None:
    giving = Stage(WORDS, Table.submitting(rules, 4)).context()
    voting = Stage(WORDS, Table.voting(rules, 4)).context()
    everyone, one = frozenset(map(PlayerId, ("p1", "p2", "p3", "p4"))), frozenset({PlayerId("p2")})
    for without in (everyone, one):
        shown = drawn(channel.table_message(WORDS, replace(voting, without_dm=without)))
        assert "menu below" in shown
        assert "*My hand*" not in shown
    shown = drawn(channel.clue(WORDS, replace(giving, without_dm=everyone)))
    assert "*Play a card*" in shown
    assert "*My hand*" not in shown
    named = drawn(channel.clue(WORDS, replace(giving, without_dm=one)))
    assert "@p2, you get no DM from me. Press *My hand*" in named


def test_a_team_that_votes_without_dms_is_named_once() -> None:
    voting = Stage(WORDS, Table.voting("team-2023", 8)).context()
    everyone = frozenset(seat.player for seat in voting.table.seats)
    shown = drawn(channel.table_message(WORDS, replace(voting, without_dm=everyone)))
    assert "Waiting for" in shown
    assert all(shown.count(f"@{one}") == 1 for one in voting.table.waiting_for)

"""Texts and buttons fit the players, their number and their rules."""

from dataclasses import replace

import pytest
from bidi import get_display
from discord import ui

from bot.rules import commands as do
from bot.rules.ids import PlayerId
from bot.rules.model import Ending
from bot.rules.statistics import PlayerRecord, RuleSetRecord
from bot.rules.views import table_view
from bot.text import library
from bot.ui import finale, reveal
from bot.ui.content import Content
from bot.ui.context import DeckName, Plan
from bot.ui.lobby import language_menu, lobby, rule_menus
from bot.ui.records import profile
from bot.ui.wanted_pictures import CardPicture, FanPicture, RevealPicture
from tests.rules.table import Table
from tests.text.languages import having
from tests.ui import house_scenes
from tests.ui.drawing import drawn
from tests.ui.scenes import DREAMS, MIXED, Stage

WORDS = library()("en")


def lobby_of(players: int) -> str:
    return drawn(Stage(WORDS, Table.lobby("dixit-2021", players)).newest("lobby", 0))


def test_a_full_lobby_offers_no_seat() -> None:
    assert "[Join]" in lobby_of(7)
    assert "[Join]" not in lobby_of(8)


@pytest.mark.parametrize("players", [7, 8])
def test_a_planned_lobby_asks_to_join_only_while_a_seat_is_free(players: int) -> None:
    table = table_view(Table.lobby("dixit-2021", players).game)
    planned = drawn(lobby(WORDS, "game", table, DREAMS, Plan(1_800_000_000.0, has_come=False)))
    assert planned.count("Join") == (2 if players == 7 else 0)  # the sentence and the button
    assert "ten minutes before" in planned


def test_every_menu_of_the_rules_stands_below_its_name() -> None:
    table = table_view(Table.lobby("dixit-2021", 3).game)
    decks = (*DREAMS, DeckName("sea", "The Sea", 40))
    panel = rule_menus(WORDS, "game", table, decks)
    named = panel.and_then(language_menu(WORDS, "game", library().names, "en"))
    lines = drawn(named).splitlines()
    menus = [place for place, line in enumerate(lines) if "▾" in line]
    names = [lines[place].split("▾ ")[1].split("  ‹")[0] for place in menus]
    assert len(menus) == 4
    assert [lines[place - 1] for place in menus] == [f"│ -# {name}" for name in names]


def test_a_menu_without_a_choice_says_its_name_once() -> None:
    scenes = dict((*house_scenes.house_rules(WORDS), *house_scenes.hosting(WORDS)))
    for scene, name in (
        ("house rules, none", "Which house rule?"),
        ("host panel", "Make someone else the host"),
        ("host panel", "Remove a player"),
    ):
        assert drawn(scenes[scene]).count(name) == 1, name


@pytest.mark.parametrize(("players", "offered"), [(7, True), (8, False)])
def test_one_can_join_in_while_a_seat_is_free(players: int, offered: bool) -> None:
    telling = Stage(WORDS, Table.telling("dixit-2021", players))
    assert ("[Join in]" in drawn(telling.newest("lobby", 0))) is offered
    telling.table.play_out()
    assert ("[Join in]" in drawn(telling.newest("reveal"))) is offered


def test_whoever_waits_for_the_next_round_takes_the_last_seat() -> None:
    stage = Stage(WORDS, Table.telling("dixit-2021", 7))
    stage.table.join_late("late")
    assert "[Join in]" not in drawn(stage.newest("lobby", 0))


@pytest.mark.parametrize(("players", "asked"), [(3, "pick two"), (4, "pick one")])
def test_three_players_read_in_the_channel_that_they_play_two(players: int, asked: str) -> None:
    assert asked in drawn(Stage(WORDS, Table.submitting("dixit-2021", players)).newest("clue"))


def test_a_team_is_waited_for_by_its_name() -> None:
    stage = Stage(WORDS, Table.submitting("team-2011", 6))
    assert "Waiting for ⭐ Team 2, 🧿 Team 3, 🔺 @p4" in drawn(stage.newest("clue"))
    stage.table.lay_all()
    assert drawn(stage.newest("table")).count("@p5") == 1


def test_a_lobby_whose_deck_is_gone_names_the_deck_that_is_dealt() -> None:
    table = Table.lobby("dixit-2021", 3)
    table.play(do.Configure(None, decks=("burnt",)))
    lobby = drawn(Stage(WORDS, table).newest("lobby", 0))
    assert "“burnt” isn’t available" in lobby
    assert "deck: Dreams" in lobby


def test_a_lobby_names_every_deck_that_is_mixed_and_shows_cards_of_each() -> None:
    stage = Stage(WORDS, Table.lobby("dixit-2021", 3), MIXED)
    shown = stage.newest("lobby", 0)
    assert "decks: Dreams, Scissors" in drawn(shown)
    (fan,) = shown.attachments
    assert isinstance(fan.wish, FanPicture)
    assert {card.partition("/")[0] for card in fan.wish.cards} == {"dreams", "scissors"}
    stage.table.play(do.Configure(None, decks=("scissors",)))
    shown = stage.newest("lobby", 0)
    assert "deck: Scissors" in drawn(shown)
    (fan,) = shown.attachments
    assert isinstance(fan.wish, FanPicture)
    assert {card.partition("/")[0] for card in fan.wish.cards} == {"scissors"}


def test_a_lobby_says_that_it_plays_with_a_box_of_cards() -> None:
    stage = Stage(WORDS, Table.lobby("odyssey-2013", 3), MIXED)
    assert "84 of the 180 cards" in drawn(stage.newest("lobby", 0))
    stage.table.play(do.Configure(None, every_card=True))
    assert "of the 180" not in drawn(stage.newest("lobby", 0))
    stage.table.play(do.Configure(None, rules="dixit-2021"))
    assert "of the 180" not in drawn(stage.newest("lobby", 0))


def test_a_game_whose_deck_went_after_dealing_names_no_empty_deck() -> None:
    table = Table.telling("dixit-2021", 3)
    gone = replace(table.game.options, decks=("burnt",))
    table.game = replace(table.game, options=gone)
    assert "deck:" not in drawn(Stage(WORDS, table).newest("lobby", 0))


def test_a_team_that_scores_for_a_teammates_card_is_not_told_it_gets_nothing() -> None:
    table = Table.submitting("team-2011", 6)
    table.lay_all()
    table.vote_all({"p5": ("p4",), "p6": ("p4",)})
    shown = drawn(Stage(WORDS, table).newest("reveal"))
    assert "**+2** 🔺 Team 1" in shown
    assert "No points for the clue." in shown
    assert "nothing" not in shown.casefold()
    assert "No points:" not in shown


def test_a_reveal_names_everyone_who_scored_with_most_points_first() -> None:
    table = Table.voting("dixit-2021", 5)
    table.vote_all({"p2": ("p1",), "p3": ("p2",), "p4": ("p2",), "p5": ("p4",)})
    shown = drawn(Stage(WORDS, table).newest("reveal"))
    assert "-# **+5** ⭐ @p2 · **+3** 🔺 @p1 · **+1** ⚪ @p4\n" in shown
    assert "Score track: ⭐ 5, 🔺 3, ⚪ 1, 🧿 0, 💜 0" in shown


def test_a_very_long_clue_is_smaller_and_in_the_reveal_shorter() -> None:
    clue = "A door that was not there yesterday " * 5
    table = Table.telling("dixit-2021", 4)
    table.tell(clue=clue.strip(), why=clue[:150].strip())
    stage = Stage(WORDS, table)
    assert f"### “{clue.strip()}”" in drawn(stage.newest("clue"))
    table.lay_all()
    table.vote_all({"p2": ("p1",), "p3": ("p2",), "p4": ("p2",)})
    opening, *_ = stage.newest("reveal").inside
    assert isinstance(opening, ui.TextDisplay)
    told, why, *_ = opening.content.splitlines()
    assert told.endswith("…\u2069”**")
    assert why.endswith("…\u2069")
    assert len(told) < 80
    assert len(why) < 60


def test_a_teams_cards_show_the_face_of_whoever_gave_them() -> None:
    table = Table.submitting("team-2011", 6)
    table.lay_all()
    table.vote_all({"p5": ("p4",), "p6": ("p4",)})
    stage = Stage(WORDS, table)
    shown = stage.context().table.reveal
    assert shown is not None
    sheet = stage.newest("reveal").attachments[0].wish
    assert isinstance(sheet, RevealPicture)
    for card, owner in zip(sheet.cards, shown.owners, strict=True):
        sharing = [player for rabbit, player in sheet.people if rabbit == card.owner]
        assert sharing[card.mate] == owner
    assert len(sheet.people) == 6


def test_nobody_gets_a_medal_for_nothing() -> None:
    stage = Stage(WORDS, Table.telling("dixit-2021", 4))
    assert "🥇" not in drawn(finale.score(WORDS, stage.context()))


@pytest.mark.parametrize(("players", "lines"), [(6, 6), (12, 7)])
def test_many_final_scores_share_a_line(players: int, lines: int) -> None:
    table = Table.telling("odyssey-2011", players, cards=168)
    table.play_out()
    table.play(do.End(None))
    *_, scores = Stage(WORDS, table).newest("finale").inside
    assert isinstance(scores, ui.TextDisplay)
    assert len(scores.content.splitlines()) == lines
    assert scores.content.count("<@") == players


def test_nobody_wins_where_nobody_scored() -> None:
    table = Table.voting("dixit-2021", 4)
    table.time_up()
    table.play(do.End(None))
    end = drawn(Stage(WORDS, table).newest("finale"))
    assert "nobody won" in end
    assert "🏆" not in end


def test_in_party_the_most_voted_card_is_shown_first() -> None:
    table = Table.voting("party-2023", 6)
    table.vote_all({f"p{number}": ("p2",) for number in range(1, 7)})
    table.trap("p3")
    stage = Stage(WORDS, table)
    shown = stage.context().table.reveal
    assert shown is not None
    beat: Content = reveal.first_beat(WORDS, stage.context(), shown)
    winner = shown.owners.index("p2") + 1
    assert f"Card **{winner}** got the most votes" in drawn(beat)
    assert beat.attachments[0].wish == CardPicture(shown.table[winner - 1])


@pytest.mark.parametrize("language", library().languages)
def test_how_often_somebody_got_an_award_reads_the_same_in_any_direction(language: str) -> None:
    games = (RuleSetRecord("dixit-2021", 5, 2, 131),)
    record = PlayerRecord(PlayerId("p1"), 3, games, awards={"eye": 4, "poet": 17})
    shown = profile(library()(language), record)
    texts = [item.content for item in shown.inside if isinstance(item, ui.TextDisplay)]
    seen = get_display("\n".join(texts))
    assert "×4" in seen
    assert "×17" in seen


@pytest.mark.parametrize("played", [True, False])
@pytest.mark.parametrize("ending", Ending)
def test_final_scores_are_announced_only_if_they_follow(ending: Ending, played: bool) -> None:
    table = Table.telling("dixit-2021", 4)
    if played:
        table.play_out()
    table.play(do.End(None, ending))
    said = drawn(Stage(WORDS, table).newest("finale"))
    assert ("final scores" in said) is (played and ending in finale.WITH_SCORES)
    assert (" · 4 points" in said) is played


@pytest.mark.parametrize("ending", sorted(finale.WITH_SCORES))
def test_an_early_end_is_said_without_scores_in_every_language(ending: Ending) -> None:
    for language in having(f"ending-{ending}", f"ending-{ending}.early"):
        words = library()(language)
        whole, early = words(f"ending-{ending}"), words(f"ending-{ending}.early")
        assert early != whole
        assert whole.startswith(early.removesuffix("."))

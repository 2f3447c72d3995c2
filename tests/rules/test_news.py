"""The news lines of a game."""

import pytest

from bot.rules import commands as do
from bot.rules.engine import MOST_NEWS
from bot.rules.ids import PlayerId
from bot.rules.model import News, Phase
from bot.rules.views import table_view

from .table import Table


def told(table: Table) -> list[tuple[News, str]]:
    return [(item.kind, item.player) for item in table_view(table.game).news]


def test_who_leaves_is_named_and_so_is_the_new_host() -> None:
    table = Table.submitting("dixit-2021", 5)
    host = table.game.host
    other = next(p for p in table.game.players if p not in (host, table.game.current.storyteller))
    table.leave(other)
    assert told(table) == [(News.LEFT, other)]


def test_a_kick_is_told_apart_from_leaving() -> None:
    table = Table.submitting("dixit-2021", 5)
    table.play(do.Kick(table.game.host, PlayerId("p4")))
    assert (News.KICKED, PlayerId("p4")) in told(table)


def test_a_card_chosen_by_lot_is_said_and_marked_at_the_reveal() -> None:
    table = Table.submitting("dixit-2021", 4)
    table.time_up()
    assert table.game.phase is Phase.VOTING
    assert {kind for kind, _ in told(table)} == {News.CARD_CHOSEN}
    table.time_up()
    reveal = table_view(table.game).reveal
    assert reveal is not None
    assert len(reveal.by_lot) == 3
    assert reveal.story_slot not in reveal.by_lot


def test_a_turn_that_is_passed_over_is_said_in_the_next() -> None:
    table = Table.telling("dixit-2021", 4)
    teller = table.game.current.storyteller
    table.time_up()
    assert (News.PASSED_OVER, teller) in told(table)


def test_who_was_away_and_comes_back_is_welcomed() -> None:
    table = Table.submitting("dixit-2021", 4)
    table.lay_all("p2")
    table.time_up()
    for player in ("p3", "p4"):
        table.vote_anything(player)
    table.time_up()
    assert table.seat("p2").away
    assert (News.AWAY, PlayerId("p2")) in told(table)
    table.play(do.ComeBack(PlayerId("p2")))
    assert (News.RETURNED, PlayerId("p2")) in told(table)


def test_news_belong_to_what_the_table_waits_for() -> None:
    table = Table.submitting("dixit-2021", 5)
    table.play(do.Kick(table.game.host, PlayerId("p4")))
    table.lay_all()
    assert table.game.phase is Phase.VOTING
    assert told(table) == []


def test_only_the_latest_are_kept() -> None:
    table = Table.submitting("odyssey-2011", 12)
    for player in ("p4", "p5", "p6", "p7", "p8"):
        table.leave(player)
    assert [player for _, player in told(table)] == ["p5", "p6", "p7", "p8"][-MOST_NEWS:]


@pytest.mark.parametrize("rules", ["dixit-2021", "team-2011"])
def test_a_lobby_and_a_game_that_begins_have_no_news(rules: str) -> None:
    table = Table.telling(rules, 6)
    assert told(table) == []

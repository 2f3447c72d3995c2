"""Tables that play by house rules: their lobby, the page where they are chosen, and the round."""

from collections.abc import Iterator
from dataclasses import replace

from bot.rules import commands as do
from bot.rules.editions import EDITIONS
from bot.rules.house import HOUSE_RULES, edition_with
from bot.rules.ids import PILE, PlayerId
from bot.rules.model import Pace
from bot.rules.player_views import player_view
from bot.rules.views import table_view
from bot.text import Words
from bot.ui import finale, hand
from bot.ui.content import Content
from bot.ui.help import guide
from bot.ui.hosting import HostPanel, host_panel
from bot.ui.house import house_page
from tests.rules.table import PAIRS, Table
from tests.ui.scenes import DEADLINE, Scene, Stage

CHOSEN = {
    "end": "rounds",
    "points": "imaginarium",
    "theme": "film",
    "new-hand": "once",
    "rematch": "keeps-hands",
    "audience": "hidden",
    "clue-time": "90",
    "card-time": "60",
    "vote-time": "45",
    "points-time": "3600",
}


def house_rules(words: Words) -> Iterator[Scene]:
    """Yield the scenes of house rules: the host's menus, and the messages that they change."""
    book = table_view(Table.lobby("dixit-2021", 4).game)
    yield "house rules, none", house_page(words, "game", book)
    lobby = Table.lobby("dixit-2021", 4, house=CHOSEN, until=7)
    yield "lobby with house rules", Stage(words, lobby).newest("lobby", 0)
    yield "house rules, chosen", house_page(words, "game", table_view(lobby.game))
    untimed = (key for key, rule in HOUSE_RULES.items() if not rule.in_seconds)
    for key in (*untimed, "clue-time"):  # the pages of other times differ in their title alone
        yield f"house rules, {key}", house_page(words, "game", table_view(lobby.game), key)
    party = Table.lobby("party-2011", 6, house={"end": "never"})
    yield "house rules of Party", house_page(words, "game", table_view(party.game), "end")
    yield "lobby of a game without an end", Stage(words, party).newest("lobby", 0)
    edition = edition_with("dixit-2021", CHOSEN)
    yield "how to play with house rules", guide(words, edition, 7, CHOSEN)
    for end in ("never", "turns", "pile"):
        rules = edition_with("dixit-2021", {"end": end})
        yield f"how to play until {end}", guide(words, rules, None, {"end": end})
    yield from _a_round(words)
    yield from _losses(words)


def _a_round(words: Words) -> Iterator[Scene]:
    stage = Stage(words, Table.telling("dixit-2021", 4, house=CHOSEN, until=1))
    yield "a clue with a theme is awaited", stage.newest("lobby", 0)
    yield from stage.hands("a clue with a theme is awaited", "p1", "p2")
    stage.table.tell(clue="Vertigo")
    stage.table.play(do.NewHand(PlayerId("p2"), 1))
    yield "cards awaited for a theme", stage.newest("clue")
    yield from stage.hands("after a new hand", "p2", "p3")
    stage.table.lay_all()
    yield "votes awaited, without spectators", stage.newest("table")
    stage.table.vote_all({"p2": ["p1"], "p3": ["p1"], "p4": ["p2"]})
    shown = table_view(stage.table.game).reveal or table_view(stage.table.game).history[-1]
    assert shown.theme == "film"
    yield "reveal with Imaginarium’s points", stage.past("reveal", 1)
    yield "the last round was played", stage.newest("finale", 1)


def _losses(words: Words) -> Iterator[Scene]:
    ballots = {
        "too easy": {"p2": ["p1"], "p3": ["p1"], "p4": ["p1"]},
        "too hard": {"p2": ["p3"], "p3": ["p2"], "p4": ["p2"]},
    }
    ballots["just right"] = {"p2": ["p1"], "p3": ["p1"], "p4": ["p2"]}
    for title, votes in ballots.items():
        for points in (9, 1):
            table = Table.voting("dixit-2021", 4, house={"points": "imaginarium"})
            table.game = replace(table.game, scores=dict.fromkeys(table.game.sides, points))
            table.vote_all(votes)
            stage = Stage(words, table)
            yield f"{title}, {points} before", stage.past("table", 1)
            yield f"{title}, {points} before, points", stage.newest("reveal")
            yield from stage.hands(f"{title}, {points} before", "p1")
    yield "clues with losses", finale.history(words, stage.context())
    table = Table.voting("team-2011", 6, house={"points": "imaginarium"})
    table.game = replace(table.game, scores=dict.fromkeys(table.game.sides, 5))
    for name in table.awaited:
        table.vote(name, "p4")
    assert EDITIONS["team-2011"].teams
    yield "a team loses and lures", Stage(words, table).newest("reveal")


def two_players(words: Words) -> Iterator[Scene]:
    """Yield a round of each rule set for two, and how such a game is won or lost."""
    for rules in PAIRS:
        yield f"lobby of {rules}", Stage(words, Table.lobby(rules, 1)).newest("lobby", 0)
        yield f"how {rules} is played", guide(words, EDITIONS[rules])
        stage = Stage(words, Table.voting(rules, 2))
        yield f"votes awaited in {rules}", stage.newest("table")
        yield from stage.hands(f"votes awaited in {rules}", "p1", "p2")
        own = stage.table.slot("p1")
        picked = (own, own % 6 + 1)[: EDITIONS[rules].ballot.most]
        stage.table.play(stage.table.ballot("p2", *picked))
        yield f"reveal of {rules}, first beat", stage.past("table", 1)
        yield f"reveal of {rules}", stage.newest("reveal")
        yield from stage.hands(f"reveal of {rules}", "p1", "p2")
        for title, points in (("won", 9), ("lost", 1)):
            over = Table(stage.table.game)
            over.game = replace(over.game, scores=dict.fromkeys(over.game.sides, points))
            over.play(do.End(None))
            over.game = replace(over.game, round=replace(over.game.current, number=4))
            ended = Stage(words, over)
            yield f"{rules} is {title}", ended.newest("finale", 1)
            view = player_view(over.game, PlayerId("p2"))
            yield f"{rules} is {title} · in private", hand.result(words, ended.context(), view)
    endless = {"end": "never"}
    yield "how a duel without an end is played", guide(words, edition_with("duel", endless))
    missed = Table.voting("duel", 2)
    missed.vote("p2", PILE)
    yield "reveal of a duel, missed", Stage(words, missed).newest("reveal")


def hosting(words: Words) -> Iterator[Scene]:
    """Yield the host panel, as the host and as others see it, and the messages of a paused game."""
    host, bob, chloe = (PlayerId(f"p{number}") for number in (1, 2, 3))
    table = Table.submitting("dixit-2021", 5)
    table.play(do.Kick(host, PlayerId("p5")))

    def panel(decides: bool) -> Content:
        return host_panel(
            words,
            "game",
            HostPanel(
                table=table_view(table.game),
                kicked=table.game.kicked,
                names={host: "Alice", bob: "Bob", PlayerId("p5"): "Emma"},
                languages={"en": "English", "pl": "Polski"},
                language="en",
                decides=decides,
                until=DEADLINE,
            ),
        )

    yield "host panel", panel(decides=True)
    yield "host panel for a player", panel(decides=False)
    table.play(do.AskForPause(bob))
    yield "a break is asked for", Stage(words, table).newest("clue")
    table.play(do.Suspend(host))
    table.play(do.AskForPause(chloe))
    stage = Stage(words, table)
    yield "paused", stage.newest("clue")
    yield from stage.hands("paused", "p1", "p2")
    yield "host panel of a paused game", panel(decides=True)
    yield "host panel of a paused game for a player", panel(decides=False)
    table.play(do.Resume(host))
    table.play(do.Adjust(host, pace=Pace.SLOW))
    table.lay_all()
    table.play_out()
    table.play(do.Suspend(host))
    yield "paused at the points, slow", Stage(words, table).newest("reveal")

"""Every message that a game can show, in every edition and phase, for one reader's language.

A scene is a title and a message. If several editions show the same message, the snapshots list it
once.
"""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace

from bot.rules import commands as do
from bot.rules.awards import Award, Awarded
from bot.rules.editions import EDITIONS
from bot.rules.ids import PlayerId
from bot.rules.model import Ending, News, NewsItem
from bot.rules.player_views import player_view
from bot.rules.views import table_view
from bot.text import Words, library
from bot.ui import album, channel, finale, hand, lobby, public, reveal
from bot.ui.closeup import hand_card, table_card
from bot.ui.content import Content
from bot.ui.context import DeckName, GameContext
from bot.ui.help import guide
from bot.ui.public import MessageKey
from tests.rules.table import Table, deck
from tests.ui.drawing import drawn

Scene = tuple[str, Content]

MIXED = (
    DeckName("dreams", "Dreams", 96, ("dreams/1", "dreams/2", "dreams/3"), default=True),
    DeckName("scissors", "Scissors", 84, ("scissors/1", "scissors/2"), default=True),
)
DREAMS = (DeckName("dreams", "Dreams", 84, default=True),)
SIZES = {"dixit-2021": 4, "odyssey-2011": 7, "odyssey-2013": 4, "odyssey-2023": 4}
DEADLINE = 1_800_000_000.0
URL = "https://cdn.example/table.jpg"


class Stage:
    """Renders the messages of a table in one language."""

    def __init__(self, words: Words, table: Table, decks: tuple[DeckName, ...] = DREAMS) -> None:
        self.words = words
        self.table = table
        self.decks = decks
        self._read: dict[str, str] = {}  # by each in private, last

    def context(self, *, behind_button: bool = False, short: bool = False) -> GameContext:
        return GameContext(
            game="game",
            table=table_view(self.table.game),
            deadline=DEADLINE,
            list_decks=lambda _: self.decks,
            guild="The Den",
            channel_id=7,
            describe=lambda _card, _language: "…",  # descriptions of cards belong to the decks
            may_extend=short,
            hands_behind_button=behind_button,
        )

    def newest(self, kind: str, number: int = 1, *, behind_button: bool = False) -> Content:
        context = self.context(behind_button=behind_button)
        return public.content(self.words, context, MessageKey(kind, number), newest=True)

    def past(self, kind: str, number: int) -> Content:
        return public.content(self.words, self.context(), MessageKey(kind, number), newest=False)

    def hand(self, name: str) -> Content:
        view = player_view(self.table.game, PlayerId(name))
        return hand.hand(self.words, self.context(), view, URL, points_shown=True)

    def hands(self, moment: str, *names: str) -> Iterator[Scene]:
        """Yield the hands of these players that have changed, once for those with equal texts.

        ``moment`` begins the scenes' titles.
        """
        readers: dict[str, list[str]] = {}
        for name in names:
            text = drawn(self.hand(name))
            if self._read.get(name) != text:
                readers.setdefault(text, []).append(name)
            self._read[name] = text
        for same in readers.values():
            yield f"{moment} · in private to {', '.join(same)}", self.hand(same[0])


def game(words: Words, rules: str) -> Iterator[Scene]:
    """Yield the scenes of a game from the lobby to the second round."""
    size = SIZES.get(rules, EDITIONS[rules].fewest)
    people = [f"p{number}" for number in range(1, size + 1)]
    yield "lobby", Stage(words, Table.lobby(rules, size)).newest("lobby", 0)
    yield "how to play", guide(words, EDITIONS[rules])
    stage = Stage(words, Table.dealt(rules, size, cards=168))
    yield "cards dealt", stage.newest("lobby", 0)
    yield from stage.hands("cards dealt", "p2")
    stage.table.play(do.Volunteer(PlayerId("p1"), 1))
    yield "clue awaited", stage.newest("lobby", 0)
    yield from stage.hands("clue awaited", "p1", "p2")
    stage.table.tell(clue="A wish too big")
    yield "cards awaited", stage.newest("clue")
    yield from stage.hands("cards awaited", *people)
    stage.table.lay("p2")
    stage.table.lay("p3")
    yield "some cards given", stage.newest("clue")
    yield from stage.hands("some cards given", *people)
    stage.table.lay_all()
    yield "votes awaited", stage.newest("table")
    yield from stage.hands("votes awaited", *people)
    stage.table.vote_anything(stage.table.awaited[-1])
    if EDITIONS[rules].trap:
        stage.table.trap("p4")
    yield "some votes cast", stage.newest("table")
    yield from stage.hands("some votes cast", *people)
    for name in stage.table.awaited:
        stage.table.vote_anything(name)
    yield from _looking_back(stage)


def _looking_back(stage: Stage) -> Iterator[Scene]:
    words = stage.words
    yield "reveal, first beat", stage.past("table", 1)
    yield "reveal", stage.newest("reveal")
    yield from stage.hands("reveal", "p1", "p2")
    yield "standings", finale.score(words, stage.context())
    yield "clues", finale.history(words, stage.context())
    stage.table.next()
    yield "next round", stage.newest("reveal")
    yield "clue of the past", stage.past("clue", 1)
    stage.table.play(do.End(None))
    for kind in ("finale", *public.AFTER_PODIUM):
        yield f"the end, {kind}", stage.newest(kind, 2)
    view = player_view(stage.table.game, PlayerId("p2"))
    yield "the end · in private to p2", hand.result(words, stage.context(), view)


def _panel(words: Words, rules: str) -> Content:
    decks = (*DREAMS, DeckName("sea", "The Sea", 1))
    table = Table.lobby(rules, 1)
    table.play(do.Configure(None, decks=("dreams",)))
    panel = lobby.rule_menus(words, "game", table_view(table.game), decks)
    languages = lobby.language_menu(words, "game", library().names, words.language)
    return panel.and_then(languages)


def lobbies(words: Words) -> Iterator[Scene]:
    """Yield lobbies with each reason why a game cannot begin, and closed lobbies."""
    crowd = Table.lobby("odyssey-2011", 10)
    crowd.play(do.Configure(None, rules="dixit-2021", until=1))
    halves = Table.lobby("team-2011", 6, until=2)
    for name, team in (("p1", 1), ("p2", 1), ("p4", 2), ("p5", 3), ("p6", 4)):
        halves.play(do.ChooseTeam(PlayerId(name), team))
    gone = Table.lobby("dixit-2021", 3)
    gone.play(do.Configure(None, decks=("burnt", "@aB3_-x9Z")))
    closed = Table.lobby("party-2011", 2, until=5)
    closed.play(do.End(None, Ending.ABANDONED))
    nine = Table.lobby("odyssey-2011", 9)
    nine.play(do.Configure(None, rules="dixit-2021"))
    tables = {
        "too few": Table.lobby("dixit-2021", 1),
        "one too few": Table.lobby("dixit-2021", 2),
        "one too many": nine,
        "too many": crowd,
        "odd": Table.lobby("team-2011", 7),
        "half teams": halves,
        "deck gone": gone,
        "closed": closed,
    }
    for title, table in tables.items():
        yield f"lobby, {title}", Stage(words, table).newest("lobby", 0)
    small = Stage(
        words, Table.lobby("dixit-2021", 8), (DeckName("small", "Small", 20, default=True),)
    )
    yield "lobby, deck too small", small.newest("lobby", 0)
    tiny = Stage(words, Table.lobby("dixit-2021", 1), (DeckName("tiny", "Tiny", 6, default=True),))
    yield "lobby, deck too small for anybody", tiny.newest("lobby", 0)
    box = Stage(words, Table.lobby("odyssey-2013", 3), MIXED)
    yield "lobby, more cards than a box holds", box.newest("lobby", 0)
    yield (
        "panel, more cards than a box holds",
        lobby.rule_menus(words, "game", table_view(box.table.game), MIXED),
    )
    box.table.play(do.Configure(None, every_card=True, unseen_first=False))
    yield "lobby, every card", box.newest("lobby", 0)
    yield "panel, every card", lobby.rule_menus(words, "game", table_view(box.table.game), MIXED)
    yield from Stage(words, Table.lobby("dixit-2021", 3)).hands("lobby", "p2")
    for rules in ("dixit-2021", "party-2011", "odyssey-2013"):
        yield f"panel of the rules ({rules})", _panel(words, rules)


def coming_and_going(words: Words) -> Iterator[Scene]:
    """Yield scenes with late joiners, empty seats, absent players, and hands opened by button."""
    stage = Stage(words, Table.submitting("dixit-2021", 4))
    stage.table.join_late("late")
    yield "somebody joined late", stage.newest("clue")
    yield "hands go by button", stage.newest("clue", behind_button=True)
    yield "somebody left · in private", hand.farewell(words, stage.context(), PlayerId("p2"))
    stage.table.leave("p1")
    yield "storyteller left", stage.past("clue", 1)
    teams = Stage(words, Table.submitting("team-2011", 6))
    teams.table.leave("p2")
    yield "a seat is empty", teams.newest("clue")
    yield "a seat is empty, lobby of the past", teams.past("lobby", 0)
    three = Stage(words, Table.submitting("dixit-2021", 3))
    yield "three players, cards awaited", three.newest("clue")
    yield from three.hands("three players, cards awaited", "p2")
    three.table.lay("p2")
    yield from three.hands("three players, one card given", "p2")
    three.table.lay("p2")
    yield from three.hands("three players, both cards given", "p2")
    quiet = Stage(words, Table.submitting("dixit-2021", 4))
    for _ in range(2):
        quiet.table.time_up()
    yield "all but the storyteller are away", quiet.past("lobby", 0)
    yield from _closer_looks(words)
    voting = Stage(words, Table.voting("odyssey-2023", 4))
    voting.table.vote("p2", "p1", "p1")
    yield from voting.hands("both votes on one card", "p2")
    empty = Stage(words, Table.telling("dixit-2021", 4))
    yield "no clue yet", finale.history(words, empty.context())
    yield "nobody scored yet", finale.score(words, empty.context())


def _closer_looks(words: Words) -> Iterator[Scene]:
    """Yield enlarged cards of the table and of a hand, with the buttons that their reader has."""
    voting = Stage(words, Table.voting("odyssey-2023", 4))
    context, cards = voting.context(), voting.table.game.current.table
    yield "a closer look", table_card(words, context, 1, cards, 2, votable=True)
    own = table_card(words, context, 1, cards, 4, votable=False, own=True)
    yield "a closer look at one's own card", own
    telling, giving = Table.telling("dixit-2021", 4), Table.submitting("dixit-2021", 4)
    for title, table in (("for a clue", telling), ("to play", giving)):
        name = "p1" if table is telling else "p2"
        view = player_view(table.game, PlayerId(name))
        yield (
            f"a closer look at the hand, {title}",
            hand_card(words, Stage(words, table).context(), view, 1),
        )
    giving.lay("p2")
    view = player_view(giving.game, PlayerId("p2"))
    played = hand_card(words, Stage(words, giving).context(), view, 1)
    yield "a closer look at a card that was played", played


def remembered(words: Words) -> Iterator[Scene]:
    """Yield scenes of a game's end that show every award."""
    table = _told("dixit-2021", 4, {"p2": ("p1",), "p3": ("p1",), "p4": ("p3",)})
    table.play(do.End(None))
    for count in (1, 2, 5):
        context = Stage(words, table).context()
        given = tuple(Awarded(award, (PlayerId("p2"),), count) for award in Award)
        shown = replace(context, table=replace(context.table, awards=given))
        yield f"the end, awards for {count}", finale.awards(words, shown)


def first_game(words: Words) -> Iterator[Scene]:
    """Yield the hand of a first-time player in each phase."""
    for rules, players in (("dixit-2021", 6), ("party-2023", 6), ("duel", 2), ("tandem", 2)):
        table = Table.dealt(rules, players)
        steps: dict[str, Callable[[], object]] = {
            "cards dealt": lambda: None,
            "clue awaited": lambda: table.play(do.Volunteer(PlayerId("p1"), 1)),  # noqa: B023
            "cards awaited": table.tell,
            "votes awaited": table.lay_all,
            "round over": table.play_out,
        }
        for title, step in steps.items():
            step()
            for name in ("p1", "p2"):
                view = player_view(table.game, PlayerId(name))
                context = Stage(words, table).context()
                shown = hand.hand(words, context, view, URL, tips=True)
                yield f"first game, {title} · in private to {name} ({rules})", shown


def time_is_short(words: Words) -> Iterator[Scene]:
    """Yield each phase's message and two players' hands, just before the phase's deadline."""
    tables = {
        "lobby": Table.telling("dixit-2021", 4),
        "clue": Table.submitting("dixit-2021", 4),
        "table": Table.voting("dixit-2021", 4),
    }
    for kind, table in tables.items():
        context = Stage(words, table).context(short=True)
        key = MessageKey(kind, 0 if kind == "lobby" else 1)
        yield f"time is short, {kind}", public.content(words, context, key, newest=True)
        for name in ("p1", "p2"):
            private = hand.hand(words, context, player_view(table.game, PlayerId(name)), URL)
            yield f"time is short, {kind} · in private to {name}", private


def calls(words: Words) -> Iterator[Scene]:
    """Yield calls for players without DMs: in the phase's message, and as separate messages."""
    claiming, telling = Table.dealt("dixit-2021", 4), Table.telling("dixit-2021", 4)
    giving, voting = Table.submitting("dixit-2021", 4), Table.voting("dixit-2021", 4)
    teams = Table.submitting("team-2011", 6)
    some, all_of_them = ("p2", "p3"), ("p1", "p2", "p3", "p4")
    for title, table, kind, names in (
        ("cards awaited, some without a DM", giving, "clue", some),
        ("cards awaited, all without a DM", giving, "clue", all_of_them),
        ("votes awaited, some without a DM", voting, "table", some),
        ("cards of teams awaited, some without a DM", teams, "clue", some),
    ):
        without = frozenset(map(PlayerId, names))
        context = replace(Stage(words, table).context(), without_dm=without)
        yield title, public.content(words, context, MessageKey(kind, 1), newest=True)
    for title, table, named in (
        ("the first clue", claiming, some),
        ("the first clue, before the cards", Table.dealt("party-2023", 6), some),
        ("a clue", telling, ("p1",)),
        ("cards", giving, some),
        ("votes", voting, some),
    ):
        context, players = Stage(words, table).context(), tuple(map(PlayerId, named))
        yield f"call for {title}", channel.call(words, context, players, again=False)
    context, players = Stage(words, voting).context(), tuple(map(PlayerId, some))
    yield "call once more", channel.call(words, context, players, again=True)


def news(words: Words) -> Iterator[Scene]:
    """Yield messages that together show every line of news."""
    for first in (tuple(News)[:4], tuple(News)[4:8], tuple(News)[8:]):
        table = Table.submitting("dixit-2021", 4)
        items = tuple(NewsItem(kind, PlayerId("p3")) for kind in first)
        table.game = replace(table.game, news=items)
        yield f"news: {', '.join(first)}", Stage(words, table).newest("clue")


def _told(rules: str, players: int, ballots: Mapping[str, tuple[str, ...]], why: str = "") -> Table:
    table = Table.telling(rules, players)
    table.tell(why=why)
    table.lay_all()
    table.vote_all(ballots)
    return table


def verdicts(words: Words) -> Iterator[Scene]:
    """Yield reveals with every outcome of a clue and every reason for points."""
    four = {"p2": ("p1",), "p3": ("p1",), "p4": ("p1",)}
    tables = {
        "too easy": _told("dixit-2021", 4, four),
        "too hard": _told("dixit-2021", 4, {"p2": ("p3",), "p3": ("p4",), "p4": ("p3",)}),
        "just right": _told("dixit-2021", 4, {"p2": ("p1",), "p3": ("p1",), "p4": ("p3",)}),
        "with a reason": _told("dixit-2021", 4, four, why="Our kitchen, *in* 1987"),
        "found twice": _told(
            "odyssey-2023", 4, {"p2": ("p1", "p1"), "p3": ("p2", "p4"), "p4": ("p1", "p2")}
        ),
        "a single vote": _told(
            "odyssey-2011",
            7,
            {"p2": ("p1",), **{f"p{n}": ("p2", "p3" if n != 3 else "p4") for n in range(3, 8)}},
        ),
    }
    nobody = Table.voting("dixit-2021", 4)
    nobody.time_up()
    left = Table.voting("party-2023", 7)
    left.vote_all({"p1": ("p7",), "p2": ("p7",), "p3": ("p2",), "p4": ("p3",), "p5": ("p3",)})
    left.trap("p2")
    left.leave("p7")
    left.vote("p6", "p2")
    untrapped = Table.voting("party-2023", 6)
    untrapped.vote_all({"p2": ("p3",), "p3": ("p3",), "p4": ("p2",)})
    untrapped.time_up()
    trapped = Table.voting("party-2023", 6)
    trapped.vote_all({f"p{number}": ("p3",) for number in (1, 2, 4, 5, 6)})
    trapped.trap("p3")
    trapped.time_up()
    split = Table.voting("party-2023", 6)
    split.vote_all({f"p{number}": ("p3" if number % 2 else "p2",) for number in range(1, 7)})
    split.trap("p1")
    silent = Table.voting("party-2023", 6)
    silent.time_up()
    tables |= {"no votes": nobody, "party, one left": left, "party, no trap": untrapped}
    tables |= {"party, no votes": silent}
    tables |= {"party, all on the trap": trapped, "party, a tie": split}
    for title, table in tables.items():
        shown = table_view(table.game).reveal
        assert shown is not None, title
        stage = Stage(words, table)
        context = stage.context()
        yield f"verdict, {title}, first beat", reveal.first_beat(words, context, shown)
        yield f"verdict, {title}", reveal.reveal(words, context, shown)
        yield f"verdict, {title}, in the clues", finale.history(words, context)
        everybody = [seat.player for seat in context.table.seats]
        yield from stage.hands(f"verdict, {title}", *everybody)


HAPPENED: dict[str, tuple[str, int, dict[str, tuple[str, ...]]]] = {
    "fooled-everyone": (
        "dixit-2021",
        4,
        {"p2": ("p3",), "p3": ("p2",), "p4": ("p3",)},
    ),
    "fooled-most": (
        "dixit-2021",
        6,
        {"p2": ("p1",), "p3": ("p1",), "p4": ("p2",), "p5": ("p2",), "p6": ("p2",)},
    ),
    "fooled-alike": (
        "dixit-2021",
        6,
        {"p2": ("p3",), "p3": ("p2",), "p4": ("p2",), "p5": ("p3",), "p6": ("p1",)},
    ),
    "only-one-found": (
        "dixit-2021",
        5,
        {"p2": ("p1",), "p3": ("p4",), "p4": ("p5",), "p5": ("p3",)},
    ),
    "only-one-missed": (
        "dixit-2021",
        5,
        {"p2": ("p1",), "p3": ("p1",), "p4": ("p1",), "p5": ("p3",)},
    ),
    "everyone-found": ("dixit-2021", 4, {"p2": ("p1",), "p3": ("p1",), "p4": ("p1",)}),
    "every-card-voted": (
        "odyssey-2023",
        5,
        {"p2": ("p1", "p3"), "p3": ("p1", "p4"), "p4": ("p5", "p5"), "p5": ("p2", "p2")},
    ),
    "nobody-found": (
        "dixit-2021",
        5,
        {"p2": ("p3",), "p3": ("p4",), "p4": ("p5",), "p5": ("p2",)},
    ),
    "some-found": (
        "dixit-2021",
        6,
        {"p2": ("p1",), "p3": ("p1",), "p4": ("p2",), "p5": ("p3",), "p6": ("p1",)},
    ),
}
"""Votes by what the line about the round says of them."""


def happened(words: Words) -> Iterator[Scene]:
    """Yield the reveal's second message, with all cards and votes, for each kind of round."""
    for kind, (rules, players, ballots) in HAPPENED.items():
        table = _told(rules, players, ballots)
        shown = table_view(table.game).reveal
        assert shown is not None, kind
        context = Stage(words, table).context()
        yield f"the round, {kind}", reveal.second_beat(words, context, shown)
    party = Table.voting("party-2023", 6)
    party.vote_all({f"p{number}": (f"p{number % 6 + 1}",) for number in range(1, 7)})
    party.trap("p1")
    yield "the round, minds-differed", Stage(words, party).newest("reveal")


def endings(words: Words) -> Iterator[Scene]:
    """Yield the final messages for every reason to end, histories and an album."""
    for ending in Ending:
        table = Table.telling("dixit-2021", 4)
        table.play_out()
        table.play(do.End(None, ending))
        yield f"the end, {ending}", Stage(words, table).newest("finale")
    nothing = Table.telling("dixit-2021", 4)
    nothing.play(do.End(None))
    stage = Stage(words, nothing)
    yield "the end, nobody scored", stage.newest("finale")
    for ending in finale.WITH_SCORES:
        early = Table.telling("dixit-2021", 4)
        early.play(do.End(None, ending))
        yield f"the end, {ending}, nobody scored", Stage(words, early).newest("finale")
    view = player_view(nothing.game, PlayerId("p2"))
    yield "the end, nobody scored · in private", hand.result(words, stage.context(), view)
    yield from stage.hands("the end, nobody scored, by button", "p2")
    long = Table.dealt("dixit-2021", 4, cards=len(deck(400)), until=999)
    long.play(do.Volunteer(PlayerId("p1"), 1))
    for _ in range(30):
        long.tell(clue="word " * 30)
        long.play_out()
        long.next()
    yield "many clues", finale.history(words, Stage(words, long).context(), longest=900)
    long.play(do.End(None))
    context = Stage(words, long).context()
    yield "the end, many clues", finale.album_message(words, context)
    yield "many clues of a game that is over", finale.history(words, context, longest=900)
    starred = finale.history(words, context, {29: 1, 28: 3}, longest=900)
    yield "many clues, some of them starred", starred
    for number in (1, 2, 3):
        yield f"album, page {number}", album.private_page(words, context, number)
    yield "album, to keep", album.whole_album(words, context)


def after_the_end(words: Words) -> Iterator[Scene]:
    """Yield a short game's album, and its final message once another game has been opened."""
    table = _told("dixit-2021", 4, {"p2": ("p1",), "p3": ("p1",), "p4": ("p3",)})
    table.play(do.End(None))
    context = Stage(words, table).context()
    yield "album of one page", album.private_page(words, context, 1)
    yield "album of one page, to keep", album.whole_album(words, context, words("album-here"))
    yield (
        "the end, once another game is open",
        finale.album_message(words, replace(context, superseded=True)),
    )

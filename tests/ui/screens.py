"""Every screen of a game in one language."""

from collections.abc import Iterable, Iterator
from random import Random
from typing import Any

from bot.rules import commands as do
from bot.rules.editions import EDITIONS
from bot.rules.engine import apply
from bot.rules.ids import PlayerId
from bot.rules.lobby import new_game
from bot.rules.model import Game, Phase
from bot.rules.player_views import player_view
from bot.rules.strategies import PileEmpty
from bot.rules.views import table_view
from bot.text import Words, library
from bot.ui import finale, hand, lobby, public
from bot.ui.content import Content
from bot.ui.context import DeckName, GameContext
from bot.ui.help import guide, help_page
from bot.ui.ids import PressId
from tests.playing import DECK, legal_move

LIBRARY = library()
DECKS = (DeckName("dreams", "Dreams", len(DECK), default=True),)

Part = dict[str, Any]


def states(rules: str, players: int, until: int | None = None) -> Iterator[Game]:
    """Yield every state of a whole game from the lobby on."""
    rng = Random(players)
    host, *others = (PlayerId(str(number)) for number in range(players))
    game = new_game(host, rules, until=until, decks=("dreams",))
    yield game
    for player in others:
        game = apply(game, do.Join(player), rng).game
        yield game
    if EDITIONS[rules].teams:
        game = apply(game, do.ShuffleTeams(host), rng).game
        yield game
    game = apply(game, do.Begin(host, DECK), rng).game
    while game.phase is not Phase.FINISHED:
        yield game
        game = apply(game, legal_move(game, rng), rng).game
    yield game


def turning_points(games: Iterable[Game]) -> Iterator[Game]:
    """Yield the first and last state of each phase: lobby, first two rounds, end of the game."""
    several = list(games)
    for before, game, after in zip([None, *several], several, [*several[1:], None], strict=False):
        early = game.round is None or game.round.number <= 2 or game.phase is Phase.FINISHED
        if early and (
            before is None or after is None or not before.phase is game.phase is after.phase
        ):
            yield game


def shortest(rules: str) -> int | None:
    """Return the goal that makes a game shortest; None if the game ends with its draw pile."""
    return None if isinstance(EDITIONS[rules].end, PileEmpty) else 1


def context_of(game: Game) -> GameContext:
    return GameContext(
        game="game",
        table=table_view(game),
        deadline=1_800_000_000.0,
        list_decks=lambda _: DECKS,
        guild="Dixit & *friends*",
        channel_id=7,
        describe=lambda card, language: f"{language} {card}",
    )


def screens(words: Words, game: Game) -> Iterator[tuple[str, Content]]:
    """Yield every message that is shown in this state of a game, with a title."""
    context = context_of(game)
    for key in public.due(context):
        yield f"channel: {key.kind}", public.opening(words, context, key)
        yield f"channel: {key.kind}", public.content(words, context, key, newest=True)
        yield f"channel, later: {key.kind}", public.content(words, context, key, newest=False)
        if key.kind == "reveal":
            table = public.MessageKey("table", key.round)
            yield "channel: first beat", public.content(words, context, table, newest=False)
    if game.phase is Phase.STORYTELLING:
        key = public.MessageKey("lobby", 0)
        yield "channel: whose turn", public.content(words, context, key, newest=True)
    for player in game.players:
        view = player_view(game, player)
        end = game.phase is Phase.FINISHED
        told = hand.hand(words, context, view, points_shown=True)
        made = hand.result(words, context, view) if end else told
        yield f"private: player {player}", made
    if game.phase is Phase.LOBBY:
        panel = lobby.rule_menus(words, "game", context.table, DECKS)
        names = lobby.language_menu(words, "game", LIBRARY.names, words.language)
        yield "private: rules", panel.and_then(names)
    else:
        yield "private: score", finale.score(words, context)
        yield "private: history", finale.history(words, context)


def pages(words: Words) -> Iterator[tuple[str, Content]]:
    """Yield the pages that need no game, with titles: the help and each rule set's guide."""
    yield "help", help_page(words, 9)
    for rules in EDITIONS.values():
        yield f"guide: {rules.key}", guide(words, rules)


def forms(words: Words, game: Game) -> Iterator[Part]:
    """Yield the forms for the clue and for the goal, as JSON."""
    table = table_view(game)
    yield hand.clue_form(words, PressId("story", "game", 1), table, "A fox" * 40).to_dict()
    if table.until is not None:
        yield lobby.ending_form(words, PressId("setend", "game"), table).to_dict()


def parts(content: Content) -> Iterator[Part]:
    """Yield every component of a message, with those inside it."""
    waiting: list[Part] = content.view().to_components()  # type: ignore[no-untyped-call]
    while waiting:
        part = waiting.pop(0)
        yield part
        inside = [*part.get("components", ()), *part.get("items", ())]
        waiting = [*inside, *part.get("options", ()), *waiting]


def said(content: Content) -> Iterator[str]:
    """Yield a message's texts line by line, with buttons and choices in brackets."""
    for part in parts(content):
        yield from part.get("content", "").splitlines()
        if part.get("placeholder"):
            yield f"[{part['placeholder']}]"
        if part.get("label"):
            more = part.get("description")
            yield f"[{part['label']}{f' — {more}' if more else ''}]"

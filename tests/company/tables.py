"""Games with computer players, for the tests about them."""

import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import replace
from functools import cache
from pathlib import Path
from random import Random

from bot.company import CHARACTERS, Character, Lore, Mind, decide, study
from bot.decks import SHIPPED, Card, Deck, load_deck
from bot.rules import Game, Phase, apply, new_game
from bot.rules import commands as do
from bot.rules.duties import awaited
from bot.rules.editions import EDITIONS
from bot.rules.ids import CardId, PlayerId
from bot.rules.player_views import Duty, player_view

DREAMS = SHIPPED / "dreams"
LONE = CHARACTERS[0]
TUNING = tomllib.loads((Path(__file__).parent / "tuning_clues.toml").read_text("utf-8"))


@cache
def shipped(name: str) -> Deck:
    """Return the deck of this name that comes with the bot."""
    return load_deck(SHIPPED / name, lenient=True)


def ours(*names: str, language: str = "en") -> Lore:
    """Return the lore of some of the bot's own decks in this language."""
    return study(tuple(map(shipped, names)), language)


def dreams(language: str = "en") -> Lore:
    """Return the lore of the deck "dreams", the first that comes with the bot."""
    return ours("dreams", language=language)


CARDS = tuple(dreams().cards)


def wordless() -> Lore:
    """Return the empty lore of a deck that has no words."""
    return Lore("en", {}, ())


def dealt(rules: str, players: int, seed: int, cards: tuple[CardId, ...] = CARDS) -> Game:
    """Return a short game in which the cards are dealt and a random player is storyteller."""
    rng = Random(seed)
    goal = 12 if EDITIONS[rules].end.ending == "goal-reached" else None
    game = new_game(PlayerId("p1"), rules, until=goal)
    for number in range(2, players + 1):
        game = apply(game, do.Join(PlayerId(f"p{number}")), rng).game
    if EDITIONS[rules].teams:
        game = apply(game, do.ShuffleTeams(None), rng).game
    game = apply(game, do.Begin(None, cards), rng).game
    return apply(game, do.Volunteer(rng.choice(game.players), 1), rng).game


def mind_of(game: Game, lore: Lore, character: Character = LONE) -> Mind:
    """Return a mind that remembers the clues of this game."""
    told = frozenset(result.round.clue or "" for result in game.history)
    return Mind(character, lore, told)


def moves(game: Game, lore: Lore, seed: int) -> Iterator[tuple[Game, do.Command]]:
    """Yield each decision of a game's computer players, with the game it was made in.

    Stop if a computer player finds no clue and leaves it to people.
    """
    rng = Random(seed)
    characters = {p: CHARACTERS[i % len(CHARACTERS)] for i, p in enumerate(game.players)}
    while game.phase is not Phase.FINISHED:
        if game.phase is Phase.SCORED:
            game = apply(game, do.NextRound(game.players[0], game.current.number), rng).game
            continue
        player = rng.choice(awaited(game) or game.players)
        view = player_view(game, player)
        command = decide(view, mind_of(game, lore, characters[player]), rng)
        if command is None:
            assert view.duties == {Duty.TELL}
            return
        yield game, command
        game = apply(game, command, rng).game


def told(game: Game, clue: str) -> Game:
    """Return the game after the storyteller gave this clue for the first card in hand."""
    assert game.current.storyteller is not None
    position = None if EDITIONS[game.rules].blind_clue else 1
    command = do.GiveClue(game.current.storyteller, game.current.number, clue, position)
    return apply(game, command, Random(0)).game


def telling(rules: str = "dixit-2021", players: int = 6, seed: int = 0) -> Game:
    """Return a game that waits for a clue."""
    game = dealt(rules, players, seed)
    assert game.phase is Phase.STORYTELLING
    return game


def with_hand(game: Game, *cards: str) -> Game:
    """Return the game with these cards in the storyteller's hand."""
    assert game.current.storyteller is not None
    seat = game.seat_of(game.current.storyteller)
    return game.with_seat(replace(seat, hand=tuple(CardId(card) for card in cards)))


def described(*cards: str | Mapping[str, str]) -> Deck:
    """Return a server's deck whose cards have descriptions, in English or by language."""
    texts = ({"en": card} if isinstance(card, str) else card for card in cards)
    listed = (
        Card(f"ours/{number}", Path(), "", {one: text for one, text in said.items() if text})
        for number, said in enumerate(texts, start=1)
    )
    return Deck("ours", Path("/no/such/folder/servers"), "Ours", "", "", tuple(listed))

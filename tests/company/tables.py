"""Tables at which computer players sit, for the tests about them."""

from collections.abc import Iterator
from dataclasses import replace
from random import Random

from bot.company import CHARACTERS, Character, Lore, Mind, decide, study
from bot.decks import SHIPPED
from bot.rules import Game, Phase, apply, new_game
from bot.rules import commands as do
from bot.rules.duties import awaited
from bot.rules.editions import EDITIONS
from bot.rules.ids import CardId, PlayerId
from bot.rules.player_views import Wish, player_view

DREAMS = SHIPPED / "dreams"
CARDS = tuple(study((DREAMS,), "en").cards)
LONE = CHARACTERS[0]


def dreams(language: str = "en") -> Lore:
    """What is known about the shipped deck in this language."""
    return study((DREAMS,), language)


def wordless() -> Lore:
    """What is known about a deck of pictures alone: nothing."""
    return Lore("en", {}, ())


def dealt(rules: str, players: int, seed: int, cards: tuple[CardId, ...] = CARDS) -> Game:
    """A short game whose first story is claimed."""
    rng = Random(seed)
    goal = 12 if EDITIONS[rules].end.ending == "goal-reached" else None
    game = new_game(PlayerId("p1"), rules, until=goal)
    for number in range(2, players + 1):
        game = apply(game, do.Join(PlayerId(f"p{number}")), rng).game
    if EDITIONS[rules].teams:
        game = apply(game, do.ShuffleTeams(None), rng).game
    game = apply(game, do.Begin(None, cards), rng).game
    return apply(game, do.ClaimStory(rng.choice(game.players), 1), rng).game


def mind_of(game: Game, lore: Lore, character: Character = LONE) -> Mind:
    """Somebody who remembers what was told in this game."""
    told = frozenset(result.round.clue or "" for result in game.history)
    return Mind(character, lore, told)


def moves(game: Game, lore: Lore, seed: int) -> Iterator[tuple[Game, do.Command]]:
    """The decisions of a table of computers, each with the game it was made in.

    Where a computer leaves the story to people, its turn passes, as when time runs out.
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
            assert view.wishes == {Wish.TELL}
            return
        yield game, command
        game = apply(game, command, rng).game


def told(game: Game, clue: str) -> Game:
    """The storyteller has told this about the first card in hand."""
    assert game.current.storyteller is not None
    position = None if EDITIONS[game.rules].blind_story else 1
    command = do.TellStory(game.current.storyteller, game.current.number, clue, position)
    return apply(game, command, Random(0)).game


def telling(rules: str = "dixit-2021", players: int = 6, seed: int = 0) -> Game:
    """A game that waits for a story."""
    game = dealt(rules, players, seed)
    assert game.phase is Phase.STORYTELLING
    return game


def with_hand(game: Game, *cards: str) -> Game:
    """The storyteller holds these cards; whoever had them gets the storyteller's."""
    assert game.current.storyteller is not None
    seat = game.seat_of(game.current.storyteller)
    return game.with_seat(replace(seat, hand=tuple(CardId(card) for card in cards)))

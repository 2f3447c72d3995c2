"""Gives a game other secrets: keeps what a reader may know, and deals everything else again.

If a view of the disguised game differs from the view of the real one, the view tells a secret.
"""

from collections.abc import Iterable
from dataclasses import replace
from random import Random
from typing import TypeVar

from bot.rules import Game, Phase
from bot.rules.editions import EDITIONS
from bot.rules.ids import CardId, PlayerId
from bot.rules.model import Round, Seat

T = TypeVar("T")


def disguise(game: Game, reader: PlayerId | None, rng: Random) -> Game:
    """Return the game with all facts that ``reader`` may not know replaced by random ones.

    A ``reader`` of None is everyone in the channel. History is public and stays.
    """
    if game.phase in (Phase.SUBMITTING, Phase.VOTING):
        game = replace(game, round=replace(game.current, why=f"other reason {rng.random()}"))
    if game.phase is Phase.SUBMITTING:
        return _choose_other_gifts(_scatter_cards(game, reader, rng), game, reader, rng)
    if game.phase is Phase.VOTING:
        game = replace(game, round=_swap_votes(_swap_owners(game, reader, rng), reader, rng))
    return _scatter_cards(game, reader, rng)


def _scatter_cards(game: Game, reader: PlayerId | None, rng: Random) -> Game:
    """Deal all hidden cards again: piles, and every hand but the reader's own."""
    # Before the clue, Party's players do not know their own hands either.
    blind = EDITIONS[game.rules].blind_clue
    blind = blind and game.phase not in (Phase.SUBMITTING, Phase.VOTING)
    hidden = [seat for seat in game.seats if seat.player != reader or blind]
    cards = [*game.draw_pile, *game.discards, *(card for seat in hidden for card in seat.hand)]
    rng.shuffle(cards)
    dealt = iter(cards)

    def take(old: tuple[CardId, ...]) -> tuple[CardId, ...]:
        return tuple(next(dealt) for _ in old)

    return replace(
        game,
        draw_pile=take(game.draw_pile),
        discards=take(game.discards),
        seats=tuple(
            replace(seat, hand=take(seat.hand)) if seat in hidden else seat for seat in game.seats
        ),
    )


def _choose_other_gifts(dealt: Game, game: Game, reader: PlayerId | None, rng: Random) -> Game:
    """Let everyone but the reader play other cards of the new hands, in another order."""
    gifts = dict(_shuffled(game.current.given.items(), rng))
    for seat in dealt.seats:
        if seat.player in gifts and seat.player != reader:
            gifts[seat.player] = tuple(rng.sample(seat.hand, len(gifts[seat.player])))
    return replace(dealt, round=_with_gifts(game.current, gifts))


def _with_gifts(played: Round, gifts: dict[PlayerId, tuple[CardId, ...]]) -> Round:
    story = played.story_card and gifts[played.storyteller or PlayerId("")][0]
    return replace(played, given=gifts, story_card=story)


def _swap_owners(game: Game, reader: PlayerId | None, rng: Random) -> Round:
    """Give the cards on the table other owners, except those whose owner the reader knows."""
    known = {seat.player for seat in _known_givers(game, reader)}
    given = game.current.given
    others = [player for player in given if player not in known]
    drawn = game.current.from_pile
    cards = _shuffled((*drawn, *(card for player in others for card in given[player])), rng)
    gifts = {player: cards_ for player, cards_ in given.items() if player in known}
    for player in _shuffled(others, rng):
        gifts[player] = tuple(cards.pop() for _ in given[player])
    return replace(_with_gifts(game.current, gifts), from_pile=tuple(cards))


def _known_givers(game: Game, reader: PlayerId | None) -> Iterable[Seat]:
    """Return whose cards the reader knows: their own, and as a team's voter the teammate's."""
    if reader is None:
        return ()
    gave = reader in game.current.given
    side = game.seat_of(reader).side
    return (s for s in game.seats if s.player == reader or (s.side == side and not gave))


def _swap_votes(played: Round, reader: PlayerId | None, rng: Random) -> Round:
    slots = range(1, len(played.table) + 1)
    ballots = {
        voter: votes if voter == reader else tuple(rng.choices(slots, k=len(votes)))
        for voter, votes in _shuffled(played.ballots.items(), rng)
    }
    trap = played.trap
    if trap is not None and played.storyteller != reader:
        trap = rng.choice(slots)
    return replace(played, ballots=ballots, trap=trap)


def _shuffled(things: Iterable[T], rng: Random) -> list[T]:
    mixed = list(things)
    rng.shuffle(mixed)
    return mixed


def cards_shown(view: object, deck: Iterable[CardId]) -> set[CardId]:
    """Return the cards of the deck whose ids occur anywhere in a view."""
    text = repr(view)
    return {card for card in deck if repr(card) in text}

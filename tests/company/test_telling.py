"""Clues of computer storytellers: they neither name the card, nor repeat, nor say too much."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.company import CHARACTERS, Mind, decide
from bot.company.grammar import stems
from bot.decks.phrases import languages
from bot.decks.words import read_words
from bot.rules import Game
from bot.rules import commands as do
from bot.rules.ids import CardId
from bot.rules.player_views import player_view
from tests.company.tables import DREAMS, dealt, dreams, ours, telling, with_hand

EVERY_LANGUAGE = pytest.mark.parametrize("language", languages(DREAMS))
WORDS = {f"dreams/{card.id}": card for card in read_words(DREAMS / "deck.toml").cards.values()}


def story(game: Game, mind: Mind, seed: int = 0) -> do.GiveClue | None:
    assert game.current.storyteller is not None
    command = decide(player_view(game, game.current.storyteller), mind, Random(seed))
    assert command is None or isinstance(command, do.GiveClue)
    return command


def card_of(game: Game, told: do.GiveClue | None) -> CardId:
    """Return the card for which a computer gave its clue; fail if it gave none."""
    assert told is not None
    assert told.position is not None
    return game.seat_of(told.player).hand[told.position - 1]


@EVERY_LANGUAGE
@given(seed=st.integers(0, 2**16))
def test_no_word_of_the_title_or_the_alt_text_is_said(language: str, seed: int) -> None:
    game = telling(seed=seed)
    told = story(game, Mind(CHARACTERS[seed % 4], dreams(language)), seed)
    card = WORDS[card_of(game, told)]
    assert told is not None
    own = stems(f"{card.title} {card.alt} {card.alt_in(language)}", language)
    assert not stems(told.clue, language) & own


@EVERY_LANGUAGE
def test_every_card_has_something_to_be_said_in_every_language(language: str) -> None:
    for deck in ("dreams", "scissors"):
        lore = ours(deck, language=language)
        stock = {card: len(lore.clues_for(card)) for card in lore.cards}
        assert min(stock.values()) >= 5, stock


def test_nothing_is_told_twice() -> None:
    game = with_hand(telling(), "dreams/036", "dreams/051")
    used: set[str] = set()
    while told := story(game, Mind(CHARACTERS[0], dreams(), frozenset(used)), len(used)):
        assert told.clue not in used
        used.add(told.clue)
    stock = {p.line for card in ("dreams/036", "dreams/051") for p in dreams().clues_for(card)}  # type: ignore[arg-type]
    assert used == stock


def test_a_clue_counts_as_told_whatever_its_spaces_and_capitals() -> None:
    game = with_hand(telling(), "dreams/036")
    lines = [phrase.line for phrase in dreams().clues_for("dreams/036")]  # type: ignore[arg-type]
    used = frozenset(f" {line.upper()}  " for line in lines[1:])
    told = story(game, Mind(CHARACTERS[0], dreams(), used))
    assert told is not None
    assert told.clue == lines[0]


def test_in_party_a_story_is_told_for_no_card() -> None:
    told = story(telling("party-2023", 6), Mind(CHARACTERS[0], dreams()))
    assert told is not None
    assert told.position is None
    assert dreams().known(told.clue) is not None


def test_in_party_too_nothing_is_told_twice() -> None:
    every = frozenset(phrase.line for phrase in dreams().phrases.values())
    assert story(telling("party-2023", 6), Mind(CHARACTERS[0], dreams(), every)) is None


def test_the_same_hand_does_not_always_hear_the_same_clue() -> None:
    game = telling(seed=4)
    told = {story(game, Mind(CHARACTERS[0], dreams()), seed) for seed in range(40)}
    assert len(told) > 6


@pytest.mark.parametrize("players", [3, 6, 8])
def test_a_story_is_neither_for_all_nor_for_none(players: int) -> None:
    """Counted with newly dealt tables, not with those that the storyteller imagined."""
    found = []
    for seed in range(60):
        game = dealt("dixit-2021", players, seed)
        told = story(game, Mind(CHARACTERS[seed % 4], dreams()), seed)
        assert told is not None
        found.append(share_that_finds(told.clue, card_of(game, told), players, Random(seed)))
    assert 0.25 < sum(found) / len(found) < 0.55
    assert sum(0.1 < share < 0.75 for share in found) > 45


def share_that_finds(clue: str, meant: CardId, players: int, rng: Random) -> float:
    """Return the share of voters who find the card, if votes go in proportion to how cards fit.

    Every other player plays the best of a random hand.
    """
    lore = dreams()
    phrase = lore.known(clue)
    assert phrase is not None
    others = [card for card in lore.cards if card != meant]
    gifts = 4 if players == 3 else players - 1
    shares = []
    for _ in range(40):
        hands = [rng.sample(others, 6) for _ in range(gifts)]
        table = [max(lore.fit(phrase.fits, card) for card in hand) for hand in hands]
        pulls = [2 ** (fit / 16) for fit in (lore.fit(phrase.fits, meant), *table)]
        shares.append(pulls[0] / sum(pulls))
    return sum(shares) / len(shares)

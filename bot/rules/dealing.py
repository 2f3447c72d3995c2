"""The draw pile at the start of a game: which cards it has, and in which order."""

from collections.abc import Iterable, Sequence
from random import Random

from bot.rules.editions import Edition
from bot.rules.ids import CardId
from bot.rules.model import Options


def first_pile(
    cards: Iterable[CardId],
    seen: Sequence[Iterable[CardId]],
    edition: Edition,
    options: Options,
    players: int,
    rng: Random,
) -> tuple[CardId, ...]:
    """Return the shuffled draw pile, top first, without duplicates.

    With the option ``unseen_first``, cards ``seen`` in past games (the latest game first) go to the
    bottom, those of the latest game lowest. Only as many cards as the game uses are kept, from the
    top.
    """
    pile = list(dict.fromkeys(cards))
    rng.shuffle(pile)
    if options.unseen_first:
        lateness = {
            card: len(seen) - games_ago
            for games_ago, game in reversed(list(enumerate(seen)))
            for card in game
        }
        pile.sort(key=lambda card: lateness.get(card, 0))
    return tuple(pile[: cards_dealt(edition, options, players, len(pile))])


def cards_dealt(edition: Edition, options: Options, players: int, cards: int) -> int:
    """Return how many of ``cards`` available cards a game with this many players uses."""
    if edition.end.box is None or options.every_card:
        return cards
    return min(cards, max(edition.end.box, edition.cards_needed(players)))

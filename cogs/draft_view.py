"""From a draft to what is shown of it: its cards, what there is to say, and which look alike."""

from collections.abc import Sequence
from pathlib import Path

from bot.server_decks.drafts import Draft, Rejected, Uploaded
from bot.server_decks.making import DeckMaking
from bot.server_decks.pictures import Numbered
from bot.store import ServerCard, ServerDeck
from bot.text import Words
from bot.ui.decks import DraftCard, DraftView
from bot.ui.names import quote
from bot.ui.refusals import values_of

LONGEST_FILE_NAME = 40
MOST_PAIRS = 4


def view_of(draft: Draft, deck: str, notes: Sequence[str]) -> DraftView:
    """The present page of a draft."""
    return DraftView(
        *(draft.id, deck, draft.page, draft.pages, len(draft.wanted)),
        [DraftCard(one.number, one.framing.value, one.left_out) for one in draft.shown],
        frozenset(place + 1 for place in draft.chosen),
        notes,
    )


def notes_of(words: Words, draft: Draft, decks: Sequence[ServerDeck]) -> list[str]:
    """A sentence for each file that is not taken, and for each picture worth a look."""
    notes = [_rejection(words, one) for one in draft.problems]
    for one in draft.shown:
        if one.moving:
            notes.append(words("draft-moving", number=one.number))
        if one.earlier is not None:
            notes.append(words("draft-twin-upload", number=one.number, other=one.earlier + 1))
        elif found := find_card(decks, one.twin):
            deck, card = found
            same = card.digest in (one.digest, one.source)
            key = "draft-same" if same else "draft-twin"
            name = quote(deck.name)
            notes.append(words(key, number=one.number, other=card.number, deck=name))
    return notes


def _rejection(words: Words, rejected: Rejected) -> str:
    name = Path(rejected.name).name
    short = name if len(name) <= LONGEST_FILE_NAME else f"{name[: LONGEST_FILE_NAME - 1]}…"
    why = words(f"upload-{rejected.reason}", **values_of(words, rejected.values))
    return words("draft-rejected", file=quote(short), why=why)


def find_card(decks: Sequence[ServerDeck], card_id: str) -> tuple[ServerDeck, ServerCard] | None:
    """The deck and the card with this id among all cards."""
    deck_id, _, number = card_id.partition("/")
    for deck in decks:
        if deck.id == deck_id and (card := deck.find(int(number))):
            return deck, card
    return None


async def twin_pairs(
    making: DeckMaking, draft: Draft, decks: Sequence[ServerDeck]
) -> list[Numbered]:
    """Each picture of the page that looks like another, beside that one."""
    pairs: list[Numbered] = []
    for one in draft.shown:
        other = await _other(making, draft, one, decks)
        if other is not None and len(pairs) < 2 * MOST_PAIRS:
            pairs += [(draft.card_path(one), one.number, False), other]
    return pairs


async def _other(
    making: DeckMaking, draft: Draft, one: Uploaded, decks: Sequence[ServerDeck]
) -> Numbered | None:
    if one.earlier is not None:
        earlier = draft.uploads[one.earlier]
        return draft.card_path(earlier), earlier.number, False
    if found := find_card(decks, one.twin):
        (path,) = await making.pictures_of([found[1]])
        return path, found[1].number, False
    return None

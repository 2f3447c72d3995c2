"""Decks that servers make: counted, kept once, and gone when nobody needs them."""

import asyncio
from pathlib import Path

import pytest

from bot.play.service import GameService
from bot.rules import commands as do
from bot.rules.ids import PlayerId
from bot.store import (
    CardText,
    DeckLimitReached,
    DeckLimits,
    GameStore,
    NewCard,
    PictureBlocked,
    Place,
    ServerDeck,
    UnknownDeck,
)
from bot.store.picture_files import digest_of
from bot.store.stored import Blocked

ROOMY = DeckLimits()
HERE, THERE = 9, 8
ALICE, BOB = 101, 102


UNSAID = CardText()


def card(content: str, text: CardText = UNSAID) -> NewCard:
    data = content.encode() * 50
    return NewCard(data, digest_of(data), f"source of {content}", b"look" * 72, text)


async def deck(store: GameStore, deck_id: str = "@one", guild: int = HERE) -> ServerDeck:
    return next(deck for deck in await store.server_decks(guild) if deck.id == deck_id)


@pytest.fixture
async def made(store: GameStore) -> None:
    """Make a deck of Alice's with three cards."""
    await store.create_deck("@one", HERE, "Holidays", ALICE, 5.0, ROOMY)
    text = CardText("The sea", {"en": "Waves", "uk": "Хвилі"}, ("sea",))
    cards = [card("a", text), card("b"), card("c")]
    assert await store.add_cards(HERE, "@one", cards, ALICE, 6.0, ROOMY) == (1, 2, 3)


@pytest.mark.usefixtures("made")
async def test_a_deck_remembers_who_added_which_card_and_when(store: GameStore) -> None:
    await store.add_cards(HERE, "@one", [card("d")], BOB, 7.0, ROOMY)
    kept = await deck(store)
    assert (kept.name, kept.made_by, kept.made_at) == ("Holidays", ALICE, 5.0)
    assert [(c.number, c.added_by, c.added_at) for c in kept.cards] == [
        (1, ALICE, 6.0),
        (2, ALICE, 6.0),
        (3, ALICE, 6.0),
        (4, BOB, 7.0),
    ]
    assert kept.cards[0].text == CardText("The sea", {"en": "Waves", "uk": "Хвилі"}, ("sea",))
    assert kept.cards[0].look == b"look" * 72
    assert await store.read_picture(kept.cards[0].digest) == b"a" * 50
    assert [one.number for one in await store.uploads_of(BOB)] == [4]


@pytest.mark.usefixtures("made")
async def test_no_other_server_sees_or_changes_a_deck(store: GameStore) -> None:
    assert await store.server_decks(THERE) == ()
    with pytest.raises(UnknownDeck):
        await store.add_cards(THERE, "@one", [card("x")], BOB, 7.0, ROOMY)
    with pytest.raises(UnknownDeck):
        await store.remove_card(THERE, "@one", 1, 7.0)
    with pytest.raises(UnknownDeck):
        await store.remove_deck(THERE, "@one", 7.0)
    with pytest.raises(UnknownDeck):
        await store.describe_card(HERE, "@one", 77, CardText("No such card"))
    assert len((await deck(store)).cards) == 3


@pytest.mark.usefixtures("made")
async def test_the_same_picture_is_kept_once_and_added_once(store: GameStore) -> None:
    assert await store.add_cards(HERE, "@one", [card("a"), card("d")], BOB, 7.0, ROOMY) == (1, 4)
    await store.create_deck("@two", THERE, "Theirs", BOB, 8.0, ROOMY)
    await store.add_cards(THERE, "@two", [card("a")], BOB, 8.0, ROOMY)
    await store.remove_deck(HERE, "@one", 9.0)
    assert await store.sweep_decks() == {card("a").digest}
    assert await store.read_picture(card("a").digest) is not None
    assert await store.read_picture(card("b").digest) is None


@pytest.mark.usefixtures("made")
async def test_words_can_be_changed_and_numbers_stay(store: GameStore) -> None:
    await store.rename_deck(HERE, "@one", "Summer")
    await store.describe_card(HERE, "@one", 2, CardText("Hill", {"he": "גבעה"}))
    await store.remove_card(HERE, "@one", 1, 9.0)
    await store.sweep_decks()
    assert await store.add_cards(HERE, "@one", [card("a")], BOB, 9.5, ROOMY) == (4,)
    kept = await deck(store)
    assert kept.name == "Summer"
    assert [c.number for c in kept.cards] == [2, 3, 4]
    assert kept.cards[0].text == CardText("Hill", {"he": "גבעה"})


@pytest.mark.usefixtures("made")
async def test_a_removal_whose_answer_was_lost_is_no_refusal(store: GameStore) -> None:
    for _ in range(2):  # PostgreSQL gets the statement once more
        await store.remove_card(HERE, "@one", 1, 7.0)
    with pytest.raises(UnknownDeck):
        await store.remove_card(HERE, "@one", 1, 8.0)
    for _ in range(2):
        await store.remove_deck(HERE, "@one", 9.0)
    with pytest.raises(UnknownDeck):
        await store.remove_deck(HERE, "@one", 10.0)


async def test_a_server_has_at_most_so_many_decks(store: GameStore) -> None:
    for number in range(2):
        await store.create_deck(f"@{number}", HERE, "x", ALICE, 1.0, DeckLimits(decks=2))
    with pytest.raises(DeckLimitReached, match="2 decks"):
        await store.create_deck("@2", HERE, "x", ALICE, 1.0, DeckLimits(decks=2))
    await store.create_deck("@2", THERE, "x", ALICE, 1.0, DeckLimits(decks=2))
    await store.remove_deck(HERE, "@0", 2.0)
    await store.create_deck("@3", HERE, "x", ALICE, 1.0, DeckLimits(decks=2))


async def test_a_deck_that_is_made_twice_is_there_once(store: GameStore) -> None:
    for name in ("Holidays", "Holidays again"):
        await store.create_deck("@one", HERE, name, ALICE, 1.0, DeckLimits(decks=1))
    (made,) = await store.server_decks(HERE)
    assert made.name == "Holidays"


@pytest.mark.usefixtures("made")
async def test_what_is_too_much_is_refused_whole_and_leaves_nothing(store: GameStore) -> None:
    two_more = [card("d"), card("e")]
    with pytest.raises(DeckLimitReached) as cards:
        await store.add_cards(HERE, "@one", two_more, BOB, 7.0, DeckLimits(cards=4))
    assert (cards.value.kind, cards.value.most, cards.value.beyond) == ("cards", 4, 1)
    heavy = card("f" * 20_000)
    with pytest.raises(DeckLimitReached) as weight:
        await store.add_cards(HERE, "@one", [heavy], BOB, 7.0, DeckLimits(megabytes=1))
    assert weight.value.kind == "megabytes"
    assert len((await deck(store)).cards) == 3
    for gone in (*two_more, heavy):
        assert await store.read_picture(gone.digest) is None


async def test_all_servers_together_have_a_limit_as_well(store: GameStore) -> None:
    limits = DeckLimits(megabytes=1, total_megabytes=1)
    for guild, deck_id in ((HERE, "@one"), (THERE, "@two")):
        await store.create_deck(deck_id, guild, "x", ALICE, 1.0, limits)
    first, second = card("a" * 12_000), card("b" * 12_000)
    await store.add_cards(HERE, "@one", [first], ALICE, 1.0, limits)
    with pytest.raises(DeckLimitReached) as whole:
        await store.add_cards(THERE, "@two", [second], ALICE, 1.0, limits)
    assert (whole.value.kind, whole.value.most, whole.value.beyond) == ("total", 1, 1)
    assert await store.read_picture(second.digest) is None
    await store.add_cards(THERE, "@two", [first], ALICE, 1.0, limits)  # kept once for both


@pytest.mark.usefixtures("made")
async def test_ten_uploaders_at_once_cannot_exceed_the_limit(store: GameStore) -> None:
    limits = DeckLimits(cards=10)
    uploads = [
        store.add_cards(HERE, "@one", [card(f"{who} {n}") for n in range(2)], who, 7.0, limits)
        for who in range(10)
    ]
    answers = await asyncio.gather(*uploads, return_exceptions=True)
    refused = [answer for answer in answers if isinstance(answer, DeckLimitReached)]
    assert len(refused) == 7
    kept = (await deck(store)).cards
    assert len(kept) == 9
    assert len({c.number for c in kept}) == 9


@pytest.mark.usefixtures("made")
async def test_a_reported_card_is_hidden_until_somebody_decides(store: GameStore) -> None:
    await store.report_card(HERE, "@one", 2, BOB, 7.0)
    await store.report_card(HERE, "@one", 2, ALICE, 8.0)
    kept = await deck(store)
    assert [c.number for c in kept.playable] == [1, 3]
    assert (kept.cards[1].reported_by, kept.cards[1].reported_at) == (BOB, 7.0)
    await store.clear_report(HERE, "@one", 2)
    assert [c.number for c in (await deck(store)).playable] == [1, 2, 3]


@pytest.mark.usefixtures("made")
async def test_a_deck_is_kept_until_the_game_that_uses_it_is_over(
    store: GameStore, service: GameService
) -> None:
    host, *others = map(PlayerId, "1234")
    game = await service.open(Place(HERE, 3), host, "en", decks=("@one", "dreams"))
    for player in others:
        await service.play(game.id, do.Join(player))
    await service.play(game.id, do.Begin(host, ()))
    await store.remove_card(HERE, "@one", 3, 7.0)
    await store.remove_deck(HERE, "@one", 8.0)
    await store.sweep_decks()
    kept = await deck(store)
    assert kept.removed_at == 8.0
    assert [c.number for c in kept.all_cards] == [1, 2, 3]
    assert await store.read_picture(card("c").digest) is not None
    with pytest.raises(UnknownDeck):
        await store.add_cards(HERE, "@one", [card("x")], BOB, 9.0, ROOMY)
    await service.play(game.id, do.End(host))
    await store.sweep_decks()
    assert await store.server_decks(HERE) == ()
    assert await store.read_picture(card("c").digest) is None


@pytest.mark.usefixtures("made")
async def test_a_deck_that_nobody_was_dealt_does_not_wait_for_its_lobby(
    store: GameStore, service: GameService
) -> None:
    await service.open(Place(HERE, 3), PlayerId("1"), "en", decks=("@one",))
    await store.remove_deck(HERE, "@one", 8.0)
    assert await store.sweep_decks() == frozenset()
    assert await store.server_decks(HERE) == ()


@pytest.mark.usefixtures("made")
async def test_a_persons_uploads_and_name_go_when_they_ask(store: GameStore) -> None:
    await store.add_cards(HERE, "@one", [card("d")], BOB, 7.0, ROOMY)
    await store.report_card(HERE, "@one", 4, ALICE, 7.5)
    assert await store.erase_person_uploads(ALICE) == 3
    kept = await deck(store)
    assert [c.number for c in kept.all_cards] == [4]
    assert (kept.made_by, kept.cards[0].reported_by) == (0, 0)
    assert await store.uploads_of(ALICE) == ()
    assert await store.read_picture(card("a").digest) is None


@pytest.mark.usefixtures("made")
async def test_everything_of_a_server_that_is_erased_goes(store: GameStore) -> None:
    await store.erase_guild(HERE)
    assert await store.sweep_decks() == frozenset()
    assert await store.server_decks(HERE) == ()
    assert await store.read_picture(card("a").digest) is None


@pytest.mark.usefixtures("made")
async def test_a_blocked_picture_goes_everywhere_and_never_comes_back(store: GameStore) -> None:
    await store.create_deck("@two", THERE, "Theirs", BOB, 8.0, ROOMY)
    await store.add_cards(THERE, "@two", [card("a"), card("z")], BOB, 8.0, ROOMY)
    blocked = await store.block_picture(card("a").digest, 9.0)
    assert blocked == Blocked(2, frozenset({card("a").digest}))
    assert [c.number for c in (await deck(store)).all_cards] == [2, 3]
    assert await store.read_picture(card("a").digest) is None
    with pytest.raises(PictureBlocked):
        await store.add_cards(HERE, "@one", [card("y"), card("a")], BOB, 9.0, ROOMY)
    other_cut = NewCard(b"cut", digest_of(b"cut"), "source of a", b"")
    with pytest.raises(PictureBlocked):
        await store.add_cards(HERE, "@one", [other_cut], BOB, 9.0, ROOMY)
    hashes = (card("a").digest, "source of a", card("b").digest)
    assert await store.blocked(hashes) == {card("a").digest, "source of a"}
    assert len((await deck(store)).cards) == 2


@pytest.mark.usefixtures("made")
async def test_pictures_lie_where_whoever_draws_can_open_them(
    store: GameStore, tmp_path: Path
) -> None:
    digests = [c.digest for c in (await deck(store)).cards]
    folder = store.picture_folder(tmp_path / "copies")
    await asyncio.gather(*(store.copy_pictures(digests, tmp_path / "copies") for _ in range(3)))
    for digest in digests:
        assert (folder / f"{digest}.webp").read_bytes() == await store.read_picture(digest)

"""From uploads to cards on the shelf, in sandboxed processes."""

import asyncio
from pathlib import Path

import pytest

from bot.decks.intake.uploads import Flaw, Framing, Refused
from bot.server_decks.shelves import FRESH_FOR
from bot.store import DeckLimitReached, PictureBlocked
from bot.store.sqlite.files import picture_folder
from tests.decks.intake.hostile import moving, photo, png_claiming, zipped
from tests.server_decks.conftest import ALICE, HERE, Workshop


async def test_pictures_become_cards_that_games_can_have(real_workshop: Workshop) -> None:
    workshop = real_workshop
    making = workshop.making
    deck = await making.create(HERE, "Holidays", ALICE)
    draft = await workshop.draft(deck.id, ("a.png", photo(1)), ("b.gif", moving("GIF")))
    assert [one.moving for one in draft.uploads] == [False, True]
    assert workshop.shelf.decks_for(HERE) == ()
    steps: list[tuple[int, int]] = []

    async def hear(done: int, of: int) -> None:
        steps.append((done, of))

    assert await making.add_draft(draft, hear) == (1, 2)
    assert steps == [(1, 2), (2, 2)]
    (shown,) = workshop.shelf.decks_for(HERE)
    assert [card.id for card in shown.cards] == [f"{deck.id}/1", f"{deck.id}/2"]
    assert workshop.shelf.decks_for(8) == ()
    pictures = await workshop.pictures.ready()
    assert await pictures.unprepared(card.id for card in shown.cards) == []
    hand = await pictures.hand([card.id for card in shown.cards])
    assert hand.data.startswith(b"\xff\xd8")
    assert not draft.folder.exists()


async def test_what_is_refused_is_named_and_leaves_nothing(
    real_workshop: Workshop, tmp_path: Path
) -> None:
    workshop = real_workshop
    deck = await workshop.making.create(HERE, "Holidays", ALICE)
    draft = await workshop.draft(
        deck.id, ("bomb.png", png_claiming(30_000, 30_000)), ("a.png", photo(1))
    )
    assert [(one.name, one.reason) for one in draft.problems] == [("bomb.png", Flaw.TOO_LARGE)]
    climbing = zipped(tmp_path / "deck.zip", {"../a.png": photo(1)}).read_bytes()
    with pytest.raises(Refused) as refused:
        await workshop.draft(deck.id, ("deck.zip", climbing))
    assert refused.value.reason is Flaw.ZIP_CLIMBS
    assert not picture_folder(tmp_path / "games.sqlite3").exists()


async def test_two_makers_who_describe_a_card_at_once_both_keep_their_words(
    workshop: Workshop,
) -> None:
    making = workshop.making
    deck = await making.create(HERE, "Holidays", ALICE)
    await making.add_draft(await workshop.draft(deck.id, ("a.png", photo(1))))
    await asyncio.gather(
        making.describe(HERE, deck.id, 1, "uk", alt="Море"),
        making.describe(HERE, deck.id, 1, "fr", alt="La mer"),
    )
    card = await making.card(HERE, deck.id, 1)
    assert card.text.alts == {"uk": "Море", "fr": "La mer"}


async def test_a_deck_travels_to_another_server_with_its_words(real_workshop: Workshop) -> None:
    workshop = real_workshop
    making = workshop.making
    deck = await making.create(HERE, "Holidays", ALICE)
    draft = await workshop.draft(deck.id, ("a.png", photo(1)), ("b.png", photo(2)))
    await making.add_draft(draft)
    await making.describe(HERE, deck.id, 2, "uk", alt="Море", title="Sea")
    ((name, data),) = await making.pack(await making.deck(HERE, deck.id), 8_000_000)
    assert name == "deck.zip"
    other = await making.create(8, "Theirs", ALICE)
    draft = workshop.drafts.begin(8, other.id, ALICE)
    (draft.folder / "in").write_bytes(data)
    await making.open_uploads(draft, [(draft.folder / "in", name)])
    await making.add_draft(draft)
    card = await making.card(8, other.id, 2)
    assert (card.text.title, card.text.alts) == ("Sea", {"uk": "Море"})
    on_shelf = workshop.shelf.find(f"{other.id}/2")
    assert on_shelf
    assert on_shelf.alt_in("uk") == "Море"


async def test_twins_are_named_and_the_same_picture_is_not_added_twice(
    workshop: Workshop,
) -> None:
    making = workshop.making
    deck = await making.create(HERE, "Holidays", ALICE)
    await making.add_draft(await workshop.draft(deck.id, ("a.png", photo(1))))
    draft = await workshop.draft(
        deck.id, ("a.png", photo(1)), ("a.jpg", photo(1, kind="JPEG")), ("b.png", photo(2))
    )
    same, alike, other = draft.uploads
    assert (same.left_out, same.twin) == (True, f"{deck.id}/1")
    assert not alike.left_out
    assert alike.twin or alike.earlier is not None
    assert (other.left_out, other.twin, other.earlier) == (False, "", None)
    assert len(await making.add_draft(draft)) == 2


async def test_the_framing_can_be_changed_before_it_counts(workshop: Workshop) -> None:
    making = workshop.making
    deck = await making.create(HERE, "Holidays", ALICE)
    draft = await workshop.draft(
        deck.id, ("a.png", photo(1, (600, 300))), ("b.png", photo(2, (600, 300)))
    )
    before = [one.digest for one in draft.uploads]
    assert {one.framing for one in draft.uploads} == {Framing.WHOLE}
    draft.chosen = frozenset({1})
    await making.reframe(draft, Framing.TOP)
    assert [one.framing for one in draft.uploads] == [Framing.WHOLE, Framing.TOP]
    assert draft.uploads[0].digest == before[0]
    assert draft.uploads[1].digest != before[1]
    await making.add_draft(draft)
    assert (await making.card(HERE, deck.id, 2)).digest == draft.uploads[1].digest


async def test_a_draft_that_is_too_much_stays_a_draft(workshop: Workshop) -> None:
    making = workshop.making
    deck = await making.create(HERE, "Holidays", ALICE)
    uploads = [(f"{n}.png", photo(n, (110, 110))) for n in range(5)]
    draft = await workshop.draft(deck.id, *uploads)
    with pytest.raises(DeckLimitReached):
        await making.add_draft(draft)
    assert workshop.drafts.find(draft.id, ALICE) is draft
    assert workshop.drafts.find(draft.id, 5) is None
    draft.uploads[0].left_out = True
    assert len(await making.add_draft(draft)) == 4


async def test_a_draft_is_forgotten_after_a_while_and_at_a_start(workshop: Workshop) -> None:
    deck = await workshop.making.create(HERE, "Holidays", ALICE)
    draft = await workshop.draft(deck.id, ("a.png", photo(1)))
    workshop.now += 1000
    assert workshop.drafts.find(draft.id, ALICE) is None
    assert not draft.folder.exists()
    left = await workshop.draft(deck.id, ("a.png", photo(1)))
    type(workshop.drafts)(workshop.folder / "uploads")
    assert not left.folder.exists()


async def test_a_reported_or_removed_card_is_not_dealt(workshop: Workshop) -> None:
    making = workshop.making
    deck = await making.create(HERE, "Holidays", ALICE)
    uploads = [(f"{n}.png", photo(n)) for n in range(3)]
    await making.add_draft(await workshop.draft(deck.id, *uploads))
    await making.report(HERE, deck.id, 1, 5)
    await making.remove(HERE, deck.id, 2)
    assert workshop.shelf.cards_of([deck.id]) == (f"{deck.id}/3",)
    assert workshop.shelf.find(f"{deck.id}/1") is not None
    await making.clear_report(HERE, deck.id, 1)
    assert workshop.shelf.cards_of([deck.id]) == (f"{deck.id}/1", f"{deck.id}/3")
    await making.remove(HERE, deck.id)
    assert list(picture_folder(workshop.folder / "games.sqlite3").iterdir()) == []
    assert list((workshop.folder / "pictures").glob("cards-*/*")) == []


async def test_a_blocked_picture_is_named_even_if_a_sweep_comes_in_between(
    workshop: Workshop,
) -> None:
    making = workshop.making
    deck = await making.create(HERE, "Holidays", ALICE)
    former = await workshop.draft(deck.id, ("a.png", photo(1)))
    await workshop.store.block_picture(former.uploads[0].digest, 5.0)
    draft = workshop.drafts.begin(HERE, deck.id, ALICE)
    files = [(draft.path(f"in-{number}"), f"{number}.png") for number in (1, 2)]
    for number, (path, _) in enumerate(files, start=1):
        path.write_bytes(photo(number))

    async def sweep(_: int, __: int) -> None:
        await making.sweep()

    with pytest.raises(PictureBlocked):
        await making.open_uploads(draft, files, sweep)


async def test_what_the_host_blocks_is_noticed_and_never_taken_again(workshop: Workshop) -> None:
    making = workshop.making
    deck = await making.create(HERE, "Holidays", ALICE)
    draft = await workshop.draft(deck.id, ("a.png", photo(1)), ("b.png", photo(2)))
    digest = draft.uploads[0].digest
    await making.add_draft(draft)
    await workshop.store.block_picture(digest, 5.0)
    await workshop.shelves.ensure_fresh(HERE)
    assert len(workshop.shelf.cards_of([deck.id])) == 2
    workshop.now += FRESH_FOR
    await workshop.shelves.ensure_fresh(HERE)
    assert workshop.shelf.cards_of([deck.id]) == (f"{deck.id}/2",)
    with pytest.raises(PictureBlocked):
        await workshop.draft(deck.id, ("again.png", photo(1)))

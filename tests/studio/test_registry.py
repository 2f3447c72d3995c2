"""The facts of the cards: complete, and within the quotas of the deck."""

import tomllib
from dataclasses import replace
from pathlib import Path

import pytest

pytest.importorskip("skia", reason="the extra `studio` is not installed")
pytest.importorskip("cv2", reason="the extra `studio` is not installed")

from card_art.studio.deck import entry, translations
from card_art.studio.paint.__main__ import ALT, FOLDER, list_cards
from card_art.studio.paint.quotas import Quota, quotas
from card_art.studio.paint.registry import Card, all_cards, flaws
from tests.studio.committed import check_committed

CARDS = all_cards()


@pytest.mark.parametrize("card", CARDS.values(), ids=lambda card: card.id)
def test_every_card_has_the_words_a_deck_needs(card: Card) -> None:
    assert flaws(card) == []
    assert len(card.alt) < 400
    assert card.title.lower() not in card.alt.lower()


def test_no_two_cards_share_a_title_or_an_alt_text() -> None:
    assert len({card.title for card in CARDS.values()}) == len(CARDS)
    assert len({card.alt for card in CARDS.values()}) == len(CARDS)


@pytest.mark.parametrize("quota", quotas(list(CARDS.values())), ids=lambda quota: quota.name)
def test_the_deck_keeps_its_quotas(quota: Quota) -> None:
    assert quota.holds, str(quota)


def test_the_committed_deck_says_what_the_scenes_say() -> None:
    check_committed(FOLDER, ALT, CARDS)


def test_quotes_and_backslashes_survive_the_way_into_the_deck(tmp_path: Path) -> None:
    card = replace(next(iter(CARDS.values())), alt='He says "no" \\ leaves.')
    (tmp_path / f"{card.id}.webp").touch()
    listed = tomllib.loads(list_cards([card], tmp_path).read_text(encoding="utf-8"))
    assert listed["card"][0]["alt"]["en"] == card.alt


def test_a_card_speaks_the_languages_in_which_somebody_wrote_about_it(tmp_path: Path) -> None:
    (tmp_path / "uk.toml").write_text('"001" = "Свічка \\"і\\" кролик."\n', encoding="utf-8")
    (tmp_path / "fr.toml").write_text("# nothing yet\n")
    said = translations(tmp_path)
    (first,) = tomllib.loads(entry(CARDS["001"], said))["card"]
    assert first["alt"] == {"en": CARDS["001"].alt, "uk": 'Свічка "і" кролик.'}
    (second,) = tomllib.loads(entry(CARDS["002"], said))["card"]
    assert second["alt"] == {"en": CARDS["002"].alt}


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        ({"id": "12"}, "the id is not three digits"),
        ({"palette": "mauve"}, "no palette mauve"),
        ({"keywords": ("one", "two")}, "fewer than five keywords"),
        ({"opposites": ("hope", "soup")}, "the opposites are not among the keywords"),
        ({"people": ("child",)}, "people are 'age/skin'"),
        ({"alt": ""}, "title or alt text is missing"),
    ],
)
def test_a_card_with_a_missing_fact_is_named(change: dict[str, object], complaint: str) -> None:
    card = replace(CARDS["001"], **change)  # type: ignore[arg-type]
    assert complaint in flaws(card)

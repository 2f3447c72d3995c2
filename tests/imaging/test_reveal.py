"""The reveal can be read without its text: on a phone, with twelve players, without colours."""

from io import BytesIO
from itertools import combinations

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from PIL import Image

from bench.shown import shown
from bot.imaging.grid import TILE, grid_for
from bot.imaging.ink import CREAM, INK
from bot.imaging.palette import RABBITS
from bot.imaging.pictures import Pictures
from bot.imaging.reveal import arrange, marks_of
from bot.imaging.subjects import Picture, RevealCard
from bot.imaging.tokens import token, token_width
from tests.imaging.test_palette import SIGHTS, Matrix, linear

LIGHT = (0.2126, 0.7152, 0.0722)


def box_of(at: tuple[int, int], size: tuple[int, int]) -> tuple[int, int, int, int]:
    return at[0], at[1], at[0] + size[0], at[1] + size[1]


def overlap(one: tuple[int, int, int, int], other: tuple[int, int, int, int]) -> bool:
    return one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3]


class TestTokens:
    """Tokens on a card show who voted for it."""

    @given(st.lists(st.booleans(), min_size=1, max_size=12).map(tuple))
    def test_no_token_hides_another_or_leaves_its_panel(self, doubled: tuple[bool, ...]) -> None:
        laid = arrange(doubled)
        boxes = [
            box_of(place, (token_width(laid.side, doubled=twice), laid.side))
            for place, twice in zip(laid.places, doubled, strict=True)
        ]
        assert not any(overlap(one, other) for one, other in combinations(boxes, 2))
        for left, top, right, bottom in boxes:
            assert 14 <= left < right <= TILE[0] - 14
            assert TILE[1] - laid.height < top < bottom < TILE[1]

    @pytest.mark.parametrize(("voters", "least"), [(1, 20), (3, 20), (4, 16), (8, 15), (11, 15)])
    def test_tokens_stay_large_among_twelve_cards_on_a_phone(self, voters: int, least: int) -> None:
        scale = shown(12, grid_for(12).across)
        side = arrange((False,) * voters).side
        assert side * min(scale.phone, scale.desktop) >= least

    def test_a_doubled_vote_is_two_discs_of_one_player(self) -> None:
        once, twice = (marks_of(RevealCard("a/b", 0, votes), {}) for votes in ((3,), (3, 3)))
        assert len(once) == len(twice)
        assert twice[1].sprite.width > 1.4 * once[1].sprite.width

    @pytest.mark.parametrize("sight", SIGHTS)
    @pytest.mark.parametrize("index", range(len(RABBITS)))
    def test_every_shape_stands_out_from_its_disc(self, index: int, sight: str) -> None:
        counted = token(index, 104).convert("RGB").getcolors(104 * 104)
        assert counted is not None
        fill = RABBITS[index].rgb
        sign = max((c for c in counted if c[1] in (INK, CREAM)), default=(0, fill))[1]
        disc, shape = (
            float(np.clip(linear(np.array(colour)) @ SIGHTS[sight].T, 0, 1) @ LIGHT)
            for colour in (fill, sign)
        )
        assert (max(disc, shape) + 0.05) / (min(disc, shape) + 0.05) >= 3


@given(
    st.builds(
        RevealCard,
        card=st.just("a/b"),
        owner=st.one_of(st.none(), st.integers(0, 11), st.just((1, 7))),
        voters=st.lists(st.integers(0, 11), max_size=24).map(tuple),
        storyteller=st.booleans(),
        trapped=st.booleans(),
        timed_out=st.booleans(),
    )
)
def test_everything_is_laid_onto_the_card_itself(card: RevealCard) -> None:
    for laid in marks_of(card, {}):
        left, top, right, bottom = box_of(laid.at, laid.sprite.size)
        assert 0 <= left < right <= TILE[0]
        assert 0 <= top < bottom <= TILE[1]


@pytest.mark.parametrize("fact", ["storyteller", "trapped", "most_voted", "timed_out"])
async def test_a_card_tells_what_it_was_without_colours(
    fact: str, pictures: Pictures, ids: list[str]
) -> None:
    plain = [RevealCard(card, slot, (5,)) for slot, card in enumerate(ids[:12])]
    marked = [*plain[:6], RevealCard(ids[6], 6, (5,), **{fact: True}), *plain[7:]]
    one = grey(await pictures.reveal(plain))
    other = grey(await pictures.reveal(marked))
    changed = np.abs(one - other) > 60
    assert changed.mean() * 12 > 0.01
    left, top = 2 * one.shape[1] // 4, one.shape[0] // 3
    elsewhere = changed.copy()
    elsewhere[top : 2 * top, left : left + one.shape[1] // 4] = False
    assert not elsewhere.any()


def grey(sheet: Picture) -> Matrix:
    """Return a sheet of twelve cards in greyscale, at the size at which a phone shows it."""
    with Image.open(BytesIO(sheet.data)) as picture:
        small = picture.convert("L").resize((340, 372), Image.Resampling.LANCZOS)
    return np.asarray(small, dtype=np.float64)

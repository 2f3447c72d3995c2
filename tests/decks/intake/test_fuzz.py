"""Any bytes become a card or are refused with a reason.

A few examples in every run; ``HYPOTHESIS_PROFILE=thorough`` tries thousands of new ones.
"""

import io
import zipfile
from contextlib import suppress

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from bot.decks.intake.archive import read_archive
from bot.decks.intake.picture import open_upload
from bot.decks.intake.uploads import Refused
from tests.decks.conftest import mottled
from tests.decks.intake.hostile import encoded, moving, photo

WHOLE = [
    *(photo(1, (120, 180), kind) for kind in ("PNG", "JPEG", "WEBP", "GIF")),
    *(moving(kind) for kind in ("GIF", "WEBP")),
    encoded(mottled(2, (120, 120)).convert("CMYK"), "JPEG"),
    encoded(mottled(3, (120, 120)).convert("P"), "PNG"),
    encoded(mottled(4, (120, 120)).convert("RGBA"), "WEBP", lossless=True),
]


def a_zip(method: int) -> bytes:
    target = io.BytesIO()
    with zipfile.ZipFile(target, "w", method) as file:
        file.writestr("deck.toml", 'name = "x"\n')
        for number in range(3):
            file.writestr(f"{number}.png", photo(number, (100, 100)))
    return target.getvalue()


ZIPS = [a_zip(zipfile.ZIP_STORED), a_zip(zipfile.ZIP_DEFLATED)]


@st.composite
def spoiled(draw: st.DrawFn, whole: list[bytes]) -> bytes:
    """Return a valid file with a few bytes changed, removed or inserted, mostly near its ends."""
    data = bytearray(draw(st.sampled_from(whole)))
    for _ in range(draw(st.integers(1, 6))):
        far = draw(st.sampled_from([64, 512, len(data)]))
        end = draw(st.booleans())
        at = draw(st.integers(0, max(0, min(far, len(data)) - 1)))
        at = len(data) - 1 - at if end else at
        piece = draw(st.binary(min_size=1, max_size=8))
        length = draw(st.sampled_from([0, len(piece), 40]))
        data[at : at + length] = piece
    return bytes(data)


@settings(suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large], deadline=None)
@given(spoiled(WHOLE) | st.binary(max_size=400))
def test_any_bytes_are_a_picture_or_refused(data: bytes) -> None:
    with suppress(Refused):
        assert open_upload(data).picture.mode == "RGB"


@settings(suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large], deadline=None)
@given(data=spoiled(ZIPS) | st.binary(max_size=400))
def test_any_bytes_are_a_zip_or_refused(data: bytes) -> None:
    with suppress(Refused), read_archive(data) as archive:
        for entry in archive.pictures:
            with suppress(Refused):
                assert isinstance(archive.read(entry.info), bytes)

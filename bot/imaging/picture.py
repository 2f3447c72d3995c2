"""A finished picture, and the way from a painted page to one."""

from dataclasses import dataclass
from typing import Literal

from PIL import Image

from bot.imaging.join import save_jpeg


@dataclass(frozen=True, slots=True)
class Picture:
    """A finished picture, ready to be sent."""

    data: bytes
    suffix: Literal["jpg", "png", "webp"]
    size: tuple[int, int]


def encoded(page: Image.Image, quality: int = 86) -> Picture:
    """A painted page as a picture."""
    return Picture(save_jpeg(page.convert("RGB"), quality), "jpg", page.size)

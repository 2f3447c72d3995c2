"""Encodes a painted page as a finished picture."""

from PIL import Image

from bot.imaging.join import save_jpeg
from bot.imaging.subjects import Picture


def encoded(page: Image.Image, quality: int = 86) -> Picture:
    """Return a painted page as a JPEG picture."""
    return Picture(save_jpeg(page.convert("RGB"), quality), "jpg", page.size)

"""Paint cards and write them as WebP, two at a time, with a progress bar."""

import sys
from collections.abc import Iterable, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from pathlib import Path
from typing import Any, TypeVar

import cv2
from PIL import Image

from card_art.studio.paint.registry import all_cards

T = TypeVar("T")

QUALITY = 89
FORMATS: dict[str, dict[str, Any]] = {
    "webp": {"quality": QUALITY, "method": 6},
    "png": {},
}


def render(card_id: str, folder: Path, suffix: str = "webp") -> Path:
    """Paint one card into `folder/<id>.<suffix>`."""
    cv2.setNumThreads(1)  # the other core paints another card
    picture = Image.fromarray(all_cards()[card_id].scene().pixels())
    path = folder / f"{card_id}.{suffix}"
    picture.save(path, **FORMATS[suffix])
    return path


def render_all(card_ids: Sequence[str], folder: Path, suffix: str, jobs: int) -> list[str]:
    """Paint many cards and return the ids that failed."""
    folder.mkdir(parents=True, exist_ok=True)
    failed: list[str] = []
    with ProcessPoolExecutor(jobs) as pool:
        waiting = {pool.submit(render, card_id, folder, suffix): card_id for card_id in card_ids}
        for future in progress(as_completed(waiting), len(waiting)):
            if error := future.exception():
                failed.append(waiting[future])
                print(f"\n{waiting[future]}: {error!r}", file=sys.stderr)
    return sorted(failed)


def progress(things: Iterable[T], total: int, width: int = 40) -> Iterable[T]:
    """Pass things on and draw how far we are."""
    for done, thing in enumerate(things, 1):
        yield thing
        filled = width * done // max(1, total)
        bar = "█" * filled + "░" * (width - filled)
        end = "\n" if done == total else ""
        print(f"\r{bar} {done}/{total}", end=end, file=sys.stderr, flush=True)

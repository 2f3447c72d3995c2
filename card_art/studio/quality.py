"""Numbers for a finished deck: is each card legible at chat size, and are no two alike?"""

from collections.abc import Iterable
from dataclasses import dataclass
from itertools import combinations
from pathlib import Path
from typing import Any

import cv2
import numpy as np
import numpy.typing as npt
from PIL import Image

MEAN = (0.22, 0.82)
DEVIATION = 0.16
BLOWN = 0.12
DARK = 0.45
NEAREST = 30.0
MEDIAN = 60.0


@dataclass(frozen=True)
class Measure:
    """A card at 300x450 without its border."""

    id: str
    mean: float
    deviation: float
    blown: float
    dark: float
    thumbnail: npt.NDArray[Any]  # 12 x 8 in Lab

    def complaints(self) -> list[str]:
        """Which limits the card breaks."""
        checks = {
            f"mean luminance {self.mean:.2f}": MEAN[0] <= self.mean <= MEAN[1],
            f"contrast {self.deviation:.2f}": self.deviation >= DEVIATION,
            f"blown {self.blown:.2f}": self.blown <= BLOWN,
            f"dark {self.dark:.2f}": self.dark <= DARK,
        }
        return [text for text, fine in checks.items() if not fine]


def measure(path: Path) -> Measure:
    """Measure one picture."""
    with Image.open(path) as picture:
        pixels = np.asarray(picture.convert("RGB"))[..., ::-1]
    chat = cv2.resize(pixels, (300, 450), interpolation=cv2.INTER_AREA)[10:-10, 10:-10]
    lab = cv2.cvtColor(chat, cv2.COLOR_BGR2LAB).astype(np.float32)
    light = lab[..., 0] / 255
    thumbnail = cv2.resize(lab, (8, 12), interpolation=cv2.INTER_AREA)
    return Measure(
        path.stem,
        float(light.mean()),
        float(light.std()),
        float((light > 0.97).mean()),
        float((light < 0.08).mean()),
        thumbnail,
    )


def distance(first: Measure, second: Measure) -> float:
    """Mean Lab distance of the thumbnails."""
    return float(np.sqrt(((first.thumbnail - second.thumbnail) ** 2).sum(-1)).mean())


def pairs(measures: Iterable[Measure]) -> list[tuple[float, str, str]]:
    """Every pair, nearest first."""
    return sorted((distance(a, b), a.id, b.id) for a, b in combinations(measures, 2))


def report(files: Iterable[Path]) -> tuple[list[str], bool]:
    """Lines to print, and whether every limit holds."""
    measures = [measure(file) for file in files]
    lines = [f"{m.id}: {', '.join(m.complaints())}" for m in measures if m.complaints()]
    ranked = pairs(measures)
    good = not lines
    if ranked:
        median = ranked[len(ranked) // 2][0]
        lines += [f"near: {d:.1f} {a} {b}" for d, a, b in ranked[:8]]
        lines.append(f"median pair {median:.1f}, nearest {ranked[0][0]:.1f}")
        good = good and ranked[0][0] >= NEAREST and median >= MEDIAN
    return lines, good

"""Builds a sheet's alt text from its cards' alt texts, in the order of their slots.

Owns the form ``1: … 2: …`` and keeps to Discord's limit. It gets nothing but texts, so it cannot
reveal whose card is whose.
"""

from collections.abc import Iterable, Sequence
from functools import lru_cache

from bot.limits import LONGEST_ALT

REMEMBERED = 512  # sheets: the same hand is shown again with every press
_CUT = "…"


def alt_text(alts: Iterable[str], limit: int = LONGEST_ALT, first: int = 1) -> str:
    """Return these texts as ``1: … 2: …``, numbered from ``first``.

    If that is longer than ``limit``, the longest texts are shortened first.
    """
    return _alt_text(tuple(alts), limit, first)


@lru_cache(REMEMBERED)
def _alt_text(alts: tuple[str, ...], limit: int, first: int) -> str:
    texts = [" ".join(alt.split()) for alt in alts]  # one line, even if an author wrote several
    labels = [f"{slot}: " for slot, _ in enumerate(texts, start=first)]
    room = limit - sum(map(len, labels)) - max(0, len(texts) - 1)
    shares = _fair_shares([len(text) for text in texts], max(0, room))
    cut = [_shortened(text, share) for text, share in zip(texts, shares, strict=True)]
    said = [(label + text).rstrip() for label, text in zip(labels, cut, strict=True)]
    return _shortened(" ".join(said), limit)


def _fair_shares(lengths: Sequence[int], room: int) -> list[int]:
    """Return how long each text may be: short ones stay whole, long ones share the rest equally."""
    shares = [0] * len(lengths)
    waiting = sorted(range(len(lengths)), key=lambda index: lengths[index])
    for done, index in enumerate(waiting):
        shares[index] = min(lengths[index], room // (len(waiting) - done))
        room -= shares[index]
    return shares


def _shortened(text: str, length: int) -> str:
    """Return the text cut to this length with an ellipsis, at the end of a word if one is near."""
    if len(text) <= length:
        return text
    if length < 1:
        return ""
    kept = text[: length - 1]
    at_word, _, rest = kept.rpartition(" ")
    return (at_word if at_word and len(rest) < 12 else kept).rstrip(" ,;:.") + _CUT

"""What happens to the whole picture at the end: brush patches, tone, paper, vignette, border."""

import math

import cv2
import numpy as np

from card_art.studio.colour import Colour, pigment
from card_art.studio.noise import XX, YY, H, Picture, Plane, W, blur, fbm, smooth

BORDER = 15
CREAM = "#f1e8d6"


def kuwahara(picture: Picture, radius: float) -> Picture:
    """Return the picture in painterly patches: eight soft sectors vote with the inverse of their variance."""
    grey = picture.mean(-1)
    stack = np.dstack([picture, grey, grey * grey])
    stack = cv2.GaussianBlur(stack, (0, 0), radius * 0.55, borderType=cv2.BORDER_REPLICATE)
    total, weights = np.zeros_like(picture), np.zeros((H, W), np.float32)
    for sector in range(8):
        angle = sector * math.pi / 4
        dx, dy = math.cos(angle) * radius * 0.8, math.sin(angle) * radius * 0.8
        move = np.array([[1, 0, -dx], [0, 1, -dy]], np.float32)
        moved = cv2.warpAffine(stack, move, (W, H), borderMode=cv2.BORDER_REPLICATE)
        variance = np.clip(moved[..., 4] - moved[..., 3] ** 2, 0, 1)
        weight = 1 / (0.021 + (variance * 900) ** 2.2)
        total += moved[..., :3] * weight[..., None]
        weights += weight
    return total / weights[..., None]


def toned(
    picture: Picture,
    shadow_tint: Colour,
    highlight_tint: Colour,
    saturation: float,
    contrast: float,
) -> Picture:
    """Return the picture split-toned, then with its saturation and contrast changed."""
    grey = picture.mean(-1, keepdims=True)
    picture = picture + (pigment(shadow_tint) - 0.5) * 0.28 * (1 - grey) ** 2
    picture = picture + (pigment(highlight_tint) - 0.5) * 0.22 * grey**2
    grey = picture.mean(-1, keepdims=True)
    picture = np.clip(grey + (picture - grey) * saturation, 0, 1)
    return np.clip((picture - 0.5) * contrast + 0.5, 0, 1)


def paper_tooth(seed: int) -> Plane:
    """Return the grain of the sheet: coarse felt and fine fibre."""
    dice = np.random.default_rng(seed + 9)
    coarse = dice.standard_normal((H, W)).astype(np.float32)
    fine = dice.standard_normal((H, W)).astype(np.float32)
    return blur(coarse, 1.1) * 2.4 + blur(coarse, 2.6) * 3.2 + blur(fine, 0.5) * 0.35


def on_paper(picture: Picture, tooth: Plane, seed: int, amount: float) -> Picture:
    """Return the picture with watercolour blooms and pigment settled in the paper's valleys, more so where it is dark."""
    picture = picture * (1 + (fbm(seed, 190, 5) - 0.5) * 0.16)[..., None]
    slope = cv2.Sobel(tooth, cv2.CV_32F, 1, 1, ksize=3)
    settle = np.clip(tooth, -2.5, 2.5) * (1.35 - picture.mean(-1))
    picture = picture * (1 - amount * 0.020 * settle)[..., None]
    result: Picture = picture + (amount * 0.006 * np.clip(slope, -2, 2))[..., None]
    return result


def vignetted(picture: Picture, seed: int, amount: float, shadow: Picture) -> Picture:
    """Return the picture with darker, slightly irregular corners, tinted with the shadow colour."""
    distance = np.sqrt(((XX - W / 2) / (W * 0.62)) ** 2 + ((YY - H / 2) / (H * 0.60)) ** 2)
    distance = distance + (fbm(seed, 200, 3) - 0.5) * 0.25
    mask = (smooth(0.55, 1.35, distance) * amount)[..., None]
    return picture * (1 - mask * (1 - shadow * 0.6))


def bordered(picture: Picture, tooth: Plane, seed: int) -> Picture:
    """Return the deckled cream edge, with a little pigment pooled along it."""
    corner = 16
    ragged = (fbm(seed, 40, 4) - 0.5) * 4.5 + (fbm(seed + 1, 5, 2) - 0.5) * 2.0
    straight = np.minimum(np.minimum(XX, W - 1 - XX), np.minimum(YY, H - 1 - YY)) - BORDER
    past_x = np.maximum(np.abs(XX - W / 2) - (W / 2 - BORDER - corner), 0)
    past_y = np.maximum(np.abs(YY - H / 2) - (H / 2 - BORDER - corner), 0)
    rounded = corner - np.sqrt(past_x**2 + past_y**2)
    inside = np.where((past_x > 0) & (past_y > 0), rounded, np.minimum(straight, corner)) + ragged
    picture = picture * (1 - np.exp(-(((inside - 1.5) / 2.2) ** 2)) * 0.22)[..., None]
    paper = pigment(CREAM) * (1 + 0.025 * np.clip(tooth, -2, 2))[..., None]
    mask = smooth(-0.8, 0.8, inside)[..., None]
    result: Picture = picture * mask + paper * (1 - mask)
    return result

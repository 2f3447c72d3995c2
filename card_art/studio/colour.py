"""Colours: hex words in, numbers out. Knows nothing of pictures."""

import numpy as np
import numpy.typing as npt

RGB = tuple[float, float, float]
Colour = str | RGB

# Skins and hair for people; a scene names one, so that the quota table can be read off the scenes.
SKIN = {
    "pale": "#efc9a6",
    "olive": "#d6a274",
    "brown": "#a86f45",
    "dark": "#6d4530",
}
HAIR = {
    "black": "#221a20",
    "brown": "#4a2c22",
    "red": "#a8502c",
    "fair": "#d3a55a",
    "grey": "#a9a4a6",
    "white": "#ece6dc",
}


def rgb(colour: Colour) -> RGB:
    """Return the three channels, each 0..1, of `#rgb`, `#rrggbb` or a triple."""
    if not isinstance(colour, str):
        return colour
    digits = colour.lstrip("#")
    if len(digits) == 3:
        digits = "".join(digit * 2 for digit in digits)
    red, green, blue = (int(digits[i : i + 2], 16) / 255 for i in (0, 2, 4))
    return red, green, blue


def mix(first: Colour, second: Colour, share: float) -> RGB:
    """Return `first` with `share` of `second` stirred in."""
    (r, g, b), (r2, g2, b2) = rgb(first), rgb(second)
    keep = 1 - share
    return r * keep + r2 * share, g * keep + g2 * share, b * keep + b2 * share


def darker(colour: Colour, share: float = 0.25) -> RGB:
    """Return the colour mixed with `share` of black."""
    return mix(colour, "#000", share)


def lighter(colour: Colour, share: float = 0.25) -> RGB:
    """Return the colour mixed with `share` of white."""
    return mix(colour, "#fff", share)


def pigment(colour: Colour) -> npt.NDArray[np.float32]:
    """Return the colour as an array that multiplies with pictures."""
    return np.array(rgb(colour), np.float32)

"""The two loops over pixels, compiled: drawing threads, and lighting the finished cloth.

Arrays are in pixels of the working size; `cloth` owns what they mean.
"""

import math
from typing import Any

from numba import njit

Array = Any


@njit(cache=True, fastmath=True, error_model="numpy")
def draw_threads(
    albedo: Array,
    relief: Array,
    along: Array,
    gloss_map: Array,
    metal_map: Array,
    shade: Array,
    base: Array,
    lines: Array,  # n threads of k points
    width: Array,
    colour: Array,
    arc: Array,  # how far the middle of a thread rises
    lift: Array,
    gloss: Array,
    metal: Array,
    ply: Array,  # how much the twist shows
    opacity: Array,
    thin: float,  # the ends taper over this many half widths
) -> None:
    """Draw round threads over what is there, in the order given."""
    height, wide = relief.shape
    count, points = lines.shape[0], lines.shape[1]
    for i in range(count):
        total = 0.0
        for j in range(points - 1):
            total += math.hypot(
                lines[i, j + 1, 0] - lines[i, j, 0], lines[i, j + 1, 1] - lines[i, j, 1]
            )
        if total < 0.8:
            continue
        done = 0.0
        radius = width[i] * 0.5
        for j in range(points - 1):
            ax, ay = lines[i, j, 0], lines[i, j, 1]
            dx, dy = lines[i, j + 1, 0] - ax, lines[i, j + 1, 1] - ay
            length = math.hypot(dx, dy)
            if length < 1e-3:
                continue
            tx, ty = dx / length, dy / length
            x0 = max(0, int(min(ax, ax + dx) - radius - 1))
            x1 = min(wide - 1, int(max(ax, ax + dx) + radius + 2))
            y0 = max(0, int(min(ay, ay + dy) - radius - 1))
            y1 = min(height - 1, int(max(ay, ay + dy) + radius + 2))
            for y in range(y0, y1 + 1):
                for x in range(x0, x1 + 1):
                    qx, qy = x - ax, y - ay
                    s = qx * tx + qy * ty
                    if s < -0.6 or s > length + 0.6:
                        continue
                    d = qy * tx - qx * ty
                    u = min(1.0, max(0.0, (done + s) / total))
                    r = radius
                    if thin > 0:
                        r *= min(1.0, 0.45 + min(u, 1 - u) * total / (thin * radius))
                    cover = r + 0.5 - abs(d)
                    if cover <= 0:
                        continue
                    cover = min(1.0, cover) * opacity[i]
                    v = max(-1.0, min(1.0, d / r))
                    round_ = math.sqrt(max(0.0, 1 - v * v))
                    bend = math.sqrt(max(0.0, 4 * u * (1 - u)))
                    twist = math.sin(6.283 * (done + s) / (width[i] * 1.15) + v * 2.6)
                    tone = 1 - ply[i] * (0.22 - 0.22 * twist)
                    z = base[y, x] + lift[i] + arc[i] * bend
                    z += radius * round_ * (1 + ply[i] * 0.25 * twist)
                    relief[y, x] += (z - relief[y, x]) * cover
                    for c in range(3):
                        albedo[y, x, c] += (colour[i, c] * tone - albedo[y, x, c]) * cover
                    along[y, x, 0] += (tx - along[y, x, 0]) * cover
                    along[y, x, 1] += (ty - along[y, x, 1]) * cover
                    gloss_map[y, x] += (gloss[i] - gloss_map[y, x]) * cover
                    metal_map[y, x] += (metal[i] - metal_map[y, x]) * cover
                    shade[y, x] += (1 - shade[y, x]) * cover * 0.6
            done += length


@njit(cache=True, fastmath=True, error_model="numpy")
def light_cloth(
    albedo: Array,
    relief: Array,  # for the normals
    height: Array,  # for the shadows
    corners: Array,  # how open each place is, 0..1
    along: Array,
    gloss: Array,
    metal: Array,
    shade: Array,
    lamp: Array,  # strength of the lamp at each place
    towards: Array,  # unit vector to the lamp
    key: Array,
    ambient: Array,
    steep: float,
    out: Array,
) -> None:
    """Light each pixel once: diffuse, cast shadow, occlusion and the sheen of the threads."""
    rows, columns = relief.shape
    flat = math.hypot(towards[0], towards[1])
    ux, uy, climb = towards[0] / flat, towards[1] / flat, towards[2] / flat
    norm = math.sqrt(towards[0] ** 2 + towards[1] ** 2 + (towards[2] + 1) ** 2)
    hx, hy, hz = towards[0] / norm, towards[1] / norm, (towards[2] + 1) / norm
    for y in range(rows):
        above, below = max(0, y - 1), min(rows - 1, y + 1)
        for x in range(columns):
            left, right = max(0, x - 1), min(columns - 1, x + 1)
            gx = (relief[y, right] - relief[y, left]) * 0.5 * steep
            gy = (relief[below, x] - relief[above, x]) * 0.5 * steep
            facing = (-gx * towards[0] - gy * towards[1] + towards[2]) / math.sqrt(
                gx * gx + gy * gy + 1
            )
            diffuse = max(0.0, facing * 0.88 + 0.12 * towards[2]) / towards[2]
            hidden = 0.0
            t = 2.0
            while t < 46:
                sx, sy = int(x + ux * t), int(y + uy * t)
                if sx < 0 or sy < 0 or sx >= columns or sy >= rows:
                    break
                over = height[sy, sx] - height[y, x] - t * climb * 0.8
                hidden = max(hidden, over / (1.2 + 0.1 * t))
                t *= 1.3
            sun = (1 - 0.82 * min(1.0, max(0.0, hidden))) * shade[y, x]
            tx, ty = along[y, x, 0], along[y, x, 1]
            tz = gx * tx + gy * ty
            straight = (tx * hx + ty * hy + tz * hz) / (
                math.sqrt(tx * tx + ty * ty + tz * tz) + 1e-5
            )
            m = metal[y, x]
            sheen = max(0.0, 1 - straight * straight) ** (26 - 14 * m)
            sheen *= gloss[y, x] * min(1.6, diffuse) * sun
            open_ = corners[y, x]
            bright = lamp[y, x]
            direct = diffuse * sun * bright * (0.35 + 0.65 * open_)
            indirect = open_ * (0.45 + 0.55 * bright) * (0.55 + 0.45 * shade[y, x])
            for c in range(3):
                a = albedo[y, x, c]
                dull = a * (ambient[c] * indirect + key[c] * direct) * (1 - 0.35 * m)
                tint = (0.07 + 1.15 * a) * (1 - m) + m * (a * 2.6 + 0.15)
                out[y, x, c] = dull + sheen * bright * tint * key[c] * (1 + m * 1.6)

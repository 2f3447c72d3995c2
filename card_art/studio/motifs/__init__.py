"""Motifs: every shape is drawn by us, in local units, with the pen of the layer it stands in.

`(x, y)` is the foot centre of things that stand and the middle of things that float; `s` is
roughly the height in pixels.
"""

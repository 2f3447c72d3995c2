"""Painting in layers: the painter, its light and finish, the palettes, and the scenes of *Dreams*."""

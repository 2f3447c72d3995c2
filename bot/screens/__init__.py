"""Decides when and what to show of each game, in public and in private, always from saved state."""

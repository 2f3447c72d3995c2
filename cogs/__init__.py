"""Cogs map slash commands and presses to the phases of a game; they open doors and decide nothing."""

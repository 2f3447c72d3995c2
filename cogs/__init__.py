"""Cogs map slash commands and presses to the phases of a game.

They open doors and decide nothing.
"""

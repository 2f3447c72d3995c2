"""Cogs: the handlers of slash commands, presses and Discord's events.

They read the interaction, call the service and answer. They decide nothing about a game.
"""

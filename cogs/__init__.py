"""Cogs: the handlers of slash commands, presses and Discord's events, by the phase of a game.

``lobby``, ``storytelling``, ``submitting``, ``voting`` and ``scoring`` follow the phases; ``seat``
and ``hosting`` are for every phase. A handler reads the interaction, calls the service and answers.
It decides nothing about a game.
"""

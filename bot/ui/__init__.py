"""Layouts from views: what each message says and which buttons it has.

Knows the rules' views, the words and discord.py's building blocks; sends nothing and decides
nothing about the game.
"""

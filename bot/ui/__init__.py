"""Layouts of messages, made from views: what each message says and which buttons it has.

Knows the rules' views, the texts and discord.py's components; sends nothing and decides nothing
about the game.
"""

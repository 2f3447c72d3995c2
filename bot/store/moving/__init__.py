"""All games and all that belongs to them, from one database to another, of any kind.

Goes by tables and columns, which have the same names wherever they are (``bot/store/columns.py``):
a table that is added to both is carried over without a word here. Imported by nobody but the
command that moves.
"""

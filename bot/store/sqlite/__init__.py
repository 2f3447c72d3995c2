"""The store in one SQLite file, for one process; it needs no database server.

It is imported only if DATABASE is a file, by the commands that back it up or restore it, and by the
checks of the machine.
"""

"""The store in PostgreSQL, for bots with several processes; needs the extra ``postgres``.

It is imported only if DATABASE is the address of a PostgreSQL database.
"""

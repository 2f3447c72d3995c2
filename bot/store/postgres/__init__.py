"""The store in a PostgreSQL, for bots of several processes; needs the extra ``postgres``.

Nobody imports this before DATABASE names a PostgreSQL.
"""

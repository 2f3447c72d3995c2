"""Coordinates several processes of one bot: which worker leads a shard, how presses reach it.

Works against the protocols of ``bot.store.fleet``; the SQL is in ``bot.store.postgres``. With
SQLite there is one process, and none of this is imported.
"""

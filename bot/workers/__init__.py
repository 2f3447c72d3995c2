"""Several processes of one bot: who leads which shard, and how a press finds its game.

Works against the protocols of ``bot.store.fleet``; the SQL is in ``bot.store.postgres``. With
SQLite there is one process, and none of this is imported.
"""

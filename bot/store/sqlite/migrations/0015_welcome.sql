-- Servers in which the bot has introduced itself, so that it does so once.
CREATE TABLE welcome (
    guild_id  INTEGER PRIMARY KEY,
    at        REAL NOT NULL
) STRICT;

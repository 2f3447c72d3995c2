-- Servers in which the bot has introduced itself, so that it does so once.
CREATE TABLE welcome (
    guild_id  bigint PRIMARY KEY,
    at        double precision NOT NULL
);

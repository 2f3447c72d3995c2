-- The channel that a thread was opened from for a game, and whether a server wants that by default.
ALTER TABLE game ADD COLUMN home_id bigint;
ALTER TABLE server ADD COLUMN threads boolean NOT NULL DEFAULT false;

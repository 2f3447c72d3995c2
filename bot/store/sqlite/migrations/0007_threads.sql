-- The channel that a thread was opened from for a game, and whether a server wants that by default.
ALTER TABLE game ADD COLUMN home_id INTEGER;
ALTER TABLE server ADD COLUMN threads INTEGER NOT NULL DEFAULT 0 CHECK (threads IN (0, 1));

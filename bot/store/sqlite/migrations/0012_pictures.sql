-- The files that a message of a game has, by name: edits list them by id, so that they stay.
ALTER TABLE message ADD COLUMN pictures TEXT NOT NULL DEFAULT '{}';

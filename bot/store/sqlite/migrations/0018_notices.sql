-- What people want to be told of in each server, and when a planned lobby opens.
CREATE TABLE notice (
    guild_id  INTEGER NOT NULL,
    user_id   INTEGER NOT NULL,
    lobbies   INTEGER NOT NULL DEFAULT 0 CHECK (lobbies IN (0, 1)),
    turns     INTEGER CHECK (turns IN (0, 1)),
    PRIMARY KEY (guild_id, user_id)
) STRICT, WITHOUT ROWID;

CREATE INDEX notice_by_person ON notice (user_id);

ALTER TABLE game ADD COLUMN opens_at REAL;

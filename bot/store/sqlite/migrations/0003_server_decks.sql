-- Decks that servers make. What is removed while a game uses it stays, marked, until that is over.
CREATE TABLE deck (
    id           TEXT PRIMARY KEY,
    guild_id     INTEGER NOT NULL,
    name         TEXT NOT NULL,
    made_by      INTEGER NOT NULL,
    made_at      REAL NOT NULL,
    removed_at   REAL,
    next_number  INTEGER NOT NULL DEFAULT 1 -- numbers are never given twice
) STRICT;

CREATE INDEX deck_by_guild ON deck (guild_id);

-- The pictures themselves are files beside the database, named by their hash.
CREATE TABLE deck_picture (
    digest  TEXT PRIMARY KEY,
    size    INTEGER NOT NULL,
    look    BLOB NOT NULL
) STRICT;

CREATE TABLE deck_card (
    deck_id      TEXT NOT NULL REFERENCES deck (id) ON DELETE CASCADE,
    number       INTEGER NOT NULL,
    digest       TEXT NOT NULL REFERENCES deck_picture (digest),
    source       TEXT NOT NULL, -- the hash of the file that was uploaded
    title        TEXT NOT NULL,
    alts         TEXT NOT NULL, -- JSON, by language
    keywords     TEXT NOT NULL, -- JSON
    added_by     INTEGER NOT NULL,
    added_at     REAL NOT NULL,
    reported_by  INTEGER,
    reported_at  REAL,
    removed_at   REAL,
    PRIMARY KEY (deck_id, number),
    UNIQUE (deck_id, digest)
) STRICT;

CREATE INDEX deck_card_by_picture ON deck_card (digest);
CREATE INDEX deck_card_by_person ON deck_card (added_by);

-- Pictures that no server may use, by the hash of what is kept or of what was uploaded.
CREATE TABLE blocked_picture (
    digest  TEXT PRIMARY KEY,
    at      REAL NOT NULL
) STRICT;

-- Statistics are counted from the games of a server, each once, and can always be counted anew.
ALTER TABLE game ADD COLUMN counted INTEGER NOT NULL DEFAULT 0 CHECK (counted IN (0, 1));

CREATE INDEX game_to_count ON game (guild_id) WHERE finished_at IS NOT NULL AND counted = 0;
CREATE INDEX game_by_end ON game (guild_id, finished_at, id) WHERE finished_at IS NOT NULL;

-- What one person did in one game that counts.
CREATE TABLE tally (
    game_id     TEXT NOT NULL REFERENCES game (id) ON DELETE CASCADE,
    player      TEXT NOT NULL,
    rules       TEXT NOT NULL,
    rabbit      INTEGER NOT NULL,
    points      INTEGER NOT NULL,
    won         INTEGER NOT NULL CHECK (won IN (0, 1)),
    finds       INTEGER NOT NULL,
    votes       INTEGER NOT NULL,
    lures       INTEGER NOT NULL,
    told        INTEGER NOT NULL,
    just_right  INTEGER NOT NULL,
    award       TEXT,
    PRIMARY KEY (game_id, player)
) STRICT, WITHOUT ROWID;

CREATE INDEX tally_by_player ON tally (player);

-- How often somebody found the stories of somebody else.
CREATE TABLE reading (
    game_id      TEXT NOT NULL REFERENCES game (id) ON DELETE CASCADE,
    reader       TEXT NOT NULL,
    storyteller  TEXT NOT NULL,
    found        INTEGER NOT NULL,
    chances      INTEGER NOT NULL,
    PRIMARY KEY (game_id, reader, storyteller)
) STRICT, WITHOUT ROWID;

CREATE INDEX reading_by_reader ON reading (reader);
CREATE INDEX reading_by_storyteller ON reading (storyteller);

-- Rounds worth looking back on; clue and cards are those of the scored round.
CREATE TABLE story (
    game_id      TEXT NOT NULL REFERENCES game (id) ON DELETE CASCADE,
    place        INTEGER NOT NULL,
    storyteller  TEXT NOT NULL,
    votes        INTEGER NOT NULL,
    voters       INTEGER NOT NULL,
    PRIMARY KEY (game_id, place)
) STRICT, WITHOUT ROWID;

-- What a person has chosen about themselves, and a server about its channels.
ALTER TABLE person ADD COLUMN statistics INTEGER NOT NULL DEFAULT 1 CHECK (statistics IN (0, 1));
ALTER TABLE server ADD COLUMN channels TEXT NOT NULL DEFAULT '[]'; -- JSON

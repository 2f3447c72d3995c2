-- Channels that get a daily story. ``next_at`` is NULL while it is turned off; ``idle_since`` says
-- since when that is so, or since when the channel refuses the bot.
CREATE TABLE daily (
    channel_id  INTEGER PRIMARY KEY,
    guild_id    INTEGER NOT NULL,
    minute      INTEGER NOT NULL,
    zone        TEXT NOT NULL,
    language    TEXT NOT NULL,
    next_at     REAL,
    idle_since  REAL
) STRICT;

CREATE INDEX daily_by_guild ON daily (guild_id);
CREATE INDEX daily_due ON daily (next_at) WHERE next_at IS NOT NULL;

-- The stories of the last months. ``closed``: its message shows that it is over.
CREATE TABLE daily_story (
    id           TEXT PRIMARY KEY,
    channel_id   INTEGER NOT NULL REFERENCES daily (channel_id) ON DELETE CASCADE,
    guild_id     INTEGER NOT NULL,
    clue         TEXT NOT NULL,
    storyteller  TEXT NOT NULL,
    cards        TEXT NOT NULL, -- JSON
    slot         INTEGER NOT NULL,
    told_at      REAL NOT NULL,
    until        REAL NOT NULL,
    source       TEXT,
    place        INTEGER,
    tells        TEXT,
    message_id   INTEGER,
    answered_at  REAL,
    withdrawn    INTEGER NOT NULL DEFAULT 0 CHECK (withdrawn IN (0, 1)),
    closed       INTEGER NOT NULL DEFAULT 0 CHECK (closed IN (0, 1))
) STRICT;

CREATE INDEX daily_story_by_channel ON daily_story (channel_id, told_at);
CREATE INDEX daily_story_by_storyteller ON daily_story (storyteller);
CREATE INDEX daily_story_to_show ON daily_story (guild_id) WHERE NOT closed;

CREATE TABLE daily_guess (
    story_id  TEXT NOT NULL REFERENCES daily_story (id) ON DELETE CASCADE,
    person    INTEGER NOT NULL,
    slot      INTEGER NOT NULL,
    PRIMARY KEY (story_id, person)
) STRICT, WITHOUT ROWID;

CREATE INDEX daily_guess_by_person ON daily_guess (person);

-- How many stories of a channel somebody has found in a row, now and at best.
CREATE TABLE daily_streak (
    channel_id  INTEGER NOT NULL REFERENCES daily (channel_id) ON DELETE CASCADE,
    person      INTEGER NOT NULL,
    days        INTEGER NOT NULL,
    best        INTEGER NOT NULL,
    PRIMARY KEY (channel_id, person)
) STRICT, WITHOUT ROWID;

CREATE INDEX daily_streak_by_person ON daily_streak (person);

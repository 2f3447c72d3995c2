-- One row per game, finished ones included. Everything in play is in the snapshot; the columns
-- repeat what is searched for without opening it.
CREATE TABLE game (
    id          TEXT PRIMARY KEY,
    guild_id    INTEGER NOT NULL,
    channel_id  INTEGER NOT NULL,
    live        INTEGER NOT NULL CHECK (live IN (0, 1)),
    revision    INTEGER NOT NULL,
    shown       INTEGER NOT NULL,
    language    TEXT NOT NULL,
    timer       TEXT, -- JSON
    wake_at     REAL,
    paused      TEXT,
    paused_at   REAL,
    created_at  REAL NOT NULL,
    touched_at  REAL NOT NULL,
    snapshot    TEXT NOT NULL -- JSON with a schema number
) STRICT;

CREATE UNIQUE INDEX one_live_game_per_channel ON game (channel_id) WHERE live;
CREATE INDEX game_by_channel ON game (channel_id, live, created_at);
CREATE INDEX game_by_guild ON game (guild_id);
CREATE INDEX game_to_wake ON game (wake_at) WHERE wake_at IS NOT NULL;
CREATE INDEX game_to_show ON game (id) WHERE shown < revision;

-- Who sits or waits at which table.
CREATE TABLE seat (
    game_id  TEXT NOT NULL REFERENCES game (id) ON DELETE CASCADE,
    player   TEXT NOT NULL,
    PRIMARY KEY (game_id, player)
) STRICT, WITHOUT ROWID;

CREATE INDEX seat_by_player ON seat (player);

CREATE TABLE journal (
    game_id  TEXT NOT NULL REFERENCES game (id) ON DELETE CASCADE,
    seq      INTEGER NOT NULL, -- the revision that the command led to
    at       REAL NOT NULL,
    actor    TEXT,
    command  TEXT NOT NULL,
    fields   TEXT NOT NULL, -- JSON
    seed     INTEGER NOT NULL,
    PRIMARY KEY (game_id, seq)
) STRICT;

-- Presses that were played, so that one dispatched twice counts once; forgotten after a day.
CREATE TABLE interaction (
    id  INTEGER PRIMARY KEY,
    at  REAL NOT NULL
) STRICT;

CREATE TABLE message (
    game_id      TEXT NOT NULL REFERENCES game (id) ON DELETE CASCADE,
    message_id   INTEGER NOT NULL,
    kind         TEXT NOT NULL,
    player       TEXT,
    channel_id   INTEGER NOT NULL,
    round        INTEGER NOT NULL,
    fingerprint  TEXT NOT NULL,
    posted_at    REAL NOT NULL,
    PRIMARY KEY (game_id, message_id)
) STRICT, WITHOUT ROWID;

-- Players who do not take private messages, by game: each is tried once.
CREATE TABLE closed_dm (
    game_id  TEXT NOT NULL REFERENCES game (id) ON DELETE CASCADE,
    player   TEXT NOT NULL,
    PRIMARY KEY (game_id, player)
) STRICT, WITHOUT ROWID;

CREATE TABLE server (
    guild_id  INTEGER PRIMARY KEY,
    rules     TEXT NOT NULL,
    pace      TEXT NOT NULL,
    decks     TEXT NOT NULL, -- JSON
    language  TEXT,
    starters  TEXT NOT NULL,
    hands     TEXT NOT NULL
) STRICT;

CREATE TABLE person (
    user_id   INTEGER PRIMARY KEY,
    language  TEXT,
    hands     TEXT
) STRICT;

-- Servers that the bot was removed from, until everything of theirs is erased.
CREATE TABLE left_guild (
    guild_id  INTEGER PRIMARY KEY,
    at        REAL NOT NULL
) STRICT;

-- The same tables and columns as in SQLite (bot/store/columns.py), with PostgreSQL's types.
CREATE TABLE game (
    id           text PRIMARY KEY,
    guild_id     bigint NOT NULL,
    channel_id   bigint NOT NULL,
    live         boolean NOT NULL,
    revision     integer NOT NULL,
    shown        integer NOT NULL,
    language     text NOT NULL,
    timer        text, -- JSON
    wake_at      double precision,
    paused       text,
    paused_at    double precision,
    created_at   double precision NOT NULL,
    touched_at   double precision NOT NULL,
    finished_at  double precision,
    pruned       boolean NOT NULL DEFAULT false,
    snapshot     text NOT NULL, -- JSON with a schema number
    serial       bigint GENERATED ALWAYS AS IDENTITY -- the order of opening
) WITH (fillfactor = 70); -- room for a game's next rows on the same page, without touching indexes

-- No index may mention what every move changes: revision, shown, touched_at, snapshot.
CREATE UNIQUE INDEX one_live_game_per_channel ON game (channel_id) WHERE live;
CREATE INDEX game_by_channel ON game (channel_id, live, created_at);
CREATE INDEX game_by_guild ON game (guild_id);
CREATE INDEX game_to_wake ON game (wake_at) WHERE wake_at IS NOT NULL;
CREATE INDEX game_to_prune ON game (finished_at) WHERE finished_at IS NOT NULL AND NOT pruned;

CREATE TABLE scored_round (
    game_id  text NOT NULL REFERENCES game (id) ON DELETE CASCADE,
    place    integer NOT NULL, -- in the order of play, from 0
    scored   text NOT NULL, -- JSON
    PRIMARY KEY (game_id, place)
);

-- Who sits or waits at which table.
CREATE TABLE seat (
    game_id  text NOT NULL REFERENCES game (id) ON DELETE CASCADE,
    player   text NOT NULL,
    PRIMARY KEY (game_id, player)
);

CREATE INDEX seat_by_player ON seat (player);

CREATE TABLE journal (
    game_id  text NOT NULL REFERENCES game (id) ON DELETE CASCADE,
    seq      integer NOT NULL, -- the revision that the command led to
    at       double precision NOT NULL,
    actor    text,
    command  text NOT NULL,
    fields   text NOT NULL, -- JSON
    seed     bigint NOT NULL,
    PRIMARY KEY (game_id, seq)
);

-- Presses that were played, so that one dispatched twice counts once; forgotten after a day.
CREATE TABLE interaction (
    id  bigint PRIMARY KEY,
    at  double precision NOT NULL
);

CREATE TABLE message (
    game_id      text NOT NULL REFERENCES game (id) ON DELETE CASCADE,
    message_id   bigint NOT NULL,
    kind         text NOT NULL,
    player       text,
    channel_id   bigint NOT NULL,
    round        integer NOT NULL,
    fingerprint  text NOT NULL,
    posted_at    double precision NOT NULL,
    PRIMARY KEY (game_id, message_id)
);

-- Players who do not take private messages, by game: each is tried once.
CREATE TABLE closed_dm (
    game_id  text NOT NULL REFERENCES game (id) ON DELETE CASCADE,
    player   text NOT NULL,
    PRIMARY KEY (game_id, player)
);

CREATE TABLE server (
    guild_id  bigint PRIMARY KEY,
    rules     text NOT NULL,
    pace      text NOT NULL,
    decks     text NOT NULL, -- JSON
    language  text,
    starters  text NOT NULL,
    hands     text NOT NULL
);

CREATE TABLE person (
    user_id   bigint PRIMARY KEY,
    language  text,
    hands     text
);

CREATE INDEX person_by_player ON person ((user_id::text)); -- players are text

-- Servers that the bot was removed from, until everything of theirs is erased.
CREATE TABLE left_guild (
    guild_id  bigint PRIMARY KEY,
    at        double precision NOT NULL
);

-- Decks that servers make, as in SQLite, with their pictures: every process has them.
CREATE TABLE deck (
    id           text PRIMARY KEY,
    guild_id     bigint NOT NULL,
    name         text NOT NULL,
    made_by      bigint NOT NULL,
    made_at      double precision NOT NULL,
    removed_at   double precision,
    next_number  integer NOT NULL DEFAULT 1, -- numbers are never given twice
    serial       bigint GENERATED ALWAYS AS IDENTITY
);

CREATE INDEX deck_by_guild ON deck (guild_id);

CREATE TABLE deck_picture (
    digest  text PRIMARY KEY,
    size    bigint NOT NULL,
    look    bytea NOT NULL,
    data    bytea NOT NULL
);

CREATE TABLE deck_card (
    deck_id      text NOT NULL REFERENCES deck (id) ON DELETE CASCADE,
    number       integer NOT NULL,
    digest       text NOT NULL REFERENCES deck_picture (digest),
    source       text NOT NULL, -- the hash of the file that was uploaded
    title        text NOT NULL,
    alts         text NOT NULL, -- JSON, by language
    keywords     text NOT NULL, -- JSON
    added_by     bigint NOT NULL,
    added_at     double precision NOT NULL,
    reported_by  bigint,
    reported_at  double precision,
    removed_at   double precision,
    PRIMARY KEY (deck_id, number),
    UNIQUE (deck_id, digest)
);

CREATE INDEX deck_card_by_picture ON deck_card (digest);
CREATE INDEX deck_card_by_person ON deck_card (added_by);

-- Pictures that no server may use, by the hash of what is kept or of what was uploaded.
CREATE TABLE blocked_picture (
    digest  text PRIMARY KEY,
    at      double precision NOT NULL
);

-- Processes that share the games, which of them leads which shard, and presses on their way.
CREATE TABLE worker (
    name     text PRIMARY KEY,
    serial   bigint GENERATED ALWAYS AS IDENTITY, -- the order of beginning
    seen     timestamptz NOT NULL,
    leaving  boolean NOT NULL DEFAULT false,
    decks    text[] NOT NULL
);

CREATE TABLE shard_lease (
    shard       integer PRIMARY KEY,
    owner       text,
    epoch       bigint NOT NULL DEFAULT 0, -- grows whenever it is taken
    until       timestamptz NOT NULL DEFAULT '-infinity',
    watched_at  timestamptz, -- when somebody last led it
    heir        text, -- who is connected, or about to be, and wants to lead next
    heir_ready  boolean NOT NULL DEFAULT false,
    heir_until  timestamptz NOT NULL DEFAULT '-infinity'
);

-- Worth a few seconds, and lost with them in a crash: whoever pressed will press again.
CREATE UNLOGGED TABLE press (
    id       bigint PRIMARY KEY,
    shard    integer NOT NULL,
    worker   text, -- who answers it
    payload  text, -- JSON, while it waits for whoever leads its shard
    at       timestamptz NOT NULL DEFAULT clock_timestamp()
);

CREATE INDEX press_that_waits ON press (shard, id) WHERE payload IS NOT NULL;
CREATE INDEX press_by_age ON press (at);

CREATE TABLE identify_turn (
    bucket   integer PRIMARY KEY, -- the shard modulo Discord's max_concurrency
    free_at  timestamptz NOT NULL
);

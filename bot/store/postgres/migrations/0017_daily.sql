-- Channels that get a daily story. ``next_at`` is NULL while it is turned off; ``idle_since`` says
-- since when that is so, or since when the channel refuses the bot.
CREATE TABLE daily (
    channel_id  bigint PRIMARY KEY,
    guild_id    bigint NOT NULL,
    minute      integer NOT NULL,
    zone        text NOT NULL,
    language    text NOT NULL,
    next_at     double precision,
    idle_since  double precision
);

CREATE INDEX daily_by_guild ON daily (guild_id);
CREATE INDEX daily_due ON daily (next_at) WHERE next_at IS NOT NULL;

-- The stories of the last months. ``closed``: its message shows that it is over.
CREATE TABLE daily_story (
    id           text PRIMARY KEY,
    channel_id   bigint NOT NULL REFERENCES daily (channel_id) ON DELETE CASCADE,
    guild_id     bigint NOT NULL,
    clue         text NOT NULL,
    storyteller  text NOT NULL,
    cards        text NOT NULL, -- JSON
    slot         integer NOT NULL,
    told_at      double precision NOT NULL,
    until        double precision NOT NULL,
    source       text,
    place        integer,
    tells        text,
    message_id   bigint,
    answered_at  double precision,
    withdrawn    boolean NOT NULL DEFAULT false,
    closed       boolean NOT NULL DEFAULT false
);

CREATE INDEX daily_story_by_channel ON daily_story (channel_id, told_at);
CREATE INDEX daily_story_by_storyteller ON daily_story (storyteller);
CREATE INDEX daily_story_to_show ON daily_story (guild_id) WHERE NOT closed;

CREATE TABLE daily_guess (
    story_id  text NOT NULL REFERENCES daily_story (id) ON DELETE CASCADE,
    person    bigint NOT NULL,
    slot      integer NOT NULL,
    PRIMARY KEY (story_id, person)
);

CREATE INDEX daily_guess_by_person ON daily_guess (person);

-- How many stories of a channel somebody has found in a row, now and at best.
CREATE TABLE daily_streak (
    channel_id  bigint NOT NULL REFERENCES daily (channel_id) ON DELETE CASCADE,
    person      bigint NOT NULL,
    days        integer NOT NULL,
    best        integer NOT NULL,
    PRIMARY KEY (channel_id, person)
);

CREATE INDEX daily_streak_by_person ON daily_streak (person);

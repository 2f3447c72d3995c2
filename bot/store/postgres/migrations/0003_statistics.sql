-- Statistics are counted from the games of a server, each once, and can always be counted anew.
ALTER TABLE game ADD COLUMN counted boolean NOT NULL DEFAULT false;

CREATE INDEX game_to_count ON game (guild_id) WHERE finished_at IS NOT NULL AND NOT counted;
CREATE INDEX game_by_end ON game (guild_id, finished_at, id) WHERE finished_at IS NOT NULL;

-- What one person did in one game that counts.
CREATE TABLE tally (
    game_id     text NOT NULL REFERENCES game (id) ON DELETE CASCADE,
    player      text NOT NULL,
    rules       text NOT NULL,
    rabbit      integer NOT NULL,
    points      integer NOT NULL,
    won         boolean NOT NULL,
    finds       integer NOT NULL,
    votes       integer NOT NULL,
    lures       integer NOT NULL,
    told        integer NOT NULL,
    just_right  integer NOT NULL,
    award       text,
    PRIMARY KEY (game_id, player)
);

CREATE INDEX tally_by_player ON tally (player);

-- How often somebody found the stories of somebody else.
CREATE TABLE reading (
    game_id      text NOT NULL REFERENCES game (id) ON DELETE CASCADE,
    reader       text NOT NULL,
    storyteller  text NOT NULL,
    found        integer NOT NULL,
    chances      integer NOT NULL,
    PRIMARY KEY (game_id, reader, storyteller)
);

CREATE INDEX reading_by_reader ON reading (reader);
CREATE INDEX reading_by_storyteller ON reading (storyteller);

-- Rounds worth looking back on; clue and cards are those of the scored round.
CREATE TABLE story (
    game_id      text NOT NULL REFERENCES game (id) ON DELETE CASCADE,
    place        integer NOT NULL,
    storyteller  text NOT NULL,
    votes        integer NOT NULL,
    voters       integer NOT NULL,
    PRIMARY KEY (game_id, place)
);

-- What a person has chosen about themselves, and a server about its channels.
ALTER TABLE person ADD COLUMN statistics boolean NOT NULL DEFAULT true;
ALTER TABLE server ADD COLUMN channels text NOT NULL DEFAULT '[]'; -- JSON

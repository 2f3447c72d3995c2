-- What those who watch guess. Whose a guess is matters only while the vote is open, so that everybody
-- has one: after it ``person`` is below zero, and nobody knows any more.
CREATE TABLE guess (
    game_id  TEXT NOT NULL REFERENCES game (id) ON DELETE CASCADE,
    round    INTEGER NOT NULL,
    person   INTEGER NOT NULL,
    slots    TEXT NOT NULL, -- numbers with spaces between them
    PRIMARY KEY (game_id, round, person)
) STRICT;

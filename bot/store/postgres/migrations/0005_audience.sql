-- What those who watch guess. Whose a guess is matters only while the vote is open, so that everybody
-- has one: after it ``person`` is below zero, and nobody knows any more.
CREATE TABLE guess (
    game_id  text NOT NULL REFERENCES game (id) ON DELETE CASCADE,
    round    integer NOT NULL,
    person   bigint NOT NULL,
    slots    text NOT NULL, -- numbers with spaces between them
    serial   bigint GENERATED ALWAYS AS IDENTITY,
    PRIMARY KEY (game_id, round, person)
);

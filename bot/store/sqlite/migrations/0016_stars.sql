-- The clue that a person starred when a game was over: one a game, by its round's place in the history.
CREATE TABLE star (
    game_id  TEXT NOT NULL REFERENCES game (id) ON DELETE CASCADE,
    person   INTEGER NOT NULL,
    place    INTEGER NOT NULL,
    PRIMARY KEY (game_id, person)
) STRICT, WITHOUT ROWID;

CREATE INDEX star_by_person ON star (person);

-- Whether a round is remembered without any star: some found the card, and not everyone.
ALTER TABLE story ADD COLUMN good INTEGER NOT NULL DEFAULT 1 CHECK (good IN (0, 1));

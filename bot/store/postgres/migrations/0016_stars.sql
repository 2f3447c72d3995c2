-- The clue that a person starred when a game was over: one a game, by its round's place in the history.
CREATE TABLE star (
    game_id  text NOT NULL REFERENCES game (id) ON DELETE CASCADE,
    person   bigint NOT NULL,
    place    integer NOT NULL,
    PRIMARY KEY (game_id, person)
);

CREATE INDEX star_by_person ON star (person);

-- Whether a round is remembered without any star: some found the card, and not everyone.
ALTER TABLE story ADD COLUMN good boolean NOT NULL DEFAULT true;

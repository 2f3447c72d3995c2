-- What is asked about live games without opening their snapshots: by which rules they are played,
-- and with which decks those that were dealt. Workers of the version before leave both empty.
ALTER TABLE game ADD COLUMN rules text;

CREATE TABLE game_deck (
    game_id  text NOT NULL REFERENCES game (id) ON DELETE CASCADE,
    deck_id  text NOT NULL,
    PRIMARY KEY (game_id, deck_id)
);

-- A snapshot that is no JSON stays as it is, for whoever repairs it.
CREATE FUNCTION pg_temp.game_of(snapshot text) RETURNS json LANGUAGE plpgsql AS $$
BEGIN
    RETURN snapshot::json -> 'game';
EXCEPTION WHEN others THEN
    RETURN NULL;
END $$;

UPDATE game SET rules = pg_temp.game_of(snapshot) ->> 'rules' WHERE live;

INSERT INTO game_deck
SELECT game.id, deck
FROM game, json_array_elements_text(pg_temp.game_of(snapshot) -> 'options' -> 'decks') AS deck
WHERE live AND pg_temp.game_of(snapshot) ->> 'phase' <> 'lobby'
ON CONFLICT DO NOTHING;

DROP FUNCTION pg_temp.game_of(text);

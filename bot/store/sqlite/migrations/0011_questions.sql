-- What is asked about live games without opening their snapshots: by which rules they are played,
-- and with which decks those that were dealt.
ALTER TABLE game ADD COLUMN rules TEXT;

CREATE TABLE game_deck (
    game_id  TEXT NOT NULL REFERENCES game (id) ON DELETE CASCADE,
    deck_id  TEXT NOT NULL,
    PRIMARY KEY (game_id, deck_id)
) STRICT, WITHOUT ROWID;

UPDATE game SET rules = json_extract(snapshot, '$.game.rules')
WHERE live AND CASE WHEN json_valid(snapshot) THEN json_type(snapshot, '$.game.rules') = 'text' END;

INSERT OR IGNORE INTO game_deck
SELECT game.id, chosen.value
FROM game, json_each(iif(json_valid(snapshot), snapshot, '{}'), '$.game.options.decks') AS chosen
WHERE live AND chosen.type = 'text'
AND CASE WHEN json_valid(snapshot) THEN json_extract(snapshot, '$.game.phase') <> 'lobby' END;

-- The same conditions as in the statements, which PostgreSQL understands as well.
DROP INDEX game_to_prune;
CREATE INDEX game_to_prune ON game (finished_at) WHERE finished_at IS NOT NULL AND NOT pruned;
DROP INDEX game_to_count;
CREATE INDEX game_to_count ON game (guild_id) WHERE finished_at IS NOT NULL AND NOT counted;
DROP INDEX game_to_show;
CREATE INDEX game_to_show ON game (id) WHERE NOT live AND shown < revision;

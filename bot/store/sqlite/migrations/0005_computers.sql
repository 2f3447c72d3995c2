-- What was told in each server, so that computer players never say a thing twice.
CREATE TABLE told_clue (
    guild_id  INTEGER NOT NULL,
    clue      TEXT NOT NULL,
    PRIMARY KEY (guild_id, clue)
) STRICT, WITHOUT ROWID;

INSERT OR IGNORE INTO told_clue
SELECT guild_id, json_extract(scored, '$.round.clue')
FROM scored_round JOIN game ON game.id = game_id
WHERE CASE WHEN json_valid(scored) THEN json_type(scored, '$.round.clue') = 'text' END;

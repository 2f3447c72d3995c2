-- Rounds that were scored never change: they are written once, not with every move after them.
CREATE TABLE scored_round (
    game_id  TEXT NOT NULL REFERENCES game (id) ON DELETE CASCADE,
    place    INTEGER NOT NULL, -- in the order of play, from 0
    scored   TEXT NOT NULL, -- JSON
    PRIMARY KEY (game_id, place)
) STRICT; -- with row ids, because without them a row of over a kilobyte takes a page of its own

-- A snapshot that is no JSON stays as it is, for whoever repairs it.
INSERT INTO scored_round
SELECT game.id, round.key, round.value
FROM game, json_each(iif(json_valid(snapshot), snapshot, '{}'), '$.game.history') AS round;

UPDATE game SET snapshot = json_set(json_remove(snapshot, '$.game.history'), '$.schema', 2)
WHERE CASE WHEN json_valid(snapshot) THEN json_extract(snapshot, '$.schema') = 1 END;

-- When a game was over, and whether what nobody looks at any more was dropped since.
ALTER TABLE game ADD COLUMN finished_at REAL;
ALTER TABLE game ADD COLUMN pruned INTEGER NOT NULL DEFAULT 0 CHECK (pruned IN (0, 1));

UPDATE game SET finished_at = (SELECT max(at) FROM journal WHERE game_id = id)
WHERE CASE WHEN json_valid(snapshot) THEN json_extract(snapshot, '$.game.phase') = 'finished' END;

CREATE INDEX game_to_prune ON game (finished_at) WHERE finished_at IS NOT NULL AND pruned = 0;

-- Live games are few and found by their channels; of the others this finds those not shown yet.
DROP INDEX game_to_show;
CREATE INDEX game_to_show ON game (id) WHERE live = 0 AND shown < revision;

-- A game's journal lies together, so that adding to it changes one page.
CREATE TABLE journal_of_game (
    game_id  TEXT NOT NULL REFERENCES game (id) ON DELETE CASCADE,
    seq      INTEGER NOT NULL, -- the revision that the command led to
    at       REAL NOT NULL,
    actor    TEXT,
    command  TEXT NOT NULL,
    fields   TEXT NOT NULL, -- JSON
    seed     INTEGER NOT NULL,
    PRIMARY KEY (game_id, seq)
) STRICT, WITHOUT ROWID;

INSERT INTO journal_of_game
SELECT game_id, seq, at, actor, command, fields, seed FROM journal ORDER BY game_id, seq;
DROP TABLE journal;
ALTER TABLE journal_of_game RENAME TO journal;

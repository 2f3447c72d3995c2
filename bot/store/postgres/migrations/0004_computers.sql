-- What was told in each server, so that computer players never say a thing twice.
CREATE TABLE told_clue (
    guild_id  bigint NOT NULL,
    clue      text NOT NULL,
    PRIMARY KEY (guild_id, clue)
);

INSERT INTO told_clue
SELECT DISTINCT guild_id, scored::json -> 'round' ->> 'clue'
FROM scored_round JOIN game ON game.id = game_id
WHERE scored::json -> 'round' ->> 'clue' IS NOT NULL;

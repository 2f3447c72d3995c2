-- Guesses that were kept after their vote was over never counted and still name their person.
DELETE FROM guess WHERE person > 0 AND (
    round <= (SELECT count(*) FROM scored_round WHERE scored_round.game_id = guess.game_id)
    OR NOT (SELECT live FROM game WHERE id = guess.game_id)
);

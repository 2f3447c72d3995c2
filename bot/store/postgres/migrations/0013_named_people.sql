-- Who is named by which game, so that nobody has to search the texts of all games.
CREATE TABLE game_person (
    player   text NOT NULL,
    game_id  text NOT NULL REFERENCES game (id) ON DELETE CASCADE,
    PRIMARY KEY (player, game_id)
);

CREATE INDEX game_person_by_game ON game_person (game_id);

INSERT INTO game_person
SELECT player, game_id FROM (
    SELECT player, game_id FROM seat
    UNION SELECT player, game_id FROM message WHERE player IS NOT NULL
    UNION SELECT player, game_id FROM closed_dm
    UNION SELECT actor, game_id FROM journal WHERE actor IS NOT NULL
    UNION SELECT named[1], id FROM game,
        regexp_matches(snapshot, '(?<![0-9])[1-9][0-9]{14,19}(?![0-9])', 'g') AS named
    UNION SELECT named[1], game_id FROM scored_round,
        regexp_matches(scored, '(?<![0-9])[1-9][0-9]{14,19}(?![0-9])', 'g') AS named
    UNION SELECT named[1], game_id FROM journal,
        regexp_matches(fields, '(?<![0-9])[1-9][0-9]{14,19}(?![0-9])', 'g') AS named
    WHERE command IN ('Open', 'Kick', 'TellStory')
) AS found (player, game_id)
WHERE player NOT LIKE 'computer:%' AND player NOT LIKE '0%'
ON CONFLICT DO NOTHING;

-- Whose guesses these are, while it is known; and what else is asked about one person.
CREATE INDEX guess_by_person ON guess (person) WHERE person > 0;
CREATE INDEX story_by_storyteller ON story (storyteller);
CREATE INDEX deck_card_by_reporter ON deck_card (reported_by) WHERE reported_by IS NOT NULL;

-- No computer player would say such a thing.
DELETE FROM told_clue WHERE clue ~ '(?<![0-9])[1-9][0-9]{14,19}(?![0-9])';

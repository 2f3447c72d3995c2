-- Who is named by which game, so that nobody has to search the texts of all games. ``people_in`` is
-- ours (bot/store/named.py): the numbers in a text that may be people's, as JSON.
CREATE TABLE game_person (
    player   TEXT NOT NULL,
    game_id  TEXT NOT NULL REFERENCES game (id) ON DELETE CASCADE,
    PRIMARY KEY (player, game_id)
) STRICT, WITHOUT ROWID;

CREATE INDEX game_person_by_game ON game_person (game_id);

INSERT OR IGNORE INTO game_person
SELECT player, game_id FROM (
    SELECT player, game_id FROM seat
    UNION SELECT player, game_id FROM message WHERE player IS NOT NULL
    UNION SELECT player, game_id FROM closed_dm
    UNION SELECT actor, game_id FROM journal WHERE actor IS NOT NULL
    UNION SELECT named.value, game.id FROM game, json_each(people_in(snapshot)) AS named
    UNION SELECT named.value, game_id FROM scored_round, json_each(people_in(scored)) AS named
    UNION SELECT named.value, game_id FROM journal, json_each(people_in(fields)) AS named
    WHERE command IN ('Open', 'Kick', 'TellStory')
)
WHERE player NOT LIKE 'computer:%' AND player NOT LIKE '0%';

-- Whose guesses these are, while it is known; and what else is asked about one person.
CREATE INDEX guess_by_person ON guess (person) WHERE person > 0;
CREATE INDEX story_by_storyteller ON story (storyteller);
CREATE INDEX deck_card_by_reporter ON deck_card (reported_by) WHERE reported_by IS NOT NULL;

-- No computer player would say such a thing.
DELETE FROM told_clue WHERE people_in(clue) <> '[]';

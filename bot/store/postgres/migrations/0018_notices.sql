-- What people want to be told of in each server, and when a planned lobby opens.
CREATE TABLE notice (
    guild_id  bigint NOT NULL,
    user_id   bigint NOT NULL,
    lobbies   boolean NOT NULL DEFAULT false,
    turns     boolean,
    PRIMARY KEY (guild_id, user_id)
);

CREATE INDEX notice_by_person ON notice (user_id);

ALTER TABLE game ADD COLUMN opens_at double precision;

-- Games whose house rules change how points are won are counted apart from the others.
ALTER TABLE tally ADD COLUMN apart INTEGER NOT NULL DEFAULT 0 CHECK (apart IN (0, 1));

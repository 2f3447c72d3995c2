-- Games whose house rules change how points are won are counted apart from the others.
ALTER TABLE tally ADD COLUMN apart boolean NOT NULL DEFAULT false;

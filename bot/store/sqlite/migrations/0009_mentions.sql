-- Whether players who get no DM are mentioned when it is their turn: by server, and by person.
ALTER TABLE server ADD COLUMN mentions INTEGER NOT NULL DEFAULT 1 CHECK (mentions IN (0, 1));
ALTER TABLE person ADD COLUMN mentions INTEGER NOT NULL DEFAULT 1 CHECK (mentions IN (0, 1));

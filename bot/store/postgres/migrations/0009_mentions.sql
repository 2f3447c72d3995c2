-- Whether players who get no DM are mentioned when it is their turn: by server, and by person.
ALTER TABLE server ADD COLUMN mentions boolean NOT NULL DEFAULT true;
ALTER TABLE person ADD COLUMN mentions boolean NOT NULL DEFAULT true;

-- Who may change a server's decks: its managers, everyone, or those with a role.
ALTER TABLE server ADD COLUMN makers TEXT NOT NULL DEFAULT 'managers';

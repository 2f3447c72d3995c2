-- Who may change a server's decks: its managers, everyone, or those with a role.
ALTER TABLE server ADD COLUMN makers text NOT NULL DEFAULT 'managers';

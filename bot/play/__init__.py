"""Running games without Discord: playing commands, watching deadlines, cleaning up."""

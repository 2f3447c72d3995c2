"""A game going on, without Discord: playing commands, deadlines, tidying up."""

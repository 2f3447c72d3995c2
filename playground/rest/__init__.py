"""Discord's REST routes: one module per noun, one table that all of them register in."""

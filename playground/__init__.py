"""A small Discord of our own on loopback: to try the bot without a token, and to test it."""

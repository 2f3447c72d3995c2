"""The page in a real browser, on a real server, with a real bot."""

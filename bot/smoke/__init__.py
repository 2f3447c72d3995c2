"""A live check that an owner runs once, with a real token in a private test server.

Owns the questions that only the real Discord can answer, and what our playground assumes of each.
Knows no games: it speaks to Discord's API itself, so that an answer is seen as it came.
"""

"""Live checks that an owner runs once, with a real token in a private test server.

Each check compares the real Discord's behaviour with what the playground assumes. The checks know
nothing about games, and call Discord's API directly to see its responses unchanged.
"""

"""Checks everything that the bot needs to run, and says what is wrong and what to do.

It changes nothing and needs no running bot. Each check is a function that yields findings, and an
unexpected error in a check becomes a finding, too.
"""

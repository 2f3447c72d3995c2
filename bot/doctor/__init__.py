"""Looks at everything a bot needs before it runs, and says what is wrong and what to do.

Changes nothing and needs no running bot. Each check is a function that yields findings; a check
that fails in a way nobody foresaw is a finding, too.
"""

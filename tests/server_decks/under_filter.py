"""Starts a program under a filter of system calls, as systemd does: ``NUMBERS WAY PROGRAM…``.

``allow`` lets the numbered calls through and refuses all others, ``deny`` is the other way round.
"""

import os
import sys

from bot.server_decks.confinement import ALLOW, REFUSE, filter_calls, forbid_new_privileges

numbers, way, *program = sys.argv[1:]
forbid_new_privileges()
answers = (ALLOW, REFUSE) if way == "allow" else (REFUSE, ALLOW)
filter_calls(map(int, numbers.split(",")), listed=answers[0], others=answers[1])
os.execv(program[0], program)  # noqa: S606

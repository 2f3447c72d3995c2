"""When Python looks for what is no longer needed: seldom, and not among what stays to the end.

Knows nothing of the bot. What a press makes is gone with its answer; only rings of objects wait.
"""

import gc

AT_ONCE = 10_000  # new objects that stay, until the next look: a press makes about 3,000


def collect_seldom() -> None:
    """From now on; whatever was made before lives as long as the process."""
    gc.freeze()
    gc.set_threshold(AT_ONCE, *gc.get_threshold()[1:])
    gc.enable()

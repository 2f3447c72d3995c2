"""Defines the pauses of the screens, in seconds; tests and fast playgrounds use shorter ones."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Tempo:
    """The pauses and delays of all screens, in seconds."""

    beat: float = 4.0  # between the two beats of the reveal
    breath: float = 0.4  # between two redraws of one game: a flurry of presses becomes one edit
    progress: float = 5.0  # between two edits that only tell who is still awaited
    try_again: float = 30.0  # after Discord or the disk was out of reach; twice as long each time
    dm_patience: float = 10.0  # until a player whose hand is not there yet is sent to *My hand*
    dms_again: float = 60.0  # after Discord found that we open DMs too fast


UNHURRIED = Tempo()
HURRIED = Tempo(beat=0.5, breath=0.1, progress=0.5, dms_again=2.0)

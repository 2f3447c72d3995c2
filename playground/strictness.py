"""Where it is unknown what Discord does, the playground takes the stricter reading: which ones.

Each can be switched off by its name, in ``Playground(lenient=…)`` or by ``POST
/playground/control/lenient``, to see that a check of the bot would notice.
"""

from enum import StrEnum


class Strict(StrEnum):
    """Cases in which the playground is strict, by the names that switch them off."""

    HIDDEN_CHANNELS = "hidden-channels"
    """Channels that the bot cannot view come over the gateway obfuscated, and not over HTTP."""

    OPENING_DMS = "opening-dms"
    """Ten DMs that are opened at once are too many (40003); one a second is not."""

    USER_INSTALL = "user-install"
    """The application's owner has switched on User Install, so commands have to say otherwise."""

    DELETED_NONCES = "deleted-nonces"
    """A nonce is remembered for some minutes, also if its message was deleted meanwhile."""

    LISTED_PICTURES = "listed-pictures"
    """``attachment://`` finds a file that the same request uploads or lists, and no other."""

    LISTED_NAMES = "listed-names"
    """A file that stays is listed by its id and its filename; the id alone is refused."""

    LISTED_IDS = "listed-ids"
    """A list of attachments names files of this message or of this request, and no others."""

    UNLISTED_FILES = "unlisted-files"
    """An edit that lists attachments drops the files that it leaves out."""

    UPDATES_DROP_FILES = "updates-drop-files"
    """A press that is answered by an update without any list drops all files of its message."""

    PRIVATE_THREADS = "private-threads"
    """A private thread is closed to a bot that nobody has mentioned there."""

    VOICE_CHATS = "voice-chats"
    """The chat of a voice channel is closed to a bot that may not connect."""

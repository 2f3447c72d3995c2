"""Cases in which Discord's behaviour is uncertain and the playground takes the stricter reading.

Each can be switched off by its name, in ``Playground(lenient=…)`` or with ``POST
/playground/control/lenient``, to confirm that a test depends on it.
"""

from enum import StrEnum


class Strict(StrEnum):
    """Cases in which the playground takes the strict reading; each can be switched off by name."""

    HIDDEN_CHANNELS = "hidden-channels"
    """Channels that the bot cannot view are obfuscated on the gateway and left out over HTTP."""

    OPENING_DMS = "opening-dms"
    """The bot may open ten DMs at once and then one per second; more are refused (40003)."""

    USER_INSTALL = "user-install"
    """User Install is enabled, so commands that are only for servers have to say so."""

    DELETED_NONCES = "deleted-nonces"
    """A nonce is remembered for some minutes, even if its message has been deleted."""

    LISTED_PICTURES = "listed-pictures"
    """``attachment://`` finds only files that the same request uploads or lists."""

    LISTED_NAMES = "listed-names"
    """A file to keep must be listed by its id and its filename; the id alone is refused."""

    LISTED_IDS = "listed-ids"
    """A list of attachments may contain only files of this message or of this request."""

    UNLISTED_FILES = "unlisted-files"
    """An edit that lists attachments drops the files that it leaves out."""

    UPDATES_DROP_FILES = "updates-drop-files"
    """Answering a press with an update that has no list drops all files of its message."""

    PRIVATE_THREADS = "private-threads"
    """A bot cannot see a private thread that it was not added to."""

    VOICE_CHATS = "voice-chats"
    """A bot without the Connect permission cannot use the chat of a voice channel."""

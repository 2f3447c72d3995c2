"""Discord's error codes, each with its HTTP status and message.

``DiscordError`` is raised when the bot requests something that Discord would refuse, and becomes
the JSON body of the response.
"""

from typing import Any

Json = dict[str, Any]

# code: (HTTP status, message)
REFUSALS: dict[int, tuple[int, str]] = {
    10003: (404, "Unknown Channel"),
    10004: (404, "Unknown Guild"),
    10007: (404, "Unknown Member"),
    10008: (404, "Unknown Message"),
    10013: (404, "Unknown User"),
    10014: (404, "Unknown Emoji"),
    10015: (404, "Unknown Webhook"),
    10062: (404, "Unknown interaction"),
    10063: (404, "Unknown application command"),
    20009: (403, "Explicit content cannot be sent to the desired recipient(s)"),
    20012: (403, "You are not authorized to perform this action on this application"),
    20026: (403, "Your bot has been flagged by our anti-spam system for abusive behavior"),
    30008: (400, "Maximum number of emojis reached (2000)"),
    30032: (400, "Maximum number of application commands reached (100)"),
    30046: (
        429,
        "Maximum number of edits to messages older than 1 hour reached. Try again later",
    ),
    40001: (401, "Unauthorized"),
    40003: (400, "You are opening direct messages too fast"),
    40004: (403, "Send messages has been temporarily disabled"),
    40005: (413, "Request entity too large"),
    40060: (400, "Interaction has already been acknowledged."),
    40333: (429, "internal network error"),
    50001: (403, "Missing Access"),
    50003: (403, "Cannot execute action on a DM channel"),
    50005: (403, "Cannot edit a message authored by another user"),
    50006: (400, "Cannot send an empty message"),
    50007: (403, "Cannot send messages to this user"),
    50008: (400, "Cannot send messages in a non-text channel"),
    50013: (403, "Missing Permissions"),
    50024: (400, "Cannot execute action on this channel type"),
    50027: (401, "Invalid Webhook Token"),
    50035: (400, "Invalid Form Body"),
    50240: (
        400,
        "You cannot remove this app's Entry Point command in a bulk update operation. "
        "Please include the Entry Point command in your update request or delete it separately.",
    ),
    50083: (400, "Thread is archived"),
    50109: (400, "The request body contains invalid JSON."),
    50278: (403, "Cannot send messages to this user due to having no mutual guilds"),
    160002: (400, "You cannot reply without permission to read message history"),
    160004: (400, "A thread has already been created for this message"),
    160005: (400, "Thread is locked"),
}


class DiscordError(Exception):
    """Raised for a request that Discord would refuse."""

    def __init__(
        self,
        code: int,
        *,
        status: int | None = None,
        message: str | None = None,
        errors: Json | None = None,
    ) -> None:
        default_status, default_message = REFUSALS.get(code, (400, "Bad Request"))
        self.code = code
        self.status = status or default_status
        self.message = message or default_message
        self.errors = errors
        super().__init__(f"{self.status} {code} {self.message} {errors or ''}".rstrip())

    def body(self) -> Json:
        """Return the JSON body of Discord's response."""
        body: Json = {"message": self.message, "code": self.code}
        return body | ({"errors": self.errors} if self.errors else {})


class FormErrors:
    """Collects the errors in a request's body, field by field, in Discord's format."""

    def __init__(self) -> None:
        self._tree: Json = {}

    def add(self, path: tuple[str | int, ...], code: str, message: str) -> None:
        """Add an error about the field at ``path``.

        As on Discord, do nothing if an enclosing field, or one inside it, already has an error.
        """
        node = self._tree
        for step in path:
            # As on Discord, a node has either complaints of its own or parts with complaints.
            if "_errors" in node:
                return
            node = node.setdefault(str(step), {})
        if set(node) <= {"_errors"}:
            node.setdefault("_errors", []).append({"code": code, "message": message})

    def __bool__(self) -> bool:
        return bool(self._tree)

    def raise_if_any(self) -> None:
        """Raise ``DiscordError`` if there is any error."""
        if self._tree:
            raise DiscordError(50035, errors=self._tree)
